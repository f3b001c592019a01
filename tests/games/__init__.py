"""The games, each rulebook told as tests."""
