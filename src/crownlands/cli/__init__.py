"""The command line: `crownlands play | score | replay | simulate | rules | box | completion`."""
