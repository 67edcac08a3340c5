"""The worker with the tables, as its script in JavaScript sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from settebello.server.in_browser import table_files
from settebello.server.in_browser.application import open_store, start_host
from settebello.server.in_browser.host import BrowserHost, PageResponse, PageSocket, SocketListener
from settebello.server.in_browser.remote_thinker import RemoteThinker
from settebello.server.store.base import Store
from settebello.server.store.sqlite.writer import Flush


class Tables:
    """The application while it runs.

    Args:
        host: runs it.
        store: keeps its tables.
        thinker: thinks for it.
    """

    def __init__(self, host: BrowserHost, store: Store, thinker: RemoteThinker) -> None:
        self._host = host
        self._store = store
        self._thinker = thinker

    async def fetch(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: str = ""
    ) -> PageResponse:
        """The response to a request (:meth:`BrowserHost.fetch`)."""
        return await self._host.fetch(method, path, headers, body)

    def connect(self, path: str, listener: SocketListener) -> PageSocket:
        """Open a socket (:meth:`BrowserHost.connect`)."""
        return self._host.connect(path, listener)

    async def export_table(self, table: str) -> str:
        """A table as a text (:func:`settebello.server.in_browser.table_files.export_table`)."""
        return await table_files.export_table(self._store, table)

    async def import_table(self, text: str) -> None:
        """Store a table of a text (:func:`settebello.server.in_browser.table_files.import_table`)."""
        await table_files.import_table(self._store, text)

    def hear(self, line: str) -> None:
        """Receive a message of the thinker."""
        self._thinker.hear(line)

    def thinker_replaced(self) -> None:
        """Messages go to another thinker from now on, which has not started yet."""
        self._thinker.forget()

    async def stop(self) -> None:
        """End the application."""
        await self._host.stop()


async def start_tables(
    folder: str, send: Callable[[str], object], flush: Flush, thinker_hangs: Callable[[], object]
) -> Tables:
    """Start the application.

    Args:
        folder: where the games are.
        send: sends a message to the thinker.
        flush: makes committed changes of the files durable.
        thinker_hangs: is called to have the thinker replaced.

    Raises:
        StoreError: the folder cannot be used, or a newer release has written it.
        HostError: the application has not started.
    """
    thinker = RemoteThinker(send, thinker_hangs)
    store = open_store(Path(folder), flush)
    return Tables(await start_host(store, thinker), store, thinker)
