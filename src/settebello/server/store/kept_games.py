"""Games that are kept for good: finished games with a permanent link, and the reviews of them.

A kept game is independent of its table, which may expire.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Literal

import msgspec
from msgspec import Struct

from settebello.protocol import refusals
from settebello.server.store.base import StoreError
from settebello.server.store.scripts import Query, Script, Scripts


class GameNotFound(StoreError):
    """There is no kept game with that id."""


class GameTakenDown(StoreError):
    """Somebody who sat at the game has taken it down."""


class KeptGame(Struct, frozen=True, kw_only=True):
    """A finished game with a permanent link."""

    id: str
    """An unguessable id. Anyone who knows it may read the game."""
    table: str
    """The id of the game's table."""
    title: str
    """The title of the table."""
    record: str
    """Record text."""
    keys: tuple[str | None, ...]
    """The hash of the key of each seat, or None for a bot."""
    created: int
    """Seconds since 1970."""


class KeptGames:
    """The finished games in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def keep(self, game: KeptGame, seat: int) -> str:
        """Keep a game on behalf of ``seat``, and return its id. If the game of that table is already kept, it keeps its
        old id, and its keys are replaced.

        A game that was taken down is kept again, with the new id, only on behalf of the seat that took it down.

        Raises:
            GameTakenDown: the person at another seat has taken it down.
            StoreError: it was not stored.
        """
        return await self._scripts.write(lambda: _keep(game, seat))

    async def load(self, game: str) -> KeptGame:
        """The game with that id.

        Raises:
            GameNotFound: there is none.
            GameTakenDown: it was taken down.
        """
        return await self._scripts.read(lambda: _load(game))

    async def take_down(self, game: str, seat: int) -> None:
        """Delete the record and the reviews of a game, and remember which seat took it down.

        Raises:
            GameNotFound: there is no such game.
            GameTakenDown: it has already been taken down.
        """
        attempts = count()
        await self._scripts.write(lambda: _take_down(game, seat, again=next(attempts) > 0))


ReviewState = Literal["waiting", "running", "done", "failed"]


class ReviewJob(Struct, frozen=True, kw_only=True):
    """A review of a kept game: requested, in progress, or done."""

    game: str
    judge: str
    """The identity of the judge: its method, the digest of its weights, its precision, and its grading of losses."""
    precision: str
    """The name of the precision."""
    state: ReviewState
    percent: int = 0
    owner: str = ""
    """The owner that works on it, a random id that is new for each attempt."""
    at: float = 0.0
    """The time when its owner last wrote to it, in seconds since 1970."""

    @property
    def pending(self) -> bool:
        """Whether it waits or runs."""
        return self.state in ("waiting", "running")


class Reviews:
    """The reviews in a database, by game and judge. A review is JSON text; a job says how far it is."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def acquire(self, job: ReviewJob, *, stale_before: float) -> ReviewJob:
        """Store a job, unless a job of the same game is pending or the same judge's review already exists.

        Args:
            job: the job.
            stale_before: a pending job is dead, and is replaced, if its owner has not written to it since this time.

        Returns:
            the job that is stored now: the given one, or the one in its way.

        Raises:
            StoreError: it was not stored, for example because the game is no longer kept.
        """
        return await self._scripts.write(lambda: _acquire(job, stale_before))

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        """Update a pending job, and store the review when it is done.

        Returns:
            whether it was updated. It is not if the game was taken down, or if the job was taken over, has failed or is
            done.
        """
        return await self._scripts.write(lambda: _update(job, review))

    async def forget_pending(self) -> None:
        """Delete all pending jobs: they were begun by a process that has ended, and there is no other.

        Raises:
            StoreError: they could not be deleted.
        """
        await self._scripts.write(_forget_pending)

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        """The jobs of a game, the newest first."""
        return await self._scripts.read(lambda: _jobs(game))

    async def load(self, game: str, judge: str) -> str | None:
        """The review by that judge, or None if there is none."""
        return await self._scripts.read(lambda: _review(game, judge))


