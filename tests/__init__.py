"""The tests: laws for every game, sentences of each rulebook, and whole games."""
