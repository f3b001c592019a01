"""The wheel: compiled where a C compiler works, plain Python where not; both install and play."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from crownlands.cli.simulate import simulate
from crownlands.core.seeds import seeded
from crownlands.games import find_game

ROOT = Path(__file__).parent.parent
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
CARRIED = ("games/kingdoms/box.toml", "locales/hu/kingdoms.ftl", "server/static/index.html")
PLAY = """
import crownlands.games.kingdoms.rules as rules
from crownlands.cli.app import run
print(rules.__file__)
raise SystemExit(run(["simulate", "kingdoms", "--games", "3", "--seed", "x", "--json"]))
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what the wheel is made of, with nothing built in it."""
    folder = tmp_path / "sources"
    folder.mkdir()
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=ignore)
        else:
            shutil.copy(source, folder / part)
    return folder


def lend_objects(sources: Path) -> None:
    """What was compiled for this very run, with the C that it was made of: it is compiled anew
    only where mypyc now writes other C."""
    ignore = shutil.ignore_patterns("lib.*", "temp.*", "bdist.*")
    if (ROOT / "build").is_dir():
        shutil.copytree(ROOT / "build", sources / "build", ignore=ignore)
    platform = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for built in (ROOT / "src").rglob("*.so"):
        lent = sources / "build" / platform / built.relative_to(ROOT / "src")
        lent.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built, lent)


def build(sources: Path, **environment: str) -> Path:
    """Build a wheel and say where it is."""
    out = sources.parent / "wheels"
    command = [sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation"]
    command += ["--no-cache-dir", "--wheel-dir", str(out)]
    run = subprocess.run(
        command, cwd=sources, env=os.environ | environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    (wheel,) = out.iterdir()
    return wheel


def install_and_play(wheel: Path) -> list[str]:
    """Install a wheel away from the sources and play with it: the rules' file, and the outcome."""
    target = wheel.parent.parent / "installed"
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--target", str(target)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    environment = os.environ | {"PYTHONPATH": str(target)}
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=target,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = played.stdout.splitlines()
    assert lines[0].startswith(str(target))
    return lines


def test_where_a_compiler_works_the_wheel_is_compiled(sources: Path) -> None:
    lend_objects(sources)
    wheel = build(sources, CROWNLANDS_OPT_LEVEL="0")
    file, outcome = install_and_play(wheel)
    assert not wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as packed:
        assert {f"crownlands/{part}" for part in CARRIED} <= set(packed.namelist())
    assert not file.endswith(".py")
    assert '"games": 3' in outcome


def test_where_no_compiler_works_the_wheel_is_plain_and_plays_the_same(sources: Path) -> None:
    plain = install_and_play(build(sources, CC="/bin/false"))
    outcome = simulate(find_game("kingdoms").setup(2), iter(range(3)), seeded("x"))
    assert plain[0].endswith(".py")
    assert plain[1] == json.dumps(outcome.as_dict())


def test_a_plain_wheel_fits_every_machine(sources: Path) -> None:
    assert build(sources, CROWNLANDS_PURE="1").name.endswith("-py3-none-any.whl")


def test_where_the_client_cannot_be_built_an_editable_install_fails_too(sources: Path) -> None:
    """Setuptools goes on after most errors there, without the client and without a word."""
    shutil.rmtree(sources / "src" / "crownlands" / "server" / "static", ignore_errors=True)
    (sources / "web").mkdir()
    (sources / "web" / "package.json").write_text("{no JSON")
    made = subprocess.run(
        [sys.executable, "-c", "from setuptools import build_meta as it; it.build_editable('.')"],
        cwd=sources,
        env=os.environ | {"CROWNLANDS_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert made.returncode != 0
    assert "The browser client could not be built: " in made.stderr
