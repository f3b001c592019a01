"""What a holder of a veto wants to be asked: nobody else's business, and its own to change."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.rng import Rng
from crownlands.games.el_grande.events import Announced, CaballeroMoved, Permitted
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.views import redact
from tests.games.el_grande.draw import actor, draw, grande, moves, phase, play

SETUP = grande(4)
BOARD = "galicia R3 B2 Y1 / aragon R1 Y2"


def against(card: str, board: str = BOARD) -> ElGrande:
    """Blue holds a veto, red has taken the card."""
    return draw(SETUP, board, card=card, vetoes={"B": 2})


def asks(state: ElGrande) -> str:
    """Whom the position asks for a veto, if anybody."""
    return actor(SETUP, state) if phase(SETUP, state) == "veto" else ""


def wish(state: ElGrande, seat: int = 1) -> tuple[str | None, str | None]:
    (card,) = SETUP.view(state, seat).vetoes
    return card.asked, card.place


# how long it lasts


def test_this_part_only() -> None:
    state = against("d1_4_any")
    told = play(SETUP, state, "R move R galicia sevilla", "B allow")
    assert told[-2:] == [Permitted(1, "always", None), CaballeroMoved(0, 0, "galicia", "sevilla")]
    play(SETUP, state, "R move R galicia sevilla")
    assert asks(state) == "B"


def test_the_rest_of_this_action() -> None:
    state = against("d1_4_any")
    play(SETUP, state, "R move R galicia sevilla", "B allow action")
    assert wish(state) == ("not-action", None)
    play(SETUP, state, "R move R galicia sevilla", "R enough")
    assert wish(state) == ("always", None)


@pytest.mark.parametrize(
    ("answer", "asked"),
    [
        ("allow action", "B"),
        ("allow round", ""),
        ("allow unless aragon", ""),
        ("allow unless valencia", "B"),
        ("allow unless me", ""),
    ],
)
def test_another_action_of_this_round(answer: str, asked: str) -> None:
    state = draw(SETUP, BOARD, card="d1_4_any", vetoes={"B": 2}, played={"R": 13, "Y": 12})
    play(SETUP, state, "R move R galicia sevilla", f"B {answer}", "R enough", "R done")
    play(SETUP, state, "Y take 5", "Y king valencia")
    assert asks(state) == asked


def test_in_the_next_round_all_is_asked_again() -> None:
    state = draw(SETUP, BOARD, turn="W", card="d1_4_any", vetoes={"B": 2})
    play(SETUP, state, "W move R galicia sevilla", "B allow round", "W enough", "W done")
    assert wish(state) == ("always", None)
    assert SETUP.view(state, 1).vetoes[0].rounds == 1


# changing it


def test_every_answer_replaces_it_but_to_let_just_this_part_pass() -> None:
    state = against("d1_4_any")
    play(SETUP, state, "R move R galicia sevilla", "B allow unless sevilla")
    play(SETUP, state, "R move R galicia sevilla", "B allow")
    assert wish(state) == ("place", "sevilla")
    play(SETUP, state, "R move R galicia sevilla", "B allow unless me")
    assert wish(state) == ("me", None)


def test_whoever_has_used_one_veto_is_asked_about_all_for_the_other() -> None:
    state = draw(SETUP, BOARD, card="d1_4_any", vetoes={"B": 2, "B again": 1})
    play(SETUP, state, "R move R galicia sevilla", "B allow unless sevilla")
    play(SETUP, state, "R move R galicia sevilla", "B veto")
    assert wish(state) == ("always", None)


@pytest.mark.parametrize("when", ["taking", "acting"])
def test_on_its_turn_a_holder_may_want_to_be_asked_again(when: str) -> None:
    state = draw(SETUP, BOARD, card="d5_king", vetoes={"B": 2}, played={"B": 2, "Y": 1})
    play(SETUP, state, "R king sevilla", "B allow round", "R done", "B call 0")
    if when == "acting":
        play(SETUP, state, "B take 1")
    assert phase(SETUP, state) == when
    assert moves(SETUP, state)[-1] == "ask again"
    assert play(SETUP, state, "B ask again") == []
    assert wish(state) == ("always", None)
    assert "ask again" not in moves(SETUP, state)
    assert phase(SETUP, state) == when


def test_without_a_wish_there_is_nothing_to_take_back() -> None:
    state = draw(SETUP, BOARD, card="d1_4_own", vetoes={"R": 2})
    assert "ask again" not in moves(SETUP, state)


# who knows of it


@pytest.mark.parametrize("answer", ["allow round", "allow unless me", "allow unless sevilla"])
def test_nobody_else_sees_it(answer: str) -> None:
    state = against("d5_king")
    told = play(SETUP, state, "R king aragon", f"B {answer}")
    (permitted,) = (event for event in told if isinstance(event, Permitted))
    for seat in (0, 2, 3, NOBODY):
        assert redact(permitted, seat) == Permitted(1, None, None)
        assert wish(state, seat) == (None, None)
    assert redact(permitted, 1) == permitted
    assert wish(state) != (None, None)


def test_what_passes_by_it_looks_like_what_passes_by_an_answer() -> None:
    state = against("d1_4_any")
    play(SETUP, state, "R move R galicia sevilla", "B allow round")
    assert play(SETUP, state, "R move R galicia sevilla") == [
        Permitted(1, "always", None),
        CaballeroMoved(0, 0, "galicia", "sevilla"),
    ]


def test_who_passes_by_it_is_told_after_what_another_is_asked_about() -> None:
    state = draw(SETUP, BOARD, card="d1_4_any", vetoes={"B": 2, "W": 1})
    play(SETUP, state, "R move R galicia sevilla", "B allow round", "W allow")
    told = play(SETUP, state, "R move R galicia sevilla")
    assert [type(event) for event in told] == [Announced, Permitted]
    assert asks(state) == "W"


def test_positions_that_differ_in_it_look_the_same_and_are_imagined_alike() -> None:
    states = []
    for answer in ("allow", "allow round", "allow unless me", "allow unless castillo"):
        state = against("d5_king")
        play(SETUP, state, "R king aragon", f"B {answer}")
        states.append(state)
    for seat in (0, 2, 3, NOBODY):
        assert len({str(SETUP.view(state, seat)) for state in states}) == 1
        twins = [state.copy() for state in states]
        for twin in twins:
            twin.redeal(seat, Rng(1))
        assert len({tuple(twin.to_ints()) for twin in twins}) == 1
    own = states[1].copy()
    own.redeal(1, Rng(1))
    assert wish(own) == ("not-round", None)


# what concerns a place, and what concerns the holder; the King stands in Catalonia

WEST = "galicia R3 B2 / sevilla R2 Y2 / granada Y2 W1"
HOMES = {"R": "valencia", "B": "aragon", "Y": "sevilla"}
ALL = (
    "galicia pais_vasco aragon cataluna castilla_la_vieja castilla_la_nueva "
    "sevilla granada valencia castillo"
)
BUT_KING = ALL.replace(" cataluna", "").replace(" castillo", "")
CONCERNED = [
    # the card, the lines up to the window, the places that it concerns, and whether blue
    ("d1_4_any", ["R move Y sevilla granada"], "sevilla granada", False),
    ("d1_4_any", ["R move Y sevilla galicia"], "sevilla galicia", True),
    ("d1_4_any", ["R move B galicia granada"], "galicia granada", True),
    ("d1_4_any", ["R move Y sevilla aragon"], "sevilla aragon", True),  # where blue's Grande is
    ("d1_add2", ["R add galicia"], "galicia", True),
    ("d1_add2", ["R add castillo"], "castillo", False),
    ("d2_score_any", ["R score galicia"], "galicia", True),
    ("d2_score_any", ["R score sevilla"], "sevilla", False),
    ("d5_king", ["R king galicia"], "galicia cataluna", True),
    ("d5_king", ["R king granada"], "granada cataluna", False),
    ("d4_grande", ["R grande granada"], "granada valencia", False),
    ("d4_grande", ["R grande aragon"], "aragon valencia", True),
    ("d4_scoreboard", ["R board 1 castillo"], "castillo granada", False),
    ("d4_scoreboard", ["R board 2 galicia"], "galicia", True),
    ("d4_court_2", ["R call 1"], "", False),
    ("d4_recall_power", ["R use"], "", False),
    ("d2_each_1", ["R banish Y sevilla"], "sevilla", False),
    ("d2_each_1", ["R banish R galicia"], "galicia", True),
    ("d2_decay_3", ["R use"], "", True),  # blue's own court
    ("d2_decay_3", ["R use", "B allow"], "", False),
    ("d2_kings_anger_3", ["R use"], "galicia", True),
    ("d2_kings_anger_3", ["R use", "B allow", *["B give court"] * 3], "sevilla granada", False),
    ("d2_secret_2", ["R use"], "galicia sevilla granada", True),
    ("d2_secret_2", ["R use", "B allow", "Y disc sevilla"], "galicia sevilla granada", True),
    ("d4_expulsion", ["R expel granada"], BUT_KING, True),  # they may come to Galicia
    ("d4_expulsion", ["R expel granada", "B allow", "Y disc aragon"], BUT_KING, True),
    ("d4_score_secret", ["R use"], ALL.replace(" castillo", ""), True),
]


def window(card: str, lines: list[str], board: str = WEST) -> ElGrande:
    """The last line leads to a window of blue's veto."""
    state = draw(SETUP, board, card=card, homes=HOMES, boards={1: "granada"}, vetoes={"B": 2})
    play(SETUP, state, *lines)
    assert asks(state) == "B"
    return state


