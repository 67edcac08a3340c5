"""Stored ratings: the estimated strength of each profile, and the rated games behind it.

A rated game changes ratings once: it is stored with them in one transaction, under the id of its table. The games of
deleted profiles are kept under their random ids, since they are also their opponents' results.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, product

from msgspec import Struct
from msgspec.structs import replace

from settebello.server.model import GameResult
from settebello.server.ratings.model import Rating, rate
from settebello.server.ratings.weights import (
    MANY_OPPONENTS,
    SETTLED_DAYS,
    SETTLED_GAMES,
    Experience,
    weights,
)
from settebello.server.store.scripts import Query, Script, Scripts, insert_rows, marks

DAY = 86_400.0
BEST_LISTED = 50
MONTH_GAMES = 5
"""The rated games in a month of those who are listed as its best."""


class ProfileRating(Struct, frozen=True, kw_only=True):
    """The rating of a profile in a pool."""

    profile: str
    name: str
    pool: str
    rating: Rating
    """The rating after the last game."""
    games: int
    won: int
    last: float
    """The end of its last game with a finished round, in seconds since 1970, or 0 if there is none."""

    def now(self, now: float) -> Rating:
        """The rating at a time in seconds since 1970. It becomes less certain without games."""
        return self.rating.after_idle(now - self.last) if self.last else self.rating


class LatestGame(Struct, frozen=True, kw_only=True):
    """A rated game as everybody may see it."""

    pool: str
    winners: tuple[str, ...]
    """The names of the profiles that have won."""
    others: tuple[str, ...]
    """The names of the other profiles."""


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A rated game as one of its profiles sees it."""

    table: str
    pool: str
    won: bool
    others: tuple[str, ...]
    """The names of the profiles on the other sides that still exist."""
    before: float
    """The mean of the rating before the game."""
    after: float
    """The mean of the rating after it."""
    ended: float
    """In seconds since 1970."""


