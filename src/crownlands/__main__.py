"""`python -m crownlands` is the `crownlands` command."""

from crownlands.cli.app import main

main()
