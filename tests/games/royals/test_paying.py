"""Occupying and taking over: what it costs, jokers, and payments that are never a dead end."""

from collections import Counter
from itertools import product

import pytest

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.rng import Rng
from crownlands.games.royals.choices import suffices
from crownlands.games.royals.events import CardPaid, CubeExiled, IntriguePaid, PositionOccupied
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.state import PAYING
from tests.games.royals.draw import claims, draw, hand, moves, play, royals, thrown
from tests.laws.walk import choose, next_actor

SETUP = royals(3)
SHORTAGE = royals(3, joker="shortage")
CARDINAL = "cologne cardinal W"


def test_a_vacant_position_costs_its_cards_and_two_cubes() -> None:
    state = draw(SETUP, hands={"K": "GGGGG"})
    play(SETUP, state, "K claim cologne cardinal")
    view = SETUP.view(state, 0)
    assert (hand(SETUP, state, "K"), thrown(state)) == ("", "GGGGG")
    assert [place.holder for place in view.places if place.city == "cologne"] == [0, None]
    assert view.title_cubes["cardinal"] == (1, 0, 0)
    assert list(state.spare) == [44, 46, 36]
    assert (view.markers.cities["cologne"], view.tally[0].total) == (0, 3)


def test_the_city_bonus_is_for_the_first_only() -> None:
    state = draw(SETUP, hands={"K": "GGGGG", "W": "GG"})
    play(SETUP, state, "K claim cologne cardinal", "K done", "W two", "W take france")
    play(SETUP, state, "W intrigue", "chance scheme france-spain", "W claim cologne baron")
    assert state.scores() == [3, 0, 0]


def test_three_cards_are_a_joker_and_two_are_not() -> None:
    assert "dublin marshal" in claims(SETUP, draw(SETUP, hands={"K": "FFF"}))
    assert "dublin marshal" not in claims(SETUP, draw(SETUP, hands={"K": "FF"}))


def test_a_matching_card_in_a_joker_makes_nothing_possible() -> None:
    state = draw(SETUP, hands={"K": "FFSS"})
    assert "barcelona countess" not in claims(SETUP, state)
    assert "barcelona countess" in claims(SETUP, draw(SETUP, hands={"K": "FFFSS"}))


def test_jokers_repeat_in_one_payment() -> None:
    state = draw(SETUP, hands={"K": "FFFGGG"})
    assert "seville baron" in claims(SETUP, state)
    play(SETUP, state, "K claim seville baron")
    assert hand(SETUP, state, "K") == ""


