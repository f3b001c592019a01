"""What the laws must know of Royals: edited boxes, what lasts, what is secret."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import comb

from crownlands.core.contract import CHANCE
from crownlands.games.royals import GAME
from crownlands.games.royals.box import read_box
from crownlands.games.royals.events import RoyalsEvent
from crownlands.games.royals.moves import RoyalsMove
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.state import NONE, OPEN_CARDS, PAYING, PERIODS, PLANNING
from crownlands.games.royals.views import RoyalsView

__all__ = [
    "BOXES",
    "GAME",
    "RoyalsEvent",
    "RoyalsMove",
    "RoyalsView",
    "answers",
    "conserved",
    "secrets",
]

TELLING = 3  # classes that a question must have
RARE = 20  # classes of which each is less likely than one in so many are put together


def colours(cubes: int) -> str:
    names = ("green", "orange", "pink", "violet", "cyan")
    return "".join(
        f'[[colour]]\nname = "{name}"\nletter = "{name[0].upper()}"\ncubes = {cubes}\n'
        for name in names
    )


SMALL = f"""
{colours(9)}
[hand]
country = 2
intrigue = 1
[first_draw]
2 = [0, 3]
3 = [0, 0, 1]
4 = [3, 2, 1, 0]
5 = [1, 1, 1, 1, 1]
[intrigue]
copies = 1
[noble_house]
2 = []
3 = [9]
4 = [9, 4]
5 = [9, 4, 4, 0]
[[title]]
name = "page"
cost = 1
intrigue = 1
marker = [2, 1]
[[title]]
name = "lord"
cost = 2
intrigue = 2
marker = [8, 4]
[[country]]  # the deck just suffices
name = "north"
cards = {{ 2 = 7, 3 = 9, 4 = 12, 5 = 14 }}
bonus = [5, 5]
period = [[1, 0], [2, 1], [3, 2]]
[[country]]
name = "south"
cards = {{ 2 = 6, 3 = 9, 4 = 11, 5 = 14 }}
bonus = [3, 1]
period = [[4, 4], [4, 2], [4, 0]]
[[city]]
name = "spring"
country = "north"
bonus = 1
positions = [{{ title = "page", influence = 0 }}, {{ title = "lord", influence = 2 }}]
[[city]]
name = "ford"
country = "north"
bonus = 1
positions = [{{ title = "page", influence = 1 }}]
[[city]]
name = "harbour"
country = "south"
bonus = 2
positions = [{{ title = "lord", influence = 1 }}]
"""


def large_box() -> str:
    """More of everything: two more countries, a title above the king, cities of three positions."""
    text = GAME.standard_box().text
    three = [("king", 3), ("emperor", 5), ("marshal", 1)]
    positions = ", ".join(f'{{ title = "{name}", influence = {worth} }}' for name, worth in three)
    more = '[[title]]\nname = "emperor"\ncost = 11\nintrigue = 3\nmarker = [20, 10]\n'
    for name in ("poland", "sweden"):
        more += (
            f'[[country]]\nname = "{name}"\ncards = {{ 2 = 20, 3 = 25, 4 = 30, 5 = 30 }}\n'
            "bonus = [20, 10]\nperiod = [[9, 8], [7, 6], [5, 4]]\n"
        )
    for number, letter in enumerate("abcdefgh"):
        country = ("poland", "sweden", "spain")[number % 3]
        more += (
            f'[[city]]\nname = "city_{letter}"\ncountry = "{country}"\nbonus = {number}\n'
            f"positions = [{positions}]\n"
        )
    changes = {"country = 12": "country = 18", "intrigue = 4": "intrigue = 7"}
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text + more


BOXES = {"standard": None, "small": read_box(SMALL), "large": read_box(large_box())}


# ---------------------------------------------------------------- what lasts


def conserved(setup: RoyalsSetup, state: Royals) -> Mapping[Hashable, Hashable]:
    """Cards of every kind and cubes of every seat, wherever they are; and what must always hold."""
    setting = setup.setting
    seats, countries = range(setting.seats), range(setting.countries)
    hands, schemes = list(state.hands), list(state.schemes)
    piles = (state.pile, state.display, state.discards)
    intrigue = (state.intrigue_pile, state.intrigue_discards)
    cubes = [list(state.holder).count(seat) + state.spare[seat] for seat in seats]
    placed = [sum(list(state.title_cubes)[seat :: setting.seats]) for seat in seats]
    exiled = [sum(list(state.exiled)[seat :: setting.seats]) for seat in seats]
    return {
        "cards": tuple(
            sum(pile[at] for pile in piles) + sum(hands[at :: setting.countries])
            for at in countries
        ),
        "intrigue": tuple(
            sum(pile[at] for pile in intrigue) + sum(schemes[at :: setting.pairs])
            for at in range(setting.pairs)
        ),
        "cubes": tuple(cubes[seat] + placed[seat] + exiled[seat] for seat in seats),
        "never taken": min([*hands, *schemes, *state.exiled]) >= 0,
        "counted": (state.pile_size, state.shown) == (sum(state.pile), sum(state.display)),
        "known are held": all(
            0 <= seen <= held for seen, held in zip(state.known, hands, strict=True)
        ),
        "paying": (state.phase == PAYING) == (state.target != NONE),
        "points": state.scores() == [tally.total for tally in setup.view(state, 0).tally],
        "closing": not state.closing or state.period == PERIODS - 1 or state.actor() == CHANCE,
    } | _between_turns(state)


def _between_turns(state: Royals) -> dict[Hashable, Hashable]:
    """What holds whenever a turn begins."""
    if state.phase != PLANNING:
        return {}
    setting = state.setting
    seats = range(setting.seats)
    return {
        "display": state.shown == OPEN_CARDS,
        "hands": all(state.cards_of(seat) <= setting.most_cards for seat in seats),
        "schemes": all(state.schemes_of(seat) <= setting.most_intrigue for seat in seats),
        "nothing owed": (state.needed, state.under, state.needed_pairs, state.under_pair),
    }


# ---------------------------------------------------------------- what is secret


@dataclass(frozen=True)
class Question:
    """How many cards of one kind are among the unknown ones in a seat's hand."""

    name: str
    held: int
    of_kind: int  # unknown cards of the kind, in the pile and in hands
    unknown: int  # all unknown cards
    hidden: int  # of them in this hand

    def answers(self) -> Mapping[str, int]:
        return ways_to_draw(self.of_kind, self.unknown, self.hidden)

    def answer(self) -> str:
        told = [int(count) for count in self.answers()]
        return str(min(max(self.held, told[0]), told[-1]))


