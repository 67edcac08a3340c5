"""Endpoints for the daily game: the days, their tables, results, and the table of everybody."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from datetime import date, timedelta

from starlette.requests import Request
from starlette.responses import Response

from settebello.protocol import refusals
from settebello.protocol.http import (
    DailyDay,
    DailyInfo,
    DailyResultResponse,
    DailyRow,
    DailyTable,
    OpenDailyRequest,
    SeatTicket,
)
from settebello.record.daily import (
    FIRST_DAY,
    PERSON,
    check_day,
    daily_seed,
    day_end,
    last_closed_day,
    parse_day,
    seed_commitment,
    utc_day,
)
from settebello.server.credentials import KEY_BYTES, bearer_key_hash, hash_key, new_key, new_table_id
from settebello.server.edge.http.app_state import config_of, now_of, store_of, tables_of
from settebello.server.edge.http.endpoints.games import GameNotOver, read_state
from settebello.server.edge.http.endpoints.profiles import seated_profile
from settebello.server.edge.http.endpoints.tables import must_sit
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import NO_STORE, json_response, preferred_language
from settebello.server.limits.processor_time import compute
from settebello.server.model import Profile
from settebello.server.people.daily import check_closed, is_closed, result_of, settle, utc_time
from settebello.server.people.daily_decisions import check_plays_kept, decisions_of
from settebello.server.store.daily import DailyAttempt
from settebello.server.store.kept_games import GameNotFound
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.opening import OpeningError, make_daily_table

DAYS_LISTED = 32
"""The most days whose seeds are listed."""


async def show_daily(request: Request) -> Response:
    """``GET /api/daily``: a :class:`~settebello.protocol.http.DailyInfo`."""
    now, secret = utc_time(now_of(request)), await daily_secret(request)
    if secret is None:
        raise AccessDenied(refusals.NO_DAILY_TABLE())
    today, closed = utc_day(now), last_closed_day(now)
    listed = [today + timedelta(days=1 - number) for number in range(DAYS_LISTED)]
    return json_response(
        DailyInfo(
            today=today.isoformat(),
            left=(day_end(today) - now).total_seconds(),
            closed=closed.isoformat(),
            days=tuple(_day(day, daily_seed(day, secret), closed) for day in listed if day >= FIRST_DAY),
        )
    )


def _day(day: date, seed: bytes, closed: date) -> DailyDay:
    opened = seed.hex() if day <= closed else None
    return DailyDay(day=day.isoformat(), commitment=seed_commitment(seed), seed=opened)


async def open_daily(request: Request) -> Response:
    """``POST /api/daily``: :class:`~settebello.protocol.http.OpenDailyRequest` in,
    :class:`~settebello.protocol.http.SeatTicket` out. A device or profile that has begun today's game is led back to
    it."""
    wanted = await read_body(request, OpenDailyRequest)
    profile = await seated_profile(request, wanted.profile_key)
    day, now = parse_day(wanted.day), utc_time(now_of(request))
    check_day(day, utc_day(now))
    secret = await daily_secret(request)
    if secret is None:
        return json_response(await _open_table(request, wanted, new_table_id(), new_key(), daily_seed(day)), 201)
    if day == utc_day(now):
        return json_response(await _open_attempt(request, wanted, secret, profile), 201)
    check_closed(wanted.day, now_of(request))
    return json_response(await _open_table(request, wanted, new_table_id(), new_key(), daily_seed(day, secret)), 201)


async def _open_attempt(
    request: Request, wanted: OpenDailyRequest, secret: bytes, profile: Profile | None
) -> SeatTicket:
    """The ticket for the one attempt at today's game of this device or profile."""
    device, own = daily_device(wanted.device), "" if profile is None else profile.id
    daily = store_of(request).daily
    first = await daily.find(wanted.day, device, own)
    if first is None:
        table = new_table_id()
        key = _seat_key(secret, table)
        await _open_table(request, wanted, table, key, daily_seed(parse_day(wanted.day), secret))
        first = await daily.begin(
            DailyAttempt(
                table=table, day=wanted.day, device=device, profile=own, key=hash_key(key), begun=now_of(request)
            )
        )
    return SeatTicket(table=first.table, key=_seat_key(secret, first.table), seat=PERSON)


def daily_device(device: str | None) -> str:
    """The hash under which the attempts of a device are stored.

    Raises:
        OpeningError: there is no device.
    """
    if device is None:
        raise OpeningError(refusals.DAILY_DEVICE())
    return hash_key(f"daily {device}")


def _seat_key(secret: bytes, table: str) -> str:
    """The key of the person's seat, which only the server can make again: whoever has begun gets the same."""
    return urlsafe_b64encode(hmac.digest(secret, f"seat {table}".encode(), "sha256")[:KEY_BYTES]).decode()


