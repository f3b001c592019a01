"""Puts a match into words for the wire: messages, events and views as one seat may know them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from crownlands.bots import BOTS, LEVELS, Trouble, Weighed
from crownlands.core.contract import NOBODY
from crownlands.core.game import Setup
from crownlands.core.match import Match, Ply
from crownlands.core.messages import Amount, Arg, Counts, Gains, Msg, Names, SeatName, Word
from crownlands.server.wire import Fact, Said, Weight


def said(msg: Msg) -> Said:
    return Said(msg.id, {name: _arg(arg) for name, arg in msg.args.items()})


def _arg(arg: Arg) -> Any:
    match arg:
        case Word(id):
            return {"word": id}
        case SeatName(seat):
            return {"seat": seat}
        case Names(seats):
            return {"seats": list(seats)}
        case Amount(value):
            return {"amount": value}
        case Gains(by_seat):
            return {"gains": list(by_seat)}
        case Counts(by_seat):
            return {"counts": list(by_seat)}
        case Msg():
            return {"said": msgspec.to_builtins(said(arg))}
    return arg


def trouble(seat: int, why: Trouble) -> Msg:
    """What everybody is told of a bot that failed."""
    return Msg("bot-trouble", {"name": SeatName(seat), **_what(why)})


def why_trouble(why: Trouble) -> Msg:
    """What is told of a bot that does not say why."""
    return Msg("bot-why-trouble", _what(why))


def _what(why: Trouble) -> dict[str, Arg]:
    bot: Arg = Word(f"bot-{why.bot}") if why.bot in (*LEVELS, *BOTS) else why.bot
    return {"bot": bot, "kind": why.kind, "detail": why.detail}


def weight(one: Weighed) -> Weight:
    return Weight(one.move, one.margin, one.wins)


def facts(setup: Setup, plies: Sequence[Ply], first: int, seat: int) -> list[Fact]:
    """What happened from that ply on, as the seat learned of it."""
    told = []
    for number in range(first, len(plies)):
        for known in plies[number].told(setup, seat):
            told.append(Fact(number + 1, msgspec.to_builtins(known), said(setup.say(known))))
    return told


def view(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(match.setup.view(match.state, seat))
    return found


def standing(match: Match) -> tuple[list[int], list[int], list[list[int]] | None]:
    """Who may choose, everybody's score and, at the end, the ranking: public in every game."""
    state = match.state
    over = state.actor() == NOBODY
    actors = [seat for seat in state.actors() if seat >= 0]
    return actors, state.scores(), state.ranking() if over else None


def series(setup: Setup, plies: Iterable[Ply]) -> list[list[int]]:
    """Everybody's score after each ply: public in the games we have."""
    state = setup.new()
    scores = [state.scores()]
    for ply in plies:
        state.play(ply.seat, ply.move)
        scores.append(state.scores())
    return scores
