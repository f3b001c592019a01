"""The arena: bots against each other in every seat on the same deals, and what came of it."""

from crownlands.arena.play import Row
from crownlands.arena.spec import Spec

__all__ = ["Row", "Spec"]
