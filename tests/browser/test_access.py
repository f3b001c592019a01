"""For everybody: axe-core finds nothing to complain of on any page, in any state and language."""

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


def violations(page: Page) -> list[str]:
    found: list[str] = page.evaluate(RUN)
    return found


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
    found = {name: violations(anna.page) for name in pages(anna, server)}
    assert len(found) == 6
    assert {name: complaints for name, complaints in found.items() if complaints} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_state_of_a_table(
    visit: Visit, server: Server, axe: Path, language: str
) -> None:
    anna = visit(language)
    anna.context.add_init_script(path=axe)
    found = {name: violations(anna.page) for name in table_states(anna, server, click)}
    assert len(found) == 13
    assert {name: complaints for name, complaints in found.items() if complaints} == {}
