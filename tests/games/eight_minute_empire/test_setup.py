"""The setup: what is in the box, what lies where before the first bid, both sides of the board."""

import pytest

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import UnknownName, WrongSeats
from crownlands.games.eight_minute_empire import GAME
from crownlands.games.eight_minute_empire.box import Side, standard_box
from tests.games.eight_minute_empire.draw import actors, board_of, empire, moves, play, up_to_bids

BOX = standard_box()


def test_two_players_begin_with_14_coins_and_no_neutral_army() -> None:
    setup = empire(2)
    view = setup.view(up_to_bids(setup), NOBODY)
    assert (view.coins, view.bank) == ((14, 14), 16)
    assert board_of(setup, up_to_bids(setup)) == {"START": "RRRBBB"}
    assert (view.armies, view.cities) == ((11, 11), (3, 3))
    assert (len(view.row), view.pile) == (6, 31)


def test_five_players_begin_with_8_coins_and_fifteen_armies_at_the_start() -> None:
    setup = empire(5)
    view = setup.view(up_to_bids(setup), NOBODY)
    assert (view.coins, view.bank) == ((8,) * 5, 4)
    assert board_of(setup, up_to_bids(setup)) == {"START": "RRRBBBYYYWWWKKK"}
    assert (len(view.row), view.pile) == (6, 36)


@pytest.mark.parametrize(
    ("seats", "coins", "bank"), [(2, 14, 16), (3, 11, 11), (4, 9, 8), (5, 8, 4)]
)
def test_the_rest_of_44_coins_is_the_bank(seats: int, coins: int, bank: int) -> None:
    setup = empire(seats)
    view = setup.view(setup.new(), NOBODY)
    assert (view.coins, view.bank) == ((coins,) * seats, bank)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_with_a_5_are_removed_with_fewer_than_five(seats: int) -> None:
    setup = empire(seats)
    assert sum(setup.deck.values()) == 37
    assert not {"carrot:+4/L2", "wood:L6", "2anvil:L4"} & set(setup.cards)
    five = empire(5)
    assert sum(five.deck.values()) == 42
    more = {card: five.deck[card] - setup.deck.get(card, 0) for card in five.deck}
    told = {card.token: count for card, count in more.items() if count}
    assert told == {"crystal:+2": 1, "carrot:+4/L2": 1, "wood:L6": 1, "ore:S2": 1, "2anvil:L4": 1}


def test_the_deck_holds_the_printed_units_of_each_good() -> None:
    units = {good.name: 0 for good in BOX.goods} | {"joker": 0}
    for card, count in BOX.deck(5, european=False).items():
        units[card.good] += card.units * count
    assert units == {"crystal": 5, "ore": 7, "wood": 8, "anvil": 10, "carrot": 11, "joker": 3}


@pytest.mark.parametrize(("deck", "kinds"), [("en", [18, 14, 9, 6, 2]), ("eu", [18, 14, 9, 5, 2])])
def test_the_actions_appear_as_often_as_they_are_printed(deck: str, kinds: list[int]) -> None:
    shown = [0] * 6
    for card, count in empire(5, deck=deck).deck.items():
        for act in card.acts:
            shown[act.kind] += count
    assert shown[1:] == kinds


def test_the_two_decks_differ_in_one_card() -> None:
    english, european = BOX.deck(4, european=False), BOX.deck(4, european=True)
    only = [{card.token for card in one.keys() - other.keys()} for one, other in
            ((english, european), (european, english))]  # fmt: skip
    assert only == [{"ore:+2/C"}, {"ore:+2"}]


SIZES = {"A": (25, 4, 30, 7), "B": (23, 5, 29, 7)}


@pytest.mark.parametrize("side", SIZES)
def test_the_board_has_the_printed_regions_borders_and_sea_routes(side: str) -> None:
    printed = empire(2, side=side).side
    sizes = (len(printed.regions), len(printed.continents), len(printed.land), len(printed.sea))
    assert sizes == SIZES[side]


