"""The interface of what is kept for good: finished games with a permanent link, and the reviews of them.

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
    """Unguessable: whoever knows it may read the game."""
    table: str
    """The id of the table at which it was played."""
    title: str
    """The title of the table."""
    record: str
    """Record text."""
    keys: tuple[str | None, ...]
    """By seat, the hash of the key of its person; None: a bot's."""
    created: int
    """Seconds since 1970."""


class KeptGames(Protocol):
    """Stores finished games. A write that has been awaited is durable."""

    async def keep(self, game: KeptGame, seat: int) -> str:
        """Keep a game on behalf of ``seat``, and return its id: an older one if the game of that table is kept already,
        whose keys are then replaced.

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
        """Delete the record and the reviews of a game, and remember which seat did so.

        Raises:
            GameNotFound: there is no such game.
            GameTakenDown: it was taken down before.
        """
        ...


ReviewState = Literal["waiting", "running", "done", "failed"]


class ReviewJob(Struct, frozen=True, kw_only=True):
    """A review of a kept game: asked for, being made, or made."""

    game: str
    judge: str
    """The identity of the judge: method, digest of its weights, precision, and how losses are graded."""
    precision: str
    """The name of the precision."""
    state: ReviewState
    percent: int = 0
    owner: str = ""
    """Who works on it: random, and another for each attempt."""
    at: float = 0.0
    """When its owner last wrote to it, in seconds since 1970."""

    @property
    def pending(self) -> bool:
        """Whether it waits or runs."""
        return self.state in ("waiting", "running")


class Reviews(Protocol):
    """Stores reviews by game and judge. A review is JSON text; a job says how far it is."""

    async def acquire(self, job: ReviewJob, *, stale_before: float) -> ReviewJob:
        """Store a job, unless one of the same game is pending or there is the review of the same judge.

        Args:
            stale_before: a pending job to which its owner has not written since this time is dead, and replaced.

        Returns:
            the job that is stored now: the given one, or the one in its way.

        Raises:
            StoreError: it was not stored, for one because the game is not kept any more.
        """
        ...

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        """Write a pending job again, with the review once it is done.

        Returns:
            whether it was written: not after the game was taken down, the job was taken over, has failed or is done.
        """
        ...

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        """The jobs of a game, the newest first."""
        ...

    async def load(self, game: str, judge: str) -> str | None:
        """The review by that judge; None: there is none."""
        ...
