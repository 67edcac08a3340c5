"""The requests beside the socket."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from settebello.errors import SettebelloError
from settebello.record import write
from settebello.server.kept import public_record
from settebello.server.opening import Wanted, opened
from settebello.server.store import NoSuchTable, Store, StoreError
from settebello.variants import VARIANTS

LONGEST_BODY = 16 * 1024
FRESH = {"cache-control": "no-store"}

T = TypeVar("T")


class BodyError(SettebelloError):
    """A request's body that cannot be used."""

    status = 400


class TooLong(BodyError):
    """A body longer than any request needs."""

    status = 413


class NotJson(BodyError):
    """A body that does not say that it is JSON: a form of another site's page cannot say so."""

    status = 415


async def list_variants(_: Request) -> Response:
    """``GET /api/variants``: the named games."""
    games = [
        {"id": game.id, "title": game.title, "seats": game.seats, "summary": game.summary} for game in VARIANTS.values()
    ]
    return JSONResponse(games, headers={"cache-control": "no-cache"})


async def open_table(request: Request) -> Response:
    """``POST /api/tables``: :class:`~settebello.server.opening.Wanted` in, a ticket out."""
    table, first, ticket = opened(await _body(request, Wanted))
    await _store(request).create(table, first)
    return JSONResponse(msgspec.to_builtins(ticket), 201, FRESH)


async def read_record(request: Request) -> Response:
    """``GET /api/tables/{table}/record``: the rounds that are over, as text."""
    kept, entries = await _store(request).load(request.path_params["table"])
    return PlainTextResponse(write(public_record(kept, entries)), headers=FRESH)


async def health(_: Request) -> Response:
    """``GET /health``: the server runs."""
    return JSONResponse({"status": "ok"}, headers=FRESH)


async def refused(_: Request, error: Exception) -> Response:
    """One sentence about what was wrong."""
    return JSONResponse({"message": str(error)}, _status(error), FRESH)


def _status(error: Exception) -> int:
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, StoreError):
        return 503
    return error.status if isinstance(error, BodyError) else 400


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def _body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("The body must be JSON, and the header content-type say application/json.")
    text = bytearray()
    async for chunk in request.stream():
        text += chunk
        if len(text) > LONGEST_BODY:
            raise TooLong(f"The body has more than {LONGEST_BODY} bytes: send less.")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BodyError(f"This request cannot be read: {str(error).rstrip('.')}.") from error