async def _open_table(request: Request, wanted: OpenDailyRequest, table: str, key: str, seed: bytes) -> SeatTicket:
    setup, first = await compute(lambda: make_daily_table(wanted, table, key, seed, now_of(request)))
    await tables_of(request).create(setup, *first)
    return SeatTicket(table=table, key=key, seat=PERSON)


async def read_result(request: Request) -> Response:
    """``GET /api/tables/{table}/daily``: :class:`~settebello.protocol.http.DailyResultResponse`, once the game is over
    or its day has closed.

    It needs the key of the person's seat: ``Authorization: Bearer KEY``."""
    name, key = request.path_params["table"], bearer_key_hash(request.headers)
    store = store_of(request)
    attempt = await store.daily.of_table(name)
    if attempt is None or attempt.points is None:
        setup, entries = await store.load(name)
        state = await compute(lambda: read_state(setup, entries))
        if setup.day is None:
            raise GameNotFound(refusals.NOT_DAILY())
        must_sit(key, state.room)
        if not state.over and (attempt is None or not is_closed(setup.day, now_of(request))):
            raise GameNotOver(refusals.DAILY_NOT_OVER())
    elif key != attempt.key:
        raise AccessDenied(refusals.RECORD_SEATED() if key is None else refusals.WRONG_KEY())
    lang = preferred_language(request.scope)
    ranked = None
    if attempt is None:
        result = await compute(lambda: result_of(setup, entries))
    else:
        settlement = await settle(store, attempt, tables_of(request).run_job)
        result, ranked = settlement.result, settlement.ranked
    from settebello.study.daily import result_text, share_text  # loads the search

    return json_response(
        DailyResultResponse(
            day=result.day,
            points=result.points,
            par=result.par,
            text=tuple(result_text(result, lang).splitlines()),
            share=share_text(result, lang),
            ranked=ranked,
        ),
        headers=NO_STORE,
    )


async def show_table(request: Request) -> Response:
    """``GET /api/daily/{day}?table=``: the table of everybody (:class:`~settebello.protocol.http.DailyTable`), once the
    day has closed.

    Before that it needs the key of the seat at a table whose daily game is over: ``Authorization: Bearer KEY``."""
    if await daily_secret(request) is None:
        raise AccessDenied(refusals.NO_DAILY_TABLE())
    day = parse_day(request.path_params["day"]).isoformat()
    own = await _own_attempt(request, day)
    if (own is None or own.points is None) and not is_closed(day, now_of(request)):
        raise AccessDenied(refusals.DAILY_OWN_FIRST())
    points = own.points if own is not None and own.ranked else None
    return json_response(_table(day, await store_of(request).daily.points(day), points), headers=NO_STORE)


def _table(day: str, known: Sequence[tuple[int, int]], points: int | None) -> DailyTable:
    attempts = sum(number for _, number in known)
    better = fewer = 0
    if points is not None:
        better = sum(number for others, number in known if others > points)
        fewer = sum(number for others, number in known if others < points)
    equal = attempts - better - fewer - 1
    return DailyTable(
        day=day,
        attempts=attempts,
        rows=tuple(DailyRow(points=points, attempts=number) for points, number in known),
        points=points,
        rank=None if points is None else better + 1,
        percentile=None if points is None or attempts < 2 else 100 * (fewer + equal / 2) / (attempts - 1),
    )


async def show_decisions(request: Request) -> Response:
    """``GET /api/daily/{day}/decisions?table=``: what people played on a day that has closed, and what is best
    (:class:`~settebello.protocol.http.DailyDecisions`).

    With the table of one's own attempt and the key of its seat, ``Authorization: Bearer KEY``, these are the decisions
    of that attempt; without them the most common ones."""
    if await daily_secret(request) is None:
        raise AccessDenied(refusals.NO_DAILY_TABLE())
    day = parse_day(request.path_params["day"]).isoformat()
    check_plays_kept(day, now_of(request))
    attempt, store = await _own_attempt(request, day), store_of(request)
    own = None if attempt is None else await settle(store, attempt, tables_of(request).run_job)
    return json_response(await decisions_of(store, day, own), headers=NO_STORE)


async def _own_attempt(request: Request, day: str) -> DailyAttempt | None:
    """The attempt at the game of that day at the table in the query, whose key is in the request; None if there is
    none.

    Raises:
        AccessDenied: the key is not that of its seat.
    """
    attempt = await store_of(request).daily.of_table(request.query_params.get("table", ""))
    if attempt is None or attempt.day != day:
        return None
    if bearer_key_hash(request.headers) != attempt.key:
        raise AccessDenied(refusals.WRONG_KEY())
    return attempt


async def daily_secret(request: Request) -> bytes | None:
    """The secret from which the seeds follow, or None if they follow from the dates alone."""
    return await store_of(request).daily.secret() if config_of(request).daily else None