def brute(hand: Counter[str], own: str, cost: int) -> bool:
    """Whether the cards pay a cost in some way: as themselves or three for one."""
    singles, cards = hand[own], sum(hand.values())
    return any(used + (cards - used) // 3 >= cost for used in range(min(singles, cost) + 1))


def test_what_suffices_is_what_some_payment_reaches() -> None:
    for matching, others, cost in product(range(9), range(13), range(1, 12)):
        hand = Counter({"F": matching, "G": others})
        assert suffices(matching, matching + others, cost, 3) == brute(hand, "F", cost)


# taking over


def test_an_intrigue_card_and_the_full_cost_take_a_position_over() -> None:
    state = draw(SETUP, CARDINAL, hands={"K": "GGGGG"}, schemes={"K": "GS"})
    events = play(SETUP, state, "K claim cologne cardinal")
    assert CubeExiled(0, 1, "cologne") in events
    assert events[-1] == PositionOccupied(0, "cologne", "cardinal")  # no bonus for the second
    view = SETUP.view(state, 0)
    assert view.exiled["cologne"] == (0, 1, 0)
    assert view.title_cubes["cardinal"] == (1, 1, 0)
    assert view.influence["german_states"] == (2, 0, 0)
    assert (view.discards, view.intrigue_discards) == (
        {"german_states": 5},
        {"german_states-spain": 1},
    )


def test_two_foreign_intrigue_cards_are_a_joker_and_one_is_nothing() -> None:
    two = draw(SETUP, CARDINAL, hands={"K": "GGGGG"}, schemes={"K": "FB FS"})
    assert play(SETUP, two, "K claim cologne cardinal")[1:3] == [
        IntriguePaid(0, "france-britain", joker=True),
        IntriguePaid(0, "france-spain", joker=True),
    ]
    one = draw(SETUP, CARDINAL, hands={"K": "GGGGG"}, schemes={"K": "FB"})
    assert "cologne cardinal" not in claims(SETUP, one)


@pytest.mark.parametrize(
    ("schemes", "can"),
    [("GS GS", True), ("FG GB", True), ("GS FB FS", True), ("FB FB FB FS", True),
     ("GS", False), ("GS FB", False), ("FB FB FB", False), ("", False)],
)  # fmt: skip
def test_a_king_takes_two_intrigue_cards(schemes: str, can: bool) -> None:
    state = draw(SETUP, "vienna king W", hands={"K": "G" * 8}, schemes={"K": schemes})
    assert ("vienna king" in claims(SETUP, state)) == can


def test_nobody_takes_over_an_own_position_or_without_the_cards() -> None:
    full = {"K": "GGGGGFFFFFF"}
    own = draw(SETUP, "cologne cardinal K", hands=full, schemes={"K": "GS GS"})
    assert "cologne cardinal" not in claims(SETUP, own)
    poor = draw(SETUP, CARDINAL, hands={"K": "GGGG"}, schemes={"K": "GS"})
    assert "cologne cardinal" not in claims(SETUP, poor)


def test_country_jokers_serve_a_takeover_too() -> None:
    state = draw(SETUP, CARDINAL, hands={"K": "GGGGFFF"}, schemes={"K": "GS"})
    play(SETUP, state, "K claim cologne cardinal")
    assert hand(SETUP, state, "K") == ""


# card by card


def test_where_only_one_payment_is_possible_it_is_made_at_once() -> None:
    state = draw(SETUP, hands={"K": "GGGS"})
    play(SETUP, state, "K claim munich countess")  # no joker is possible
    assert hand(SETUP, state, "K") == "S"


def test_the_cheapest_payment_is_offered_first() -> None:
    state = draw(SETUP, hands={"K": "GFFF"})
    play(SETUP, state, "K claim cologne baron")
    assert hand(SETUP, state, "K") == ""  # G and FFF, nothing else
    state = draw(SETUP, hands={"K": "GGFFFFFF"})
    play(SETUP, state, "K claim cologne baron")
    assert moves(SETUP, state) == ["pay german_states", "joker france", "joker german_states"]


def test_the_payer_chooses_the_exact_cards_of_a_joker() -> None:
    state = draw(SETUP, hands={"K": "FFBBSS"})
    play(SETUP, state, "K claim valencia marshal")
    assert moves(SETUP, state) == ["pay spain", "joker france", "joker britain", "joker spain"]
    play(SETUP, state, "K joker france", "K joker britain")
    assert moves(SETUP, state) == ["joker france", "joker britain", "joker spain"]
    events = play(SETUP, state, "K joker spain")
    assert events[0] == CardPaid(0, "spain", joker=True)
    assert hand(SETUP, state, "K") == "FBS"


def test_intrigue_cards_are_paid_before_country_cards() -> None:
    state = draw(SETUP, CARDINAL, hands={"K": "GGGGG"}, schemes={"K": "GS FG"})
    play(SETUP, state, "K claim cologne cardinal")
    assert moves(SETUP, state) == [
        "plot france-german_states",
        "plot german_states-spain",
        "plotjoker france-german_states",
        "plotjoker german_states-spain",
    ]
    play(SETUP, state, "K plot german_states-spain")
    assert (hand(SETUP, state, "K"), list(state.schemes)[:6]) == ("", [1, 0, 0, 0, 0, 0])


def test_what_was_begun_as_a_joker_is_finished_with_jokers() -> None:
    state = draw(SETUP, hands={"K": "GGFFFFFF"})
    play(SETUP, state, "K claim cologne baron", "K joker france")
    assert "pay german_states" not in moves(SETUP, state)


# the other reading: a joker only where matching cards are lacking


def test_on_shortage_matching_cards_go_first() -> None:
    state = draw(SHORTAGE, hands={"K": "GFFFBBB"})
    play(SHORTAGE, state, "K claim cologne baron")
    assert moves(SHORTAGE, state) == ["joker france", "joker britain"]
    assert hand(SHORTAGE, state, "K") == "FFFBBB"
    plenty = draw(SHORTAGE, hands={"K": "GGFFFFFF"})
    play(SHORTAGE, plenty, "K claim cologne baron")
    assert hand(SHORTAGE, plenty, "K") == "FFFFFF"


def test_on_shortage_serving_intrigue_cards_go_first() -> None:
    board, hands = CARDINAL, {"K": "GGGGG"}
    state = draw(SHORTAGE, board, hands=hands, schemes={"K": "GS FB FB"})
    play(SHORTAGE, state, "K claim cologne cardinal")
    assert list(state.schemes)[:6] == [0, 2, 0, 0, 0, 0]


# never a dead end


def all_payments(setup: RoyalsSetup, state: Royals, target: int) -> set[tuple[int, ...]]:
    """What may be left in hand when the position that is being paid for is occupied."""
    if state.phase != PAYING:
        assert state.holder[target] == state.turn
        return {(*state.hands, *state.schemes)}
    legal = state.legal(state.turn)
    assert legal, "a dead end"
    found = set[tuple[int, ...]]()
    for move in legal:
        after = state.copy()
        after.play(state.turn, move)
        found |= all_payments(setup, after, target)
    return found


@pytest.mark.parametrize("options", [{}, {"joker": "shortage"}, {"cubes": "strict"}])
def test_no_payment_is_a_dead_end_and_every_choice_is_one(options: dict[str, str]) -> None:
    setup = royals(3, **options)
    rng, seen = Rng(5), 0
    for seed in range(12):
        state, walker = setup.new(), Rng(seed)
        while (seat := next_actor(state, walker)) != NOBODY:
            move = choose(state, seat, walker)
            before = state.phase
            state.play(seat, move)
            if seat != CHANCE and state.phase == PAYING and before != PAYING and rng.below(3) == 0:
                # whatever was paid at once had to be, and from here there is more than one way
                assert len(all_payments(setup, state, state.target)) > 1
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("joker", ["always", "shortage"])
def test_the_ways_to_pay_are_those_that_brute_force_finds(joker: str) -> None:
    """Two German cards for a Baron of Cologne, from every small hand."""
    setup = royals(3, joker=joker)
    for german, french, british in product(range(4), range(5), range(4)):
        text = "G" * german + "F" * french + "B" * british
        state = draw(setup, hands={"K": text})
        wanted = {
            (french - f, german - g, british - b)
            for f, g, b in product(range(french + 1), range(german + 1), range(british + 1))
            for single in range(min(g, 2) + 1)
            if f + g + b - single == 3 * (2 - single)
            and (joker == "always" or single == min(german, 2))
        }
        assert ("cologne baron" in claims(setup, state)) == bool(wanted)
        if wanted:
            play(setup, state, "K claim cologne baron")
            at = setup.box.position_names().index("cologne baron")
            assert {left[:3] for left in all_payments(setup, state, at)} == wanted
