"""The log of one table: every entry that this process knows, in order, and whether a message has made one before."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.store.base import Entry, Store
from settebello.server.table.duplicate_messages import TableCommand, is_result_of


class TableLog:
    """The end of the log is in the store: other processes append to it too.

    Args:
        store: where the entries are.
        table: the table's id.
    """

    def __init__(self, store: Store, table: str) -> None:
        self.version = 0
        """How many entries are known here."""
        self._store = store
        self._table = table
        self._versions: dict[str, int] = {}
        """What each message has made. Its entry is read back when the message comes again: a table is kept small."""

    def record(self, entry: Entry) -> None:
        """``entry`` is the next one in the store."""
        self.version += 1
        if entry.client_id is not None:
            self._versions[entry.client_id] = self.version

    async def append(self, entry: Entry) -> int:
        """Keep an entry behind those that are known; the version that it made. It may be an older one, if another
        process has kept this very entry before.

        Raises:
            EntryConflict: the log has gone on elsewhere: catch up first.
            StoreError: it could not be kept.
        """
        return await self._store.append(self._table, self.version + 1, entry)

    async def fetch_new(self) -> Sequence[Entry]:
        """What other processes have kept since; each is to be noted.

        Raises:
            StoreError: it cannot be read.
        """
        return await self._store.since(self._table, self.version)

    async def find_version(self, client_id: str, message: TableCommand) -> int | None:
        """The version that this very message has made.

        Raises:
            IllegalAction: another message has had its id.
            StoreError: what that id has made cannot be read.
        """
        if (version := self._versions.get(client_id)) is None:
            return None
        entry, *_ = await self._store.since(self._table, version - 1)
        if not is_result_of(entry, message):
            raise IllegalAction(refusals.OTHER_MESSAGE())
        return version
