"""Decks 4 and 5: scoreboards, the King, Grandes, power cards, the court, expulsion, secrets."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.errors import IllegalMove
from crownlands.core.playout import settle
from crownlands.core.rng import Rng
from crownlands.games.el_grande.events import PowerRecalled
from tests.games.el_grande.draw import (
    actor,
    court,
    draw,
    grande,
    kinds,
    moves,
    phase,
    play,
    province,
    scored,
    standing,
    targets,
)

SETUP = grande(3)

# mobile scoreboards


def test_a_scoreboard_comes_to_any_place_but_the_kings() -> None:
    state = draw(SETUP, card="d4_scoreboard")
    assert len(targets(SETUP, state, "board")) == 2 * 9
    play(SETUP, state, "R board 1 castillo")
    assert SETUP.view(state, 0).places["castillo"].values == (8, 4, 0)
    assert "board" not in kinds(SETUP, state)


def test_a_scoreboard_moves_on_but_never_onto_another() -> None:
    state = draw(SETUP, card="d4_scoreboard", boards={1: "galicia", 2: "aragon"})
    with pytest.raises(IllegalMove, match="board-there"):
        play(SETUP, state, "R board 1 aragon")
    with pytest.raises(IllegalMove, match="there-already"):
        play(SETUP, state, "R board 1 galicia")
    play(SETUP, state, "R board 1 sevilla")
    assert SETUP.view(state, 0).places["galicia"].values == (4, 2, 0)
    assert SETUP.view(state, 0).places["sevilla"].values == (8, 4, 0)


def test_no_scoreboard_leaves_the_kings_region_or_comes_to_it() -> None:
    state = draw(SETUP, card="d4_scoreboard", boards={1: "cataluna"})
    for move in ("board 1 galicia", "board 2 cataluna"):
        with pytest.raises(IllegalMove, match="kings-region"):
            play(SETUP, state, f"R {move}")


# the King


def test_the_adviser_leads_the_king_to_an_adjacent_region() -> None:
    state = draw(SETUP, king="galicia", card="d4_royal_adviser")
    assert targets(SETUP, state, "king") == ["pais_vasco", "castilla_la_vieja"]
    play(SETUP, state, "R king pais_vasco")
    assert targets(SETUP, state, "place") == ["galicia", "aragon", "castilla_la_vieja", "castillo"]


def test_the_kings_card_leads_him_anywhere_but_to_the_castillo() -> None:
    state = draw(SETUP, king="galicia", card="d5_king")
    assert targets(SETUP, state, "king") == SETUP.box.region_names()[1:]


def test_placing_first_uses_the_old_region_of_the_king() -> None:
    state = draw(SETUP, king="galicia", card="d5_king")
    play(SETUP, state, "R place pais_vasco", "R king sevilla")
    assert moves(SETUP, state) == ["done"]


# Grandes


def test_a_grande_moves_and_is_at_home_there_at_once() -> None:
    state = draw(SETUP, homes={"R": "galicia", "B": "aragon"}, card="d4_grande")
    assert targets(SETUP, state, "grande") == [
        name for name in SETUP.box.region_names() if name not in ("galicia", "cataluna")
    ]
    play(SETUP, state, "R grande aragon")
    assert SETUP.view(state, 0).places["aragon"].grandes == (0, 1)


def test_a_grande_does_not_leave_the_kings_region() -> None:
    state = draw(SETUP, homes={"R": "cataluna"}, card="d4_grande")
    assert "grande" not in kinds(SETUP, state)


# power cards


def recalling(value: int) -> PowerRecalled:
    state = draw(SETUP, card="d4_recall_power", played={"R": 7}, earlier={"R": (3, 12)})
    play(SETUP, state, "R use")
    assert targets(SETUP, state, "recall") == ["3", "7", "12"]
    (event,) = play(SETUP, state, f"R recall {value}")
    seen = SETUP.redact(event, 1)
    assert isinstance(seen, PowerRecalled)
    return seen


def test_the_card_of_this_round_comes_back_in_the_open() -> None:
    assert recalling(7).value == 7


def test_another_card_comes_back_unseen() -> None:
    assert recalling(3).value is None


def test_others_know_which_cards_are_in_doubt_until_one_of_them_is_played() -> None:
    state = draw(SETUP, card="d4_recall_power", played={"R": 7}, earlier={"R": (3, 12)})
    play(SETUP, state, "R use", "R recall 12")
    power = SETUP.view(state, 1).power[0]
    assert (power.doubtful, power.hidden, power.played) == ((3, 12), 1, (7,))
    assert SETUP.view(state, 0).power[0].doubtful == ()
    play(SETUP, state, "R done", "B call 0", "B take 1", "B done")
    play(SETUP, state, "Y call 0", "Y take 2", "Y done")
    settle(state, Rng(1))
    play(SETUP, state, "Y power 9", "R power 12")
    power = SETUP.view(state, 1).power[0]
    assert (power.doubtful, power.played) == ((), (3, 7, 12))


def test_the_only_other_card_is_no_secret() -> None:
    state = draw(SETUP, card="d4_recall_power", played={"R": 7}, earlier={"R": (3,)})
    play(SETUP, state, "R use", "R recall 3")
    assert SETUP.view(state, NOBODY).power[0].doubtful == ()


def test_a_recall_may_still_be_left() -> None:
    state = draw(SETUP, card="d4_recall_power", played={"R": 7})
    play(SETUP, state, "R use", "R enough")
    assert kinds(SETUP, state) == {"done", "place"}


# the court


def test_two_come_from_the_province() -> None:
    state = draw(SETUP, card="d4_court_2")
    assert targets(SETUP, state, "call") == ["1"]
    play(SETUP, state, "R call 1")
    assert moves(SETUP, state) == ["enough", "call 1"]
    play(SETUP, state, "R call 1")
    assert (court(SETUP, state, "R"), province(SETUP, state, "R")) == (9, 21)
    assert phase(SETUP, state) == "acting"


def test_one_may_be_enough() -> None:
    state = draw(SETUP, card="d4_court_2")
    play(SETUP, state, "R call 1", "R enough")
    assert (court(SETUP, state, "R"), kinds(SETUP, state)) == (8, {"done", "place"})


def test_no_more_than_there_are_and_none_from_the_board() -> None:
    state = draw(SETUP, "galicia R5", card="d4_court_2", province={"R": 1})
    assert targets(SETUP, state, "call") == ["1"]
    play(SETUP, state, "R call 1")
    assert "withdraw" not in kinds(SETUP, state)


def test_where_the_table_plays_so_the_rest_comes_off_the_board() -> None:
    setup = grande(3, court_card="board")
    state = draw(setup, "galicia R5", card="d4_court_2", province={"R": 1})
    play(setup, state, "R call 1")
    assert moves(setup, state) == ["enough", "withdraw galicia"]
    play(setup, state, "R withdraw galicia")
    assert (phase(setup, state), court(setup, state, "R")) == ("acting", 9)


def test_unless_it_plays_that_the_province_must_have_been_empty() -> None:
    setup = grande(3, court_card="board", shortage="empty")
    state = draw(setup, "galicia R5", card="d4_court_2", province={"R": 1})
    play(setup, state, "R call 1")
    assert phase(setup, state) == "acting"
    state = draw(setup, "galicia R5", card="d4_court_2", province={"R": 0})
    play(setup, state, "R withdraw galicia", "R withdraw galicia")
    assert (phase(setup, state), court(setup, state, "R")) == ("acting", 9)


# expulsion


def test_all_others_leave_a_named_region_for_the_one_on_their_disc() -> None:
    state = draw(SETUP, "galicia R2 B3 Y1 / aragon R1", card="d4_expulsion")
    assert targets(SETUP, state, "expel") == ["galicia"]
    play(SETUP, state, "R expel galicia")
    allowed = [name for name in SETUP.box.region_names() if name not in ("galicia", "cataluna")]
    assert [move.removeprefix("disc ") for move in moves(SETUP, state, "B")] == allowed
    play(SETUP, state, "B disc sevilla", "Y disc aragon")
    assert standing(SETUP, state, "galicia") == "R2"
    assert standing(SETUP, state, "sevilla") == "B3"
    assert standing(SETUP, state, "aragon") == "R1 Y1"
    assert actor(SETUP, state) == "R"


def test_where_the_table_plays_so_a_disc_on_the_king_leads_to_the_court() -> None:
    setup = grande(3, king_disc="court")
    state = draw(setup, "galicia B3", card="d4_expulsion")
    play(setup, state, "R expel galicia", "B disc cataluna")
    assert (standing(setup, state, "galicia"), court(setup, state, "B")) == ("", 10)


# the secret scoring


def test_regions_that_only_one_player_chose_are_scored() -> None:
    state = draw(SETUP, "galicia R1 / cataluna Y2 / sevilla B1", card="d4_score_secret")
    play(SETUP, state, "R use")
    assert len(moves(SETUP, state, "R")) == 9
    events = play(SETUP, state, "B disc galicia", "R disc galicia", "Y disc cataluna")
    assert scored(events) == {"cataluna": (0, 0, 6)}


def test_if_all_choose_the_same_nothing_is_scored() -> None:
    state = draw(SETUP, card="d4_score_secret")
    events = play(SETUP, state, "R use", "B disc aragon", "R disc aragon", "Y disc aragon")
    assert scored(events) == {}
    assert phase(SETUP, state) == "acting"
