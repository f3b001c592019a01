"""Abuse: whatever is sent is refused with a typed error, and the table goes on."""

import contextlib
import json
import random
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import Client
from tests.server.games import play_randomly, two_people
from tests.server.server import Json, Server

HELLO_FIRST, NO_SUCH_TABLE = (4400, "hello-first"), (4404, "no-such-table")

UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "half a message": '{"t":"play","rev":1',
    "no JSON": "<b>hello</b>",
    "not an object": "[1, 2]",
    "null": "null",
    "nested deeply": "[" * 2000,
    "no tag": '{"rev":1}',
    "an unknown tag": '{"t":"win"}',
    "a tag of the server": '{"t":"update","rev":1}',
    "a field missing": '{"t":"play","rev":1,"move":1}',
    "words for numbers": '{"t":"play","rev":"1","move":1,"nonce":"n"}',
    "a fraction": '{"t":"play","rev":1,"move":0.5,"nonce":"n"}',
    "a number too large": '{"t":"play","rev":1,"move":1e400,"nonce":"n"}',
    "no nonce": '{"t":"play","rev":1,"move":1,"nonce":null}',
    "an empty nonce": '{"t":"play","rev":1,"move":1,"nonce":""}',
    "a nonce too long": json.dumps({"t": "play", "rev": 1, "move": 1, "nonce": "n" * 65}),
    "a nonce with a zero": '{"t":"play","rev":1,"move":1,"nonce":"a\\u0000b"}',
    "half a surrogate": '{"t":"play","rev":1,"move":1,"nonce":"\\ud800"}',
    "too long": json.dumps({"t": "ping", "more": "x" * 5000}),
    "bytes": b'{"t":"ping"}',
    "bytes of no text": b"\x00\xff\xfe",
}


def assert_goes_on(first: Client, second: Client) -> None:
    """Both still hear of a move that one of them makes."""
    rev = second.rev
    play_randomly([first, second], 1, random.Random(8))
    assert first.rev == second.rev == rev + 1


@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_and_the_table_goes_on(
    server: Server, message: str | bytes
) -> None:
    with two_people(server) as (first, second):
        first.say_raw(message)
        refused = first.refusal()
        assert refused["code"] == "unreadable" and refused["said"]["id"] == "server-unreadable"
        assert_goes_on(first, second)


@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_who_does_not_begin_with_hello_is_shown_out(server: Server, message: str | bytes) -> None:
    assert greeted(server, message) == HELLO_FIRST


@pytest.mark.parametrize(
    "message",
    [
        {"t": "ping"},
        {"t": "play", "rev": 0, "move": 0, "nonce": "n"},
        {"t": "hello", "protocol": 2, "table": "x"},
        {"t": "hello", "protocol": 1},
    ],
)
def test_who_says_anything_else_first_is_shown_out(server: Server, message: Json) -> None:
    assert greeted(server, json.dumps(message)) == HELLO_FIRST


def greeted(server: Server, message: str | bytes) -> tuple[int | None, str]:
    """How the server answers a first message and hangs up: its code, and the refusal's."""
    with Client(server, "", greet=False) as client:
        client.say_raw(message)
        closed = client.until_closed()
        (refused,) = client.heard
        return closed, refused["code"]


def hello(table: str, secret: str | None) -> str:
    return json.dumps({"t": "hello", "protocol": 1, "table": table, "secret": secret})


def test_a_foreign_secret_opens_no_table_and_tells_nothing(server: Server) -> None:
    made, other = server.make("me", "open"), server.make("me", "open")
    invite = made["invites"][0]["secret"]
    for secret in (other["secret"], invite, "guess", "x" * 3000, "\0", "ű"):
        assert greeted(server, hello(made["table"], secret)) == NO_SUCH_TABLE


@pytest.mark.parametrize("table", ["", "nowhere", "x" * 3000, "a\0b", "' OR 1=1 --", "../../x"])
def test_a_table_that_is_not_there_is_refused(server: Server, table: str) -> None:
    assert greeted(server, hello(table, None)) in (NO_SUCH_TABLE, HELLO_FIRST)


