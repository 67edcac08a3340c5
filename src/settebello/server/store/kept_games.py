"""The interface for games that are kept for good: finished games with a permanent link, and their reviews.

A kept game is independent of its table, which may expire.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from settebello.server.store.base import StoreError

GAME_COLUMNS = "id, table_id, title, record, keys, created, taken_down_by"
REVIEW_COLUMNS = "game_id, judge, precision, state, percent, owner, at"


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


class KeptGames(Protocol):
    """Stores finished games. A write that has been awaited is durable."""

    async def keep(self, game: KeptGame, seat: int) -> str:
        """Keep a game on behalf of ``seat``, and return its id. If the game of that table is already kept, it keeps its
        old id, and its keys are replaced.

        A game that was taken down is kept again, with the new id, only on behalf of the seat that took it down.

        Raises:
            GameTakenDown: the person at another seat has taken it down.
            StoreError: it was not stored.
        """
        ...

    async def load(self, game: str) -> KeptGame:
        """The game with that id.

        Raises:
            GameNotFound: there is none.
            GameTakenDown: it was taken down.
        """
        ...

    async def take_down(self, game: str, seat: int) -> None:
        """Delete the record and the reviews of a game, and remember which seat took it down.

        Raises:
            GameNotFound: there is no such game.
            GameTakenDown: it has already been taken down.
        """
        ...


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


class Reviews(Protocol):
    """Stores reviews by game and judge. A review is JSON text. A job has its progress."""

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
        ...

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        """Update a pending job, and store the review when it is done.

        Returns:
            whether it was updated. It is not if the game was taken down, or if the job was taken over, has failed or is
            done.
        """
        ...

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        """The jobs of a game, the newest first."""
        ...

    async def load(self, game: str, judge: str) -> str | None:
        """The review by that judge, or None if there is none."""
        ...
