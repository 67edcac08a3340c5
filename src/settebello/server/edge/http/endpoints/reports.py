"""The endpoint for reports: somebody at a table reports somebody else there to the operator."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.http import ReportRequest
from settebello.server.credentials import bearer_key_hash, log_label
from settebello.server.edge.http.app_state import metrics_of, tables_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON
from settebello.server.tables.bans import AccessDenied

log = logging.getLogger(__name__)


async def report_person(request: Request) -> Response:
    """``POST /api/tables/{table}/seats/report``: :class:`ReportRequest` in. Needs the key of a seat. The report goes to
    the server's log."""
    wanted = await read_body(request, ReportRequest)
    tables = tables_of(request)
    metrics = metrics_of(request)
    async with tables.use(request.path_params["table"]) as table:
        key = bearer_key_hash(request.headers)
        reporter = None if key is None else table.room.seat_of(key)
        if reporter is None:
            raise AccessDenied(table.room.bans.refusal_for(key or "") or refusals.WRONG_KEY())
        _check_person(table, reporter, wanted.seat)
        log.warning("%s", report_text(table, reporter, wanted.seat))
    metrics.reports.inc()
    return Response(status_code=204, headers=NO_STORE)


def _check_person(table: LiveTable, reporter: int, seat: int) -> None:
    places = table.room.places
    if seat == reporter or seat >= len(places) or places[seat].player != PERSON:
        raise IllegalAction(refusals.NOT_REPORTABLE())


def report_text(table: LiveTable, reporter: int, seat: int) -> str:
    """The text for the log: the reporting and the reported person, the table, and what the reported person has said to
    the other lately. Names and texts have no control characters, so a report is one line."""
    places = table.room.places
    said = ", ".join(table.said_by(seat, reporter)) or "nothing lately"
    return (
        f"Report at table {log_label(table.setup.id)}: {places[reporter].name!r} (seat {reporter}) reports "
        f"{places[seat].name!r} (seat {seat}), who has said: {said}."
    )