@cache
def ways_to_draw(of_kind: int, unknown: int, hidden: int) -> Mapping[str, int]:
    """Every number with the ways to draw it; rare ones at either end join their neighbour."""
    ways = {
        count: comb(of_kind, count) * comb(unknown - of_kind, hidden - count)
        for count in range(hidden + 1)
    }
    least = sum(ways.values()) / RARE
    for at, to in ((min, 1), (max, -1)):
        while len(ways) > 1 and ways[end := at(ways)] < least:
            ways[end + to] += ways.pop(end)
    return {str(count): number for count, number in ways.items()}


def secrets(setup: RoyalsSetup, state: Royals, seat: int) -> Mapping[str, str]:
    """One question at a time, as different cards are differently likely."""
    asked = question(state, seat)
    return {asked.name: asked.answer()} if asked else {}


def answers(setup: RoyalsSetup, state: Royals, seat: int) -> Mapping[str, int]:
    asked = question(state, seat)
    return asked.answers() if asked else {}


def question(state: Royals, seat: int) -> Question | None:
    """Another one from position to position, chosen by what everybody sees. Whoever is paying is
    known to be able to, so that not every hand is as likely."""
    if state.phase == PAYING and state.turn != seat:
        return None
    open_to = [one for one in questions(state, seat) if len(one.answers()) >= TELLING]
    seen = state.pile_size + sum(state.discards) + sum(state.intrigue_discards) + state.turn
    return open_to[seen % len(open_to)] if open_to else None


def questions(state: Royals, seat: int) -> Iterator[Question]:
    setting = state.setting
    unseen = [held - seen for held, seen in zip(state.hands, state.known, strict=True)]
    yield from _of_pile("cards", list(state.pile), unseen, setting.seats, seat)
    yield from _of_pile(
        "schemes", list(state.intrigue_pile), list(state.schemes), setting.seats, seat
    )


def _of_pile(
    name: str, pile: list[int], held: list[int], seats: int, seat: int
) -> Iterator[Question]:
    kinds = len(pile)
    others = [other for other in range(seats) if other != seat]
    pool = [
        pile[kind] + sum(held[other * kinds + kind] for other in others) for kind in range(kinds)
    ]
    for other in others:
        hand = held[other * kinds : (other + 1) * kinds]
        for kind in range(kinds):
            yield Question(f"{name} of {other}", hand[kind], pool[kind], sum(pool), sum(hand))
