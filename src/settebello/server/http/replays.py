"""The endpoint of replays."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol.replays import ReplayRequest
from settebello.server.http.request_body import read_body
from settebello.server.http.responses import json_response
from settebello.server.replay_frames import replay_of

MAX_RECORD_BYTES = 256 * 1024
"""Bytes of a request with a record."""


async def make_replay(request: Request) -> Response:
    """``POST /api/replays``: :class:`ReplayRequest` in, :class:`~settebello.protocol.replays.Replay` out.

    One at a time, in a thread: the games at the tables go on meanwhile."""
    wanted = await read_body(request, ReplayRequest, longest=MAX_RECORD_BYTES)
    one_at_a_time: asyncio.Semaphore = request.app.state.replays
    async with one_at_a_time:
        return await asyncio.to_thread(lambda: json_response(replay_of(wanted.record, wanted.lang)))
