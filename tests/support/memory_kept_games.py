"""Kept games and reviews in memory, for servers whose store forgets."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.protocol import refusals
from settebello.server.store.kept_games import GameNotFound, GameTakenDown, KeptGame, ReviewJob


class MemoryKeptGames:
    """Kept games that are forgotten with the test."""

    def __init__(self) -> None:
        self._games: dict[str, KeptGame] = {}
        """By the id of the table."""
        self._taken_down: dict[str, int] = {}
        """By the id of the table, the seat that took the game down."""

    async def keep(self, game: KeptGame, seat: int) -> str:
        known = self._games.get(game.table)
        if known is not None and game.table not in self._taken_down:
            return known.id
        if self._taken_down.get(game.table, seat) != seat:
            raise GameTakenDown(refusals.GAME_STAYS_DOWN())
        self._taken_down.pop(game.table, None)
        self._games[game.table] = game
        return game.id

    async def load(self, game: str) -> KeptGame:
        found = next((known for known in self._games.values() if known.id == game), None)
        if found is None:
            raise GameNotFound(refusals.NO_GAME())
        if found.table in self._taken_down:
            raise GameTakenDown(refusals.GAME_TAKEN_DOWN())
        return found

    async def take_down(self, game: str, seat: int) -> None:
        self._taken_down[(await self.load(game)).table] = seat


class MemoryReviews:
    """Reviews that are forgotten with the test."""

    def __init__(self) -> None:
        self._jobs: dict[tuple[str, str], ReviewJob] = {}
        self._texts: dict[tuple[str, str], str | None] = {}

    async def acquire(self, job: ReviewJob, *, stale_before: float) -> ReviewJob:
        for known in await self.jobs(job.game):
            if known.pending and known.at >= stale_before:
                return known
            if known.judge == job.judge and known.state == "done":
                return known
        self._jobs[job.game, job.judge] = job
        return job

    async def update(self, job: ReviewJob, review: str | None = None) -> bool:
        known = self._jobs.get((job.game, job.judge))
        if known is None or known.owner != job.owner or not known.pending:
            return False
        self._jobs[job.game, job.judge], self._texts[job.game, job.judge] = job, review
        return True

    async def jobs(self, game: str) -> Sequence[ReviewJob]:
        return sorted((job for job in self._jobs.values() if job.game == game), key=lambda job: -job.at)

    def delete(self, game: str) -> None:
        """Forget the reviews of a game, as when it is taken down."""
        for key in [key for key in self._jobs if key[0] == game]:
            del self._jobs[key]

    async def load(self, game: str, judge: str) -> str | None:
        return self._texts.get((game, judge))
