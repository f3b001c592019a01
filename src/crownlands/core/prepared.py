"""What the setups of all games have alike: seats with their colours, and words for moves."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from crownlands.core.colours import Colour
from crownlands.core.contract import State
from crownlands.core.game import Box, Event, Game
from crownlands.core.messages import Msg
from crownlands.core.vocabulary import Move, Vocabulary


class Speaks(Protocol):
    """Which message tells each move, event and refusal of a game."""

    def move(self, move: Move) -> Msg: ...
    def event(self, event: Event) -> Msg: ...
    def refusal(self, move: Move | None, rule: str) -> Msg: ...


class Prepared:
    """The part of a Setup that is the same in every game."""

    box: Box
    vocabulary: Vocabulary
    speech: Speaks
    chapters: Mapping[str, str]  # of the rules, by what they forbid

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], colours: Sequence[Colour]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seat_tokens = tuple(colour.letter for colour in colours[:seats])
        self.seat_colours = tuple(colour.name for colour in colours[:seats])

    def say(self, thing: Move | Event) -> Msg:
        return self.speech.move(thing) if isinstance(thing, Move) else self.speech.event(thing)

    def refusal(self, move: int, rule: str) -> Msg:
        known = 0 <= move < len(self.vocabulary)
        return self.speech.refusal(self.vocabulary.moves[move] if known else None, rule)

    def automatic(self, state: State, seat: int) -> int | None:
        return None

    def chapter(self, rule: str) -> str | None:
        return self.chapters.get(rule)
