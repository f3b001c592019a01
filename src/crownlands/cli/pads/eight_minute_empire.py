"""The score pad of Eight-Minute Empire: the map, what everybody scores, and who wins by what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import badge, colour_name
from crownlands.cli.boards.eight_minute_empire.sheet import Sheet
from crownlands.cli.boards.eight_minute_empire.terrain import Map
from crownlands.core.game import Box
from crownlands.core.messages import Names
from crownlands.games.eight_minute_empire.box import JOKER, NEUTRAL_LETTER, EmpireBox
from crownlands.games.eight_minute_empire.scorepad import DECIDERS, Pad, score
from crownlands.locales import Locale

TIE_BREAKS = {
    "coins": "eight_minute_empire-word-tie-coins",
    "armies": "eight_minute_empire-word-tie-armies",
    "regions": "eight_minute_empire-word-tie-regions",
}
FIGURES = (
    "eight_minute_empire-word-points",
    "eight_minute_empire-word-coins",
    "eight_minute_empire-word-armies",
    "eight_minute_empire-word-regions",
)


class EmpirePad:
    def read(self, box: Box, text: str) -> "EmpireSheet":
        assert isinstance(box, EmpireBox)
        return EmpireSheet(score(box, text))


PAD = EmpirePad()


@dataclass(frozen=True)
class EmpireSheet:
    pad: Pad

    # ---------------------------------------------------------------- for a person

    def render(self, t: Locale) -> RenderableType:
        pad, setup = self.pad, self.pad.setup
        named = t.with_names([colour_name(t, setup, seat) for seat in range(setup.seats)])
        earlier = [tally.earlier for tally in pad.view.tally]
        parts: list[RenderableType] = [
            Map(named, setup, pad.view),
            Sheet(named, setup, pad.scored, pad.seats, earlier),
        ]
        if pad.seats:
            parts += [self._places(named), Text(), *self._idle(named), *self._verdict(named)]
        return Group(*parts)

    def _places(self, t: Locale) -> RenderableType:
        """Everybody's place, points and what breaks ties."""
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column(t("cli-board-place"), justify="right")
        table.add_column(t("cli-board-seat"))
        for id in FIGURES:
            table.add_column(t(id), justify="right")
        place = 1
        for seats in self.pad.ranking:
            for seat in seats:
                who = Text.assemble(badge(self.pad.setup, seat), " ", t.names[seat])
                figures = map(str, self.pad.standings[seat])
                table.add_row(f"{place}.", who, *figures, style="bold" if place == 1 else "")
            place += len(seats)
        return table

    def _idle(self, t: Locale) -> Iterator[Text]:
        """Jokers that no good was there for."""
        idle = {seat: self._idle_jokers(seat) for seat in self.pad.seats}
        told = ", ".join(f"{t.names[seat]}: {count}" for seat, count in idle.items() if count)
        if told:
            yield Text(f"{t('eight_minute_empire-word-idle-jokers')} – {told}", "dim")

    def _idle_jokers(self, seat: int) -> int:
        used = sum(found.jokers for found in self.pad.view.goods[seat].values())
        return self._jokers(seat) - used

    def _jokers(self, seat: int) -> int:
        return sum(card.startswith(JOKER) for card in self.pad.view.cards[seat])

    def _verdict(self, t: Locale) -> Iterator[Text]:
        winners = Names(tuple(self.pad.ranking[0]))
        told = t("eight_minute_empire-event-game-ended", winners=winners, count=len(winners.seats))
        yield Text(told, "bold")
        if self.pad.decided_by in TIE_BREAKS:
            by = t(TIE_BREAKS[self.pad.decided_by])
            yield Text(t("eight_minute_empire-word-tie-break", by=by))

    # ---------------------------------------------------------------- for other programs

    def document(self) -> dict[str, object]:
        pad, view = self.pad, self.pad.view
        return {
            "side": pad.setup.options["side"],
            "continents_by": pad.setup.options["continents"],
            "regions": {
                name: {
                    "armies": self._by_letter(region.armies),
                    "cities": self._by_letter(region.cities),
                    "token": region.token,
                    "owner": self._letter(region.owner),
                }
                for name, region in view.regions.items()
                if any(region.armies) or any(region.cities) or region.token
            },
            "continents": {
                name: {
                    "counts": self._by_letter(continent.counts),
                    "owner": self._letter(continent.owner),
                }
                for name, continent in view.continents.items()
            },
            "seats": {pad.setup.seat_tokens[seat]: self._seat(seat) for seat in pad.seats},
            "ranking": [[pad.setup.seat_tokens[seat] for seat in place] for place in pad.ranking],
            "decided_by": pad.decided_by,
        }

    def _seat(self, seat: int) -> dict[str, object]:
        view = self.pad.view
        goods = view.goods[seat]
        return {
            "points": msgspec.structs.asdict(view.tally[seat]),
            "goods": {good: msgspec.structs.asdict(found) for good, found in goods.items()},
            "cards": len(view.cards[seat]),
            "jokers": self._jokers(seat),
            "idle_jokers": self._idle_jokers(seat),
            "tie_breaks": dict(zip(DECIDERS[1:], self.pad.standings[seat][1:], strict=True)),
        }

    def _letter(self, seat: int | None) -> str | None:
        return None if seat is None else self.pad.setup.seat_tokens[seat]

    def _by_letter(self, counts: Sequence[int]) -> dict[str, int]:
        letters = (*self.pad.setup.seat_tokens, NEUTRAL_LETTER)
        return {letters[owner]: count for owner, count in enumerate(counts) if count}
