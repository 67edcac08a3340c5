"""People at two processes of one server: somebody who leaves one of them is gone for the other too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import DisconnectDevice, LeaveTable, Ready, RenewKey
from settebello.server.clock import Clock
from settebello.server.credentials import hash_key
from settebello.server.live.cluster.bus import BusMessage, MessageHandler
from settebello.server.live.live_table import LiveTable
from settebello.server.live.presence import device_id
from settebello.server.live.table_registry import TableRegistry
from settebello.server.tables.opening import make_table
from tests.server.live.waiting_rooms import room, run
from tests.support.live_tables import Person, place
from tests.support.memory_store import MemoryStore

NEW = "New-key_of-this-seat-0123456789"


class Wire:
    """A bus between processes of this test; nothing is lost on it."""

    local = False
    connected = True

    def __init__(self, readers: list[MessageHandler]) -> None:
        self._readers = readers

    async def start(self, reader: MessageHandler, restored: Callable[[], None]) -> None:
        self._reader = reader
        self._readers.append(reader)

    def subscribe(self, table: str) -> None: ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, table: str, news: BusMessage) -> None:
        for reader in self._readers:
            if reader is not self._reader:
                reader(table, news)

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        return True

    async def close(self) -> None: ...


async def _until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.005)


async def _two() -> tuple[TableRegistry, TableRegistry, str, str, str]:
    """Two processes with one store, a table in its waiting room, and the hashed keys of Nonna and Rosa."""
    store, readers = MemoryStore(), list[MessageHandler]()
    wanted = OpenTableRequest(against=("open",), seats=2, name="Nonna", pace=0, grace=1.0, watchers=False)
    table, first, ticket = make_table(wanted, Clock().now())
    await store.create(table, *first)
    here, there = TableRegistry(store, bus=Wire(readers)), TableRegistry(store, bus=Wire(readers))
    for tables in (here, there):
        await tables.start()
    return here, there, table.id, hash_key(ticket.key), hash_key("the key of Rosa, which is long enough")


async def _begun(one: LiveTable, other: LiveTable, nonna: Person, rosa: Person) -> None:
    await other.catch_up()
    one.join(nonna)
    other.join(rosa)
    await one.submit(nonna, Ready(id="n", ready=True))
    await other.catch_up()
    await other.submit(rosa, Ready(id="r", ready=True))
    await one.catch_up()
    await _until(lambda: one.dealt and other.dealt)


def test_somebody_whose_process_loses_them_is_played_for_at_the_other() -> None:
    async def go() -> None:
        here, there, name, nonnas, rosas = await _two()
        async with here.use(name) as one, there.use(name) as other:
            nonna, rosa = Person(0, nonnas), Person(await one.take_seat(place("Rosa", rosas), None), rosas)
            await _begun(one, other, nonna, rosa)
            assert one.presence.seats == (0, 1)
            other.leave(rosa)
            await _until(lambda: one.presence.seats == (0,))
            await _until(lambda: room(nonna).seats[1].stand_in)
            await _until(lambda: one.turn != 1 or one.over)
        await here.close()
        await there.close()

    run(go())


def test_somebody_who_leaves_at_one_process_leaves_with_their_devices_at_the_other() -> None:
    async def go() -> None:
        here, there, name, nonnas, rosas = await _two()
        async with here.use(name) as one, there.use(name) as other:
            nonna, rosa = Person(0, nonnas), Person(await one.take_seat(place("Rosa", rosas), None), rosas)
            await _begun(one, other, nonna, rosa)
            tablet = Person(1, rosas, device="tablet")
            one.join(tablet)
            other.leave(rosa)
            await other.submit(rosa, LeaveTable(id="l"))
            await _until(lambda: tablet.ended is not None)
            await _until(lambda: room(nonna).seats[1].stand_in and one.turn != 1)
            assert (tablet.ended, room(nonna).seats[1].stand_in) == ("left", True)
        await here.close()
        await there.close()

    run(go())


def test_devices_at_another_process_are_listed_sent_away_and_closed_with_the_old_link() -> None:
    async def go() -> None:
        here, there, name, _, rosas = await _two()
        async with here.use(name) as one, there.use(name) as other:
            phone = Person(await one.take_seat(place("Rosa", rosas), None), rosas, device="phone")
            await other.catch_up()
            tablet, laptop = Person(1, rosas, device="tablet"), Person(1, rosas, device="laptop")
            one.join(phone)
            for device in (tablet, laptop):
                other.join(device)
            await _until(lambda: len(room(phone).connected) == 3)
            await one.submit(phone, DisconnectDevice(id="d", device=device_id(tablet)))
            await _until(lambda: tablet.ended == "dismissed")
            assert laptop.ended is None
            await one.submit(phone, RenewKey(id="k", key=NEW, device="phone"))
            await _until(lambda: laptop.ended == "key-renewed")
            await _until(lambda: len(room(phone).connected) == 1)
            assert (other.room.seat_of(hash_key(NEW)), other.room.seat_of(rosas)) == (1, None)
        await here.close()
        await there.close()

    run(go())
