"""Endpoints for blocks of people that a profile does not want to meet."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.profiles import BlockedInfo, BlockPersonRequest
from settebello.server.edge.http.app_state import now_of, tables_of
from settebello.server.edge.http.endpoints.profiles import own_profile, profile_in_path, profiles_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON, Place, Profile


async def block(request: Request) -> Response:
    """``POST /api/profiles/own/blocks/{profile}``: block another profile, so that the two never meet at a table."""
    profile, _ = await own_profile(request)
    await profiles_of(request).block(profile.id, profile_in_path(request), int(now_of(request)))
    return Response(status_code=204, headers=NO_STORE)


async def block_person(request: Request) -> Response:
    """``POST /api/profiles/own/blocks``: :class:`~settebello.protocol.profiles.BlockPersonRequest` in,
    :class:`~settebello.protocol.profiles.BlockedInfo` out."""
    profile, _ = await own_profile(request)
    wanted = await read_body(request, BlockPersonRequest)
    tables = tables_of(request)
    async with tables.use(wanted.table) as table:
        other = _other_person(table, profile, wanted.seat)
    profiles, now = profiles_of(request), int(now_of(request))
    if other.profile:
        await profiles.block(profile.id, other.profile, now)
        blocked = other.profile
    else:
        blocked = await profiles.block_device(profile.id, other.device, other.name, now)
    return json_response(BlockedInfo(id=blocked, name=other.name, program=other.program), 201)


async def unblock(request: Request) -> Response:
    """``DELETE /api/profiles/own/blocks/{profile}``: lift the block with that id in
    :class:`~settebello.protocol.profiles.OwnProfile`."""
    profile, _ = await own_profile(request)
    await profiles_of(request).unblock(profile.id, profile_in_path(request))
    return Response(status_code=204, headers=NO_STORE)


def _other_person(table: LiveTable, profile: Profile, seat: int) -> Place:
    """The person at a seat of a table where the profile sits too.

    Raises:
        IllegalAction: there is no such person, or no id to block them by.
    """
    places = table.room.places
    seated = any(place.profile == profile.id for place in places)
    other = places[seat] if seated and seat < len(places) else None
    if other is None or other.player != PERSON or not (other.profile or other.device):
        raise IllegalAction(refusals.NOT_BLOCKABLE())
    return other
