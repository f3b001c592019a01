"""Runs the benchmark: measures every subject in interleaved rounds and prints the report."""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from bench.bots import run as bots
from bench.live import run as live
from bench.peers import PEERS
from bench.report import TITLES, cpu_model, report, versions
from bench.samples import (
    COMPILED,
    PLAIN,
    ROOT,
    Results,
    SampleError,
    Subject,
    copy_plain,
    is_stale,
    measure_all,
    our_subjects,
    peer_subjects,
)
from bench.targets import Verdict, tables, verdicts

ROUNDS, SECONDS = 5, 0.4
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description="Measure the speed of the games, compiled and plain, beside peers in one run; "
        "then live tables: latency, memory, crashes, the client. `bots` is for itself: it takes "
        "hours to play all matches.",
    )
    parser.add_argument(
        "part",
        nargs="?",
        choices=("all", "engine", "live", "bots"),
        default="all",
        help="what to measure; all: engine and live",
    )
    parser.add_argument("--rounds", type=positive, help=f"rounds to measure ({ROUNDS})")
    parser.add_argument(
        "--seats", type=int, nargs="+", choices=(2, 3, 4), default=[4, 3, 2], help="4 3 2"
    )
    parser.add_argument(
        "--games", nargs="+", choices=TITLES, default=list(TITLES), help=" ".join(TITLES)
    )
    parser.add_argument("--quick", action="store_true", help="few and short rounds: a rough look")
    parser.add_argument("--no-peers", action="store_true", help="measure Crownlands alone")
    parser.add_argument("--check", action="store_true", help="exit 1 if a target is not reached")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every sample to a file")
    parser.add_argument(
        "--source", type=Path, default=ROOT / "src", help="folder that holds the package (src)"
    )
    parser.add_argument("--peers-python", metavar="PYTHON", help="the Python that has the peers")
    parser.add_argument("--peers-node", metavar="FOLDER", help="where boardgame.io is installed")
    parser.add_argument(
        "--only", nargs="+", choices=bots.PARTS, help=f"of bots: {' '.join(bots.PARTS)}"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="keep the bots' matches, and go on with them"
    )
    args = parser.parse_args()
    args.seats = sorted(set(args.seats), reverse=True)
    args.source = args.source.resolve()
    if not (args.source / "crownlands").is_dir():
        parser.error(f"no package crownlands in {args.source}")
    if args.json and not args.json.absolute().parent.is_dir():
        parser.error(f"no folder for {args.json}")
    return args


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return value


def save(path: Path, results: Results, judged: list[Verdict]) -> None:
    told = {
        "cpu": cpu_model(),
        "python": sys.version.split()[0],
        "versions": versions(results),
        "samples": {
            name: [asdict(sample)["figures"] for sample in samples]
            for name, samples in results.samples.items()
        },
        "targets": [
            {
                "game": one.target.game,
                "text": one.target.text,
                "median": one.value,
                "reached": one.reached,
            }
            for one in judged
        ],
    }
    path.write_text(json.dumps(told, indent=1) + "\n")


def subjects(args: argparse.Namespace, plain: Path, peers: Sequence[str]) -> list[Subject]:
    """Our builds, then the peers; where there are no compiled files, only plain of ours."""
    seconds = QUICK_SECONDS if args.quick else SECONDS
    played = tables(args.games, args.seats)
    found = our_subjects(COMPILED, args.source, played, seconds)
    if not found[-1].sample().compiled:
        print("No compiled files: run scripts/setup. Only plain is measured.", file=sys.stderr)
        found = []
    elif is_stale(args.source):
        print("Compiled files are older than their sources: run scripts/setup.", file=sys.stderr)
    found += our_subjects(PLAIN, plain, played, seconds)
    return found + peer_subjects(args.peers_python, peers, seconds)


def measure_engine(args: argparse.Namespace) -> bool:
    """Measure and print; whether every target was reached."""
    rounds = args.rounds or (QUICK_ROUNDS if args.quick else ROUNDS)
    peers = [] if args.no_peers or not args.peers_python else list(PEERS)
    with tempfile.TemporaryDirectory() as folder:
        plain = copy_plain(args.source, Path(folder))
        results = measure_all(subjects(args, plain, peers), rounds)
    judged = list(verdicts(results, args.games, bool(peers)))
    print(report(results, args.games, args.seats, peers, judged))
    if args.json:
        save(args.json, results, judged)
    return all(verdict.reached for verdict in judged)


def measure_live(args: argparse.Namespace) -> bool:
    """Measure and print part by part; whether every target was reached."""
    reached = True
    for part in live.measure(args.quick):
        print(f"\n{part.text()}", flush=True)
        reached &= all(figure.reached for figure in part.figures)
    return reached


def main() -> int:
    args = arguments()
    reached = True
    try:
        if args.part in ("all", "engine"):
            reached &= measure_engine(args)
        if args.part in ("all", "live"):
            reached &= measure_live(args)
        if args.part == "bots":
            reached &= bots.measure(args)
    except SampleError as error:
        print(f"\n{error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped: nothing more to report.", file=sys.stderr)
        return 130
    return int(args.check and not reached)


if __name__ == "__main__":
    sys.exit(main())
