"""What the server's processes answer, asked without a server."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from crownlands.bots import Roster
from crownlands.bots.apart import RUNNING
from crownlands.core.match import Match
from crownlands.core.seeds import seeded
from crownlands.games import find_game
from crownlands.server import thinking
from crownlands.server.thinking import KEPT, PROCESSES, Explained, Task, Thinkers, task_of
from tests.bots.wicked import FILE


def opening() -> tuple[Task, list[int]]:
    match = Match(find_game("kingdoms").setup(2), seeded("why"))
    match.settle()
    vantage = match.vantage(match.state.actor())
    return task_of(match.setup, vantage), list(vantage.legal)


def explained(task: Task, bot: str | None, made: int) -> Explained:
    async def ask() -> Explained:
        thinkers = Thinkers(roster=Roster([f"{FILE}:Mute", f"{FILE}:Untold"]))
        try:
            return await thinkers.explain(task, bot, made)
        finally:
            await thinkers.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("bot", "told", "why"),
    [
        ("steady", "steady", []),
        (None, "fierce", []),  # a person
        ("fierce", "fierce", []),
        ("uniform", "fierce", ["mute"]),
        ("gone", "fierce", ["absent"]),
        ("wicked:Mute", "fierce", ["died"]),
        ("wicked:Untold", "fierce", ["illegal"]),
    ],
)
def test_a_move_is_explained_by_its_bot_or_by_the_strongest(
    bot: str | None, told: str, why: list[str]
) -> None:
    task, legal = opening()
    found = explained(task, bot, legal[0])
    assert found.bot == told
    assert [trouble.kind for trouble in found.troubles] == why
    assert 3 <= len(found.weighed) <= 4
    assert {one.move for one in found.weighed} <= set(legal)


def test_the_move_that_was_made_is_told_last_where_it_is_not_among_the_best() -> None:
    task, legal = opening()
    answers = {made: explained(task, "steady", made).weighed for made in legal[:6]}
    for made, weighed in answers.items():
        best = {one.move for one in weighed[:3]}
        assert len(weighed) == 3 or (weighed[3].move == made and made not in best)
    assert any(len(weighed) == 4 for weighed in answers.values())


class Tried:
    """Thinkers, and what their bots remember."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(roster=Roster([f"{FILE}:Remembering"]))
        self.task = opening()[0]

    async def choices(self, table: str) -> int:
        """How many choices the bot there made by now."""
        chosen = await self.thinkers.choose(self.task, "wicked:Remembering", table)
        (trouble,) = chosen.troubles
        return -int(trouble.detail)


def tried(work: Callable[[Tried], Awaitable[None]]) -> None:
    async def run() -> None:
        tried = Tried()
        try:
            await work(tried)
        finally:
            await tried.thinkers.close()

    asyncio.run(run())


def test_a_bot_remembers_what_it_saw_in_its_seat() -> None:
    async def work(tried: Tried) -> None:
        assert [await tried.choices("a") for _ in range(3)] == [1, 2, 3]
        assert await tried.choices("b") == 1
        assert await tried.choices("a") == 4

    tried(work)


def test_where_a_guest_is_asked_again_before_it_has_answered_another_begins_anew() -> None:
    async def work(tried: Tried) -> None:
        both = await asyncio.gather(tried.choices("a"), tried.choices("a"))
        assert list(both) == [1, 1]
        assert await tried.choices("a") == 2
        assert len(tried.thinkers._workers) == PROCESSES + 1

    tried(work)


def test_no_more_guests_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GUESTS", 2)

    async def work(tried: Tried) -> None:
        assert [await tried.choices(table) for table in "abc"] == [1, 1, 1]
        assert [await tried.choices(table) for table in "bca"] == [2, 2, 1]
        assert len(tried.thinkers._workers) == PROCESSES + 2

    tried(work)


def test_where_its_process_is_busy_one_of_ours_goes_to_another() -> None:
    async def work(tried: Tried) -> None:
        await tried.thinkers.choose(tried.task, "steady", "a")
        (home,) = tried.thinkers._homes.values()
        tried.thinkers._free.remove(home)
        await tried.thinkers.choose(tried.task, "steady", "a")
        (elsewhere,) = tried.thinkers._homes.values()
        assert home is not elsewhere

    tried(work)


def test_no_more_bots_are_kept_than_there_is_room_for() -> None:
    async def work(tried: Tried) -> None:
        for at in range(PROCESSES * KEPT + 1):
            await tried.thinkers.choose(tried.task, "steady", str(at))
        assert len(tried.thinkers._homes) == PROCESSES * KEPT

    tried(work)


def test_a_process_is_there_before_anybody_asks() -> None:
    async def work(tried: Tried) -> None:
        before = set(RUNNING)
        await tried.thinkers.open()
        assert len(RUNNING - before) == 1
        await tried.thinkers.advise(tried.task)
        assert len(RUNNING - before) == 1

    tried(work)
