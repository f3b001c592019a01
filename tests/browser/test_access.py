"""For everybody: axe-core finds nothing to complain of on any page, in any state and language."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import click
from tests.browser.states import pages, table_states
from tests.browser.words import LANGUAGES
from tests.server.server import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""


def complaints(page: Page, states: Iterable[str], least: int) -> str:
    """What axe says of each of them, a line each."""
    told, seen = [], 0
    for name in states:
        seen += 1
        told += [f"{name}: {line}" for line in page.evaluate(RUN)]
    assert seen >= least
    return "\n".join(told)


@pytest.fixture
def axe() -> Path:
    if not AXE.is_file():
        pytest.fail(f"There is no {AXE}: run scripts/setup, which installs it.")
    return AXE


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_page(
    visit: Visit, server: Server, axe: Path, language: str
) -> None:
    anna = visit(language)
    anna.context.add_init_script(path=axe)
    assert complaints(anna.page, pages(anna, server), 7) == ""


@pytest.mark.parametrize("language", ["en", "hu"])  # the shortest words and the longest
def test_axe_finds_nothing_in_any_state_of_a_table(
    visit: Visit, server: Server, axe: Path, language: str
) -> None:
    anna = visit(language)
    anna.context.add_init_script(path=axe)
    assert complaints(anna.page, table_states(anna, server, click), 14) == ""
