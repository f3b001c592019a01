"""`crownlands serve`: tables in the browser, on this machine or for a network."""

import asyncio
import socket
import threading
import webbrowser

import click

from crownlands.cli.style import Command
from crownlands.locales import Locale

LARGEST_MESSAGE = 16 * 1024  # bytes
UNTAKEN = 60_000  # milliseconds


def command(t: Locale) -> click.Command:
    def run(host: str, port: int, no_browser: bool) -> None:
        serve(t, host, port, not no_browser)

    params = [
        click.Option(["--host"], default="127.0.0.1", metavar="HOST",
                     help=t("cli-serve-host-help")),
        click.Option(["--port"], type=click.IntRange(0, 65535), default=8420, metavar="PORT",
                     help=t("cli-serve-port-help")),
        click.Option(["--no-browser"], is_flag=True, help=t("cli-serve-no-browser-help")),
    ]  # fmt: skip
    return Command(t, "serve", params=params, callback=run)


def serve(t: Locale, host: str, port: int, browser: bool) -> None:
    import uvicorn  # loads slowly, and other commands do without
    from uvicorn.importer import import_from_string

    listening = listen(t, host, port)
    asyncio.run(import_from_string("crownlands.server.opening:check")())
    address = f"http://{host}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        "crownlands.server.app:from_environment",
        factory=True,
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
    )
    config.load()
    click.echo(t("cli-serve-ready", address=address))
    if browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    uvicorn.Server(config).run(sockets=[listening])


def listen(t: Locale, host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # answers go out at once
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # what nobody takes is not kept for ever
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
        return listening
    except OSError as error:
        detail = t("cli-serve-no-port", host=host, port=str(port), reason=error.strerror or "")
        raise click.UsageError(detail) from None
