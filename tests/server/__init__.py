"""The server, run as a real process on real databases and spoken to over real sockets."""