def test_hello_twice_is_refused_and_the_table_goes_on(server: Server) -> None:
    with two_people(server) as (first, second):
        first.hello(first.table, second.secret)
        assert first.refusal()["code"] == "unreadable"
        assert_goes_on(first, second)


def test_a_message_beyond_all_measure_ends_that_socket_alone(server: Server) -> None:
    with two_people(server) as (first, second):
        with Client(server, first.table, first.secret) as rude:
            with contextlib.suppress(ConnectionClosed):  # before all of it was sent
                rude.say_raw('{"t":"' + "x" * 5_000_000 + '"}')
            assert rude.until_closed() in (1009, None)  # None: hung up in the middle of it
        assert_goes_on(first, second)


def test_a_page_of_another_site_is_not_let_in(server: Server) -> None:
    address = server.address.replace("http", "ws") + "/api/socket"
    for origin in ("http://evil.example", "null", f"{server.address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.address)):
        pass


def test_who_floods_is_slowed_down_and_the_others_are_not(server: Server) -> None:
    with two_people(server) as (first, second), Client(server, first.table) as rude:
        for _ in range(44):
            rude.socket.send('{"t":"ping"}')
        began = time.monotonic()
        assert_goes_on(first, second)
        assert time.monotonic() - began < 5.0
        assert rude.expect("refused")["code"] == "too-fast"


def test_who_leaves_without_a_word_is_gone_for_the_others(server: Server) -> None:
    with two_people(server) as (first, second):
        first.socket.socket.close()
        second.expect_presence(first.welcome["seat"], online=False)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\x00b\x1b[31m\u202ec\nd", "a b [31m c d"),
        ("  Anna   Maria ", "Anna Maria"),
        ("x" * 40, "x" * 40),
        ("\u200b\t", ""),
        ("", ""),
        ("🏰 Ödön'; DROP TABLE seats; --", "🏰 Ödön'; DROP TABLE seats; --"),
    ],
)
def test_a_name_is_plain_text_on_one_line(server: Server, name: str, shown: str) -> None:
    made = server.make("me", "open", name=name)
    server.sit(made, name=name)
    with Client(server, made["table"], made["secret"]) as client:
        assert [sitter["name"] for sitter in client.last["sitters"]] == [shown, shown]
    answer = server.post(
        "/api/mine", {"seats": [{"table": made["table"], "secret": made["secret"]}]}
    )
    assert [seat["name"] for seat in answer.json[0]["seats"]] == [shown, shown]
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"{", 400),
        ("/api/tables", b"\xff\xfe", 400),
        ("/api/tables", b"[]", 400),
        ("/api/tables", b"", 400),
        ("/api/tables", b"[" * 100_000, 400),
        ("/api/tables", b" " * 300_000, 413),
        ("/api/mine", b'{"seats":[{"table":"x"}]}', 400),
        ("/api/mine", b'{"seats":[{"table":"%s","secret":""}]}' % (b"x" * 33), 400),
        ("/api/mine", b'{"seats":[%s]}' % b",".join([b'{"table":"","secret":""}'] * 201), 400),
        ("/api/tables/x/sit", b'{"secret":"%s","name":"a"}' % (b"x" * 65), 400),
        ("/api/nowhere", b"{}", 404),
        ("/api/tables/a%00b/sit", b'{"secret":"x","name":"a"}', 404),
        ("/api/games", b"{}", 405),
    ],
)
def test_a_request_that_cannot_be_read_is_answered_with_a_typed_problem(
    server: Server, path: str, body: bytes, status: int
) -> None:
    answer = server.post_raw(path, body)
    assert answer.status == status, answer.body
    assert set(answer.json) == {"code", "said"} and answer.json["said"]["id"].startswith("server-")
    assert server.get("/api/games").status == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/api/tables/x/record"])
def test_every_answer_forbids_foreign_and_inline_scripts(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "script-src" not in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
