"""What a run prints: the method, our figures, the peers' beside them as ratios, the verdicts."""

import platform
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median

from bench.samples import COMPILED, PLAIN, Results, ours
from bench.targets import EMPIRE, GRANDE, KINGDOMS, ROYALS, SEATS, Verdict, tables

Row = tuple[str, ...]

TITLES = {
    KINGDOMS: "Kingdoms",
    EMPIRE: "Eight-Minute Empire",
    ROYALS: "Royals",
    GRANDE: "El Grande",
}

# figure, what it is called, its unit
FIGURES = (
    ("api", "API", "decisions/s"),
    ("seen", "API, with what the seat sees", "decisions/s"),
    ("playouts", "playouts", "decisions/s"),
    ("copy", "copy", "ns"),
    ("replay", "reading a record", "moves/s"),
    ("memory", "memory of a position", "bytes"),
)

METHOD = """\
Method: per second of processor time on one core, a fresh process for every sample, the best of ten
slices of it; {rounds} rounds with the order reversed every other round; median [least .. most] of
the rounds; a ratio is the median of the ratios within a round. Random play. A decision is a choice
of a seat; chance is settled but not counted. API: who acts, the list of legal moves, a random one,
made and checked. Differences below 25 % mean nothing on a shared machine."""

NOTE = """\
The peers play other games by other rules: this places our speed among theirs and does not prove a
better engine. OpenSpiel (C++) does not check a move's legality in the API or on reading; its chance
is drawn in Python by its odds, as its users must; its playouts run inside its search. PettingZoo
builds an observation for each choice and so stands beside our API with what the seat sees.
Catanatron is Python, four random players. The ratio says how many times as fast Crownlands is."""


def number(value: float) -> str:
    """Three digits that matter: 1.23 M, 45.6 k, 789."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{unit}"
    return f"{value:.3g}"


def spread(values: Sequence[float]) -> str:
    if not values:
        return "-"
    if len(values) == 1:
        return number(values[0])
    return f"{number(median(values))} [{number(min(values))} .. {number(max(values))}]"


def shown(figure: str, values: Sequence[float]) -> str:
    """A copy is told in nanoseconds, everything else as measured."""
    return spread([1e9 / value for value in values] if figure == "copy" else values)


def times(ratios: Sequence[float]) -> str:
    return f"{spread(ratios)} x" if ratios else "-"


def table(head: Row, rows: Iterable[Row]) -> str:
    """Columns as wide as their widest cell."""
    body = [head, *rows]
    widths = [max(len(row[at]) for row in body) for at in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in body
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])


def our_rows(results: Results, game: str, seats: Sequence[int]) -> Iterator[Row]:
    for _, count in tables([game], seats):
        fast, slow = ours(COMPILED, game, count), ours(PLAIN, game, count)
        for figure, name, unit in FIGURES:
            cells = [shown(figure, results.figures(build, figure)) for build in (fast, slow)]
            faster = "" if figure == "memory" else times(results.ratios(fast, slow, figure))
            yield (str(count), name, unit, *cells, faster)
        yield (str(count), "reading a record", "ms", *record_times(results, (fast, slow)), "")


def record_times(results: Results, builds: Sequence[str]) -> list[str]:
    """Milliseconds for the whole record of a finished match."""
    cells = []
    for build in builds:
        pairs = zip(results.figures(build, "moves"), results.figures(build, "replay"), strict=True)
        cells.append(spread([1e3 * moves / rate for moves, rate in pairs]))
    return cells


def peer_rows(results: Results, peers: Sequence[str], own: str) -> Iterator[Row]:
    for peer in peers:
        for figure, name, unit in FIGURES:
            values = results.figures(peer, figure)
            if values:
                faster = times(results.ratios(own, peer, figure))
                yield (peer, name, unit, shown(figure, values), faster)


def verdict_line(verdict: Verdict) -> str:
    if verdict.value is None:
        return f"not measured  {verdict.target.text}"
    word = "reached    " if verdict.reached else "not reached"
    return f"{word}   {verdict.target.text}: {number(verdict.value)}"


def verdict_lines(game: str, judged: Sequence[Verdict]) -> str:
    lines = [verdict_line(verdict) for verdict in judged if verdict.target.game == game]
    return "\n".join([f"Targets, {TITLES[game]} with {SEATS[game]} seats:", *lines])


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def versions(results: Results) -> dict[str, str]:
    """What was measured, by the first word of its name."""
    found = {}
    for subject, samples in results.samples.items():
        word = subject.split()[0].strip(",")
        found["Crownlands" if word in (COMPILED, PLAIN) else word] = samples[0].version
    return found


def environment(results: Results) -> str:
    told = ", ".join(f"{name} {version}" for name, version in versions(results).items())
    return f"{cpu_model()}, {platform.system()}, Python {platform.python_version()}; {told}"


def report(
    results: Results,
    games: Sequence[str],
    seats: Sequence[int],
    peers: Sequence[str],
    judged: list[Verdict],
) -> str:
    rounds = len(results.figures(ours(PLAIN, games[0], seats[0]), "api"))
    parts = [environment(results), METHOD.format(rounds=rounds)]
    for game in games:
        ours_head = ("seats", TITLES[game], "unit", "compiled", "plain", "compiled is")
        parts.append(table(ours_head, our_rows(results, game, seats)))
    if peers:
        own = ours(COMPILED, games[0], seats[0])
        head = ("peer", "figure", "unit", "measured", f"Crownlands ({own}) is")
        parts += [table(head, peer_rows(results, peers, own)), NOTE]
    parts += [verdict_lines(game, judged) for game in games]
    return "\n\n".join(parts)
