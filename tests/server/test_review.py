"""The review on the wire: after the end, for any seat, once for all who ask, one by one."""

import asyncio
import random

import pytest

from crownlands.bots.review import decisions, entries, review, walks_for
from crownlands.core.match import Match
from crownlands.core.record import read_record
from crownlands.games import find_game
from crownlands.server import wire
from crownlands.server.connection import Connection
from crownlands.server.reviewing import Reviews, told
from crownlands.server.thinking import MERCY, Thinkers
from tests.bots.test_review import BLUNDER, TINY, tiny
from tests.server.client import Client
from tests.server.games import play_randomly, two_people
from tests.server.server import Json, Server
from tests.server.test_records import unfinished, upload


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """Where a match of two is over."""
    with two_people(server, box=TINY) as people:
        play_randomly(list(people), 50, random.Random(4))
        assert people[0].is_over
        return people[0].table


def ask(client: Client, seat: int) -> None:
    client.say({"t": "review", "seat": seat})


def match_of(server: Server, table: str) -> Match:
    text = server.get(f"/api/tables/{table}/record").body.decode()
    return read_record(text, find_game).match()


def progress(client: Client) -> list[Json]:
    return [message for message in client.heard if message["t"] == "reviewing"]


def test_it_is_what_the_bots_find_and_tells_how_far_it_is(server: Server, table: str) -> None:
    match = match_of(server, table)
    of = list(decisions(match.setup, match.plies, 0))
    expected = told(review(match, 0, list(entries(of, walks_for("kingdoms")))))
    with Client(server, table) as watching:
        ask(watching, 0)
        found = watching.expect("reviewed")
        steps = [message["done"] for message in progress(watching)]
    assert steps == sorted(set(steps)) and steps[0] == 0 and steps[-1] < 1
    assert (
        wire.Reviewed(
            0,
            [wire.Point(**point) for point in found["curve"]],
            [
                wire.Costly(
                    **{
                        **one,
                        "played": wire.Weight(**one["played"]),
                        "better": wire.Weight(**one["better"]),
                    }
                )
                for one in found["costly"]
            ],
        )
        == expected
    )
    assert found["curve"][-1]["ply"] == len(match.plies)


def test_who_asks_again_is_told_the_same_without_waiting(server: Server, table: str) -> None:
    with Client(server, table) as one, Client(server, table) as other:
        ask(one, 0)
        first = one.expect("reviewed")
        ask(other, 0)
        assert other.expect("reviewed") == first
        assert progress(other) == []


def test_several_wait_for_one_review_and_another_seats_comes_after_it(server: Server) -> None:
    table = upload(server, unfinished(18)).json["table"]
    with (
        Client(server, table) as one,
        Client(server, table) as other,
        Client(server, table) as last,
    ):
        ask(one, 0)
        assert one.expect("reviewing")["done"] == 0
        ask(last, 1)
        assert last.expect("reviewing") == {"t": "reviewing", "seat": 1, "done": None}
        ask(other, 0)
        assert one.expect("reviewed") == other.expect("reviewed")
        assert one.heard[-1]["curve"][-1]["ply"] <= 18  # the match was broken off
        assert last.expect("reviewing")["done"] == 0
        assert last.expect("reviewed")["seat"] == 1


def test_who_asks_for_another_seat_hears_of_the_first_no_more(server: Server) -> None:
    table = upload(server, unfinished(18)).json["table"]
    with Client(server, table) as watching:
        for seat in (0, 1):
            ask(watching, seat)
            watching.expect("reviewing")
        assert watching.expect("reviewed")["seat"] == 1
        seats = [message["seat"] for message in progress(watching)]
        assert seats == sorted(seats)
        ask(watching, 0)  # it was given up, and begins anew
        assert watching.expect("reviewing") == {"t": "reviewing", "seat": 0, "done": 0.0}


def test_a_review_that_nobody_waits_for_is_given_up(server: Server) -> None:
    table = upload(server, unfinished(18)).json["table"]
    with Client(server, table) as staying:
        with Client(server, table) as leaving:
            ask(leaving, 2)
            leaving.expect("reviewing")
            ask(staying, 1)
            assert staying.expect("reviewing")["done"] is None
        staying.expect("reviewed")
        ask(staying, 2)
        assert staying.expect("reviewing") == {"t": "reviewing", "seat": 2, "done": 0.0}


def test_they_are_made_in_the_order_asked_and_only_those_that_somebody_waits_for() -> None:
    async def work() -> None:
        thinkers, match = Thinkers(), tiny(BLUNDER)
        reviews, (one, other) = Reviews(thinkers), [Connection(None) for _ in range(2)]
        try:
            for connection, seat, expected in (
                (one, 1, [1]),
                (other, 0, [1, 0]),
                (other, 1, [1]),  # nobody wants the other one any more
                (one, 0, [1, 0]),
                (other, 0, [0]),
            ):
                reviews.ask(connection, match, seat)
                assert [*reviews.queue] == expected
                assert [wanted.task is not None for wanted in reviews.queue.values()] == [
                    at == 0 for at in range(len(expected))
                ]
            reviews.leave(one)
            assert [*reviews.queue] == [0]
            reviews.leave(other)
            assert reviews.queue == {}
        finally:
            await thinkers.close()

    asyncio.run(work())


@pytest.mark.parametrize("seat", [0, 1])
def test_while_the_match_lasts_there_is_none(server: Server, seat: int) -> None:
    with two_people(server, box=TINY) as (first, second):
        for client in (first, second):
            ask(client, seat)
            assert client.refusal()["code"] == "no-review"


@pytest.mark.parametrize("seat", [2, 99, -1, "W", None])
def test_a_seat_that_is_not_there_is_refused(server: Server, table: str, seat: object) -> None:
    with Client(server, table) as watching:
        watching.say({"t": "review", "seat": seat})
        assert watching.refusal()["code"] == "unreadable"


def test_a_match_without_a_decision_has_an_empty_review(server: Server) -> None:
    table = upload(server, unfinished(2)).json["table"]
    with Client(server, table) as watching:
        ask(watching, 0)
        found = watching.expect("reviewed")
    assert (found["curve"], found["costly"]) == ([], [])


def test_the_worst_decision_comes_with_what_was_better() -> None:
    match = tiny(BLUNDER)
    of = list(decisions(match.setup, match.plies, 1))
    worst = told(review(match, 1, list(entries(of, 80)))).costly[0]
    texts = match.setup.vocabulary.texts
    assert (worst.ply, worst.stage) == (6, 1)
    assert (texts[worst.played.move], texts[worst.better.move]) == ("castle 4 b2", "castle 4 a2")
    assert worst.cost == worst.better.wins - worst.played.wins


def test_where_a_process_does_not_answer_that_is_told_and_one_may_ask_again() -> None:
    async def work() -> list[wire.FromServer]:
        thinkers = Thinkers(patience=-MERCY)  # not a moment
        reviews, connection = Reviews(thinkers), Connection(None)
        try:
            reviews.ask(connection, tiny(BLUNDER), 1)
            task = reviews.queue[1].task
            assert task
            await task
            assert reviews.queue == {} and reviews.made == {}
        finally:
            await thinkers.close()
        return [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]

    codes = [message.code for message in asyncio.run(work()) if isinstance(message, wire.Refused)]
    assert codes == ["trouble"]
