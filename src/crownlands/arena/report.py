"""Writes the report beside the results: a page to read and sheets for other programs."""

from pathlib import Path

from crownlands.arena.figures import Figures
from crownlands.arena.page import page
from crownlands.arena.results import Results
from crownlands.arena.sheets import bots_sheet, games_sheet
from crownlands.core.files import write_text
from crownlands.locales import Locale


def write_report(t: Locale, results: Results, found: Figures) -> Path:
    """Says where the page is."""
    folder = results.path.parent
    write_text(folder / "bots.csv", bots_sheet(found))
    write_text(folder / "games.csv", games_sheet(results.in_order()))
    write_text(folder / "report.html", page(t, results.spec, found))
    return folder / "report.html"
