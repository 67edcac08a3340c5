"""An exchange: commit, fix the list, reveal; a round is dealt from all shares and proved by its record."""

from __future__ import annotations

import asyncio

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.game import NextRound
from settebello.protocol.room import Ready
from settebello.record import proofs, read, write
from settebello.server.live.live_table import LiveTable
from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.tables.public_record import public_record
from settebello.shuffle import first_dealer
from tests.server.live.shuffle.devices import Device, against_computers, listed
from tests.server.live.shuffle.shuffled_tables import begun, fixed_seeds, play_round, two_devices
from tests.server.live.waiting_rooms import run
from tests.support.live_tables import act
from tests.support.memory_store import MemoryStore


def test_a_round_is_dealt_from_all_shares_and_proved_by_its_record() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, setup = await two_devices(store)
        assert people[0].now.open
        await begun(table, people)
        assert table.dealt
        assert listed(people[0].now.last) == (0, 1)
        await play_round(table, people)
        record = public_record(*await store.load(setup.id))
        (proof,) = proofs(read(write(record)))
        assert (proof.promise, proof.shares, proof.aborted) == ("whole", 2, 0)
        seed = record.rounds[0].shuffle
        assert record.dealer == first_dealer(seed.seed, 2)  # type: ignore[union-attr]

    run(go())


def test_one_person_against_the_computer_waits_for_nothing_more() -> None:
    """The commitment goes with the request that opens the table, the share with the first message on the socket."""

    async def go() -> None:
        store = MemoryStore()
        table, device = await against_computers(store)
        assert listed(device.now.transcript) == (0,)
        assert not table.dealt
        table.join(device)
        await table.submit_share(device, device.share)
        assert table.dealt
        assert sum(type(message).__name__ == "Update" for message in device.heard) == 1
        version = table.version
        await table.submit_share(device, device.share)  # the device has connected again
        assert table.version == version

    run(go())


class OneWrite(MemoryStore):
    """Notes the entries appended together, and checks that nothing about them has been announced before."""

    def __init__(self) -> None:
        super().__init__()
        self.appended: list[list[str]] = []
        self.device: Device | None = None

    async def append(self, table: str, seq: int, *entries: Entry) -> int:
        await asyncio.sleep(0)
        if self.device is not None and entries[-1].kind == "round":
            assert self.device.now.revealed == ()
            assert not any(type(message).__name__ in ("Ok", "Update") for message in self.device.heard)
        number = await super().append(table, seq, *entries)
        self.appended.append([entry.kind for entry in entries])
        return number


def test_the_last_share_and_the_deal_are_stored_with_one_write_before_anything_is_told() -> None:
    async def go() -> None:
        store = OneWrite()
        table, store.device = await against_computers(store)
        table.join(store.device)
        await table.submit_share(store.device, store.device.share)
        assert (table.dealt, store.appended) == (True, [["step", "round"]])

    run(go())


def test_the_list_is_stored_with_the_last_person_who_is_ready() -> None:
    async def go() -> None:
        store = OneWrite()
        table, people, _ = await two_devices(store)
        for person in people:
            await table.submit(person, person.commit())
        store.appended.clear()
        nonna, rosa = people
        await table.submit(nonna, Ready(id="n", ready=True))
        assert (nonna.now.transcript, store.appended) == (None, [["step"]])
        await table.submit(rosa, Ready(id="r", ready=True))
        assert (listed(rosa.now.transcript), store.appended) == ((0, 1), [["step"], ["step", "step"]])

    run(go())


def test_a_share_that_is_not_the_last_is_stored_alone() -> None:
    async def go() -> None:
        store = OneWrite()
        table, people, _ = await two_devices(store)
        await begun(table, people)
        assert [kinds for kinds in store.appended if "round" in kinds] == [["step", "round"]]
        assert store.appended[-2:] == [["step"], ["step", "round"]]
        await play_round(table, people)
        for message in (Device.commit, Device.reveal):
            for person in people:
                await table.submit(person, message(person))
        assert ["round"] not in store.appended, "nobody has asked for the round"
        assert len(store.appended[-1]) == 1

    run(go())


def test_a_share_and_its_deal_that_cannot_be_stored_leave_the_table_as_it_was() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, device = await against_computers(store)
        table.join(device)
        before, store.full = table.version, True
        with pytest.raises(StoreError):
            await table.submit_share(device, device.share)
        assert (table.version, table.dealt, device.now.revealed) == (before, False, ())
        store.full = False
        await table.submit_share(device, device.share)
        assert (table.version, table.dealt) == (before + 2, True)

    run(go())


