"""The interface of the stores: a table is its setup and its log of entries, in order."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.server.model import Entry, NewerEntry, TableSetup

if TYPE_CHECKING:
    from settebello.server.store.daily import DailyGames
    from settebello.server.store.daily_groups import DailyGroups
    from settebello.server.store.friends import Friends
    from settebello.server.store.kept_games import KeptGames, Reviews
    from settebello.server.store.lobby import LobbyStore
    from settebello.server.store.matches import Matches
    from settebello.server.store.profiles import Profiles
    from settebello.server.store.ratings import Ratings
    from settebello.server.store.subscriptions import Subscriptions
    from settebello.server.store.wake_ups import WakeUps


class StoreError(SettebelloError):
    """The store cannot be read or written; nothing was changed."""


class TableNotFound(StoreError):
    """There is no table with that id or code."""


class EntryConflict(StoreError):
    """Another process has appended an entry with that number, so the table must be loaded again."""


@contextmanager
def wrap_table_errors() -> Iterator[None]:
    """Turn any error while a stored table is decoded and replayed into a :class:`StoreError`.

    Raises:
        StoreError: the stored table is damaged, or was written by another program.
    """
    try:
        yield
    except StoreError:
        raise
    except NewerEntry as error:
        raise StoreError(error.problem) from error
    except Exception as error:  # damaged data can raise anything
        detail = str(error).rstrip(".") or type(error).__name__
        raise StoreError(refusals.TABLE_UNREADABLE(detail=detail)) from error


class Store(Protocol):
    """Stores tables. A write that has been awaited is durable: it survives a crash of the process or machine."""

    @property
    def games(self) -> KeptGames:
        """Finished games with a permanent link, which outlive their tables."""
        ...

    @property
    def reviews(self) -> Reviews:
        """The reviews of those games."""
        ...

    @property
    def profiles(self) -> Profiles:
        """The lasting identities of people without an account."""
        ...

    @property
    def friends(self) -> Friends:
        """The profiles that have added each other, and who of them is here."""
        ...

    @property
    def daily(self) -> DailyGames:
        """The daily games: the server's secret, and the attempts."""
        ...

    @property
    def daily_groups(self) -> DailyGroups:
        """The private groups for the daily game."""
        ...

    @property
    def matches(self) -> Matches:
        """The duplicate matches."""
        ...

    @property
    def lobby(self) -> LobbyStore:
        """The people who look for opponents, and the open tables that are listed."""
        ...

    @property
    def wake_ups(self) -> WakeUps:
        """The times when games by the day next need the server."""
        ...

    @property
    def ratings(self) -> Ratings:
        """The ratings of profiles, and their rated games."""
        ...

    @property
    def subscriptions(self) -> Subscriptions:
        """The browsers that are notified about a seat."""
        ...

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        """Store a new table with its first entries. A game by the day gets its first wake-up, and a rated game is noted
        as to be rated.

        Raises:
            EntryConflict: a table has or had this id, or has this code.
        """
        ...

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        """Append one or more entries with the numbers from ``seq``, which counts from 1, all or none. Return the number
        of the first.

        If the first was already stored with the same client id, nothing is stored, and its earlier number is returned.

        Raises:
            EntryConflict: an entry already has one of the numbers, or a different entry has one of the client ids.
            StoreError: no entry was stored. With the code of :data:`settebello.protocol.refusals.STORE_AWAY` it is
                unknown whether they were stored, and they must be appended again with the same client ids.
        """
        ...

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        """A table's setup and all its entries, in order.

        Raises:
            TableNotFound: there is no such table.
        """
        ...

    async def load_entries(self, table: str, after: int) -> Sequence[Entry]:
        """The entries after number ``after``, in order."""
        ...

    async def load_entry(self, table: str, seq: int) -> Entry:
        """The entry with number ``seq``.

        Raises:
            TableNotFound: there is no such table, or it has no such entry.
        """
        ...

    async def load_heads(self, tables: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each table that exists."""
        ...

    async def find_by_code(self, code: str) -> str:
        """The id of the table with that code.

        Raises:
            TableNotFound: there is none.
        """
        ...

    async def expire(self, before: float, *, gathering_before: float) -> int:
        """Delete idle tables, at most a few hundred, and return their number.

        Args:
            before: delete tables without an entry since this time, in seconds since 1970. A table gets additional time,
                as much as its clock gives for an action, so that no running game by the day is deleted.
            gathering_before: the same for tables without a dealt round.
        """
        ...

    async def ping(self) -> None:
        """Check without writing that tables can be read and entries stored now.

        Raises:
            StoreError: they cannot.
        """
        ...

    async def close(self) -> None:
        """Finish pending writes and release files and connections."""
        ...
