"""Measures the bots and prints it: `scripts/bench bots`."""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from bench.bots.contests import GROUPS, QUICK, judged
from bench.bots.honesty import BANDS, GAMES, SEATS, all_sayings, is_far, row
from bench.bots.peers import PEERS
from bench.report import TITLES, Row, environment, spread, table, times
from bench.samples import ROOT, Results, Subject, measure_all, show_progress
from bench.targets import GRANDE, KINGDOMS

SPEED, HONESTY = "speed", "honesty"
LEAST = {KINGDOMS: 15_000, GRANDE: 3_000}  # simulations per second
ROUNDS, SECONDS = 3, 0.5
NODE_GAMES = ("tic-tac-toe", "castles 5x6")
FIGURE = "simulations"
PARTS = (SPEED, HONESTY, *GROUPS)

METHOD = """\
Simulations of the search per second of processor time on one core, two seats; a fresh process for
every sample, the best of ten slices of it; median [least .. most] of {rounds} rounds. Ours: one
walk down a tree of 1000, whole turns as branches, all that is hidden dealt anew, a judge where the
tree ends; at six choices from a whole game. The peers': one walk and one random game to its end,
from the first position, nothing hidden. They play other games: go 9x9 takes about as many choices
as Kingdoms, backgammon has chance, castles 5x6 is one round of something like Kingdoms, written for
this. So this places our speed among theirs and does not say who plays better. The ratio says how
many times as many simulations Crownlands makes."""

MATCHES = """\
Matches on duplicate deals: every deal is played with every bot in every seat. A shared win counts
in parts. [95 % interval after Wilson; by resampling deals]. A budget in seconds is kept on {jobs}
cores at once: other work on the machine costs strength."""


SAYINGS = """\
What a search of few walks says of a seat's chance to win, during games of greedy bots, beside what
came of it: on average, and how often those seats won of whom it said so much (so many)."""


def measure(args: argparse.Namespace) -> bool:
    """Measure and print; whether every target was reached."""
    wanted = args.only or PARTS
    reached = measure_speed(args) if SPEED in wanted else True
    if HONESTY in wanted:
        reached &= measure_honesty(args)
    groups = [group for group in wanted if group in GROUPS]
    return (not groups or measure_strength(args, groups)) and reached


def measure_speed(args: argparse.Namespace) -> bool:
    rounds = args.rounds or (1 if args.quick else ROUNDS)
    results = measure_all(subjects(args), rounds)
    own = [crownlands(game) for game in args.games]
    head = ("search", "simulations/s", *(f"{TITLES[game]} is" for game in args.games))
    print(environment(results), METHOD.format(rounds=rounds), sep="\n\n", end="\n\n")
    print(table(head, speed_rows(results, own)), end="\n\n")
    judged = [judge_speed(results, game) for game in LEAST if game in args.games]
    return all(judged)


def crownlands(game: str) -> str:
    return f"Crownlands {TITLES[game]}"


def subjects(args: argparse.Namespace) -> list[Subject]:
    """Our games, OpenSpiel in its Python, boardgame.io in Node.js."""
    ours = [
        Subject(
            crownlands(game),
            (sys.executable, "-m", "bench.bots.speed", game, str(SECONDS)),
            args.source,
        )
        for game in args.games
    ]
    if args.no_peers or not args.peers_python:
        return ours
    python = [
        Subject(name, (args.peers_python, "-m", "bench.bots.peers", name, str(SECONDS)))
        for name in PEERS
    ]
    return ours + python + node_subjects(args.peers_node)


def node_subjects(folder: str | None) -> list[Subject]:
    if folder is None:
        print("boardgame.io is not installed: it is left out.", file=sys.stderr)
        return []
    script = str(ROOT / "bench" / "bots" / "boardgame_io.cjs")
    return [
        Subject(f"boardgame.io {game}", ("node", script, folder, game, str(SECONDS)))
        for game in NODE_GAMES
    ]


def speed_rows(results: Results, own: Sequence[str]) -> Iterator[Row]:
    for name in results.samples:
        peer = name not in own
        ratios = [times(results.ratios(ours, name, FIGURE)) if peer else "" for ours in own]
        yield (name, spread(results.figures(name, FIGURE)), *ratios)


def judge_speed(results: Results, game: str) -> bool:
    found, least = median(results.figures(crownlands(game), FIGURE)), LEAST[game]
    word = "reached    " if found >= least else "not reached"
    print(f"{word}   {TITLES[game]}: {found:.0f} simulations/s, at least {least}")
    return found >= least


def measure_honesty(args: argparse.Namespace) -> bool:
    games, jobs = GAMES // (QUICK if args.quick else 1), os.cpu_count() or 1
    found = {
        (game, seats): all_sayings(game, seats, games, jobs)
        for game in args.games
        for seats in SEATS
    }
    bands = (f"told {low:.0%}-{min(high, 1):.0%}" for low, high in BANDS)
    head = ("search", "sayings", "told", "won", *bands)
    print(f"\n{SAYINGS}\n")
    print(table(head, [row(*of, some) for of, some in found.items()]), flush=True)
    return not any(is_far(some) for some in found.values())


def measure_strength(args: argparse.Namespace, groups: Sequence[str]) -> bool:
    """What was played is kept in the folder that --out names, and gone on with."""
    jobs = os.cpu_count() or 1
    print(f"\n{MATCHES.format(jobs=jobs)}\n", flush=True)
    reached = True
    with tempfile.TemporaryDirectory() as folder:
        out = args.out or Path(folder)
        for verdict in judged(args.games, groups, out, jobs, args.quick):
            show_progress("")
            print(verdict.line(), flush=True)
            reached &= verdict.reached
    return reached
