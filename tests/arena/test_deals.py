"""Deals: the same chance whatever is chosen, and fair chance all the same."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from crownlands.arena.deals import Deal
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.game import Setup
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game


def chance(setup: Setup, deal: int, thinking: int) -> Iterator[list[str]]:
    """What chance does, word by word, in a game of random choices."""
    state, dealt, rng = setup.new(), Deal("x", deal), Rng(thinking)
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            move = dealt.draw(state)
            yield setup.vocabulary.texts[move].split()
            state.apply(CHANCE, move)
        else:
            state.play(seat, state.nth_legal(seat, rng.below(state.count_legal(seat))))


def drawn(game: str, thinking: int, *kinds: str) -> list[str]:
    """The pieces that come up by moves of these kinds, in their order."""
    setup = find_game(game).setup(3)
    return [words[-1] for words in chance(setup, 0, thinking) if words[0] in kinds]


def rounds(thinking: int) -> list[Sequence[str]]:
    """The tiles of Kingdoms, by round: each begins with a tile for every seat."""
    tiles = drawn("kingdoms", thinking, "deal", "drawn")
    kinds = [words[0] for words in chance(find_game("kingdoms").setup(3), 0, thinking)]
    kinds.remove("first")
    starts = [at for at, kind in enumerate(kinds) if kind == "deal"][::3]
    return [tiles[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


@pytest.mark.parametrize("name", NAMES)
def test_another_deal_is_another_deal_and_the_same_is_the_same(name: str) -> None:
    setup = find_game(name).setup(2)
    one, again, other = (list(chance(setup, deal, 1)) for deal in (0, 0, 1))
    assert one == again != other


def test_tiles_come_in_the_same_order_in_every_round_however_many_are_drawn() -> None:
    ways = [rounds(thinking) for thinking in range(6)]
    assert len({len(tiles) for way in ways for tiles in way}) > 1
    for tiles in zip(*ways, strict=True):
        longest = max(tiles, key=len)
        assert all(list(longest[: len(one)]) == list(one) for one in tiles)
    assert ways[0][0][:9] != ways[0][1][:9]  # the bag that is filled again has another order


@pytest.mark.parametrize(
    ("game", "kind"), [("eight_minute_empire", "card"), ("el_grande", "reveal")]
)
def test_cards_come_in_the_same_order_whatever_is_chosen(game: str, kind: str) -> None:
    assert drawn(game, 1, kind) == drawn(game, 2, kind) != []


def test_a_pile_keeps_its_order_whether_its_cards_are_shown_or_drawn_unseen() -> None:
    kinds = [[words[0] for words in chance(find_game("royals").setup(3), 0, at)] for at in (1, 2)]
    assert kinds[0][:30] != kinds[1][:30]
    first, second = (drawn("royals", at, "show", "card")[:40] for at in (1, 2))
    assert first == second


def test_chance_is_as_likely_as_its_odds_say() -> None:
    setup = find_game("kingdoms").setup(2)
    state = setup.new()
    moves, odds = state.legal(CHANCE), state.odds()
    games = 3000
    counts = Counter(Deal("fair", number).draw(state) for number in range(games))
    expected = [games * weight / sum(odds) for weight in odds]
    off = sum((counts[move] - mean) ** 2 / mean for move, mean in zip(moves, expected, strict=True))
    assert off < 2.5 * len(moves)  # chi squared: about as large as there are moves
