"""The lobby: making tables, sitting down by invite, my tables, and records."""

import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Client
from tests.server.databases import everything_in
from tests.server.games import SHORT, play_randomly, two_people
from tests.server.server import Answer, Json, Server


def test_the_games_are_listed_with_their_seats_options_and_bots(server: Server) -> None:
    (kingdoms,) = [game for game in server.get("/api/games").json if game["name"] == "kingdoms"]
    assert kingdoms["seats"] == [2, 4]
    assert kingdoms["bots"] == ["friendly", "steady", "cunning", "fierce"]
    kinds = {option["name"]: (option["kind"], option["variant"]) for option in kingdoms["options"]}
    assert (kinds["no_luck"], kinds["debt"]) == (("switch", True), ("choice", False))


def test_a_table_begins_when_everybody_has_sat_down(server: Server) -> None:
    made = server.make("me", "open", "open")
    with Client(server, made["table"], made["secret"]) as anna:
        assert (anna.rev, anna.ply, anna.legal) == (0, 0, [])
        assert [sitter["kind"] for sitter in anna.last["sitters"]] == ["person", "open", "open"]
        anna.play(0)
        assert anna.refusal()["code"] == "waiting"
        server.sit(made, 0, "Béla")
        anna.sync()
        assert anna.ply == 0 and anna.last["sitters"][1]["name"] == "Béla"
        assert server.mine(made["table"], made["secret"])[0]["state"] == "waiting"
        server.sit(made, 1, "Cili")
        anna.until_rev(1)
        assert anna.ply == 4


def test_an_invite_lets_one_person_sit_down_once(server: Server) -> None:
    made = server.make("me", "open", "open")
    invite = made["invites"][0]
    sat = server.sit(made, 0)
    assert sat["seat"] == invite["seat"]
    assert sat["secret"] not in (invite["secret"], made["secret"])
    again = try_to_sit(server, made, invite["secret"])
    assert (again.status, again.json["code"]) == (404, "no-such-table")


def test_of_many_who_use_one_invite_at_once_one_sits_down(server: Server) -> None:
    made = server.make("me", "open", "open")
    invite = made["invites"][0]["secret"]
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: try_to_sit(server, made, invite), range(8)))
    assert sorted(answer.status for answer in answers) == [201] + [404] * 7
    (sat,) = [answer.json for answer in answers if answer.status == 201]
    with Client(server, made["table"], sat["secret"]) as bela:
        assert bela.welcome["seat"] == sat["seat"]


def test_a_foreign_invite_opens_no_seat(server: Server) -> None:
    made, other = server.make("me", "open"), server.make("me", "open")
    for secret in (other["invites"][0]["secret"], made["secret"], "", "x" * 64):
        assert try_to_sit(server, made, secret).status == 404
    nowhere = server.post("/api/tables/nowhere/sit", {"secret": "x", "name": "Béla"})
    assert nowhere.status == 404


def try_to_sit(server: Server, made: Json, secret: str) -> Answer:
    return server.post(f"/api/tables/{made['table']}/sit", {"secret": secret, "name": "Béla"})


def test_a_renewed_secret_shuts_out_whoever_has_the_old_one(server: Server) -> None:
    with two_people(server) as (first, second):
        renewed = renew(server, first.table, first.secret).json
        assert first.until_closed() is not None
        assert renewed["seat"] == first.welcome["seat"] and renewed["secret"] != first.secret
        with Client(server, first.table, renewed["secret"]) as again:
            assert again.view == first.view
            play_randomly([again, second], 1, random.Random(5))
        with Client(server, first.table, greet=False) as shut_out:
            shut_out.hello(first.table, first.secret)
            assert shut_out.until_closed() == 4404
        for old in (first.secret, "guess"):
            assert renew(server, first.table, old).status == 404


def renew(server: Server, table: str, secret: str | None) -> Answer:
    return server.post(f"/api/tables/{table}/renew", {"secret": secret})


