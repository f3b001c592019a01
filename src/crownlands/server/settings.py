"""How much of everything the server allows: one place for whoever runs it, and for tests."""

import os
from dataclasses import dataclass

from crownlands.bots.guard import patience
from crownlands.core.environment import number

PAUSE = "CROWNLANDS_BOT_PAUSE"
BOTS = "CROWNLANDS_BOTS"
TABLES = "CROWNLANDS_TABLES_PER_HOUR"
DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Settings:
    bot_pause: float = 0.0  # seconds before a bot's move, so that people can follow
    bot_patience: float = 10.0  # seconds beyond its budget after which a bot is taken to hang
    bots: tuple[str, ...] = ()  # files of bots that are offered beside the usual ones
    greeting: float = 10.0  # seconds for a socket to say hello
    patience: float = 10.0  # seconds for a client to take what we write
    silence: float = 60.0  # seconds without a word, not even a ping
    burst: int = 40  # messages of a socket at once, and then
    per_second: float = 20.0  # so many
    flood: int = 100  # messages above that which are refused before the socket is closed
    sockets: int = 500  # at once from one address; a whole school may sit behind one
    requests_per_minute: int = 1200  # from one address
    tables_per_hour: int = 600  # that one address may make
    sweep_every: float = 300.0  # seconds
    expires: int = 60 * DAY  # seconds after which an untouched table is forgotten


def from_environment() -> Settings:
    """As `crownlands serve` runs it."""
    return Settings(
        bot_pause=number(PAUSE, 0.5),
        bot_patience=patience(),
        bots=tuple(filter(None, os.environ.get(BOTS, "").split(","))),
        tables_per_hour=int(number(TABLES, 600)),
    )
