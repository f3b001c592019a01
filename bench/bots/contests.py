"""The matches by which the bots are judged, on duplicate deals, each with its bound."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.report import TITLES
from bench.samples import show_progress
from bench.targets import EMPIRE, GRANDE, KINGDOMS
from crownlands.arena.figures import BotFigures, figures
from crownlands.arena.report import write_report
from crownlands.arena.results import Results
from crownlands.arena.run import run
from crownlands.arena.schedule import schedule
from crownlands.arena.spec import Spec
from crownlands.arena.statistics import Interval
from crownlands.bots import STRONGEST
from crownlands.games import find_game
from crownlands.locales import Locale

SEED = "bench"
QUICK = 10  # times fewer games
TENTH = "search:seconds=0.1"  # a tenth of what the strongest level takes at most
FEW, MANY = "search:simulations=200", "search:simulations=2000"


@dataclass(frozen=True)
class Contest:
    """How often the first bot is to win against the others, at least."""

    group: str
    game: str
    bots: tuple[str, ...]
    games: int
    least: float

    @property
    def text(self) -> str:
        one, *others = self.bots
        many = f"{len(others)} x " if len(others) > 1 else ""
        return f"{TITLES[self.game]}: {one} against {many}{others[0]}"

    @property
    def folder(self) -> str:
        return f"{self.group}-{self.game}"

    def judge(self, out: Path, games: int, jobs: int) -> BotFigures:
        """Play what is missing in that folder; what came of the first bot."""
        setup = find_game(self.game).setup(len(self.bots))
        spec = Spec.of(setup, self.bots, None, SEED)
        path, due = out / self.folder / "results.jsonl", schedule(spec, games)
        results = Results.read(path) if path.exists() else Results.new(path, spec)
        missing = results.missing(spec, due)
        results.save()
        for _ in run(results, missing, "local", jobs):
            show_progress(f"{len(results.rows):4} of {len(due)}  {self.text}")
        found = figures(results.in_order())
        write_report(Locale("en"), results, found)
        return next(bot for bot in found.bots if bot.name == self.bots[0])


CONTESTS = (
    *(Contest("greedy", game, ("greedy", "uniform"), 400, 0.95) for game in TITLES),
    *(
        Contest("search", game, (TENTH, "greedy"), 100 if game == GRANDE else 200, 0.75)
        for game in TITLES
    ),
    *(Contest("tenfold", game, (MANY, FEW), 100, 0.6) for game in (KINGDOMS, EMPIRE)),
    *(Contest("four", game, (STRONGEST, *["greedy"] * 3), 100, 0.5) for game in TITLES),
)
GROUPS = tuple(dict.fromkeys(contest.group for contest in CONTESTS))


@dataclass(frozen=True)
class Verdict:
    contest: Contest
    found: BotFigures

    @property
    def reached(self) -> bool:
        return self.found.wins.value >= self.contest.least

    def line(self) -> str:
        wins, least = self.found.wins, self.contest.least
        word = "reached    " if self.reached else "not reached"
        return (
            f"{word}   {self.contest.text}: {wins.value:.1%} of {wins.of} games"
            f" [{between(wins.wilson)}; by deals {between(wins.by_deals)}], at least {least:.0%}"
        )


def between(interval: Interval | None) -> str:
    return f"{interval.low:.1%} .. {interval.high:.1%}" if interval else "–"


def judged(
    games: Sequence[str], groups: Sequence[str], out: Path, jobs: int, quick: bool
) -> Iterator[Verdict]:
    for contest in CONTESTS:
        if contest.game in games and contest.group in groups:
            count = contest.games // (QUICK if quick else 1)
            yield Verdict(contest, contest.judge(out, count, jobs))
