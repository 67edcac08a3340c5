"""The lobby in memory, for servers whose store forgets."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from settebello.server.model import Entry, TableSetup
from settebello.server.store.lobby import Dissolution, ListedRow, Misses, Pairing, SeekResult, StoredSeek


class MemoryLobby:
    """A lobby that is forgotten with the test; leases do not run out."""

    def __init__(self, tables: dict[str, tuple[TableSetup, list[Entry]]]) -> None:
        self._tables = tables
        self._seeks: dict[str, StoredSeek] = {}
        self._results: dict[str, SeekResult] = {}
        self._listed: dict[str, ListedRow] = {}

    async def put(self, seeks: Sequence[StoredSeek], lease: float) -> None:
        for seek in seeks:
            if seek.key not in self._seeks:
                for other in [*await self.waiting()]:
                    if other.device == seek.device:
                        self._results[other.key] = replace(self._results[other.key], state="replaced")
                self._results[seek.key] = SeekResult(state="waiting")
            self._seeks[seek.key] = seek

    async def renew(self, keys: Collection[str], lease: float) -> None:
        pass

    async def waiting(self) -> Sequence[StoredSeek]:
        return [seek for key, seek in self._seeks.items() if self._results[key].state == "waiting"]

    async def seat(self, pairings: Sequence[Pairing]) -> Collection[str]:
        opened = []
        for pairing in pairings:
            if any(key not in self._results or self._results[key].state != "waiting" for key in pairing.keys):
                continue
            self._tables[pairing.table.id] = pairing.table, []
            for seat, key in enumerate(pairing.keys):
                self._results[key] = SeekResult(state="seated", table=pairing.table.id, seat=seat, found=pairing.found)
            opened.append(pairing.table.id)
        return opened

    async def dissolve(self, dissolution: Dissolution, lease: float) -> None:
        self._tables[dissolution.table][1].append(dissolution.entry)
        for key in dissolution.again:
            self._results[key] = SeekResult(state="waiting")
        for key in dissolution.missed:
            self._results[key] = replace(self._results[key], state="missed")

    async def misses(self, device: str, address: str) -> Misses:
        return Misses()

    async def results(self, keys: Collection[str]) -> dict[str, SeekResult]:
        return {key: self._results[key] for key in keys if key in self._results}

    async def cancel(self, key: str) -> bool:
        waits = key in self._results and self._results[key].state == "waiting"
        if waits:
            del self._seeks[key], self._results[key]
        return waits

    async def list_tables(self, rows: Sequence[ListedRow], gone: Collection[str], lease: float) -> None:
        for table in gone:
            self._listed.pop(table, None)
        self._listed.update((row.table, row) for row in rows)

    async def listed(self) -> Sequence[ListedRow]:
        return [*self._listed.values()]

    async def sweep(self) -> int:
        return 0
