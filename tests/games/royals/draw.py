"""Positions of Royals written as text, and moves played on them as they are typed.

Cards are letters: `FFS` are two of France and one of Spain, `FG BS` two intrigue cards. A board
names positions and who holds them, and who is exiled where: `paris king K / cologne exile WW`.
Whatever is not said is as between two turns of the first period.
"""

from collections import Counter
from collections.abc import Mapping
from typing import cast

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.game import Box
from crownlands.games.royals import GAME
from crownlands.games.royals.events import RoyalsEvent
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.state import DRAWING, GONE, NONE, PLANNING, PLAYING

COUNTRIES = "FGBS"
PHASES = {"planning": PLANNING, "drawing": DRAWING, "playing": PLAYING}
Each = Mapping[str, str]


def royals(seats: int = 3, box: Box | None = None, /, **options: str) -> RoyalsSetup:
    return cast(RoyalsSetup, GAME.setup(seats, options, box))


def draw(
    setup: RoyalsSetup,
    board: str = "",
    *,
    turn: str = "K",
    starter: str = "K",
    phase: str = "playing",
    draws: tuple[int, int] = (0, 0),
    period: int = 1,
    closing: bool = False,
    display: str = "FGB",
    pile: str | None = None,
    discards: str = "",
    intrigue_pile: str | None = None,
    hands: Each | None = None,
    known: Each | None = None,
    schemes: Each | None = None,
    titles: Each | None = None,
    owned: Mapping[int, str] | None = None,
    cubes: Mapping[str, int] | None = None,
) -> Royals:
    """`titles` are cubes on title markers beside those of the held positions, `owned` the owners of
    markers. Cards that are nowhere lie in the pile, or in the discards if the pile is said."""
    setting, seats = setup.setting, setup.seat_tokens
    in_hands = [count for seat in seats for count in cards((hands or {}).get(seat, ""))]
    seen = [count for seat in seats for count in cards((known or {}).get(seat, ""))]
    held = [count for seat in seats for count in pairs(setup, (schemes or {}).get(seat, ""))]
    open_cards, thrown = cards(display), cards(discards)
    out = [open_cards[at] + sum(in_hands[at::4]) for at in range(4)]
    left = [setting.deck[at] - out[at] for at in range(4)]
    closed = [left[at] - thrown[at] for at in range(4)] if pile is None else cards(pile)
    thrown = [left[at] - closed[at] for at in range(4)]
    plots = [setting.intrigue[at] - sum(held[at :: setting.pairs]) for at in range(setting.pairs)]
    plots_left = plots if intrigue_pile is None else pairs(setup, intrigue_pile)
    plots_thrown = [plots[at] - plots_left[at] for at in range(setting.pairs)]
    assert min(*closed, *thrown, *plots_left, *plots_thrown) >= 0, "no such cards"
    seat = seats.index(turn)
    single = [period - 1, PHASES[phase], seat, seat, seats.index(starter), len(seats)]
    single += [int(closing), *draws, NONE, 0, 0, 0, 0, sum(closed), sum(open_cards)]
    tables = closed + open_cards + thrown + plots_left + plots_thrown + in_hands + seen + held
    return setup.restore(single + tables + pieces(setup, board, titles, owned, cubes))


def cards(text: str) -> list[int]:
    assert set(text) <= set(COUNTRIES), text
    return [text.count(letter) for letter in COUNTRIES]


def pairs(setup: RoyalsSetup, text: str) -> list[int]:
    counts = Counter(text.split())
    names = [COUNTRIES[one] + COUNTRIES[other] for one, other in setup.box.pairs]
    assert counts.keys() <= set(names), text
    return [counts[name] for name in names]


def pieces(
    setup: RoyalsSetup,
    board: str,
    titles: Each | None,
    owned: Mapping[int, str] | None,
    cubes: Mapping[str, int] | None,
) -> list[int]:
    """Holders, exiles, cubes on titles, owners of markers, points, cubes left. The bonus of a city
    where somebody is has been paid, to nobody who is here."""
    setting, seats = setup.setting, setup.seat_tokens
    holder = [NONE] * setting.positions
    exiled = [0] * (setting.cities * len(seats))
    on_titles = [0] * (setting.titles * len(seats))
    owner = [NONE] * setting.markers
    city_names = [city.name for city in setup.box.cities]
    for line in filter(None, board.split(" / ")):
        city, what, who = line.split()
        owner[city_names.index(city)] = GONE
        if what == "exile":
            for letter in who:
                exiled[city_names.index(city) * len(seats) + seats.index(letter)] += 1
            continue
        at = setup.box.position_names().index(f"{city} {what}")
        holder[at] = seats.index(who)
        on_titles[setting.at_title[at] * len(seats) + seats.index(who)] += 1
    title_names = [title.name for title in setup.box.titles]
    for name, letters in (titles or {}).items():
        for letter in letters:
            on_titles[title_names.index(name) * len(seats) + seats.index(letter)] += 1
    for marker, letter in (owned or {}).items():
        owner[marker] = seats.index(letter)
    worth = list(setting.marker_value)
    points = [
        sum(worth[at] for at, who in enumerate(owner) if who == seat) for seat in range(len(seats))
    ]
    placed = [sum(on_titles[seat :: len(seats)]) * 2 for seat in range(len(seats))]
    spare = [
        (cubes or {}).get(letter, setting.cubes[seat] - placed[seat])
        for seat, letter in enumerate(seats)
    ]
    return holder + exiled + on_titles + owner + points + spare


def moves(setup: RoyalsSetup, state: Royals) -> list[str]:
    """What whoever acts may do, as it would be typed."""
    return [setup.vocabulary.texts[move] for move in state.legal(state.actor())]


def claims(setup: RoyalsSetup, state: Royals) -> list[str]:
    """The positions that may be claimed."""
    found = (move for move in moves(setup, state) if move.startswith("claim "))
    return [move.removeprefix("claim ") for move in found]


def actor(setup: RoyalsSetup, state: Royals) -> str:
    names = {CHANCE: "chance", NOBODY: "nobody"} | dict(enumerate(setup.seat_tokens))
    return names[state.actor()]


def play(setup: RoyalsSetup, state: Royals, *lines: str) -> list[RoyalsEvent]:
    """Play lines such as `K claim paris king` or `chance show spain`, and say what happened."""
    log: list[Fact] = []
    seats = {"chance": CHANCE} | {letter: at for at, letter in enumerate(setup.seat_tokens)}
    for line in lines:
        who, _, text = line.partition(" ")
        state.play(seats[who], setup.vocabulary.read(text), log)
    return [setup.event(fact) for fact in log]


def hand(setup: RoyalsSetup, state: Royals, seat: str) -> str:
    """The country cards of a seat."""
    first = setup.seat_tokens.index(seat) * 4
    held = list(state.hands)[first : first + 4]
    return "".join(letter * count for letter, count in zip(COUNTRIES, held, strict=True))


def thrown(state: Royals) -> str:
    """The country cards among the discards."""
    counts = zip(COUNTRIES, state.discards, strict=True)
    return "".join(letter * count for letter, count in counts)


def up_to_first_turn(setup: RoyalsSetup, show: tuple[str, ...] = ("france",) * 3) -> Royals:
    """A new match with the display laid out; the first seat starts."""
    state = setup.new()
    play(setup, state, *(f"chance show {country}" for country in show), "chance first K")
    return state
