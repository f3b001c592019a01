"""How a table begins: from a wish, from a finished match that is played again, from a record."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from crownlands.bots import Roster
from crownlands.core.contract import CHANCE
from crownlands.core.errors import UnknownName
from crownlands.core.game import Setup
from crownlands.core.record import Record, Sitter, person
from crownlands.games import find_game
from crownlands.server.store import Kept, Seat, Step, hashed

ID, SECRET = 9, 24  # random bytes: of a table's id, and of what proves a seat
REMATCH = "rematch"  # in place of an invite, of which it is never the hash: only who sat there may
NAMELESS = person("").name


@dataclass(frozen=True)
class Invite:
    seat: int
    secret: str


@dataclass(frozen=True)
class Made:
    """A new table: the maker's own seat and its secret, and what lets others sit down."""

    kept: Kept
    mine: Invite | None
    invites: tuple[Invite, ...]


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET)


def plain_name(name: str) -> str:
    """On one line; empty where nothing can be read, and every client has its own word for that."""
    plain = person(name).name
    return "" if plain == NAMELESS else plain


def table_of_wish(
    game: str,
    seats: Sequence[tuple[str, str]],
    options: Mapping[str, str],
    box: str | None,
    roster: Roster,
) -> Made:
    """A seat is ("me", name), ("open", "") or ("bot", its name on the roster)."""
    found = find_game(game)
    setup = found.setup(len(seats), options, found.read_box(box) if box else None)
    mine: Invite | None = None
    invites: list[Invite] = []
    placed: list[Seat] = []
    for at, (kind, name) in enumerate(seats):
        secret = new_secret()
        if kind == "me" and mine is None:
            mine = Invite(at, secret)
            placed.append(Seat("person", plain_name(name), secret=hashed(secret)))
        elif kind == "open":
            invites.append(Invite(at, secret))
            placed.append(Seat("open", "", invite=hashed(secret)))
        elif kind == "bot":
            roster.source(name)
            placed.append(Seat("bot", name))
        else:
            raise UnknownName("seat", kind, "me, open, bot")
    kept = replace(_table(setup, placed), host=mine.seat if mine else None)
    return Made(kept, mine, tuple(invites))


def table_of_rematch(setup: Setup, seats: Sequence[Seat], host: int) -> Kept:
    """The same seats, bots as they were; every person's waits for whoever sat there."""
    placed = [seat if seat.kind == "bot" else Seat("open", "", invite=REMATCH) for seat in seats]
    return replace(_table(setup, placed), host=host)


def rematch_secret(secret: str, table: str) -> str:
    """What proves the seat at the rematch: whoever asks again with the old secret gets the same."""
    digest = hmac.digest(secret.encode(), f"{REMATCH} {table}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:SECRET]).decode()


def table_of_record(record: Record) -> Kept:
    """Only to be watched: nobody has a secret for any of its seats."""
    texts = record.setup.vocabulary.texts
    placed = [
        Seat("bot", who.name) if who.is_bot else Seat("person", plain_name(who.name))
        for who in record.sitters
    ]
    moves = tuple((seat, texts[move]) for seat, move in record.moves)
    steps = (Step(1, CHANCE, moves, "record"),) if moves else ()
    return replace(_table(record.setup, placed), steps=steps, kind="record")


def sitters(seats: Sequence[Seat]) -> tuple[Sitter, ...]:
    """Who sat there, for a record."""
    return tuple(Sitter(seat.kind, seat.name or NAMELESS) for seat in seats)


def _table(setup: Setup, seats: Sequence[Seat]) -> Kept:
    id = secrets.token_urlsafe(ID)
    box = None if setup.box.standard else setup.box.text
    edition = setup.game.edition
    return Kept(id, setup.game.name, edition, box, dict(setup.options), tuple(seats), ())
