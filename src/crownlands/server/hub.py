"""The hub: finds live tables, wakes those that sleep in the store, and makes new ones."""

import asyncio
import contextlib
import dataclasses
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crownlands.bots import find_bot
from crownlands.core.contract import NOBODY
from crownlands.core.errors import UnknownName
from crownlands.core.record import person
from crownlands.games import find_game
from crownlands.server.store import Kept, Seat, Store, hashed
from crownlands.server.tables import Seated, Table
from crownlands.server.thinking import Thinkers

IDS = re.compile(r"[A-Za-z0-9_-]{1,32}")
SECRET = 24  # random bytes of what proves a seat
EXPIRES = 60 * 24 * 60 * 60  # seconds after which an untouched table is forgotten


@dataclass(frozen=True)
class Invite:
    seat: int
    secret: str


@dataclass(frozen=True)
class Made:
    """A new table: the maker's own seat and its secret, and what lets others sit down."""

    table: str
    seat: int | None
    secret: str | None
    invites: tuple[Invite, ...]


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._live: dict[str, tuple[Table, asyncio.Task[None]]] = {}
        self._waking = asyncio.Lock()

    async def table(self, id: str) -> Table | None:
        """The live table of that id, woken if need be."""
        if not IDS.fullmatch(id):
            return None
        async with self._waking:
            if id not in self._live:
                kept = await self.store.find(id)
                if kept is None:
                    return None
                table = Table(kept, self.store, self.thinkers)
                self._live[id] = table, asyncio.create_task(table.run())
            return self._live[id][0]

    async def make(
        self,
        game: str,
        seats: Sequence[tuple[str, str]],
        options: Mapping[str, str],
        box: str | None,
    ) -> Made:
        """A new table. A seat is ("me", name), ("open", "") or ("bot", its kind)."""
        found = find_game(game)
        chosen = found.read_box(box) if box else None
        setup = found.setup(len(seats), options, chosen)
        id = secrets.token_urlsafe(9)
        kept_seats: list[Seat] = []
        invites: list[Invite] = []
        mine: tuple[int, str] | None = None
        for at, (kind, name) in enumerate(seats):
            secret = secrets.token_urlsafe(SECRET)
            if kind == "me" and mine is None:
                mine = at, secret
                kept_seats.append(Seat("person", person(name).name, secret=hashed(secret)))
            elif kind == "open":
                invites.append(Invite(at, secret))
                kept_seats.append(Seat("open", "", invite=hashed(secret)))
            elif kind == "bot":
                find_bot(name)
                kept_seats.append(Seat("bot", name))
            else:
                raise UnknownName("seat", kind, "me, open, bot")
        text = None if setup.box.standard else setup.box.text
        edition = found.edition
        kept = Kept(id, game, edition, text, dict(setup.options), tuple(kept_seats), ())
        await self.store.add_table(kept)
        seat, secret_of = mine or (None, None)
        return Made(id, seat, secret_of, tuple(invites))

    async def sit(self, id: str, invite: str, name: str) -> Invite | None:
        """Take the open seat that the invite is for; the answer is that seat and its own secret."""
        table = await self.table(id)
        if table is None:
            return None
        for at, seat in enumerate(table.seats):
            if seat.kind == "open" and seat.invite == hashed(invite):
                secret = secrets.token_urlsafe(SECRET)
                taken = Seat("person", person(name).name, secret=hashed(secret))
                if not await self.store.take_seat(id, at, hashed(invite), taken):
                    return None
                table.seats[at] = taken
                await table.inbox.put(Seated(at, taken))
                return Invite(at, secret)
        return None

    async def renew(self, id: str, secret: str) -> Invite | None:
        """Give a seat a new secret: the old one proves nothing any more, and its sockets close."""
        table = await self.table(id)
        at = await self.seat_of(table, secret) if table else None
        if table is None or at is None:
            return None
        fresh = secrets.token_urlsafe(SECRET)
        if not await self.store.renew_secret(id, at, hashed(secret), hashed(fresh)):
            return None
        table.seats[at] = dataclasses.replace(table.seats[at], secret=hashed(fresh))
        for connection in table.connections:
            if connection.seat == at:
                connection.lost.set()
        return Invite(at, fresh)

    async def seat_of(self, table: Table, secret: str) -> int | None:
        """The seat that a secret proves."""
        proof = hashed(secret)
        for at, seat in enumerate(table.seats):
            if seat.secret is not None and secrets.compare_digest(seat.secret, proof):
                return at
        return None

    async def sweep(self) -> None:
        """Forget expired tables, and let those sleep that nobody looks at."""
        gone = set(await self.store.remove_untouched(EXPIRES))
        for id, (table, _) in list(self._live.items()):
            resting = not table.connections and table.inbox.empty() and not table.is_busy
            if id in gone or resting:
                await self._put_to_sleep(id)

    async def close(self) -> None:
        for id in list(self._live):
            await self._put_to_sleep(id)
        await self.thinkers.close()
        await self.store.close()

    async def _put_to_sleep(self, id: str) -> None:
        _, owner = self._live.pop(id)
        owner.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await owner


def state_of(table: Table, seat: int) -> str:
    """How a table stands for one of its seats: waiting, mine, theirs or finished."""
    actor = table.match.state.actor()
    if actor == NOBODY:
        return "finished"
    if table.is_waiting:
        return "waiting"
    return "mine" if actor == seat else "theirs"
