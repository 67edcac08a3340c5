"""Endpoints for notifications: the server's key, and the browsers that are notified about a seat or invitations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.push import PushInfo, SubscribeRequest, UnsubscribeRequest
from settebello.server.credentials import bearer_key_hash
from settebello.server.edge.http.app_state import notifier_of, tables_of
from settebello.server.edge.http.endpoints.profiles import own_profile
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.tables.bans import AccessDenied
from settebello.wording import languages

if TYPE_CHECKING:
    from settebello.server.people.push.notifier import Notifier


async def show_push(request: Request) -> Response:
    """``GET /api/push``: a :class:`PushInfo`."""
    notifier = notifier_of(request)
    return json_response(PushInfo(key=None if notifier is None else notifier.public_key))


async def subscribe(request: Request) -> Response:
    """``POST /api/tables/{table}/seats/push``: :class:`SubscribeRequest` in. Needs the key of a seat."""
    wanted = await read_body(request, SubscribeRequest)
    notifier = _notifier(request)
    table, key = await _seat(request)
    await notifier.subscribe(table, key, wanted, wanted.lang if wanted.lang in languages() else "en")
    return Response(status_code=204, headers=NO_STORE)


async def unsubscribe(request: Request) -> Response:
    """``DELETE /api/tables/{table}/seats/push``: :class:`UnsubscribeRequest` in. Needs the key of a seat."""
    wanted = await read_body(request, UnsubscribeRequest)
    notifier = _notifier(request)
    table, key = await _seat(request)
    await notifier.unsubscribe(table, key, wanted.endpoint)
    return Response(status_code=204, headers=NO_STORE)


async def subscribe_profile(request: Request) -> Response:
    """``POST /api/profiles/own/push``: :class:`SubscribeRequest` in. The device is notified of invitations."""
    wanted = await read_body(request, SubscribeRequest)
    notifier = _notifier(request)
    _, key = await own_profile(request)
    await notifier.subscribe_device(key, wanted, wanted.lang if wanted.lang in languages() else "en")
    return Response(status_code=204, headers=NO_STORE)


async def unsubscribe_profile(request: Request) -> Response:
    """``DELETE /api/profiles/own/push``: the device is no longer notified of invitations."""
    notifier = _notifier(request)
    _, key = await own_profile(request)
    await notifier.unsubscribe_device(key)
    return Response(status_code=204, headers=NO_STORE)


def _notifier(request: Request) -> Notifier:
    notifier = notifier_of(request)
    if notifier is None:
        raise AccessDenied(refusals.NO_PUSH())
    return notifier


async def _seat(request: Request) -> tuple[str, str]:
    """The table, and the hash of the key of a seat there.

    Raises:
        AccessDenied: the request has no such key.
    """
    tables = tables_of(request)
    key = bearer_key_hash(request.headers)
    async with tables.use(request.path_params["table"]) as table:
        if key is None or table.room.seat_of(key) is None:
            raise AccessDenied(table.room.bans.refusal_for(key or "") or refusals.WRONG_KEY())
        return table.setup.id, key
