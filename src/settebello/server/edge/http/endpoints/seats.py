"""Endpoints for finding a table and taking a seat at it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.http import (
    CODE_LENGTH,
    SeatSummary,
    SeatTicket,
    TableIdResponse,
    TableSummary,
    TakeSeatRequest,
)
from settebello.server.credentials import bearer_key_hash, hash_key, hash_lobby_device, new_key, validate_key
from settebello.server.edge.http.app_state import tables_of
from settebello.server.edge.http.endpoints.profiles import seated_profile
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import json_response
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON, Place, Profile
from settebello.server.store.base import TableNotFound
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.display_name import validate_name
from settebello.server.tables.info_messages import title_of
from settebello.server.tables.sheets import rule_brief, rule_examples, rule_headings, rule_keys, rule_paragraphs
from settebello.wording.catalogue import language


async def show_table(request: Request) -> Response:
    """``GET /api/tables/{table}?lang=``: a :class:`TableSummary`.

    If spectators are not allowed, people without a seat see no names once the game has begun, and removed people are
    refused."""
    lang = language(request.query_params.get("lang", "en"))
    async with tables_of(request).use(request.path_params["table"]) as table:
        key = bearer_key_hash(request.headers)
        if key is not None and not table.setup.watchers and (why := table.room.bans.refusal_for(key)) is not None:
            raise AccessDenied(why)
        return json_response(table_summary(table, lang, key))


async def find_table(request: Request) -> Response:
    """``GET /api/codes/{code}``: the id of the table that a short code leads to (:class:`TableIdResponse`)."""
    code = "".join(filter(str.isalnum, request.path_params["code"])).upper()
    if len(code) != CODE_LENGTH:
        raise TableNotFound(refusals.NO_CODE())
    return json_response(TableIdResponse(table=await tables_of(request).store.find_by_code(code)))


async def take_seat(request: Request) -> Response:
    """``POST /api/tables/{table}/seats``: :class:`TakeSeatRequest` in, :class:`SeatTicket` out."""
    wanted = await read_body(request, TakeSeatRequest)
    key = new_key() if wanted.key is None else validate_key(wanted.key)
    profile = await seated_profile(request, wanted.profile_key)
    person = Place(
        name=validate_name(wanted.name) if profile is None else profile.name,
        player=PERSON,
        key=hash_key(key),
        profile="" if profile is None else profile.id,
        program=profile is not None and profile.program,
        device="" if wanted.device is None else hash_lobby_device(wanted.device),
        face=wanted.face,
    )
    async with tables_of(request).use(request.path_params["table"]) as table:
        _check_rated(table, profile)
        device = "" if wanted.device is None else hash_key(f"{table.setup.id} {wanted.device}")
        seat = await table.take_seat(person, wanted.seat, device)
        ticket = SeatTicket(table=table.setup.id, key=key, seat=seat, code=table.setup.code)
    return json_response(ticket, 201)


def _check_rated(table: LiveTable, profile: Profile | None) -> None:
    """Check that the person has a profile of the right kind if the table is rated."""
    rated = table.setup.rated
    if not rated:
        return
    if profile is None:
        raise AccessDenied(refusals.RATED_PROFILE())
    if profile.program != (rated == "programs"):
        raise AccessDenied(refusals.RATED_KIND())


def table_summary(table: LiveTable, lang: str, key: str | None) -> TableSummary:
    """The information about a table before people sit down. ``key`` is the hash of the key of their seat, if any."""
    room, rules = table.room, table.rules
    seated = key is not None and room.seat_of(key) is not None
    named = seated or table.setup.watchers or not (room.started or room.closed)
    return TableSummary(
        table=table.setup.id,
        title=title_of(table.setup, lang),
        target=rules.finish.target,
        seats=tuple(
            SeatSummary(
                name=place.name if named else "",
                player=place.player,
                side=rules.side_of(seat),
                profile=place.profile if named else "",
                program=place.program,
            )
            for seat, place in enumerate(room.places)
        ),
        open=() if room.started or room.closed else tuple(room.open_seats),
        begun=room.started,
        over=table.over,
        closed=room.closed,
        may_watch=table.setup.watchers,
        rated=bool(table.setup.rated),
        clock=table.setup.clock,
        grace=table.setup.grace,
        rule_sheet=rule_paragraphs(rules, lang),
        rule_headings=rule_headings(rules, lang),
        rule_examples=rule_examples(rules),
        rule_keys=rule_keys(rules),
        rule_brief=rule_brief(rules, lang),
        turn=table.turn if named else None,
        left=table.seconds_left if named else None,
    )
