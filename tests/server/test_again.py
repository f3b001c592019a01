"""Seats that change hands: the host opens one again, and a finished match is played once more."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from crownlands.server.settings import Settings
from tests.server.client import Client
from tests.server.databases import everything_in
from tests.server.games import SHORT, play_randomly, two_people
from tests.server.server import Answer, Json, Server
from tests.server.tuned import tuned

GONE = 4404


def reopen(server: Server, table: str, secret: str | None, seat: int, **wish: Any) -> Answer:
    body = {"secret": secret, "seat": seat, **wish}
    return server.post(f"/api/tables/{table}/reopen", body)


def rematch(server: Server, table: str, secret: str | None) -> Answer:
    return server.post(f"/api/tables/{table}/rematch", {"secret": secret})


def seated(server: Server, **wish: Any) -> tuple[Json, Json]:
    """A table that Anna made, and Béla's seat there."""
    made = server.make("me", "open", **wish)
    return made, server.sit(made)


# ---------------------------------------------------------------- reopened seats


def test_who_made_the_table_is_its_host(server: Server) -> None:
    made, sat = seated(server)
    for secret, host in ((made["secret"], True), (sat["secret"], False), (None, False)):
        with Client(server, made["table"], secret) as client:
            assert client.welcome["host"] is host and client.welcome["kind"] == "play"


def test_a_reopened_seat_waits_for_whoever_has_the_new_invite(server: Server) -> None:
    made, sat = seated(server)
    table = made["table"]
    with (
        Client(server, table, made["secret"]) as anna,
        Client(server, table, sat["secret"]) as bela,
    ):
        play_randomly([anna, bela], 3, random.Random(1))
        view = bela.view
        fresh = reopen(server, table, made["secret"], 1).json
        assert fresh["seat"] == 1 and bela.until_closed() == GONE
        anna.expect("update")
        anna.sync()
        assert anna.last["sitters"][1]["kind"] == "open" and not anna.legal
        with Client(server, table, greet=False) as late:
            late.hello(table, sat["secret"])
            assert late.until_closed() == GONE
        made["invites"] = [fresh]
        with Client(server, table, server.sit(made, name="Cili")["secret"]) as cili:
            anna.sync()
            assert cili.view == view
            assert cili.last["sitters"][1]["name"] == "Cili"
            play_randomly([anna, cili], 2, random.Random(2))


def test_a_bot_takes_a_seat_over_and_gives_it_back(server: Server) -> None:
    made, _ = seated(server)
    table = made["table"]
    with Client(server, table, made["secret"]) as anna:
        assert reopen(server, table, made["secret"], 1, bot="uniform").json == {
            "seat": 1,
            "secret": None,
        }
        anna.until_turn()
        anna.play(anna.first_legal("place-castle"))
        anna.sync()
        anna.until_turn()
        assert anna.last["sitters"][1] == {"kind": "bot", "name": "uniform", "online": True}
        made["invites"] = [reopen(server, table, made["secret"], 1).json]
        with Client(server, table, server.sit(made)["secret"]) as bela:
            anna.sync()
            play_randomly([anna, bela], 2, random.Random(3))


def test_an_undo_across_a_bots_moves_holds_when_the_bot_has_gone(database: str) -> None:
    """Woken from the store, a table does not ask who is a bot now."""
    with tuned(database, Settings(sweep_every=0.05)) as server:
        made = server.make("me", "greedy", options={"no_luck": "yes"})
        with Client(server, made["table"], made["secret"]) as anna:
            anna.until_turn()
            anna.play(anna.first_legal("place-castle"))
            anna.sync()
            anna.until_turn()
            anna.undo()
            anna.sync()
            undone = anna.rev, anna.ply
            made["invites"] = [reopen(server, made["table"], made["secret"], 1).json]
        time.sleep(0.3)
        sat = server.sit(made)
        with Client(server, made["table"], sat["secret"]) as bela:
            assert (bela.rev, bela.ply) == undone


