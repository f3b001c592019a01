"""Starting: what the server cannot start without is named in one line, in the user's language."""

import asyncio
import ipaddress
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from crownlands.cli import serve
from crownlands.server.store import Store
from tests.cli.terminal import here
from tests.server.server import COMMAND

HIDDEN = "geheim"  # a password
PLAIN = {"LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1"}


def start(**environment: str) -> tuple[int, str]:
    """The exit code and all that it said, of a server that cannot start."""
    command = ("serve", "--no-browser", "--port", "0")
    code, out, err = here(*command, environment={**os.environ, **PLAIN, **environment})
    assert out == ""
    return code, err


def assert_one_line(said: str, *words: str) -> None:
    assert said.count("\n") == 1 and "Traceback" not in said
    assert all(word in said for word in words), said


async def make_newer(database: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9'"))
    await store.close()


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    asyncio.run(make_newer(database))
    code, said = start(CROWNLANDS_DATABASE=database)
    assert code == 2
    assert_one_line(said, "newer version", "9")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("nonsense", "nonsense"),
        (f"mysql://u:{HIDDEN}@h/x", "SQLite or PostgreSQL"),
        ("sqlite:///", "names no file"),
        ("sqlite://", "names no file"),
        (f"postgresql://u:{HIDDEN}@127.0.0.1:1/x", "127.0.0.1:1/x"),
        (f"postgresql://u:{HIDDEN}@127.0.0.1:many/x", "postgresql"),
        ("sqlite:////no/such/folder/x.sqlite", "/no/such/folder"),
    ],
)
def test_a_database_that_is_not_there_is_named_without_its_password(
    address: str, shown: str
) -> None:
    code, said = start(CROWNLANDS_DATABASE=address)
    assert code == 2
    assert_one_line(said, "cannot be used", shown)
    assert HIDDEN not in said


@pytest.mark.parametrize(
    ("language", "words"),
    [("hu_HU", "nem használható"), ("it_IT", "non è"), ("de_DE", "nicht zu gebrauchen")],
)
def test_a_file_that_is_no_database_is_refused_in_the_users_language(
    tmp_path: Path, language: str, words: str
) -> None:
    file = tmp_path / "x.sqlite"
    file.write_text("hello " * 1000)
    code, said = start(CROWNLANDS_DATABASE=f"sqlite:///{file}", LC_ALL=f"{language}.UTF-8")
    assert code == 2
    assert_one_line(said, words, str(file))
    assert file.read_text() == "hello " * 1000


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    code, said = start(XDG_DATA_HOME=str(blocked), CROWNLANDS_DATABASE="")
    assert code == 3
    assert_one_line(said, str(blocked))


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*COMMAND, str(port)],
            env={**os.environ, **PLAIN, "CROWNLANDS_DATABASE": f"sqlite:///{tmp_path}/x.sqlite"},
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, str(port))


@pytest.mark.parametrize(
    ("variable", "value"),
    [("CROWNLANDS_BOT_PAUSE", "soon"), ("CROWNLANDS_TABLES_PER_HOUR", "-1")],
)
def test_a_setting_that_is_no_number_is_named(tmp_path: Path, variable: str, value: str) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    code, said = start(CROWNLANDS_DATABASE=database, **{variable: value})
    assert code == 2
    assert_one_line(said, f"{variable}={value}")


@pytest.mark.parametrize(
    ("host", "page"),
    [("127.0.0.1", "http://127.0.0.1:8420/"), ("::1", "http://[::1]:8420/"),
     ("play.example", "http://play.example:8420/")],
)  # fmt: skip
def test_the_address_is_one_that_a_browser_understands(host: str, page: str) -> None:
    assert serve.page(serve.reachable(host), 8420) == page


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_who_listens_everywhere_is_told_an_address_of_this_machine(host: str) -> None:
    told = ipaddress.ip_address(serve.reachable(host))
    assert not told.is_unspecified and told.version == ipaddress.ip_address(host).version


def test_this_machine_has_names_and_numbers() -> None:
    assert all(map(serve.is_loopback, ("127.0.0.1", "::1", "localhost")))
    assert not any(map(serve.is_loopback, ("0.0.0.0", "::", "192.0.2.1", "play.example")))


@pytest.mark.parametrize(("host", "is_alone"), [("127.0.0.1", True), ("0.0.0.0", False)])
def test_who_listens_on_this_machine_alone_is_told_so(
    tmp_path: Path, host: str, is_alone: bool
) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    with subprocess.Popen(
        [*COMMAND, "0", "--host", host],
        env={**os.environ, **PLAIN, "CROWNLANDS_DATABASE": database},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        time.sleep(1)  # for a second line, if there is one
        running.send_signal(signal.SIGINT)
        rest = running.stdout.read()
    assert "http://" in first and "0.0.0.0" not in first
    assert ("--host 0.0.0.0" in rest) == is_alone
