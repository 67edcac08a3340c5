"""Clients that take no part in the shuffle."""

from __future__ import annotations

from settebello.protocol.game import NextRound
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.tables.public_record import full_record
from tests.server.live.waiting_rooms import gathering, run, settled
from tests.support.live_tables import Person, act, run_bots
from tests.support.memory_store import MemoryStore


def test_a_client_that_takes_no_part_plays_on() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, host, setup = await gathering(store, ("random",))
        assert table.dealt, "nobody commits, so the table waits for nobody"
        bots = run_bots(table)
        await play_alone(table, host, bots)
        await table.submit(host, NextRound(id="n", version=table.version))
        assert table.turn is not None
        record = full_record(*await store.load(setup.id))
        assert [len(played.extra) for played in record.rounds] == [4, 4]

    run(go())


async def play_alone(table: LiveTable, person: Person, bots: TableKeeper) -> None:
    bots.wake()  # a player may have the first turn
    while table.turn is not None:
        if table.turn == 0:
            await table.submit(person, act(person, name=f"a{table.version}"))
        await settled(bots)
