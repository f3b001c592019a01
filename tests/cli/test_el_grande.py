"""El Grande at the terminal: Spain, the cards, what is asked, secret disks, general scorings."""

import re
from pathlib import Path

import pytest

from crownlands.cli.boards.el_grande.asked import Asked
from crownlands.cli.boards.el_grande.signs import Signs
from crownlands.cli.boards.el_grande.spain import is_drawn
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.moves import read_move
from crownlands.cli.viewpoint import Viewpoint
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games.el_grande.box import read_box, standard_box
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.locales import LANGUAGES, Locale
from tests.cli.terminal import Terminal, piped
from tests.cli.test_boards import PEOPLE, drawn, wander
from tests.games.el_grande.draw import draw, grande, moves, play
from tests.laws.walk import walk

WIPED = "\x1b[3J"
PROMPT = ">\x1b["
SETUP = grande(4)
SPAIN = "galicia R3 B1 / castilla_la_nueva Y4 B2 W1 / castillo R2 Y1"
HOMES = {"R": "galicia", "B": "granada", "Y": "sevilla", "W": "sevilla"}


def board(
    state: ElGrande,
    seat: int | None = 0,
    setup: GrandeSetup = SETUP,
    language: str = "en",
    width: int = 80,
) -> str:
    t = Locale(language, PEOPLE[: setup.seats])
    chronicle = Chronicle(Viewpoint(setup, seat), frozenset(), t)
    return "\n".join(drawn(chronicle.board(state), width))


def test_the_map_has_the_borders_of_the_box() -> None:
    assert is_drawn(standard_box())


def test_spain_shows_values_king_grandes_and_caballeros_without_colour() -> None:
    shown = board(draw(SETUP, SPAIN, homes=HOMES, boards={1: "aragon"}))
    lines = shown.splitlines()
    assert re.search(r"│ Galicia +│ Basque Country +│ Aragon +│ ♔ Catalonia +│", lines[2])
    assert re.search(r"│ 4/2/0 R♜ +│ 5/3/1 +│ ▣8/4/0 +│ 4/2/1 +│", lines[3])
    assert re.search(r"│ R3 B1 +│", lines[4])
    assert re.search(r"│ Y4 B2 W1 +│", shown)
    assert re.search(r"│ 4/3/1 Y♜ W♜ +│ 6/3/1 B♜ +│ +│ 5/3/1 +│", shown)


def test_only_places_that_score_are_printed() -> None:
    assert "│ 4 R♜ " in board(draw(grande(2), SPAIN[:13], homes=HOMES), setup=grande(2))


def test_the_castillo_is_closed_unless_the_table_shows_it() -> None:
    shown = board(draw(SETUP, SPAIN))
    assert re.search(r"│ ■ +│", shown)
    assert "■ closed: nobody sees who is inside" in shown
    assert "R2 Y1" not in shown
    setup = grande(4, castillo="shown")
    assert "R2 Y1" in board(draw(setup, SPAIN), setup=setup)


def test_cards_show_their_heads_and_what_they_do() -> None:
    shown = board(draw(SETUP, card="d3_score_4", taken=False))
    assert re.search(r" 3  ●●● +Special Scoring: 4 +Score every region whose first", shown)
    play(SETUP, state := draw(SETUP, card="d3_score_4", taken=False), "R take 3")
    assert re.search(r" 3  ●●● +– *\n", board(state))


def test_everybodys_things_stand_in_a_line() -> None:
    state = draw(SETUP, scores={"B": 17}, court={"B": 4}, province={"B": 12}, played={"B": 9})
    assert re.search(r"B +Ben +17 +4 +12 +9  1 2 3 4 5 6 7 8 10 11 12 13", board(state))


def test_a_power_card_that_came_back_unseen_is_in_doubt() -> None:
    state = draw(SETUP, card="d4_recall_power", earlier={"R": (3, 8)}, played={"R": 13})
    play(SETUP, state, "R use", "R recall 8")
    assert re.search(r"R +Anna .* 1 2 4 5 6 7 8 9 10 11 12 *\n", board(state))
    assert re.search(r"R +Anna .* 1 2 4 5 6 7 9 10 11 12 \+ 1 \? 3/8", board(state, seat=1))


def test_a_veto_card_lies_open() -> None:
    assert "Ben: veto – this round and the next" in board(draw(SETUP, vetoes={"B": 2}))
    assert re.search(r"Ben: veto – this round *\n", board(draw(SETUP, vetoes={"B": 1})))


def test_only_the_holder_reads_when_it_is_asked() -> None:
    state = draw(SETUP, SPAIN, card="d5_king", vetoes={"B": 1})
    play(SETUP, state, "R king aragon", "B allow unless sevilla")
    assert "Ben: veto – this round – you are asked only about: Seville" in board(state, seat=1)
    for seat in (0, 2, NOBODY):
        assert "Seville\n" not in board(state, seat=seat)
        assert re.search(r"Ben: veto – this round *\n", board(state, seat=seat))


