"""The client in a real browser: its size, the first view, and how soon an update is painted."""

import gzip
import json
import random
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from bench.live.figures import Figure, Part, quantile
from crownlands.server.app import STATIC
from tests.browser.chromium import launch
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.databases import new_database
from tests.server.games import play_randomly
from tests.server.server import Server

KB = 1000
BOARD = "[role=group] [role=button]"
# What stands on a page once all that it needs was loaded.
HOME = {"#/": "main button"}
OTHERS = {"#/rules/kingdoms": "main svg", "#/replay": "main input", "#/about": "main h2"}
DRAWING = re.compile(r"`<(?:g|path|rect|circle|ellipse|text|svg|symbol|defs|pattern)\b[^`]*`")
THROTTLE = 6  # times slower
LANGUAGE = "en"
WARM_UP = 10  # updates
BETWEEN = 150.0  # milliseconds between updates

# Arrival is when the page's first listener hears of the message. Animation frames run just before
# a frame is painted, and a task that is posted there runs just after.
WATCH_UPDATES = """
window.painted = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (event) => {
      if (!String(event.data).startsWith('{"t":"update"')) return;
      const arrived = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.push(performance.now() - arrived);
        port2.postMessage(null);
      });
    });
  }
};
"""
# The same for the first frame in which something stands on the page.
WATCH_FOR = """
window.seen = new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector(WANTED)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  };
  look();
});
"""

METHOD = """\
Headless Chromium, loopback, a new profile for every visit. Size: every JavaScript file that is
loaded to play, from the home page to a table, gzip -9 each; art is the SVG markup of drawings in
it, and is told with and without. First view: from the
start of navigation to the end of the frame in which the button to play stands at home, or the
board of a running table; median of {visits} visits. Update: from its arrival at the page's socket
to the end of the next animation frame, in which it is painted, waiting for that frame (16.7 ms
apart) included; {updates} updates, random moves of two seats, one of which the page shows with its
legal moves lit."""


def measure(visits: int, updates: int) -> Part:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(new_database("sqlite", Path(folder)), Path(folder)).start()
        try:
            watch = f"#/watch/{server.make('uniform', 'uniform')['table']}"
            playing = scripts_of(browser, server, {**HOME, watch: BOARD})
            everything = scripts_of(browser, server, {**HOME, watch: BOARD, **OTHERS})
            home = first_view(browser, server, "#/", "main button", visits)
            table = first_view(browser, server, watch, BOARD, visits)
            plain = paint_times(browser, server, updates, 1)
            slow = paint_times(browser, server, updates, THROTTLE)
        finally:
            server.stop()
    return Part(
        "The client",
        METHOD.format(visits=visits, updates=updates),
        [
            Figure("JavaScript without art, gz", packed(list(map(without_art, playing))), "KB", 60),
            Figure("the same with art, gz", packed(playing), "KB"),
            Figure("the same of all pages, gz", packed(everything), "KB"),
            Figure("first view of the home page", home / 1e3, "s", 1.5),
            Figure("first view of a table", table / 1e3, "s", 1.5),
            Figure("an update painted, median", median(plain), "ms", 50),
            Figure("an update painted, 95 of 100", quantile(plain, 0.95), "ms", 50),
            Figure(f"throttled {THROTTLE}x, median", median(slow), "ms", 120),
            Figure(f"throttled {THROTTLE}x, 95 of 100", quantile(slow, 0.95), "ms", 120),
        ],
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


# ---------------------------------------------------------------- size and first view


def scripts_of(browser: Browser, server: Server, pages: Mapping[str, str]) -> list[str]:
    """The texts of all scripts that a visitor in one language loads on these pages."""
    visitor = Visitor(browser.new_context(locale=LANGUAGE), server.address, LANGUAGE)
    paths: set[str] = set()
    visitor.page.on("request", lambda request: paths.add(urlsplit(request.url).path))
    for hash, wanted in pages.items():
        visitor.page.goto("about:blank")  # a mere change of the hash would be idle at once
        visitor.go(hash)
        visitor.page.wait_for_selector(wanted, state="attached")
        visitor.page.wait_for_load_state("networkidle")
    visitor.context.close()
    files = [STATIC / path.lstrip("/") for path in sorted(paths) if path.endswith(".js")]
    return [file.read_text("utf-8") for file in files]


def packed(scripts: Sequence[str]) -> float:
    """KB."""
    return sum(len(gzip.compress(script.encode(), 9)) for script in scripts) / KB


def without_art(script: str) -> str:
    return DRAWING.sub("``", script)


def first_view(browser: Browser, server: Server, hash: str, wanted: str, visits: int) -> float:
    """Milliseconds, the median of some visits with an empty cache."""
    return median(one_view(browser, f"{server.address}/{hash}", wanted) for _ in range(visits))


def one_view(browser: Browser, address: str, wanted: str) -> float:
    context = browser.new_context(locale=LANGUAGE)
    context.add_init_script(WATCH_FOR.replace("WANTED", json.dumps(wanted)))
    page = context.new_page()
    page.goto(address)
    seen = float(page.evaluate("() => window.seen"))
    context.close()
    return seen


# ---------------------------------------------------------------- updates


def paint_times(browser: Browser, server: Server, updates: int, throttle: int) -> list[float]:
    """Milliseconds for each update that a seated page was told."""
    made = server.make("open", "open")
    visitor = Visitor(browser.new_context(locale=LANGUAGE), server.address, LANGUAGE)
    visitor.context.add_init_script(WATCH_UPDATES)
    visitor.sit(made["table"], made["invites"][0]["secret"], "Anna")
    secrets = [kept_secret(visitor.page, made["table"]), server.sit(made, 1)["secret"]]
    first, second = (Client(server, made["table"], secret) for secret in secrets)
    rng = random.Random(3)
    with first, second:
        play_randomly([first, second], WARM_UP, rng)
        throttled(visitor.page, throttle)
        visitor.page.evaluate("() => { painted.length = 0; }")
        for _ in range(updates):
            play_randomly([first, second], 1, rng)
            visitor.page.wait_for_timeout(BETWEEN * throttle**0.5)
        throttled(visitor.page, 1)
        times: list[float] = visitor.page.evaluate("() => painted")
    visitor.context.close()
    return times


def throttled(page: Page, rate: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def kept_secret(page: Page, table: str) -> str:
    """What proves the page's seat, so that a program can move for it."""
    kept = page.evaluate("() => Object.values(localStorage).join()")
    found = re.search(rf'"table":"{table}","secret":"([^"]+)"', kept)
    assert found, kept
    return found[1]
