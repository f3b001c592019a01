"""Positions of Eight-Minute Empire written as text, and moves played on them as they are typed.

A board names regions with their pieces: `START RRB  M4 Rr  W1 N` - capital letters are armies,
small ones cities, N a neutral army. Regions that are not named are empty; whatever else is not said
is as before the first turn.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import cast

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.game import Box
from crownlands.games.eight_minute_empire import GAME
from crownlands.games.eight_minute_empire.box import NEUTRAL_LETTER
from crownlands.games.eight_minute_empire.events import EmpireEvent
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.state import ACTING, NONE, TAKING
from crownlands.games.eight_minute_empire.views import Tally


def empire(seats: int = 3, box: Box | None = None, /, **options: str) -> EmpireSetup:
    return cast(EmpireSetup, GAME.setup(seats, options, box))


def draw(
    setup: EmpireSetup,
    board: str = "",
    *,
    turn: str = "R",
    row: str | None = None,
    using: str | None = None,
    cards: Mapping[str, str] | None = None,
    coins: Mapping[str, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    earlier: Mapping[str, int] | None = None,
    game: int = 1,
    pile: str | None = None,
) -> Empire:
    """`using` is the card that the seat whose turn it is has just taken, `cards` are those taken
    earlier, `row` and `pile` the open and the closed ones: by default the box decides."""
    setting, seats = setup.setting, setup.seat_tokens
    seat = seats.index(turn)
    taken = {name: (cards or {}).get(name, "").split() for name in seats}
    if using:
        taken[turn].append(using)
    left = Counter(dict(zip(setup.cards, setting.deck, strict=True)))
    left -= Counter(card for hand in taken.values() for card in hand)
    slots = len(setting.costs) - bool(using)
    open_cards = list(islice(left.elements(), slots)) if row is None else row.split()
    left -= Counter(open_cards)
    if pile is not None:
        left = Counter(pile.split())
    in_use = setup.cards.index(using) if using else NONE
    left0, left1 = (setting.act_count[in_use * 2 + at] if using else 0 for at in (0, 1))
    single = [game, ACTING if using else TAKING, seat, seat, seat, 0]
    single += [sum(left.values()), in_use, left0, left1, len(open_cards)]
    numbers = {name: at for at, name in enumerate(setup.cards)}
    tables = _padded([numbers[card] for card in open_cards], len(setting.costs))
    tables += [left[card] for card in setup.cards]
    tables += _pieces(setup, board)
    tables += [(coins or {}).get(name, setting.coins) for name in seats]
    tables += [0] * len(seats)  # bids
    for name in seats:
        tables += _padded([numbers[card] for card in taken[name]], setting.limit)
    tables += [len(taken[name]) for name in seats]
    goods = [good.name for good in setup.box.goods]
    laid = tokens or {}
    tables += [goods.index(laid[at]) if at in laid else NONE for at in setup.side.regions]
    tables += [(earlier or {}).get(name, 0) for name in seats]
    return setup.restore(single + tables)


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [NONE] * (length - len(numbers))


def _pieces(setup: EmpireSetup, board: str) -> list[int]:
    """Armies and cities by region, then those that each seat has left."""
    setting, seats = setup.setting, setup.seat_tokens
    words = board.split()
    on = dict(zip(words[::2], words[1::2], strict=True))
    assert on.keys() <= set(setup.side.regions), on
    owners = [*seats, NEUTRAL_LETTER]
    armies = [on.get(at, "").count(owner) for at in setup.side.regions for owner in owners]
    cities = [on.get(at, "").count(seat.lower()) for at in setup.side.regions for seat in seats]
    all_pieces = "".join(on.values())
    supply = [setting.supply - all_pieces.count(seat) for seat in seats]
    return armies + cities + supply + [setting.cities - all_pieces.count(s.lower()) for s in seats]


def board_of(setup: EmpireSetup, state: Empire) -> dict[str, str]:
    """The regions that are not empty, with their pieces as draw() reads them."""
    seats = setup.seat_tokens
    letters = [*seats, NEUTRAL_LETTER]
    found = {}
    for name, region in setup.view(state, NOBODY).regions.items():
        pieces = "".join(
            letter * count for letter, count in zip(letters, region.armies, strict=True)
        )
        pieces += "".join(
            seat.lower() * count for seat, count in zip(seats, region.cities, strict=True)
        )
        if pieces:
            found[name] = pieces
    return found


def actors(setup: EmpireSetup, state: Empire) -> str:
    """The letters of the seats that may choose, `chance`, or nothing when the match is over."""
    names = {CHANCE: "chance"} | dict(enumerate(setup.seat_tokens))
    return "".join(names[seat] for seat in state.actors())


def moves(setup: EmpireSetup, state: Empire, seat: str | None = None) -> list[str]:
    """What the seat, or else whoever acts, may do, as it would be typed."""
    at = state.actor() if seat is None else setup.seat_tokens.index(seat)
    return [setup.vocabulary.texts[move] for move in state.legal(at)]


def play(setup: EmpireSetup, state: Empire, *lines: str) -> list[EmpireEvent]:
    """Play lines such as `R take 3` or `chance card wood:S3`, and say what happened."""
    log: list[Fact] = []
    seats = {"chance": CHANCE} | {letter: at for at, letter in enumerate(setup.seat_tokens)}
    for line in lines:
        who, _, text = line.partition(" ")
        state.play(seats[who], setup.vocabulary.read(text), log)
    return [setup.event(fact) for fact in log]


def row_of(setup: EmpireSetup, state: Empire) -> str:
    return " ".join(offer.card for offer in setup.view(state, NOBODY).row)


def tally(setup: EmpireSetup, state: Empire) -> dict[str, Tally]:
    """Everybody's points as the board stands."""
    return dict(zip(setup.seat_tokens, setup.view(state, NOBODY).tally, strict=True))


def up_to_bids(setup: EmpireSetup) -> Empire:
    """A new match with the row turned up: the first cards that chance may give."""
    state = setup.new()
    while state.actor() == CHANCE:
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state
