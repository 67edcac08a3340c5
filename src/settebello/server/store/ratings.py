"""Ratings: what is known of the strength of each profile, and the rated games from which it is known.

A rated game changes ratings once: it is stored with them in one transaction, under the id of its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec import Struct

from settebello.server.ratings.model import Rating, rate
from settebello.server.ratings.result import GameResult
from settebello.server.ratings.weights import SETTLED_GAMES, weights
from settebello.server.store.scripts import Query, Script, Scripts, marks

DAY = 86_400.0
BEST_LISTED = 50
NEW = (Rating(), 0)
"""The rating and the games of a profile that has played none."""


class ProfileRating(Struct, frozen=True, kw_only=True):
    """The rating of a profile in a pool."""

    profile: str
    name: str
    pool: str
    rating: Rating
    games: int
    won: int


class LastRated(Struct, frozen=True, kw_only=True):
    """The rated game of a profile that ended last: where it was played, and the mean of the rating before and after."""

    table: str
    pool: str
    before: float
    after: float


class Ratings:
    """The ratings in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def expected(self) -> Sequence[tuple[str, float]]:
        """The tables whose games are to be rated and have not been, and since when."""
        return await self._scripts.read(_expected)

    async def drop(self, table: str) -> None:
        """Expect nothing of a table any more."""
        await self._scripts.write(lambda: _drop(table))

    async def apply(self, table: str, pool: str, result: GameResult) -> bool:
        """Rate the game of a table, unless that was done before; whether it was done now."""
        return await self._scripts.write(lambda: _apply(table, pool, result))

    async def of(self, profile: str) -> Sequence[ProfileRating]:
        """The ratings of a profile, that with the most games first."""
        return await self._scripts.read(lambda: _of(profile))

    async def last(self, profile: str) -> LastRated | None:
        """The rated game of a profile that ended last; None: it has played none."""
        return await self._scripts.read(lambda: _last(profile))

    async def best(self, pool: str) -> Sequence[ProfileRating]:
        """The best of a pool who have played enough, the best first."""
        return await self._scripts.read(lambda: _best(pool))

    async def pools(self) -> Sequence[str]:
        """The pools in which somebody is listed, that with the most people first."""
        return await self._scripts.read(_pools)


def expect(table: str, at: float) -> Script[None]:
    """Note that the game of that table is to be rated."""
    yield Query("INSERT INTO rated_tables (table_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, at))


def _expected() -> Script[Sequence[tuple[str, float]]]:
    rows = yield Query("SELECT table_id, since FROM rated_tables ORDER BY since")
    return [(table, since) for table, since in rows]


def _drop(table: str) -> Script[None]:
    yield Query("DELETE FROM rated_tables WHERE table_id = ?", (table,))


def _apply(table: str, pool: str, result: GameResult) -> Script[bool]:
    yield from _drop(table)
    inserted = yield Query(
        "INSERT INTO rated_games (table_id, pool, ended) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING table_id",
        (table, pool, result.ended),
    )
    if not inserted:
        return False
    people = [profile for side in result.profiles for profile in side]
    known = yield from _ratings_of(people, pool)
    repeats = yield from _repeats(result)
    before = [[known.get(profile, NEW)[0] for profile in side] for side in result.profiles]
    played = [[known.get(profile, NEW)[1] for profile in side] for side in result.profiles]
    after = rate(before, result.places, weights(played, repeats))
    existing = yield from _existing(people)
    for side, profiles in enumerate(result.profiles):
        for profile, was, now in zip(profiles, before[side], after[side], strict=True):
            if profile in existing:
                yield from _store(table, pool, profile, result.places[side], was, now, side=side)
    return True


def _store(table: str, pool: str, profile: str, place: int, was: Rating, now: Rating, *, side: int) -> Script[None]:
    sql = """
        INSERT INTO rated_seats
            (table_id, profile_id, side, place, mean_before, deviation_before, mean, deviation)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """
    yield Query(sql, (table, profile, side, place, was.mean, was.deviation, now.mean, now.deviation))
    sql = """
        INSERT INTO ratings (profile_id, pool, mean, deviation, games, won) VALUES (?, ?, ?, ?, 1, ?)
        ON CONFLICT (profile_id, pool) DO UPDATE SET
            mean = excluded.mean, deviation = excluded.deviation,
            games = ratings.games + 1, won = ratings.won + excluded.won
    """
    yield Query(sql, (profile, pool, now.mean, now.deviation, int(place == 0)))


def _ratings_of(profiles: Sequence[str], pool: str) -> Script[dict[str, tuple[Rating, int]]]:
    """By profile, its rating and how many games it has played."""
    sql = f"SELECT profile_id, mean, deviation, games FROM ratings WHERE pool = ? AND profile_id IN ({marks(profiles)})"
    rows = yield Query(sql, (pool, *profiles))
    return {row[0]: (Rating(mean=row[1], deviation=row[2]), row[3]) for row in rows}


def _existing(profiles: Sequence[str]) -> Script[frozenset[str]]:
    rows = yield Query(f"SELECT id FROM profiles WHERE id IN ({marks(profiles)})", tuple(profiles))
    return frozenset(row[0] for row in rows)


def _repeats(result: GameResult) -> Script[int]:
    """In how many games two of its opponents have met in the day before, at most."""
    most = 0
    sql = """
        SELECT count(*) FROM rated_seats AS one
        JOIN rated_seats AS other ON one.table_id = other.table_id AND one.side <> other.side
        JOIN rated_games ON rated_games.table_id = one.table_id
        WHERE one.profile_id = ? AND other.profile_id = ? AND ended > ?
    """
    for number, side in enumerate(result.profiles):
        for against in result.profiles[number + 1 :]:
            for one, other in product(side, against):
                rows = yield Query(sql, (one, other, result.ended - DAY))
                most = max(most, rows[0][0])
    return most


_COLUMNS = "profiles.id, name, pool, mean, deviation, games, won"


def _rating(row: tuple[str, str, str, float, float, int, int]) -> ProfileRating:
    profile, name, pool, mean, deviation, games, won = row
    rating = Rating(mean=mean, deviation=deviation)
    return ProfileRating(profile=profile, name=name, pool=pool, rating=rating, games=games, won=won)


def _of(profile: str) -> Script[Sequence[ProfileRating]]:
    sql = f"SELECT {_COLUMNS} FROM ratings JOIN profiles ON profile_id = id WHERE id = ? ORDER BY games DESC, pool"
    rows = yield Query(sql, (profile,))
    return [_rating(row) for row in rows]


def _last(profile: str) -> Script[LastRated | None]:
    sql = """
        SELECT rated_games.table_id, pool, mean_before, mean
        FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
        WHERE profile_id = ? ORDER BY ended DESC LIMIT 1
    """
    rows = yield Query(sql, (profile,))
    for table, pool, before, after in rows:
        return LastRated(table=table, pool=pool, before=before, after=after)
    return None


def _best(pool: str) -> Script[Sequence[ProfileRating]]:
    sql = f"""
        SELECT {_COLUMNS} FROM ratings JOIN profiles ON profile_id = id
        WHERE pool = ? AND games >= ? ORDER BY mean DESC, games DESC, id LIMIT ?
    """
    rows = yield Query(sql, (pool, SETTLED_GAMES, BEST_LISTED))
    return [_rating(row) for row in rows]


def _pools() -> Script[Sequence[str]]:
    sql = "SELECT pool FROM ratings WHERE games >= ? GROUP BY pool ORDER BY count(*) DESC, pool"
    rows = yield Query(sql, (SETTLED_GAMES,))
    return [row[0] for row in rows]
