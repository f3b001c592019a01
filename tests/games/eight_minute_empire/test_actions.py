"""What cards let a player do: place, move by land, move by sea, build, destroy; or, and."""

from collections.abc import Sequence

import pytest

from crownlands.core.errors import IllegalMove
from crownlands.games.eight_minute_empire.box import read_box
from crownlands.games.eight_minute_empire.events import ArmyDestroyed, ArmyMoved
from tests.games.eight_minute_empire.draw import board_of, draw, empire, moves, play


def after(board: str, card: str, *lines: str, seats: int = 3, **options: str) -> dict[str, str]:
    """The board when red has used a card so."""
    setup = empire(seats, **options)
    state = draw(setup, board, using=card)
    play(setup, state, *(f"R {line}" for line in lines))
    return board_of(setup, state)


def refused(board: str, card: str, *lines: str, **options: str) -> str:
    """Why the last of these choices of red is refused; the others are made."""
    setup = empire(3, **options)
    state = draw(setup, board, using=card)
    play(setup, state, *(f"R {line}" for line in lines[:-1]))
    before = state.to_ints()
    with pytest.raises(IllegalMove) as raised:
        play(setup, state, f"R {lines[-1]}")
    assert state.to_ints() == before
    return raised.value.rule


def targets(board: str, card: str, *lines: str, word: str, **options: str) -> Sequence[str]:
    """What red may then do of one kind."""
    setup = empire(3, **options)
    state = draw(setup, board, using=card)
    play(setup, state, *(f"R {line}" for line in lines))
    return [move.removeprefix(f"{word} ") for move in moves(setup, state) if move.startswith(word)]


# placing


def test_new_armies_come_to_the_start_and_to_ones_own_cities() -> None:
    board = "START RRR M4 r M6 RR W5 b"
    assert targets(board, "ore:+3", word="place") == ["M4", "START"]
    placed = after(board, "ore:+3", "place START", "place START", "place M4")
    assert placed == {"START": "RRRRR", "M4": "Rr", "M6": "RR", "W5": "b"}
    assert refused(board, "ore:+3", "place M6") == "not-a-base"


def test_no_own_army_is_needed_where_one_places() -> None:
    assert after("M4 r", "crystal:+2", "place M4", "place START") == {"M4": "Rr", "START": "R"}


def test_no_more_armies_are_placed_than_the_card_shows() -> None:
    assert refused("START RRR", "crystal:+2", *["place START"] * 3) == "used-up"


def test_with_a_short_supply_one_places_what_is_left() -> None:
    setup = empire(3)
    state = draw(setup, "START " + "R" * 13, using="ore:+3")
    play(setup, state, "R place START")
    assert (state.supply[0], state.armies_out(0)) == (0, 14)
    assert moves(setup, state) == ["done"]
    assert refused("START " + "R" * 14, "ore:+3", "place START") == "no-armies"


def test_one_may_place_fewer_than_the_card_shows() -> None:
    assert after("START RRR", "ore:+3", "place START", "done") == {"START": "RRRR"}


# moving


def test_a_land_move_crosses_borders_and_no_water() -> None:
    assert after("START R", "wood:L3", "move START M2", "move M2 M1") == {"M1": "R"}
    assert refused("START R", "wood:L3", "move START M2", "move M2 M1", "move M1 W2") == "by-sea"


def test_steps_may_be_split_among_armies() -> None:
    three = ["move START M6"] * 3
    assert after("START RRR", "wood:L3", *three) == {"M6": "RRR"}
    split = ["move START M8", "move M8 M10", "move START M7"]
    assert after("START RRR", "wood:L3", *split) == {"START": "R", "M10": "R", "M7": "R"}
    assert refused("START RRRR", "wood:L3", *three, "move START M6") == "used-up"


def test_a_sea_move_may_mix_land_and_water() -> None:
    steps = ["move START M4", "move M4 W5", "move W5 W3"]
    assert after("START R", "wood:S3", *steps) == {"W3": "R"}
    assert refused("START R", "wood:S3", *steps, "move W3 W1") == "used-up"


def test_a_sea_route_is_one_step_in_either_direction() -> None:
    assert after("S2 R", "ore:S2", "move S2 M9", "move M9 S2") == {"S2": "R"}


def test_the_move_is_told_with_its_way() -> None:
    setup = empire(3)
    state = draw(setup, "M6 R", using="ore:S2")
    told = play(setup, state, "R move M6 I2", "R move I2 I1")
    assert told == [ArmyMoved(0, "M6", "I2", True), ArmyMoved(0, "I2", "I1", False)]


def test_there_is_no_step_between_regions_that_do_not_touch() -> None:
    assert "M1" not in {to.split()[1] for to in targets("START R", "anvil:L5", word="move")}


def test_the_presence_of_others_never_blocks() -> None:
    board = "START R M2 BBBBYYYYbby"
    assert after(board, "crystal:L2", "move START M2")["M2"] == "RBBBBYYYYbby"


