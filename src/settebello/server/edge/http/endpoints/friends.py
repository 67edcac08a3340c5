"""Endpoints for friends: people who have played together, have profiles and have both added each other."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.profiles import AddFriendRequest, FriendInfo, FriendsResponse, InviteFriendRequest
from settebello.server.edge.http.app_state import notifier_of, now_of, store_of, tables_of
from settebello.server.edge.http.endpoints.profiles import own_profile, profile_in_path
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON, Place
from settebello.server.tables.bans import AccessDenied

INVITED_FOR = 900.0
"""Seconds that an invitation to a table lasts; to a game by the day, it lasts as long as its clock."""


async def list_friends(request: Request) -> Response:
    """``GET /api/profiles/own/friends``: a :class:`~settebello.protocol.profiles.FriendsResponse`. Friends learn that
    the profile is here."""
    profile, _ = await own_profile(request)
    friends, now = store_of(request).friends, now_of(request)
    await friends.note_here(profile.id, now)
    known = await friends.of(profile.id, now)
    return json_response(
        FriendsResponse(
            friends=tuple(
                FriendInfo(
                    id=other.id,
                    name=other.name,
                    program=other.program,
                    friendship=other.friendship,
                    here=other.here,
                    invitation=other.invited_to,
                )
                for other in known
            )
        )
    )


async def add_friend(request: Request) -> Response:
    """``POST /api/profiles/own/friends``: :class:`~settebello.protocol.profiles.AddFriendRequest` in."""
    profile, _ = await own_profile(request)
    wanted = await read_body(request, AddFriendRequest)
    async with tables_of(request).use(wanted.table) as table:
        own, other = _played_together(table, profile.id, wanted.seat)
    store = store_of(request)
    if not await store.profiles.may_meet(own, [other]):
        raise AccessDenied(refusals.KEPT_APART())
    await store.friends.add(profile.id, other.profile, int(now_of(request)))
    return _done()


async def agree(request: Request) -> Response:
    """``POST /api/profiles/own/friends/{profile}``: agree to a request."""
    profile, _ = await own_profile(request)
    await store_of(request).friends.agree(profile.id, profile_in_path(request), int(now_of(request)))
    return _done()


async def remove_friend(request: Request) -> Response:
    """``DELETE /api/profiles/own/friends/{profile}``: end a friendship, decline a request or withdraw one."""
    profile, _ = await own_profile(request)
    await store_of(request).friends.remove(profile.id, profile_in_path(request))
    return _done()


async def invite_friend(request: Request) -> Response:
    """``POST /api/profiles/own/friends/{profile}/invitation``:
    :class:`~settebello.protocol.profiles.InviteFriendRequest` in."""
    profile, _ = await own_profile(request)
    wanted = await read_body(request, InviteFriendRequest)
    async with tables_of(request).use(wanted.table) as table:
        _check_inviting(table, profile.id)
        setup = table.setup
    friend, now = profile_in_path(request), now_of(request)
    seconds = float(setup.clock) if setup.by_day and setup.clock is not None else INVITED_FOR
    is_first = await store_of(request).friends.invite(profile.id, friend, setup.id, now, now + seconds)
    if is_first and (notifier := notifier_of(request)) is not None:
        await notifier.invite(friend, setup, profile.name, seconds)
    return _done()


def _played_together(table: LiveTable, profile: str, seat: int) -> tuple[Place, Place]:
    """The places of the profile and of the person at another seat of a finished game.

    Raises:
        IllegalAction: the game is not over, or one of them has no profile there.
    """
    places = table.room.places
    own = _place_of(table, profile)
    other = places[seat] if seat < len(places) else None
    if not table.over or own is None or other is None or other.player != PERSON or not other.profile:
        raise IllegalAction(refusals.NOT_A_FRIEND_TO_BE())
    return own, other


def _check_inviting(table: LiveTable, profile: str) -> None:
    room = table.room
    if room.started or room.closed or not room.open_seats or _place_of(table, profile) is None:
        raise IllegalAction(refusals.NO_INVITATION())


def _place_of(table: LiveTable, profile: str) -> Place | None:
    """The place of a profile at a table, or None if it does not sit there."""
    return next((place for place in table.room.places if place.profile == profile), None)


def _done() -> Response:
    return Response(status_code=204, headers=NO_STORE)
