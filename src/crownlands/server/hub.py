"""The hub: finds live tables, wakes those that sleep in the store, and makes new ones."""

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from crownlands.core.record import Record
from crownlands.server.connection import Rematched, Seated
from crownlands.server.making import (
    REMATCH,
    Invite,
    Made,
    new_secret,
    plain_name,
    rematch_secret,
    table_of_record,
    table_of_rematch,
    table_of_wish,
)
from crownlands.server.settings import Settings
from crownlands.server.store import Seat, Store, hashed
from crownlands.server.tables import Table
from crownlands.server.thinking import Thinkers

IDS = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NotNow(Exception):
    """It cannot be done as the table stands; `id` is the message that says why."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self._live: dict[str, tuple[Table, asyncio.Task[None]]] = {}
        self._waking = asyncio.Lock()

    # ---------------------------------------------------------------- tables

    async def table(self, id: str) -> Table | None:
        """The live table of that id, woken if need be."""
        if not IDS.fullmatch(id):
            return None
        async with self._waking:
            if id not in self._live:
                kept = await self.store.find(id)
                if kept is None:
                    return None
                await self.store.touch(id)
                table = Table(kept, self.store, self.thinkers)
                self._live[id] = table, asyncio.create_task(table.run())
            return self._live[id][0]

    async def look(self, id: str) -> Table | None:
        """The table as it stands, for who only asks: one that sleeps is left asleep."""
        if id in self._live:
            return self._live[id][0]
        kept = await self.store.find(id) if IDS.fullmatch(id) else None
        return Table(kept, self.store, self.thinkers) if kept else None

    async def make(
        self,
        game: str,
        seats: Sequence[tuple[str, str]],
        options: Mapping[str, str],
        box: str | None,
    ) -> Made:
        """A new table. A seat is ("me", name), ("open", "") or ("bot", its kind)."""
        made = table_of_wish(game, seats, options, box, self.thinkers.roster)
        await self.store.add_table(made.kept)
        return made

    async def keep_record(self, record: Record) -> str:
        """A table where that match can be watched."""
        kept = table_of_record(record)
        await self.store.add_table(kept)
        return kept.id

    # ---------------------------------------------------------------- seats

    def seat_of(self, table: Table | None, secret: str) -> int | None:
        """The seat that a secret proves."""
        proof = hashed(secret)
        for at, seat in enumerate(table.seats if table else ()):
            if seat.secret is not None and secrets.compare_digest(seat.secret, proof):
                return at
        return None

    def invited(self, table: Table | None, invite: str) -> int | None:
        """The open seat that an invite is for."""
        for at, seat in enumerate(table.seats if table else ()):
            if seat.kind == "open" and seat.invite == hashed(invite):
                return at
        return None

    async def sit(self, id: str, invite: str, name: str) -> Invite | None:
        """Take the open seat that the invite is for; the answer is that seat and its own secret."""
        table = await self.table(id)
        at = self.invited(table, invite)
        if table is None or at is None:
            return None
        secret = new_secret()
        taken = Seat("person", plain_name(name), secret=hashed(secret))
        if not await self.store.take_seat(id, at, hashed(invite), taken):
            return None
        await self._seat(table, at, taken)
        return Invite(at, secret)

    async def renew(self, id: str, secret: str) -> Invite | None:
        """Give a seat a new secret: the old one proves nothing any more, and its sockets close."""
        table = await self.table(id)
        at = self.seat_of(table, secret)
        if table is None or at is None:
            return None
        fresh = new_secret()
        if not await self.store.renew_secret(id, at, hashed(secret), hashed(fresh)):
            return None
        await self._seat(table, at, replace(table.seats[at], secret=hashed(fresh)))
        return Invite(at, fresh)

    async def reopen(
        self, id: str, secret: str, at: int, bot: str | None
    ) -> tuple[int, str | None] | None:
        """The host gives another's seat to a bot, or to whoever gets the new invite."""
        table = await self.table(id)
        host = self.seat_of(table, secret)
        if table is None or host is None or not 0 <= at < len(table.seats):
            return None
        if host != table.host or at == host or table.is_over:
            raise NotNow("server-not-reopened")
        if bot is not None:
            self.thinkers.roster.source(bot)
        invite = new_secret() if bot is None else None
        seat = Seat("open", "", invite=hashed(invite)) if invite else Seat("bot", bot or "")
        await self.store.put_seat(id, at, seat)
        await self._seat(table, at, seat)
        return at, invite

    async def rematch(self, id: str, secret: str) -> tuple[str, Invite] | None:
        """The table where a finished match is played again, made by who asks first, and the
        asker's own seat there. Who asks twice gets the same answer twice."""
        table = await self.table(id)
        at = self.seat_of(table, secret)
        if table is None or at is None:
            return None
        if not table.is_over:
            raise NotNow("server-not-finished")
        if table.rematch is None:
            again = table_of_rematch(table.setup, table.seats, at)
            table.rematch = await self.store.add_rematch(id, again)
            await table.inbox.put(Rematched(table.rematch))
        mine = rematch_secret(secret, table.rematch)
        taken = Seat("person", table.seats[at].name, secret=hashed(mine))
        if not await self._is_taken(table.rematch, at, taken):
            return None
        return table.rematch, Invite(at, mine)

    async def _is_taken(self, id: str, at: int, seat: Seat) -> bool:
        """Take the place at a rematch, now or long ago; the store knows which."""
        if await self.store.take_seat(id, at, REMATCH, seat):
            table = await self.table(id)
            if table is not None:
                await self._seat(table, at, seat)
            return True
        kept = await self.store.find(id)
        return kept is not None and kept.seats[at].secret == seat.secret

    async def _seat(self, table: Table, at: int, seat: Seat) -> None:
        table.seats[at] = seat  # at once: its secret holds from now on
        await table.inbox.put(Seated(at, seat))

    # ---------------------------------------------------------------- sleep

    async def sweep(self) -> None:
        """Forget expired tables, and let those sleep that nobody looks at."""
        looked_at = [id for id, (table, _) in self._live.items() if table.connections]
        gone = set(await self.store.remove_untouched(self.settings.expires, looked_at))
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
        table, owner = self._live.pop(id)
        owner.cancel()
        await asyncio.wait({owner})
        table.dismiss()


def state_of(table: Table, seat: int) -> str:
    """How a table stands for one of its seats: waiting, mine, theirs or finished."""
    if table.is_over:
        return "finished"
    if table.is_waiting:
        return "waiting"
    return "mine" if seat in table.match.state.actors() else "theirs"
