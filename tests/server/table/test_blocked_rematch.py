"""A person who has blocked somebody gets no rematch with them, and is not asked for one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settebello.errors import IllegalAction
from settebello.server.room.display_name import looks_of
from settebello.server.room.state import Room
from settebello.server.store.base import PERSON, Place
from settebello.server.store.profiles import Profile, ProfileDevice
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.table.opening import make_matched_table, open_rematch
from settebello.variants import variant


@pytest.mark.parametrize("blocker", ["Rosa", "Nonna"])
def test_a_rematch_keeps_apart_whom_a_block_keeps_apart(blocker: str, tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        for name in ("Rosa", "Nonna"):
            device = ProfileDevice(key=name.ljust(64, "0"), kind="Firefox", since=1)
            await store.profiles.create(Profile(id=name, name=name, created=1), device, name, looks_of(name))
        people = [Place(name=name, player=PERSON, key=name, profile=name) for name in ("Rosa", "Nonna")]
        setup = make_matched_table(variant("scopa"), variant("scopa").rules(2), people, clock=None, rated="")
        room = Room(setup)
        await store.profiles.block(blocker, "Nonna" if blocker == "Rosa" else "Rosa", 2)
        with pytest.raises(IllegalAction, match="do not play with each other"):
            await open_rematch(store, setup, room, 0)
        await store.profiles.unblock(blocker, "Nonna" if blocker == "Rosa" else "Rosa")
        again = await open_rematch(store, setup, room, 0)
        assert (await store.load(again.table))[0].id == again.table
        await store.close()

    asyncio.run(go())
