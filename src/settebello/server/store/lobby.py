"""The interface of what is stored of the lobby: seeks, and the open tables that are listed in it.

Every seek and every listed table has a lease. Whoever stands behind it renews the lease; without that it ends by
itself, so that a process that dies leaves nothing behind. Leases run by the clock of the store.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict
from settebello.server.store.scripts import Query, Script

SEEK_LEASE = 20.0
"""Seconds for which a seek waits without being renewed, after its process has died."""
SEATED_KEPT = 3600.0
"""Seconds for which it is remembered where a seek was seated, for a client that has lost its connection."""
REPLACED_KEPT = 60.0
"""The same for a seek that was replaced by another of the same device."""
MISSED_KEPT = 3600.0
"""The same for a seek whose person did not come to the table that was found."""
MAX_WAITING = 10_000
"""Waiting seeks that are looked at together at most."""
MAX_LISTED = 50
"""Open tables that are listed at most."""


class StoredSeek(Struct, frozen=True, kw_only=True):
    """A person's wish for opponents."""

    key: str
    """The hash of the key that the person will have at the table. It names the seek."""
    device: str
    """The hash of the device's name: a device has one seek at a time."""
    name: str
    """The name to use at the table."""
    wish: str
    """What is sought (:class:`settebello.server.people.lobby.wishes.Wish`), as JSON."""
    address: str = ""
    """The hash of the address that it came from; empty: addresses are not limited there."""


class SeekResult(Struct, frozen=True, kw_only=True):
    """What has become of a seek."""

    state: Literal["waiting", "seated", "replaced", "missed"]
    table: str = ""
    seat: int = 0
    found: str = ""
    """As in :class:`Pairing`."""


class Pairing(Struct, frozen=True, kw_only=True):
    """Seeks that go together, and the table that is to be opened for them."""

    table: TableSetup
    keys: tuple[str, ...]
    """The keys of the seeks, by seat."""
    found: str
    """What the people are told of the table, as JSON."""


class Dissolution(Struct, frozen=True, kw_only=True):
    """The end of a table that the lobby has opened, since not everybody came."""

    table: str
    seq: int
    """The number of its last entry, which closes it."""
    entry: Entry
    again: tuple[str, ...]
    """The keys of the seeks of those who are ready: they wait again, in front of younger ones."""
    missed: tuple[str, ...]
    """The keys of those who never came."""


class Misses(Struct, frozen=True, kw_only=True):
    """How often somebody has not come to a table that was found for them."""

    number: int = 0
    """In the last :data:`MISSED_KEPT` seconds."""
    last: float = 0.0
    """The last time, in seconds since 1970."""


class ListedRow(Struct, frozen=True, kw_only=True):
    """An open table that its host has listed."""

    table: str
    about: str
    """What is shown of it, as JSON."""


class LobbyStore(Protocol):
    """Stores the lobby. A write that has been awaited is durable.

    All methods raise :class:`~settebello.server.store.base.StoreError` if the store is away.
    """

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        """Store seeks, which wait for ``lease`` seconds from now. No two of them may be of one device.

        A seek that waits already is changed, and renewed; one that is seated or replaced stays so. A new one replaces
        another waiting seek of the same device.
        """
        ...

    async def renew(self, keys: Collection[str], lease: float) -> None:
        """Have waiting seeks wait for ``lease`` seconds from now."""
        ...

    async def waiting(self) -> Sequence[StoredSeek]:
        """The seeks that wait, the oldest first."""
        ...

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        """Open the tables of those pairings whose seeks all wait still, and seat these seeks there, in one transaction.

        Returns:
            the ids of the tables that were opened.
        """
        ...

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        """Append the entry that closes the table, and have those who are ready wait again for ``lease`` seconds, in one
        transaction.

        Raises:
            EntryConflict: the table has another entry of that number.
        """
        ...

    async def misses(self, device: str, address: str) -> Misses:
        """How often the people of a device, or of an address unless it is empty, did not come."""
        ...

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        """What has become of these seeks. A seek that is not stored is not in it."""
        ...

    async def cancel(self, key: str) -> bool:
        """Delete a waiting seek; False: there is none, perhaps because it has been seated."""
        ...

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        """List these tables for ``lease`` seconds from now, and no longer list those that are ``gone``."""
        ...

    async def listed(self) -> Sequence[ListedRow]:
        """The listed tables, the one listed first in front."""
        ...

    async def sweep(self) -> int:
        """Delete what has run out; returns how many waiting seeks were among it."""
        ...


def dissolve(dissolution: Dissolution, now: float, lease: float) -> Script[None]:
    """The transaction of :meth:`LobbyStore.dissolve`."""
    yield from _append(dissolution)
    sql = """
        UPDATE seeks SET state = 'waiting', table_id = '', seat = 0, found = '', until = ?
        WHERE key = ? AND table_id = ? AND state = 'seated' AND name <> ''
            AND NOT EXISTS (SELECT 1 FROM seeks AS other WHERE other.device = seeks.device AND other.state = 'waiting')
    """
    for key in dissolution.again:
        yield Query(sql, (now + lease, key, dissolution.table))
    sql = """
        UPDATE seeks SET state = 'missed', name = '', wish = '{}', found = '', since = ?, until = ?
        WHERE key = ? AND table_id = ? AND state = 'seated'
    """
    for key in dissolution.missed:
        yield Query(sql, (now, now + MISSED_KEPT, key, dissolution.table))


def _append(dissolution: Dissolution) -> Script[None]:
    table, seq, entry = dissolution.table, dissolution.seq, dissolution.entry
    sql = """
        INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING seq
    """
    if (yield Query(sql, (table, seq, entry.kind, entry.text, entry.client_id, entry.at))):
        return
    known = yield Query("SELECT client_id FROM entries WHERE table_id = ? AND seq = ?", (table, seq))
    if known != [(entry.client_id,)]:  # else it was appended before the connection was lost
        raise EntryConflict(f"There is no room for an entry {seq}.")


def count_misses(device: str, address: str, now: float) -> Script[Misses]:
    """The query of :meth:`LobbyStore.misses`."""
    sql = """
        SELECT count(*), max(since) FROM seeks
        WHERE state = 'missed' AND until > ? AND (device = ? OR (address <> '' AND address = ?))
    """
    ((number, last),) = yield Query(sql, (now, device, address))
    return Misses(number=number, last=last or 0.0)