def _load(game: str) -> Script[KeptGame]:
    rows = yield Query(
        "SELECT id, table_id, title, record, keys, created, taken_down_by FROM games WHERE id = ?", (game,)
    )
    if not rows:
        raise GameNotFound(refusals.NO_GAME())
    found, table, title, record, keys, created, taken_down_by = rows[0]
    if taken_down_by is not None:
        raise GameTakenDown(refusals.GAME_TAKEN_DOWN())
    whose = msgspec.json.decode(keys, type=tuple[str | None, ...])
    return KeptGame(id=found, table=table, title=title, record=record, keys=whose, created=created)


def _keep(game: KeptGame, seat: int) -> Script[str]:
    keys = msgspec.json.encode(game.keys).decode()
    for known, taken_down_by in (yield Query("SELECT id, taken_down_by FROM games WHERE table_id = ?", (game.table,))):
        if taken_down_by is None:
            yield Query("UPDATE games SET keys = ? WHERE id = ?", (keys, known))
            kept: str = known
            return kept
        if taken_down_by != seat:
            raise GameTakenDown(refusals.GAME_STAYS_DOWN())
    sql = """
        INSERT INTO games (id, table_id, title, record, keys, created) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET id = excluded.id, title = excluded.title, record = excluded.record,
            keys = excluded.keys, created = excluded.created, taken_down_by = NULL
    """
    yield Query(sql, (game.id, game.table, game.title, game.record, keys, game.created))
    return game.id


def _take_down(game: str, seat: int, *, again: bool) -> Script[None]:
    """``again``: it may have been committed before, and the answer was lost."""
    try:
        yield from _load(game)
    except GameTakenDown:
        if again:
            return
        raise
    yield Query("DELETE FROM reviews WHERE game_id = ?", (game,))
    yield Query("UPDATE games SET record = '', keys = '[]', taken_down_by = ? WHERE id = ?", (seat, game))


def _acquire(job: ReviewJob, stale_before: float) -> Script[ReviewJob]:
    yield from _load(job.game)
    for known in (yield from _jobs(job.game)):
        if known.pending and known.at >= stale_before:
            return known
        if known.judge == job.judge and known.state == "done":
            return known
    sql = """
        INSERT INTO reviews (game_id, judge, precision, state, percent, owner, at) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (game_id, judge) DO UPDATE SET
            state = excluded.state, percent = excluded.percent, owner = excluded.owner, at = excluded.at, review = NULL
    """
    yield Query(sql, (job.game, job.judge, job.precision, job.state, job.percent, job.owner, job.at))
    return job


def _update(job: ReviewJob, review: str | None) -> Script[bool]:
    sql = """
        UPDATE reviews SET state = ?, percent = ?, at = ?, review = ?
        WHERE game_id = ? AND judge = ? AND owner = ? AND state IN ('waiting', 'running') RETURNING game_id
    """
    return bool((yield Query(sql, (job.state, job.percent, job.at, review, job.game, job.judge, job.owner))))


def _forget_pending() -> Script[None]:
    yield Query("DELETE FROM reviews WHERE state IN ('waiting', 'running')")


def _jobs(game: str) -> Script[Sequence[ReviewJob]]:
    sql = "SELECT judge, precision, state, percent, owner, at FROM reviews WHERE game_id = ? ORDER BY at DESC"
    rows = yield Query(sql, (game,))
    return [
        ReviewJob(game=game, judge=judge, precision=precision, state=state, percent=percent, owner=owner, at=at)
        for judge, precision, state, percent, owner, at in rows
    ]


def _review(game: str, judge: str) -> Script[str | None]:
    for (review,) in (yield Query("SELECT review FROM reviews WHERE game_id = ? AND judge = ?", (game, judge))):
        found: str | None = review
        return found
    return None
