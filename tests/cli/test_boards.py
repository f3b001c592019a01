"""What the terminal draws: every game has its screen and score pad, and the maps are true."""

import io
from importlib import import_module

import pytest
from rich.console import Console, RenderableType

from crownlands.cli import boards, pads
from crownlands.cli.boards.eight_minute_empire.layouts import layout_of
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.viewpoint import Viewpoint
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game
from crownlands.games.eight_minute_empire.box import EmpireBox, read_box, standard_box
from crownlands.locales import LANGUAGES, Locale

PEOPLE = ("Anna", "Ben", "Cecilia", "Dénes", "Ernst-August")


def drawn(thing: RenderableType, width: int = 80) -> list[str]:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    with out.capture() as captured:
        out.print(thing)
    return captured.get().splitlines()


def board(match: Match, language: str = "en", width: int = 80, seat: int = NOBODY) -> list[str]:
    t = Locale(language, PEOPLE[: match.setup.seats])
    chronicle = Chronicle(Viewpoint(match.setup, seat), frozenset(), t)
    return drawn(chronicle.board(match.state), width)


def empire(seats: int = 5, box: EmpireBox | None = None, **options: str) -> Match:
    match = Match(find_game("eight_minute_empire").setup(seats, options, box), Rng(7))
    match.settle()
    return match


def wander(match: Match, plies: int) -> Match:
    """Random play in which nobody stops before they must."""
    rng = Rng(3)
    while match.state.actors() and len(match.plies) < plies:
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[-1 - rng.below(max(len(legal) - 1, 1))])
    return match


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_screen_and_a_score_pad(game: str) -> None:
    drawing, pad = boards.drawing(game), pads.score_pad(game)
    for protocol, found in ((boards.Drawing, drawing), (pads.ScorePad, pad)):
        asked = [name for name in vars(protocol) if not name.startswith("_")]
        assert asked
        assert all(callable(getattr(found, name)) for name in asked)
    assert import_module(f"crownlands.cli.boards.{game}").DRAWING is drawing


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_position_fits_the_screen(game: str, width: int) -> None:
    setup = find_game(game).setup(find_game(game).seats[-1])
    match = Match(setup, Rng(2))
    match.settle()
    for plies in (0, 40, 120, 999):
        wander(match, plies)
        assert max(map(len, board(match, width=width))) <= width


@pytest.mark.parametrize("side", standard_box().sides)
def test_the_drawn_maps_have_the_borders_of_the_box(side: object) -> None:
    """Regions that touch are neighbours, and neighbours touch; every sea route is drawn."""
    assert layout_of(side) is not None  # type: ignore[arg-type]


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_map_shows_every_region_and_sea_route(side: str) -> None:
    match = empire(side=side)
    lines = board(match)
    drawing = "\n".join(lines)
    for region in match.setup.view(match.state, NOBODY).regions:  # type: ignore[attr-defined]
        assert f"│{region} " in drawing or f"│{region}\n" in drawing
    assert "┄┄" in drawing and "┊" in drawing


def test_a_crowded_region_grows_until_all_pieces_are_seen() -> None:
    match = empire()
    state = match.state
    small = match.setup.side.regions.index("W6")  # type: ignore[attr-defined]
    for seat in range(5):
        state.armies[small * 6 + seat] = 11  # type: ignore[attr-defined]
    lines = board(match)
    cell = "".join(line.split("│")[1] for line in lines if line.startswith("│"))
    assert all(f"{letter}11" in cell for letter in "RBYWK")


def test_pieces_and_control_are_told_without_colour() -> None:
    match = empire(3)
    state = match.state
    region = match.setup.side.regions.index("M8")  # type: ignore[attr-defined]
    state.armies[region * 4 + 1] = 2  # type: ignore[attr-defined]
    state.discs[region * 3 + 1] = 2  # type: ignore[attr-defined]
    state.armies[region * 4 + 2] = 1  # type: ignore[attr-defined]
    text = "\n".join(board(match))
    assert "M8♛B B2⌂2 Y1" in text
    assert "Midland M1–M13♛B R3 B7 Y4" in text


def test_an_edited_map_is_a_table_of_neighbours() -> None:
    text = standard_box().text.replace('"M1-M2", ', "")
    lines = board(empire(2, read_box(text)))
    [row] = [line.split() for line in lines if line.split()[:1] == ["M1"]]
    assert row == ["M1", "W2", "M12"]
    [start] = [line.split() for line in lines if line.split()[:1] == ["START"]]
    assert start == ["START", "R3", "B3", "M2", "M3", "M4", "M6", "M7", "M8"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    match = wander(empire(side="B", goods_tokens="yes", three_games="yes"), 400)
    text = "\n".join(board(match, language))
    t = Locale(language)
    for word in ("title", "word-coins", "word-sea-route", "good-carrot", "continent-NE"):
        assert t(f"eight_minute_empire-{word}") in text
    assert "Ernst-August" in text


def test_cards_that_are_too_dear_stay_in_the_row_with_their_prices() -> None:
    match = empire(2)
    lines = board(match)
    prices = [line.split()[1] for line in lines if line.split()[:1] in [[str(n)] for n in range(9)]]
    assert prices == ["free", "1", "1", "2", "2", "3"]


def test_sealed_bids_are_seen_by_those_who_made_them() -> None:
    match = empire(2)
    [bid] = [id for id, text in enumerate(match.setup.vocabulary.texts) if text == "bid 7"]
    match.play(1, bid)

    def told(seat: int) -> str:
        [line] = [line for line in board(match, seat=seat) if " Ben " in line]
        return line.split("Ben")[1].split()[0]

    assert [told(0), told(1), told(NOBODY)] == ["✓", "7", "✓"]
