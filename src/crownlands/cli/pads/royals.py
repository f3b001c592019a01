"""The score pad of Royals: the board, what a period and the titles bring, and who wins by what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import TITLE, badge, colour_name
from crownlands.cli.boards.royals.europe import Europe
from crownlands.cli.boards.royals.sheet import Sheet
from crownlands.cli.boards.royals.signs import Signs
from crownlands.core.game import Box
from crownlands.core.messages import Names
from crownlands.games.royals.box import RoyalsBox
from crownlands.games.royals.events import PeriodScored, TitleScored
from crownlands.games.royals.scorepad import Pad, score
from crownlands.locales import Locale

PARTS = ("cities", "countries", "noble-house", "periods", "titles", "total")
TIE_BREAKS = {
    "marker": "royals-word-tie-marker",
    "title_marker": "royals-word-tie-title-marker",
}


class RoyalsPad:
    def read(self, box: Box, text: str) -> "RoyalsSheet":
        assert isinstance(box, RoyalsBox)
        return RoyalsSheet(score(box, text))


PAD = RoyalsPad()


@dataclass(frozen=True)
class RoyalsSheet:
    pad: Pad

    # ---------------------------------------------------------------- for a person

    def render(self, t: Locale) -> RenderableType:
        pad, setup = self.pad, self.pad.setup
        named = t.with_names([colour_name(t, setup, seat) for seat in range(setup.seats)])
        signs = Signs(named, setup)
        europe = Europe(signs, pad.view, shown=True)
        parts: list[RenderableType] = [europe, europe.legend()]
        parts.append(Sheet(signs, pad.scored, pad.seats))
        if pad.seats:
            parts += [self._totals(named), *self._verdict(named)]
        return Group(*parts)

    def _totals(self, t: Locale) -> RenderableType:
        """Everybody's points by kind of marker, the best seat first."""
        pad = self.pad
        seats = [seat for place in pad.ranking for seat in place]
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column("")
        for seat in seats:
            name = Text(t.names[seat], no_wrap=True, overflow="ellipsis")
            table.add_column(Text.assemble(badge(pad.setup, seat), " ", name), justify="right")
        tallies = [msgspec.structs.astuple(pad.view.tally[seat]) for seat in seats]
        for part, points in zip(PARTS, zip(*tallies, strict=True), strict=True):
            style = TITLE if part == "total" else ""
            table.add_row(Text(t(f"royals-word-{part}")), *map(str, points), style=style)
        best = [str(pad.standings[seat][1]) for seat in seats]
        table.add_row(Text(t("royals-word-best-marker")), *best, style="dim")
        return table

    def _verdict(self, t: Locale) -> Iterator[Text]:
        if not self.pad.is_final:
            return
        winners = Names(tuple(self.pad.ranking[0]))
        told = t("royals-event-game-ended", winners=winners, count=len(winners.seats))
        yield Text(told, "bold")
        if self.pad.decided_by in TIE_BREAKS:
            yield Text(t("royals-word-tie-break", by=t(TIE_BREAKS[self.pad.decided_by])))

    # ---------------------------------------------------------------- for other programs

    def document(self) -> dict[str, object]:
        pad = self.pad
        return {
            "period": pad.period,
            "countries": {
                event.country: self._country(event)
                for event in pad.scored
                if isinstance(event, PeriodScored)
            },
            "titles": {
                event.title: {
                    "cubes": self._by_letter(event.cubes),
                    "winners": self._letters(event.winners),
                    "points": event.points,
                }
                for event in pad.scored
                if isinstance(event, TitleScored)
            },
            "seats": {
                pad.setup.seat_tokens[seat]: {
                    "points": msgspec.structs.asdict(pad.view.tally[seat]),
                    "tie_break": pad.standings[seat][1],
                }
                for seat in pad.seats
            },
            "ranking": [self._letters(place) for place in pad.ranking],
            "decided_by": pad.decided_by,
        }

    def _country(self, event: PeriodScored) -> dict[str, object]:
        winners = [seat for seat in (event.first, event.second) if seat is not None]
        return {
            "influence": self._by_letter(event.influence),
            "winners": self._letters(winners),
            "points": list(event.points[: len(winners)]),
            "ties": [
                {"between": self._letters((tie.winner, tie.loser)), "decided_by": tie.by}
                for tie in event.ties
            ],
        }

    def _letters(self, seats: Sequence[int]) -> list[str]:
        return [self.pad.setup.seat_tokens[seat] for seat in seats]

    def _by_letter(self, counts: Sequence[int]) -> dict[str, int]:
        tokens = self.pad.setup.seat_tokens
        return {tokens[seat]: count for seat, count in enumerate(counts) if count}
