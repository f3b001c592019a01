"""What browser tests are given: a server on a database of its own, and visitors with browsers."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, expect, sync_playwright

from crownlands.server.app import STATIC
from tests.browser.chromium import launch
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.databases import new_database
from tests.server.server import Server, shared_server

FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE * 1000)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for the package: asyncio must be free again for the tests of others."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as error:
            pytest.fail(f"No Chromium could be started; scripts/test installs one. {error}")
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_client()
    folder = tmp_path_factory.mktemp("browser")
    with shared_server(new_database("sqlite", folder), folder) as running:
        yield running


def require_client() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail(f"There is no client in {STATIC}: run scripts/setup, which builds it.")


@pytest.fixture
def visit(
    chromium: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens a browser for one more person; at the end none may have complained of anything."""
    visitors: list[Visitor] = []

    def new(language: str = "en", *, address: str = "", **settings: Any) -> Visitor:
        usual = {"locale": language, "reduced_motion": "reduce"}
        context: BrowserContext = chromium.new_context(**{**usual, **settings})
        context.set_default_timeout(PATIENCE * 1000)
        visitors.append(Visitor(context, address or server.address, language))
        return visitors[-1]

    yield new
    if request.node.stash.get(FAILED, False):
        for at, visitor in enumerate(visitors):
            visitor.photograph(tmp_path / f"{at}.png")
    complaints = [text for visitor in visitors for text in visitor.complaints()]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
