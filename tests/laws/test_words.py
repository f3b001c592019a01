"""Laws 11 and 12: everything round-trips as text and JSON, and has a sentence in each language."""

from collections.abc import Iterable

import msgspec
import pytest

from crownlands.core.errors import CrownlandsError
from crownlands.core.game import Event
from crownlands.core.record import read_record
from crownlands.core.vocabulary import Move
from crownlands.games import find_game
from crownlands.locales import LANGUAGES, Locale
from tests.laws.registry import ENTRIES, SUBJECTS, Entry, Subject
from tests.laws.walk import finished, positions, record_of, seats_of

every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
few_entries = pytest.mark.parametrize("entry", ENTRIES[::9], ids=lambda entry: entry.name)
NAMES = ["Anna", "Béla", "Carlo", "Dörte", "Éva"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


@every_entry
def test_every_move_is_read_back_from_its_line_of_text(entry: Entry) -> None:
    vocabulary = entry.setup.vocabulary
    for id, text in enumerate(vocabulary.texts):
        assert vocabulary.read(text) == vocabulary.read(f"  {text.upper()} ") == id
        assert vocabulary.id_of(vocabulary.moves[id]) == id


@every_entry
def test_every_move_is_read_back_from_json(entry: Entry) -> None:
    moves = entry.setup.vocabulary.moves
    for move in moves:
        text = msgspec.json.encode(move)
        assert msgspec.json.decode(text, type=entry.subject.moves) == move


@every_entry
def test_every_event_is_read_back_from_json_as_each_seat_is_told_it(entry: Entry) -> None:
    for event in told(entry, 31):
        text = msgspec.json.encode(event)
        assert msgspec.json.decode(text, type=entry.subject.events) == event


@every_entry
def test_every_view_is_read_back_from_json(entry: Entry) -> None:
    for state in positions(entry.setup, 32, every=7):
        for seat in seats_of(entry.setup):
            view = entry.setup.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=entry.subject.views) == view


@every_entry
def test_every_record_is_read_back_from_its_text(entry: Entry) -> None:
    match = finished(entry.setup, 33)
    text = record_of(match)
    record = read_record(text, find_game)
    assert record.write() == text
    assert record.moves == tuple((ply.seat, ply.move) for ply in match.plies)
    assert record.result == tuple(match.state.scores())
    assert record.setup.options == entry.setup.options
    assert record.setup.box == entry.setup.box


def told(entry: Entry, seed: int) -> set[Event]:
    """Every event of a game, as it was and as each seat is told it."""
    setup = entry.setup
    plies = finished(setup, seed).plies
    told = {event for ply in plies for seat in seats_of(setup) for event in ply.told(setup, seat)}
    return told | {event for ply in plies for event in ply.events}


@few_entries
@every_language
def test_every_move_and_event_has_a_sentence(entry: Entry, language: str) -> None:
    t = Locale(language, NAMES)
    things: list[Move | Event] = [*entry.setup.vocabulary.moves, *told(entry, 34)]
    for thing in things:
        sentence = t.text(entry.setup.say(thing))
        assert sentence.strip()
        assert f"{entry.subject.game.name}-" not in sentence


@few_entries
def test_different_moves_have_different_sentences(entry: Entry) -> None:
    t = Locale("en", NAMES)
    sentences = [t.text(entry.setup.say(move)) for move in entry.setup.vocabulary.moves]
    assert len(set(sentences)) == len(sentences)


@every_subject
@every_language
def test_every_option_and_value_has_a_name_and_every_option_a_help(
    subject: Subject, language: str
) -> None:
    t, name = Locale(language), subject.game.name
    for option in subject.game.options:
        assert t(f"{name}-option-{option.name}")
        assert t(f"{name}-option-{option.name}.help")
        for value in () if option.is_switch else option.values:
            assert t(f"{name}-option-{option.name}-{value}")


@every_language
def test_every_error_has_a_sentence(language: str) -> None:
    for error in kinds(CrownlandsError):
        assert Locale(language).has(f"error-{error.code}"), error.code


def kinds(tree: type[CrownlandsError]) -> Iterable[type[CrownlandsError]]:
    """Every error that can be raised: those of the tree that have a code."""
    for error in tree.__subclasses__():
        if "code" in vars(error):
            yield error
        yield from kinds(error)
