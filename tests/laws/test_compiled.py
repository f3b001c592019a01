"""Law 13: compiled and plain runs of the same seed give the same record.

Where a C compiler is, the package under test must be compiled, or the law would compare plain with
plain and hold without meaning. Whoever tests the plain package on purpose sets CROWNLANDS_PURE=1,
as the build does.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import crownlands
from crownlands.bots import JUDGES
from crownlands.games import NAMES
from tests.laws import seeded

ROOT = Path(__file__).parents[2]


def test_the_package_under_test_is_compiled_where_a_c_compiler_is() -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    wanted = bool(shutil.which(compiler)) and not os.environ.get("CROWNLANDS_PURE")
    found = {name: is_compiled(import_module(name).__file__) for name in to_compile()}
    assert found == dict.fromkeys(found, wanted), "compile it, or set CROWNLANDS_PURE=1"


def test_every_game_has_its_rules_and_its_judge_compiled() -> None:
    wanted = {f"crownlands.games.{name}.rules" for name in NAMES}
    wanted |= {JUDGES[name].__module__ for name in NAMES}
    assert wanted <= set(to_compile())


def to_compile() -> list[str]:
    """The modules that setup.py has compiled."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    (paths,) = (
        ast.literal_eval(line.value)
        for line in tree.body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "COMPILED"
    )
    return [f"crownlands.{path.removesuffix('.py').replace('/', '.')}" for path in paths]


def is_compiled(file: str | None) -> bool:
    return file is not None and not file.endswith(".py")


def test_compiled_and_plain_runs_of_the_same_seed_give_the_same_records(tmp_path: Path) -> None:
    plain = run_plain(tmp_path)
    assert plain == "".join(seeded.records())


def run_plain(folder: Path) -> str:
    """The seeded records, made by a copy of the package that holds no compiled file."""
    package = Path(crownlands.__file__).parent
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, folder / "crownlands", ignore=ignore)
    paths = os.pathsep.join([str(folder), str(ROOT)])
    command = [sys.executable, "-m", "tests.laws.seeded"]
    environment = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    file, _, records = run.stdout.partition("\n")
    assert file == str(folder / "crownlands" / "core" / "playout.py")
    return records
