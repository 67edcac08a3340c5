"""Tables whose rounds are dealt from the shares of two devices."""

from __future__ import annotations

from settebello.protocol.room import Ready
from settebello.server.live.live_table import LiveTable
from settebello.server.model import TableSetup
from settebello.server.tables.room_events import decode_event
from tests.server.live.shuffle.devices import Device
from tests.server.live.waiting_rooms import gathering
from tests.support.live_tables import act, place
from tests.support.memory_store import MemoryStore


async def two_devices(store: MemoryStore, clock: float | None = None) -> tuple[LiveTable, list[Device], TableSetup]:
    """Nonna and Rosa at a table, nobody ready yet; nothing keeps it going."""
    table, host, setup = await gathering(store, clock=clock)
    table.leave(host)
    people = [Device(0, host.key, table=setup.id), Device(1, "f" * 64, table=setup.id, byte=2)]
    await table.take_seat(place("Rosa", "f" * 64), None)
    for person in people:
        table.join(person)
    return table, people, setup


async def begun(table: LiveTable, people: list[Device]) -> None:
    """The first round, dealt from both shares."""
    for person in people:
        await table.submit(person, person.commit())
        await table.submit(person, Ready(id="ready", ready=True))
    await table.advance()
    for person in people:
        await table.submit(person, person.reveal())
    await table.advance()


async def play_round(table: LiveTable, people: list[Device]) -> None:
    while table.turn is not None:
        await table.submit(people[table.turn], act(people[table.turn], name=f"a{table.version}"))


def fixed_seeds(store: MemoryStore, setup: TableSetup) -> list[str]:
    """The server's seeds that were drawn so far."""
    steps = (decode_event(entry) for entry in store.entries(setup.id) if entry.kind == "step")
    return [step.seed for step in steps if hasattr(step, "seed")]
