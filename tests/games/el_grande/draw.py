"""Positions of El Grande written as text, and moves played on them as they are typed.

A board names places and who stands there: `galicia R3 B1 / castillo Y2`. Whatever is not said is as
in the first round, with red on turn, seven caballeros in every court and the rest in the province.
"""

from collections.abc import Mapping
from typing import cast

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.game import Box
from crownlands.games.el_grande import GAME
from crownlands.games.el_grande.events import GrandeEvent, PlaceScored
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import ALWAYS, DECKS, INCOME, NONE, TAKING, VETOES
from crownlands.games.el_grande.setup import GrandeSetup

ALL_CARDS = (2 << 13) - 2  # the bits of 1 to 13
Numbers = Mapping[str, int]


def grande(seats: int = 4, box: Box | None = None, /, **options: str) -> GrandeSetup:
    return cast(GrandeSetup, GAME.setup(seats, options, box))


def draw(
    setup: GrandeSetup,
    board: str = "",
    *,
    king: str = "cataluna",
    homes: Mapping[str, str] | None = None,
    turn: str = "R",
    card: str = "d1_4_any",
    taken: bool = True,
    round: int = 1,
    court: Numbers | None = None,
    province: Numbers | None = None,
    scores: Numbers | None = None,
    played: Numbers | None = None,
    earlier: Mapping[str, tuple[int, ...]] | None = None,
    boards: Mapping[int, str] | None = None,
    vetoes: Mapping[str, int] | None = None,
    heads: int | None = None,
) -> ElGrande:
    """With `taken` the card was just taken by the seat on turn, else it may be. `played` are this
    round's power cards, without others each seat has played one more than the next; `earlier` those
    of the rounds before. `vetoes` say how many rounds each lasts. With `heads` the turn begins with
    an income of so many."""
    setting, seats = setup.setting, setup.seat_tokens
    places = setup.box.place_names()
    on_board = standing_in(setup, board)
    courts = [(court or {}).get(seat, 7) for seat in seats]
    outside = [
        (province or {}).get(seat, 30 - courts[at] - sum(on_board[at :: len(seats)]))
        for at, seat in enumerate(seats)
    ]
    assert min(outside) >= 0, "too many caballeros"
    now = [(played or {}).get(seat, len(seats) - at) for at, seat in enumerate(seats)]
    hands = [
        ALL_CARDS & ~sum(1 << value for value in {now[at], *(earlier or {}).get(seat, ())})
        for at, seat in enumerate(seats)
    ]
    deck, face_up = turned_up(setup, card)
    at = seats.index(turn)
    when = list(setting.rounds).index(round)
    phase = TAKING if heads is None else INCOME
    single = [phase, when, at, at, now.index(min(now)), places.index(king), DECKS - 1]
    single += [NONE, 0, 0, 0, heads or 0, 0, 0, 0, NONE, 0, NONE, 0, 0]
    points = [(scores or {}).get(seat, 0) for seat in seats]
    home = [places.index(homes[seat]) if homes and seat in homes else NONE for seat in seats]
    laid = [places.index(boards[n]) if boards and n in boards else NONE for n in (1, 2)]
    tables = on_board + courts + outside + points + home + hands + now + [0] * (len(seats) * 2)
    tables += [NONE] * len(seats) + list(setting.deck) + face_up + laid
    tables += held(setup, vetoes or {}, when) + [ALWAYS] * len(seats)
    state = setup.restore(single + tables)
    if taken and heads is None:
        play(setup, state, f"{turn} take {deck + 1}")
    return state


def standing_in(setup: GrandeSetup, board: str) -> list[int]:
    """Caballeros by place and seat."""
    seats, places = setup.seat_tokens, setup.box.place_names()
    counts = [0] * (len(places) * len(seats))
    for line in filter(None, board.split(" / ")):
        place, *groups = line.split()
        for group in groups:
            counts[places.index(place) * len(seats) + seats.index(group[0])] = int(group[1:])
    return counts


def turned_up(setup: GrandeSetup, card: str) -> tuple[int, list[int]]:
    """The deck of a card, and the kinds that lie face up, it among them."""
    kind = setup.box.card_names().index(card)
    decks = list(setup.setting.kind_deck)
    face_up = [decks.index(at) for at in range(DECKS)]
    face_up[decks[kind]] = kind
    return decks[kind], face_up


def held(setup: GrandeSetup, vetoes: Mapping[str, int], when: int) -> list[int]:
    """Who holds vetoes, and until which round; only the first letter names the seat."""
    numbers: list[int] = []
    for seat, rounds in vetoes.items():
        numbers += [setup.seat_tokens.index(seat[0]), when + rounds - 1]
    return numbers + [NONE] * (VETOES * 2 - len(numbers))


def moves(setup: GrandeSetup, state: ElGrande, seat: str | None = None) -> list[str]:
    """What a seat, or whoever acts first, may do, as it would be typed."""
    at = state.actor() if seat is None else setup.seat_tokens.index(seat)
    return [setup.vocabulary.texts[move] for move in state.legal(at)]


def kinds(setup: GrandeSetup, state: ElGrande) -> set[str]:
    """The first words of what may be done."""
    return {move.split()[0] for move in moves(setup, state)}


def targets(setup: GrandeSetup, state: ElGrande, kind: str) -> list[str]:
    """What a kind of move may be done with."""
    found = (move for move in moves(setup, state) if move.startswith(f"{kind} "))
    return [move.removeprefix(f"{kind} ") for move in found]


def actor(setup: GrandeSetup, state: ElGrande) -> str:
    names = {CHANCE: "chance", NOBODY: "nobody"} | dict(enumerate(setup.seat_tokens))
    return names[state.actor()]


def play(setup: GrandeSetup, state: ElGrande, *lines: str) -> list[GrandeEvent]:
    """Play lines such as `R place galicia` or `chance home aragon`, and say what happened."""
    log: list[Fact] = []
    seats = {"chance": CHANCE} | {letter: at for at, letter in enumerate(setup.seat_tokens)}
    for line in lines:
        who, _, text = line.partition(" ")
        state.play(seats[who], setup.vocabulary.read(text), log)
    return [setup.event(fact) for fact in log]


def standing(setup: GrandeSetup, state: ElGrande, place: str) -> str:
    """Who stands in a place: `R3 B1`."""
    at = setup.box.place_names().index(place)
    counts = [(letter, state.count(at, seat)) for seat, letter in enumerate(setup.seat_tokens)]
    return " ".join(f"{letter}{count}" for letter, count in counts if count)


def court(setup: GrandeSetup, state: ElGrande, seat: str) -> int:
    return list(state.court)[setup.seat_tokens.index(seat)]


def province(setup: GrandeSetup, state: ElGrande, seat: str) -> int:
    return list(state.province)[setup.seat_tokens.index(seat)]


def scored(events: list[GrandeEvent]) -> dict[str, tuple[int, ...]]:
    """The points of every place that was scored."""
    return {event.place: event.points for event in events if isinstance(event, PlaceScored)}


def phase(setup: GrandeSetup, state: ElGrande) -> str:
    return setup.view(state, NOBODY).phase
