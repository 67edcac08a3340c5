"""Endpoints for duplicate matches."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.http import (
    MatchResponse,
    MatchSeat,
    MatchTable,
    MatchTeam,
    MatchTicket,
    OpenMatchRequest,
)
from settebello.record.daily import seed_commitment
from settebello.server.credentials import bearer_key_hash, hash_key, new_key, new_table_id
from settebello.server.edge.http.app_state import now_of, store_of, tables_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response, preferred_language
from settebello.server.limits.processor_time import compute
from settebello.server.people.matches import TableProgress, close_match, watch_match
from settebello.server.store.matches import MatchNotFound, StoredMatch
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.info_messages import variant_title
from settebello.server.tables.match_points import SIDES, finished_boards, places, team_of, team_results
from settebello.server.tables.match_table import make_match_tables, match_rules
from settebello.shuffle import new_seed

_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def open_match(request: Request) -> Response:
    """``POST /api/matches``: :class:`~settebello.protocol.http.OpenMatchRequest` in,
    :class:`~settebello.protocol.http.MatchTicket` out."""
    wanted = await read_body(request, OpenMatchRequest)
    match_rules(wanted)  # raises an error if there is no such match
    name, key, seed = new_table_id(), new_key(), new_seed()
    ids = [new_table_id() for _ in range(wanted.tables)]
    tables = await compute(lambda: make_match_tables(wanted, name, ids, seed, now_of(request)))
    match = StoredMatch(
        id=name,
        key=hash_key(key),
        game=wanted.variant,
        seed=seed.hex(),
        boards=wanted.boards,
        tables=tuple(ids),
        created=int(now_of(request)),
    )
    await store_of(request).matches.create(match, tables)
    return json_response(MatchTicket(match=name, key=key), 201)


async def show_match(request: Request) -> Response:
    """``GET /api/matches/{match}``: a :class:`~settebello.protocol.http.MatchResponse`."""
    return _respond(request, *await watch_match(tables_of(request), await _load(request)))


async def end_match(request: Request) -> Response:
    """``POST /api/matches/{match}/close``: close the match, and return it
    (:class:`~settebello.protocol.http.MatchResponse`). Needs the host's key: ``Authorization: Bearer KEY``."""
    match = await _load(request)
    if bearer_key_hash(request.headers) != match.key:
        raise AccessDenied(refusals.MATCH_HOST())
    return _respond(request, *await close_match(tables_of(request), match))


async def _load(request: Request) -> StoredMatch:
    match = request.path_params["match"]
    if not _MATCH_ID.fullmatch(match):
        raise MatchNotFound(refusals.NO_MATCH())
    return await store_of(request).matches.load(match)


def _respond(request: Request, match: StoredMatch, tables: Sequence[TableProgress]) -> Response:
    title = variant_title(match.game, preferred_language(request.scope), plain=True)
    return json_response(match_response(match, tables, title), headers=NO_STORE)


def match_response(match: StoredMatch, tables: Sequence[TableProgress], title: str) -> MatchResponse:
    """The match as everybody may see it. Of a board that somebody has still to play it tells nothing."""
    seed = bytes.fromhex(match.seed)
    margins = match.margins or tuple(table.margins for table in tables)
    counted = match.boards if match.closed else finished_boards(margins)
    shown = tuple(table[:counted] for table in margins)
    results = team_results(shown) if counted else []
    return MatchResponse(
        match=match.id,
        title=title,
        boards=match.boards,
        closed=match.closed,
        commitment=seed_commitment(seed),
        seed=match.seed if match.closed else None,
        tables=tuple(_table(number, table, len(tables)) for number, table in enumerate(tables)),
        teams=tuple(
            MatchTeam(place=place, match_points=one.match_points, percent=one.percent, difference=one.difference)
            for place, one in zip(places(results), results, strict=True)
        ),
        margins=shown,
    )


def _table(number: int, table: TableProgress, tables: int) -> MatchTable:
    return MatchTable(
        table=table.id,
        seats=tuple(
            MatchSeat(name=place.name, open=seat in table.open, team=team_of(number, seat % SIDES, tables))
            for seat, place in enumerate(table.places)
        ),
        begun=table.begun,
        ended=table.ended,
        finished=sum(margin is not None for margin in table.margins),
    )
