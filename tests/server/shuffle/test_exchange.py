"""Commit, fix the list, reveal: what devices may do when, and how a round goes on without those who keep silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from settebello.errors import IllegalAction
from settebello.protocol.game import NextRound
from settebello.protocol.room import LeaveTable, Ready, StartGame, SwapSeats
from settebello.protocol.shuffle import Commit
from settebello.record import proofs, read, write
from settebello.server.bots.runner import BotRunner
from settebello.server.room.events import decode_event
from settebello.server.shuffle.deadlines import RECOMMIT_TIMEOUT, REVEAL_TIMEOUT, ExchangeDeadline
from settebello.server.store.base import TableSetup
from settebello.server.table.duplicate_messages import TableCommand
from settebello.server.table.live_table import LiveTable
from settebello.server.table.public_record import full_record, public_record
from settebello.shuffle import first_dealer
from tests.server.shuffle.devices import Device, against_computers, listed
from tests.server.waiting_rooms import gathering, run, settled
from tests.support.live_tables import Person, act, run_bots
from tests.support.memory_store import MemoryStore


async def two_devices(store: MemoryStore) -> tuple[LiveTable, list[Device], TableSetup]:
    """Nonna and Rosa at a table, nobody ready yet; nothing keeps it going."""
    table, host, setup = await gathering(store)
    table.leave(host)
    people = [Device(0, host.key, table=setup.id), Device(1, "f" * 64, table=setup.id, byte=2)]
    await table.take_seat("Rosa", "f" * 64, None)
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
    steps = (decode_event(entry) for entry in store.tables[setup.id][1] if entry.kind == "step")
    return [step.seed for step in steps if hasattr(step, "seed")]


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
        assert (setup.secret, fixed_seeds(store, setup)) == ("", [])
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


Case = Callable[[Device], TableCommand]
OTHER = "ab" * 32

WRONG_COMMITS: list[tuple[str, Case, str]] = [
    ("another round", lambda device: device.commit(round_number=2), "round 2, exchange 1, is not open"),
    ("another exchange", lambda device: device.commit(exchange=2), "round 1, exchange 2, is not open"),
    ("an early share", lambda device: device.reveal(), "not fixed yet"),
]
WRONG_REVEALS: list[tuple[str, Case, str]] = [
    ("a share that does not fit", lambda device: device.reveal(share=OTHER), "not the share to which a device"),
    ("of another exchange", lambda device: replace(device.reveal(), exchange=2), "is not open"),
    ("of another round", lambda device: replace(device.reveal(), round=3), "is not open"),
    ("a second commitment", lambda d: Commit(id="c", round=1, exchange=1, commitment=OTHER), "Another device"),
]


@pytest.mark.parametrize(
    ("asked", "message"), [case[1:] for case in WRONG_COMMITS], ids=[case[0] for case in WRONG_COMMITS]
)
def test_what_is_wrong_before_the_list_is_fixed(asked: Case, message: str) -> None:
    async def go() -> None:
        table, people, _ = await two_devices(MemoryStore())
        version = table.version
        with pytest.raises(IllegalAction, match=message):
            await table.submit(people[0], asked(people[0]))
        assert table.version == version

    run(go())


@pytest.mark.parametrize(
    ("asked", "message"), [case[1:] for case in WRONG_REVEALS], ids=[case[0] for case in WRONG_REVEALS]
)
def test_what_is_wrong_after_the_list_is_fixed(asked: Case, message: str) -> None:
    async def go() -> None:
        table, device = await against_computers(MemoryStore())
        table.join(device)
        version = table.version
        with pytest.raises(IllegalAction, match=message):
            await table.submit(device, asked(device))
        assert table.version == version
        await table.submit(device, device.reveal(name="right"))
        assert table.dealt, "the game goes on"

    run(go())


def test_a_device_that_commits_twice_is_known_by_its_commitment() -> None:
    async def go() -> None:
        table, (nonna, _), _ = await two_devices(MemoryStore())
        await table.submit(nonna, nonna.commit())
        version = table.version
        await table.submit(nonna, nonna.commit(name="again"))
        assert table.version == version
        other = replace(nonna.commit(name="other"), commitment=OTHER)
        with pytest.raises(IllegalAction, match="Another device at your seat"):
            await table.submit(nonna, other)

    run(go())


def test_who_comes_after_the_list_was_fixed_takes_part_in_the_next() -> None:
    async def go() -> None:
        table, people, _ = await two_devices(MemoryStore())
        await table.submit(people[0], people[0].commit())
        for person in people:
            await table.submit(person, Ready(id="ready", ready=True))
        await table.advance()
        with pytest.raises(IllegalAction, match="The list of this shuffle is fixed"):
            await table.submit(people[1], people[1].commit())
        with pytest.raises(IllegalAction, match="No share is expected"):
            await table.submit(people[1], people[1].reveal())
        await table.submit(people[0], people[0].reveal())
        assert table.dealt

    run(go())


def test_a_commitment_for_another_seat_is_refused() -> None:
    """The device was moved while its commitment was on the way: it would not fit when it is revealed."""

    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        with pytest.raises(IllegalAction, match=r"Your seat has changed: your device commits again from the new one\."):
            await table.submit(nonna, replace(nonna.commit(), seat=1))
        for person, seat in ((nonna, 0), (rosa, None)):
            await table.submit(person, replace(person.commit(), seat=seat))
        assert nonna.now.committed == (0, 1)

    run(go())


def test_nobody_has_a_share_for_a_computers_seat() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, device = await against_computers(store)
        table.join(device)
        computer = Device(1, table=table.setup.id, byte=9)
        computer.shuffles.append(device.now)
        for asked in (computer.commit(), computer.reveal()):
            with pytest.raises(IllegalAction, match="No person sits at this seat"):
                await table.submit(computer, asked)
        assert listed(device.now.transcript) == (0,)

    run(go())


def test_who_moves_or_stands_up_commits_anew() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, (nonna, rosa), _ = await two_devices(store)
        for person in (nonna, rosa):
            await table.submit(person, person.commit())
        assert nonna.now.committed == (0, 1)
        await table.submit(nonna, SwapSeats(id="s", seat=0, to=1))
        assert nonna.now.committed == ()
        await table.submit(nonna, nonna.commit(name="moved"))
        assert nonna.now.committed == (1,)
        await table.submit(nonna, LeaveTable(id="l"))
        assert rosa.now.committed == ()

    run(go())


def test_nobody_changes_seats_while_shares_are_waited_for() -> None:
    async def go() -> None:
        table, (nonna, rosa), _ = await two_devices(MemoryStore())
        await table.submit(rosa, rosa.commit())
        await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(nonna, StartGame(id="go"))
        await table.advance()
        with pytest.raises(IllegalAction, match="seats can no longer change"):
            await table.submit(nonna, SwapSeats(id="s", seat=0, to=1))

    run(go())


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def kept_going(bots: BotRunner) -> None:
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


def test_a_client_of_before_plays_without_a_share_and_hears_nothing_of_the_shuffle() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, host, setup = await gathering(store, ("random",))
        assert table.dealt, "nobody commits, so nobody is waited for"
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
        await table.take_seat("Rosa", "f" * 64, None)
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
