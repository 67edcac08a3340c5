"""The interface of what is stored of the lobby: seeks, and the open tables that are listed in it.

Every seek and every listed table has a lease. Whoever stands behind it renews the lease; without that it ends by
itself, so that a process that dies leaves nothing behind. Leases run by the clock of the store.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from settebello.server.store.base import TableSetup

SEATED_KEPT = 3600.0
"""Seconds for which it is remembered where a seek was seated, for a client that has lost its connection."""
REPLACED_KEPT = 60.0
"""The same for a seek that was replaced by another of the same device."""
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
    """What is sought (:class:`settebello.server.lobby.wishes.Wish`), as JSON."""


class SeekResult(Struct, frozen=True, kw_only=True):
    """What has become of a seek."""

    state: Literal["waiting", "seated", "replaced"]
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