def test_the_legend_explains_the_sign_of_what_has_just_changed() -> None:
    legend = "› just changed"
    state = draw(SETUP, SPAIN)
    assert legend not in board(state)
    match = Match(SETUP)
    match.state = state
    match.play(0, SETUP.vocabulary.read("place castillo"))
    chronicle = Chronicle(Viewpoint(SETUP, 0), frozenset(), Locale("en", PEOPLE))
    shown = "\n".join(drawn(chronicle.board(match.state, match.plies)))
    assert "›Castillo" in shown
    assert legend in shown


# what is asked


def asked(state: ElGrande, seat: int = 0) -> str:
    """Without the line breaks of the screen."""
    return re.sub(r"\s+", " ", board(state, seat).split("hand")[-1])


def test_placing_names_the_places_next_to_the_king() -> None:
    shown = asked(draw(SETUP, card="d4_grande", king="galicia", homes=HOMES))
    assert "place pais_vasco | castilla_la_vieja | castillo, grande …, done" in shown
    assert "Still possible: place 4 from the court, the special action" in shown


def test_only_what_is_still_possible_is_asked_for() -> None:
    state = draw(SETUP, card="d5_king", court={"R": 1}, king="galicia")
    assert "Place caballeros, use the special action or end your turn – place" in asked(state)
    play(SETUP, state, "R king aragon")
    assert "King’s Card Still possible: place 1 from the court" in asked(state)
    assert "Place caballeros or end your turn – place" in asked(state)
    play(SETUP, state, "R place castillo")
    assert "Nothing left to do: end your turn – done" in asked(state)
    state = draw(SETUP, card="d5_king", court={"R": 0}, king="galicia")
    assert "Use the special action or end your turn – king …, done" in asked(state)


def test_what_remains_of_an_intrigue_is_counted() -> None:
    state = draw(SETUP, "galicia R3 B3", card="d1_2own_2foreign")
    play(SETUP, state, "R move R galicia granada")
    assert "move 1 of your own, move 2 of the others" in asked(state)
    assert "Go on with the special action – move …, enough" in asked(state)
    assert "move 4" in asked(draw(SETUP, "galicia R3 B3", card="d1_4_any"))
    assert "2 from the court to anywhere" in asked(draw(SETUP, card="d1_add2"))


def test_a_holder_of_a_veto_is_told_what_it_may_stop() -> None:
    state = draw(SETUP, "galicia R3", card="d3_score_any", vetoes={"B": 1})
    play(SETUP, state, "R score galicia")
    shown = asked(state, seat=1)
    assert "Anna: announced – Score: Galicia" in shown
    assert "Do you use your veto? – veto, allow," in shown
    state = draw(SETUP, card="d2_decay_3", vetoes={"B": 1})
    play(SETUP, state, "R use")
    assert "announced – now concerning Ben" in asked(state, seat=1)


def test_a_disc_is_asked_for_by_its_purpose_and_stays_secret() -> None:
    state = draw(SETUP, "galicia B2 Y2", card="d2_secret_2")
    play(SETUP, state, "R use", "B disc galicia")
    assert re.search(r"B +Ben .* ✓ ", board(state, seat=2))
    assert re.search(r"B +Ben .* Galicia ", board(state, seat=1))
    assert "which region do you retreat from? – disc …" in asked(state, seat=2)


def test_a_power_card_is_asked_for_with_its_heads() -> None:
    match = Match(SETUP, Rng(2))
    match.settle()
    assert isinstance(match.state, ElGrande)
    shown = asked(match.state, match.state.actor())
    assert "1: 6 · 2 3: 5 · 4 5: 4 · 6 7: 3 · 8 9: 2 · 10 11: 1 · 12 13: 0" in shown
    assert "Play a power card – power 7 …" in shown


def test_what_is_proposed_can_be_typed() -> None:
    """Every form of what is asked begins a move that is legal, in all phases."""
    signs, seen = Signs(Locale("en", PEOPLE), grande(5)), set[str]()
    setup = grande(5)
    for state, seat, _ in walk(setup, 25):
        if seat < 0:
            continue
        assert isinstance(state, ElGrande)
        view = setup.view(state, seat)
        *_, line = Asked(signs, view).lines()
        legal = {text.split()[0] for text in moves(setup, state, setup.seat_tokens[seat])}
        forms = line.plain.rpartition(" – ")[2].split(", ")
        words = {form.split()[0] for form in forms}
        if view.phase == "acting":
            assert legal <= words
            assert ("place" in words) == ("place" in legal)
        else:
            assert legal & words
        seen.add(view.phase)
    assert seen == {"power", "income", "taking", "acting", "special", "veto", "discs", "return"}


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_screen(language: str, width: int) -> None:
    match = Match(grande(5, castillo="shown"), Rng(3))
    match.settle()
    for plies in (30, 150, 300):
        wander(match, plies)
        assert isinstance(match.state, ElGrande)
        for seat in (0, 4, None, NOBODY):
            lines = board(match.state, seat, match.setup, language, width).splitlines()  # type: ignore[arg-type]
            assert max(map(len, lines)) <= width
    assert len(lines) < 60 or width < 80


