"""People who are away: bots play for them, their clock runs, and what they missed is sent when they return."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import pytest

from settebello.errors import IllegalAction
from settebello.players import DEFAULT_LEVEL, PlayerError
from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import (
    FillSeat,
    LeaveTable,
    Ready,
    StartGame,
)
from settebello.rules import Rules
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.live.observer import NullObserver
from settebello.server.tables.opening import make_rematch, make_table
from settebello.server.tables.room_events import PersonAway, PersonReturned
from settebello.view import View
from tests.server.live.waiting_rooms import gathering, guest, playing, room, run, settled
from tests.support.live_tables import Person, act, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import run_in_virtual_time


def test_who_vanishes_is_played_for_until_they_return() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing(grace=60.0)
        absent = rosa if table.turn == rosa.seat else nonna
        other = nonna if absent is rosa else rosa
        version = table.version
        table.leave(absent)
        seat = absent.seat
        assert seat is not None
        assert not room(other).seats[seat].here
        assert not room(other).seats[seat].stand_in
        await asyncio.sleep(59.9)
        watcher = Person(None)
        table.join(watcher)
        table.leave(watcher)
        await settled(bots)
        assert (table.version, room(other).seats[seat].stand_in) == (version, False), "not before, whatever happens"
        await asyncio.sleep(0.2)
        assert room(other).seats[seat].stand_in
        await settled(bots)
        assert table.version == version + 2, "the step, and one action"
        table.join(absent)
        await settled(bots)
        assert not room(other).seats[seat].stand_in
        await table.submit(other, act(other))
        await settled(bots)
        assert absent.last.view.legal, "they play for themselves again"

    run_in_virtual_time(go())


@pytest.mark.parametrize("wanted", [{}, {"level": "piccolo"}], ids=["usual", "chosen"])
def test_one_level_plays_wherever_no_person_does(wanted: dict[str, str]) -> None:
    """For people who are away, for people who are late, and at a seat that nobody took."""

    class Asked:
        players: ClassVar[list[str]] = []

        async def choose(self, player: str, view: View, rules: Rules, within: float, **_: object) -> str:
            self.players.append(player)
            return view.legal[0]

    async def go() -> None:
        asked, level = Asked(), wanted.get("level", DEFAULT_LEVEL)
        asked.players.clear()
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"), clock=30.0, **wanted)
        bots = run_bots(table, executor=asked)  # type: ignore[arg-type]
        rosa = await guest(table, "Rosa")
        await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(nonna, StartGame(id="s"))
        assert (room(nonna).level, room(nonna).seats[2].player) == (level, level)
        await table.submit(rosa, LeaveTable(id="l"))
        table.leave(rosa)
        while len(asked.players) < 4:  # two at least for Rosa or at the free seat, one for Nonna, who is late
            await asyncio.sleep(1.0)
        await settled(bots)
        assert set(asked.players) == {level}
        again, _ = make_rematch(table.setup, table.room, "again", Clock().now())
        assert again.level == level

    run_in_virtual_time(go())


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(PlayerError, match="There is no player 'nobody'"):
        make_table(OpenTableRequest(level="nobody"), Clock().now())


def test_nobody_plays_on_when_only_spectators_are_left() -> None:
    async def go() -> None:
        table, bots, people = await playing(grace=60.0)
        table.join(Person(None))
        for person in people:
            table.leave(person)
        version = table.version
        await asyncio.sleep(3600.0)
        await settled(bots)
        assert table.version == version
        table.join(people[0])
        await asyncio.sleep(3600.0)
        await settled(bots)
        assert people[1].seat in table.room.away, "as soon as somebody is there to see it"
        assert people[0].seat not in table.room.away

    run_in_virtual_time(go())


def test_the_host_may_replace_who_has_vanished() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing()
        with pytest.raises(IllegalAction, match="Only somebody who is away"):
            await table.submit(nonna, FillSeat(id="f", seat=1, player="greedy"))
        await table.submit(rosa, LeaveTable(id="l"))
        table.leave(rosa)
        await table.submit(nonna, FillSeat(id="f", seat=1, player="greedy"))
        await settled(bots)
        assert (room(nonna).seats[1].player, table.room.seat_of(rosa.key or "")) == ("greedy", None)

    run(go())


def test_a_clock_that_has_run_out_costs_the_turn_and_is_kept() -> None:
    async def go() -> None:
        table, bots, people = await playing(clock=30.0)
        late = table.turn
        assert late is not None
        version, left = table.version, people[late].last.left
        assert left == pytest.approx(30.0, abs=0.1)
        restarted = LiveTable(table._log._store, *await table._log._store.load(table.setup.id), clock=table.clock)
        assert restarted.deadline == pytest.approx(table.deadline)
        assert table.seconds_left is not None
        await asyncio.sleep(table.seconds_left - 0.1)
        bots.wake()
        await settled(bots)
        assert table.version == version, "to the last moment it is theirs"
        await asyncio.sleep(0.2)
        assert table.turn != late
        assert table.version == version + 1
        assert late not in table.room.away, "only this turn"
        await settled(bots)

    run_in_virtual_time(go())


def test_who_comes_back_on_their_turn_is_told_of_their_time() -> None:
    async def go() -> None:
        table, _, people = await playing(clock=30.0, grace=60.0)
        turn = table.turn
        assert turn is not None
        table.observer = NullObserver()  # nobody plays for them before they are back
        table.leave(people[turn])
        await asyncio.sleep(20.0)
        await table.append_event(PersonAway(seat=turn))
        table.join(people[turn])
        await table.append_event(PersonReturned(seat=turn))
        assert table.turn == turn
        for person in people:
            left = person.last.left
            assert left == 30.0

    run_in_virtual_time(go())


def test_who_comes_back_is_told_what_they_missed() -> None:
    async def go() -> None:
        table, _, people = await playing()
        turn = table.turn
        assert turn is not None
        away, seen = people[1 - turn], people[1 - turn].last.version
        table.leave(away)
        await table.submit(people[turn], act(people[turn]))
        again = Person(away.seat, away.key)
        table.join(again, since=seen)
        assert again.last.events == people[turn].last.events
        assert again.last.version == table.version
        for unknown in (None, table.version + 5, -7):
            fresh = Person(away.seat, away.key)
            table.join(fresh, since=unknown)
            assert (fresh.last.events, fresh.last.view) == ((), again.last.view)

    run(go())
