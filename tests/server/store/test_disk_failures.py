"""The disk fails at the worst moment: what was refused is not there after a restart, what was answered is."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from settebello.protocol.refusals import STORE_AWAY, TABLE_NOT_SAVED
from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.faults.failing_syscalls import SYNC, ask_before
from tests.support.live_tables import opened_table

pytestmark = pytest.mark.skipif(sys.platform != "linux" or not SYNC, reason="Only Linux lets a test fail a sync.")

FIRST = Entry(kind="round", text="00" * 32)
REFUSED = Entry(kind="action", text="7D", client_id="a")


class Syncs:
    """The disk takes all that is written; its word that it has it fails while ``failing`` is above 0."""

    def __init__(self) -> None:
        self.failing = 0

    def may_go_on(self, _: int) -> bool:
        self.failing -= self.failing > 0
        return self.failing == 0

    def fail(self, times: int) -> None:
        self.failing = times + 1


def restarted(folder: Path, again: Path) -> SqliteStore:
    """A store upon the files as they lie there, as the next process finds them where this one is killed."""
    again.mkdir()
    for file in folder.glob(f"{DATABASE_FILE}*"):
        if not file.name.endswith("-shm"):
            (again / file.name).write_bytes(file.read_bytes())
    return SqliteStore(again)


async def with_bad_disk(folder: Path, test: Callable[[SqliteStore, Syncs], Awaitable[None]]) -> None:
    store, syncs = SqliteStore(folder), Syncs()
    await store.create(opened_table(), FIRST)
    await store._writer.do(lambda _: ask_before(SYNC, syncs.may_go_on))
    try:
        await test(store, syncs)
    finally:
        syncs.failing = 0
        await store.close()


@pytest.mark.parametrize("size", [1, 9000])
def test_what_was_refused_is_not_there_after_a_restart(size: int, tmp_path: Path) -> None:
    async def test(store: SqliteStore, syncs: Syncs) -> None:
        syncs.fail(1)
        with pytest.raises(StoreError) as refused:
            await store.append("t", 2, Entry(kind="action", text="7" * size, client_id="a"))
        assert refused.value.code == TABLE_NOT_SAVED.key
        again = restarted(tmp_path / "games", tmp_path / "again")
        assert (await again.load("t"))[1] == [FIRST]
        await again.close()
        assert await store.append("t", 2, Entry(kind="action", text="8D")) == 2

    asyncio.run(with_bad_disk(tmp_path / "games", test))


def test_what_nobody_knows_is_not_called_refused(tmp_path: Path) -> None:
    """While the disk says nothing certain, one is told to ask again; then it is done once."""

    async def test(store: SqliteStore, syncs: Syncs) -> None:
        syncs.fail(100)
        with pytest.raises(StoreError) as unknown:
            await store.append("t", 2, REFUSED)
        assert unknown.value.code == STORE_AWAY.key
        syncs.failing = 0
        assert [await store.append("t", seq, REFUSED) for seq in (2, 3)] == [2, 2]
        again = restarted(tmp_path / "games", tmp_path / "again")
        assert (await again.load("t"))[1] == [FIRST, REFUSED]
        await again.close()

    asyncio.run(with_bad_disk(tmp_path / "games", test))
