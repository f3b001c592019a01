"""Royals at the terminal: drawing in private, payments card by card, undo, periods in replays."""

import re
from pathlib import Path

import pytest

from crownlands.cli.boards.royals.asked import Asked
from crownlands.cli.boards.royals.signs import Signs
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.moves import grouped, read_move
from crownlands.cli.viewpoint import Viewpoint
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.games.royals.box import RoyalsBox, read_box, standard_box
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.state import PLAYING
from crownlands.locales import LANGUAGES, Locale
from tests.cli.terminal import Terminal, piped, played
from tests.cli.test_boards import PEOPLE, drawn, wander
from tests.laws.walk import walk

WIPED = "\x1b[3J"
PROMPT = ">\x1b["
GAME = "royals"
HOT_SEAT = ("--seats", "Anna,Ben", "--seed", "5", "--option", "starter=1")


def french_box(folder: Path) -> str:
    """Nearly all cards are French, and everybody begins with three."""
    text = standard_box().text.replace("2 = [2, 3]", "2 = [3, 3]")
    for country, cards in ("20", "65"), ("17", "0"), ("14", "0"), ("14", "0"):
        text = text.replace(f"cards = {{ 2 = {country},", f"cards = {{ 2 = {cards},")
    path = folder / "box.toml"
    path.write_text(text.replace('"paris"', '"lutetia"'))
    return str(path)


# positions, as a seat sees them


def position(box: RoyalsBox | None = None, seats: int = 3, **options: str) -> Match:
    match = Match(find_game("royals").setup(seats, {"starter": "1", **options}, box), Rng(7))
    match.settle()
    assert isinstance(match.state, Royals)
    match.state.phase = PLAYING
    return match


def names(match: Match) -> list[str]:
    assert isinstance(match.setup, RoyalsSetup)
    return match.setup.box.position_names()


