"""Several devices at one seat: they all show the same, and only that seat knows about it."""

from __future__ import annotations

from settebello.protocol.room import LeaveTable
from tests.server.live.waiting_rooms import gathering, guest, playing, room, run
from tests.support.live_tables import Person, act
from tests.support.memory_store import MemoryStore


def test_the_devices_of_a_seat_are_told_to_that_seat_alone() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",))
        rosa, watcher = await guest(table, "Rosa"), Person(None)
        table.join(watcher)
        others = [list(person.frames) for person in (rosa, watcher)]
        assert [room(person).devices for person in (nonna, rosa, watcher)] == [1, 1, 0]
        telephone = Person(0, nonna.key)
        table.join(telephone)
        assert [room(person).devices for person in (nonna, telephone)] == [2, 2]
        table.leave(telephone)
        assert room(nonna).devices == 1
        assert [person.frames for person in (rosa, watcher)] == others, "nobody else hears anything of it"

    run(go())


def test_the_last_device_that_goes_leaves_the_seat_empty() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        telephone = Person(0, nonna.key)
        table.join(telephone)
        table.leave(nonna)
        assert room(rosa).seats[0].here
        table.leave(telephone)
        assert not room(rosa).seats[0].here

    run(go())


def test_a_device_that_comes_back_before_its_old_connection_has_ended_is_one() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",))
        first, again = (Person(0, nonna.key, "telephone") for _ in range(2))
        table.join(first)
        table.join(again)
        assert [room(person).devices for person in (nonna, again)] == [2, 2]
        table.leave(first)
        assert [room(person).devices for person in (nonna, again)] == [2, 2]

    run(go())


def test_both_devices_see_the_same_and_either_plays() -> None:
    async def go() -> None:
        table, _, people = await playing()
        turn = table.turn
        assert turn is not None
        first, second = people[turn], Person(turn, people[turn].key)
        table.join(second)
        await table.submit(second, act(second))
        assert first.last == second.last
        assert table.turn == 1 - turn

    run(go())


def test_who_has_left_is_no_device_any_more() -> None:
    async def go() -> None:
        table, _, (nonna, _) = await playing()
        telephone = Person(0, nonna.key)
        table.join(telephone)
        table.leave(telephone)  # as its socket does, before it asks
        await table.submit(telephone, LeaveTable(id="l"))
        assert room(nonna).devices == 1

    run(go())


def test_what_everybody_knows_is_not_told_again() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",))
        told = len(nonna.rooms)
        table.send_room_info()
        assert len(nonna.rooms) == told

    run(go())
