"""Endpoints for profiles: the lasting identities of people without an account."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.profiles import (
    BestResponse,
    BlockedInfo,
    CreateProfileRequest,
    NewProfile,
    OwnProfile,
    ProfileDeviceInfo,
    ProfileInfo,
    RatedProfile,
    RatedResult,
    RatingInfo,
    RenameProfileRequest,
    RestoreProfileRequest,
)
from settebello.server.credentials import bearer_key_hash, hash_key, new_profile_id, validate_key
from settebello.server.edge.http.app_state import config_of, metrics_of, now_of, store_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.edge.socket.device_kind import device_kind
from settebello.server.model import Profile
from settebello.server.people.recovery_phrase import hash_phrase, new_phrase, validate_phrase
from settebello.server.ratings.weights import MANY_OPPONENTS, SETTLED_DAYS, SETTLED_GAMES
from settebello.server.store.profiles import ProfileDevice, ProfileNotFound, Profiles
from settebello.server.store.ratings import MONTH_GAMES, ProfileRating
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.display_name import looks_of, validate_name

RESULTS_SHOWN = 10
"""The number of rated games that a profile shows."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def create_profile(request: Request) -> Response:
    """``POST /api/profiles``: :class:`~settebello.protocol.profiles.CreateProfileRequest` in,
    :class:`~settebello.protocol.profiles.NewProfile` out."""
    profiles, wanted = profiles_of(request), await read_body(request, CreateProfileRequest)
    name, device, phrase = validate_name(wanted.name), _device(request, wanted.key), new_phrase()
    fresh = Profile(id=new_profile_id(), name=name, program=wanted.program, created=int(now_of(request)))
    made = await profiles.create(fresh, device, hash_phrase(phrase), looks_of(name))
    if made.id == fresh.id:
        metrics_of(request).profiles_made.inc()
    return json_response(NewProfile(profile=await _own_info(request, made, device.key), phrase=phrase), 201)


async def restore_profile(request: Request) -> Response:
    """``POST /api/profiles/restore``: :class:`~settebello.protocol.profiles.RestoreProfileRequest` in,
    :class:`~settebello.protocol.profiles.OwnProfile` out."""
    profiles, wanted = profiles_of(request), await read_body(request, RestoreProfileRequest)
    device, phrase = _device(request, wanted.key), validate_phrase(wanted.phrase)
    profile = await profiles.add_device(hash_phrase(phrase), device)
    return json_response(await _own_info(request, profile, device.key), 201)


async def read_own_profile(request: Request) -> Response:
    """``GET /api/profiles/own``: the profile of the device whose key is sent
    (:class:`~settebello.protocol.profiles.OwnProfile`)."""
    profile, key = await own_profile(request)
    return json_response(await _own_info(request, profile, key))


async def rename_profile(request: Request) -> Response:
    """``POST /api/profiles/own/name``: :class:`~settebello.protocol.profiles.RenameProfileRequest` in,
    :class:`~settebello.protocol.profiles.OwnProfile` out."""
    profile, key = await own_profile(request)
    name = validate_name((await read_body(request, RenameProfileRequest)).name)
    profile = await profiles_of(request).rename(profile, name, looks_of(name))
    return json_response(await _own_info(request, profile, key))


async def change_phrase(request: Request) -> Response:
    """``POST /api/profiles/own/phrase``: make a new recovery phrase, which replaces the old one
    (:class:`~settebello.protocol.profiles.NewProfile`)."""
    profile, key = await own_profile(request)
    phrase = new_phrase()
    await profiles_of(request).change_phrase(profile.id, hash_phrase(phrase))
    return json_response(NewProfile(profile=await _own_info(request, profile, key), phrase=phrase))


async def delete_profile(request: Request) -> Response:
    """``DELETE /api/profiles/own``: delete a profile and everything that is stored about it."""
    profile, _ = await own_profile(request)
    await profiles_of(request).delete(profile.id)
    metrics_of(request).profiles_deleted.inc()
    return _done()


async def remove_device(request: Request) -> Response:
    """``DELETE /api/profiles/own/devices/{device}``: remove a device from a profile."""
    profile, _ = await own_profile(request)
    await profiles_of(request).remove_device(profile.id, request.path_params["device"])
    return _done()


async def read_profile(request: Request) -> Response:
    """``GET /api/profiles/{profile}``: a profile as everybody sees it
    (:class:`~settebello.protocol.profiles.ProfileInfo`)."""
    profile = (await profiles_of(request).load([profile_in_path(request)])).get(profile_in_path(request))
    if profile is None:
        raise ProfileNotFound(refusals.NO_PROFILE())
    ratings = await _ratings(request, profile.id)
    return json_response(ProfileInfo(id=profile.id, name=profile.name, program=profile.program, ratings=ratings))


