"""The wire: every message between client and server, typed. `wire.ts` is generated from this.

A client says hello once, then plays; the server answers with what that seat may know, and says the
same again, in full, whenever something changes. Whatever goes to a seat is made from its own view
and its redacted events, nothing else.
"""

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]


class Message(msgspec.Struct, frozen=True, tag_field="t"):
    """Told apart by `t`."""


# ---------------------------------------------------------------- sentences


class Said(msgspec.Struct, frozen=True):
    """A message id of the locale files and its arguments.

    An argument is a number, a word, or one of: {"word": id}, {"seat": n}, {"seats": [n]},
    {"amount": n}, {"gains": [n]}, {"counts": [n]}, {"said": Said}.
    """

    id: str
    args: dict[str, Any] = {}


# ---------------------------------------------------------------- what a client says


class Hello(Message, frozen=True, tag="hello"):
    """First of all: which table, and the secret of a seat; without one, a spectator."""

    protocol: int
    table: str
    secret: str | None = None


class Play(Message, frozen=True, tag="play"):
    """A move, by its number in the vocabulary. `rev` is that of the last update, so that nobody
    plays on a table that has changed since; the nonce makes a message sent twice count once."""

    rev: Count
    move: Count
    nonce: Nonce


class Undo(Message, frozen=True, tag="undo"):
    rev: Count
    nonce: Nonce


class AskHint(Message, frozen=True, tag="hint"):
    rev: Count


class Seek(Message, frozen=True, tag="seek"):
    """Show the table as it was after that many moves. Through another seat's eyes only where
    nothing is secret any more: the match is finished, or the table is an uploaded record."""

    ply: Count
    eyes: Count | None = None


class AskReview(Message, frozen=True, tag="review"):
    """What cost that seat most: where nothing is secret any more, as with seek. Whoever asks for
    another seat's does not wait for the one before any more."""

    seat: Count


class AskWhy(Message, frozen=True, tag="why"):
    """Why somebody made that move: where nothing is secret any more, as with seek."""

    ply: Count  # the number of the move, from 1; before it the table was at ply - 1
    own: bool = True  # by the bot that made it, if one did; else as the review weighs it


class Ping(Message, frozen=True, tag="ping"):
    pass


FromClient = Hello | Play | Undo | AskHint | Seek | AskReview | AskWhy | Ping


# ---------------------------------------------------------------- what the server says


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat; an open seat has no name yet, and a person need not have one."""

    kind: Literal["person", "bot", "open"]
    name: str  # a bot's is its kind
    online: bool


class Fact(msgspec.Struct, frozen=True):
    """Something that happened: the typed event, and the sentence that tells it."""

    ply: int
    event: dict[str, Any]
    said: Said


class Prompt(msgspec.Struct, frozen=True):
    """The seat's turn: what it may do, by numbers of the vocabulary."""

    legal: list[int]


class Welcome(Message, frozen=True, tag="welcome"):
    """Answers hello: all that does not change while the match lasts."""

    protocol: int
    table: str
    kind: Literal["play", "record"]  # an uploaded record is only watched and never goes on
    game: str
    seat: int | None
    host: bool  # this seat made the table
    options: dict[str, str]
    seats: list[str]  # the letters of the seats
    colours: list[str]  # their colours' names
    vocabulary: list[dict[str, Any]]  # typed moves, by number
    box: dict[str, Any]  # what a board needs to be drawn


class Made(msgspec.Struct, frozen=True):
    """A move that somebody chose."""

    seat: int
    ply: int


class Update(Message, frozen=True, tag="update"):
    """The table now, as this seat may know it, and what is new since the last update."""

    rev: int  # counts every change of the table, undo included
    ply: int  # how many moves have been made, chance's included; an undo lowers it
    view: dict[str, Any]
    actors: list[int]  # seats that may choose now: none while chance decides and at the end
    scores: list[int]  # by seat
    ranking: list[list[int]] | None  # when the match is finished: seats that share a place together
    prompt: Prompt | None
    news: list[Fact]
    sitters: list[Sitter]
    undo: bool  # whether this seat may take its last move back
    rematch: str | None  # the table where this match is played again
    made: Made | None  # as in Frame


class Mishap(Message, frozen=True, tag="mishap"):
    """To everybody: a bot has failed, and another made its move."""

    seat: int
    ply: int  # how many moves had been made then, the one in question included
    said: Said


class Story(Message, frozen=True, tag="story"):
    """After welcome: all that happened so far, and everybody's score after each ply."""

    facts: list[Fact]
    scores: list[list[int]]
    mishaps: list[Mishap]  # as far as the server remembers: since the table was woken


class Frame(Message, frozen=True, tag="frame"):
    """Answers seek."""

    ply: int
    eyes: int | None  # the seat that sees it so; None for a spectator
    view: dict[str, Any]
    actors: list[int]
    scores: list[int]
    ranking: list[list[int]] | None
    made: Made | None  # the last choice of whoever moved last, where it may be asked why; else None


class Weight(msgspec.Struct, frozen=True):
    """A move as a bot sees it."""

    move: int
    margin: float  # points by which the seat is expected to be ahead in the end, or behind
    wins: float  # how likely it is to win, 0 to 1


class Advice(Message, frozen=True, tag="advice"):
    """Answers hint: the best few moves, best first; at least one."""

    rev: int
    moves: list[Weight]


class Reviewing(Message, frozen=True, tag="reviewing"):
    """A review is being made, or will be: one after the other at each table."""

    seat: int
    done: float | None  # how much of it, 0 to 1; None while others are made before it


class Point(msgspec.Struct, frozen=True):
    """How things stood for a seat after one of its decisions; the last point is the real end."""

    ply: int
    stage: int | None  # the round, period or game, where there are several
    wins: float
    margin: float


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost something, by what the seat knew then."""

    ply: int  # the number of the move; before it the table was at ply - 1
    stage: int | None
    cost: float  # how much less likely a win became, 0 to 1
    played: Weight
    better: Weight


class Reviewed(Message, frozen=True, tag="reviewed"):
    """Answers review."""

    seat: int
    curve: list[Point]
    costly: list[Costly]  # three at most, the worst first


class Explained(Message, frozen=True, tag="explained"):
    """Answers why."""

    ply: int
    seat: int
    bot: str  # who weighs it: the bot that made the move, or else the strongest level
    own: bool  # the bot that made the move; else it is weighed as the review does
    played: int
    moves: list[
        Weight
    ]  # the best few, and what was played if that was weighed; without choice none
    trouble: Said | None = None  # why the bot that made the move does not explain it


class Presence(Message, frozen=True, tag="presence"):
    sitters: list[Sitter]


class Refused(Message, frozen=True, tag="refused"):
    """To one client alone: what it sent cannot be done."""

    code: str
    said: Said
    nonce: str | None = None
    rule: str | None = None  # the chapter of the game's rules that forbids the move


class Pong(Message, frozen=True, tag="pong"):
    pass


FromServer = (
    Welcome
    | Update
    | Story
    | Frame
    | Advice
    | Reviewing
    | Reviewed
    | Explained
    | Mishap
    | Presence
    | Refused
    | Pong
)
