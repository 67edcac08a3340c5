"""Endpoints that take a record: its replay, variations, and practice from one of its positions."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol.replays import PracticeRequest, ReplayRequest, VariationRequest
from settebello.server.edge.http.app_state import now_of, store_of
from settebello.server.edge.http.replay_frames import replay_of, variation_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import json_response
from settebello.server.limits.processor_time import compute
from settebello.server.tables.opening import make_practice_table
from settebello.server.tables.submitted_records import MAX_RECORD_BYTES


async def make_replay(request: Request) -> Response:
    """``POST /api/replays``: :class:`ReplayRequest` in, :class:`~settebello.protocol.replays.Replay` out."""
    wanted = await read_body(request, ReplayRequest, longest=MAX_RECORD_BYTES)
    return await compute(lambda: json_response(replay_of(wanted.record, wanted.lang)))


async def make_variation(request: Request) -> Response:
    """``POST /api/replays/variation``: :class:`VariationRequest` in, :class:`~settebello.protocol.replays.Variation`
    out."""
    wanted = await read_body(request, VariationRequest, longest=MAX_RECORD_BYTES)
    return await compute(
        lambda: json_response(variation_of(wanted.record, wanted.position, wanted.actions, wanted.lang))
    )


async def open_practice(request: Request) -> Response:
    """``POST /api/practice``: :class:`PracticeRequest` in, :class:`~settebello.protocol.http.SeatTicket` out. The new
    table begins at a position of the record. Tables of this server are not read."""
    wanted = await read_body(request, PracticeRequest, longest=MAX_RECORD_BYTES)
    table, ticket = await compute(lambda: make_practice_table(wanted, now_of(request)))
    store = store_of(request)
    await store.create(table)
    return json_response(ticket, 201)
