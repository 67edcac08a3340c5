"""The interface for the stored lobby: seeks, and the open tables that are listed in it.

Every seek and every listed table has a lease, which its process renews. Otherwise the lease ends, so a process that
dies leaves nothing behind. Leases run by the clock of the store.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict
from settebello.server.store.scripts import Query, Script

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
    """As in :class:`Pairing`."""


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
    """The keys of the seeks of people who are ready. These wait again, ahead of later seeks."""
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


class LobbyStore(Protocol):
    """Stores the lobby. A write that has been awaited is durable.

    All methods raise :class:`~settebello.server.store.base.StoreError` if the store is away.
    """

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        """Store seeks, which wait for ``lease`` seconds from now. No two of them may belong to the same device.

        A seek that already waits is changed and renewed. A seated or replaced one stays as it is. A new one replaces
        a different waiting seek of the same device.
        """
        ...

    async def renew(self, keys: Collection[str], lease: float) -> None:
        """Let waiting seeks wait for ``lease`` seconds from now."""
        ...

    async def waiting(self) -> Sequence[StoredSeek]:
        """The waiting seeks, oldest first."""
        ...

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        """Open the tables of the pairings whose seeks are all still waiting, and seat the seeks there, in one
        transaction.

        Returns:
            the ids of the tables that were opened.
        """
        ...

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        """Append the entry that closes the table, and let the seeks of people who are ready wait again for ``lease``
        seconds, in one transaction.

        Raises:
            EntryConflict: the table has a different entry with that number.
        """
        ...

    async def misses(self, device: str, address: str) -> Misses:
        """The misses of a device's people, or of an address unless it is empty."""
        ...

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        """The results of these seeks, without seeks that are not stored."""
        ...

    async def cancel(self, key: str) -> bool:
        """Delete a waiting seek. Return False if there is none, perhaps because it has been seated."""
        ...

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        """List these tables for ``lease`` seconds from now, and remove the tables ``gone`` from the list."""
        ...

    async def listed(self) -> Sequence[ListedRow]:
        """The listed tables, in the order in which they were listed."""
        ...

    async def sweep(self) -> int:
        """Delete everything that has expired, and return the number of waiting seeks among it."""
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
    if known != [(entry.client_id,)]:  # otherwise it was appended before the connection was lost
        raise EntryConflict(f"There is no room for an entry {seq}.")


def count_misses(device: str, address: str, now: float) -> Script[Misses]:
    """The query of :meth:`LobbyStore.misses`."""
    sql = """
        SELECT count(*), max(since) FROM seeks
        WHERE state = 'missed' AND until > ? AND (device = ? OR (address <> '' AND address = ?))
    """
    ((number, last),) = yield Query(sql, (now, device, address))
    return Misses(number=number, last=last or 0.0)