def board(match: Match, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    t = Locale(language, PEOPLE[: match.setup.seats])
    chronicle = Chronicle(Viewpoint(match.setup, seat), frozenset(), t)
    return "\n".join(drawn(chronicle.board(match.state), width))


def hold(match: Match, seat: int, *places: str) -> None:
    assert isinstance(match.state, Royals)
    for place in places:
        match.state.holder[names(match).index(place)] = seat


def deal(match: Match, seat: int, *cards: int) -> None:
    """Country cards by country, in the order of the box."""
    assert isinstance(match.state, Royals)
    for country, count in enumerate(cards):
        match.state.hands[seat * len(cards) + country] = count


def claim(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(0, match.setup.vocabulary.read(move))


def test_positions_show_cost_influence_and_holder_without_colour() -> None:
    match = position()
    hold(match, 0, "paris king")
    hold(match, 2, "cologne baron")
    shown = board(match)
    assert re.search(r"✓Paris +◆8 +King +8 ✦3  K ", shown)
    assert re.search(r"Bordeaux +◆3 +Princess +6 ✦2  · ", shown)
    assert re.search(r"Baron +2 ✦1  G ", shown)
    assert re.search(r"France ◆12 ◆6  K3▪·{12}", shown)


def test_exiled_cubes_stand_below_their_city() -> None:
    match = position(seats=5)
    assert isinstance(match.state, Royals)
    for seat in range(5):
        match.state.exiled[seat] = seat + 1
    shown = board(match)
    assert "⇲ K1W2G3P4O5 " in shown
    assert "✓Paris" in shown


def test_what_a_bonus_lacks_is_told_when_it_is_near() -> None:
    match = position()
    hold(match, 0, "london king")
    assert "Britain +6: Cities still missing: Edinburgh, Dublin" in board(match)
    assert "still missing" not in board(match, seat=1)
    assert "still missing" not in board(match, seat=NOBODY)
    assert isinstance(match.state, Royals)
    for title in range(5):
        match.state.title_cubes[title * 3] = 1
    assert "Noble house +16: Titles still missing: Princess, King" in board(match)


def test_the_points_of_others_are_hidden_unless_the_table_shows_them() -> None:
    hidden = board(position())
    assert re.search(r"K +Anna +0 +0 +0 ", hidden)
    assert re.search(r"W +Ben +0 +0 +\? ", hidden)
    match = position(markers="shown")
    deal(match, 0, 8, 0, 0, 0)
    claim(match, "claim paris king")
    shown = board(match)
    assert re.search(r"Paris +K8 ", shown)
    assert re.search(r"K +Anna +0 +0 +8 ", shown)


def test_a_taken_marker_looks_different_but_does_not_tell_whose_it_is() -> None:
    match = position()
    deal(match, 0, 1, 0, 0, 0)
    claim(match, "claim avignon marshal")
    assert re.search(r"Avignon +◇2 ", board(match, seat=1))


def test_a_payment_tells_what_is_left_and_how_far_a_joker_has_come() -> None:
    match = position()
    deal(match, 0, 3, 0, 2, 5)
    claim(match, "claim reims duke")
    shown = board(match)
    assert "Pay country cards: 3 more" in shown
    assert "Pay with a country card: Duke, Reims – pay france, joker …" in shown
    claim(match, "pay france", "pay france", "joker spain")
    shown = board(match)
    assert "Pay country cards: 1 more · Joker: 1 of 3" in shown
    assert "– joker …" in shown


def test_others_see_how_many_cards_one_has_and_what_was_taken_openly() -> None:
    match = position()
    deal(match, 1, 2, 3, 0, 0)
    assert isinstance(match.state, Royals)
    match.state.known[4] = 1
    assert re.search(r"W +Ben +5 +0 +\? +France 1 *\n", board(match))
    assert "Country cards: 5 of 12 – France 2, German States 3" in board(match, seat=1)
    assert re.search(r"W +Ben +5 +0 +France 2, German States 3 *\n", board(match, seat=None))


def test_too_many_cards_are_asked_for_by_their_number() -> None:
    match = position()
    deal(match, 0, 9, 5, 0, 0)
    claim(match, "done")
    assert "Discard 2 country cards – discard france" in board(match)


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_screen(language: str, width: int) -> None:
    match = wander(position(seats=5, cubes="strict", markers="shown"), 400)
    for seat in (0, 4, None, NOBODY):
        lines = board(match, seat, language, width).splitlines()
        assert max(map(len, lines)) <= width
    assert len(lines) < 60 or width < 80


def test_edited_boxes_are_drawn_by_their_own_names() -> None:
    """Other cities, countries and titles, more of each, and longer names."""
    text = standard_box().text.replace("spain", "grand_duchy_of_luxembourg")
    text = text.replace('"king"', '"holy_roman_emperor"').replace("paris", "lutetia_parisiorum")
    text += '[[country]]\nname = "sweden"\ncards = { 2 = 9, 3 = 9, 4 = 9, 5 = 9 }\nbonus = [5, 2]\n'
    text += "period = [[9, 5], [12, 10], [14, 11]]\n"
    text += '[[city]]\nname = "uppsala"\ncountry = "sweden"\nbonus = 12\n'
    text += 'positions = [{ title = "duke", influence = 31 }, { title = "baron", influence = 0 }]\n'
    match = position(read_box(text), seats=4)
    hold(match, 1, "uppsala duke", "lutetia_parisiorum holy_roman_emperor")
    shown = board(match)
    assert max(map(len, shown.splitlines())) <= 80
    assert re.search(r"sweden ◆5 ◆2  W31 *\n", shown)
    assert re.search(r"uppsala +◆12 +Duke +4 ✦31 +W ", shown)
    assert re.search(r"lutetia_pa… ◆8 +holy_roman… +8 ✦3  W ", shown)
    wander(match, 300)
    assert max(map(len, board(match, None).splitlines())) <= 80


@pytest.mark.parametrize("cubes", ["unlimited", "strict"])
def test_what_is_proposed_can_be_claimed(cubes: str) -> None:
    setup = find_game("royals").setup(3, {"cubes": cubes})
    assert isinstance(setup, RoyalsSetup)
    signs, seen = Signs(Locale("en"), setup), set[str]()
    for state, seat, _ in walk(setup, 5):
        assert isinstance(state, Royals)
        if state.phase != PLAYING:
            continue
        [line] = Asked(signs, setup.view(state, seat)).lines()
        texts = [setup.vocabulary.texts[move] for move in state.legal(seat)]
        claims = [text for text in texts if text.startswith("claim")]
        told = line.plain.split(" – ")[1].removesuffix("done").rstrip(", …")
        assert told in claims if claims else told in ("", "recall")
        seen.add(told.split(" ")[0])
    assert {"", "claim"} <= seen


# typing


def test_words_may_be_begun_and_the_last_ones_left_out() -> None:
    vocabulary = find_game("royals").setup(2).vocabulary
    texts = [
        "done",
        "claim paris king",
        "claim reims duke",
        "claim reims baron",
        "claim munich duke",
    ]
    legal = [vocabulary.read(text) for text in texts]
    meant = {"d": 0, "paris king": 1, "cl par k": 1, "par": 1, "rei d": 2, "reims b": 3, "mun": 4}
    assert {line: read_move(vocabulary, legal, line) for line in meant} == {
        line: legal[at] for line, at in meant.items()
    }
    assert vocabulary.texts[read_move(vocabulary, legal, "vie")] == "claim vienna king"
    payment = [vocabulary.read(text) for text in ("pay france", "joker france", "joker spain")]
    assert vocabulary.texts[read_move(vocabulary, payment, "p")] == "pay france"
    assert vocabulary.texts[read_move(vocabulary, payment, "j sp")] == "joker spain"
    assert vocabulary.texts[read_move(vocabulary, payment, "sp")] == "joker spain"


def test_claims_are_grouped_by_city() -> None:
    texts = ["done", "claim reims duke", "claim reims baron", "claim dublin marshal",
             "claim valencia marshal"]  # fmt: skip
    assert grouped(texts) == [
        (["done"], []),
        (["claim reims"], ["duke", "baron"]),
        (["claim dublin", "claim valencia"], ["marshal"]),
    ]


def test_a_claim_is_paid_in_one_line_and_can_be_undone(tmp_path: Path) -> None:
    typed = "pile\npile\npile\nmoves\nvalencia mar\nundo\nlut\nreims bar\nboard\n"
    shown, moves = played(tmp_path, GAME, typed, *HOT_SEAT, "--box", french_box(tmp_path))
    assert "claim reims → duke baron" not in shown
    assert "claim reims → baron" in shown
    assert "Anna: paid – joker (France ×3)\nAnna: position occupied – Marshal, Valencia" in shown
    assert "not enough for this position, not even with jokers: King," in shown
    assert moves == ["K pile", "K pile", "K pile", "K claim reims baron"]


def test_in_the_middle_of_a_turn_only_what_changed_is_shown(tmp_path: Path) -> None:
    box = french_box(tmp_path)
    shown, _ = played(tmp_path, GAME, "pile\npile\npile\nvalencia\n", *HOT_SEAT, "--box", box)
    drawing, _, claimed = shown.partition("Anna> pile")[2].partition("Anna> valencia")
    assert "Anna: drawn – Pile (France)" in drawing
    assert "Title markers" not in drawing
    assert "›Marshal" in claimed
    assert "Vienna" not in claimed


def test_nobody_sees_what_another_draws(tmp_path: Path) -> None:
    box = french_box(tmp_path)
    terminal = Terminal(tmp_path, "play", GAME, *HOT_SEAT, "--box", box)
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    for move in ("pile", "take france", "pile", "done"):
        terminal.wait_for(PROMPT)
        terminal.type(f"{move}\r")
    terminal.wait_for(WIPED)
    assert "France" not in terminal.wait_for("Press Enter")
    terminal.type("\r")
    seen = terminal.wait_for(PROMPT)
    assert "Anna: drawn – Pile ×1, Display (France), Pile ×1" in seen
    assert re.search(r"Anna +3 +0 +\? +France 1 ", re.sub(r"\x1b\[[0-9;]*m", "", seen))
    terminal.type("\x04")
    assert terminal.end() == 0


# whole matches


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("royals")
    save = folder / "finished.txt"
    run = piped(
        folder, "play", GAME, "--seats", "uniform,uniform", "--seed", "8", "--save", str(save)
    )
    assert run.returncode == 0, run.stderr
    return save


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_the_board_and_the_scoring_of_each_period(
    finished: Path, language: str
) -> None:
    code, told, complaint = piped(finished.parent, "replay", str(finished), "--lang", language)
    assert code == 0, complaint
    t = Locale(language)
    assert [told.count(t("royals-word-period", n=n) + " ·") for n in (1, 2, 3)] == [1, 1, 1]
    years = [re.findall(rf"^ {year} +K +W ", told, re.MULTILINE) for year in (1648, 1680, 1714)]
    assert list(map(len, years)) == [1, 1, 1]
    assert len(re.findall(rf"^ {t('royals-word-titles')} +K +W ", told, re.MULTILINE)) == 1


def test_the_end_tells_places_with_what_breaks_ties(finished: Path) -> None:
    run = piped(finished.parent, "play", "--resume", str(finished))
    assert "This match is finished." in run.stdout
    assert re.search(r"Place +Seat +Score +Best marker", run.stdout)


def test_keys_jump_to_the_end_of_a_period(finished: Path) -> None:
    terminal = Terminal(finished.parent, "replay", str(finished))
    terminal.wait_for("quit >")
    terminal.type("r")
    assert "Period 1 of 3 (1648)" in terminal.wait_for("Period 2 begins")
    terminal.type("q")
    assert terminal.end() == 0
