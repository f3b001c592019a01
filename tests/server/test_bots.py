"""Bots at a server's tables: only those that it offers, and what happens where one fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from crownlands.bots.guard import ENOUGH
from tests.bots.wicked import FILE, SECRET
from tests.server.client import Client
from tests.server.databases import new_database
from tests.server.games import SHORT
from tests.server.server import Server

CLASSES = ("Raising", "Cheating", "Sleeping", "Forgiving", "Exiting", "Remembering", "Spying")
PATIENCE = "0.3"


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers every failing bot."""
    folder = tmp_path_factory.mktemp("bots")
    server = Server(new_database("sqlite", folder), folder)
    server.environment = {
        "CROWNLANDS_BOTS": ",".join(f"{FILE}:{name}" for name in CLASSES),
        "CROWNLANDS_BOT_PATIENCE": PATIENCE,
    }
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_files_are_offered_beside_the_levels_by_their_names(tried: Server) -> None:
    for game in tried.get("/api/games").json:
        levels, files = game["bots"][:4], game["bots"][4:]
        assert levels == ["friendly", "steady", "cunning", "fierce"] and game["bot"] == "steady"
        assert files == [f"wicked:{name}" for name in CLASSES]


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Raising", "raised", "ValueError, wicked.py:"),
        ("Cheating", "illegal", "-1"),
        ("Sleeping", "late", PATIENCE),
        ("Forgiving", "late", PATIENCE),
        ("Exiting", "died", ""),
    ],
)
def test_a_bot_that_fails_loses_its_move_and_everybody_is_told(
    tried: Server, bot: str, kind: str, detail: str
) -> None:
    made = tried.make("me", f"wicked:{bot}", **SHORT)
    with (
        Client(tried, made["table"], made["secret"]) as anna,
        Client(tried, made["table"]) as watching,
    ):
        anna.until_turn()
        anna.play(anna.legal[0])
        for client in (anna, watching):
            mishap = client.expect("mishap")
            assert (mishap["seat"], mishap["said"]["id"]) == (1, "bot-trouble")
            told = mishap["said"]["args"]
            assert (told["name"], told["bot"]) == ({"seat": 1}, f"wicked:{bot}")
            assert told["kind"] == kind and told["detail"].startswith(detail)
        anna.until_turn()
        assert anna.legal or anna.is_over
        with Client(tried, made["table"]) as late:
            told = [each for each in watching.heard if each["t"] == "mishap"]
            assert late.story["mishaps"][: len(told)] == told
            assert any(fact["ply"] == told[0]["ply"] for fact in late.story["facts"])
            assert not any(SECRET in text for text in (*anna.raw, *watching.raw, *late.raw))


@pytest.mark.parametrize(("bot", "kind"), [("Sleeping", "late"), ("Exiting", "died")])
def test_whom_everybody_has_to_wait_for_is_soon_not_asked_any_more(
    tried: Server, bot: str, kind: str
) -> None:
    made = tried.make("me", f"wicked:{bot}")
    with Client(tried, made["table"], made["secret"]) as anna:
        while len(told := kinds(anna)) < ENOUGH + 2:
            anna.until_turn()
            anna.until_rev(play_first(anna))
    assert told == [kind] * ENOUGH + ["gone"] * (len(told) - ENOUGH)


def test_a_bot_meets_no_thoughts_of_other_seats(tried: Server) -> None:
    made = tried.make("wicked:Spying", "uniform", "greedy", **SHORT)
    with Client(tried, made["table"]) as watching:
        watching.until_turn()
        assert watching.is_over
    assert "LookupError" not in tried.complaints()


def play_first(client: Client) -> int:
    """The first move that there is; the answer is the revision that follows."""
    client.play(client.legal[0])
    return client.rev + 1


def kinds(client: Client) -> list[str]:
    """What the client was told of failures."""
    return [each["said"]["args"]["kind"] for each in client.heard if each["t"] == "mishap"]


def test_the_whole_failure_is_in_the_log(tried: Server) -> None:
    made = tried.make("wicked:Raising", "uniform", **SHORT)
    with Client(tried, made["table"]) as watching:
        watching.expect("mishap")
    assert f"ValueError: {SECRET}" in tried.complaints()
    assert made["table"] in tried.complaints()


@pytest.mark.parametrize(
    "stranger",
    [
        str(FILE),
        f"{FILE}:Raising",
        "./wicked.py",
        "wicked",
        "search:simulations=1000000",
        "fierce:seconds=1000",
        "",
    ],
)
def test_a_browser_names_no_file_and_no_budget(tried: Server, stranger: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": stranger}]
    answer = tried.post("/api/tables", {"game": "kingdoms", "seats": seats})
    assert (answer.status, answer.json["code"]) == (400, "unknown-name")
    made = tried.make("me", "open")
    wish = {"secret": made["secret"], "seat": 1, "bot": stranger}
    answer = tried.post(f"/api/tables/{made['table']}/reopen", wish)
    assert (answer.status, answer.json["code"]) == (400, "unknown-name")


def test_a_bot_that_is_not_offered_any_more_is_replaced(tmp_path: Path) -> None:
    server = Server(new_database("sqlite", tmp_path), tmp_path)
    server.environment = {"CROWNLANDS_BOTS": f"{FILE}:Raising"}
    made = server.start().make("me", "wicked:Raising", **SHORT)
    server.stop()
    server.environment = {}
    server.start()
    try:
        with Client(server, made["table"], made["secret"]) as anna:
            anna.until_turn()
            anna.play(anna.legal[0])
            assert anna.expect("mishap")["said"]["args"]["kind"] == "absent"
            anna.until_turn()
    finally:
        server.stop()


def test_a_server_does_not_start_with_a_bot_that_cannot_play(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nowhere_at_all")
    server = Server(new_database("sqlite", tmp_path), tmp_path)
    server.arguments = ("--bot", str(broken))
    with pytest.raises(AssertionError, match="nowhere_at_all"):
        server.start()
