"""The arena's report on a phone: plots as wide as it is, and a command whose words stay whole."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from crownlands.arena.figures import figures
from crownlands.arena.page import page
from crownlands.locales import LANGUAGES, Locale
from tests.arena.contests import row, spec

BOTS = ("search:simulations=2000", "search:simulations=1000", "greedy")
SMALLEST = 11  # points of a letter's height

# What of any plot is beyond the page, or drawn too small to be read.
UNSEEN = """(smallest) => {
  const found = [];
  for (const each of document.querySelectorAll('svg *')) {
    const { left, right } = each.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM?.().a ?? 1);
    const isSmall = each.tagName === 'text' && size < smallest;
    if (isSmall || left < 0 || right > innerWidth) found.push(`${each.outerHTML}: ${size}`);
  }
  return found;
}"""
HIGHEST = "all => Math.max(...all.map(word => word.getClientRects()[0].height))"


@pytest.fixture(params=LANGUAGES)
def report(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    rows = [
        row(0, ",".join(BOTS), (5, 1900, 7)),
        row(1, ",".join(BOTS[::-1]), (-1300, 12, 4), micros=900_000),
    ]
    asked = spec(bots=",".join(BOTS), seats=3)
    phone = chromium.new_page(viewport=ViewportSize(width=390, height=844))
    phone.set_content(page(Locale(request.param), asked, figures(rows)))
    yield phone
    phone.close()


def test_all_of_every_plot_is_seen_and_can_be_read(report: Page) -> None:
    assert report.locator("svg").count() == 8
    assert report.evaluate(UNSEEN, SMALLEST) == []
    assert report.evaluate("document.scrollingElement.scrollWidth") == 390


def test_a_wide_table_keeps_its_names_in_sight(report: Page) -> None:
    table = report.locator(".wide").first
    name = table.locator("tbody th").first
    left = name.evaluate("name => name.getBoundingClientRect().left")
    assert table.evaluate("table => (table.scrollLeft = 200, table.scrollLeft)") == 200
    assert name.evaluate("name => name.getBoundingClientRect().left") == left


def test_no_option_of_the_command_is_broken(report: Page) -> None:
    options = report.locator("pre span", has_text="--")
    assert options.all_inner_texts() == ["--game", "--seats", "--bots", "--games", "--seed"]
    assert options.evaluate_all(HIGHEST) < 30
