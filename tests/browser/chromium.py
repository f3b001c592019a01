"""Starts the Chromium of this machine without a window."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

PATH = "CROWNLANDS_TEST_CHROMIUM"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    """The one that scripts/test names, or one on the path, or else Playwright's own."""
    path = os.environ.get(PATH) or next(filter(None, map(shutil.which, NAMES)), None)
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    return playwright.chromium.launch(executable_path=path, args=flags)
