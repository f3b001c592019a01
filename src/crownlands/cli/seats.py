"""Who sits at the table: reads `--seats`, and gives everybody a name of their own."""

from collections.abc import Sequence

from crownlands.bots import BOTS
from crownlands.core.errors import UnknownName
from crownlands.core.record import Sitter, person
from crownlands.locales import Locale

ME, BOT = "me", "bot"
USUAL_BOT = "greedy"


def read_seats(text: str) -> tuple[Sitter, ...]:
    """`me,Anna,bot`: a person at this terminal, a person by name, a bot."""
    return tuple(_sitter(word.strip()) for word in text.split(","))


def _sitter(word: str) -> Sitter:
    if word == ME:
        return person(ME)
    if word == BOT or word in BOTS:
        return Sitter("bot", USUAL_BOT if word == BOT else word)
    if word[:1].isalpha() and not word[0].islower():
        return person(word)
    raise UnknownName("seat", word, ", ".join((ME, BOT, *BOTS)))


def names_of(sitters: Sequence[Sitter], t: Locale) -> tuple[str, ...]:
    """What each of them is called; those of the same name get numbers."""
    names: list[str] = []
    for sitter in sitters:
        name = _bot_name(sitter.name, t) if sitter.is_bot else _person_name(sitter.name, t)
        same = [f"{name} {number}" for number in range(2, len(sitters) + 1)]
        names.append(next(free for free in (name, *same) if free not in names))
    return tuple(names)


def bots_among(sitters: Sequence[Sitter]) -> frozenset[int]:
    return frozenset(seat for seat, sitter in enumerate(sitters) if sitter.is_bot)


def _person_name(name: str, t: Locale) -> str:
    """The record says `me`; whoever reads it is told in their own language."""
    return t("cli-play-me") if name == ME else name


def _bot_name(kind: str, t: Locale) -> str:
    id = f"cli-play-bot-{kind}"
    return t(id) if t.has(id) else kind
