"""The daily game in a database: the server's secret, the attempts, and what people played.

A device has one attempt a day, and so has a profile. An attempt has a result once it is settled, which never changes.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from settebello.server.store.scripts import Query, Script, Scripts, in_parts, insert_rows, marks

SECRET_BYTES = 32
_SECRET_NAME = "daily"


class DailyAttempt(Struct, frozen=True, kw_only=True):
    """An attempt at the game of a day."""

    table: str
    day: str
    device: str
    """The hash of the device's id."""
    profile: str
    """The id of the person's profile, or empty if they have none."""
    key: str
    """The hash of the seat's key."""
    begun: float
    """Seconds since 1970."""
    points: int | None = None
    """The result, or None until it is settled."""
    ranked: bool = False
    """Whether it counts in the table of everybody."""
    result: str = ""
    """The settled result (:class:`settebello.study.settlement.Settlement`), as JSON."""


class DailyGames:
    """The daily games in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts
        self._secret: bytes | None = None

    async def secret(self) -> bytes:
        """The secret from which the seeds of the days follow. The first process that asks makes it.

        Raises:
            StoreError: it could not be read or stored.
        """
        if self._secret is None:
            self._secret = bytes.fromhex(await self._scripts.write(_secret))
        return self._secret

    async def begin(self, attempt: DailyAttempt) -> DailyAttempt:
        """Store an attempt, unless its device or its profile already has one on that day.

        Returns:
            the first attempt.
        """
        return await self._scripts.write(lambda: _begin(attempt))

    async def find(self, day: str, device: str, profile: str) -> DailyAttempt | None:
        """The attempt of a device or of a profile on a day, or None if there is none."""
        return await self._scripts.read(lambda: _find(day, device, profile))

    async def of_table(self, table: str) -> DailyAttempt | None:
        """The attempt that is played at a table, or None if there is none."""
        return await self._scripts.read(lambda: _of_table(table))

    async def settle(self, attempt: DailyAttempt, plays: Collection[tuple[str, str]]) -> None:
        """Store the result of an attempt, unless it already has one.

        Args:
            attempt: the attempt with its result.
            plays: the position and the action of each of its decisions.
        """
        await self._scripts.write(lambda: _settle(attempt, plays))

    async def unsettled(self, until: str, most: int) -> Sequence[DailyAttempt]:
        """The attempts without a result, of that day and earlier ones; at most so many."""
        return await self._scripts.read(lambda: _unsettled(until, most))

    async def drop(self, table: str) -> None:
        """Delete the attempt at a table that cannot be read."""
        await self._scripts.write(lambda: _drop(table))

    async def points(self, day: str) -> Sequence[tuple[int, int]]:
        """The points of the ranked attempts of a day, the highest first, with the number of attempts."""
        return await self._scripts.read(lambda: _points(day))

    async def results(self, day: str, most: int) -> Sequence[str]:
        """The results of so many ranked attempts of a day, in the order of their devices' hashes, which is as good as
        chance."""
        return await self._scripts.read(lambda: _results(day, most))

    async def plays(self, day: str, positions: Collection[str]) -> Mapping[str, Mapping[str, int]]:
        """By position and action, the number of people who played it on that day."""
        return await self._scripts.read(lambda: _plays(day, positions))

    async def forget_plays(self, before: str) -> None:
        """Delete what people played before that day."""
        await self._scripts.write(lambda: _forget_plays(before))


def _secret() -> Script[str]:
    yield Query(
        "INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (_SECRET_NAME, secrets.token_hex(SECRET_BYTES)),
    )
    ((secret,),) = yield Query("SELECT secret FROM secrets WHERE name = ?", (_SECRET_NAME,))
    found: str = secret
    return found


_COLUMNS = "table_id, day, device, profile_id, seat_key, begun, points, ranked, result"


def _attempt(row: Sequence[object]) -> DailyAttempt:
    fields = dict(zip(DailyAttempt.__struct_fields__, row, strict=True))
    return DailyAttempt(**{**fields, "ranked": bool(fields["ranked"])})  # type: ignore[arg-type]


def _begin(attempt: DailyAttempt) -> Script[DailyAttempt]:
    found = yield from _find(attempt.day, attempt.device, attempt.profile)
    if found is not None:
        return found
    one = attempt
    values = one.table, one.day, one.device, one.profile, one.key, one.begun, None, 0, ""
    yield from insert_rows(f"INSERT INTO daily_attempts ({_COLUMNS})", [values], "ON CONFLICT DO NOTHING")
    first = yield from _find(attempt.day, attempt.device, attempt.profile)
    assert first is not None, "it is stored"
    return first


def _find(day: str, device: str, profile: str) -> Script[DailyAttempt | None]:
    sql = f"""
        SELECT {_COLUMNS} FROM daily_attempts
        WHERE day = ? AND (device = ? OR (profile_id = ? AND profile_id <> '')) ORDER BY begun, table_id LIMIT 1
    """
    for row in (yield Query(sql, (day, device, profile))):
        return _attempt(row)
    return None


def _of_table(table: str) -> Script[DailyAttempt | None]:
    for row in (yield Query(f"SELECT {_COLUMNS} FROM daily_attempts WHERE table_id = ?", (table,))):
        return _attempt(row)
    return None


def _settle(attempt: DailyAttempt, plays: Collection[tuple[str, str]]) -> Script[None]:
    sql = """
        UPDATE daily_attempts SET points = ?, ranked = ?, result = ? WHERE table_id = ? AND points IS NULL
        RETURNING table_id
    """
    if (yield Query(sql, (attempt.points, int(attempt.ranked), attempt.result, attempt.table))):
        rows = [(attempt.day, position, action, 1) for position, action in sorted(plays)]
        added = "ON CONFLICT (day, position, action) DO UPDATE SET people = daily_plays.people + 1"
        yield from insert_rows("INSERT INTO daily_plays (day, position, action, people)", rows, added)


def _unsettled(until: str, most: int) -> Script[Sequence[DailyAttempt]]:
    sql = f"SELECT {_COLUMNS} FROM daily_attempts WHERE points IS NULL AND day <= ? ORDER BY day LIMIT ?"
    return [_attempt(row) for row in (yield Query(sql, (until, most)))]


def _drop(table: str) -> Script[None]:
    yield Query("DELETE FROM daily_attempts WHERE table_id = ?", (table,))


def _points(day: str) -> Script[Sequence[tuple[int, int]]]:
    sql = """
        SELECT points, count(*) FROM daily_attempts WHERE day = ? AND ranked = 1
        GROUP BY points ORDER BY points DESC
    """
    return [(points, number) for points, number in (yield Query(sql, (day,)))]


def _results(day: str, most: int) -> Script[Sequence[str]]:
    sql = "SELECT result FROM daily_attempts WHERE day = ? AND ranked = 1 ORDER BY device LIMIT ?"
    return [result for (result,) in (yield Query(sql, (day, most)))]


def _plays(day: str, positions: Collection[str]) -> Script[Mapping[str, Mapping[str, int]]]:
    found: dict[str, dict[str, int]] = {}
    for part in in_parts([*positions]):
        sql = f"SELECT position, action, people FROM daily_plays WHERE day = ? AND position IN ({marks(part)})"
        for position, action, people in (yield Query(sql, (day, *part))):
            found.setdefault(position, {})[action] = people
    return found


def _forget_plays(before: str) -> Script[None]:
    yield Query("DELETE FROM daily_plays WHERE day < ?", (before,))
