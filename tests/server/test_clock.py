"""A step of the machine's time gives nobody time, takes no turn and deletes no table or profile."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from settebello.protocol.http import OpenTableRequest
from settebello.server.clock import PLAUSIBLE_AFTER, Clock
from settebello.server.edge.http.endpoints.operations import DAY, delete_abandoned_tables, delete_unplayed_profiles
from settebello.server.live.live_table import LiveTable
from settebello.server.model import Entry, Profile
from settebello.server.store.profiles import ProfileDevice
from settebello.server.tables.clocks import MAX_NEWS_DELAY, MIN_TIME_AFTER_LOAD
from settebello.server.tables.opening import make_table
from tests.support.live_tables import Person, act, opened_table, run_bots
from tests.support.memory_store import MemoryStore

HOUR = 3600.0
STEPS = [HOUR, -HOUR, 8 * DAY, -8 * DAY]


class Machine:
    """A machine whose time of day is set."""

    def __init__(self) -> None:
        self.gone = 50.0
        self.off = 1_800_000_000.0
        self.clock = Clock(wall=lambda: self.off + self.gone, monotonic=lambda: self.gone)

    def wait(self, seconds: float) -> None:
        self.gone += seconds


@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_not_believed_before_a_day(step: float) -> None:
    machine = Machine()
    begun = machine.clock.now()
    machine.off += step
    for _ in range(23):
        assert machine.clock.now() - begun == pytest.approx(machine.gone - 50.0)
        assert not machine.clock.settled
        machine.wait(HOUR)
    machine.wait(2 * HOUR)
    assert machine.clock.now() - begun == pytest.approx(machine.gone - 50.0 + step)
    assert machine.clock.settled


@pytest.mark.parametrize("step", STEPS)
def test_a_step_that_is_taken_back_leaves_nothing(step: float) -> None:
    machine = Machine()
    machine.wait(PLAUSIBLE_AFTER)
    assert machine.clock.settled
    machine.off += step
    assert not machine.clock.settled
    machine.wait(HOUR)
    machine.off -= step
    assert machine.clock.now() == pytest.approx(machine.off + machine.gone)
    assert not machine.clock.settled, "not for another day"
    machine.wait(PLAUSIBLE_AFTER)
    assert machine.clock.settled


def test_what_is_put_right_by_little_is_followed() -> None:
    machine = Machine()
    for _ in range(48):
        machine.off += 1.0
        machine.wait(HOUR)
        assert machine.clock.now() == machine.off + machine.gone
    assert machine.clock.settled


async def at_a_table(machine: Machine, seconds: float = 60.0) -> tuple[LiveTable, list[Person]]:
    store, timed = MemoryStore(), replace(opened_table(), clock=seconds)
    await store.create(timed, Entry(kind="round", text=bytes(32).hex(), at=machine.clock.now()))
    table = LiveTable(store, *await store.load(timed.id), clock=machine.clock)
    people = [Person(0), Person(1)]
    for person in people:
        table.join(person)
    return table, people


@pytest.mark.parametrize("step", STEPS)
def test_a_step_changes_nobodys_time(step: float) -> None:
    async def go() -> None:
        machine = Machine()
        table, people = await at_a_table(machine)
        machine.wait(20.0)
        machine.off += step
        assert table.seconds_left == pytest.approx(40.0)
        table.join(again := Person(0))
        assert again.last.left == 40.0
        bots = run_bots(table)
        assert bots._schedule.due_step() is None, "nobody's turn is taken"
        assert table.turn is not None
        await table.submit(people[table.turn], act(people[table.turn]))
        assert table.seconds_left == pytest.approx(60.0), "who is next has their whole time"
        machine.wait(61.0)
        assert bots._schedule.due_step() is not None, "and no more"

    asyncio.run(go())


@pytest.mark.parametrize("step", STEPS)
def test_another_machines_wrong_time_changes_nobodys(step: float) -> None:
    async def go() -> None:
        machine = Machine()
        table, people = await at_a_table(machine)
        machine.wait(20.0)
        assert table.turn is not None
        action = people[table.turn].last.view.legal[0]
        await table._log._store.append("t", 2, Entry(kind="action", text=action, at=machine.clock.now() + step))
        await table.catch_up()
        assert table.seconds_left is not None
        assert 60.0 - MAX_NEWS_DELAY <= table.seconds_left <= 60.0

    asyncio.run(go())


@pytest.mark.parametrize(
    ("away", "left"),
    [(0.0, 40.0), (10.0, 30.0), (HOUR, MIN_TIME_AFTER_LOAD), (-HOUR, 60.0), (8 * DAY, MIN_TIME_AFTER_LOAD)],
)
def test_after_a_restart_nobody_has_more_than_their_whole_time_or_less_than_a_moment(away: float, left: float) -> None:
    """Away for so long, or with another time of day: that cannot be told apart."""

    async def go() -> None:
        machine = Machine()
        table, _ = await at_a_table(machine)
        machine.wait(20.0)
        again = Machine()
        again.off, again.gone = machine.off + away, machine.gone
        restarted = LiveTable(
            table._log._store,
            *await table._log._store.load("t"),
            clock=Clock(again.clock._wall, again.clock._monotonic),
        )
        assert restarted.seconds_left == pytest.approx(left)

    asyncio.run(go())


class Expiring(MemoryStore):
    """Notes what would be forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[float, float]] = []

    async def expire(self, before: float, *, gathering_before: float) -> int:
        self.asked.append((before, gathering_before))
        return 0


