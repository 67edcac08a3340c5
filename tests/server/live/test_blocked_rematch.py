"""A person who has blocked somebody gets no rematch with them, and is not asked for one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settebello.errors import IllegalAction
from settebello.server.clock import Clock
from settebello.server.live.rematch import open_rematch
from settebello.server.model import PERSON, Place, Profile
from settebello.server.store.profiles import ProfileDevice
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.tables.display_name import looks_of
from settebello.server.tables.opening import make_matched_table
from settebello.server.tables.room import Room
from settebello.variants import variant


@pytest.mark.parametrize("blocker", ["Rosa", "Nonna"])
def test_a_rematch_keeps_apart_whom_a_block_keeps_apart(blocker: str, tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        for name in ("Rosa", "Nonna"):
            device = ProfileDevice(key=name.ljust(64, "0"), kind="Firefox", since=1)
            await store.profiles.create(Profile(id=name, name=name, created=1), device, name, looks_of(name))
        people = [Place(name=name, player=PERSON, key=name, profile=name) for name in ("Rosa", "Nonna")]
        setup = make_matched_table(
            variant("scopa"), variant("scopa").rules(2), people, now=Clock().now(), clock=None, rated=""
        )
        room = Room(setup)
        await store.profiles.block(blocker, "Nonna" if blocker == "Rosa" else "Rosa", 2)
        with pytest.raises(IllegalAction, match="do not play with each other"):
            await open_rematch(store, setup, room, 0, "again", Clock().now())
        await store.profiles.unblock(blocker, "Nonna" if blocker == "Rosa" else "Rosa")
        await open_rematch(store, setup, room, 0, "again", Clock().now())
        assert (await store.load("again"))[0].id == "again"
        await store.close()

    asyncio.run(go())
