"""Greedy at El Grande: it places where it gains, uses its cards, and stops what would hurt it."""

import time

import pytest

from crownlands.bots import find_player, greedy
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import POWER
from tests.games.el_grande.draw import actor, draw, grande, play, standing

SETUP = grande(3)
IS_COMPILED = not str(greedy.__file__).endswith(".py")


def chosen(state: ElGrande, seat: str = "R", seed: int = 1) -> str:
    """What greedy would do there."""
    vantage = Vantage(SETUP, state, SETUP.seat_tokens.index(seat))
    return SETUP.vocabulary.texts[find_player("greedy").choose(vantage, Rng(seed))]


def turn_of_greedy(state: ElGrande, seat: str = "R") -> list[str]:
    """All that it does until another seat has to act, or its turn is over."""
    made = []
    while actor(SETUP, state) == seat:
        made.append(chosen(state, seat))
        play(SETUP, state, f"{seat} {made[-1]}")
        if made[-1] == "done":
            break
    return made


def powers(hands: dict[str, int], **more: object) -> ElGrande:
    """Before the power cards: red chooses last, the others have played these."""
    state = draw(SETUP, taken=False, **more)  # type: ignore[arg-type]
    state.phase, state.turn, state.acting = POWER, 0, 0
    for at, seat in enumerate(SETUP.seat_tokens):
        state.hands[at] |= 1 << state.played[at]
        state.played[at] = hands.get(seat, 0)
        state.hands[at] &= ~(1 << state.played[at])
    return state


def test_greedy_places_where_it_takes_the_lead() -> None:
    board = "aragon R2 B2 / valencia B5 Y3"
    state = draw(SETUP, board, card="d4_court_2", round=3, province={"R": 0})
    made = turn_of_greedy(state)
    assert "place aragon" in made
    assert made[-1] == "done"


def test_greedy_scores_what_brings_it_ahead() -> None:
    board = "galicia R3 B1 / granada B3 R1 / castilla_la_nueva Y2 B2"
    state = draw(SETUP, board, card="d3_score_any", king="granada", court={"R": 0})
    assert turn_of_greedy(state) == ["score galicia", "done"]


def test_greedy_leaves_a_scoring_that_only_helps_others() -> None:
    board = "galicia B3 / sevilla Y3 / cataluna B2"
    state = draw(SETUP, board, card="d3_score_4", court={"R": 0})
    assert turn_of_greedy(state) == ["done"]


def test_greedy_takes_the_card_that_scores_its_regions() -> None:
    board = "castilla_la_vieja R3 / granada R4 / castilla_la_nueva R3 B1 / galicia B3 / aragon Y3"
    board += " / sevilla B3 / valencia Y3 / pais_vasco B3"
    state = draw(SETUP, board, card="d3_score_6_7", taken=False)
    assert chosen(state) == "take 3"


def test_greedy_calls_up_all_that_it_may() -> None:
    state = draw(SETUP, heads=5, court={"R": 2})
    assert chosen(state) == "call 5"


def test_greedy_is_early_for_a_card_that_is_worth_it_and_else_gathers_caballeros() -> None:
    board = "castilla_la_vieja R3 / granada R4 / castilla_la_nueva R3 B1"
    wanted = powers({"B": 9, "Y": 8}, board=board, card="d3_score_6_7", court={"R": 5})
    assert int(chosen(wanted).removeprefix("power ")) > 9
    short = powers({"B": 9, "Y": 8}, board="galicia B3 / granada Y3", court={"R": 0})
    assert int(chosen(short).removeprefix("power ")) < 8


def test_greedy_lays_the_better_scoreboard_where_it_leads() -> None:
    board = "galicia R4 B1 / granada B3 Y1"
    state = draw(SETUP, board, card="d4_scoreboard", round=3, court={"R": 0})
    assert turn_of_greedy(state) == ["board 1 galicia", "done"]


def test_greedy_sends_the_castillos_caballeros_where_they_gain_most() -> None:
    board = "castillo R3 / castilla_la_nueva B4 R2 / galicia R5 / granada B6 Y5"
    board += " / castilla_la_vieja R6 B1 / aragon B5 / valencia B5 / pais_vasco Y6 / sevilla Y5"
    state = draw(SETUP, board, turn="Y", card="d4_court_2", round=9, court={"Y": 0, "R": 0})
    play(SETUP, state, "Y done")
    assert chosen(state) == "disc castilla_la_nueva"


def test_greedy_stops_what_hurts_and_lets_the_rest_pass() -> None:
    board = "galicia B4 R1 / sevilla R4 / cataluna B2 R1"
    state = draw(SETUP, board, turn="B", card="d3_score_any", vetoes={"R": 1}, round=3)
    hurt = state.copy()
    play(SETUP, hurt, "B score galicia")
    assert chosen(hurt) == "veto"
    play(SETUP, state, "B score sevilla")
    assert chosen(state).startswith("allow")


def test_greedy_keeps_being_asked() -> None:
    """It may let the first part of an action pass and stop the next."""
    board = "galicia R4 / sevilla R4 B1 / cataluna R2"
    state = draw(SETUP, board, turn="B", card="d3_score_4", vetoes={"R": 2})
    play(SETUP, state, "B use")
    assert chosen(state) == "allow"


def test_greedy_gives_back_what_it_misses_least() -> None:
    board = "galicia R3 B1 / sevilla R1 B4 Y3 / granada R3 B1"
    state = draw(SETUP, board, turn="B", card="d2_kings_anger_3", court={"R": 0})
    play(SETUP, state, "B use")
    while actor(SETUP, state) != "R":
        play(SETUP, state, "Y give court")
    assert "give sevilla" in turn_of_greedy(state)


def test_greedy_moves_others_away_and_does_not_walk_in_circles() -> None:
    board = "galicia R2 B3 / sevilla R1 B2 / granada B1"
    state = draw(SETUP, board, card="d1_4_any", round=3, court={"R": 0}, king="cataluna")
    made = turn_of_greedy(state)
    assert 1 < len(made) <= 6
    left = [move.split()[1:3] for move in made if move.startswith("move")]
    entered = [[move.split()[1], move.split()[3]] for move in made if move.startswith("move")]
    assert not [pair for pair in entered if pair in left]
    assert standing(SETUP, state, "galicia") != "R2 B3"


def test_greedy_expels_whoever_is_ahead() -> None:
    board = "castilla_la_nueva R3 B4 / granada Y2"
    state = draw(SETUP, board, card="d4_expulsion", round=3, court={"R": 0})
    assert turn_of_greedy(state) == ["expel castilla_la_nueva"]


@pytest.mark.skipif(not IS_COMPILED, reason="plain Python takes its time")
def test_greedy_decides_well_within_50_milliseconds() -> None:
    setup = grande(5)
    match, rng, spent = Match(setup, Rng(4)), Rng(5), []
    match.settle()
    while (seat := match.state.actor()) != NOBODY:
        assert seat != CHANCE
        vantage, start = match.vantage(seat), time.process_time()
        move = find_player("greedy").choose(vantage, rng)
        spent.append(time.process_time() - start)
        match.play(seat, move)
    assert sum(spent) / len(spent) < 0.01
    assert sorted(spent)[len(spent) * 99 // 100] < 0.05


def test_of_first_moves_that_look_the_same_each_may_be_made() -> None:
    """An empty region is as good as another with the same first value, wherever it comes."""
    state = draw(SETUP, card="d2_veto", king="castilla_la_nueva", round=8, province={"R": 0})
    made = {chosen(state, seed=seed) for seed in range(12)}
    assert made == {"place castilla_la_vieja", "place granada"}
