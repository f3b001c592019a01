"""The guard: a bot that raises, hangs or answers illegally loses its move, and is reported."""

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from crownlands.bots import Budget, Player, Weighed, find_player
from crownlands.core.errors import UnknownName
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import find_game

SECRET = "the tile in my hand"


class Acting:
    """A bot that does whatever it is told to."""

    def __init__(self, act: Callable[[Vantage, Budget], Any]) -> None:
        self.act = act

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        budget.rng.bits()
        found: int = self.act(vantage, budget)
        return found


def vantage() -> Vantage:
    match = Match(find_game("kingdoms").setup(2), Rng(4))
    match.settle()
    return match.vantage(match.state.actor())


def first(vantage: Vantage, budget: Budget) -> int:
    return vantage.legal[0]


def fail(vantage: Vantage, budget: Budget) -> int:
    raise ValueError(SECRET)


def leave(vantage: Vantage, budget: Budget) -> int:
    sys.exit(SECRET)


def hang(vantage: Vantage, budget: Budget) -> int:
    while True:
        pass


def hang_forgivingly(vantage: Vantage, budget: Budget) -> int:
    while True:
        try:
            hang(vantage, budget)
        except Exception:
            continue


def wreck(vantage: Vantage, budget: Budget) -> int:
    """Before it fails it changes all that it was given."""
    vantage.legal.clear()
    vantage._guess.play(vantage.seat, vantage._guess.legal(vantage.seat)[0])
    return fail(vantage, budget)


class Unwilling:
    """A number that fails to tell itself."""

    def __index__(self) -> int:
        raise OverflowError


@pytest.mark.parametrize(
    ("act", "kind", "detail"),
    [
        (fail, "raised", "ValueError, test_guard.py:"),
        (leave, "raised", "SystemExit, test_guard.py:"),
        (wreck, "raised", "ValueError, test_guard.py:"),
        (hang, "late", "0.2"),
        (hang_forgivingly, "late", "0.2"),
        (lambda vantage, budget: 10**9, "illegal", "1000000000"),
        (lambda vantage, budget: -1, "illegal", "-1"),
        (lambda vantage, budget: 10**5000, "illegal", "> 10^18"),
        (lambda vantage, budget: -(10**5000), "illegal", "< -10^18"),
        (lambda vantage, budget: Unwilling(), "illegal", "Unwilling"),
        (lambda vantage, budget: None, "illegal", "NoneType"),
        (lambda vantage, budget: str(vantage.legal[0]), "illegal", "str"),
    ],
)
def test_whoever_fails_loses_its_move_to_greedy(
    act: Callable[[Vantage, Budget], Any], kind: str, detail: str
) -> None:
    player = Player("mine", Acting(act), patience=0.2)
    chosen = player.choose(vantage(), Rng(5))
    assert chosen == find_player("greedy").choose(vantage(), Rng(5))
    (trouble,) = player.troubles
    assert (trouble.bot, trouble.kind) == ("mine", kind)
    assert trouble.detail.startswith(detail)


class Dumb(Exception):
    """An error that fails to tell itself."""

    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError(SECRET), SECRET),
        (ValueError(), ""),
        (Dumb(), ""),
        (ValueError("\x1b[2J\nred \ud800"), "\ufffd[2J red \ufffd"),
        (ValueError("!" * 1000), "!" * 79 + "…"),
    ],
)
def test_what_an_error_says_is_kept_short_and_harmless(error: Exception, said: str) -> None:
    def act(vantage: Vantage, budget: Budget) -> int:
        raise error

    player = Player("mine", Acting(act))
    player.choose(vantage(), Rng(5))
    (trouble,) = player.troubles
    assert (trouble.kind, trouble.said) == ("raised", said)
    assert SECRET not in trouble.detail


def test_only_failures_in_a_row_that_others_wait_for_count() -> None:
    acts = iter([hang, hang, fail, hang, hang, first, hang, hang, hang, first])
    player = Player("mine", Acting(lambda *asked: next(acts)(*asked)), patience=0.05)
    for _ in range(10):
        player.choose(vantage(), Rng(5))
    kinds = [trouble.kind for trouble in player.troubles]
    assert kinds == ["late", "late", "raised", *["late"] * 5, "gone"]


def test_what_a_bot_knew_is_in_the_trace_alone() -> None:
    player = Player("mine", Acting(fail))
    player.choose(vantage(), Rng(5))
    (trouble,) = player.troubles
    assert SECRET not in trouble.detail and SECRET in trouble.trace


def test_afterwards_chance_goes_on_as_if_greedy_had_chosen() -> None:
    one, other = Rng(6), Rng(6)
    Player("mine", Acting(fail)).choose(vantage(), one)
    find_player("greedy").choose(vantage(), other)
    assert one.bits() == other.bits()


def test_any_kind_of_whole_number_will_do() -> None:
    class Whole:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    player = Player("mine", Acting(lambda vantage, budget: Whole(vantage.legal[1])))
    assert player.choose(vantage(), Rng(5)) == vantage().legal[1]
    assert player.troubles == []


def test_ctrl_c_is_no_fault_of_the_bot() -> None:
    def interrupted(vantage: Vantage, budget: Budget) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Player("mine", Acting(interrupted)).choose(vantage(), Rng(5))


def test_away_from_the_main_thread_failures_are_caught_too() -> None:
    player, found = Player("mine", Acting(fail)), []
    thread = threading.Thread(target=lambda: found.append(player.choose(vantage(), Rng(5))))
    thread.start()
    thread.join()
    assert found[0] in vantage().legal
    assert [trouble.kind for trouble in player.troubles] == ["raised"]


def test_who_cannot_say_why_says_nothing() -> None:
    class Boasting(Acting):
        def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
            return [Weighed(-7, 0.0, 0.5, 0.5), Weighed(vantage.legal[0], 0.0, 0.5, 0.5)]

    class Silent(Acting):
        def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
            raise ValueError(SECRET)

    assert not Player("mine", Acting(fail)).weigh(vantage(), Rng(5))
    boasting = Player("mine", Boasting(fail)).weigh(vantage(), Rng(5))
    assert [one.move for one in boasting] == vantage().legal[:1]
    silent = Player("mine", Silent(fail))
    assert silent.weigh(vantage(), Rng(5)) == () and len(silent.troubles) == 1


@pytest.mark.parametrize(
    "told",
    [
        None,
        ("castle", 1.0),
        Weighed(0, None, 0.5, 0.5),  # type: ignore[arg-type]
        Weighed(0, float("nan"), 0.5, 0.5),
        Weighed(0, 1.0, float("nan"), 0.5),
        Weighed(0, 1.0, 37, 0.5),
        Weighed("castle", 1.0, 0.5, 0.5),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_told_is_not_told(told: Any) -> None:
    class Babbling(Acting):
        def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
            return [Weighed(vantage.legal[0], 0.0, 0.5, 0.5), told]

    babbling = Player("mine", Babbling(fail))
    assert babbling.weigh(vantage(), Rng(5)) == ()
    assert [trouble.kind for trouble in babbling.troubles] == ["illegal"]


def test_patience_is_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWNLANDS_BOT_PATIENCE", "0.5")
    assert find_player("greedy").limit == 0.5
    monkeypatch.setenv("CROWNLANDS_BOT_PATIENCE", "long")
    with pytest.raises(UnknownName):
        find_player("greedy")


def test_a_bot_has_as_long_as_its_budget_asks_for_and_some_patience() -> None:
    assert find_player("search:seconds=60").limit > 60
    assert find_player("search:simulations=100000").limit > 100
    assert find_player("greedy").limit < 20
