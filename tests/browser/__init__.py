"""The client in a real browser, beside a real server."""
