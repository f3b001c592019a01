"""How strong and how fast the bots are: matches on the same deals, search beside peers."""
