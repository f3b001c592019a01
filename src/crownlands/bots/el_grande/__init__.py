"""How greedy judges a position of El Grande."""
