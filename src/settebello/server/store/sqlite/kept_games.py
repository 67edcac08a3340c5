"""Kept games and their reviews in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from settebello.protocol import refusals
from settebello.server.store.kept_games import (
    GAME_COLUMNS,
    REVIEW_COLUMNS,
    GameNotFound,
    GameTakenDown,
    KeptGame,
    ReviewJob,
)
from settebello.server.store.sqlite.writer import Writer

T = TypeVar("T")


class Read(Protocol):
    """Runs a job on the reading connection."""

    def __call__(self, job: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...


class SqliteKeptGames:
    """The kept games (:class:`~settebello.server.store.kept_games.KeptGames`)."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def keep(self, game: KeptGame, seat: int) -> str:
        return await self._writer.do(lambda database: _keep(database, game, seat))

    async def load(self, game: str) -> KeptGame:
        row = await self._read(lambda database: _find(database, game))
        return KeptGame(
            id=row[0],
            table=row[1],
            title=row[2],
            record=row[3],
            keys=msgspec.json.decode(row[4], type=tuple[str | None, ...]),
            created=row[5],
        )

    async def take_down(self, game: str, seat: int) -> None:
        await self._writer.do(lambda database: _take_down(database, game, seat))


class SqliteReviews:
    """The reviews (:class:`~settebello.server.store.kept_games.Reviews`)."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def acquire(self, job: ReviewJob, *, stale_before: float) -> ReviewJob:
        return await self._writer.do(lambda database: _acquire(database, job, stale_before))

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        return await self._writer.do(lambda database: _update(database, job, review))

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        return await self._read(lambda database: _jobs(database, game))

    async def load(self, game: str, judge: str) -> str | None:
        query = "SELECT review FROM reviews WHERE game_id = ? AND judge = ?"
        row: tuple[str | None] | None = await self._read(
            lambda database: database.execute(query, (game, judge)).fetchone()
        )
        return None if row is None else row[0]


def _find(database: sqlite3.Connection, game: str) -> tuple[Any, ...]:
    """The row of a game that has not been taken down."""
    query = f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?"
    row: tuple[Any, ...] | None = database.execute(query, (game,)).fetchone()
    if row is None:
        raise GameNotFound(refusals.NO_GAME())
    if row[-1] is not None:
        raise GameTakenDown(refusals.GAME_TAKEN_DOWN())
    return row


def _keep(database: sqlite3.Connection, game: KeptGame, seat: int) -> str:
    keys = msgspec.json.encode(game.keys).decode()
    query = "SELECT id, taken_down_by FROM games WHERE table_id = ?"
    known: tuple[str, int | None] | None = database.execute(query, (game.table,)).fetchone()
    if known is not None and known[1] is None:
        database.execute("UPDATE games SET keys = ? WHERE id = ?", (keys, known[0]))
        return known[0]
    if known is not None and known[1] != seat:
        raise GameTakenDown(refusals.GAME_STAYS_DOWN())
    row = (game.id, game.table, game.title, game.record, keys, game.created)
    database.execute(f"INSERT OR REPLACE INTO games ({GAME_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, NULL)", row)
    return game.id


def _take_down(database: sqlite3.Connection, game: str, seat: int) -> None:
    _find(database, game)
    database.execute("DELETE FROM reviews WHERE game_id = ?", (game,))
    database.execute("UPDATE games SET record = '', keys = '[]', taken_down_by = ? WHERE id = ?", (seat, game))


def _acquire(database: sqlite3.Connection, job: ReviewJob, stale_before: float) -> ReviewJob:
    _find(database, job.game)
    for known in _jobs(database, job.game):
        if known.pending and known.at >= stale_before:
            return known
        if known.judge == job.judge and known.state == "done":
            return known
    row = (job.game, job.judge, job.precision, job.state, job.percent, job.owner, job.at)
    database.execute(f"INSERT OR REPLACE INTO reviews ({REVIEW_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return job


def _update(database: sqlite3.Connection, job: ReviewJob, review: str | None) -> bool:
    query = """
        UPDATE reviews SET state = ?, percent = ?, at = ?, review = ?
        WHERE game_id = ? AND judge = ? AND owner = ? AND state IN ('waiting', 'running')
    """
    row = (job.state, job.percent, job.at, review, job.game, job.judge, job.owner)
    return database.execute(query, row).rowcount == 1


def _jobs(database: sqlite3.Connection, game: str) -> list[ReviewJob]:
    query = "SELECT judge, precision, state, percent, owner, at FROM reviews WHERE game_id = ? ORDER BY at DESC"
    return [
        ReviewJob(game=game, judge=judge, precision=precision, state=state, percent=percent, owner=owner, at=at)
        for judge, precision, state, percent, owner, at in database.execute(query, (game,)).fetchall()
    ]
