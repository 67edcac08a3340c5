"""Kept games and their reviews in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

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
from settebello.server.store.postgres.pool import RetryingPool

if TYPE_CHECKING:
    Database = Any  # the types of asyncpg are too loose to be checked
    Row = Any


class PostgresKeptGames:
    """The kept games (:class:`~settebello.server.store.kept_games.KeptGames`)."""

    def __init__(self, pool: RetryingPool) -> None:
        self._pool = pool

    async def keep(self, game: KeptGame, seat: int) -> str:
        keys = msgspec.json.encode(game.keys).decode()
        values = game.id, game.table, game.title, game.record, keys, game.created

        async def job(database: Database) -> str | None:
            found: str | None = await database.fetchval(_KEEP, *values, seat)
            return found

        found = await self._pool.run(job)
        if found is None:
            raise GameTakenDown(refusals.GAME_STAYS_DOWN())
        return found

    async def load(self, game: str) -> KeptGame:
        row = await self._pool.run(lambda database: _find(database, game))
        return KeptGame(
            id=row["id"],
            table=row["table_id"],
            title=row["title"],
            record=row["record"],
            keys=msgspec.json.decode(row["keys"], type=tuple[str | None, ...]),
            created=row["created"],
        )

    async def take_down(self, game: str, seat: int) -> None:
        asked = 0

        async def job(database: Database) -> None:
            nonlocal asked
            asked += 1
            async with database.transaction():
                try:
                    await _find(database, game, lock=True)
                except GameTakenDown:
                    if asked > 1:
                        return  # taken down before the connection was lost
                    raise
                await database.execute("DELETE FROM reviews WHERE game_id = $1", game)
                await database.execute(_TAKE_DOWN, game, seat)

        await self._pool.run(job)


class PostgresReviews:
    """The reviews (:class:`~settebello.server.store.kept_games.Reviews`)."""

    def __init__(self, pool: RetryingPool) -> None:
        self._pool = pool

    async def acquire(self, job: ReviewJob, *, stale_before: float) -> ReviewJob:
        async def acquired(database: Database) -> ReviewJob:
            async with database.transaction():
                await _find(database, job.game, lock=True)  # one job of a game at a time
                for known in await _jobs(database, job.game):
                    if known.pending and known.at >= stale_before:
                        return known
                    if known.judge == job.judge and known.state == "done":
                        return known
                values = job.game, job.judge, job.precision, job.state, job.percent, job.owner, job.at
                await database.execute(_ACQUIRE, *values)
                return job

        return await self._pool.run(acquired)

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        values = job.state, job.percent, job.at, review, job.game, job.judge, job.owner

        async def updated(database: Database) -> bool:
            return await database.fetchval(_UPDATE, *values) is not None

        return await self._pool.run(updated)

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        return await self._pool.run(lambda database: _jobs(database, game))

    async def load(self, game: str, judge: str) -> str | None:
        async def job(database: Database) -> str | None:
            found: str | None = await database.fetchval(
                "SELECT review FROM reviews WHERE game_id = $1 AND judge = $2", game, judge
            )
            return found

        return await self._pool.run(job)


async def _find(database: Database, game: str, *, lock: bool = False) -> Row:
    """The row of a game that has not been taken down. With ``lock``, it is locked until the transaction ends."""
    query = f"SELECT {GAME_COLUMNS} FROM games WHERE id = $1" + (" FOR UPDATE" if lock else "")
    row = await database.fetchrow(query, game)
    if row is None:
        raise GameNotFound(refusals.NO_GAME())
    if row["taken_down_by"] is not None:
        raise GameTakenDown(refusals.GAME_TAKEN_DOWN())
    return row


async def _jobs(database: Database, game: str) -> list[ReviewJob]:
    rows = await database.fetch(
        "SELECT judge, precision, state, percent, owner, at FROM reviews WHERE game_id = $1 ORDER BY at DESC", game
    )
    return [ReviewJob(game=game, **dict(row)) for row in rows]


_KEEP = """
    INSERT INTO games (id, table_id, title, record, keys, created) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (table_id) DO UPDATE SET
        keys = excluded.keys,
        id = CASE WHEN games.taken_down_by IS NULL THEN games.id ELSE excluded.id END,
        record = CASE WHEN games.taken_down_by IS NULL THEN games.record ELSE excluded.record END,
        created = CASE WHEN games.taken_down_by IS NULL THEN games.created ELSE excluded.created END,
        taken_down_by = NULL
    WHERE games.taken_down_by IS NULL OR games.taken_down_by = $7
    RETURNING id
"""
_TAKE_DOWN = "UPDATE games SET record = '', keys = '[]', taken_down_by = $2 WHERE id = $1"
_ACQUIRE = f"""
    INSERT INTO reviews ({REVIEW_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (game_id, judge) DO UPDATE SET
        state = excluded.state, percent = excluded.percent, owner = excluded.owner, at = excluded.at, review = NULL
"""
_UPDATE = """
    UPDATE reviews SET state = $1, percent = $2, at = $3, review = $4
    WHERE game_id = $5 AND judge = $6 AND owner = $7 AND state IN ('waiting', 'running') RETURNING game_id
"""
