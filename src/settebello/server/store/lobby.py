"""The lobby as it is stored: seeks, and the open tables that are listed in it.

Every seek and every listed table has a lease. Its process renews the lease; without that it ends by itself, so a
process that dies leaves nothing behind. Leases run by the clocks of the processes, which have to agree.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Literal

from msgspec import Struct

from settebello.server.clock import Clock
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict
from settebello.server.store.scripts import BulkQuery, Query, Script, Scripts, in_parts, insert_rows, marks
from settebello.server.store.tables import insert_tables

SEEK_LEASE = 20.0
"""Seconds that a seek waits without being renewed, after its process has died."""
SEATED_KEPT = 3600.0
"""Seconds that the table of a seated seek is remembered, for a client that has lost its connection."""
REPLACED_KEPT = 60.0
"""The same for a seek that was replaced by another of the same device."""
MISSED_KEPT = 3600.0
"""The same for a seek whose person did not come to the table."""
MAX_WAITING = 10_000
"""The most waiting seeks that are matched together."""
MAX_LISTED = 50
"""The most open tables that are listed."""


class StoredSeek(Struct, frozen=True, kw_only=True):
    """A person's wish for opponents."""

    key: str
    """The hash of the key that the person will have at the table. It names the seek."""
    device: str
    """The hash of the device's name. A device has one seek at a time."""
    name: str
    """The name to use at the table."""
    wish: str
    """The wish (:class:`settebello.server.people.lobby.wishes.Wish`), as JSON."""
    address: str = ""
    """The hash of the client's address, or empty if addresses are not limited there."""


class SeekResult(Struct, frozen=True, kw_only=True):
    """The result of a seek."""

    state: Literal["waiting", "seated", "replaced", "missed"]
    table: str = ""
    seat: int = 0
    found: str = ""
    """The message about the table, as in :class:`Pairing`."""


class Pairing(Struct, frozen=True, kw_only=True):
    """Seeks that fit together, and the table to open for them."""

    table: TableSetup
    keys: tuple[str, ...]
    """The keys of the seeks, by seat."""
    found: str
    """The message to the people about the table, as JSON."""


class Dissolution(Struct, frozen=True, kw_only=True):
    """The end of a table that the lobby has opened, because not everybody came."""

    table: str
    seq: int
    """The number of the entry that closes it, its last."""
    entry: Entry
    again: tuple[str, ...]
    """The keys of the seeks of people who wanted to play. These wait again, ahead of later seeks."""
    missed: tuple[str, ...]
    """The keys of the seeks of people who never came."""


class Misses(Struct, frozen=True, kw_only=True):
    """The tables that somebody has not come to after the lobby found them."""

    number: int = 0
    """The number of such tables in the last :data:`MISSED_KEPT` seconds."""
    last: float = 0.0
    """The time of the last one, in seconds since 1970."""


class ListedRow(Struct, frozen=True, kw_only=True):
    """An open table that its host has listed."""

    table: str
    about: str
    """The listed information about the table, as JSON."""