def test_the_rest_part_describes_itself(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json")
    assert schema.status == 200
    assert {"/api/games", "/api/tables", "/api/mine"} <= set(schema.json["paths"])


def test_my_tables_say_how_they_stand_to_whoever_proves_a_seat(server: Server) -> None:
    with two_people(server, **SHORT) as (first, second):
        for client, state in ((first, "mine"), (second, "theirs")):
            assert client.secret is not None
            (mine,) = server.mine(client.table, client.secret)
            assert (mine["state"], mine["seat"]) == (state, client.welcome["seat"])
            assert [seat["name"] for seat in mine["seats"]] == ["Anna", "Béla"]
            assert mine["moves"] == 0 < client.ply  # chance alone has moved
        assert server.mine(first.table, "guess") == []
        play_randomly([first, second], 1000, random.Random(6))
        assert first.secret is not None
        assert server.mine(first.table, first.secret)[0]["state"] == "finished"


def test_my_tables_tell_a_person_from_the_bot_of_that_name(server: Server) -> None:
    made = server.make("me", "greedy", name="greedy", options={"no_luck": "yes"})
    before = int(time.time())
    (mine,) = server.mine(made["table"], made["secret"])
    assert [(seat["kind"], seat["name"]) for seat in mine["seats"]] == [
        ("person", "greedy"),
        ("bot", "greedy"),
    ]
    assert [seat["colour"] for seat in mine["seats"]] == ["yellow", "red"]
    assert mine["changed"] == {"no_luck": "yes"}
    assert before - 5 <= mine["changed_at"] <= time.time()


def tell_invite(server: Server, table: str, secret: str) -> Answer:
    return server.post(f"/api/tables/{table}/invite", {"secret": secret})


def test_an_invite_says_what_it_is_for_until_somebody_accepts_it(server: Server) -> None:
    made = server.make("open", "me", "greedy", name="Anna", options={"as_you_go": "yes"})
    secret = made["invites"][0]["secret"]
    told = tell_invite(server, made["table"], secret).json
    assert (told["game"], told["seat"], told["host"]) == ("kingdoms", 0, 1)
    assert [seat["kind"] for seat in told["seats"]] == ["open", "person", "bot"]
    assert told["seats"][1] == {"kind": "person", "name": "Anna", "colour": "red"}
    assert told["changed"] == {"as_you_go": "yes"} and not told["own_box"]
    server.sit(made)
    again = tell_invite(server, made["table"], secret)
    assert (again.status, again.json["code"]) == (404, "no-such-table")


def test_an_invite_is_told_to_nobody_else(server: Server) -> None:
    made, other = server.make("me", "open", **SHORT), server.make("me", "open")
    for secret in (other["invites"][0]["secret"], made["secret"], "rematch", ""):
        assert tell_invite(server, made["table"], secret).status == 404
    assert tell_invite(server, "nowhere", "x").status == 404
    assert tell_invite(server, made["table"], made["invites"][0]["secret"]).json["own_box"]


def test_the_record_of_a_running_match_is_refused(server: Server) -> None:
    with two_people(server) as (first, second):
        play_randomly([first, second], 3, random.Random(7))
        running = server.get(f"/api/tables/{first.table}/record")
        nowhere = server.get("/api/tables/nowhere/record")
        assert running.status == nowhere.status == 404
        assert running.body == nowhere.body


def test_secrets_are_written_down_nowhere(server: Server) -> None:
    made = server.make("me", "open", "greedy")
    sat = server.sit(made)
    with (
        Client(server, made["table"], made["secret"]),
        Client(server, made["table"], sat["secret"]),
    ):
        server.mine(made["table"], made["secret"])
    kept = everything_in(server.database) + server.log.read_text()
    assert made["table"] in kept
    for secret in (made["secret"], sat["secret"], made["invites"][0]["secret"]):
        assert secret not in kept


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-name"),
        ({"options": {"no_such": "yes"}}, "unknown-name"),
        ({"options": {"no_luck": "perhaps"}}, "unknown-name"),
        ({"seats": [{"kind": "me"}]}, "wrong-seats"),
        ({"seats": [{"kind": "me"}] + [{"kind": "open"}] * 4}, "wrong-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "unknown-name"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "unknown-name"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "unknown-name"),
        ({"box": "what is this"}, "bad-box"),
        ({"name": "x" * 41}, "unreadable"),
        ({"name": 7}, "unreadable"),
        ({"seats": [{"kind": "open"}] * 9}, "unreadable"),
        ({"box": "x" * 100_001}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_with_the_reason(
    server: Server, wish: Json, code: str
) -> None:
    good: Json = {"game": "kingdoms", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert server.post("/api/tables", good).status == 201
    answer = server.post("/api/tables", good | wish)
    assert (answer.status, answer.json["code"]) == (400, code)
    assert answer.json["said"]["id"]
