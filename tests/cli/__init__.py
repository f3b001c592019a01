"""The command line, run as people run it: in a pipe and at a terminal."""
