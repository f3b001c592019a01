"""The architecture: imports point one way, code stays small, and the papers are there."""

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

import crownlands

ROOT = Path(__file__).parents[1]
PACKAGE = Path(crownlands.__file__).parent
LAYERS = {
    # each layer may import from itself and from these
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "locales": {"core"},
    "arena": {"core", "games", "bots", "locales"},
    "cli": {"core", "games", "bots", "arena", "locales"},
    "server": {"core", "games", "bots", "locales"},
    "research": {"core", "games", "bots", "locales"},
}
LONGEST_FUNCTION, LONGEST_FILE = 60, 500


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def sources() -> list[Path]:
    return (
        modules() + sorted((ROOT / "tests").rglob("*.py")) + sorted((ROOT / "bench").rglob("*.py"))
    )


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(file: Path) -> Iterator[tuple[str, ...]]:
    """What a module of ours imports of ours, as parts of a path below the package."""
    for node in ast.walk(tree_of(file)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.split(".")[0] == "crownlands":
                yield tuple(name.split(".")[1:])


def layer(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0]


def test_imports_point_one_way() -> None:
    wrong = [
        f"{file.relative_to(PACKAGE)} imports {'.'.join(target)}"
        for file in modules()
        if layer(file) in LAYERS
        for target in imports(file)
        if target[0] in LAYERS and target[0] not in LAYERS[layer(file)] | {layer(file)}
    ]
    assert wrong == []


def test_every_part_of_the_package_has_its_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in modules() if file.parent != PACKAGE}
    assert folders <= LAYERS.keys()


def test_a_game_never_imports_another_game() -> None:
    for file in modules():
        parts = file.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            games = {target[1] for target in imports(file) if target[0] == "games"}
            assert games <= {parts[1]}, file


def test_nothing_imports_the_server() -> None:
    for file in modules():
        if layer(file) != "server":
            assert not any(target[0] == "server" for target in imports(file)), file


def test_there_is_no_randomness_but_our_own() -> None:
    for file in modules():
        names = {
            name for name in imported_modules(file) if name.split(".")[0] in ("random", "numpy")
        }
        assert not names, file
    rules = [file for file in modules() if layer(file) not in ("cli", "server")]
    secret = [file.name for file in rules if "secrets" in imported_modules(file)]
    assert secret == ["seeds.py"]


def imported_modules(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def functions(file: Path) -> Iterator[tuple[str, int]]:
    """Every function and its number of lines."""
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{file.name}:{node.name}", node.end_lineno - node.lineno + 1


def test_no_function_is_over_sixty_lines() -> None:
    long = [
        name for file in sources() for name, lines in functions(file) if lines > LONGEST_FUNCTION
    ]
    assert long == []


def test_functions_are_mostly_small() -> None:
    lines = sorted(lines for file in modules() for _, lines in functions(file))
    assert statistics.median(lines) <= 7
    assert lines[len(lines) * 95 // 100] <= 30


@pytest.mark.parametrize("file", sources(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_file_is_over_five_hundred_lines(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_every_module_opens_with_a_sentence() -> None:
    for file in filter(lambda file: file.stat().st_size, sources()):
        opening = (ast.get_docstring(tree_of(file)) or "").partition("\n\n")[0]
        assert opening.rstrip().endswith((".", ":")), file


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    names = {file.stem for file in sources()}
    assert not names & {"utils", "helpers", "misc", "common"}


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE",
        "NOTICE",
        "pyproject.toml",
        "scripts/play",
        "scripts/test",
        "scripts/check",
        "scripts/bench",
        ".ci/run",
    ],
)
def test_the_papers_and_scripts_are_there(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_nothing_is_left_to_do_in_the_code() -> None:
    marks = ["TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK"]
    for file in sources():
        text = file.read_text(encoding="utf-8")
        assert not [mark for mark in marks if mark in text], file


def test_every_game_brings_its_box_its_rulings_and_its_words() -> None:
    for folder in sorted((PACKAGE / "games").iterdir()):
        if (folder / "__init__.py").exists():
            assert (folder / "box.toml").is_file()
            assert (folder / "RULES.md").is_file()
            for language in (PACKAGE / "locales").glob("??"):
                assert (language / f"{folder.name}.ftl").is_file()
