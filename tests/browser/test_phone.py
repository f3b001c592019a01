"""On a phone of 390 by 844 points: nothing to scroll sideways, targets for thumbs, all by tap."""

from collections.abc import Iterable

import pytest

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


def new_phone(visit: Visit, language: str) -> Visitor:
    screen = {"width": 390, "height": 844}
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
    assert complaints(phone, table_states(phone, server, tap), 13) == ""
