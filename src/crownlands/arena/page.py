"""The report as one HTML file: no scripts, nothing to load, light and dark."""

import shlex
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from crownlands import __version__
from crownlands.arena import plots, tables
from crownlands.arena.figures import BotFigures, Figures
from crownlands.arena.plots import Mark
from crownlands.arena.spec import Spec
from crownlands.arena.statistics import Share, quantile
from crownlands.arena.tables import HALF, MOST, Table
from crownlands.games import find_game
from crownlands.locales import Locale

STYLE = Path(__file__).with_name("page.css")
NOTES = ("deals", "games", "by-deals", "rating", "margin", "time")


def page(t: Locale, spec: Spec, found: Figures) -> str:
    title = t("cli-arena-title", game=t(f"{spec.game}-title"))
    body = "\n".join([*_opening(t, spec, found, title), *_sections(t, found), *_notes(t)])
    return (
        f'<!doctype html>\n<html lang="{t.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n"
        f"</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def command_line(spec: Spec, games: int) -> str:
    """What plays the same again; a changed box has to be named by whoever has it."""
    words = ["crownlands", "arena", "--game", spec.game, "--seats", str(spec.seats)]
    words += ["--bots", ",".join(spec.bots)]
    words += [] if spec.field is None else ["--field", spec.field]
    words += ["--games", str(games)]
    usual = find_game(spec.game).choose({}, spec.seats)
    changed = {name: value for name, value in spec.options.items() if value != usual[name]}
    for name, value in changed.items():
        words += ["--option", f"{name}={value}"]
    words += [] if spec.box is None else ["--box", "FILE"]
    return shlex.join([*words, "--seed", spec.seed])


def _opening(t: Locale, spec: Spec, found: Figures, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    for line in (tables.summary(t, found), *tables.warnings(t, found)):
        yield f"<p>{escape(line)}</p>"
    words = command_line(spec, len(found.lengths)).split(" ")
    again = " ".join(f"<span>{_breakable(word, ',')}</span>" for word in words)
    yield f"<p>{escape(t('cli-arena-again'))}</p>\n<pre>{again}</pre>"
    yield f"<p>Crownlands {__version__}</p>"


def _sections(t: Locale, found: Figures) -> Iterator[str]:
    yield _section(tables.strength(t, found.bots), wins(t, found), ratings(t, found.bots))
    if len(found.bots) > 2:
        yield _section(tables.duels(t, found))
    yield _section(tables.seats(t, found), seats(t, found))
    yield _heading(t("cli-arena-margins"))
    yield _figures(margins(t, found.bots))
    yield _heading(t("cli-arena-lengths"))
    yield _figures([lengths(t, found.lengths)])
    yield _section(tables.thinking(t, found.bots), times(t, found.bots))
    if any(bot.troubles for bot in found.bots):
        yield _section(tables.troubles(t, found.bots))


def wins(t: Locale, found: Figures) -> str:
    """With a line at the share that all would have if they were equals."""
    marks = [_share(t, tables.marked(bot), bot.wins) for bot in found.bots]
    return _shares(t, t("cli-arena-plot-wins"), marks, 1 / len(found.seats))


def seats(t: Locale, found: Figures) -> str:
    marks = [_share(t, name, one) for name, one in tables.places(t, found)]
    return _shares(t, t("cli-arena-plot-seats"), marks, 1 / len(found.seats))


def ratings(t: Locale, bots: Sequence[BotFigures]) -> str:
    marks = [
        Mark(
            tables.marked(bot),
            bot.rating.ordinal,
            bot.rating.mu,
            bot.rating.mu + 3 * bot.rating.sigma,
            tables.rating(t, bot),
        )
        for bot in bots
    ]
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    title = t("cli-arena-plot-ratings")
    return _titled(title, plots.ranges(title, marks, plots.axis(low, high, t.decimal)))


def margins(t: Locale, bots: Sequence[BotFigures]) -> Iterator[str]:
    """All on the same axis."""
    among = [margin for bot in bots for margin in bot.margins]
    title = t("cli-arena-margins")
    for bot in bots:
        told = f"{title}: {bot.name}"
        yield _titled(bot.name, plots.histogram(told, bot.margins, among, t.decimal))


def lengths(t: Locale, found: Sequence[int]) -> str:
    title = t("cli-arena-lengths")
    return f"<figure>{plots.histogram(title, found, found, t.decimal)}</figure>"


def times(t: Locale, bots: Sequence[BotFigures]) -> str:
    marks = [_time(t, bot) for bot in bots if bot.seconds]
    if not marks:
        return ""
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    along = plots.factor_axis(low, high, lambda seconds: tables.duration(t, seconds))
    title = t("cli-arena-plot-times")
    return _titled(title, plots.ranges(title, marks, along))


def _time(t: Locale, bot: BotFigures) -> Mark:
    """A clock that stood still counts as a millionth of a second."""
    low, value, high = (max(quantile(bot.seconds, part), 1e-6) for part in (1 - MOST, HALF, MOST))
    return Mark(bot.name, low, value, high, tables.duration(t, value))


def _share(t: Locale, name: str, share: Share) -> Mark:
    text = f"{tables.percent(t, share.value)} ({tables.between(t, share.wilson)})"
    return Mark(name, share.wilson.low, share.value, share.wilson.high, text)


def _shares(t: Locale, title: str, marks: Sequence[Mark], usual: float) -> str:
    along = plots.axis(0, 1, lambda value: tables.percent(t, value))
    return _titled(title, plots.ranges(title, marks, along, usual))


def _notes(t: Locale) -> Iterator[str]:
    yield _heading(t("cli-arena-notes"))
    items = "".join(f"<li>{escape(t(f'cli-arena-note-{note}'))}</li>" for note in NOTES)
    yield f"<ul>{items}</ul>"


def _section(table: Table, *figures: str) -> str:
    return "\n".join([_heading(table.title), _figures(figures), _table(table)])


def _figures(drawn: Iterable[str]) -> str:
    return f'<div class="figures">{"".join(drawn)}</div>'


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _titled(title: str, picture: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{picture}</figure>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in table.head)
    rows = "".join(
        f'<tr><th scope="row">{_breakable(row[0], ":")}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    body = f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
    return f'<div class="wide"><table>{body}</table></div>'


def _breakable(word: str, sign: str) -> str:
    """Where it is too long for a line, after such a sign."""
    return escape(word).replace(sign, f"{sign}<wbr/>")