@pytest.mark.parametrize("side", SIZES)
def test_every_border_can_be_crossed_in_both_directions(side: str) -> None:
    setup = empire(2, side=side)
    setting = setup.setting
    steps = set(zip(setting.step_from, setting.step_to, strict=True))
    assert steps == {(to, at) for at, to in steps}
    assert len(steps) == 2 * (len(setup.side.land) + len(setup.side.sea))


@pytest.mark.parametrize("side", SIZES)
def test_every_region_can_be_reached_and_no_continent_is_split_by_land(side: str) -> None:
    printed = empire(2, side=side).side
    assert reached(printed, printed.start, (*printed.land, *printed.sea)) == set(printed.regions)
    if side == "B":
        for _, regions in printed.continents:
            assert reached(printed, regions[0], printed.land) == set(regions)


def reached(side: Side, start: str, pairs: tuple[tuple[str, str], ...]) -> set[str]:
    seen, new = {start}, {start}
    while new:
        new = {b for pair in pairs for a, b in (pair, pair[::-1]) if a in new} - seen
        seen |= new
    return seen


def test_the_start_of_side_a_touches_six_regions_by_land_and_none_by_sea() -> None:
    side = empire(2).side
    touching = {
        one if other == "START" else other for one, other in side.land if "START" in (one, other)
    }
    assert touching == {"M2", "M3", "M4", "M6", "M7", "M8"}
    assert not any("START" in pair for pair in side.sea)


def test_without_the_variant_no_token_is_laid() -> None:
    setup = empire(3)
    assert moves(setup, setup.new())[0].startswith("card ")


@pytest.mark.parametrize("side", SIZES)
def test_a_token_is_laid_on_each_marked_region_before_the_row(side: str) -> None:
    setup = empire(3, goods_tokens="yes", side=side)
    state = setup.new()
    for _ in range(10):
        assert actors(setup, state) == "chance"
        assert all(move.startswith("token ") for move in moves(setup, state))
        state.play(CHANCE, state.legal(CHANCE)[-1])
    assert moves(setup, state)[0].startswith("card ")
    laid = {name: at.token for name, at in setup.view(state, 0).regions.items() if at.token}
    assert set(laid) == set(setup.side.marked)
    assert sorted(laid.values()) == sorted(["crystal", "ore", "wood", "anvil", "carrot"] * 2)


def test_two_players_place_ten_neutral_armies_in_turn_in_any_region_before_the_bids() -> None:
    setup = empire(2, neutral_armies="ten")
    state = up_to_bids(setup)
    for number in range(10):
        assert actors(setup, state) == "RB"[number % 2]
        assert len(moves(setup, state)) == 25
        play(setup, state, f"{'RB'[number % 2]} neutral {'START' if number else 'W1'}")
    assert board_of(setup, state) == {"W1": "N", "START": "RRRBBB" + "N" * 9}
    assert actors(setup, state) == "RB"
    assert moves(setup, state, "B")[0] == "bid 0"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_neutral_armies_are_for_two_players_only(seats: int) -> None:
    setup = empire(seats, neutral_armies="ten")
    assert moves(setup, up_to_bids(setup))[0] == "bid 0"


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_only_two_to_five_may_play(seats: int) -> None:
    with pytest.raises(WrongSeats) as raised:
        GAME.setup(seats)
    assert (raised.value.least, raised.value.most) == (2, 5)


def test_the_first_value_of_an_option_is_the_default() -> None:
    assert empire(2).options == {
        "three_games": "no",
        "goods_tokens": "no",
        "dice": "no",
        "side": "A",
        "continents": "armies",
        "neutral_armies": "none",
        "deck": "en",
        "youngest": "last",
    }


@pytest.mark.parametrize("order", ["1-2", "1-2-2", "0-1-2", "1-2-3-4", "first", ""])
def test_an_order_of_ages_names_every_seat_once(order: str) -> None:
    with pytest.raises(UnknownName):
        empire(3, youngest=order)
