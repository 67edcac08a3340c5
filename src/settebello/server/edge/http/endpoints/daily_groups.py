"""Endpoints for private groups for the daily game."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.http import DailyGroupTicket, JoinDailyGroupRequest, MakeDailyGroupRequest
from settebello.server.credentials import KEY_BYTES, bearer_key_hash, hash_key, new_table_id
from settebello.server.edge.http.app_state import now_of, store_of
from settebello.server.edge.http.endpoints.daily import daily_device, daily_secret
from settebello.server.edge.http.endpoints.profiles import seated_profile
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.people.daily_groups import show_group
from settebello.server.store.daily_groups import DailyGroup, GroupMember, GroupNotFound
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.display_name import is_taken, validate_name

MAX_TITLE_LENGTH = 40
_GROUP_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def make_group(request: Request) -> Response:
    """``POST /api/daily/groups``: :class:`~settebello.protocol.http.MakeDailyGroupRequest` in,
    :class:`~settebello.protocol.http.DailyGroupTicket` out. Who makes a group is its first member."""
    wanted = await read_body(request, MakeDailyGroupRequest)
    secret, title, group = await _secret(request), validate_name(wanted.title, MAX_TITLE_LENGTH), new_table_id()
    member = await _member(request, wanted, secret, group)
    await store_of(request).daily_groups.make(
        DailyGroup(id=group, title=title, used=now_of(request), members=(member,))
    )
    return json_response(DailyGroupTicket(group=group, key=_member_key(secret, group, member.device)), 201)


async def join_group(request: Request) -> Response:
    """``POST /api/daily/groups/{group}/members``: :class:`~settebello.protocol.http.JoinDailyGroupRequest` in,
    :class:`~settebello.protocol.http.DailyGroupTicket` out. A device or profile that is in the group is led back to its
    place."""
    wanted = await read_body(request, JoinDailyGroupRequest)
    secret, group = await _secret(request), _group_id(request)
    member = await _member(request, wanted, secret, group)
    joined = await store_of(request).daily_groups.join(group, member, now_of(request), partial(is_taken, member.name))
    return json_response(DailyGroupTicket(group=group, key=_member_key(secret, group, joined.device)), 201)


async def read_group(request: Request) -> Response:
    """``GET /api/daily/groups/{group}``: a :class:`~settebello.protocol.http.DailyGroupResponse`.

    Its members and their results need a member's key: ``Authorization: Bearer KEY``."""
    await _secret(request)
    group = await store_of(request).daily_groups.load(_group_id(request))
    found = await show_group(store_of(request), group, bearer_key_hash(request.headers), now_of(request))
    return json_response(found, headers=NO_STORE)


async def leave_group(request: Request) -> Response:
    """``DELETE /api/daily/groups/{group}/members/own``: leave the group, whose last member ends it. Needs the member's
    key: ``Authorization: Bearer KEY``."""
    group, key = await store_of(request).daily_groups.load(_group_id(request)), bearer_key_hash(request.headers)
    if key is None or all(member.key != key for member in group.members):
        raise AccessDenied(refusals.NOT_IN_GROUP())
    await store_of(request).daily_groups.leave(group.id, key)
    return Response(status_code=204)


def _group_id(request: Request) -> str:
    group: str = request.path_params["group"]
    if not _GROUP_ID.fullmatch(group):
        raise GroupNotFound(refusals.NO_GROUP())
    return group


async def _member(request: Request, wanted: JoinDailyGroupRequest, secret: bytes, group: str) -> GroupMember:
    profile = await seated_profile(request, wanted.profile_key)
    device = daily_device(wanted.device)
    return GroupMember(
        key=hash_key(_member_key(secret, group, device)),
        device=device,
        profile="" if profile is None else profile.id,
        name=validate_name(wanted.name) if profile is None else profile.name,
    )


def _member_key(secret: bytes, group: str, device: str) -> str:
    """The key of a member, which only the server can make again: whoever has joined gets the same."""
    return urlsafe_b64encode(hmac.digest(secret, f"group {group} {device}".encode(), "sha256")[:KEY_BYTES]).decode()


async def _secret(request: Request) -> bytes:
    secret = await daily_secret(request)
    if secret is None:
        raise AccessDenied(refusals.NO_DAILY_TABLE())
    return secret
