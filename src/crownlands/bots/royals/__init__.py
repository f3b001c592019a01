"""How good a position of Royals is, and a quick choice in it."""