def test_only_own_armies_move_and_cities_never() -> None:
    assert targets("START BB M4 r", "anvil:L5", word="move") == []
    assert refused("START BB M4 r", "anvil:L5", "move START M2") == "no-army-there"
    assert refused("START BB M4 r", "anvil:L5", "move M4 START") == "no-army-there"


def test_an_army_that_has_moved_away_cannot_move_from_there_again() -> None:
    assert refused("START R", "wood:L3", "move START M2", "move START M3") == "no-army-there"


# cities


def test_a_city_is_built_where_one_has_an_army_whoever_has_cities_there() -> None:
    assert after("M8 Rb", "carrot:C", "city M8") == {"M8": "Rrb"}
    assert after("START Rr", "carrot:C", "city START") == {"START": "Rrr"}


def test_an_own_city_alone_is_not_enough() -> None:
    assert refused("W5 r START R", "carrot:C", "city W5") == "no-army-there"
    assert targets("W5 r START R", "carrot:C", word="city") == ["START"]


def test_with_all_three_cities_built_the_action_has_no_effect() -> None:
    assert targets("START Rrrr", "carrot:C", word="city") == []
    assert refused("START Rrrr", "carrot:C", "city START") == "no-cities"


def test_one_city_for_each_action() -> None:
    assert refused("START R", "carrot:C", "city START", "city START") == "used-up"


# destroying


def test_anybodys_army_is_destroyed_anywhere_ones_own_too() -> None:
    board = "START RB W1 Y M4 rby"
    assert targets(board, "wood:D/C", word="destroy") == ["R START", "B START", "Y W1"]
    assert after(board, "wood:D/C", "destroy Y W1") == {"START": "RB", "M4": "rby"}


def test_cities_are_safe() -> None:
    assert refused("START R M4 b", "wood:D/C", "destroy B M4") == "nothing-there"


def test_a_destroyed_army_goes_back_to_its_owners_supply() -> None:
    setup = empire(3)
    state = draw(setup, "START RBB", using="wood:D/C")
    told = play(setup, state, "R destroy B START")
    assert told == [ArmyDestroyed(0, 1, "START")]
    assert list(state.supply) == [13, 13, 14]


def test_a_destroyed_neutral_army_leaves_the_game() -> None:
    setup = empire(2, neutral_armies="ten")
    state = draw(setup, "START R W1 NN", using="wood:D/C")
    told = play(setup, state, "R destroy N W1")
    assert told == [ArmyDestroyed(0, None, "W1")]
    assert board_of(setup, state) == {"START": "R", "W1": "N"}
    assert list(state.supply) == [13, 14]


def test_where_no_army_stands_there_is_nothing_to_destroy() -> None:
    assert targets("M4 rb", "wood:D/C", word="destroy") == []


def test_several_armies_may_be_destroyed_of_different_players() -> None:
    setup = empire(3)
    two = setup.box.text.replace('"destroy 1 or city 1"', '"destroy 2 or city 1"')
    setup = empire(3, read_box(two))
    state = draw(setup, "START RBY", using="wood:D2/C")
    play(setup, state, "R destroy B START", "R destroy Y START")
    assert board_of(setup, state) == {"START": "R"}
    assert moves(setup, state) == ["done"]


# or, and


def test_or_lets_one_choose_between_the_two_and_not_mix_them() -> None:
    board, card = "START RRR", "anvil:+3/L4"
    assert after(board, card, *["place START"] * 3) == {"START": "RRRRRR"}
    assert after(board, card, *["move START M2"] * 3, "move M2 M1") == {"M2": "RR", "M1": "R"}
    assert refused(board, card, "place START", "move START M2") == "used-up"
    assert refused(board, card, "move START M2", "place START") == "used-up"
    assert after(board, card, "done") == {"START": "RRR"}


def test_the_english_ore_card_places_two_or_builds_a_city_the_european_only_places() -> None:
    assert after("START R", "ore:+2/C", "city START") == {"START": "Rr"}
    assert after("START R", "ore:+2/C", "place START", "place START") == {"START": "RRR"}
    assert refused("START R", "ore:+2", "city START", deck="eu") == "not-on-card"
    assert after("START R", "ore:+2", *["place START"] * 2, deck="eu") == {"START": "RRR"}


def test_and_lets_one_do_both_in_printed_order() -> None:
    board, card = "START RB", "carrot:D&+1"
    assert after(board, card, "destroy B START", "place START") == {"START": "RR"}
    assert refused(board, card, "place START", "destroy B START") == "used-up"


def test_of_and_either_may_be_skipped() -> None:
    board, card = "START RB", "carrot:D&+1"
    assert after(board, card, "place START", "done") == {"START": "RRB"}
    assert after(board, card, "destroy B START", "done") == {"START": "R"}
    assert after(board, card, "done") == {"START": "RB"}


def test_with_an_empty_supply_one_may_destroy_an_own_army_and_place_it_anew() -> None:
    board = "START " + "R" * 13 + " W1 R"
    moved = after(board, "carrot:D&+1", "destroy R W1", "place START")
    assert moved == {"START": "R" * 14}
