"""The general scoring: sealed discs, the Castillo, the way out of it, all regions, and the end."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.errors import IllegalMove
from crownlands.games.el_grande.events import CastilloLeft, DiscSet, DiscShown, GameEnded
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setup import GrandeSetup
from tests.games.el_grande.draw import (
    actor,
    court,
    draw,
    grande,
    moves,
    phase,
    play,
    scored,
    standing,
)

SETUP = grande(4)


def last_turn(
    board: str, setup: GrandeSetup = SETUP, round: int = 3, scores: dict[str, int] | None = None
) -> ElGrande:
    """Before the last turn of a round ends."""
    turn = setup.seat_tokens[-1]
    return draw(setup, board, turn=turn, card="d4_court_2", round=round, scores=scores)


def test_the_castillo_is_scored_then_left_then_all_regions_are_scored() -> None:
    state = last_turn("castillo R3 B1 / sevilla B2")
    play(SETUP, state, "W done")
    assert (phase(SETUP, state), state.actors()) == ("discs", [0, 1])
    events = play(SETUP, state, "B disc granada", "R disc sevilla")
    points = scored(events)
    assert list(points) == ["castillo", *SETUP.box.region_names()]
    assert points["castillo"] == (5, 3, 0, 0)
    assert points["sevilla"] == (4, 3, 0, 0)
    assert points["granada"] == (0, 6, 0, 0)
    assert [event for event in events if isinstance(event, DiscShown | CastilloLeft)] == [
        DiscShown(0, "sevilla"),
        DiscShown(1, "granada"),
        CastilloLeft(0, "sevilla", 3),
        CastilloLeft(1, "granada", 1),
    ]
    assert standing(SETUP, state, "castillo") == ""
    assert standing(SETUP, state, "sevilla") == "R3 B2"
    assert (SETUP.view(state, 0).round, actor(SETUP, state)) == (4, "chance")


def test_discs_are_sealed_until_all_are_set() -> None:
    state = last_turn("castillo R3 B1")
    play(SETUP, state, "W done")
    (event,) = play(SETUP, state, "R disc sevilla")
    assert SETUP.redact(event, 0) == DiscSet(0, "sevilla")
    assert SETUP.redact(event, 1) == SETUP.redact(event, NOBODY) == DiscSet(0, None)
    assert SETUP.view(state, 0).discs[0] == "sevilla"
    assert SETUP.view(state, 1).discs[0] is None
    assert SETUP.view(state, 1).has_set == (True, False, False, False)
    with pytest.raises(IllegalMove, match="disc-set"):
        play(SETUP, state, "R disc granada")


def test_a_disc_may_not_show_the_kings_region() -> None:
    state = last_turn("castillo R3")
    play(SETUP, state, "W done")
    assert len(moves(SETUP, state)) == 8
    with pytest.raises(IllegalMove, match="kings-region"):
        play(SETUP, state, "R disc cataluna")


def test_where_the_table_plays_so_the_kings_region_leads_to_the_court() -> None:
    setup = grande(4, king_disc="court")
    state = last_turn("castillo R3", setup)
    play(setup, state, "W done", "R disc cataluna")
    assert (court(setup, state, "R"), standing(setup, state, "cataluna")) == (10, "")


def test_an_empty_castillo_asks_nobody() -> None:
    state = last_turn("galicia R1")
    events = play(SETUP, state, "W done")
    assert len(scored(events)) == 10
    assert actor(SETUP, state) == "chance"


@pytest.mark.parametrize(("round", "scores"), [(1, 0), (2, 0), (3, 10), (5, 0), (6, 10), (8, 0)])
def test_after_rounds_three_and_six(round: int, scores: int) -> None:
    events = play(SETUP, last_turn("galicia R1", round=round), "W done")
    assert len(scored(events)) == scores


def test_the_short_game_plays_six_rounds_and_scores_as_often() -> None:
    setup = grande(3, rounds="short")
    view = setup.view(setup.new(), 0)
    assert view.rounds == (2, 3, 5, 6, 8, 9)
    assert view.scoring == (3, 6, 9)
    state = draw(setup, turn="Y", card="d4_court_2", round=3)
    play(setup, state, "Y done")
    assert setup.view(state, 0).round == 5


def test_after_the_ninth_round_the_most_points_win() -> None:
    state = last_turn("galicia R1", round=9, scores={"R": 10, "B": 13, "Y": 20})
    events = play(SETUP, state, "W done")
    assert events[-1] == GameEnded((2,))
    assert SETUP.view(state, 0).ranking == ((2,), (0,), (1,), (3,))


def test_equal_points_share_the_victory() -> None:
    state = last_turn("galicia R1", round=9, scores={"R": 16, "B": 20})
    events = play(SETUP, state, "W done")
    assert events[-1] == GameEnded((0, 1))
    assert state.ranking()[0] == [0, 1]
