"""On a phone of 390 by 844 points: nothing to scroll sideways, targets for thumbs, all by tap; and
on its side, where a table has no more room than the screen, nothing to scroll at all."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from crownlands.games import NAMES
from tests.browser.conftest import Visit
from tests.browser.playing import tap
from tests.browser.states import pages, table_states
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES
from tests.server.server import Server

THUMB = 44
# A link amid a sentence is as high as its line; a box to tick counts with its label.
SMALL = """(thumb) => {
  const wanted = 'a, button, input, select, textarea, summary, [role=button], [role=tab]';
  const found = [];
  for (const each of document.querySelectorAll(wanted)) {
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (each.tagName === 'A' && getComputedStyle(each).display === 'inline') continue;
    const target = each.matches('[type=checkbox], [type=radio], [type=file]')
      ? each.closest('label') : each;
    const { width, height } = target.getBoundingClientRect();
    if (width > 1 && (width < thumb - 0.5 || height < thumb - 0.5)) {
      const name = each.ariaLabel || each.innerText || each.outerHTML;
      found.push(`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
  }
  return found;
}"""
WIDER = """() => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  return scrollWidth - clientWidth;
}"""

LONGER = """() => {
  const { scrollHeight, clientHeight } = document.scrollingElement;
  return scrollHeight - clientHeight;
}"""


def new_phone(visit: Visit, language: str, width: int = 390, height: int = 844) -> Visitor:
    screen = {"width": width, "height": height}
    return visit(language, viewport=screen, has_touch=True, is_mobile=True, device_scale_factor=2)


def complaints(visitor: Visitor, states: Iterable[str], least: int) -> str:
    """Of each of them, a line each: what is too small, and how much is too wide."""
    told, seen = [], 0
    for name in states:
        seen += 1
        told += [f"{name}: {line}" for line in visitor.page.evaluate(SMALL, THUMB)]
        wider = int(visitor.page.evaluate(WIDER))
        if wider > 0:
            told.append(f"{name}: {wider} points too wide")
    assert seen >= least
    return "\n".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_phone(visit: Visit, server: Server, language: str) -> None:
    phone = new_phone(visit, language)
    assert complaints(phone, pages(phone, server), 7) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_tap_and_fits_a_phone(
    visit: Visit, server: Server, language: str
) -> None:
    phone = new_phone(visit, language)
    assert complaints(phone, table_states(phone, server, tap), 14) == ""


@pytest.mark.parametrize("game", NAMES)
def test_a_table_fits_a_phone_on_its_side(visit: Visit, server: Server, game: str) -> None:
    phone = new_phone(visit, "de", 844, 390)
    made = server.make("open", "steady", "steady", game=game)
    phone.sit(made["table"], made["invites"][0]["secret"], "Anna")
    expect(phone.bar).to_contain_text(phone.t("web-your-turn"))
    phone.button("web-hint").tap()
    expect(phone.bar.get_by_role("list").get_by_role("button").first).to_be_visible()
    assert [phone.page.evaluate(each) for each in (WIDER, LONGER)] == [0, 0]
