"""What Royals says in the four languages: chronicle, refusals, the numbers of its rules."""

from typing import get_args

import pytest

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.game import Event
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.games.royals import events, moves
from crownlands.games.royals.box import SEATS, standard_box
from crownlands.locales import LANGUAGES, Locale

every_language = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = ["Anna", "Béla", "Carlo"]
SETUP = find_game("royals").setup(3)
BOX = standard_box()
SELDOM: list[Event] = [
    events.CubeRecalled(0, "paris"),
    events.CardDiscarded(0, "spain"),
    events.IntrigueDiscarded(0, "france-spain"),
    events.CountryBonus(0, "spain", 8),
    events.NobleHouseBonus(0, 16),
]


def facts_of_a_match() -> list[Fact]:
    state, rng, log = SETUP.new(), Rng(7), list[Fact]()
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            move = state.chance(rng)
        else:  # a turn ends only when nothing else is left, so that positions are fought for
            count = state.count_legal(seat)
            move = state.nth_legal(seat, rng.below(count)) or state.nth_legal(seat, count - 1)
        state.apply(seat, move, log)
    return log


@every_language
def test_a_whole_match_can_be_told(language: str) -> None:
    t = Locale(language, PEOPLE)
    told = [SETUP.event(fact) for fact in facts_of_a_match()]
    redacted = [SETUP.redact(event, NOBODY) for event in told]
    seen = told + SELDOM + [event for event in redacted if event is not None]
    assert {type(event) for event in seen} == set(get_args(events.RoyalsEvent))
    assert all(t.text(SETUP.say(event)) for event in seen)
    assert all(t.text(SETUP.say(move)) for move in SETUP.vocabulary.moves)


def test_a_chronicle_reads_well() -> None:
    def told(event: Event) -> str:
        return Locale("en", PEOPLE).text(SETUP.say(event))

    assert told(events.CardDrawn(0, "german_states")) == "Anna: card from the pile – German States"
    assert told(events.CardDrawn(0, None)) == "Anna: card from the pile – face down"
    assert told(events.CardPaid(1, "spain", joker=True)) == "Béla: paid into a joker – Spain"
    assert told(events.IntriguePaid(1, "france-spain", joker=False)) == (
        "Béla: intrigue card paid – France/Spain"
    )
    assert told(events.CubeExiled(0, 2, "paris")) == "Anna: cube exiled (Carlo) – Paris"
    assert told(events.PositionOccupied(0, "paris", "king")) == (
        "Anna: position occupied – King, Paris"
    )
    assert told(events.PeriodScored(1, "france", 0, 1, (6, 3), (3, 3, 2))) == (
        "France, period 1: influence Anna: 3, Béla: 3, Carlo: 2 – Anna +6, Béla +3"
    )
    ties = (events.Tie(0, 1, "title"), events.Tie(1, 2, "city"))
    assert told(events.PeriodScored(1, "france", 0, 1, (6, 3), (3, 3, 3), ties)) == (
        "France, period 1: influence Anna: 3, Béla: 3, Carlo: 3 – Anna +6, Béla +3"
        " (tie-break Anna › Béla: higher title; tie-break Béla › Carlo: higher city bonus)"
    )
    assert told(events.TitleScored("king", (0, 2), 8, (2, 1, 2))) == (
        "King: cubes Anna: 2, Béla: 1, Carlo: 2 – half a marker each, +8: Anna, Carlo"
    )


@every_language
def test_period_scoring_names_those_who_score(language: str) -> None:
    def told(first: int | None, second: int | None, influence: tuple[int, ...]) -> str:
        event = events.PeriodScored(2, "spain", first, second, (75, 43), influence)
        return Locale(language, PEOPLE).text(SETUP.say(event))

    both, one, none = told(0, 2, (6, 0, 4)), told(0, None, (6, 0, 0)), told(None, None, (0, 0, 0))
    assert "Anna +75" in both and "Carlo +43" in both
    assert "Anna +75" in one and "43" not in one
    assert "75" not in none and "43" not in none


@every_language
def test_a_title_that_nobody_takes_gives_no_points(language: str) -> None:
    event = events.TitleScored("duke", (), 0, (1, 1, 1))
    assert "+" not in Locale(language, PEOPLE).text(SETUP.say(event))


@every_language
@pytest.mark.parametrize(
    "rule", ["own-position", "too-few-cards", "too-few-intrigue", "too-few-cubes"]
)
def test_a_refused_claim_names_the_position(language: str, rule: str) -> None:
    t = Locale(language)
    move = SETUP.vocabulary.id_of(moves.ClaimPosition("vienna", "king"))
    told = t.text(SETUP.refusal(move, rule))
    assert f"{t('royals-title-king')}, {t('royals-city-vienna')}" in told


# the rules print what is in the box


def lines(language: str, chapter: str) -> list[str]:
    return Locale(language)(f"royals-rules-{chapter}").split("\n")


@every_language
def test_the_rules_list_every_city_with_its_numbers(language: str) -> None:
    t = Locale(language)
    printed = lines(language, "box")
    for city in BOX.cities:
        places = ", ".join(
            f"{t(f'royals-title-{BOX.titles[title].name}')} {influence}"
            for title, influence in city.positions
        )
        assert f"- {t(f'royals-city-{city.name}')} ({city.bonus}): {places}" in printed


def numbers(line: str) -> list[int]:
    return [
        int(word) for word in line.replace(",", " ").replace(";", " ").split() if word.isdigit()
    ]


def row(language: str, chapter: str, kind: str, name: str) -> list[int]:
    """The numbers of the line that a chapter gives to a country or title."""
    start = f"- {Locale(language)(f'royals-{kind}-{name}')}: "
    [line] = [line for line in lines(language, chapter) if line.startswith(start)]
    return numbers(line.removeprefix(start))


@every_language
def test_the_rules_list_every_title_with_its_numbers(language: str) -> None:
    bearing = [title for _, title, _ in BOX.positions()]
    for at, title in enumerate(BOX.titles):
        assert row(language, "box", "title", title.name) == [title.cost, bearing.count(at)]
        assert row(language, "titles", "title", title.name) == [title.full, title.half]


@every_language
def test_the_rules_list_every_country_with_its_numbers(language: str) -> None:
    for country in BOX.countries:
        assert row(language, "bonuses", "country", country.name) == list(country.bonus)
        values = [value for pair in country.period for value in pair]
        assert row(language, "period", "country", country.name) == values


@every_language
def test_the_rules_list_the_cards_by_number_of_players(language: str) -> None:
    removed = [numbers(line) for line in lines(language, "setup") if line.count(";")]
    drawn = [numbers(line) for line in lines(language, "draw") if line.count(":") and ", " in line]
    for at, _ in enumerate(SEATS[:-1]):
        cards = [country.cards[at] for country in BOX.countries]
        out = [country.cards[-1] - country.cards[at] for country in BOX.countries]
        assert removed[at] == [*out, sum(cards)]
    assert [tuple(row) for row in drawn if row] == list(BOX.first_draw)