async def list_best(request: Request) -> Response:
    """``GET /api/ratings?pool=``: the best of a rating pool (:class:`~settebello.protocol.profiles.BestResponse`).
    Default: the pool with the most people."""
    profiles_of(request)
    ratings = store_of(request).ratings
    pools = await ratings.pools()
    pool = request.query_params.get("pool") or next(iter(pools), "")
    now = now_of(request)
    best = await ratings.best(pool) if pool in pools else ()
    month = await ratings.best_since(pool, month_start(now)) if pool in pools else ()
    return json_response(
        BestResponse(
            pools=tuple(pools),
            pool=pool,
            best=tuple(_rated_profile(one, now) for one in best),
            month=tuple(_rated_profile(one, now) for one in month),
            month_games=MONTH_GAMES,
            games=SETTLED_GAMES,
            days=SETTLED_DAYS,
            opponents=MANY_OPPONENTS,
        )
    )


def month_start(now: float) -> float:
    """The beginning of the month of a time, in UTC; both in seconds since 1970.

    >>> month_start(1_700_000_000.0)  # 14 November 2023
    1698796800.0
    """
    begun = datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return begun.timestamp()


def _rated_profile(known: ProfileRating, now: float) -> RatedProfile:
    return RatedProfile(id=known.profile, name=known.name, rating=_rating_info(known, now))


async def _ratings(request: Request, profile: str) -> tuple[RatingInfo, ...]:
    ratings = store_of(request).ratings
    now = now_of(request)
    return tuple(_rating_info(known, now) for known in await ratings.of(profile))


async def _results(request: Request, profile: str) -> tuple[RatedResult, ...]:
    return tuple(
        RatedResult(
            table=game.table,
            pool=game.pool,
            won=game.won,
            others=game.others,
            before=round(game.before),
            after=round(game.after),
            ended=int(game.ended),
        )
        for game in await store_of(request).ratings.played(profile, RESULTS_SHOWN)
    )


def _rating_info(known: ProfileRating, now: float) -> RatingInfo:
    rating = known.now(now)
    return RatingInfo(
        pool=known.pool,
        rating=round(rating.mean),
        low=rating.low,
        high=rating.high,
        games=known.games,
        won=known.won,
    )


async def own_profile(request: Request) -> tuple[Profile, str]:
    """The profile of the device whose key is in the header ``Authorization``, and the hash of that key.

    Raises:
        AccessDenied: this server has no profiles.
        ProfileNotFound: there is no key, or no profile with it.
    """
    profiles, key = profiles_of(request), bearer_key_hash(request.headers)
    if key is None:
        raise ProfileNotFound(refusals.NO_PROFILE())
    return await profiles.find(key, now_of(request)), key


async def seated_profile(request: Request, key: str | None) -> Profile | None:
    """The profile of the device with that key, for taking a seat, or None without a key.

    Raises:
        AccessDenied: this server has no profiles.
        ProfileNotFound: there is no profile with this key.
    """
    return None if key is None else await profiles_of(request).find(hash_key(key), now_of(request))


async def _own_info(request: Request, profile: Profile, key: str) -> OwnProfile:
    profiles = profiles_of(request)
    return OwnProfile(
        id=profile.id,
        name=profile.name,
        program=profile.program,
        created=profile.created,
        devices=tuple(
            ProfileDeviceInfo(id=device.id, kind=device.kind, since=device.since, own=device.key == key)
            for device in await profiles.devices(profile.id)
        ),
        blocked=tuple(
            BlockedInfo(id=other.id, name=other.name, program=other.program)
            for other in await profiles.blocked(profile.id)
        ),
        ratings=await _ratings(request, profile.id),
        results=await _results(request, profile.id),
        people_met=await store_of(request).ratings.people_met(profile.id),
    )


def _device(request: Request, key: str) -> ProfileDevice:
    kind = device_kind(request.headers.get("user-agent", ""))
    return ProfileDevice(key=hash_key(validate_key(key)), kind=kind, since=int(now_of(request)))


def profile_in_path(request: Request) -> str:
    """The id of a profile in the address.

    Raises:
        ProfileNotFound: the address cannot contain such an id.
    """
    name: str = request.path_params["profile"]
    if not _ID.fullmatch(name):
        raise ProfileNotFound(refusals.NO_PROFILE())
    return name


def _done() -> Response:
    return Response(status_code=204, headers=NO_STORE)


def profiles_of(request: Request) -> Profiles:
    """The profiles of the server.

    Raises:
        AccessDenied: this server has none.
    """
    config = config_of(request)
    if not config.profiles:
        raise AccessDenied(refusals.NO_PROFILES())
    return store_of(request).profiles
