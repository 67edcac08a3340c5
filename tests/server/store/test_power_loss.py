"""The power fails at any moment of a store whose journal is truncated.

Of what the disk has not confirmed anything may be lost, but nothing that was answered.

``SETTEBELLO_CRASHES`` says in how many crashes.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from settebello.server.model import Entry
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.faults.failing_syscalls import SYNC, ask_before
from tests.support.live_tables import opened_table

pytestmark = pytest.mark.skipif(sys.platform != "linux" or not SYNC, reason="Only Linux lets a test see each sync.")

BLOCK = 512
FIRST = Entry(kind="round", text="00" * 32)
CRASHES = int(os.environ.get("SETTEBELLO_CRASHES", "100"))


class Crash(NamedTuple):
    """What is found after a crash."""

    files: dict[str, bytes]
    answered: int
    """The number of the last entry that was answered before."""


class Disk:
    """Knows what would be found if the power failed at each sync.

    Args:
        folder: where the files are.
        chance: decides which blocks are found that were written and not synced.
    """

    def __init__(self, folder: Path, chance: Random) -> None:
        self._folder = folder
        self._chance = chance
        self._synced: dict[str, bytes] = {}
        self.answered = 0
        self.crashes: list[Crash] = []

    def may_sync(self, descriptor: int) -> bool:
        """Note what a crash before this sync would leave, and that after it the file is on the disk."""
        self.crash()
        file = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        if file.is_file():
            self._synced[file.name] = file.read_bytes()
        return True

    def crash(self) -> None:
        """Note what a crash now would leave."""
        now = {file.name: file.read_bytes() for file in self._folder.glob(f"{DATABASE_FILE}*")}
        lost = self._chance.random() < 0.5
        files = {name: self._mixed(self._synced.get(name, b""), content, lost) for name, content in now.items()}
        self.crashes.append(Crash(files, self.answered))

    def _mixed(self, synced: bytes, written: bytes, lost: bool) -> bytes:
        """A file of which everything that is not synced is lost, or any of its blocks."""
        if lost:
            return synced
        size = self._chance.choice([len(synced), len(written)])
        content = bytearray(written[:size] + synced[len(written) : size])
        for start in range(0, min(len(synced), size), BLOCK):
            if self._chance.random() < 0.5:
                content[start : start + BLOCK] = synced[start : start + BLOCK][: size - start]
        return bytes(content)


async def _append(disk: Disk, folder: Path) -> None:
    store = SqliteStore(folder, threads=False, journal_mode="truncate")
    ask_before(SYNC, disk.may_sync)
    await store.create(opened_table(), FIRST)
    disk.answered = 1
    while len(disk.crashes) < CRASHES:
        text = "7" * (5000 if disk.answered % 7 == 0 else 2)
        disk.answered = await store.append("t", disk.answered + 1, Entry(kind="action", text=text))
        disk.crash()
    await store.close()


def test_no_answer_is_lost(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "games", Random(36))
    working = threading.Thread(target=lambda: asyncio.run(_append(disk, tmp_path / "games")))
    working.start()
    working.join()
    assert len(disk.crashes) >= CRASHES

    async def check(number: int, crash: Crash) -> None:
        folder = tmp_path / f"{number}"
        folder.mkdir()
        for name, content in crash.files.items():
            (folder / name).write_bytes(content)
        found = SqliteStore(folder, threads=False, journal_mode="truncate")
        heads = await found.load_heads(["t"])
        assert crash.answered <= heads.get("t", 0) <= crash.answered + 1, number
        await found.close()

    for number, crash in enumerate(disk.crashes):
        asyncio.run(check(number, crash))
