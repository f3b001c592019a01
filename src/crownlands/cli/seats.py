"""Who sits at the table: reads `--seats`, and gives everybody a name of their own."""

from collections.abc import Sequence

from crownlands.bots import BOTS, LEVELS, USUAL, Player, Roster, find_player
from crownlands.bots.finding import installed, is_file, misnamed
from crownlands.bots.roster import bare
from crownlands.core.errors import UnknownName
from crownlands.core.record import Sitter, person
from crownlands.locales import Locale

ME, BOT = "me", "bot"


def read_seats(words: Sequence[str], roster: Roster, t: Locale) -> tuple[Sitter, ...]:
    """`me,Anna,bot`: a person at this terminal, a person by name, a bot; also a bot by its level
    or name, or in a file."""
    return tuple(_sitter(word, roster, t) for word in words)


def files_of(words: Sequence[str]) -> list[str]:
    """The bots among them that are files; each seat has a budget of its own."""
    return [bare(word) for word in words if is_file(word)]


def known_words() -> tuple[str, ...]:
    return (ME, BOT, *LEVELS, *BOTS, *installed())


def our_bot(word: str, t: Locale) -> str | None:
    """The one of ours that goes by that name, or is shown by it, in any case."""
    kind, *settings = word.split(":")
    for name in (*LEVELS, *BOTS):
        if kind.casefold() in (name, bot_name(name, t).casefold()):
            return ":".join([name, *settings])
    return None


def _sitter(word: str, roster: Roster, t: Locale) -> Sitter:
    if word == ME:
        return person(ME)
    if word == BOT:
        return Sitter("bot", USUAL)
    if roster.file(word) is not None:
        return _bot(roster.find(word))
    if (ours := our_bot(word, t)) is not None:
        return _bot(find_player(ours))
    if is_file(word) or word.split(":")[0] in installed():
        return _bot(find_player(word))
    if word[:1].isalpha() and not word[0].islower():
        return person(word)
    if word in misnamed():
        raise misnamed()[word]
    raise UnknownName("seat", word, ", ".join(known_words()))


def _bot(player: Player) -> Sitter:
    """It was only tried: a seat gets one of its own."""
    player.leave()
    return Sitter("bot", player.name)


def names_of(sitters: Sequence[Sitter], t: Locale) -> tuple[str, ...]:
    """What each of them is called; those of the same name get numbers."""
    names: list[str] = []
    for sitter in sitters:
        name = bot_name(sitter.name, t) if sitter.is_bot else _person_name(sitter.name, t)
        same = [f"{name} {number}" for number in range(2, len(sitters) + 1)]
        names.append(next(free for free in (name, *same) if free not in names))
    return tuple(names)


def bots_among(sitters: Sequence[Sitter]) -> frozenset[int]:
    return frozenset(seat for seat, sitter in enumerate(sitters) if sitter.is_bot)


def _person_name(name: str, t: Locale) -> str:
    """The record says `me`; whoever reads it is told in their own language."""
    return t("cli-play-me") if name == ME else name


def bot_name(name: str, t: Locale) -> str:
    """A level in the language of the reader; others go by their own name."""
    id = f"bot-{name}"
    return t(id) if t.has(id) else name
