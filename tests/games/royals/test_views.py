"""What a view tells: own cards, what all saw being taken, what could be counted; and undo."""

from collections import Counter
from math import comb

from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games.royals.state import PAYING
from crownlands.games.royals.views import Hand, Payment
from tests.games.royals.draw import draw, play, royals
from tests.laws.walk import assert_fair, choose, next_actor

SETUP = royals(3)


def test_others_see_how_many_cards_there_are_and_those_from_the_display() -> None:
    state = draw(SETUP, hands={"K": "FFGS"}, known={"K": "FS"}, schemes={"K": "FG FG"})
    others = Hand(4, 2, {"france": 1, "spain": 1}, {})
    assert SETUP.view(state, 1).hands[0] == SETUP.view(state, NOBODY).hands[0] == others
    own = Hand(4, 2, {"france": 2, "german_states": 1, "spain": 1}, {"france-german_states": 2})
    assert SETUP.view(state, 0).hands[0] == own


def test_what_could_be_anywhere_is_counted() -> None:
    state = draw(SETUP, hands={"K": "FFGS"}, known={"K": "FS"}, schemes={"K": "FG FG"})
    assert SETUP.view(state, 1).unseen == {
        "france": 22 - 2, "german_states": 18 - 1, "britain": 15 - 1, "spain": 14 - 1,
    }  # fmt: skip
    assert sum(SETUP.view(state, 0).unseen.values()) == state.pile_size
    assert sum(SETUP.view(state, 1).unseen_intrigue.values()) == 24
    assert SETUP.view(state, 0).unseen_intrigue["france-german_states"] == 2


def test_a_card_that_all_know_is_the_first_to_be_thought_gone() -> None:
    state = draw(SETUP, hands={"K": "FFFS"}, known={"K": "F"})
    play(SETUP, state, "K claim avignon marshal", "K pay france")
    assert SETUP.view(state, 1).hands[0].countries == {}
    play(SETUP, state, "K claim reims baron")
    assert SETUP.view(state, 1).hands[0] == Hand(1, 0, {}, {})


def test_a_redeal_keeps_what_is_known_and_draws_the_rest_from_all_that_is_unseen() -> None:
    """Three unknown cards of K beside a known one; how many are French follows the deck."""
    state = draw(SETUP, hands={"K": "FGGS", "W": "BBB"}, known={"K": "S", "W": "B"})
    french = []
    for seed in range(600):
        twin = state.copy()
        twin.redeal(2, Rng(seed))
        hand = list(twin.hands)
        assert hand[3] >= 1 and hand[6] >= 1
        assert (sum(hand[:4]), sum(hand[4:8]), twin.pile_size) == (4, 3, state.pile_size)
        french.append(str(hand[0]))
    pool, of_france = 69 - 3 - 2, 22 - 1
    assert_fair(
        french, {str(n): comb(of_france, n) * comb(pool - of_france, 3 - n) for n in range(4)}
    )


def test_two_hands_are_redealt_from_one_pool() -> None:
    """Only two unseen cards are left, one of each kind: each hand has either, never the same."""
    hands = {"K": "F", "W": "G"}
    state = draw(SETUP, hands=hands, pile="")
    drawn = []
    for seed in range(300):
        twin = state.copy()
        twin.redeal(2, Rng(seed))
        drawn.append(str(list(twin.hands)[:8]))
    assert_fair(drawn, {str([1, 0, 0, 0, 0, 1, 0, 0]): 1, str([0, 1, 0, 0, 1, 0, 0, 0]): 1})


def test_whoever_is_paying_can_pay_the_rest_in_every_redeal() -> None:
    for options in ({}, {"joker": "shortage"}):
        setup, seen = royals(3, **options), 0
        for seed in range(6):
            state, rng = setup.new(), Rng(seed)
            while (seat := next_actor(state, rng)) != NOBODY:
                state.play(seat, choose(state, seat, rng))
                if state.phase == PAYING:
                    twin = state.copy()
                    twin.redeal(NOBODY, Rng(seed))
                    while twin.phase == PAYING:
                        twin.play(twin.turn, choose(twin, twin.turn, rng))
                    seen += 1
        assert seen > 5


def test_a_payment_tells_what_is_still_owed() -> None:
    state = draw(SETUP, hands={"K": "GGFFFFFF"})
    play(SETUP, state, "K claim cologne baron", "K joker france")
    assert SETUP.view(state, 2).payment == Payment("cologne", "baron", 2, 1, 0, 0)
    assert SETUP.view(draw(SETUP), 2).payment is None


def test_points_are_told_by_kind_of_marker() -> None:
    setting = SETUP.setting
    owned = {
        0: "K",
        setting.marker_country: "K",
        setting.marker_noble: "W",
        setting.marker_period: "W",
    }
    tally = SETUP.view(draw(SETUP, owned=owned), 0).tally
    assert [tally[0].cities, tally[0].countries, tally[0].total] == [8, 12, 20]
    assert [tally[1].noble_house, tally[1].periods, tally[1].total] == [16, 6, 22]


# undo


def playing(seed: int) -> Match:
    """A match up to its first choice of what to play."""
    match = Match(SETUP, Rng(seed))
    match.settle()
    while "done" not in texts(match):
        match.play(match.state.actor(), match.state.legal(match.state.actor())[-1])
    return match


def texts(match: Match) -> list[str]:
    return [SETUP.vocabulary.texts[move] for move in match.state.legal(match.state.actor())]


def test_a_card_from_the_display_may_be_put_back_one_from_the_pile_may_not() -> None:
    match = Match(SETUP, Rng(3))
    match.settle()
    seat = match.state.actor()
    match.play(seat, match.state.legal(seat)[-1])  # take
    assert match.may_undo(seat)
    match.undo(seat)
    match.play(seat, match.state.legal(seat)[0])  # pile
    assert not match.may_undo(seat)


def test_a_claim_may_be_taken_back_with_all_that_was_paid() -> None:
    match = playing(3)
    while not any(text.startswith("claim") for text in texts(match)):
        seat = match.state.actor()
        done = [text for text in texts(match) if text in ("three", "pile", "done")]
        match.play(seat, SETUP.vocabulary.read(done[-1] if done else texts(match)[-1]))
    seat, before = match.state.actor(), match.state.to_ints()
    match.play(seat, match.state.legal(seat)[-1])
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.state.to_ints() == before


def test_every_marker_has_one_owner_at_the_end() -> None:
    match = Match(SETUP, Rng(9))
    match.settle()
    rng = Rng(10)
    while (seat := match.state.actor()) != NOBODY:
        match.play(seat, choose(match.state, seat, rng))
    markers = SETUP.view(match.state, NOBODY).markers
    periods = Counter(
        who is None for rows in markers.periods.values() for row in rows for who in row
    )
    assert periods == {False: 24}
    assert all(who is not None for halves in markers.titles.values() for who in halves)