def test_edited_boxes_are_listed_by_their_own_names() -> None:
    text = standard_box().text.replace("galicia", "lusitania").replace("d5_king", "d5_emperor")
    setup = grande(3, read_box(text))
    shown = board(draw(setup, "lusitania R2 B1", king="granada"), setup=setup)
    assert re.search(r"lusitania +4/2 +R2 B1 +Old Castile, Basque Country", shown)
    assert re.search(r" 5  ●●●●● +d5_emperor", shown)


# typing


def test_regions_may_be_begun() -> None:
    state = draw(SETUP, card="d4_grande", king="castilla_la_nueva", homes={"R": "galicia"})
    vocabulary, legal = SETUP.vocabulary, state.legal(0)
    meant = {"pl sev": "place sevilla", "place castilla": "place castilla_la_vieja",
             "gr sev": "grande sevilla", "d": "done"}  # fmt: skip
    assert {line: vocabulary.texts[read_move(vocabulary, legal, line)] for line in meant} == meant


def test_placing_is_told_in_one_line_and_shows_only_what_changed(tmp_path: Path) -> None:
    typed = "power 13\ntake 5\nplace castillo\nplace castillo\ndone\nboard\n"
    save = tmp_path / "match.txt"
    run = piped(
        tmp_path, "play", "el_grande", "--seats", "me,bot", "--seed", "3", "--save", str(save),
        typed=typed,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    taken, _, placed = run.stdout.partition("> place castillo")
    assert "Galicia" in taken
    assert re.search(r"You: caballero → Castillo\n\n›Castillo  5  ■ *\n", placed)
    assert re.search(r"Steady: caballeros → .*", placed)


def test_nobody_sees_the_disc_of_another() -> None:
    setup = grande(2)
    state = draw(setup, "castillo R1 B1", round=9, turn="B", card="d5_king")
    play(setup, state, "B done")
    match = Match(setup)
    match.state = state
    match.play(0, setup.vocabulary.read("disc granada"))
    for seat, told in ((0, "secret disk set – Granada"), (1, "secret disk set – secret")):
        chronicle = Chronicle(Viewpoint(setup, seat), frozenset(), Locale("en", PEOPLE[:2]))
        lines = [line for part in chronicle.tell(match.plies[-1]) for line in drawn(part)]
        assert lines == [f"Anna: {told}"]


def test_the_screen_is_wiped_between_people(tmp_path: Path) -> None:
    seats = ("--seats", "Anna,Ben", "--seed", "5", "--option", "starter=1")
    terminal = Terminal(tmp_path, "play", "el_grande", *seats)
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    terminal.wait_for(PROMPT)
    terminal.type("power 5\r")
    terminal.wait_for(WIPED)
    assert "Galicia" not in terminal.wait_for("Press Enter")
    terminal.type("\r")
    assert "Anna: power card 5" in terminal.wait_for(PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0


# whole matches


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("el_grande")
    save = folder / "finished.txt"
    seats = ("--seats", "uniform,uniform,uniform", "--seed", "8")
    run = piped(folder, "play", "el_grande", *seats, "--save", str(save))
    assert run.returncode == 0, run.stderr
    return save


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_every_general_scoring_as_a_table(finished: Path, language: str) -> None:
    code, told, complaint = piped(finished.parent, "replay", str(finished), "--lang", language)
    assert code == 0, complaint
    t = Locale(language)
    head, total = t("el_grande-word-place"), t("el_grande-table-sum")
    tables = re.findall(rf"^ {head} +R +B +Y .*?^ {total} .*?$", told, re.MULTILINE | re.DOTALL)
    full = [table for table in tables if t("el_grande-place-pais_vasco") in table
            and t("el_grande-place-granada") in table]  # fmt: skip
    assert len(full) >= 3


def test_keys_jump_to_a_general_scoring(finished: Path) -> None:
    terminal = Terminal(finished.parent, "replay", str(finished))
    terminal.wait_for("quit >")
    terminal.type("r")
    assert "Round 3 of 9" in terminal.wait_for("General scoring after round 3")
    terminal.type("q")
    assert terminal.end() == 0
