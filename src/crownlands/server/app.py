"""The server put together: REST, sockets and the client's files under strict headers."""

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send

from crownlands import __version__
from crownlands.bots import Roster, unfit
from crownlands.core.files import data_folder
from crownlands.server import lobby, problems, settings, sockets
from crownlands.server.hub import Hub
from crownlands.server.limits import Addresses, whose
from crownlands.server.settings import Settings
from crownlands.server.store import Store
from crownlands.server.thinking import Thinkers

DATABASE = "CROWNLANDS_DATABASE"
DRIVERS = {
    "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://",
    "sqlite://": "sqlite+aiosqlite://",
}
STATIC = Path(__file__).with_name("static")
LARGEST_BODY = 256 * 1024
USUAL = Settings()
UNLIMITED = ["^/assets/", "^/api/socket$"]
HOUR = 60 * 60
PACKED = ["^/api/", r"\.(woff2|webp|png)$"]  # small or secret; or as small as it gets
FOREVER = b"public, max-age=31536000, immutable"
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"frame-ancestors 'none'; form-action 'self'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)


def from_environment() -> Litestar:
    """The server as `crownlands serve` starts it."""
    return make_app(database(), settings=settings.from_environment())


def database() -> str:
    """The address of the database: CROWNLANDS_DATABASE, or a file of our own."""
    address = os.environ.get(DATABASE)
    if not address:
        return f"sqlite+aiosqlite:///{data_folder()}/tables.sqlite"
    for plain, driven in DRIVERS.items():
        if address.startswith(plain):
            return driven + address.removeprefix(plain)
    return address


def make_app(database: str, static: Path = STATIC, settings: Settings = USUAL) -> Litestar:
    """The whole server on that database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        roster = Roster(settings.bots, await asyncio.to_thread(unfit))
        thinkers = Thinkers(settings.bot_pause, roster, settings.bot_patience)
        hub = Hub(store, thinkers, settings)
        app.state.hub = hub
        meanwhile = [asyncio.create_task(work) for work in (_sweep(hub), thinkers.open())]
        try:
            yield
        finally:
            for task in meanwhile:
                task.cancel()
            await hub.close()

    handlers: list[ControllerRouterHandler] = [*lobby.HANDLERS, sockets.socket]
    if static.is_dir():
        handlers.append(create_static_files_router("/", [static], html_mode=True))
    per_hour = settings.tables_per_hour
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        state=State({"rations": Addresses(per_hour, per_hour / HOUR), "sockets": Counter()}),
        middleware=[_request_limit(settings).middleware],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", exclude=PACKED),
        openapi_config=OpenAPIConfig(
            "Crownlands",
            __version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers=problems.HANDLERS,
    )
    app.asgi_handler = guard(answer_heads(app.asgi_handler))
    return app


def guard(app: ASGIApp) -> ASGIApp:
    """Strict headers on whatever is answered, files and refusals too, and how long it lasts."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                caching = (b"cache-control", kept_for(scope["path"], message["status"]))
                message["headers"] = [*message["headers"], *HEADERS, caching]
            await send(message)

        await app(scope, receive, send_guarded)

    return answer


def kept_for(path: str, status: int) -> bytes:
    """How long a browser may keep an answer: for ever what has a hash of itself in its name."""
    if path.startswith("/api/"):
        return b"no-store"
    if path.startswith("/assets/") and status == HTTP_200_OK:
        return FOREVER
    return b"no-cache"


def answer_heads(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope["method"] = HttpMethod.GET
            await app(scope, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer


def _request_limit(settings: Settings) -> RateLimitConfig:
    def address(request: Request[Any, Any, Any]) -> str:
        return whose(request.client.host if request.client else "")

    limit = settings.requests_per_minute
    return RateLimitConfig(("minute", limit), exclude=UNLIMITED, identifier_for_request=address)


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(hub.settings.sweep_every)
        await hub.sweep()
