"""Endpoints for finished games with a permanent link."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.protocol.http import GameIdResponse
from settebello.record import write
from settebello.server.credentials import bearer_key_hash, new_game_id
from settebello.server.edge.http.app_state import config_of, metrics_of, now_of, store_of, tables_of
from settebello.server.edge.http.responses import NO_STORE, json_response
from settebello.server.limits.processor_time import compute
from settebello.server.model import Entry, TableSetup
from settebello.server.people.daily import check_closed
from settebello.server.people.matches import watch_match
from settebello.server.store.base import TableNotFound, wrap_table_errors
from settebello.server.store.kept_games import GameNotFound, KeptGame
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.public_record import public_record
from settebello.server.tables.room import Room
from settebello.server.tables.state import TableState

_GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class GameNotOver(SettebelloError):
    """A request for a permanent link to an unfinished game."""


async def keep_game(request: Request) -> Response:
    """``POST /api/tables/{table}/game``: keep a finished game, and return its id (:class:`GameIdResponse`). A repeated
    request returns the same id. Needs the key of a seat: ``Authorization: Bearer KEY``."""
    setup, entries = await store_of(request).load(request.path_params["table"])
    state = await compute(lambda: read_state(setup, entries))
    seat = _seat_of(state.room, bearer_key_hash(request.headers))
    if not config_of(request).keep_games:
        raise AccessDenied(refusals.NO_LINKS())
    if not state.over:
        raise GameNotOver(refusals.GAME_NOT_OVER())
    await check_opened(request, setup)
    record = await compute(lambda: _record(setup, entries))
    game = KeptGame(
        id=new_game_id(),
        table=setup.id,
        title=setup.title,
        record=record,
        keys=tuple(place.key for place in state.room.places),
        created=int(now_of(request)),
    )
    kept = await store_of(request).games.keep(game, seat)
    metrics_of(request).games_kept.inc()
    return json_response(GameIdResponse(game=kept))


async def read_game(request: Request) -> Response:
    """``GET /api/games/{game}``: a kept game as record text."""
    return PlainTextResponse((await load_game(request)).record, headers=NO_STORE)


async def take_down_game(request: Request) -> Response:
    """``DELETE /api/games/{game}``: take down a kept game and its reviews. Needs the key of a seat:
    ``Authorization: Bearer KEY``."""
    game = await load_game(request)
    await store_of(request).games.take_down(game.id, await seat_at_game(request, game))
    metrics_of(request).games_taken_down.inc()
    return Response(status_code=204, headers=NO_STORE)


async def load_game(request: Request) -> KeptGame:
    """The kept game with the id in the address.

    Raises:
        GameNotFound: there is none.
        GameTakenDown: it was taken down.
    """
    game = request.path_params["game"]
    if not _GAME_ID.fullmatch(game):
        raise GameNotFound(refusals.NO_GAME())
    return await store_of(request).games.load(game)


async def seat_at_game(request: Request, game: KeptGame) -> int:
    """The seat whose key is in the request. While the table exists, its keys count, since a key may have been renewed.

    Raises:
        AccessDenied: there is no key, or it does not belong to this game.
    """
    key = bearer_key_hash(request.headers)
    try:
        setup, entries = await store_of(request).load(game.table)
    except TableNotFound:
        if key is None or key not in game.keys:
            raise _denied(key) from None
        return game.keys.index(key)
    return _seat_of((await compute(lambda: read_state(setup, entries))).room, key)


async def check_opened(request: Request, setup: TableSetup) -> None:
    """Check that the cards of a table may be shown: nobody else has still to play them.

    Raises:
        DayOpen: the day of the daily game is open.
        GameNotOver: the match is not closed.
    """
    if setup.match_id:
        match = await store_of(request).matches.load(setup.match_id)
        if not match.closed:
            match, _ = await watch_match(tables_of(request), match)
        if not match.closed:
            raise GameNotOver(refusals.MATCH_OPEN())
    if setup.day is not None and config_of(request).daily:
        check_closed(setup.day, now_of(request))


def read_state(setup: TableSetup, entries: Sequence[Entry]) -> TableState:
    """The state of a stored table. It replays the whole game: call it in :func:`compute`.

    Raises:
        StoreError: what is stored is no table.
    """
    with wrap_table_errors():
        return TableState(setup, entries)


def _record(setup: TableSetup, entries: Sequence[Entry]) -> str:
    with wrap_table_errors():
        return write(public_record(setup, entries))


def _seat_of(room: Room, key: str | None) -> int:
    seat = None if key is None else room.seat_of(key)
    if seat is None:
        raise _denied(key)
    return seat


def _denied(key: str | None) -> AccessDenied:
    return AccessDenied(refusals.GAME_SEATED() if key is None else refusals.GAME_NOT_YOURS())
