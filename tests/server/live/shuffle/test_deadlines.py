"""How long an exchange waits for devices that keep silent."""

from __future__ import annotations

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.game import NextRound
from settebello.protocol.room import Ready
from settebello.record import proofs, read, write
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.tables.clocks import RECOMMIT_TIMEOUT, REVEAL_TIMEOUT, ExchangeDeadline
from settebello.server.tables.public_record import public_record
from tests.server.live.shuffle.devices import listed
from tests.server.live.shuffle.shuffled_tables import begun, fixed_seeds, play_round, two_devices
from tests.server.live.waiting_rooms import run, settled
from tests.support.live_tables import run_bots
from tests.support.memory_store import MemoryStore


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def kept_going(bots: TableKeeper) -> None:
    bots.wake()
    await settled(bots)


def test_who_keeps_silent_is_waited_for_ten_seconds_and_is_not_in_the_next_exchange() -> None:
    async def go() -> None:
        store, clock = MemoryStore(), Clock()
        table, (nonna, rosa), setup = await two_devices(store)
        bots = run_bots(table, deadline=ExchangeDeadline(clock))
        for person in (nonna, rosa):
            await table.submit(person, person.commit())
            await table.submit(person, Ready(id="ready", ready=True))
        await kept_going(bots)
        await table.submit(nonna, nonna.reveal())
        clock.now += REVEAL_TIMEOUT - 0.1
        await kept_going(bots)
        assert (nonna.now.exchange, table.dealt) == (1, False)
        clock.now += 0.2
        await kept_going(bots)
        assert (nonna.now.exchange, nonna.now.aborted, nonna.now.open) == (2, 1, True)
        await table.submit(nonna, nonna.commit())
        assert nonna.now.transcript is None, "Rosa may still commit"
        clock.now += RECOMMIT_TIMEOUT + 0.1
        await kept_going(bots)
        assert listed(nonna.now.transcript) == (0,)
        await table.submit(nonna, nonna.reveal())
        assert table.dealt
        seed, aborted = fixed_seeds(store, setup)[1], fixed_seeds(store, setup)[0]
        assert seed != aborted, "fresh each time"
        await play_round(table, [nonna, rosa])
        (proof,) = proofs(read(write(public_record(*await store.load(setup.id)))))
        assert (proof.promise, proof.shares, proof.aborted) == ("whole", 1, 1)

    run(go())


def test_who_is_silent_twice_is_not_accepted_a_third_time_and_again_in_the_next_round() -> None:
    async def go() -> None:
        store, clock = MemoryStore(), Clock()
        table, (nonna, rosa), _ = await two_devices(store)
        bots = run_bots(table, deadline=ExchangeDeadline(clock))
        await table.submit(rosa, rosa.commit())
        for person in (nonna, rosa):
            await table.submit(person, Ready(id="ready", ready=True))
        for exchange in (2, 3):
            await kept_going(bots)
            clock.now += REVEAL_TIMEOUT + 0.1
            await kept_going(bots)
            assert rosa.now.exchange == exchange
            if exchange == 2:
                await table.submit(rosa, rosa.commit())
                clock.now += RECOMMIT_TIMEOUT + 0.1
        with pytest.raises(IllegalAction, match="kept silent twice"):
            await table.submit(rosa, rosa.commit())
        assert rosa.now.refused == (1,)
        clock.now += RECOMMIT_TIMEOUT + 0.1
        await kept_going(bots)
        assert (table.dealt, rosa.now.refused, rosa.now.aborted) == (True, (), 2)
        await play_round(table, [nonna, rosa])
        await table.submit(rosa, rosa.commit())
        assert rosa.now.committed == (1,)

    run(go())


def test_shares_are_waited_for_as_long_as_nobody_wants_the_round() -> None:
    async def go() -> None:
        store, clock = MemoryStore(), Clock()
        table, people, _ = await two_devices(store)
        bots = run_bots(table, deadline=ExchangeDeadline(clock))
        await begun(table, people)
        await play_round(table, people)
        for person in people:
            await table.submit(person, person.commit())
        clock.now += 10 * REVEAL_TIMEOUT
        await kept_going(bots)
        assert (people[0].now.exchange, people[0].now.aborted) == (1, 0)
        for person in people:
            await table.submit(person, person.reveal())
        await table.submit(people[0], NextRound(id="n", version=table.version))
        assert table.turn is not None

    run(go())
