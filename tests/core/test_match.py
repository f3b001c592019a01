"""A match: checked moves, chance that settles, and undo that takes back nothing revealed."""

import pytest

from crownlands.core.contract import CHANCE, State
from crownlands.core.errors import IllegalMove, NothingToUndo
from crownlands.core.match import Match, Ply
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import CastlePlaced, StarterChosen, TileDrawn

YELLOW, RED = 0, 1


class Table:
    """A match of two in which yellow begins."""

    def __init__(self, **options: str) -> None:
        self.setup = GAME.setup(2, options)
        self.match = Match(self.setup, Rng(1))
        while not self.begun():
            self.match.replay(CHANCE, self.match.state.legal(CHANCE)[0])

    def begun(self) -> bool:
        return self.state.actor() == YELLOW

    @property
    def state(self) -> State:
        return self.match.state

    def play(self, seat: int, text: str) -> list[Ply]:
        return list(self.match.play(seat, self.setup.vocabulary.read(text)))

    def text(self, ply: Ply) -> str:
        return self.setup.vocabulary.texts[ply.move]


def test_chance_settles_before_the_first_choice() -> None:
    match = Match(GAME.setup(3), Rng(1))
    made = match.settle()
    assert [ply.seat for ply in made] == [CHANCE] * 4
    assert match.state.actor() >= 0
    assert match.settle() == []


def test_a_choice_tells_its_events_and_those_of_chance_after_it() -> None:
    table = Table()
    (ply,) = table.play(YELLOW, "castle 3 b4")
    assert ply.events == (CastlePlaced(YELLOW, 3, "b4"),)
    drawn = table.play(RED, "draw")
    assert [ply.seat for ply in drawn] == [RED, CHANCE]
    assert isinstance(drawn[1].events[0], TileDrawn)
    assert table.state.actor() == RED


def test_an_illegal_choice_raises_and_changes_nothing() -> None:
    table = Table()
    before, plies = table.state.to_ints(), list(table.match.plies)
    with pytest.raises(IllegalMove):
        table.play(RED, "castle 3 b4")
    assert (table.state.to_ints(), table.match.plies) == (before, plies)


def test_equal_seeds_give_equal_matches_and_others_do_not() -> None:
    def deals(seed: int) -> list[int]:
        match = Match(GAME.setup(4), Rng(seed))
        return [ply.move for ply in match.settle()]

    assert deals(7) == deals(7)
    assert len({tuple(deals(seed)) for seed in range(20)}) == 20


def test_without_a_generator_chance_comes_from_the_operating_system() -> None:
    deals = {tuple(ply.move for ply in Match(GAME.setup(4)).settle()) for _ in range(20)}
    assert len(deals) > 15


def test_plies_made_earlier_are_played_again() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    again = Match(table.setup, None, list(table.match.plies))
    assert again.state.to_ints() == table.state.to_ints()
    assert again.plies == table.match.plies


def test_a_recorded_move_is_replayed_without_chance_after_it() -> None:
    table = Table()
    table.match.replay(YELLOW, table.setup.vocabulary.read("draw"))
    assert table.state.actor() == CHANCE


def test_the_own_castle_can_be_taken_back() -> None:
    table = Table()
    before = table.state.to_ints()
    table.play(YELLOW, "castle 3 b4")
    (undone,) = table.match.undo(YELLOW)
    assert table.text(undone) == "castle 3 b4"
    assert table.state.to_ints() == before


def test_after_undo_another_choice_can_be_made() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    table.match.undo(YELLOW)
    table.play(YELLOW, "castle 1 a1")
    assert table.text(table.match.plies[-1]) == "castle 1 a1"


def test_a_draw_cannot_be_taken_back() -> None:
    table = Table()
    table.play(YELLOW, "draw")
    refuse_undo(table, YELLOW)


def test_a_drawn_tile_once_placed_cannot_be_taken_back() -> None:
    table = Table()
    table.play(YELLOW, "draw")
    table.play(YELLOW, "place c3")
    refuse_undo(table, YELLOW)


def test_a_starting_tile_once_shown_cannot_be_taken_back() -> None:
    table = Table()
    table.play(YELLOW, "starting c3")
    refuse_undo(table, YELLOW)


def test_what_another_person_did_stays_done() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    table.play(RED, "castle 1 a1")
    refuse_undo(table, YELLOW)


def test_nobody_takes_back_anothers_choice() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    refuse_undo(table, RED)


def test_the_open_moves_of_bots_are_taken_back_with_the_own_choice() -> None:
    table = Table()
    before = table.state.to_ints()
    table.play(YELLOW, "castle 3 b4")
    table.play(RED, "castle 1 a1")
    undone = table.match.undo(YELLOW, bots=[RED])
    assert [table.text(ply) for ply in undone] == ["castle 3 b4", "castle 1 a1"]
    assert table.state.to_ints() == before


def test_a_bots_draw_stays_drawn() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    table.play(RED, "draw")
    refuse_undo(table, YELLOW, bots=[RED])


def test_a_bots_starting_tile_stays_shown() -> None:
    table = Table()
    table.play(YELLOW, "castle 3 b4")
    table.play(RED, "starting a1")
    refuse_undo(table, YELLOW, bots=[RED])


def test_without_luck_a_chosen_tile_can_be_taken_back() -> None:
    table = Table(no_luck="yes")
    table.play(YELLOW, "tile DR c3")
    table.match.undo(YELLOW)
    assert isinstance(table.match.plies[-1].events[-1], StarterChosen)


def test_only_one_choice_is_taken_back_at_a_time() -> None:
    table = Table(no_luck="yes")
    for seat, text in ((YELLOW, "castle 1 a1"), (RED, "castle 1 b1"), (YELLOW, "castle 1 c1")):
        table.play(seat, text)
    assert len(table.match.undo(YELLOW, bots=[RED])) == 1
    assert len(table.match.undo(YELLOW, bots=[RED])) == 2


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    refuse_undo(Table(), YELLOW)
    with pytest.raises(NothingToUndo):
        Match(GAME.setup(2), Rng(1)).undo(YELLOW)


def test_a_vantage_is_the_seats_own() -> None:
    table = Table()
    assert table.match.vantage(YELLOW).legal == table.state.legal(YELLOW)
    assert table.match.vantage(RED).legal == []


def refuse_undo(table: Table, seat: int, bots: list[int] | None = None) -> None:
    before, plies = table.state.to_ints(), list(table.match.plies)
    with pytest.raises(NothingToUndo):
        table.match.undo(seat, bots or [])
    assert (table.state.to_ints(), table.match.plies) == (before, plies)