class LobbyStore:
    """The lobby in a database. A write that has been awaited is durable.

    All methods raise :class:`~settebello.server.store.base.StoreError` if the store is away.
    """

    def __init__(self, scripts: Scripts, clock: Clock) -> None:
        self._scripts = scripts
        self._clock = clock

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        """Store seeks, which wait for ``lease`` seconds from now. No two of them may belong to the same device.

        A seek that already waits is changed and renewed. A seated or replaced one stays as it is. A new one replaces
        a different waiting seek of the same device.
        """
        now = self._clock.now()
        await self._scripts.write(lambda: _put(seeks, now, lease))

    async def renew(self, keys: Collection[str], lease: float) -> None:
        """Have waiting seeks wait for ``lease`` seconds from now."""
        until = self._clock.now() + lease
        await self._scripts.write(lambda: _renew(keys, until))

    async def waiting(self) -> Sequence[StoredSeek]:
        """The seeks that wait, the oldest first."""
        now = self._clock.now()
        return await self._scripts.read(lambda: _waiting(now))

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        """Open the tables of the pairings whose seeks are all still waiting, and seat the seeks there, in one
        transaction.

        Returns:
            the ids of the tables that were opened.
        """
        now = self._clock.now()
        return await self._scripts.write(lambda: _seat(pairings, now))

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        """Append the entry that closes the table, and let the seeks of those who wanted to play wait again for
        ``lease`` seconds, in one transaction.

        Raises:
            EntryConflict: the table has a different entry with that number.
        """
        now = self._clock.now()
        await self._scripts.write(lambda: _dissolve(dissolution, now, lease))

    async def misses(self, device: str, address: str) -> Misses:
        """How often the people of a device, or of an address unless it is empty, did not come."""
        now = self._clock.now()
        return await self._scripts.read(lambda: _misses(device, address, now))

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        """The states of these seeks, without those that are not stored."""
        return await self._scripts.read(lambda: _results([*keys]))

    async def cancel(self, key: str) -> bool:
        """Delete a waiting seek, or return False if there is none, perhaps because it has been seated."""
        return await self._scripts.write(lambda: _cancel(key))

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        """List these tables for ``lease`` seconds from now, and no longer list those that are ``gone``."""
        now = self._clock.now()
        await self._scripts.write(lambda: _list_tables(rows, gone, now, lease))

    async def listed(self) -> Sequence[ListedRow]:
        """The listed tables, the one listed first in front."""
        now = self._clock.now()
        return await self._scripts.read(lambda: _listed(now))

    async def note_people(self, process: str, people: int, lease: float) -> int:
        """Note how many people are connected to a process, for ``lease`` seconds, and return how many are connected to
        all processes."""
        now = self._clock.now()
        return await self._scripts.write(lambda: _note_people(process, people, now, lease))

    async def sweep(self) -> int:
        """Delete what has run out; returns how many waiting seeks were among it."""
        now = self._clock.now()
        return await self._scripts.write(lambda: _sweep(now))


def _put(seeks: Sequence[StoredSeek], now: float, lease: float) -> Script[None]:
    sql = """
        UPDATE seeks SET state = 'replaced', until = ? WHERE device = ? AND state = 'waiting'
            AND NOT EXISTS (SELECT 1 FROM seeks AS own WHERE own.key = ?)
    """
    yield BulkQuery(sql, [(now + REPLACED_KEPT, seek.device, seek.key) for seek in seeks])
    rows = [(seek.key, seek.device, seek.name, seek.wish, seek.address, now, now + lease) for seek in seeks]
    update = """
        ON CONFLICT (key) DO UPDATE
            SET name = excluded.name, wish = excluded.wish, address = excluded.address, until = excluded.until
        WHERE seeks.state = 'waiting'
    """
    yield from insert_rows("INSERT INTO seeks (key, device, name, wish, address, since, until)", rows, update)


def _renew(keys: Collection[str], until: float) -> Script[None]:
    for part in in_parts([*keys]):
        yield Query(f"UPDATE seeks SET until = ? WHERE state = 'waiting' AND key IN ({marks(part)})", (until, *part))


def _waiting(now: float) -> Script[Sequence[StoredSeek]]:
    sql = """
        SELECT key, device, name, wish FROM seeks WHERE state = 'waiting' AND until > ? ORDER BY since, key LIMIT ?
    """
    rows = yield Query(sql, (now, MAX_WAITING))
    return [StoredSeek(key=key, device=device, name=name, wish=wish) for key, device, name, wish in rows]


def _seat(pairings: Sequence[Pairing], now: float) -> Script[Collection[str]]:
    wanted = [*chain.from_iterable(pairing.keys for pairing in pairings)]
    free = {key for key, result in (yield from _results(wanted)).items() if result.state == "waiting"}
    possible: dict[str, Pairing] = {}
    for pairing in pairings:
        if free.issuperset(pairing.keys):
            free.difference_update(pairing.keys)
            possible[pairing.table.id] = pairing
    opened = [table.id for table in (yield from insert_tables([one.table for one in possible.values()]))]
    sql = "UPDATE seeks SET state = 'seated', until = ?, table_id = ?, seat = ?, found = ? WHERE key = ?"
    rows = [
        (now + SEATED_KEPT, table, seat, possible[table].found, key)
        for table in opened
        for seat, key in enumerate(possible[table].keys)
    ]
    yield BulkQuery(sql, rows)
    return opened


