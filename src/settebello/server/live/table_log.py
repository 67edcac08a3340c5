"""The log of one table: appends entries, fetches the entries of other processes, and finds repeated commands."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.model import Entry
from settebello.server.store.base import Store
from settebello.server.store.lobby import SEEK_LEASE, Dissolution
from settebello.server.tables.commands import TableCommand, is_record_of


class TableLog:
    """This process's view of a log in the store. Other processes append to the log too.

    Args:
        store: the store of the entries.
        table: the table's id.
    """

    def __init__(self, store: Store, table: str) -> None:
        self.version = 0
        """The number of entries that this process knows."""
        self._store = store
        self._table = table
        self._versions: dict[str, int] = {}
        """The version of the entry with each client id. If the command comes again, the entry is read from the store,
        since keeping entries would take much memory."""

    def record(self, entry: Entry) -> None:
        """Note the next entry in the store."""
        self.version += 1
        if entry.client_id is not None:
            self._versions[entry.client_id] = self.version

    async def append(self, *entries: Entry) -> int:
        """Append entries after the known ones, all or none. Return the version of the first, which is an older version
        if another process has already appended the same entries.

        Raises:
            EntryConflict: another process has appended an entry, so the caller must catch up first.
            StoreError: they could not be appended.
        """
        return await self._store.append(self._table, self.version + 1, *entries)

    async def dissolve(self, entry: Entry, *, again: Collection[str | None], missed: Collection[str]) -> None:
        """Append the entry that closes a table of the lobby, and update the seeks of its people.

        Args:
            entry: the entry.
            again: the keys of people who wait again.
            missed: the keys of people who never came.

        Raises:
            EntryConflict: another process has appended an entry, so the caller must catch up first.
            StoreError: it could not be appended.
        """
        dissolution = Dissolution(
            table=self._table,
            seq=self.version + 1,
            entry=entry,
            again=tuple(key for key in again if key is not None),
            missed=tuple(missed),
        )
        await self._store.lobby.dissolve(dissolution, SEEK_LEASE)

    async def fetch_new(self) -> Sequence[Entry]:
        """The new entries of other processes. The caller must :meth:`record` each.

        Raises:
            StoreError: they cannot be read.
        """
        return await self._store.load_entries(self._table, self.version)

    async def find_version(self, client_id: str, message: TableCommand) -> int | None:
        """The version of the entry that this command has already made, or None if it is new.

        Raises:
            IllegalAction: another command has used its id.
            StoreError: the entry cannot be read.
        """
        if (version := self._versions.get(client_id)) is None:
            return None
        entry = await self._store.load_entry(self._table, version)
        if not is_record_of(entry, message):
            raise IllegalAction(refusals.OTHER_MESSAGE())
        return version
