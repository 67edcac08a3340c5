"""Finding a table and sitting down at it: the requests of who comes by a link or with a code."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from settebello.protocol import refusals
from settebello.protocol.room import MessageId, SeatNumber
from settebello.server.credentials import CODE_LENGTH, bearer, checked_key, hashed, new_key
from settebello.server.http.request_body import read_body
from settebello.server.room.bans import Shut
from settebello.server.room.display_name import checked_name
from settebello.server.store.base import NoSuchTable
from settebello.server.table.live_table import Table
from settebello.server.table.messages import title_of
from settebello.server.table.opening import Ticket
from settebello.server.table.registry import Tables
from settebello.server.table.sheets import rules_in_words
from settebello.wording.catalogue import language

FRESH = {"cache-control": "no-store"}


class WantedSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/tables/{table}/seats``."""

    name: str
    seat: SeatNumber | None = None
    """Default: the first open one."""
    key: Annotated[str, Meta(max_length=64)] | None = None
    """A secret that the client has made: it may ask again with the same one, and has the same seat. Default: the server
    makes one."""
    device: MessageId | None = None
    """The device's own lasting name: who was sent away stays out with it. Kept as a hash that is another at every
    table."""


class Invitation(Struct, frozen=True, kw_only=True):
    """What somebody sees of a table before they sit down at it."""

    table: str
    title: str
    target: int
    seats: tuple[InvitedSeat, ...]
    open: tuple[int, ...]
    """The seats that can be taken."""
    begun: bool
    over: bool
    closed: bool
    may_watch: bool
    clock: float | None
    grace: float
    rule_sheet: tuple[str, ...]
    """The rules in words, a paragraph each."""


class InvitedSeat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    player: str
    side: int


async def show_table(request: Request) -> Response:
    """``GET /api/tables/{table}?lang=``: an :class:`Invitation`. Where nobody may watch, it names nobody to others once
    the game has begun, and is nothing for who was sent away."""
    lang = language(request.query_params.get("lang", "en"))
    async with _tables(request).use(request.path_params["table"]) as table:
        key = bearer(request.headers)
        if key is not None and not table.opened.watchers and (why := table.room.bans.why(key)) is not None:
            raise Shut(why)
        return JSONResponse(msgspec.to_builtins(_invitation(table, lang, key)), headers=FRESH)


async def find_table(request: Request) -> Response:
    """``GET /api/codes/{code}``: the name of the table to which a short code leads."""
    code = "".join(filter(str.isalnum, request.path_params["code"])).upper()
    if len(code) != CODE_LENGTH:
        raise NoSuchTable(refusals.NO_CODE())
    return JSONResponse({"table": await _tables(request).store.by_code(code)}, headers=FRESH)


async def take_seat(request: Request) -> Response:
    """``POST /api/tables/{table}/seats``: :class:`WantedSeat` in, a ticket out."""
    wanted = await read_body(request, WantedSeat)
    name, key = checked_name(wanted.name), new_key() if wanted.key is None else checked_key(wanted.key)
    async with _tables(request).use(request.path_params["table"]) as table:
        device = "" if wanted.device is None else hashed(f"{table.opened.id} {wanted.device}")
        seat = await table.sit(name, hashed(key), wanted.seat, device)
        ticket = Ticket(table=table.opened.id, key=key, seat=seat, code=table.opened.code)
    return JSONResponse(msgspec.to_builtins(ticket), 201, FRESH)


def _invitation(table: Table, lang: str, key: str | None) -> Invitation:
    room, rules = table.room, table.rules
    seated = key is not None and room.seat_of(key) is not None
    named = seated or table.opened.watchers or not (room.started or room.closed)
    return Invitation(
        table=table.opened.id,
        title=title_of(table.opened, lang),
        target=rules.finish.target,
        seats=tuple(
            InvitedSeat(name=place.name if named else "", player=place.player, side=rules.side_of(seat))
            for seat, place in enumerate(room.places)
        ),
        open=() if room.started or room.closed else tuple(room.open_seats),
        begun=room.started,
        over=table.over,
        closed=room.closed,
        may_watch=table.opened.watchers,
        clock=table.opened.clock,
        grace=table.opened.grace,
        rule_sheet=rules_in_words(rules, lang),
    )


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables
