"""The store: what is added is found again on either database, once, and secrets only as hashes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import pytest
from sqlalchemy import insert, update

from crownlands.core.contract import CHANCE
from crownlands.server.store import STEPS, TABLES, Kept, Seat, Step, StepTaken, Store, hashed

T = TypeVar("T")

SEATS = (
    Seat("person", "Ödön <b>", secret=hashed("mine")),
    Seat("open", "", invite=hashed("come")),
    Seat("bot", "greedy"),
)
BEGIN = Step(1, CHANCE, ((CHANCE, "deal Y +1"), (CHANCE, "first Y")), "begin")
CASTLE = Step(2, 0, ((0, "castle 1 a1"),), "n1")
KEPT = Kept("table-1", "kingdoms", 1, None, {"no_luck": "yes"}, SEATS, ())


def on(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do that on a store that is opened for it and closed after it."""

    async def run() -> T:
        store = Store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_table_is_found_as_it_was_added_even_by_another_process(database: str) -> None:
    kept = replace(KEPT, box="[board]\nrows = 3\n", steps=(BEGIN, CASTLE))
    on(database, lambda store: store.add_table(kept))
    assert on(database, lambda store: store.find("table-1")) == kept


def test_a_table_that_nobody_made_is_not_found(database: str) -> None:
    assert on(database, lambda store: store.find("nowhere")) is None


def test_steps_are_found_in_the_order_of_their_numbers(database: str) -> None:
    async def work(store: Store) -> Kept | None:
        await store.add_table(KEPT)
        undo = Step(3, 0, (), "n2")
        for step in (BEGIN, CASTLE, undo):
            await store.add_step("table-1", step)
        return await store.find("table-1")

    found = on(database, work)
    assert found is not None
    assert [step.rev for step in found.steps] == [1, 2, 3]
    assert found.steps[2].moves == () and found.steps[1] == CASTLE


def test_a_step_of_a_number_that_is_taken_is_refused_and_changes_nothing(database: str) -> None:
    async def work(store: Store) -> Kept | None:
        await store.add_table(replace(KEPT, steps=(BEGIN,)))
        await store.add_step("table-1", CASTLE)
        with pytest.raises(StepTaken):
            await store.add_step("table-1", Step(2, 1, ((1, "pass"),), "other"))
        return await store.find("table-1")

    found = on(database, work)
    assert found is not None and found.steps == (BEGIN, CASTLE)


def test_of_two_that_take_a_step_at_once_one_is_refused(database: str) -> None:
    async def take(store: Store, step: Step) -> bool:
        try:
            await store.add_step("table-1", step)
        except StepTaken:
            return False
        return True

    async def work(store: Store) -> list[bool]:
        await store.add_table(replace(KEPT, steps=(BEGIN,)))
        rivals = [replace(CASTLE, nonce=f"n{at}") for at in range(8)]
        return await asyncio.gather(*(take(store, rival) for rival in rivals))

    assert sorted(on(database, work)) == [False] * 7 + [True]


def test_the_same_number_at_two_tables_is_two_steps(database: str) -> None:
    async def work(store: Store) -> list[Kept | None]:
        for id in ("table-1", "table-2"):
            await store.add_table(replace(KEPT, id=id))
            await store.add_step(id, BEGIN)
        return [await store.find(id) for id in ("table-1", "table-2")]

    assert [kept.steps for kept in on(database, work) if kept] == [(BEGIN,), (BEGIN,)]


def test_an_open_seat_is_taken_once_and_only_with_its_own_invite(database: str) -> None:
    sitting = Seat("person", "Béla", secret=hashed("his"))

    async def work(store: Store) -> tuple[list[bool], Kept | None]:
        await store.add_table(KEPT)
        foreign = await store.take_seat("table-1", 1, hashed("other"), sitting)
        taken = await store.take_seat("table-1", 1, hashed("come"), sitting)
        again = await store.take_seat("table-1", 1, hashed("come"), sitting)
        return [foreign, taken, again], await store.find("table-1")

    answers, found = on(database, work)
    assert answers == [False, True, False]
    assert found is not None and found.seats == (SEATS[0], sitting, SEATS[2])


def test_only_tables_that_nobody_touched_for_long_expire(database: str) -> None:
    async def work(store: Store) -> tuple[list[str], Kept | None, Kept | None]:
        for id in ("old", "new"):
            await store.add_table(replace(KEPT, id=id, steps=(BEGIN,)))
        async with store.engine.begin() as connection:
            long_ago = update(TABLES).values(touched_at=int(time.time()) - 1000)
            await connection.execute(long_ago)
        await store.add_step("new", CASTLE)
        gone = list(await store.remove_untouched(500))
        return gone, await store.find("old"), await store.find("new")

    gone, old, new = on(database, work)
    assert gone == ["old"] and old is None
    assert new is not None and new.steps == (BEGIN, CASTLE)


def test_who_sits_down_or_is_there_keeps_a_table_from_expiring(database: str) -> None:
    sitting = Seat("person", "Béla", secret=hashed("his"))

    async def work(store: Store) -> list[str]:
        for id in ("old", "sat", "watched"):
            await store.add_table(replace(KEPT, id=id, steps=(BEGIN,)))
        async with store.engine.begin() as connection:
            await connection.execute(update(TABLES).values(touched_at=int(time.time()) - 1000))
        await store.take_seat("sat", 1, hashed("come"), sitting)
        await store.take_seat("old", 1, hashed("other"), sitting)
        await store.touch("watched")
        return list(await store.remove_untouched(500))

    assert on(database, work) == ["old"]


def test_more_tables_expire_at_once_than_a_statement_can_name(database: str) -> None:
    count = 33_000  # a driver's statement takes at most 32 767 arguments

    async def work(store: Store) -> tuple[int, Kept | None]:
        await store.add_table(KEPT)
        row = {"game": "kingdoms", "edition": 1, "options": "{}", "made_at": 0, "touched_at": 0}
        async with store.engine.begin() as connection:
            rows = [{**row, "id": f"t{at}"} for at in range(count)]
            await connection.execute(insert(TABLES), rows)
        return len(await store.remove_untouched(500)), await store.find("table-1")

    assert on(database, work) == (count, KEPT)


def test_the_last_change_of_a_table_is_its_last_step(database: str) -> None:
    async def work(store: Store) -> dict[str, int]:
        for id in ("new", "begun", "other"):
            await store.add_table(replace(KEPT, id=id))
        await store.add_step("begun", BEGIN)
        async with store.engine.begin() as connection:
            await connection.execute(update(TABLES).values(made_at=100))
            await connection.execute(update(STEPS).values(at=200))
        return await store.last_changes(["new", "begun", "nowhere"])

    assert on(database, work) == {"new": 100, "begun": 200}


def test_opening_a_store_twice_keeps_what_is_there(database: str) -> None:
    on(database, lambda store: store.add_table(KEPT))
    on(database, lambda store: store.open())
    assert on(database, lambda store: store.find("table-1")) == KEPT
