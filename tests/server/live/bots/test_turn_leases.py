"""A bot's turn is leased, so only one of several processes plays it."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from settebello.protocol.room import (
    StartGame,
)
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerFailed
from settebello.server.live.cluster.bus import LocalBus
from settebello.server.live.table_keeper import LEASE_SECONDS
from settebello.server.tables.room_events import PersonAway
from tests.server.live.waiting_rooms import gathering, playing, run, settled
from tests.support.live_tables import act, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import run_in_virtual_time


def test_one_process_of_several_plays_a_turn() -> None:
    """The one that may not plays it when the other has not done so in time."""

    class Taken:
        local, connected, asked = False, True, 0

        async def acquire_lease(self, work: str, seconds: float) -> bool:
            self.asked += 1
            return self.asked > 1

    async def go() -> None:
        bus = Taken()
        table, nonna, _ = await gathering(MemoryStore(), ("open",), grace=60.0)
        table.setup = replace(table.setup, pace=0.0)
        bots = run_bots(table, bus=bus)  # type: ignore[arg-type]
        await table.submit(nonna, StartGame(id="s"))
        await settled(bots)
        if table.turn == 0:
            await table.submit(nonna, act(nonna))
            await settled(bots)
        assert (bus.asked, table.turn) == (1, 1)
        await asyncio.sleep(LEASE_SECONDS - 1.0)
        assert (bus.asked, table.turn) == (1, 1), "the other has its time"
        await asyncio.sleep(2.0)
        await settled(bots)
        assert (bus.asked, table.turn) == (2, 0)

    run_in_virtual_time(go())


def test_a_turn_that_is_played_while_its_lease_is_acquired_is_left_alone() -> None:
    async def go() -> None:
        table, _, people = await playing()
        seat = table.turn
        assert seat is not None
        person = people[seat]

        class SlowBus(LocalBus):
            async def acquire_lease(self, work: str, seconds: float) -> bool:
                await table.submit(person, act(person))
                return True

        class CountingExecutor(LocalExecutor):
            calls = 0

            async def choose(self, *_: object, **__: object) -> str:
                self.calls += 1
                raise PlayerFailed

        executor = CountingExecutor()
        bots = run_bots(table, bus=SlowBus(), executor=executor)
        table.leave(person)
        await table.append_event(PersonAway(seat=seat))
        await settled(bots)
        assert (table.turn, executor.calls) == (1 - seat, 0)

    run(go())
