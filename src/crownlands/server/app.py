"""The server put together: REST, sockets and the client's files under strict headers."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from crownlands import __version__
from crownlands.core.errors import CrownlandsError
from crownlands.core.files import data_folder
from crownlands.server import lobby, sockets, telling
from crownlands.server.hub import Hub
from crownlands.server.lobby import NoSuchTable, Problem
from crownlands.server.store import Store
from crownlands.server.thinking import Thinkers
from crownlands.server.wire import Said

LOG = logging.getLogger(__name__)
DATABASE = "CROWNLANDS_DATABASE"
PAUSE = "CROWNLANDS_BOT_PAUSE"  # seconds before a bot moves
STATIC = Path(__file__).with_name("static")
SWEEP_EVERY = 300.0  # seconds
LARGEST_BODY = 256 * 1024
REQUESTS: tuple[Literal["minute"], int] = ("minute", 1200)  # from one address
REFUSALS = {404: "server-no-such-page", 429: "server-too-fast"}  # by status
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' "
    "'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def from_environment() -> Litestar:
    """The server as `crownlands serve` starts it."""
    return make_app(database(), bot_pause=float(os.environ.get(PAUSE, "0.5")))


def database() -> str:
    """The address of the database: CROWNLANDS_DATABASE, or a file of our own."""
    address = os.environ.get(DATABASE)
    if not address:
        return f"sqlite+aiosqlite:///{data_folder()}/tables.sqlite"
    for plain in ("postgresql://", "postgres://"):
        if address.startswith(plain):
            return "postgresql+asyncpg://" + address.removeprefix(plain)
    return address


def make_app(database: str, static: Path = STATIC, bot_pause: float = 0.0) -> Litestar:
    """The whole server on that database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        hub = Hub(store, Thinkers(bot_pause))
        app.state.hub = hub
        sweeping = asyncio.create_task(_sweep(hub))
        try:
            yield
        finally:
            sweeping.cancel()
            await hub.close()

    handlers: list[ControllerRouterHandler] = [*lobby.HANDLERS, sockets.socket]
    if static.is_dir():
        handlers.append(create_static_files_router("/", [static], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        state=State(),
        response_headers=HEADERS,
        middleware=[RateLimitConfig(REQUESTS, exclude=["/assets/", "/api/socket"]).middleware],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig("Crownlands", __version__, path="/api/schema"),
        exception_handlers={
            CrownlandsError: refuse_input,
            NoSuchTable: refuse_table,
            msgspec.ValidationError: refuse_shape,
            HTTPException: refuse_request,
            Exception: refuse_trouble,
        },
    )


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        await hub.sweep()


def refuse_input(_: Request, error: CrownlandsError) -> Response[Problem]:  # type: ignore[type-arg]
    told = Problem(error.code, telling.said(error.msg()))
    return Response(told, status_code=400, headers=HEADERS)


def refuse_table(_: Request, error: NoSuchTable) -> Response[Problem]:  # type: ignore[type-arg]
    return _problem("server-no-such-table", 404)


def refuse_shape(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    return _problem("server-unreadable", 400)


def refuse_request(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    id = REFUSALS.get(error.status_code, "server-unreadable")
    return _problem(id, error.status_code)


def refuse_trouble(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    if isinstance(error, RecursionError):  # JSON nested beyond all measure
        return _problem("server-unreadable", 400)
    LOG.error("request failed", exc_info=error)
    return _problem("server-trouble", 500)


def _problem(id: str, status: int) -> Response[Problem]:
    told = Problem(id.removeprefix("server-"), Said(id))
    return Response(told, status_code=status, headers=HEADERS)
