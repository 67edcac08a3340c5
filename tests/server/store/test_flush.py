"""A store whose file lies in memory and is kept somewhere else, block by block, as browsers keep it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from settebello.protocol.refusals import STORE_AWAY
from settebello.server.model import Entry
from settebello.server.store.base import EntryConflict, StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.bare_host import run_on_bare_host
from tests.support.live_tables import opened_table

BLOCK = 4096
FIRST = Entry(kind="round", text="00" * 32)
CRASHES = int(os.environ.get("SETTEBELLO_CRASHES", "100"))


class BlockDisk:
    """Has the blocks of a file as they were at the last flush.

    Args:
        memory: the folder of the file, which is lost in a crash.
    """

    def __init__(self, memory: Path) -> None:
        self._file = memory / DATABASE_FILE
        self._blocks: list[bytes] = []
        self.flushes = 0
        self.full = False
        self.waits = asyncio.Event()
        self.waits.set()

    async def flush(self) -> None:
        """Take all blocks, as one change."""
        self.flushes += 1
        await self.waits.wait()
        if self.full:
            raise OSError("no room")
        content = self._file.read_bytes()
        self._blocks = [content[start : start + BLOCK] for start in range(0, len(content), BLOCK)]

    def store_after_crash(self, memory: Path) -> SqliteStore:
        """The store that is found after everything in memory was lost."""
        memory.mkdir()
        (memory / DATABASE_FILE).write_bytes(b"".join(self._blocks))
        return SqliteStore(memory, threads=False, journal_mode="truncate")


def action(text: str) -> Entry:
    return Entry(kind="action", text=text, client_id=text)


def run(tmp_path: Path, test: Callable[[SqliteStore, BlockDisk], Awaitable[None]]) -> None:
    async def go() -> None:
        disk = BlockDisk(tmp_path / "memory")
        store = SqliteStore(tmp_path / "memory", threads=False, journal_mode="truncate", flush=disk.flush)
        await store.create(opened_table(), FIRST)
        await test(store, disk)
        disk.full = False
        disk.waits.set()
        await store.close()

    run_on_bare_host(go())


def test_what_was_answered_is_on_the_disk(tmp_path: Path) -> None:
    async def test(store: SqliteStore, disk: BlockDisk) -> None:
        for seq in range(2, 5):
            await store.append("t", seq, action(f"{seq}D"))
            found = disk.store_after_crash(tmp_path / f"{seq}")
            assert await found.load_heads(["t"]) == {"t": seq}
            await found.close()

    run(tmp_path, test)


def test_writes_during_a_flush_share_the_next(tmp_path: Path) -> None:
    async def test(store: SqliteStore, disk: BlockDisk) -> None:
        disk.waits.clear()
        before = disk.flushes
        first: asyncio.Task[int] = asyncio.create_task(store.append("t", 2, action("2D")))
        while disk.flushes == before:
            await asyncio.sleep(0)
        others = [asyncio.ensure_future(store.append("t", seq, action(f"{seq}D"))) for seq in (3, 4, 5)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert not first.done()
        disk.waits.set()
        assert await asyncio.gather(first, *others) == [2, 3, 4, 5]
        assert disk.flushes == before + 2

    run(tmp_path, test)


def test_nobody_sees_what_is_not_on_the_disk(tmp_path: Path) -> None:
    async def test(store: SqliteStore, disk: BlockDisk) -> None:
        disk.full = True
        with pytest.raises(StoreError) as unknown:
            await store.append("t", 2, action("2D"))
        assert unknown.value.code == STORE_AWAY.key
        for read in (store.load("t"), store.load_entries("t", 0), store.ping()):
            with pytest.raises(StoreError) as unknown:
                await read
            assert unknown.value.code == STORE_AWAY.key
        disk.full = False
        assert await store.load_heads(["t"]) == {"t": 2}
        found = disk.store_after_crash(tmp_path / "found")
        assert await found.load_heads(["t"]) == {"t": 2}
        await found.close()

    run(tmp_path, test)


def test_a_command_that_is_repeated_is_on_the_disk_once_it_is_answered(tmp_path: Path) -> None:
    async def test(store: SqliteStore, disk: BlockDisk) -> None:
        disk.full = True
        for _ in range(2):
            with pytest.raises(StoreError) as unknown:
                await store.append("t", 2, action("2D"))
            assert unknown.value.code == STORE_AWAY.key
        disk.full = False
        assert await store.append("t", 2, action("2D")) == 2
        with pytest.raises(EntryConflict):
            await store.append("t", 2, action("3D"))
        found = disk.store_after_crash(tmp_path / "found")
        assert (await found.load("t"))[1] == [FIRST, action("2D")]
        await found.close()

    run(tmp_path, test)


def test_what_waits_when_the_store_is_closed_is_written(tmp_path: Path) -> None:
    async def go() -> None:
        disk = BlockDisk(tmp_path / "memory")
        store = SqliteStore(tmp_path / "memory", threads=False, journal_mode="truncate", flush=disk.flush)
        opening = asyncio.create_task(store.create(opened_table(), FIRST))
        await asyncio.sleep(0)
        appending = asyncio.create_task(store.append("t", 2, action("2D")))
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(opening, appending)
        found = disk.store_after_crash(tmp_path / "found")
        assert await found.load_heads(["t"]) == {"t": 2}
        await found.close()

    run_on_bare_host(go())


def test_no_answer_is_lost_in_crashes_at_any_moment(tmp_path: Path) -> None:
    """Everything that was answered is there after each crash, and nothing else but what was asked."""
    chance = Random(36)

    async def go() -> None:
        memory = tmp_path / "memory"
        disk = BlockDisk(memory)
        store = SqliteStore(memory, threads=False, journal_mode="truncate", flush=disk.flush)
        await store.create(opened_table(), FIRST)
        answered = asked = 1
        for crash in range(CRASHES):
            answers: list[int] = []
            appending = asyncio.ensure_future(_append_until_cancelled(store, asked + 1, answers))
            disk.full = chance.random() < 0.2
            for _ in range(chance.randrange(60)):
                await asyncio.sleep(0)
            appending.cancel()
            await asyncio.wait([appending])
            answered = max([answered, *answers])
            memory = tmp_path / f"{crash}"
            found = disk.store_after_crash(memory)
            assert answered <= (await found.load_heads(["t"]))["t"] <= answered + 1
            _, entries = await found.load("t")
            assert [entry.text for entry in entries[1:]] == [f"{seq}" for seq in range(2, len(entries) + 1)]
            await found.close()
            disk.full = False
            await store.close()
            disk = BlockDisk(memory)
            await disk.flush()
            store = SqliteStore(memory, threads=False, journal_mode="truncate", flush=disk.flush)
            answered = asked = len(entries)
        assert asked > CRASHES
        await store.close()

    run_on_bare_host(go())


async def _append_until_cancelled(store: SqliteStore, seq: int, answers: list[int]) -> None:
    """Append entries and note their answers, forever."""
    while True:
        try:
            answers.append(await store.append("t", seq, Entry(kind="action", text=f"{seq}", client_id=f"{seq}")))
        except StoreError:
            continue
        seq += 1
