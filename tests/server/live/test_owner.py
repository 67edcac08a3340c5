"""Whose table it is while the host is away: who stands in does nothing that outlasts the owner's return."""

from __future__ import annotations

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.room import (
    Admit,
    CloseTable,
    FillSeat,
    LeaveTable,
    MakeHost,
    Ready,
    RoomCommand,
    StartGame,
    SwapSeats,
)
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.tables.opening import make_rematch
from settebello.server.tables.room_events import PersonAway, PersonReturned
from tests.server.live.waiting_rooms import gathering, guest, playing, room, run, settled
from tests.support.live_tables import Person, run_bots
from tests.support.memory_store import MemoryStore

LASTING: list[RoomCommand] = [
    FillSeat(id="x", seat=0, player=None),
    FillSeat(id="x", seat=0, player="greedy"),
    FillSeat(id="x", seat=2, player="greedy"),
    FillSeat(id="x", seat=2, player=None),
    MakeHost(id="x", seat=1),
    CloseTable(id="x"),
    Admit(id="x", name="Pino"),
    SwapSeats(id="x", seat=0, to=2),
]


async def _waiting() -> tuple[MemoryStore, LiveTable, Person, Person]:
    """A waiting room whose owner, Nonna, is away; Rosa stands in for her. Seat 2 is Pino's."""
    store = MemoryStore()
    table, nonna, _ = await gathering(store, ("open", "open"))
    rosa = await guest(table, "Rosa")
    await guest(table, "Pino")
    table.leave(nonna)
    await table.append_event(PersonAway(seat=0))
    return store, table, nonna, rosa


@pytest.mark.parametrize("asked", LASTING, ids=str)
def test_who_stands_in_before_the_game_does_nothing_that_lasts(asked: RoomCommand) -> None:
    async def go() -> None:
        store, table, _, rosa = await _waiting()
        assert (room(rosa).host, room(rosa).acting) == (1, True)
        with pytest.raises(IllegalAction, match="standing in for the host"):
            await table.submit(rosa, asked)
        again = LiveTable(store, *await store.load(table.setup.id))
        assert [place.name for place in again.room.places] == ["Nonna", "Rosa", "Pino"]
        assert again.room.owner == 0

    run(go())


@pytest.mark.parametrize(
    "asked",
    [FillSeat(id="x", seat=0, player="greedy"), MakeHost(id="x", seat=1), CloseTable(id="x")],
    ids=str,
)
def test_who_stands_in_during_the_game_does_nothing_that_lasts(asked: RoomCommand) -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing()
        table.leave(nonna)
        await table.append_event(PersonAway(seat=0))
        assert (room(rosa).host, room(rosa).acting) == (1, True)
        with pytest.raises(IllegalAction, match="standing in for the host"):
            await table.submit(rosa, asked)
        table.join(nonna)
        await settled(bots)
        assert (room(nonna).seat, room(nonna).host, room(nonna).acting) == (0, 0, False)
        await table.submit(nonna, CloseTable(id="c"))
        assert table.room.closed, "who is back has every right again"

    run(go())


def test_who_stands_in_begins_without_those_who_are_away_and_a_player_plays_for_them() -> None:
    async def go() -> None:
        _, table, nonna, rosa = await _waiting()
        pino = next(member for member in table.presence if member.seat == 2)
        with pytest.raises(IllegalAction, match="Not everybody is ready yet: Pino"):
            await table.submit(rosa, StartGame(id="s"))
        await table.submit(pino, Ready(id="r", ready=True))
        bots = run_bots(table)
        await table.submit(rosa, StartGame(id="s2"))
        await settled(bots)
        assert room(rosa).phase == "playing"
        assert room(rosa).seats[0].stand_in
        table.join(nonna)
        await settled(bots)
        assert (room(nonna).seat, room(nonna).host, room(nonna).seats[0].stand_in) == (0, 0, False)

    run(go())


def test_the_host_who_is_there_waits_for_who_is_away() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",))
        table.leave(await guest(table, "Rosa"))
        await table.append_event(PersonAway(seat=1))
        with pytest.raises(IllegalAction, match="Not everybody is ready yet: Rosa"):
            await table.submit(nonna, StartGame(id="s"))

    run(go())


def test_who_leaves_a_game_of_their_own_will_gives_the_table_away() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing()
        await table.submit(nonna, LeaveTable(id="l"))
        assert (room(rosa).host, room(rosa).acting) == (1, False)
        await table.submit(rosa, FillSeat(id="f", seat=0, player="greedy"))
        assert table.room.seat_of(nonna.key or "") is None
        await settled(bots)

    run(go())


def test_who_left_and_came_back_owns_the_table_again() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing()
        await table.submit(nonna, LeaveTable(id="l"))
        await table.append_event(PersonReturned(seat=0))
        table.leave(nonna)
        await table.append_event(PersonAway(seat=0))
        assert (room(rosa).host, room(rosa).acting) == (1, True), "this time they only vanished"
        await settled(bots)

    run(go())


def test_who_was_made_host_by_the_owner_is_the_owner() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        await table.submit(nonna, MakeHost(id="h", seat=1))
        table.leave(rosa)
        await table.append_event(PersonAway(seat=1))
        assert (room(nonna).host, room(nonna).acting) == (0, True)
        with pytest.raises(IllegalAction, match="standing in for the host"):
            await table.submit(nonna, MakeHost(id="h2", seat=0))

    run(go())


def test_a_rematch_asked_for_while_the_owner_is_away_is_still_the_owners() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, _, (nonna, _) = await playing()
        table.leave(nonna)
        await table.append_event(PersonAway(seat=0))
        again, first = make_rematch(table.setup, table.room, "again", Clock().now())
        await store.create(again, *first)
        assert LiveTable(store, *await store.load(again.id)).room.owner == 0

    run(go())


def test_a_table_whose_owner_stood_up_before_the_game_is_the_next_ones() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"))
        rosa = await guest(table, "Rosa")
        await table.submit(nonna, LeaveTable(id="l"))
        assert (room(rosa).host, room(rosa).acting) == (1, False)
        await table.submit(rosa, FillSeat(id="f", seat=0, player="greedy"))
        assert room(rosa).seats[0].player == "greedy"

    run(go())
