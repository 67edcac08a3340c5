"""Endpoints for opening a table, reading its record, and looking up captures; and the errors of all endpoints."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from settebello.cards import Card, CardSet
from settebello.core import captures
from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.http import CapturesRequest, CapturesResponse, OpenTableRequest
from settebello.record import write
from settebello.server.credentials import bearer_key_hash
from settebello.server.edge.http.app_state import config_of, now_of, store_of, tables_of
from settebello.server.edge.http.endpoints.games import GameNotOver, check_opened
from settebello.server.edge.http.endpoints.profiles import seated_profile
from settebello.server.edge.http.endpoints.reviews import NoReview, ReviewFailed
from settebello.server.edge.http.rate_limiter import spent_response
from settebello.server.edge.http.request_body import BodyError, read_body
from settebello.server.edge.http.responses import NO_STORE, error_response, json_response, preferred_language
from settebello.server.limits.processor_time import ProcessorTimeSpent, compute
from settebello.server.model import Entry, TableSetup
from settebello.server.people.daily import DayOpen
from settebello.server.people.reviews.queue import NoReviews, ReviewBusy, ReviewRefused
from settebello.server.store.base import EntryConflict, StoreError, TableNotFound, wrap_table_errors
from settebello.server.store.daily_groups import GroupNotFound, GroupRefused
from settebello.server.store.friends import FriendRefused
from settebello.server.store.kept_games import GameNotFound, GameTakenDown
from settebello.server.store.matches import MatchNotFound
from settebello.server.store.profiles import ProfileNotFound, ProfileRefused
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.opening import OpeningError, make_table
from settebello.server.tables.public_record import public_record
from settebello.server.tables.room import Room
from settebello.server.tables.state import TableState
from settebello.variants import variant


async def open_table(request: Request) -> Response:
    """``POST /api/tables``: :class:`OpenTableRequest` in, :class:`~settebello.protocol.http.SeatTicket` out."""
    wanted = await read_body(request, OpenTableRequest)
    if wanted.listed and request.app.state.lobby is None:
        raise AccessDenied(refusals.NO_LOBBY())
    config = config_of(request)
    if wanted.rated and not config.has_ratings:
        raise AccessDenied(refusals.NO_RATINGS())
    profile = await seated_profile(request, wanted.profile_key)
    table, first, ticket = await compute(lambda: make_table(wanted, now_of(request), profile))
    try:
        await tables_of(request).create(table, *first)
    except EntryConflict as error:
        if wanted.table is None:
            raise
        raise OpeningError(refusals.TABLE_TAKEN()) from error
    return json_response(ticket, 201)


async def list_captures(request: Request) -> Response:
    """``POST /api/captures``: :class:`CapturesRequest` in, :class:`CapturesResponse` out."""
    wanted = await read_body(request, CapturesRequest)
    return json_response(await compute(lambda: _captures(wanted)))


def _captures(wanted: CapturesRequest) -> CapturesResponse:
    rules, table = variant(wanted.variant).rules(wanted.seats), CardSet.parse(wanted.table)
    options, may_lay = captures(rules, Card.parse(wanted.play), table)
    return CapturesResponse(options=tuple(tuple(map(str, option)) for option in options), may_lay=may_lay)


async def read_record(request: Request) -> Response:
    """``GET /api/tables/{table}/record``: the finished rounds, as record text; of a daily game once its day has closed,
    and of a match once it is closed.

    If spectators are not allowed, this needs the key of a seat at the table: ``Authorization: Bearer KEY``."""
    kept, entries = await store_of(request).load(request.path_params["table"])
    text, room = await compute(lambda: _public_record(kept, entries))
    if room is not None:
        must_sit(bearer_key_hash(request.headers), room)
    await check_opened(request, kept)
    return PlainTextResponse(text, headers=NO_STORE)


def _public_record(kept: TableSetup, entries: Sequence[Entry]) -> tuple[str, Room | None]:
    """The text of the record, and the room if only its people may read it."""
    with wrap_table_errors():
        return write(public_record(kept, entries)), None if kept.watchers else TableState(kept, entries).room


def must_sit(key: str | None, room: Room) -> None:
    """Check that a key belongs to a seat.

    Raises:
        AccessDenied: it does not.
    """
    if key is None or room.seat_of(key) is None:
        why = refusals.RECORD_SEATED() if key is None else room.bans.refusal_for(key) or refusals.WRONG_KEY()
        raise AccessDenied(why)


async def handle_error(request: Request, error: Exception) -> Response:
    """The error response for an error that an endpoint raised."""
    assert isinstance(error, SettebelloError)
    lang = preferred_language(request.scope)
    if isinstance(error, ProcessorTimeSpent):
        return spent_response(error, lang)
    return error_response(error, _status(error), lang)


def _status(error: Exception) -> int:
    if isinstance(error, BodyError):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


_STATUS: tuple[tuple[type[Exception], int], ...] = (
    (TableNotFound, 404),
    (GameNotFound, 404),
    (MatchNotFound, 404),
    (GroupNotFound, 404),
    (ProfileNotFound, 404),
    (ProfileRefused, 409),
    (GroupRefused, 409),
    (FriendRefused, 409),
    (GameTakenDown, 410),
    (StoreError, 503),
    (AccessDenied, 403),
    (GameNotOver, 409),
    (DayOpen, 409),
    (NoReview, 404),
    (NoReviews, 403),
    (ReviewBusy, 409),
    (ReviewRefused, 503),
    (ReviewFailed, 503),
)
"""The status for each kind of error. The first match counts, and any other error is 400."""
