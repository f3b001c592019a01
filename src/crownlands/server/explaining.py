"""Why a move was made, for who asks when nothing is secret any more: one at a time for each."""

import asyncio
import logging

from crownlands.bots import STRONGEST
from crownlands.core.match import Match, Ply
from crownlands.core.vantage import Vantage
from crownlands.server import telling, wire
from crownlands.server.connection import Connection, refuse
from crownlands.server.thinking import Thinkers, task_of

NO_FAULT = ("mute", "absent")  # kinds of trouble that nobody needs to look into
LOG = logging.getLogger(__name__)


def ask(
    thinkers: Thinkers, connection: Connection, match: Match, bots: dict[int, str], ply: int
) -> None:
    """`bots`: the names of those that may explain their own moves, by seat."""
    if not 1 <= ply <= len(match.plies):
        refuse(connection, "server-no-such-ply")
    elif (made := match.plies[ply - 1]).seat < 0:
        refuse(connection, "server-why-chance")
    elif connection.advising is not None and not connection.advising.done():
        refuse(connection, "server-explaining")
    else:
        vantage = Match(match.setup, plies=match.plies[: ply - 1]).vantage(made.seat)
        answering = _answer(thinkers, connection, vantage, bots.get(made.seat), ply, made)
        connection.advising = asyncio.create_task(answering)


async def _answer(
    thinkers: Thinkers,
    connection: Connection,
    vantage: Vantage,
    bot: str | None,
    ply: int,
    made: Ply,
) -> None:
    if len(vantage.legal) == 1:
        is_own = bot is not None
        connection.send(wire.Explained(ply, made.seat, bot or STRONGEST, is_own, made.move, []))
        return
    try:
        found = await thinkers.explain(task_of(vantage.setup, vantage), bot, made.move)
        trouble = None
        for why in found.troubles:
            trouble = telling.said(telling.why_trouble(why))
            if why.kind not in NO_FAULT:
                LOG.error("why of bot %s: %s, %s\n%s", why.bot, why.kind, why.detail, why.trace)
        moves = [telling.weight(one) for one in found.weighed]
        told = wire.Explained(ply, made.seat, found.bot, found.is_own, made.move, moves, trouble)
        connection.send(told)
    except Exception:
        LOG.exception("why")
        refuse(connection, "server-trouble")
