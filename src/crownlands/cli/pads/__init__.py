"""Score pads: each game's is looked up here by the game's name."""

from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from crownlands.core.game import Box
from crownlands.locales import Locale


class Sheet(Protocol):
    """A position of a real table, scored."""

    def document(self) -> object:
        """All of it as JSON."""
        ...

    def render(self, t: Locale) -> RenderableType:
        """All of it for a person."""
        ...


class ScorePad(Protocol):
    def read(self, box: Box, text: str) -> Sheet:
        """Score what is written there; BadBoard names the first mistake."""
        ...


def score_pad(game: str) -> ScorePad:
    found: ScorePad = import_module(f"{__name__}.{game}").PAD
    return found
