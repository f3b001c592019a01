"""What each seat may see: its own starting tile, its own drawn tile, and all that lies open."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.rng import Rng
from crownlands.games.kingdoms.events import CastlePlaced, TileDealt, TileDrawn, TilePlaced
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import draw, kingdoms, play

BOARD = """
    +3 R1 Y4 B1 -6 Y1
    B2 GM +4 +1 MT WZ
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


@pytest.fixture
def setup() -> KingdomsSetup:
    return kingdoms(3)


@pytest.fixture
def state(setup: KingdomsSetup) -> Kingdoms:
    return draw(setup, BOARD, turn="R", held="DR", starting={"Y": "+2", "R": "-1"})


def test_a_seat_sees_its_own_starting_tile_and_that_others_have_one(
    setup: KingdomsSetup, state: Kingdoms
) -> None:
    assert setup.view(state, 0).starting == ("+2", "??", None)
    assert setup.view(state, 1).starting == ("??", "-1", None)
    assert setup.view(state, 2).starting == setup.view(state, NOBODY).starting == ("??", "??", None)


def test_only_the_drawer_sees_the_drawn_tile(setup: KingdomsSetup, state: Kingdoms) -> None:
    held = [setup.view(state, seat).held for seat in (0, 1, 2, NOBODY)]
    assert held == ["??", "DR", "??", "??"]


def test_what_may_still_come_is_all_that_the_viewer_has_not_seen(
    setup: KingdomsSetup, state: Kingdoms
) -> None:
    yellow, red = setup.view(state, 0).unseen, setup.view(state, 1).unseen
    assert (yellow["DR"], yellow["+2"], yellow["-1"]) == (1, 1, 1)
    assert "DR" not in red
    assert "-1" not in red
    assert red["+2"] == 2
    assert sum(setup.view(state, NOBODY).unseen.values()) == 23 - 7


def test_money_castles_board_and_supply_lie_open(setup: KingdomsSetup, state: Kingdoms) -> None:
    for seat in (0, 1, 2, NOBODY):
        view = setup.view(state, seat)
        assert view.board == tuple(BOARD.split())
        assert view.money == (50, 50, 50)
        assert view.castles == ((2, 3, 2, 0), (2, 3, 2, 1), (2, 2, 2, 1))
        assert view.supply == 23 - 7 - 3


def test_the_view_tells_each_part_of_a_line_and_its_base_value(
    setup: KingdomsSetup, state: Kingdoms
) -> None:
    row = setup.view(state, 0).rows[1]
    assert [(part.squares, part.base) for part in row] == [
        (("a2", "b2", "c2", "d2"), 10),
        (("f2",), 0),
    ]


def test_the_view_says_whose_choice_it_is(setup: KingdomsSetup, state: Kingdoms) -> None:
    assert setup.view(state, 0).actor == 1
    play(setup, state, "R place a3", "B draw")
    assert setup.view(state, 0).actor is None


def test_everybody_remembers_who_started_even_while_a_tile_is_turned_up(
    setup: KingdomsSetup, state: Kingdoms
) -> None:
    assert setup.view(state, 0).starter == 0
    play(setup, state, "R place a3", "B draw")
    assert setup.view(state, 0).starter == 0


def test_the_ranking_is_shown_when_the_game_is_over(setup: KingdomsSetup) -> None:
    state = draw(setup, hands={"Y": "1"}, supply="", money={"R": 60}, round=3)
    assert setup.view(state, 0).ranking is None
    play(setup, state, "Y castle 1 a1")
    assert setup.view(state, 0).ranking == ((1,), (0, 2))


def test_the_number_of_rounds_is_open_where_the_last_castle_decides() -> None:
    standard, last = kingdoms(2), kingdoms(2, last_castle="yes")
    assert standard.view(standard.new(), 0).rounds == 3
    assert last.view(last.new(), 0).rounds is None


@pytest.mark.parametrize("event", [TileDealt(1, "+3"), TileDrawn(1, "+3")])
def test_others_learn_of_a_tile_but_not_which(setup: KingdomsSetup, event: TileDealt) -> None:
    assert setup.redact(event, 1) == event
    hidden = type(event)(1, None)
    assert [setup.redact(event, seat) for seat in (0, 2, NOBODY)] == [hidden] * 3


@pytest.mark.parametrize("event", [CastlePlaced(1, 3, "b4"), TilePlaced(1, "+3", "b4", False)])
def test_what_is_placed_is_open_to_all(setup: KingdomsSetup, event: CastlePlaced) -> None:
    assert [setup.redact(event, seat) for seat in (0, 1, 2, NOBODY)] == [event] * 4


def test_a_redeal_keeps_what_the_seat_knows_and_the_number_of_tiles(
    setup: KingdomsSetup, state: Kingdoms
) -> None:
    imagined = set()
    for seed in range(60):
        guess = state.copy()
        guess.redeal(0, Rng(seed))
        assert setup.view(guess, 0) == setup.view(state, 0)
        imagined.add((guess.starting[1], guess.held))
    assert len(imagined) > 30


def test_the_drawer_keeps_the_drawn_tile_in_a_redeal(setup: KingdomsSetup, state: Kingdoms) -> None:
    for seed in range(20):
        guess = state.copy()
        guess.redeal(1, Rng(seed))
        assert guess.held == state.held
        assert guess.starting[1] == state.starting[1]
