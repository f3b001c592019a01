"""A person at a browser of their own, in one language; whatever goes wrong in it is noted."""

import re
import time
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect

from tests.browser.words import Words, plain

Role = Literal[
    "alert", "button", "checkbox", "combobox", "group", "heading", "link", "list", "region",
    "slider", "table", "textbox",
]  # fmt: skip

PATIENCE = 40.0  # seconds: other tests may keep both cores busy

WATCH_POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
"""


class Visitor:
    """Finds things on the page as people do: by what they are and what they are called."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.t = Words(language)
        self.troubles: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        context.add_init_script(WATCH_POLICY)
        self.page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, pattern: str) -> None:
        """A complaint of the browser that belongs to what is being tested."""
        self.forgiven.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        return [
            text
            for text in self.troubles
            if not any(pattern.search(text) for pattern in self.forgiven)
        ]

    def photograph(self, path: Path) -> None:
        self.page.screenshot(path=path)

    # ---------------------------------------------------------------- going places

    def go(self, hash: str = "#/") -> "Visitor":
        self.page.goto(f"{self.address}/{hash}")
        return self

    def sit(self, table: str, secret: str, name: str) -> "Visitor":
        """Take a seat by its invite link, with a name and nothing else."""
        self.go(f"#/sit/{table}/{secret}")
        self.named("textbox", "web-your-name").fill(name)
        self.button("web-join").click()
        expect(self.board).to_be_visible()
        return self

    def plan(self, game: str = "kingdoms") -> "Visitor":
        """Come to the form for a table to one's own taste."""
        self.go()
        self.cover(game).get_by_role("button", name=self.t.like("web-with-friends")).click()
        expect(self.button("web-open-table")).to_be_visible()
        return self

    # ---------------------------------------------------------------- finding things

    def named(self, role: Role, id: str, **args: int | str) -> Locator:
        """Things of that role whose name has that message in it."""
        return self.page.get_by_role(role, name=self.t.like(id, **args))

    def cover(self, game: str = "kingdoms") -> Locator:
        """The card of that game at home."""
        return self.page.get_by_role("article", name=self.t.like(f"{game}-title"))

    def play_now(self, game: str = "kingdoms") -> Locator:
        """The one click that opens a table of that game against bots."""
        return self.cover(game).get_by_role("button", name=self.t.like("web-play-now"))

    def button(self, id: str, **args: int | str) -> Locator:
        return self.named("button", id, **args)

    def link(self, id: str, **args: int | str) -> Locator:
        return self.named("link", id, **args)

    def tab(self, id: str) -> Locator:
        return self.page.get_by_role("tab", name=self.t(id), exact=True)

    def says(self, id: str, **args: int | str) -> Locator:
        """Wherever that message stands."""
        return self.page.get_by_text(self.t.like(id, **args))

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("web-board"), exact=True)

    @property
    def bar(self) -> Locator:
        return self.named("region", "web-actions")

    @property
    def go_on(self) -> Locator:
        """The button that ends a scoring, while one is told."""
        return self.bar.get_by_role("button", name=self.t("web-continue"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.named("region", "web-hand")

    @property
    def players(self) -> Locator:
        return self.named("region", "web-seats")

    @property
    def chronicle(self) -> list[str]:
        """The lines of the chronicle, newest first, without the signs that isolate names."""
        panel = self.page.get_by_role("tabpanel")
        return [plain(line) for line in panel.locator("li").all_inner_texts()]

    def square(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(f"^\u2068?{name}\\b"))

    @property
    def squares(self) -> list[str]:
        """What every square says of itself, but for whether it may be chosen."""
        labels = self.board.get_by_role("button").evaluate_all("all => all.map(at => at.ariaLabel)")
        return [plain(label).removesuffix(f" {self.t('web-square-open')}") for label in labels]

    def await_squares(self, wanted: list[str]) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.squares != wanted and time.monotonic() < deadline:
            self.page.wait_for_timeout(50)
        assert self.squares == wanted, f"{self.squares} is not {wanted}"

    @property
    def refusal(self) -> Locator:
        """What the server says to this visitor alone."""
        return self.page.get_by_role("alert").filter(has=self.button("web-close"))
