"""Refusals: whatever the rules forbid is refused with the chapter that says so."""

import pytest

from crownlands.games.kingdoms import GAME, rules
from crownlands.games.kingdoms.speech import CHAPTERS
from crownlands.locales import LANGUAGES, Locale
from tests.server.client import Client
from tests.server.games import two_people
from tests.server.server import Server

REASONS = {
    value
    for name, value in vars(rules).items()
    if name.isupper() and isinstance(value, str) and value != rules.ALLOWED
}


def test_every_reason_that_a_seat_can_meet_has_a_chapter() -> None:
    assert REASONS - {rules.NOT_CHANCE} == CHAPTERS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_in_the_rules_text(language: str) -> None:
    t = Locale(language)
    for chapter in CHAPTERS.values():
        assert chapter in GAME.chapters
        assert t(f"kingdoms-rules-{chapter}") and t(f"kingdoms-rules-{chapter}.title")


@pytest.mark.parametrize(
    ("move", "chapter"),
    [
        ({"type": "pass"}, "turn"),
        ({"type": "place-drawn-tile"}, "turn"),
        ({"type": "place-supply-tile"}, "no_luck"),
        ({"type": "turn-up-tile"}, "setup"),
    ],
)
def test_a_refused_move_names_its_chapter(
    server: Server, move: dict[str, str], chapter: str
) -> None:
    with two_people(server) as (first, second):
        first.play(first.find(**move))
        assert first.refusal()["rule"] == chapter
        second.play(second.find(**move))
        assert second.refusal()["rule"] == "turn"


def test_what_no_rule_forbids_names_no_chapter(server: Server) -> None:
    with two_people(server) as (first, _), Client(server, first.table) as watching:
        first.undo()
        first.play(first.legal[0], rev=0)
        watching.play(0)
        told = [*first.sync(), watching.refusal()]
        refused = [message for message in told if message["t"] == "refused"]
        assert [(message["code"], message["rule"]) for message in refused] == [
            ("nothing-to-undo", None),
            ("stale", None),
            ("not-seated", None),
        ]