@pytest.mark.parametrize(("card", "lines", "places", "blue"), CONCERNED)
def test_whom_and_what_a_part_concerns(
    card: str, lines: list[str], places: str, blue: bool
) -> None:
    state = window(card, lines)
    names = SETUP.box.place_names()
    found = {name for at, name in enumerate(names) if state.concerns_place(at)}
    assert found == set(places.split())
    assert state.concerns_seat(1) == blue


def test_discs_that_lie_open_concern_where_they_point() -> None:
    lines = ["R use", "B allow", "B disc galicia", "B allow", "Y disc sevilla", "B allow"]
    lines += ["W disc granada", "B allow"]
    state = window("d2_secret_2", lines)
    assert [state.concerns_place(at) for at in range(10)] == [True] + [False] * 9
    play(SETUP, state, "B allow")
    assert [at for at in range(10) if state.concerns_place(at)] == [6]
    assert not state.concerns_seat(1)


def test_who_is_expelled_concerns_where_it_leaves_and_where_it_goes() -> None:
    lines = ["R expel granada", "B allow", "Y disc aragon", "B allow", "W disc galicia", "B allow"]
    state = window("d4_expulsion", lines)
    assert [at for at in range(10) if state.concerns_place(at)] == [2, 7]
    play(SETUP, state, "B allow")
    assert [at for at in range(10) if state.concerns_place(at)] == [0, 7]


def test_an_expulsion_concerns_whoever_sets_a_disc() -> None:
    state = window("d4_expulsion", ["R expel galicia"], "galicia R3 B2")
    assert state.concerns_seat(1)
    assert not state.concerns_seat(3)  # neither caballeros nor a Grande anywhere


def test_a_part_that_concerns_the_place_or_oneself_is_asked_about() -> None:
    for answer, asked in (("aragon", ""), ("sevilla", "B"), ("me", "B")):
        state = against("d1_4_any")
        play(SETUP, state, "R move Y aragon granada", f"B allow unless {answer}")
        play(SETUP, state, "R move B galicia sevilla")
        assert asks(state) == asked
