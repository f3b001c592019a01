"""The four languages, held against each other and against the code."""
