"""The requests beside the socket."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from settebello.cards import Card, CardSet
from settebello.core import captures
from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.record import write
from settebello.server.credentials import bearer
from settebello.server.http.error_responses import refused, wanted_language
from settebello.server.http.request_body import BodyError, read_body
from settebello.server.room.bans import Shut
from settebello.server.room.state import Room
from settebello.server.store.base import Conflict, NoSuchTable, Store, StoreError, as_kept
from settebello.server.table.opening import OpeningError, Wanted, opened
from settebello.server.table.public_record import public_record, room_of
from settebello.variants import variant

FRESH = {"cache-control": "no-store"}


async def open_table(request: Request) -> Response:
    """``POST /api/tables``: :class:`~settebello.server.table.opening.Wanted` in, a ticket out."""
    wanted = await read_body(request, Wanted)
    table, first, ticket = opened(wanted)
    try:
        await _store(request).create(table, *first)
    except Conflict as error:
        if wanted.table is None:
            raise
        raise OpeningError(refusals.TABLE_TAKEN()) from error
    return JSONResponse(msgspec.to_builtins(ticket), 201, FRESH)


class Question(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/captures``: may ``play`` take something from ``table``?"""

    variant: str = "scopa"
    seats: int | None = None
    play: str
    table: str = ""
    """Cards in text form, with spaces between."""


async def list_captures(request: Request) -> Response:
    """``POST /api/captures``: what a card may take, and whether it may be laid down instead."""
    asked = await read_body(request, Question)
    table = CardSet.parse(asked.table)
    options, may_lay = captures(variant(asked.variant).rules(asked.seats), Card.parse(asked.play), table)
    answer = {"options": [[str(card) for card in option] for option in options], "may_lay": may_lay}
    return JSONResponse(answer, headers=FRESH)


async def read_record(request: Request) -> Response:
    """``GET /api/tables/{table}/record``: the rounds that are over, as text. Where nobody may watch, only for who sits
    at the table and says so with the key of the seat: ``Authorization: Bearer KEY``."""
    kept, entries = await _store(request).load(request.path_params["table"])
    with as_kept():
        room, text = room_of(kept, entries), write(public_record(kept, entries))
    if not kept.watchers:
        _must_sit(bearer(request.headers), room)
    return PlainTextResponse(text, headers=FRESH)


def _must_sit(key: str | None, room: Room) -> None:
    if key is None or room.seat_of(key) is None:
        why = refusals.RECORD_SEATED() if key is None else room.bans.why(key) or refusals.WRONG_KEY()
        raise Shut(why)


async def refusal(request: Request, error: Exception) -> Response:
    """One sentence about what was wrong."""
    assert isinstance(error, SettebelloError)
    return refused(error, _status(error), wanted_language(request.scope))


def _status(error: Exception) -> int:
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, StoreError):
        return 503
    if isinstance(error, Shut):
        return 403
    return error.status if isinstance(error, BodyError) else 400


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store