def test_another_process_that_has_the_share_first_deals_the_round_once() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, device = await against_computers(store)
        other = LiveTable(store, *await store.load(table.setup.id))
        table.join(device)
        await other.submit_share(device, device.share)
        with pytest.raises(IllegalAction, match="look at the table again"):
            await table.submit_share(device, device.share)
        assert [entry.kind for entry in store.entries(table.setup.id)].count("round") == 1
        assert (table.version, table.dealt) == (other.version, True)

    run(go())


def test_a_share_that_comes_too_early_is_not_looked_at() -> None:
    async def go() -> None:
        table, people, _ = await two_devices(MemoryStore())
        version = table.version
        await table.submit_share(people[0], people[0].share)
        assert table.version == version, "its commitment is missing"

    run(go())


def test_next_deals_at_once_when_the_score_sheet_has_been_read() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, _ = await two_devices(store)
        await begun(table, people)
        await play_round(table, people)
        for person in people:
            await table.submit(person, person.commit())
        assert listed(people[0].now.transcript) == (0, 1), "as soon as everybody has committed"
        for person in people:
            await table.submit(person, person.reveal())
        before = table.version
        await table.submit(people[0], NextRound(id="n", version=before))
        assert (table.version, table.turn is not None) == (before + 1, True)

    run(go())


def test_next_deals_later_when_a_share_is_missing() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, _ = await two_devices(store)
        await begun(table, people)
        await play_round(table, people)
        await table.submit(people[0], people[0].commit())
        assert people[0].now.transcript is None, "Rosa has not committed, and nobody wants the round"
        for number, person in enumerate(people):
            await table.submit(person, NextRound(id=f"n{number}", version=table.version))
        assert listed(people[0].now.transcript) == (0,), "who has committed by then"
        version = table.version
        await table.submit(people[1], NextRound(id="again", version=table.version))
        assert table.version == version, "asked for once"
        assert table.turn is None
        await table.submit(people[0], people[0].reveal())
        assert table.turn is not None

    run(go())


def test_no_seed_is_kept_before_its_list_is_fixed() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, setup = await two_devices(store)
        assert fixed_seeds(store, setup) == []
        await begun(table, people)
        assert len(fixed_seeds(store, setup)) == 1
        await play_round(table, people)
        await table.submit(people[0], people[0].commit())
        assert len(fixed_seeds(store, setup)) == 1
        await table.submit(people[1], people[1].commit())
        assert len(set(fixed_seeds(store, setup))) == 2

    run(go())


def test_neither_shares_nor_the_servers_seed_are_sent_before_the_round_is_over() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, setup = await two_devices(store)
        watcher = Device(None, table=setup.id)
        table.join(watcher)
        await begun(table, people)
        while table.turn is not None:
            everything = b"".join(frame for person in (*people, watcher) for frame in person.frames)
            for secret in (*fixed_seeds(store, setup), *(person.share for person in people)):
                assert secret.encode() not in everything
                assert secret not in write(public_record(*await store.load(setup.id)))
            await table.submit(people[table.turn], act(people[table.turn], name=f"a{table.version}"))
        assert fixed_seeds(store, setup)[0] in write(public_record(*await store.load(setup.id)))

    run(go())


def test_a_process_that_starts_anew_and_another_one_go_on_with_the_same_exchange() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, people, setup = await two_devices(store)
        for person in people:
            await table.submit(person, person.commit())
            await table.submit(person, Ready(id="ready", ready=True))
        other = LiveTable(store, *await store.load(setup.id))
        await other.advance()
        await table.advance()
        assert len(fixed_seeds(store, setup)) == 1, "two processes fix the list once"
        guest = Device(1, people[1].key, table=setup.id, byte=2)
        other.join(guest)
        assert guest.now.transcript == people[0].now.transcript
        await other.submit(guest, guest.reveal())
        await table.submit(people[0], people[0].reveal())
        await other.catch_up()
        assert (table.view(0), table.version) == (other.view(0), other.version)

    run(go())


def test_the_state_after_any_number_of_entries_is_what_the_entries_say() -> None:
    """A table that is loaded again stands where it stood."""

    async def go() -> None:
        store = MemoryStore()
        table, people, setup = await two_devices(store)
        await begun(table, people)
        await play_round(table, people)
        await table.submit(people[0], people[0].commit())
        again = LiveTable(store, *await store.load(setup.id))
        device = Device(0, people[0].key, table=setup.id)
        again.join(device)
        assert device.now == people[0].now
        assert device.now.committed == (0,)

    run(go())
