"""Caballeros, Grandes, the King and scoreboards as short signs, with and without colour."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from crownlands.cli.boards.colours import TITLE, seat_style
from crownlands.cli.boards.words import spoken
from crownlands.games.el_grande.box import CASTILLO
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.games.el_grande.views import GrandeView, Standing
from crownlands.locales import Locale

KING, GRANDE, BOARD, CLOSED, HEAD, NEW, GONE = "♔", "♜", "▣", "■", "●", "›", "–"


@dataclass(frozen=True)
class Signs:
    """How one box is written in one language."""

    t: Locale
    setup: GrandeSetup

    def place(self, name: str) -> str:
        return spoken(self.t, self.setup.speech.place(name))

    def card(self, name: str) -> str:
        return spoken(self.t, self.setup.speech.card(name))

    def effect(self, name: str) -> str:
        """What a card lets one do; a card of an edited box goes without."""
        id = f"el_grande-card-{name}"
        return self.t(f"{id}.effect") if self.t.has(id) else ""

    def group(self, seat: int, count: int | str) -> Text:
        """R3: caballeros of a seat."""
        return Text(f"{self.setup.seat_tokens[seat]}{count}", seat_style(self.setup, seat))

    def groups(self, counts: Sequence[int]) -> list[Text]:
        """Everybody's caballeros, the most first."""
        order = sorted(range(len(counts)), key=lambda seat: -counts[seat])
        return [self.group(seat, counts[seat]) for seat in order if counts[seat]]

    def grande(self, seat: int) -> Text:
        return self.group(seat, GRANDE)

    def values(self, place: Standing) -> Text:
        """5/3/1: as far as places score with so many players; a mobile scoreboard stands out."""
        limit = self.setup.setting.limit
        told = "/".join(map(str, place.values[:limit]))
        return Text(told, "dim") if place.board is None else Text(f"{BOARD}{told}", TITLE)

    def content(self, view: GrandeView, name: str) -> list[Text]:
        """Who stands there; of the Castillo, where the table hides it, only that it is closed."""
        if name == CASTILLO and self.is_hidden(view):
            return [Text(CLOSED)]
        return self.groups(view.places[name].caballeros)

    def is_hidden(self, view: GrandeView) -> bool:
        return view.ranking is None and self.setup.options["castillo"] == "hidden"
