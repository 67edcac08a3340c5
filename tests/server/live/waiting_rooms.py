"""People at a table that was opened by link, in one process and a store in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import Ready, RoomInfo
from settebello.server.clock import Clock
from settebello.server.credentials import hash_key
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.model import TableSetup
from settebello.server.tables.opening import make_table
from tests.support.live_tables import Person, place, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT
from tests.support.virtual_time import loop_clock


def run(test: Coroutine[object, object, None]) -> None:
    """In a minute at most."""
    asyncio.run(asyncio.wait_for(test, TIMEOUT))


async def gathering(
    store: MemoryStore, against: Sequence[str] = ("open",), **wanted: object
) -> tuple[LiveTable, Person, TableSetup]:
    """A table with open seats, its host connected."""
    asked = OpenTableRequest(against=tuple(against), seats=len(against) + 1, name="Nonna", pace=0, **wanted)  # type: ignore[arg-type]
    table, first, ticket = make_table(asked, Clock().now())
    await store.create(table, *first)
    live = LiveTable(store, *await store.load(table.id), clock=loop_clock())
    host = Person(0, hash_key(ticket.key))
    live.join(host)
    return live, host, table


async def guest(table: LiveTable, name: str, seat: int | None = None) -> Person:
    """Somebody who sits down and connects."""
    key = hash_key(f"the key of {name}, which is long enough")
    person = Person(await table.take_seat(place(name, key), seat), key)
    table.join(person)
    return person


async def settled(bots: TableKeeper) -> None:
    """Until there is nothing left to do."""
    await asyncio.sleep(0)
    while bots.busy:
        await asyncio.sleep(0.005)


def room(person: Person) -> RoomInfo:
    """Who is there, as that person was told last."""
    return person.rooms[-1]


async def playing(**wanted: object) -> tuple[LiveTable, TableKeeper, list[Person]]:
    """Two people, the first cards dealt."""
    table, nonna, _ = await gathering(MemoryStore(), ("open",), **wanted)
    bots = run_bots(table)
    people = [nonna, await guest(table, "Rosa")]
    for person in people:
        await table.submit(person, Ready(id="r", ready=True))
    await settled(bots)
    return table, bots, people
