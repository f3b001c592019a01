"""Cubes: unlimited as a rule, and the strict reading with its way out."""

from tests.games.royals.draw import claims, draw, moves, play, royals

SETUP = royals(3)
STRICT = royals(3, cubes="strict")
HAND = {"K": "FFFFFF"}


def test_without_the_strict_reading_cubes_never_run_out() -> None:
    state = draw(SETUP, "paris exile KK", hands=HAND, cubes={"K": 0})
    assert "avignon marshal" in claims(SETUP, state)
    assert "recall paris" not in moves(SETUP, state)
    play(SETUP, state, "K claim avignon marshal")
    assert SETUP.view(state, 0).cubes is None


def test_strict_a_position_takes_two_cubes() -> None:
    assert "avignon marshal" in claims(STRICT, draw(STRICT, hands=HAND, cubes={"K": 2}))
    assert moves(STRICT, draw(STRICT, hands=HAND, cubes={"K": 1})) == ["done"]


def test_strict_an_exiled_cube_comes_back_where_another_keeps_its_place() -> None:
    board = "paris exile K / reims exile KK / avignon exile K / avignon marshal K / nantes exile W"
    state = draw(STRICT, board, hands=HAND, cubes={"K": 0})
    assert moves(STRICT, state) == ["done", "recall avignon", "recall reims"]
    play(STRICT, state, "K recall reims")
    assert moves(STRICT, state) == ["done", "recall avignon"]
    play(STRICT, state, "K recall avignon")
    assert state.spare[0] == 2
    assert "recall avignon" not in moves(STRICT, state)
    assert STRICT.view(state, 0).cubes == (2, 46, 36)
    assert "bordeaux baron" in claims(STRICT, state)
    assert state.title_cubes[0] == 1  # those on titles stay


def test_strict_nothing_is_recalled_while_there_are_cubes() -> None:
    state = draw(STRICT, "reims exile KK", hands=HAND, cubes={"K": 2})
    assert "recall reims" not in moves(STRICT, state)


def test_strict_drawing_stays_mandatory() -> None:
    state = draw(STRICT, cubes={"K": 0}, phase="planning")
    assert moves(STRICT, state) == ["three", "two"]
