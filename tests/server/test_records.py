"""Records: downloaded when nothing is secret any more, uploaded to be watched; and seats' eyes."""

import random
from pathlib import Path

import pytest

from crownlands.core.record import read_record
from crownlands.games import find_game
from tests import records
from tests.server.client import Client
from tests.server.games import SHORT, play_randomly, two_people
from tests.server.server import Answer, Server

FOLDER = Path(records.__file__).parent
FINISHED = (FOLDER / "kingdoms-3-as_you_go.record").read_text(encoding="utf-8")


def upload(server: Server, text: str | bytes) -> Answer:
    body = text if isinstance(text, bytes) else text.encode()
    return server.post_raw("/api/records", body, Content_Type="text/plain")


def unfinished(moves: int) -> str:
    """The same match broken off, and without the line that guards it against change."""
    head, _, tail = FINISHED.partition("moves\n")
    return "\n".join([f"{head}moves", *tail.splitlines()[:moves], "end open", ""])


def test_an_uploaded_record_is_watched_by_anybody_and_never_goes_on(server: Server) -> None:
    answer = upload(server, FINISHED)
    assert answer.status == 201
    record = read_record(FINISHED, find_game)
    with Client(server, answer.json["table"]) as watching:
        assert (watching.welcome["kind"], watching.welcome["seat"]) == ("record", None)
        assert watching.ply == len(record.moves)
        assert tuple(watching.last["scores"]) == record.result
        assert watching.last["ranking"] is not None and watching.last["actors"] == []
        names = [sitter["name"] for sitter in watching.last["sitters"]]
        assert names == [sitter.name for sitter in record.sitters]
    downloaded = server.get(f"/api/tables/{answer.json['table']}/record").body.decode()
    assert read_record(downloaded, find_game).moves == record.moves


def test_an_unfinished_record_stays_where_it_is_bots_and_chance_included(server: Server) -> None:
    for moves in (0, 2, 5, 20):
        table = upload(server, unfinished(moves)).json["table"]
        with Client(server, table) as watching:
            assert watching.ply == moves and watching.last["ranking"] is None
            watching.play(0)
            assert watching.refusal()["code"] == "not-seated"
            watching.sync()
            assert watching.ply == moves


def test_of_an_unfinished_record_a_spectator_sees_what_any_spectator_does(server: Server) -> None:
    table = upload(server, unfinished(3)).json["table"]
    with Client(server, table) as watching:
        assert watching.view["starting"] == ["??", "??", "??"]
        dealt = [fact["event"] for fact in watching.story["facts"] if "tile" in fact["event"]]
        assert [event["tile"] for event in dealt] == [None, None, None]


def test_whoever_uploaded_a_record_has_it_all_and_looks_through_any_eyes(server: Server) -> None:
    table = upload(server, unfinished(3)).json["table"]
    with Client(server, table) as watching:
        for eyes in range(3):
            watching.say({"t": "seek", "ply": 3, "eyes": eyes})
            frame = watching.expect("frame")
            assert frame["eyes"] == eyes == frame["view"]["seat"]
            assert "??" not in frame["view"]["starting"][eyes]
        watching.say({"t": "seek", "ply": 3, "eyes": 3})
        assert watching.refusal()["code"] == "not-your-eyes"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable-file"),
        (b"\xff\x00", "unreadable-file"),
        ("what is this", "bad-record"),
        (FINISHED.replace("castle", "cattle", 1), "bad-record"),
        (FINISHED.replace("game kingdoms", "game chess"), "bad-record"),
        (FINISHED[:-200], "bad-record"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    server: Server, text: str | bytes, code: str
) -> None:
    answer = upload(server, text)
    assert (answer.status, answer.json["code"]) == (400, code)


def test_an_upload_beyond_all_measure_is_refused(server: Server) -> None:
    answer = upload(server, "x" * 300_000)
    assert (answer.status, answer.json["code"]) == (413, "too-large")


def test_who_has_no_name_has_none_in_the_record_either(server: Server) -> None:
    made = server.make("me", "uniform", name="", **SHORT)
    with Client(server, made["table"], made["secret"]) as nameless:
        assert nameless.last["sitters"][0]["name"] == ""
        while not nameless.is_over:
            nameless.until_turn()
            if nameless.legal:
                rev = nameless.rev
                nameless.play(nameless.legal[0])
                nameless.until_rev(rev + 1)
    text = server.get(f"/api/tables/{made['table']}/record").body.decode()
    again = upload(server, text).json["table"]
    with Client(server, again) as watching:
        assert [sitter["name"] for sitter in watching.last["sitters"]] == ["", "uniform"]


def test_while_the_match_lasts_everybody_has_their_own_eyes_only(server: Server) -> None:
    with two_people(server, **SHORT) as (first, second), Client(server, first.table) as watching:
        seat, other = first.welcome["seat"], second.welcome["seat"]
        first.say({"t": "seek", "ply": first.ply, "eyes": seat})
        own = first.expect("frame")
        assert (own["eyes"], own["view"]) == (seat, first.view)
        for client, eyes in ((first, other), (watching, seat), (watching, other), (first, 7)):
            client.say({"t": "seek", "ply": first.ply, "eyes": eyes})
            assert client.refusal()["code"] == "not-your-eyes"
        play_randomly([first, second], 1000, random.Random(1))
        for client in (first, watching):
            client.say({"t": "seek", "ply": own["ply"], "eyes": seat})
            assert client.expect("frame") == own
            client.say({"t": "seek", "ply": own["ply"], "eyes": other})
            assert client.expect("frame")["view"]["starting"] != own["view"]["starting"]


def test_frames_and_updates_tell_the_standing_without_the_view(server: Server) -> None:
    with two_people(server, **SHORT) as (first, second):
        assert first.last["actors"] == [first.welcome["seat"]]
        play_randomly([first, second], 1000, random.Random(2))
        last = first.last
        assert last["actors"] == [] and last["scores"] == last["view"]["money"]
        assert last["ranking"] == last["view"]["ranking"]
        first.say({"t": "seek", "ply": 0})
        frame = first.expect("frame")
        assert (frame["actors"], frame["ranking"]) == ([], None)
        assert frame["scores"] == frame["view"]["money"]
        first.say({"t": "seek", "ply": last["ply"]})
        frame = first.expect("frame")
        assert frame["ranking"] == last["ranking"] and frame["scores"] == last["scores"]