class Ratings:
    """The ratings in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def expected(self) -> Sequence[tuple[str, float]]:
        """The tables whose games are still to be rated, and since when."""
        return await self._scripts.read(_expected)

    async def drop(self, table: str) -> None:
        """Stop waiting for a result from a table."""
        await self._scripts.write(lambda: _drop(table))

    async def apply(self, table: str, pool: str, result: GameResult) -> bool:
        """Rate the game of a table unless it has already been rated. Return whether it was rated now."""
        return await self._scripts.write(lambda: rate_game(table, pool, result))

    async def of(self, profile: str) -> Sequence[ProfileRating]:
        """The ratings of a profile, the one with the most games first."""
        return await self._scripts.read(lambda: _of(profile))

    async def played(self, profile: str, number: int) -> Sequence[PlayedGame]:
        """The rated games of a profile that ended last, the latest first."""
        return await self._scripts.read(lambda: _played(profile, number))

    async def people_met(self, profile: str) -> int:
        """The number of other profiles with which a profile has played rated games."""
        return await self._scripts.read(lambda: _people_met(profile))

    async def best(self, pool: str) -> Sequence[ProfileRating]:
        """The best profiles of a pool that have played enough, best first."""
        return await self._scripts.read(lambda: _best(pool))

    async def best_since(self, pool: str, since: float) -> Sequence[ProfileRating]:
        """The same among those who have played at least :data:`MONTH_GAMES` rated games since then, in seconds since
        1970; ``games`` and ``won`` count these."""
        return await self._scripts.read(lambda: _best_since(pool, since))

    async def latest(self, number: int) -> Sequence[LatestGame]:
        """The rated games that ended last, the latest first, without those of deleted profiles."""
        return await self._scripts.read(lambda: _latest(number))

    async def pools(self) -> Sequence[str]:
        """The pools in which somebody is listed, the one with the most people first."""
        return await self._scripts.read(_pools)


def expect(tables: Sequence[tuple[str, float]]) -> Script[None]:
    """Note that the games of these tables are to be rated, and since when."""
    yield from insert_rows("INSERT INTO rated_tables (table_id, since)", tables, "ON CONFLICT DO NOTHING")


def _expected() -> Script[Sequence[tuple[str, float]]]:
    rows = yield Query("SELECT table_id, since FROM rated_tables ORDER BY since")
    return [(table, since) for table, since in rows]


def _drop(table: str) -> Script[None]:
    yield Query("DELETE FROM rated_tables WHERE table_id = ?", (table,))


def rate_game(table: str, pool: str, result: GameResult) -> Script[bool]:
    """Rate the game of a table unless it has already been rated. Return whether it was rated now."""
    yield from _drop(table)
    inserted = yield Query(
        "INSERT INTO rated_games (table_id, pool, ended, whole) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING table_id",
        (table, pool, result.ended, int(result.whole)),
    )
    if not inserted:
        return False
    people = [profile for side in result.profiles for profile in side]
    known = yield from _players(people, pool)
    for profile in people:
        known[profile] = yield from _with_opponents(profile, pool, known.get(profile, _Player()))
    today = yield from _games_today(people, result.ended)
    repeats = yield from _repeats(result)
    players = [[known[profile] for profile in side] for side in result.profiles]
    counts = weights(
        [[player.experience for player in side] for side in players],
        [[today.get(profile, 0) for profile in side] for side in result.profiles],
        repeats,
    )
    after = rate([[player.at(result.ended) for player in side] for side in players], result.places, counts)
    for side, profiles in enumerate(result.profiles):
        for profile, player, now in zip(profiles, players[side], after[side], strict=True):
            spared = profile in result.spared
            yield from _store_seat(table, profile, result, side, player.rating, player.rating if spared else now)
            if not spared:
                yield from _store_rating(profile, pool, result, side, player, now)
    return True


class _Player(Struct, frozen=True, kw_only=True):
    """The stored data of a profile in a pool."""

    rating: Rating = Rating()
    experience: Experience = Experience()
    won: int = 0
    last: float = 0.0
    """The end of the last game, as in :class:`ProfileRating`."""

    def at(self, now: float) -> Rating:
        """The rating at that time."""
        return self.rating.after_idle(now - self.last) if self.last else self.rating


def _store_seat(table: str, profile: str, result: GameResult, side: int, was: Rating, now: Rating) -> Script[None]:
    sql = """
        INSERT INTO rated_seats
            (table_id, profile_id, side, place, mean_before, deviation_before, mean, deviation)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """
    row = (table, profile, side, result.places[side], was.mean, was.deviation, now.mean, now.deviation)
    yield Query(sql, row)


def _store_rating(profile: str, pool: str, result: GameResult, side: int, player: _Player, now: Rating) -> Script[None]:
    sql = """
        INSERT INTO ratings (profile_id, pool, mean, deviation, games, won, days, opponents, last)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (profile_id, pool) DO UPDATE SET
            mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, won = excluded.won,
            days = excluded.days, opponents = excluded.opponents, last = excluded.last
    """
    experience = player.experience
    new_day = result.whole and result.ended // DAY > player.last // DAY
    row = (
        now.mean,
        now.deviation,
        experience.games + 1,
        player.won + (result.places[side] == 0),
        experience.days + new_day,
        experience.opponents,
        max(player.last, result.ended if result.whole else 0.0),
    )
    yield Query(sql, (profile, pool, *row))


def _players(profiles: Sequence[str], pool: str) -> Script[dict[str, _Player]]:
    """The stored data by profile, without profiles that have played no game."""
    columns = "profile_id, mean, deviation, games, days, opponents, won, last"
    sql = f"SELECT {columns} FROM ratings WHERE pool = ? AND profile_id IN ({marks(profiles)})"
    rows = yield Query(sql, (pool, *profiles))
    return {
        row[0]: _Player(
            rating=Rating(mean=row[1], deviation=row[2]),
            experience=Experience(games=row[3], days=row[4], opponents=row[5]),
            won=row[6],
            last=row[7],
        )
        for row in rows
    }


def _with_opponents(profile: str, pool: str, player: _Player) -> Script[_Player]:
    """The player with its settled opponents counted again, since some may have become settled after the game."""
    if not player.experience.games or player.experience.opponents >= MANY_OPPONENTS:
        return player
    sql = """
        SELECT count(*) FROM (
            SELECT DISTINCT other.profile_id FROM rated_seats AS own
            JOIN rated_games ON rated_games.table_id = own.table_id AND whole = 1
            JOIN rated_seats AS other ON other.table_id = own.table_id AND other.side <> own.side
            JOIN ratings ON ratings.profile_id = other.profile_id AND ratings.pool = rated_games.pool
            WHERE own.profile_id = ? AND rated_games.pool = ? AND ratings.games >= ? AND ratings.days >= ?
            LIMIT ?
        ) AS met
    """
    rows = yield Query(sql, (profile, pool, SETTLED_GAMES, SETTLED_DAYS, MANY_OPPONENTS))
    return replace(player, experience=replace(player.experience, opponents=rows[0][0]))


def _games_today(profiles: Sequence[str], ended: float) -> Script[dict[str, int]]:
    """The number of whole rated games by profile in the day before, without profiles that have played none."""
    sql = f"""
        SELECT profile_id, count(*) FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
        WHERE profile_id IN ({marks(profiles)}) AND ended > ? AND whole = 1 GROUP BY profile_id
    """
    rows = yield Query(sql, (*profiles, ended - DAY))
    return dict(rows)


def _repeats(result: GameResult) -> Script[int]:
    """The most whole games in the day before in which two opponents of this game have met."""
    most = 0
    sql = """
        SELECT count(*) FROM rated_seats AS one
        JOIN rated_seats AS other ON one.table_id = other.table_id AND one.side <> other.side
        JOIN rated_games ON rated_games.table_id = one.table_id
        WHERE one.profile_id = ? AND other.profile_id = ? AND ended > ? AND whole = 1
    """
    for number, side in enumerate(result.profiles):
        for against in result.profiles[number + 1 :]:
            for one, other in product(side, against):
                rows = yield Query(sql, (one, other, result.ended - DAY))
                most = max(most, rows[0][0])
    return most


_LISTED = f"ratings.games >= {SETTLED_GAMES} AND days >= {SETTLED_DAYS} AND opponents >= {MANY_OPPONENTS}"
"""The condition for being listed among the best: full standing."""
_COLUMNS = "profiles.id, name, pool, mean, deviation, games, won, last"


def _rating(row: tuple[str, str, str, float, float, int, int, float]) -> ProfileRating:
    profile, name, pool, mean, deviation, games, won, last = row
    rating = Rating(mean=mean, deviation=deviation)
    return ProfileRating(profile=profile, name=name, pool=pool, rating=rating, games=games, won=won, last=last)


def _of(profile: str) -> Script[Sequence[ProfileRating]]:
    sql = f"SELECT {_COLUMNS} FROM ratings JOIN profiles ON profile_id = id WHERE id = ? ORDER BY games DESC, pool"
    rows = yield Query(sql, (profile,))
    return [_rating(row) for row in rows]


def _played(profile: str, number: int) -> Script[Sequence[PlayedGame]]:
    sql = """
        SELECT own.table_id, pool, own.place, own.mean_before, own.mean, ended, profiles.name
        FROM (
            SELECT rated_seats.table_id, pool, side, place, mean_before, mean, ended
            FROM rated_seats JOIN rated_games ON rated_games.table_id = rated_seats.table_id
            WHERE profile_id = ? ORDER BY ended DESC, rated_seats.table_id LIMIT ?
        ) AS own
        JOIN rated_seats AS other ON other.table_id = own.table_id AND other.side <> own.side
        LEFT JOIN profiles ON profiles.id = other.profile_id
        ORDER BY ended DESC, own.table_id, other.side, profiles.name
    """
    rows = yield Query(sql, (profile, number))
    games = [[*seats] for _, seats in groupby(rows, key=lambda row: row[0])]
    return [
        PlayedGame(
            table=seats[0][0],
            pool=seats[0][1],
            won=seats[0][2] == 0,
            others=tuple(name for *_, name in seats if name is not None),
            before=seats[0][3],
            after=seats[0][4],
            ended=seats[0][5],
        )
        for seats in games
    ]


def _people_met(profile: str) -> Script[int]:
    sql = """
        SELECT count(DISTINCT other.profile_id) FROM rated_seats AS own
        JOIN rated_seats AS other ON other.table_id = own.table_id AND other.profile_id <> own.profile_id
        WHERE own.profile_id = ?
    """
    rows = yield Query(sql, (profile,))
    number: int = rows[0][0]
    return number


def _best(pool: str) -> Script[Sequence[ProfileRating]]:
    sql = f"""
        SELECT {_COLUMNS} FROM ratings JOIN profiles ON profile_id = id
        WHERE pool = ? AND {_LISTED} ORDER BY mean DESC, games DESC, id LIMIT ?
    """
    rows = yield Query(sql, (pool, BEST_LISTED))
    return [_rating(row) for row in rows]


def _best_since(pool: str, since: float) -> Script[Sequence[ProfileRating]]:
    sql = f"""
        SELECT profiles.id, name, ratings.pool, mean, deviation, lately.games, lately.won, last
        FROM (
            SELECT rated_seats.profile_id AS player, count(*) AS games,
                sum(CASE WHEN rated_seats.place = 0 THEN 1 ELSE 0 END) AS won
            FROM rated_games JOIN rated_seats ON rated_seats.table_id = rated_games.table_id
            WHERE rated_games.pool = ? AND ended >= ? AND whole = 1 GROUP BY rated_seats.profile_id
        ) AS lately
        JOIN ratings ON ratings.profile_id = player AND ratings.pool = ? JOIN profiles ON profiles.id = player
        WHERE lately.games >= ? AND {_LISTED} ORDER BY mean DESC, lately.games DESC, profiles.id LIMIT ?
    """
    rows = yield Query(sql, (pool, since, pool, MONTH_GAMES, BEST_LISTED))
    return [_rating(row) for row in rows]


def _latest(number: int) -> Script[Sequence[LatestGame]]:
    sql = """
        SELECT latest.table_id, pool, place, profiles.name
        FROM (
            SELECT table_id, pool, ended FROM rated_games WHERE whole = 1 ORDER BY ended DESC, table_id LIMIT ?
        ) AS latest
        JOIN rated_seats ON rated_seats.table_id = latest.table_id LEFT JOIN profiles ON profiles.id = profile_id
        ORDER BY ended DESC, latest.table_id, place, side, profiles.name
    """
    rows = yield Query(sql, (number,))
    games = [[*seats] for _, seats in groupby(rows, key=lambda row: row[0])]
    return [
        LatestGame(
            pool=seats[0][1],
            winners=tuple(name for _, _, place, name in seats if place == 0),
            others=tuple(name for _, _, place, name in seats if place != 0),
        )
        for seats in games
        if all(name is not None for *_, name in seats)
    ]


def _pools() -> Script[Sequence[str]]:
    sql = f"""
        SELECT pool FROM ratings JOIN profiles ON profile_id = id
        WHERE {_LISTED} GROUP BY pool ORDER BY count(*) DESC, pool
    """
    rows = yield Query(sql)
    return [row[0] for row in rows]
