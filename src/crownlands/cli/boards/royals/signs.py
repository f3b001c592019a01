"""Names, cubes, markers and cards of Royals as short signs, with and without colour."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from crownlands.cli.boards.colours import TITLE, seat_style
from crownlands.cli.boards.words import spoken
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.locales import Locale

FREE, TAKEN, GONE = "◆", "◇", "–"
INFLUENCE, EXILE, PRESENT, FRESH, BARE = "✦", "⇲", "✓", "›", "·"
COUNTRIES = {
    "france": "bold #6fa8e8",
    "german_states": "bold #6db36a",
    "britain": "bold #e0675c",
    "spain": "bold #dfb93f",
}
OTHER_COUNTRY = "bold"
SHORTEST = 3  # letters of a shortened name


@dataclass(frozen=True)
class Signs:
    """How one box is written in one language."""

    t: Locale
    setup: RoyalsSetup

    def name(self, kind: str, name: str) -> str:
        """A country, city, title or pair in words."""
        return spoken(self.t, self.setup.speech.word(kind, name))

    def country(self, name: str) -> Text:
        return Text(self.name("country", name), COUNTRIES.get(name, OTHER_COUNTRY))

    def pair(self, name: str) -> Text:
        """An intrigue card, with both of its countries in their colours."""
        return Text("/").join(map(self.country, name.split("-")))

    def short_pair(self, name: str) -> Text:
        """Fra/Spa: where many pairs stand side by side."""
        return Text("/").join(map(self._short, name.split("-")))

    def _short(self, country: str) -> Text:
        """As many letters as tell the country from the others."""
        name = self.country(country)
        others = [self.name("country", other.name) for other in self.setup.box.countries]
        length = next(
            (
                length
                for length in range(SHORTEST, len(name))
                if sum(other.startswith(name.plain[:length]) for other in others) == 1
            ),
            len(name),
        )
        return name[:length]

    def cards(self, kind: str, counts: Mapping[str, int]) -> Text:
        """France 3, Spain 1, or France/Spain ×2: cards by their number."""
        draw = {"country": self.country, "pair": self.pair, "short-pair": self.short_pair}[kind]
        told = []
        for name, count in counts.items():
            number = f" {count}" if kind == "country" else f" ×{count}" if count > 1 else ""
            told.append(Text.assemble(draw(name), number))
        return Text(", ").join(told) if told else Text(GONE, "dim")

    def cubes(self, counts: Sequence[int], room: int = 99) -> Text:
        """K2 W1: the cubes of every seat that has any; close together if there is little room."""
        found = [self.cube(seat, count) for seat, count in enumerate(counts) if count]
        loose = Text(" ").join(found)
        return loose if loose.cell_len <= room else Text().join(found)

    def cube(self, seat: int, count: int) -> Text:
        return Text(f"{self.setup.seat_tokens[seat]}{count}", seat_style(self.setup, seat))

    def marker(self, points: int, owner: int | None, shown: bool) -> Text:
        """◆8 on the board, ◇8 taken; where markers lie open, K8 tells by whom."""
        if owner is None:
            return Text.assemble((FREE, TITLE), (str(points), "bold"))
        if owner < 0:
            return Text(GONE, "dim")
        if not shown:
            return Text(f"{TAKEN}{points}", "dim")
        return self.cube(owner, points)


def fitted(text: Text, width: int) -> Text:
    """Exactly as wide, cut short or padded."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
