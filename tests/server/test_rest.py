"""REST as a whole: HEAD like GET, unknown paths, the schema, the policy of the pages."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request

import pytest

from crownlands.games import find_game
from crownlands.server.lobby import HANDLERS
from crownlands.server.settings import Settings
from tests.server.server import Answer, Server
from tests.server.tuned import tuned

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAGE = "<!doctype html><title>Crownlands</title>"
LARGE = "export const crown = 1;\n" * 10_000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with files to serve."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "a.js").write_text("export {};")
    (folder / "assets" / "large.js").write_text(LARGE)
    (folder / "assets" / "large.webp").write_text(LARGE)
    with tuned(f"sqlite+aiosqlite:///{folder}/x.sqlite", Settings(), folder) as server:
        yield server


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.ask(Request(server.address + path, headers=named, method=method))


@pytest.mark.parametrize(
    "path",
    ["/", "/assets/a.js", "/api/games", "/api/games/kingdoms/box", "/api/schema/openapi.json",
     "/nowhere", "/api/nowhere", "/api/tables/nowhere/record"],
)  # fmt: skip
def test_head_is_get_without_the_body(site: Server, path: str) -> None:
    head, whole = ask(site, path, "HEAD"), ask(site, path)
    assert head.status == whole.status and head.body == b"" != whole.body
    kept = ("content-type", "content-length", "content-security-policy")
    for name in kept:
        assert head.headers.get(name) == whole.headers.get(name), name


def test_head_of_what_only_takes_posts_is_refused(site: Server) -> None:
    assert ask(site, "/api/tables", "HEAD").status == 405


@pytest.mark.parametrize(
    ("language", "words"),
    [("en-GB,en;q=0.9", "no such page"), ("fr,hu;q=0.5", "Nincs ilyen oldal"),
     ("de", "Diese Seite gibt es nicht"), ("it-IT", "non esiste"), ("", "no such page")],
)  # fmt: skip
def test_who_lost_the_way_reads_so_in_their_language(
    site: Server, language: str, words: str
) -> None:
    answer = ask(site, "/no/such/<b>page", Accept="text/html", Accept_Language=language)
    text = answer.body.decode()
    assert answer.status == 404 and words in text and "<b>page" not in text
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in answer.headers


def test_the_page_for_who_lost_the_way_has_its_looks_from_files_that_are_there(
    site: Server,
) -> None:
    text = ask(site, "/nowhere", Accept="text/html").body.decode()
    files = re.findall(r'<link [^>]*href="/([^"]+)"', text)
    assert len(files) == 2 and all((PUBLIC / file).is_file() for file in files)


@pytest.mark.parametrize("path", ["/api/nowhere", "/nowhere", "/assets/../../etc/passwd"])
def test_a_program_that_lost_the_way_gets_a_typed_problem(site: Server, path: str) -> None:
    answer = ask(site, path)
    assert (answer.status, answer.json["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/assets/a.js", "public, max-age=31536000, immutable"),
        ("/assets/gone.js", "no-cache"),
        ("/api/games", "no-store"),
        ("/api/nowhere", "no-store"),
    ],
)
def test_only_what_never_changes_is_kept_by_browsers(site: Server, path: str, kept: str) -> None:
    assert ask(site, path).headers["cache-control"] == kept


def test_files_go_out_packed_to_who_can_unpack_them(site: Server) -> None:
    packed = ask(site, "/assets/large.js", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < len(LARGE) / 10
    assert gzip.decompress(packed.body).decode() == LARGE
    plain = ask(site, "/assets/large.js")
    assert "content-encoding" not in plain.headers and plain.body.decode() == LARGE


@pytest.mark.parametrize("path", ["/api/games", "/assets/large.webp"])
def test_answers_and_pictures_go_out_as_they_are(site: Server, path: str) -> None:
    assert "content-encoding" not in ask(site, path, Accept_Encoding="gzip").headers


def test_the_standard_box_is_there_to_edit(server: Server) -> None:
    answer = server.get("/api/games/kingdoms/box")
    text = answer.body.decode()
    assert answer.headers["content-type"].startswith("text/plain")
    assert find_game("kingdoms").read_box(text).standard
    server.make("me", "open", box=text.replace("start_money = 50", "start_money = 70"))
    assert server.get("/api/games/chess/box").json["code"] == "unknown-name"


def test_the_schema_lists_every_handler_with_all_its_answers(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json").json
    for handler in HANDLERS:
        (path,) = handler.paths
        (method,) = handler.http_methods
        told = schema["paths"][path.replace(":str", "")][method.lower()]
        statuses = set(told["responses"])
        assert told["description"], path
        assert {"201" if method == "POST" else "200", "429"} <= statuses
        assert method == "GET" or {"400", "413"} <= statuses
        assert ("{table" not in path) or "404" in statuses
        for status in statuses - {"200", "201"}:
            (body,) = told["responses"][status]["content"].values()
            assert body["schema"]["$ref"].endswith("/Problem"), (path, status)
    assert len(schema["paths"]) == len(HANDLERS)
    upload = schema["paths"]["/api/records"]["post"]["requestBody"]
    assert list(upload["content"]) == ["text/plain"]
