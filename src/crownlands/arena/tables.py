"""The report's tables in the reader's language, for the terminal and the page alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from crownlands.arena.figures import BotFigures, Figures
from crownlands.arena.play import KINDS
from crownlands.arena.statistics import Interval, Share, quantile
from crownlands.locales import Locale

HALF, MOST = 0.5, 0.95  # of the choices
LOST = "⚠"  # a bot for which another chose
NOTHING = "–"


@dataclass(frozen=True)
class Table:
    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def tables(t: Locale, found: Figures) -> Iterator[Table]:
    yield strength(t, found.bots)
    if len(found.bots) > 2:
        yield duels(t, found)
    yield seats(t, found)
    yield thinking(t, found.bots)
    if any(bot.troubles for bot in found.bots):
        yield troubles(t, found.bots)


def strength(t: Locale, bots: Sequence[BotFigures]) -> Table:
    words = ("bot", "games", "wins", "by-games", "by-deals", "rating", "margin")
    rows = [
        [marked(bot), str(bot.wins.of), *_share(t, bot.wins), rating(t, bot), margin(t, bot)]
        for bot in bots
    ]
    return Table(t("cli-arena-strength"), _head(t, words), rows)


def duels(t: Locale, found: Figures) -> Table:
    words = ("bot", "against", "ahead", "by-games", "by-deals")
    rows = [[duel.one, duel.other, *_share(t, duel.ahead)] for duel in found.duels]
    return Table(t("cli-arena-duels"), _head(t, words), rows)


def seats(t: Locale, found: Figures) -> Table:
    words = ("where", "games", "wins", "by-games", "by-deals")
    rows = [[name, str(one.of), *_share(t, one)] for name, one in places(t, found)]
    return Table(t("cli-arena-seats"), _head(t, words), rows)


def thinking(t: Locale, bots: Sequence[BotFigures]) -> Table:
    words = ("bot", "choices", "median", "most", "simulations")
    rows = [
        [
            bot.name,
            str(bot.choices),
            duration(t, quantile(bot.seconds, HALF)) if bot.seconds else NOTHING,
            duration(t, quantile(bot.seconds, MOST)) if bot.seconds else NOTHING,
            NOTHING if bot.per_second is None else str(round(bot.per_second)),
        ]
        for bot in bots
    ]
    return Table(t("cli-arena-thinking"), _head(t, words), rows)


def troubles(t: Locale, bots: Sequence[BotFigures]) -> Table:
    rows = [
        [
            bot.name,
            t(f"cli-arena-trouble-{kind}"),
            str(bot.troubles[kind]),
            percent(t, bot.troubles[kind] / max(1, bot.choices)),
            t("cli-arena-first", kind=kind, detail=bot.firsts[kind]),
        ]
        for bot in bots
        for kind in KINDS
        if bot.troubles[kind]
    ]
    words = ("bot", "what", "times", "of-choices", "first")
    return Table(t("cli-arena-troubles"), _head(t, words), rows)


def summary(t: Locale, found: Figures) -> str:
    lengths = found.lengths
    return t(
        "cli-arena-summary",
        games=len(lengths),
        deals=found.deals,
        mean=t.decimal(round(fmean(lengths), 1)),
        least=min(lengths),
        most=max(lengths),
    )


def warnings(t: Locale, found: Figures) -> list[str]:
    """Whose figures are not their own."""
    return [
        t(
            "cli-arena-lost",
            bot=marked(bot),
            share=percent(t, bot.lost),
            part="all" if percent(t, bot.lost) == percent(t, 1) else "some",
        )
        for bot in found.bots
        if bot.is_lost
    ]


def marked(bot: BotFigures) -> str:
    return f"{LOST} {bot.name}" if bot.is_lost else bot.name


def places(t: Locale, found: Figures) -> Iterator[tuple[str, Share]]:
    """The seats by number, then by who made a choice first."""
    for at, one in enumerate(found.seats, 1):
        yield t("cli-arena-seat", seat=at), one
    for at, one in enumerate(found.turns, 1):
        yield t("cli-arena-turn", place=at), one


def percent(t: Locale, value: float) -> str:
    return f"{t.decimal(round(100 * value, 1))} %"


def between(t: Locale, interval: Interval | None) -> str:
    if interval is None:
        return NOTHING
    low, high = (t.decimal(round(100 * end, 1)) for end in (interval.low, interval.high))
    return f"{low}–{high} %"


def rating(t: Locale, bot: BotFigures) -> str:
    mu, sigma = bot.rating.mu, bot.rating.sigma
    return f"{t.decimal(round(mu, 1))} ± {t.decimal(round(sigma, 1))}"


def margin(t: Locale, bot: BotFigures) -> str:
    mean = round(fmean(bot.margins), 1)
    return f"{'+' if mean > 0 else ''}{t.decimal(mean)}"


def duration(t: Locale, seconds: float) -> str:
    """Two digits that matter, in seconds or milliseconds."""
    if seconds >= 1:
        return f"{t.decimal(float(f'{seconds:.2g}'))} s"
    return f"{t.decimal(float(f'{seconds * 1000:.2g}'))} ms"


def _share(t: Locale, share: Share) -> list[str]:
    return [percent(t, share.value), between(t, share.wilson), between(t, share.by_deals)]


def _head(t: Locale, words: Sequence[str]) -> list[str]:
    return [t(f"cli-arena-head-{word}") for word in words]