def _dissolve(dissolution: Dissolution, now: float, lease: float) -> Script[None]:
    yield from _append(dissolution)
    sql = """
        UPDATE seeks SET state = 'waiting', table_id = '', seat = 0, found = '', until = ?
        WHERE key = ? AND table_id = ? AND state = 'seated' AND name <> ''
            AND NOT EXISTS (SELECT 1 FROM seeks AS other WHERE other.device = seeks.device AND other.state = 'waiting')
    """
    yield BulkQuery(sql, [(now + lease, key, dissolution.table) for key in dissolution.again])
    sql = """
        UPDATE seeks SET state = 'missed', name = '', wish = '{}', found = '', since = ?, until = ?
        WHERE key = ? AND table_id = ? AND state = 'seated'
    """
    yield BulkQuery(sql, [(now, now + MISSED_KEPT, key, dissolution.table) for key in dissolution.missed])


def _append(dissolution: Dissolution) -> Script[None]:
    table, seq, entry = dissolution.table, dissolution.seq, dissolution.entry
    sql = """
        INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING seq
    """
    if (yield Query(sql, (table, seq, entry.kind, entry.text, entry.client_id, entry.at))):
        return
    known = yield Query("SELECT client_id FROM entries WHERE table_id = ? AND seq = ?", (table, seq))
    if known != [(entry.client_id,)]:  # otherwise it was appended before the connection was lost
        raise EntryConflict(f"There is no room for an entry {seq}.")


def _misses(device: str, address: str, now: float) -> Script[Misses]:
    sql = """
        SELECT count(*), max(since) FROM seeks
        WHERE state = 'missed' AND until > ? AND (device = ? OR (address <> '' AND address = ?))
    """
    ((number, last),) = yield Query(sql, (now, device, address))
    return Misses(number=number, last=last or 0.0)


def _results(keys: Sequence[str]) -> Script[dict[str, SeekResult]]:
    found = {}
    for part in in_parts(keys):
        sql = f"SELECT key, state, table_id, seat, found FROM seeks WHERE key IN ({marks(part)})"
        for key, state, table, seat, about in (yield Query(sql, part)):
            found[key] = SeekResult(state=state, table=table, seat=seat, found=about)
    return found


def _cancel(key: str) -> Script[bool]:
    return bool((yield Query("DELETE FROM seeks WHERE key = ? AND state = 'waiting' RETURNING key", (key,))))


def _list_tables(rows: Sequence[ListedRow], gone: Collection[str], now: float, lease: float) -> Script[None]:
    yield BulkQuery("DELETE FROM listed_tables WHERE table_id = ?", [(table,) for table in gone])
    listed = [(row.table, row.about, now, now + lease) for row in rows]
    update = "ON CONFLICT (table_id) DO UPDATE SET about = excluded.about, until = excluded.until"
    yield from insert_rows("INSERT INTO listed_tables (table_id, about, since, until)", listed, update)


def _listed(now: float) -> Script[Sequence[ListedRow]]:
    sql = "SELECT table_id, about FROM listed_tables WHERE until > ? ORDER BY since, table_id LIMIT ?"
    rows = yield Query(sql, (now, MAX_LISTED))
    return [ListedRow(table=table, about=about) for table, about in rows]


def _note_people(process: str, people: int, now: float, lease: float) -> Script[int]:
    sql = """
        INSERT INTO people_here (process, people, until) VALUES (?, ?, ?)
        ON CONFLICT (process) DO UPDATE SET people = excluded.people, until = excluded.until
    """
    yield Query(sql, (process, people, now + lease))
    yield Query("DELETE FROM people_here WHERE until < ?", (now,))
    rows = yield Query("SELECT sum(people) FROM people_here")
    return int(rows[0][0])


def _sweep(now: float) -> Script[int]:
    rows = yield Query("DELETE FROM seeks WHERE until < ? RETURNING state", (now,))
    yield Query("DELETE FROM listed_tables WHERE until < ?", (now,))
    return sum(state == "waiting" for (state,) in rows)