def test_only_the_host_reopens_and_only_anothers_seat(server: Server) -> None:
    made, sat = seated(server)
    table = made["table"]
    for secret, seat, status in (
        (sat["secret"], 0, 409),
        (made["secret"], 0, 409),
        (made["secret"], 2, 404),
        (made["secret"], -1, 404),
        ("guess", 1, 404),
    ):
        assert reopen(server, table, secret, seat).status == status
    assert reopen(server, table, made["secret"], 1, bot="genius").status == 400
    assert reopen(server, "nowhere", made["secret"], 1).status == 404
    with Client(server, table, sat["secret"]) as bela:
        assert bela.welcome["seat"] == 1


# ---------------------------------------------------------------- rematches


def test_a_finished_match_is_played_again_by_the_same_people_at_the_same_seats(
    server: Server,
) -> None:
    with two_people(server, **SHORT, options={"no_luck": "yes"}) as (first, second):
        assert rematch(server, first.table, first.secret).status == 409
        play_randomly([first, second], 1000, random.Random(1))
        assert first.last["rematch"] is None
        mine = rematch(server, first.table, first.secret).json
        for client in (first, second):
            client.sync()
            assert client.last["rematch"] == mine["table"] != first.table
        assert mine["seat"] == first.welcome["seat"]
        with Client(server, mine["table"], mine["secret"]) as again:
            assert again.welcome["host"] and again.welcome["options"]["no_luck"] == "yes"
            assert again.welcome["box"] == first.welcome["box"]
            kinds = [sitter["kind"] for sitter in again.last["sitters"]]
            assert kinds[mine["seat"]] == "person" and kinds[1 - mine["seat"]] == "open"
            theirs = rematch(server, first.table, second.secret).json
            assert theirs["table"] == mine["table"] and theirs["seat"] == 1 - mine["seat"]
            with Client(server, theirs["table"], theirs["secret"]) as other:
                assert not other.welcome["host"]
                again.sync()
                names = [sitter["name"] for sitter in again.last["sitters"]]
                assert names == [sitter["name"] for sitter in first.last["sitters"]]
                play_randomly([again, other], 2, random.Random(2))


def test_bots_stay_bots_in_a_rematch(server: Server) -> None:
    made = server.make("me", "uniform", **SHORT)
    with Client(server, made["table"], made["secret"]) as anna:
        while not anna.is_over:
            anna.until_turn()
            if anna.legal:
                rev = anna.rev
                anna.play(anna.legal[0])
                anna.until_rev(rev + 1)
    mine = rematch(server, made["table"], made["secret"]).json
    with Client(server, mine["table"], mine["secret"]) as again:
        assert [sitter["kind"] for sitter in again.last["sitters"]] == ["person", "bot"]
        again.until_turn()


def test_whoever_asks_again_and_again_or_all_at_once_gets_one_table_and_the_same_seat(
    server: Server,
) -> None:
    with two_people(server, **SHORT) as (first, second):
        play_randomly([first, second], 1000, random.Random(4))
        asking = [first.secret, second.secret] * 4
        with ThreadPoolExecutor(8) as crowd:
            answers = list(crowd.map(lambda who: rematch(server, first.table, who), asking))
        assert {answer.status for answer in answers} == {201}
        told = [answer.json for answer in answers]
        assert len({answer["table"] for answer in told}) == 1
        for who in (0, 1):
            assert len({answer["secret"] for answer in told[who::2]}) == 1
        kept = everything_in(server.database)
        assert not [answer for answer in told if answer["secret"] in kept]
        with Client(server, told[0]["table"], told[0]["secret"]) as again:
            assert again.legal or again.ply > 0


def test_a_foreign_secret_or_an_old_invite_opens_no_rematch(server: Server) -> None:
    with two_people(server, **SHORT) as (first, second):
        play_randomly([first, second], 1000, random.Random(5))
        again = rematch(server, first.table, first.secret).json["table"]
        for foreign in ("guess", "rematch", ""):
            assert rematch(server, first.table, foreign).status == 404
        for secret in (second.secret, "rematch", ""):
            sitting = {"secret": secret, "name": "X"}
            assert server.post(f"/api/tables/{again}/sit", sitting).status == 404


@pytest.mark.parametrize("path", ["rematch", "reopen"])
def test_a_table_that_is_not_there_has_neither(server: Server, path: str) -> None:
    body = {"secret": "x", "seat": 0}
    assert server.post(f"/api/tables/nowhere/{path}", body).status == 404
