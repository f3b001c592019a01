"""What everybody knows: cards in doubt, what remains of a card, the Castillo."""

from crownlands.core.contract import NOBODY
from crownlands.core.rng import Rng
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.views import Power
from tests.games.el_grande.draw import draw, grande, play

SETUP = grande(2)
CARDS = ("d1_3_any", "d2_each_1", "d3_score_4", "d4_recall_power")


def of_red(state: ElGrande, seat: int = 1) -> Power:
    return SETUP.view(state, seat).power[0]


def next_round(state: ElGrande, power: int, blue: int) -> None:
    """Red's turn ends, blue's passes, and in the next round red has taken the card of deck 4. Blue
    plays low power cards: it begins each round, and comes last."""
    play(SETUP, state, "R done", "B call 0", "B take 1", "B done")
    play(SETUP, state, *(f"chance reveal {card}" for card in CARDS))
    play(SETUP, state, f"B power {blue}", f"R power {power}", "R call 0", "R take 4")


def recalled_twice() -> ElGrande:
    """Red has played 3, 5, 12 and 7; 5 came back unseen. Then it played 9, and 3 came back."""
    state = draw(SETUP, card="d4_recall_power", played={"R": 7, "B": 1}, earlier={"R": (3, 5, 12)})
    play(SETUP, state, "R use", "R recall 5")
    assert (of_red(state).doubtful, of_red(state).hidden) == ((3, 5, 12), 1)
    next_round(state, 9, 2)
    play(SETUP, state, "R use", "R recall 3")
    return state


def test_two_cards_that_came_back_unseen_may_be_any_of_those_played_before() -> None:
    state = recalled_twice()
    assert of_red(state) == Power(
        hand=(1, 2, 4, 6, 8, 10, 11, 13), doubtful=(3, 5, 7, 12), hidden=2, played=(9,), now=9
    )
    assert of_red(state, 0).hand == (1, 2, 3, 4, 5, 6, 8, 10, 11, 13)
    assert of_red(state, NOBODY) == of_red(state)


def test_playing_one_of_them_leaves_the_other_in_doubt() -> None:
    state = recalled_twice()
    next_round_without_recall(state, 5)
    assert (of_red(state).doubtful, of_red(state).hidden) == ((3, 7, 12), 1)


def test_playing_one_that_only_the_later_can_be_leaves_the_earlier_in_doubt() -> None:
    state = recalled_twice()
    state.redeal(1, Rng(1))
    while not state.hands[0] >> 7 & 1:
        state.redeal(1, Rng(state.hands[0]))
    next_round_without_recall(state, 7)
    assert (of_red(state).doubtful, of_red(state).hidden) == ((3, 5, 12), 1)


def next_round_without_recall(state: ElGrande, power: int) -> None:
    play(SETUP, state, "R done", "B call 0", "B take 1", "B done")
    revealed = ("d1_4_any", "d2_veto", "d3_score_5", "d4_grande")
    play(SETUP, state, *(f"chance reveal {card}" for card in revealed))
    play(SETUP, state, "B power 4", f"R power {power}")


def test_a_redeal_keeps_one_of_the_earlier_ones_in_the_hand() -> None:
    seen = set()
    for seed in range(60):
        state = recalled_twice()
        state.redeal(1, Rng(seed))
        hidden = tuple(value for value in (3, 5, 7, 12) if state.hands[0] >> value & 1)
        assert len(hidden) == 2
        assert set(hidden) & {3, 5, 12}
        seen.add(hidden)
    assert len(seen) == 6  # of four cards, as only one is no earlier one


def test_the_castillo_is_in_the_view_of_everybody() -> None:
    state = draw(SETUP, "castillo R2 B3")
    for seat in (0, 1, NOBODY):
        assert SETUP.view(state, seat).places["castillo"].caballeros == (2, 3)
    assert SETUP.printed()["castillo_shown"] is False
    assert grande(2, castillo="shown").printed()["castillo_shown"] is True


def test_what_remains_of_a_card() -> None:
    state = draw(SETUP, "galicia R3 B2", card="d1_2own_2foreign")
    play(SETUP, state, "R move R galicia sevilla")
    use = SETUP.view(state, 1).in_use
    assert use is not None
    assert (use.total, use.own, use.foreign, use.begun, use.heads) == (3, 1, 2, True, 1)
    play(SETUP, state, "R enough", "R place aragon")
    use = SETUP.view(state, 1).in_use
    assert use is not None
    assert (use.total, use.special, use.begun, use.heads) == (0, False, False, 0)


def test_which_seats_and_places_are_still_to_come() -> None:
    setup = grande(3)
    state = draw(setup, "galicia R1 B1 Y1", card="d2_each_1")
    play(setup, state, "R banish B galicia")
    use = setup.view(state, 0).in_use
    assert use is not None
    assert (use.todo, use.places) == ((0, 2), ())
    state = draw(setup, card="d3_score_4", vetoes={"B": 1})
    play(setup, state, "R use", "B allow")
    use = setup.view(state, 0).in_use
    assert use is not None
    assert (use.todo, use.places) == ((), ("cataluna", "sevilla"))
