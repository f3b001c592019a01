"""Why a move was made, on the wire: when all is told, as its bot or as the review weighs it."""

import pytest

from crownlands.bots import STRONGEST, best_few, find_player
from crownlands.bots.review import look, walks_for
from crownlands.core.contract import CHANCE as NATURE
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter, person, read_record
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import find_game
from tests.bots.test_review import BLUNDER, TINY, tiny
from tests.server.client import Client
from tests.server.games import two_people
from tests.server.server import Json, Server
from tests.server.test_records import FINISHED, FOLDER, unfinished, upload

CHANCE, BY_BOT, BY_PERSON = 3, 6, 7  # plies
ONLY = 64  # of another match: a move without choice


@pytest.fixture(scope="module")
def server(any_server: Server) -> Server:
    return any_server


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A match of a person and a steady bot, which is over."""
    record = Record.of(tiny(BLUNDER), (person("Anna"), Sitter("bot", "steady"))).write()
    found: str = upload(server, record).json["table"]
    return found


def ask(client: Client, ply: object, own: bool = True) -> None:
    client.say({"t": "why", "ply": ply, "own": own})


def before(ply: int) -> Vantage:
    match = tiny(BLUNDER)
    return Match(match.setup, plies=match.plies[: ply - 1]).vantage(match.plies[ply - 1].seat)


def moves(found: Json) -> list[int]:
    return [one["move"] for one in found["moves"]]


def test_a_bots_move_is_explained_as_that_bot_weighs_it(server: Server, table: str) -> None:
    with Client(server, table) as watching:
        ask(watching, BY_BOT)
        found = watching.expect("explained")
    made = tiny(BLUNDER).plies[BY_BOT - 1]
    assert (found["ply"], found["seat"], found["bot"]) == (BY_BOT, made.seat, "steady")
    assert found["own"]
    assert found["played"] == made.move
    best = best_few(find_player("steady").weigh(before(BY_BOT), Rng(1)))
    assert moves(found)[: len(best)] == [one.move for one in best]
    assert all(0 <= one["wins"] <= 1 for one in found["moves"])


@pytest.mark.parametrize(("ply", "own"), [(BY_PERSON, True), (BY_PERSON, False), (BY_BOT, False)])
def test_a_persons_move_and_any_on_demand_is_explained_as_the_review_weighs_it(
    server: Server, table: str, ply: int, own: bool
) -> None:
    made = tiny(BLUNDER).plies[ply - 1]
    with Client(server, table) as watching:
        ask(watching, ply, own)
        found = watching.expect("explained")
    assert (found["seat"], found["bot"], found["own"]) == (made.seat, STRONGEST, False)
    weighed = look(before(ply), made.move, walks_for("kingdoms")).weighed
    told = [(one["move"], one["margin"], one["wins"]) for one in found["moves"]]
    assert told == [(one.move, one.margin, one.wins) for one in weighed]


@pytest.mark.parametrize(("bot", "kind"), [("uniform", "mute"), ("stranger", "absent")])
def test_why_a_bot_does_not_explain_its_move_is_told(server: Server, bot: str, kind: str) -> None:
    record = Record.of(tiny(BLUNDER), (person("Anna"), Sitter("bot", bot))).write()
    with Client(server, upload(server, record).json["table"]) as watching:
        ask(watching, BY_BOT)
        found = watching.expect("explained")
        assert (found["bot"], found["own"]) == (STRONGEST, False) and found["moves"]
        assert found["trouble"]["id"] == "bot-why-trouble"
        assert found["trouble"]["args"]["kind"] == kind
        ask(watching, BY_PERSON)
        assert watching.expect("explained")["trouble"] is None


def test_what_the_review_says_of_a_mistake_is_why_it_was_one(server: Server, table: str) -> None:
    with Client(server, table) as watching:
        watching.say({"t": "review", "seat": 1})
        [worst, *_] = watching.expect("reviewed")["costly"]
        ask(watching, worst["ply"], own=False)
        found = watching.expect("explained")
    assert found["moves"][0] == worst["better"] and found["moves"][-1] == worst["played"]


def test_where_only_one_move_was_possible_nothing_is_weighed(server: Server) -> None:
    made = read_record(FINISHED, find_game).match().plies[ONLY - 1]
    with Client(server, upload(server, FINISHED).json["table"]) as watching:
        ask(watching, ONLY)
        found = watching.expect("explained")
    assert (found["seat"], found["played"], found["moves"]) == (made.seat, made.move, [])


@pytest.mark.parametrize(
    ("ply", "code"),
    [
        (CHANCE, "why-chance"),
        (0, "no-such-ply"),
        (10, "no-such-ply"),
        (2**31, "unreadable"),
        (-1, "unreadable"),
        ("6", "unreadable"),
        (None, "unreadable"),
    ],
)
def test_what_was_nobodys_move_is_refused(
    server: Server, table: str, ply: object, code: str
) -> None:
    with Client(server, table) as watching:
        ask(watching, ply)
        assert watching.refusal()["code"] == code


def test_one_at_a_time_for_each_who_asks(server: Server, table: str) -> None:
    with Client(server, table) as one, Client(server, table) as other:
        ask(one, BY_PERSON)
        ask(one, BY_BOT)
        ask(other, BY_BOT)
        assert one.expect("refused")["code"] == "explaining"
        assert one.expect("explained")["ply"] == BY_PERSON
        assert other.expect("explained")["ply"] == BY_BOT
        ask(one, BY_BOT)
        assert one.expect("explained")["ply"] == BY_BOT


def test_while_the_match_lasts_nobody_is_told(server: Server) -> None:
    with two_people(server, box=TINY) as people:
        for client in people:
            for ply in (1, client.ply, client.ply + 1):
                ask(client, ply)
                assert client.refusal()["code"] == "why-secret"


def test_whose_move_led_there_is_said_when_all_is_told(server: Server, table: str) -> None:
    with Client(server, table) as watching:
        last = tiny(BLUNDER).plies
        assert watching.last["made"] == {"seat": last[-1].seat, "ply": len(last)}
        for ply, seat in ((0, None), (CHANCE, None), (BY_BOT, 1), (BY_PERSON, 0)):
            watching.say({"t": "seek", "ply": ply})
            found = watching.expect("frame")["made"]
            assert found == (None if seat is None else {"seat": seat, "ply": ply})
    with two_people(server, box=TINY) as (first, _):
        first.play(first.legal[0])
        assert first.expect("update")["made"] is None
        first.say({"t": "seek", "ply": first.ply})
        assert first.expect("frame")["made"] is None


def test_a_record_that_was_broken_off_is_explained_too(server: Server) -> None:
    text = unfinished(8)
    with Client(server, upload(server, text).json["table"]) as watching:
        watching.say({"t": "seek", "ply": 8})
        made = watching.expect("frame")["made"]
        ask(watching, 8)
        assert watching.expect("explained")["seat"] == made["seat"]


def test_what_nobody_chose_hides_no_choice(server: Server) -> None:
    """At its end chance moved, and before that there was but one way to end the turn."""
    text = (FOLDER / "eight_minute_empire-2.record").read_text(encoding="utf-8")
    plies = read_record(text, find_game).match().plies
    assert [ply.seat for ply in plies[-3:]] == [1, 1, NATURE]
    with Client(server, upload(server, text).json["table"]) as watching:
        assert watching.last["made"] == {"seat": 1, "ply": len(plies) - 2}
        ask(watching, len(plies) - 1)
        assert watching.expect("explained")["moves"] == []
        ask(watching, len(plies) - 2)
        assert len(watching.expect("explained")["moves"]) > 1
