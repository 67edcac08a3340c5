"""Games by the day: nobody has to be there, the computer plays for nobody before their days are over, and the game
lives on."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from settebello.protocol.game import Act
from settebello.protocol.http import BY_DAY
from settebello.protocol.room import LeaveTable, Ready
from settebello.server.clock import Clock
from settebello.server.job_runner import run_at_once
from settebello.server.live.day_games import LOOK_EVERY, keep_day_games, look_at_day_games, seconds_to_wake_up
from settebello.server.live.live_table import LiveTable
from settebello.server.live.observer import NullObserver
from settebello.server.live.table_keeper import TableKeeper
from settebello.server.live.table_registry import UNUSED_KEPT, TableRegistry
from settebello.server.tables.clocks import MIN_TIME_BY_DAY
from settebello.server.tables.room_events import PersonAway
from tests.server.live.shuffle.devices import Device, listed
from tests.server.live.shuffle.shuffled_tables import begun, two_devices
from tests.server.live.waiting_rooms import gathering, guest, playing, room, settled
from tests.support.live_tables import Person, act, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import loop_clock, run_in_virtual_time

HOUR = 3600.0


async def by_day(against: tuple[str, ...] = ("open",)) -> tuple[MemoryStore, LiveTable, list[Person]]:
    """A game with a day for each action, begun; everybody is connected. Nothing keeps it going any more."""
    store = MemoryStore()
    table, nonna, _ = await gathering(store, against, clock=BY_DAY)
    bots = run_bots(table)
    people = [nonna, await guest(table, "Rosa")]
    for person in people:
        await table.submit(person, Ready(id="r", ready=True))
    await settled(bots)
    stopped(table, bots)
    assert table.turn is not None
    return store, table, people


def stopped(table: LiveTable, bots: TableKeeper) -> None:
    """The process ends, as far as the table is concerned."""
    bots.stop()
    table.observer = NullObserver()


def registry(store: MemoryStore) -> TableRegistry:
    """A process of its own with that store, with the virtual time."""
    return TableRegistry(store, clock=loop_clock(), run_job=run_at_once)


async def waits_for_a_person(table: LiveTable) -> None:
    while not table.room.is_person(table.turn):
        await asyncio.sleep(0.1)


def test_who_is_away_is_not_played_for_until_the_clock_has_run_out() -> None:
    async def go() -> None:
        table, bots, people = await playing(clock=BY_DAY, grace=60.0)
        seat = table.turn
        assert seat is not None
        version = table.version
        table.leave(people[seat])
        await asyncio.sleep(23.9 * HOUR)
        assert (table.version, table.turn) == (version, seat)
        assert not room(people[1 - seat]).seats[seat].stand_in
        await asyncio.sleep(0.2 * HOUR)
        await settled(bots)
        assert seat in table.room.away, "from then on the computer plays, until they are back"
        assert table.turn == 1 - seat
        table.join(people[seat])
        await settled(bots)
        assert seat not in table.room.away

    run_in_virtual_time(go())


def test_who_is_connected_and_does_not_play_is_played_for_once() -> None:
    async def go() -> None:
        table, bots, _ = await playing(clock=BY_DAY)
        seat = table.turn
        await asyncio.sleep(BY_DAY + 10)
        await settled(bots)
        assert (table.turn, table.room.away) != (seat, set())
        assert seat is not None
        assert table.room.is_person(seat)

    run_in_virtual_time(go())


def test_the_day_goes_on_while_no_process_has_the_table() -> None:
    async def go() -> None:
        store, table, people = await by_day()
        for person in people:
            table.leave(person)
        for hours, left in ((10, 14 * HOUR), (13, MIN_TIME_BY_DAY)):
            await asyncio.sleep(hours * HOUR)
            again = LiveTable(store, *await store.load(table.setup.id), clock=loop_clock())
            assert again.seconds_left is not None
            assert abs(again.seconds_left - left) < 60, "a restart leaves some hours"

    run_in_virtual_time(go())


def test_a_turn_runs_out_though_nobody_is_connected() -> None:
    async def go() -> None:
        store, table, people = await by_day()
        seat = table.turn
        for person in people:
            table.leave(person)
        reminded: list[tuple[int | None, float | None]] = []
        keeper = asyncio.create_task(
            keep_day_games(
                registry(store),
                remind=lambda one: reminded.append((one.turn, one.seconds_left)),
            )
        )
        await asyncio.sleep(23.9 * HOUR)
        setup, entries = await store.load(table.setup.id)
        assert len(entries) == table.version
        assert [turn for turn, _ in reminded] == [seat]
        assert reminded[0][1] is not None
        assert setup.reminder - 2 * LOOK_EVERY < reminded[0][1] <= setup.reminder
        await asyncio.sleep(0.1 * HOUR + 3 * LOOK_EVERY)
        entries = (await store.load(table.setup.id))[1]
        assert len(entries) == table.version + 2, "one entry says who is away, one is the computer's play"
        await asyncio.sleep(24 * HOUR + 3 * LOOK_EVERY)
        entries = (await store.load(table.setup.id))[1]
        assert len(entries) == table.version + 3, "when both are away the game waits for them"
        again = LiveTable(store, setup, entries, clock=loop_clock())
        assert again.room.away == {0, 1}
        assert store.wake_up_times.keys() == {setup.id}
        keeper.cancel()

    run_in_virtual_time(go())


def test_computers_play_though_nobody_is_connected() -> None:
    async def go() -> None:
        store, table, people = await by_day(("open", "random", "random"))
        async with registry(store).use(table.setup.id) as live:
            seats = [Person(person.seat, person.key) for person in people]
            for _ in range(4):
                for person in seats:
                    live.join(person)
                await waits_for_a_person(live)
                assert live.turn is not None
                on_turn = live.turn
                await live.submit(seats[on_turn], act(seats[on_turn], name=f"a{live.version}"))
                for person in seats:
                    live.leave(person)
                await waits_for_a_person(live)
                assert live.turn != on_turn

    run_in_virtual_time(go())


def test_a_wake_up_is_never_late_and_ends_with_the_game() -> None:
    async def go() -> None:
        store, table, people = await by_day()
        assert store.wake_up_times[table.setup.id] <= table.setup.created + 18 * HOUR
        assert seconds_to_wake_up(table) is not None
        await asyncio.sleep(17 * HOUR)
        seat = table.turn
        assert seat is not None
        await table.submit(people[seat], act(people[seat], name="late"))
        for person in people:
            table.leave(person)
        tables, clock = registry(store), loop_clock() or Clock()
        await asyncio.sleep(2 * HOUR)
        assert await look_at_day_games(tables) == 1, "it was due by the turn before"
        assert abs(store.wake_up_times[table.setup.id] - clock.now() - 16 * HOUR) < 60
        assert await look_at_day_games(tables) == 0
        await table.append_event(PersonAway(seat=0, left=True))
        store.execute("UPDATE tables SET clock = NULL WHERE id = ?", table.setup.id)
        store.execute("DELETE FROM entries WHERE table_id = ?", table.setup.id)
        await store.wake_ups.schedule(table.setup.id, 0.0)
        await asyncio.sleep(UNUSED_KEPT)  # what has changed behind its back is read again
        assert await look_at_day_games(tables) == 1
        assert store.wake_up_times == {}
        store.execute("PRAGMA foreign_keys = OFF")  # as if a table was deleted after its wake-up was found
        store.execute("INSERT INTO wake_ups (table_id, at) VALUES ('gone', 0)")
        assert await look_at_day_games(tables) == 1
        assert store.wake_up_times == {}

    run_in_virtual_time(go())


def test_a_table_that_cannot_be_read_stops_no_other() -> None:
    async def go() -> None:
        store, table, _ = await by_day()
        setup, entries = await store.load(table.setup.id)
        await store.create(replace(setup, id="damaged", code=None), replace(entries[0], text="{"))
        await store.wake_ups.schedule("damaged", 0.0)
        await store.wake_ups.schedule(setup.id, 1.0)
        clock = loop_clock() or Clock()
        assert await look_at_day_games(registry(store)) == 2
        assert all(at > clock.now() for at in store.wake_up_times.values())

    run_in_virtual_time(go())


def test_a_step_of_the_time_of_day_takes_no_turn() -> None:
    async def go() -> None:
        store, table, _ = await by_day()
        loop, offset = asyncio.get_running_loop(), 0.0
        steady = loop_clock() or Clock()
        stepped = Clock(wall=lambda: steady.now() + offset, monotonic=loop.time)
        setup, entries = await store.load(table.setup.id)
        before = LiveTable(store, setup, entries, clock=stepped)
        offset = 10 * BY_DAY
        loaded = LiveTable(store, setup, entries, clock=stepped)
        for live in (before, loaded):
            assert live.seconds_left is not None
            assert live.seconds_left > 23 * HOUR
        wrong = Clock(wall=lambda: steady.now() + offset, monotonic=loop.time)
        started = LiveTable(store, setup, entries, clock=wrong)
        assert started.seconds_left is not None
        assert abs(started.seconds_left - MIN_TIME_BY_DAY) < 60, "a process that starts with a wrong date"

    run_in_virtual_time(go())


def test_a_computer_plays_at_once_for_who_has_left_on_purpose() -> None:
    async def go() -> None:
        table, bots, people = await playing(clock=BY_DAY)
        seat = table.turn
        assert seat is not None
        table.leave(people[seat])
        await table.submit(people[seat], LeaveTable(id="leave"))
        await settled(bots)
        assert table.turn == 1 - seat

    run_in_virtual_time(go())


# The shuffle


async def devices_by_day() -> tuple[MemoryStore, LiveTable, list[Device]]:
    store = MemoryStore()
    table, people, _ = await two_devices(store, clock=BY_DAY)
    await begun(table, people)
    return store, table, people


def test_the_next_round_is_prepared_while_one_is_played_and_dealt_when_it_is_over() -> None:
    async def go() -> None:
        _, table, people = await devices_by_day()
        bots = run_bots(table)
        assert table.turn is not None
        assert (people[0].now.round, people[0].now.open) == (2, True)
        nonna, rosa = people
        await table.submit(nonna, nonna.commit())
        assert nonna.now.transcript is None, "Rosa's device has not been there yet"
        await table.submit(rosa, rosa.commit())
        assert listed(nonna.now.transcript) == (0, 1)
        await table.submit(rosa, rosa.reveal())
        await table.submit(nonna, nonna.reveal())
        assert table.view(0).round == 1
        while table.view(0).round == 1:
            assert table.turn is not None
            await table.submit(people[table.turn], act(people[table.turn], name=f"a{table.version}"))
            await settled(bots)
        assert (table.turn is None, nonna.now.round, nonna.now.aborted) == (False, 3, 0)

    run_in_virtual_time(go())


def test_a_share_is_waited_for_as_long_as_the_clock_allows() -> None:
    async def go() -> None:
        store, table, people = await devices_by_day()
        again, bots = registry(store), run_bots(table)
        nonna, rosa = people
        await table.submit(rosa, rosa.commit())
        await table.submit(nonna, nonna.commit())
        await table.submit(nonna, nonna.reveal())
        table.leave(rosa)
        while table.turn is not None:
            person = people[table.turn]
            await table.submit(person, act_of(table, person))
        table.leave(nonna)
        await asyncio.sleep(20 * HOUR)
        await settled(bots)
        stopped(table, bots)
        live = await again.take_due_steps(table.setup.id)
        assert (live.turn, live.share_seconds_left is not None) == (None, True)
        assert abs((live.share_seconds_left or 0.0) - 4 * HOUR) < 60
        await asyncio.sleep(4 * HOUR + 60)
        live = await again.take_due_steps(table.setup.id)
        assert live.turn is not None, "the round is dealt without the share"
        assert live._state.shuffle.exchange is not None
        assert live._state.shuffle.exchange._aborted_before == 1

    run_in_virtual_time(go())


def act_of(table: LiveTable, person: Device) -> Act:
    """The first legal action, of somebody who need not be connected."""
    return Act(id=f"a{table.version}", version=table.version, action=table.view(person.seat).legal[0])


def test_a_device_that_comes_back_reveals_and_the_round_is_dealt() -> None:
    async def go() -> None:
        _, table, people = await devices_by_day()
        bots = run_bots(table)
        nonna, rosa = people
        await table.submit(rosa, rosa.commit())
        await table.submit(nonna, nonna.commit())
        await table.submit(nonna, nonna.reveal())
        table.leave(rosa)
        while table.turn is not None:
            person = people[table.turn]
            await table.submit(person, act_of(table, person))
        await asyncio.sleep(10 * HOUR)
        await settled(bots)
        assert table.turn is None
        table.join(rosa)
        await table.submit(rosa, rosa.reveal())
        await settled(bots)
        assert (table.turn is not None, nonna.now.aborted) == (True, 0)

    run_in_virtual_time(go())


def test_a_seat_whose_person_has_left_is_not_waited_for() -> None:
    async def go() -> None:
        _, table, people = await devices_by_day()
        bots = run_bots(table)
        nonna, rosa = people
        await table.submit(rosa, rosa.commit())
        await table.submit(nonna, nonna.commit())
        await table.submit(nonna, nonna.reveal())
        table.leave(rosa)
        await table.append_event(PersonAway(seat=1, left=True))
        while table.view(0).round == 1 and table.turn is not None:
            if table.turn == 0:
                await table.submit(nonna, act_of(table, nonna))
            await settled(bots)
        await asyncio.sleep(30)
        await settled(bots)
        assert table.view(0).round == 2

    run_in_virtual_time(go())
