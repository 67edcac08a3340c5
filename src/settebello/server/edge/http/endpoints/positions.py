"""Endpoints of the explorer. They read no table: a position comes from a record or from a person."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol.positions import ExploredPosition, PositionLine, PositionRequest
from settebello.protocol.replays import VariationRequest
from settebello.record.seat_positions import read_seat_position, recorded_view, write_seat_position
from settebello.record.titles import rules_title
from settebello.server.edge.http.app_state import explorer_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import json_response
from settebello.server.limits.processor_time import compute
from settebello.server.tables.info_messages import table_info_of
from settebello.server.tables.submitted_records import MAX_RECORD_BYTES, read_submitted
from settebello.wording.catalogue import language


async def explore_position(request: Request) -> Response:
    """``POST /api/positions``: :class:`PositionRequest` in, :class:`ExploredPosition` out."""
    wanted = await read_body(request, PositionRequest, longest=MAX_RECORD_BYTES)
    lang = language(wanted.lang)
    rules, view = await compute(lambda: read_seat_position(wanted.position))
    exploration = await explorer_of(request).explore(wanted.position)
    people = [("", "")] * rules.seats
    table = table_info_of(rules, lang, title=rules_title(rules, lang), people=people, seat=view.seat)
    return json_response(ExploredPosition(table=table, view=view, exploration=exploration))


async def find_recorded_position(request: Request) -> Response:
    """``POST /api/positions/recorded``: :class:`~settebello.protocol.replays.VariationRequest` in,
    :class:`PositionLine` out."""
    wanted = await read_body(request, VariationRequest, longest=MAX_RECORD_BYTES)
    return json_response(PositionLine(position=await compute(lambda: _recorded(wanted))))


def _recorded(wanted: VariationRequest) -> str:
    record = read_submitted(wanted.record)
    return write_seat_position(recorded_view(record, wanted.position, wanted.actions), record.rules)