class Enough(Exception):
    """The test has seen what it wanted."""


@pytest.mark.parametrize("step", STEPS)
def test_tables_are_forgotten_after_a_day_of_plausible_time_only(step: float) -> None:
    async def go() -> None:
        machine, store = Machine(), Expiring()
        looks: list[int] = []

        async def sleep(seconds: float) -> None:
            looks.append(len(store.asked))
            if len(looks) == 30:
                machine.off += step
            if len(looks) == 50:
                machine.off -= step
            if len(looks) == 100:
                raise Enough
            machine.wait(seconds)

        with pytest.raises(Enough):
            await delete_abandoned_tables(store, 30.0, 7.0, clock=machine.clock, sleep=sleep)
        assert looks[23] == 0, "not on the first day"
        assert looks[28] > looks[25] > 0
        assert looks[70] == looks[31], "nor while the time is another, and a day after it"
        assert looks[99] > looks[80]
        start = 1_800_000_000.0
        for before, gathering in store.asked:
            assert start - 30 * DAY <= before <= start + 5 * DAY - 30 * DAY
            assert gathering - before == pytest.approx(23 * DAY)

    asyncio.run(go())


def test_unplayed_profiles_are_deleted_after_a_day_of_plausible_time_only() -> None:
    async def go() -> None:
        machine, store = Machine(), MemoryStore()
        device = ProfileDevice(key="key", kind="Firefox", since=1_800_000_000 - 40 * int(DAY))
        profile = Profile(id="id", name="Rosa", created=device.since)
        await store.profiles.create(profile, device, "phrase", ["rosa"])
        left: list[int] = []

        async def sleep(seconds: float) -> None:
            left.append(len(await store.profiles.load(["id"])))
            if len(left) == 30:
                raise Enough
            machine.wait(seconds)

        await delete_unplayed_profiles(store, 0.0, clock=machine.clock, sleep=sleep)
        assert left == [], "0: never"
        with pytest.raises(Enough):
            await delete_unplayed_profiles(store, 30.0, clock=machine.clock, sleep=sleep)
        assert left == [1] * 24 + [0] * 6

    asyncio.run(go())


def test_a_new_table_and_its_entries_have_the_time_that_was_given() -> None:
    table, first, _ = make_table(OpenTableRequest(), 1_800_000_000.5)
    assert table.created == 1_800_000_000
    assert first
    assert {entry.at for entry in first} == {1_800_000_000.5}


def test_a_table_without_a_date_can_be_opened() -> None:
    async def go() -> None:
        store, timed = MemoryStore(), replace(opened_table(), clock=60.0)
        await store.create(timed, Entry(kind="round", text=bytes(32).hex()))
        table = LiveTable(store, *await store.load("t"), clock=Machine().clock)
        assert table.seconds_left == pytest.approx(MIN_TIME_AFTER_LOAD)

    asyncio.run(go())
