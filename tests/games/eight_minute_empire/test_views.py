"""What a view tells: everything but sealed bids, and the points as they stand."""

from crownlands.core.contract import NOBODY
from crownlands.games.eight_minute_empire.views import Continent, Goods, Region, Tally
from tests.games.eight_minute_empire.draw import draw, empire, up_to_bids

BOARD = "START RRBy W1 RR W2 Bb I1 YN"
CARDS = {"R": "crystal:+1 joker:+2", "B": "2carrot:+3 carrot:C"}


def test_everything_but_the_order_of_the_pile_lies_open_to_all() -> None:
    setup = empire(3, goods_tokens="yes")
    state = draw(setup, BOARD, cards=CARDS, tokens={"W1": "ore"}, turn="Y")
    views = [setup.view(state, seat) for seat in (0, 1, 2, NOBODY)]
    for at, view in enumerate(views):
        assert view.seat == (at if at < 3 else None)
        assert view.regions["W1"] == Region((2, 0, 0, 0), (0, 0, 0), 0, "ore")
        assert view.regions["START"] == Region((2, 1, 0, 0), (0, 0, 1), 0, None)
        assert view.continents["ISLE"] == Continent((0, 0, 1, 1), None)
        assert view.cards == (("crystal:+1", "joker:+2"), ("2carrot:+3", "carrot:C"), ())
        assert (view.armies, view.cities) == ((10, 12, 13), (3, 2, 2))
        assert (view.phase, view.turn, view.actors, view.limit) == ("taking", 2, (2,), 10)


def test_the_cards_of_the_pile_are_known_by_counting() -> None:
    setup = empire(3)
    state = draw(setup, row="wood:S3 wood:S4", cards=CARDS)
    view = setup.view(state, 0)
    assert sum(view.unseen.values()) == view.pile == 37 - 2 - 4
    assert "wood:S4" not in view.unseen
    assert view.unseen["carrot:C"] == 1


def test_points_are_told_as_the_board_stands() -> None:
    setup = empire(3)
    state = draw(setup, BOARD, cards=CARDS, earlier={"R": 9})
    view = setup.view(state, NOBODY)
    assert view.goods[0] == {"crystal": Goods(1, 0, 1, 2)}
    assert view.goods[1] == {"carrot": Goods(3, 0, 0, 1)}
    assert view.tally == (Tally(2, 1, 2, 9, 14), Tally(1, 0, 1, 0, 2), Tally(0, 0, 0, 0, 0))
    assert [tally.total for tally in view.tally] == state.scores()
    assert view.ranking is None


def test_by_regions_continents_count_regions() -> None:
    setup = empire(3, continents="regions")
    west = setup.view(draw(setup, BOARD), NOBODY).continents["WEST"]
    assert west == Continent((1, 1, 0, 0), None)


def test_while_all_bid_it_is_nobodys_turn() -> None:
    setup = empire(3)
    view = setup.view(up_to_bids(setup), 1)
    assert (view.phase, view.turn, view.actors, view.starter) == ("bids", None, (0, 1, 2), None)


def test_a_card_in_use_tells_what_it_still_allows() -> None:
    setup = empire(3)
    state = draw(setup, "START RRR", using="anvil:+3/L4")
    used = setup.view(state, 1).in_use
    assert used is not None and (used.card, used.left) == ("anvil:+3/L4", (3, 4))
    state.play(0, setup.vocabulary.read("place START"))
    used = setup.view(state, 1).in_use
    assert used is not None and used.left == (2, 0)
    assert setup.view(draw(setup), 1).in_use is None


def test_what_a_client_needs_of_the_box_is_there() -> None:
    setup = empire(4, side="B")
    printed = setup.printed()
    assert printed["start"] == "START"
    assert printed["continents"] == {name: list(at) for name, at in setup.side.continents}
    cards = printed["cards"]
    assert isinstance(cards, dict) and set(cards) == set(setup.cards)
    assert printed["marked"] == []
    assert empire(4, goods_tokens="yes").printed()["marked"] == list(empire(4).side.marked)
