"""The time of a request."""

from __future__ import annotations

from starlette.requests import Request

from settebello.server.live.table_registry import TableRegistry


def now_of(request: Request) -> float:
    """The time of the application's clock, in seconds since 1970."""
    tables: TableRegistry = request.app.state.tables
    return tables.clock.now()
