"""What goes wrong, as an answer: a typed problem, or a small page for who lost the way."""

import html
import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from crownlands.core.errors import CrownlandsError
from crownlands.locales import LANGUAGES, Locale
from crownlands.server import telling
from crownlands.server.hub import NotNow
from crownlands.server.lobby import NoSuchTable, Problem, TooManyTables
from crownlands.server.wire import Said

LOG = logging.getLogger(__name__)
REFUSALS = {  # by status
    404: "server-no-such-page",
    405: "server-no-such-page",
    413: "server-too-large",
    429: "server-too-fast",
}
PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{sentence} – Crownlands</title>
<link rel="icon" href="/crown.svg" type="image/svg+xml">
<link rel="stylesheet" href="/lost.css">
<main>
<h1><a href="/">Crownlands</a></h1>
<p>{sentence}</p>
</main>
</html>
"""

AnyRequest = Request[Any, Any, Any]


def refuse_input(_: AnyRequest, error: CrownlandsError) -> Response[Problem]:
    told = Problem(error.code, telling.said(error.msg()))
    return Response(told, status_code=400)


def refuse_table(_: AnyRequest, error: NoSuchTable) -> Response[Problem]:
    return _problem("server-no-such-table", 404)


def refuse_now(_: AnyRequest, error: NotNow) -> Response[Problem]:
    return _problem(error.id, 409)


def refuse_more(_: AnyRequest, error: TooManyTables) -> Response[Problem]:
    return _problem("server-too-many-tables", 429)


def refuse_shape(_: AnyRequest, error: Exception) -> Response[Problem]:
    return _problem("server-unreadable", 400)


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[Any]:
    id = REFUSALS.get(error.status_code, "server-unreadable")
    is_person = "text/html" in request.headers.get("accept", "")
    if is_person and not request.url.path.startswith("/api/"):
        return _page(request, id, error.status_code)
    return _problem(id, error.status_code)


def refuse_trouble(_: AnyRequest, error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):  # JSON nested beyond all measure
        return _problem("server-unreadable", 400)
    LOG.error("request failed", exc_info=error)
    return _problem("server-trouble", 500)


def _problem(id: str, status: int) -> Response[Problem]:
    told = Problem(id.removeprefix("server-"), Said(id))
    return Response(told, status_code=status)


def _page(request: AnyRequest, id: str, status: int) -> Response[str]:
    language = wanted_language(request.headers.get("accept-language", ""))
    text = PAGE.format(language=language, sentence=html.escape(Locale(language)(id)))
    return Response(text, status_code=status, media_type=MediaType.HTML)


def wanted_language(header: str) -> str:
    """The first of our languages that a browser names, or English."""
    named = (part.strip()[:2].lower() for part in header.split(","))
    return next((language for language in named if language in LANGUAGES), "en")


HANDLERS: ExceptionHandlersMap = {
    CrownlandsError: refuse_input,
    NoSuchTable: refuse_table,
    NotNow: refuse_now,
    TooManyTables: refuse_more,
    msgspec.ValidationError: refuse_shape,
    HTTPException: refuse_request,
    Exception: refuse_trouble,
}
