"""Events of Royals in words: the cards of one payment or one draw share a line."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.text import Text

from crownlands.cli.boards import one_by_one
from crownlands.cli.boards.royals.signs import Signs
from crownlands.core.game import Event
from crownlands.core.messages import SeatName
from crownlands.games.royals import events
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.locales import Locale

Paid = events.CardPaid | events.IntriguePaid
Drawn = events.CardDrawn | events.CardTaken | events.IntrigueDrawn


def lines(setup: RoyalsSetup, told: Sequence[Event], t: Locale) -> Iterator[Text]:
    signs = Signs(t, setup)
    for kind, run in groupby(told, _kind):
        alike = list(run)
        if kind is None:
            yield from one_by_one(setup, alike, t)
            continue
        what, seat = kind
        parts = paid(signs, alike) if what == "paid" else drawn(signs, alike)
        yield Text(t(f"royals-word-{what}", seat=SeatName(seat), cards=", ".join(parts)))


def _kind(event: Event) -> tuple[str, int] | None:
    """What is told together: the same thing done by the same seat."""
    if isinstance(event, Paid):
        return "paid", event.seat
    return ("drawn", event.seat) if isinstance(event, Drawn) else None


def paid(signs: Signs, told: Iterable[Event]) -> Iterator[str]:
    """France ×4, joker (France, Spain ×2), France/Spain."""
    for is_joker, run in groupby(told, lambda event: isinstance(event, Paid) and event.joker):
        cards = _counted(_name(signs, event) for event in run)
        yield (
            f"{signs.t('royals-word-joker')} ({', '.join(cards)})" if is_joker else ", ".join(cards)
        )


def drawn(signs: Signs, told: Iterable[Event]) -> Iterator[str]:
    """Where the cards came from, and which they are as far as one may know."""
    for source, run in groupby(told, _source):
        names = [_name(signs, event) for event in run]
        label = signs.t(f"royals-word-{source}")
        if "" in names:
            yield f"{label} ×{len(names)}"
        else:
            yield f"{label} ({', '.join(_counted(names))})"


def _source(event: Event) -> str:
    if isinstance(event, events.CardTaken):
        return "display"
    return "pile" if isinstance(event, events.CardDrawn) else "intrigue-pile"


def _name(signs: Signs, event: Event) -> str:
    """The card's; nothing where it is not to be seen."""
    kind = "pair" if isinstance(event, events.IntriguePaid | events.IntrigueDrawn) else "country"
    name: str | None = getattr(event, kind)
    return "" if name is None else signs.name(kind, name)


def _counted(names: Iterable[str]) -> list[str]:
    counts = Counter(names)
    return [name if count == 1 else f"{name} ×{count}" for name, count in counts.items()]
