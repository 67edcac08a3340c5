"""Steps that play nothing: what changes nothing is not kept, and a seat changes so often in an hour at most."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.room import FillSeat, LeaveTable, Ready, SwapSeats
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.tables.change_limiter import HOUR, MAX_CHANGES_PER_HOUR
from tests.server.live.waiting_rooms import gathering, guest
from tests.support.live_tables import Person
from tests.support.memory_store import MemoryStore

TOO_OFTEN = "This seat has changed too often in the last hour: wait a while"


async def a_room() -> tuple[MemoryStore, LiveTable, Person]:
    store = MemoryStore()
    table, nonna, _ = await gathering(store, ("open", "open", "open"))
    return store, table, nonna


def test_a_ready_that_is_so_already_is_answered_and_not_kept() -> None:
    """Twenty thousand of them stood in one game."""

    async def go() -> None:
        store, table, nonna = await a_room()
        rosa = await guest(table, "Rosa")
        await table.submit(rosa, Ready(id="first", ready=True))
        entries, version = len(store.entries(table.setup.id)), table.version
        for number in range(500):
            await table.submit(rosa, Ready(id=f"r{number}", ready=True))
            await table.submit(nonna, SwapSeats(id=f"s{number}", seat=0, to=0))
        assert len(store.entries(table.setup.id)) == entries
        assert [ok.version for ok in rosa.oks[-500:]] == [version] * 500

    asyncio.run(go())


async def _toggle(table: LiveTable, person: Person, number: int) -> None:
    await table.submit(person, Ready(id=f"t{number}", ready=number % 2 == 0))


async def _come_and_go(table: LiveTable, _: Person, number: int) -> None:
    other = await guest(table, f"P{number}")
    await table.submit(other, LeaveTable(id="l"))
    table.leave(other)


async def _fill(table: LiveTable, host: Person, number: int) -> None:
    await table.submit(host, FillSeat(id=f"f{number}", seat=2, player=None if number % 2 else "greedy"))


async def _move(table: LiveTable, host: Person, number: int) -> None:
    await table.submit(host, SwapSeats(id=f"w{number}", seat=2, to=3))


Change = Callable[[LiveTable, Person, int], Awaitable[None]]


async def _again_and_again(change: Change, table: LiveTable, person: Person, numbers: Iterable[int]) -> None:
    for number in numbers:
        await change(table, person, number)


@pytest.mark.parametrize("change", [_toggle, _come_and_go, _fill, _move])
def test_a_seat_changes_so_often_in_an_hour(change: Change) -> None:
    async def go() -> None:
        store, opened, nonna = await a_room()
        gone = 0.0
        clock = Clock(wall=lambda: 1_800_000_000.0 + gone, monotonic=lambda: gone)
        table = LiveTable(store, *await store.load(opened.setup.id), clock=clock)
        table.join(nonna)
        with pytest.raises(IllegalAction, match=TOO_OFTEN):
            await _again_and_again(change, table, nonna, range(3 * MAX_CHANGES_PER_HOUR))
        kept = store.entries(table.setup.id)
        assert len(kept) <= MAX_CHANGES_PER_HOUR + 2
        restarted = LiveTable(store, table.setup, kept, clock=clock)
        restarted.join(again := Person(0, nonna.key))
        with pytest.raises(IllegalAction, match=TOO_OFTEN):
            await _again_and_again(change, restarted, again, range(1000, 1003))
        gone += HOUR
        table.leave(nonna)
        later = LiveTable(store, table.setup, kept, clock=clock)
        later.join(again)
        await change(later, again, 2000)

    asyncio.run(go())


def test_one_seats_changes_cost_no_other_anything() -> None:
    async def go() -> None:
        _, table, _ = await a_room()
        rosa = await guest(table, "Rosa")
        ugo = await guest(table, "Ugo")
        with pytest.raises(IllegalAction, match=TOO_OFTEN):
            await _again_and_again(_toggle, table, rosa, range(2 * MAX_CHANGES_PER_HOUR))
        await _toggle(table, ugo, 0)
        assert ugo.oks

    asyncio.run(go())
