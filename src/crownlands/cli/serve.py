"""`crownlands serve`: tables in the browser, on this machine or for a network."""

import asyncio
import ipaddress
import os
import socket
import threading
import webbrowser

import click
from rich.console import Console
from rich.text import Text

from crownlands.cli.style import Command, bot_option
from crownlands.locales import Locale

LARGEST_MESSAGE = 16 * 1024  # bytes
BOTS = "CROWNLANDS_BOTS"  # where the server looks for them
UNTAKEN = 60_000  # milliseconds
EVERYWHERE = {  # and an address of the documentation's, far away
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}


def command(t: Locale) -> click.Command:
    def run(host: str, port: int, no_browser: bool, bots: tuple[str, ...]) -> None:
        if bots:
            os.environ[BOTS] = ",".join(bots)
        serve(t, host, port, not no_browser)

    params = [
        click.Option(["--host"], default="127.0.0.1", metavar="HOST",
                     help=t("cli-serve-host-help")),
        click.Option(["--port"], type=click.IntRange(0, 65535), default=8420, metavar="PORT",
                     help=t("cli-serve-port-help")),
        click.Option(["--no-browser"], is_flag=True, help=t("cli-serve-no-browser-help")),
        bot_option(t),
    ]  # fmt: skip
    return Command(t, "serve", params=params, callback=run)


def serve(t: Locale, host: str, port: int, browser: bool) -> None:
    # These load slowly, and other commands do without.
    from uvicorn.importer import import_from_string

    with listen(t, host, port) as listening:
        for left_out in asyncio.run(import_from_string("crownlands.server.opening:check")()):
            said = t("cli-serve-left-out", reason=t.text(left_out.msg()))
            Console(stderr=True, soft_wrap=True).print(Text(said))
        start(t, host, browser, listening)


def start(t: Locale, host: str, browser: bool, listening: socket.socket) -> None:
    import uvicorn

    port = listening.getsockname()[1]
    address = page(reachable(host), port)
    config = uvicorn.Config(
        "crownlands.server.app:from_environment",
        factory=True,
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_per_message_deflate=False,  # its windows would be most of what an idle table costs
        timeout_graceful_shutdown=3,
    )
    config.load()
    click.echo(t("cli-serve-ready", address=address))
    if is_loopback(host):
        click.echo(t("cli-serve-alone"))
    if browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    uvicorn.Server(config).run(sockets=[listening])


def page(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reachable(host: str) -> str:
    """An address by which others find this machine, where it listens on all that it has."""
    if host not in EVERYWHERE:
        return host
    family, anywhere = EVERYWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((anywhere, 9))  # sends nothing: it only chooses the way out
        except OSError:
            return "127.0.0.1" if family == socket.AF_INET else "::1"
        return str(asking.getsockname()[0])


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
