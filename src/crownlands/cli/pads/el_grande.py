"""The score pad of El Grande: the board, every scored place explained, and everybody's points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import TITLE, badge, colour_name
from crownlands.cli.boards.el_grande.sheet import Sheet
from crownlands.cli.boards.el_grande.signs import Signs
from crownlands.cli.boards.el_grande.spain import Spain
from crownlands.core.game import Box
from crownlands.core.messages import Names, SeatName, Word
from crownlands.games.el_grande.box import CASTILLO, GrandeBox
from crownlands.games.el_grande.scorepad import SECRET, Pad, Rank, Scored, score
from crownlands.locales import Locale

PLACES = ("el_grande-pad-first", "el_grande-pad-second", "el_grande-pad-third")
BEHIND, WITHOUT = "el_grande-pad-behind", "el_grande-pad-without"


class GrandePad:
    def read(self, box: Box, text: str) -> "GrandeSheet":
        assert isinstance(box, GrandeBox)
        return GrandeSheet(score(box, text))


PAD = GrandePad()


@dataclass(frozen=True)
class GrandeSheet:
    pad: Pad

    # ---------------------------------------------------------------- for a person

    def render(self, t: Locale) -> RenderableType:
        pad, setup = self.pad, self.pad.setup
        named = t.with_names([colour_name(t, setup, seat) for seat in range(setup.seats)])
        signs = Signs(named, setup)
        parts: list[RenderableType] = [Spain(signs, pad.view)]
        for one in pad.scored:
            if one.ranks or len(pad.scored) == 1:  # the table names the empty ones
                parts += [Text(), *self._explained(signs, one)]
            if one.place == CASTILLO:
                parts += self._left(signs)
        if pad.scored:
            parts.append(Sheet(signs, [one.event for one in pad.scored], pad.seats))
        else:
            parts += [Text(), Text(self._nothing(named), "bold")]
        if pad.seats:
            parts.append(self._totals(named))
        return Group(*parts)

    def _explained(self, signs: Signs, one: Scored) -> Iterator[Text]:
        """Who takes which place there and why, line by line."""
        t, event = signs.t, one.event
        values = "/".join(map(str, one.values))
        yield Text.assemble((signs.place(one.place), TITLE), (f"  {values}", "dim"))
        for rank in one.ranks:
            yield Text(f"  {self._rank(t, rank)}")
            if rank.seats == (event.leader,):
                bonuses = {
                    "el_grande-word-king-bonus": one.king_bonus,
                    "el_grande-word-home-bonus": one.home_bonus,
                }
                name = t.names[rank.seats[0]]
                for id, points in bonuses.items():
                    if points:
                        yield Text(f"  {name}: {t(id, n=points)}")
        if not one.ranks:
            yield Text(f"  {t('el_grande-pad-nobody')}", "dim")

    def _rank(self, t: Locale, rank: Rank) -> str:
        names = Names(rank.seats)
        place = Word(WITHOUT if rank.taken is None else PLACES[rank.taken - 1])
        if len(rank.seats) == 1:
            id = "el_grande-pad-alone"
            return t(id, names=names, count=rank.count, place=place, points=rank.points)
        aimed = Word(PLACES[rank.aimed - 1] if rank.aimed <= len(PLACES) else BEHIND)
        return t(
            "el_grande-pad-tied",
            names=names, count=rank.count, aimed=aimed, place=place, points=rank.points,
        )  # fmt: skip

    def _left(self, signs: Signs) -> Iterator[Text]:
        """Out of the Castillo, before the regions are scored, and who stays for want of a disc."""
        counts = self.pad.scored[0].event.counts
        for seat, region in self.pad.left.items():
            to = signs.place(region)
            told = signs.t(
                "el_grande-event-castillo-left", seat=SeatName(seat), number=counts[seat], to=to
            )
            yield Text(f"  {told}")
        for seat in self.pad.stay:
            note = signs.t("el_grande-pad-stays", seat=SeatName(seat), number=counts[seat])
            yield Text(f"  {note}", "bold")

    def _nothing(self, t: Locale) -> str:
        """Why no place is scored."""
        why = "kind"
        if self.pad.what == (SECRET,):
            why = "once" if self.pad.has_discs else "discs"
        return t("el_grande-pad-nothing", why=why)

    def _totals(self, t: Locale) -> RenderableType:
        """What everybody had and has, the best seat first."""
        pad = self.pad
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column("")
        for id in ("el_grande-pad-before", "el_grande-pad-gained", "el_grande-word-points"):
            table.add_column(Text(t(id)), justify="right")
        for place in pad.ranking:
            for seat in place:
                name = Text.assemble(badge(pad.setup, seat), f" {t.names[seat]}")
                gained = Text(f"+{pad.gained[seat]}")
                total = Text(str(pad.totals[seat]), TITLE)
                table.add_row(name, str(pad.before[seat]), gained, total)
        return table

    # ---------------------------------------------------------------- for other programs

    def document(self) -> dict[str, object]:
        pad = self.pad
        return {
            "players": pad.setup.seats,
            "score": list(pad.what),
            "king": pad.view.king,
            "scored": [self._place(one) for one in pad.scored],
            "castillo_left": {self._letter(seat): to for seat, to in pad.left.items()},
            "castillo_stays": self._letters(pad.stay),
            "seats": {
                self._letter(seat): {
                    "before": pad.before[seat],
                    "gained": pad.gained[seat],
                    "total": pad.totals[seat],
                }
                for seat in pad.seats
            },
            "ranking": [self._letters(place) for place in pad.ranking],
        }

    def _place(self, one: Scored) -> dict[str, object]:
        leader = one.event.leader
        return {
            "place": one.place,
            "values": list(one.values),
            "leader": None if leader is None else self._letter(leader),
            "ranks": [
                {
                    "seats": self._letters(rank.seats),
                    "caballeros": rank.count,
                    "place": rank.taken,
                    "points": rank.points,
                }
                for rank in one.ranks
            ],
            "king_bonus": one.king_bonus,
            "home_bonus": one.home_bonus,
            "points": {self._letter(seat): one.event.points[seat] for seat in self.pad.seats},
        }

    def _letter(self, seat: int) -> str:
        return self.pad.setup.seat_tokens[seat]

    def _letters(self, seats: Sequence[int]) -> list[str]:
        return [self._letter(seat) for seat in seats]
