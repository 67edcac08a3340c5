"""Clients and tables older than the shuffle of today."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.errors import IllegalAction
from settebello.protocol.game import NextRound
from settebello.protocol.room import Ready
from settebello.record import proofs, read, write
from settebello.server.bots.runner import BotRunner
from settebello.server.table.live_table import LiveTable
from settebello.server.table.public_record import full_record, public_record
from tests.server.shuffle.devices import Device
from tests.server.shuffle.shuffled_tables import play_round
from tests.server.waiting_rooms import gathering, run, settled
from tests.support.live_tables import Person, act, place, run_bots
from tests.support.memory_store import MemoryStore


def test_a_client_of_before_plays_without_a_share_and_hears_nothing_of_the_shuffle() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, host, setup = await gathering(store, ("random",))
        assert table.dealt, "nobody commits, so the table waits for nobody"
        frames = b"".join(host.frames)
        assert b'"shuffle"' not in frames
        bots = run_bots(table)
        await play_alone(table, host, bots)
        await table.submit(host, NextRound(id="n", version=table.version))
        assert table.turn is not None
        record = full_record(*await store.load(setup.id))
        assert [len(played.extra) for played in record.rounds] == [4, 4]

    run(go())


async def play_alone(table: LiveTable, person: Person, bots: BotRunner) -> None:
    bots.wake()  # a player may have the first turn
    while table.turn is not None:
        if table.turn == 0:
            await table.submit(person, act(person, name=f"a{table.version}"))
        await settled(bots)


def test_a_table_of_before_goes_on_as_it_was_and_takes_no_shares() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, host, setup = await gathering(store)
        old = replace(setup, shuffle=1, secret="11" * 32, id="old")
        await store.create(old)
        table = LiveTable(store, *await store.load("old"))
        people = [Device(0, host.key, table="old"), Device(1, "f" * 64, table="old")]
        await table.take_seat(place("Rosa", "f" * 64), None)
        bots = run_bots(table)
        for person in people:
            table.join(person)
            assert person.shuffles == []
            with pytest.raises(IllegalAction, match="opened by an older server"):
                await table.submit(person, person.commit(round_number=1, exchange=1))
            await table.submit(person, Ready(id="ready", ready=True))
        await settled(bots)
        await play_round(table, people)
        await table.submit(people[0], NextRound(id="n", version=table.version))
        assert table.turn is not None
        (proof,) = proofs(read(write(public_record(*await store.load("old")))))
        assert proof.promise == "older"

    run(go())
