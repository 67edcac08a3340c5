"""Who may arrange a table: handing it over, and what happens when the host is gone."""

from __future__ import annotations

import asyncio

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.room import FillSeat, MakeHost, StartGame, SwapSeats
from settebello.server.clock import Clock
from settebello.server.live.live_table import LiveTable
from settebello.server.tables.opening import make_rematch
from settebello.server.tables.room_events import PersonAway
from tests.server.live.waiting_rooms import gathering, guest, playing, room, settled
from tests.support.live_tables import Person, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import run_in_virtual_time


async def _until_host(person: Person, seat: int) -> None:
    while room(person).host != seat:
        await asyncio.sleep(0.02)


def test_the_host_hands_the_table_over_and_a_restart_knows_it() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, nonna, setup = await gathering(store, ("open", "open"))
        rosa = await guest(table, "Rosa")
        await table.submit(nonna, MakeHost(id="h", seat=1))
        assert room(nonna).host == room(rosa).host == 1
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(nonna, FillSeat(id="f", seat=2, player="greedy"))
        await table.submit(rosa, SwapSeats(id="s", seat=1, to=2))
        assert room(nonna).host == 2, "who is host keeps it at another seat"
        assert LiveTable(store, *await store.load(setup.id)).room.host == 2
        await table.submit(rosa, FillSeat(id="f", seat=0, player=None))
        assert (room(rosa).host, room(rosa).seats[0].player) == (2, "open")

    run_in_virtual_time(go())


def test_the_host_hands_the_table_over_in_a_game() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(rosa, MakeHost(id="h", seat=1))
        await table.submit(nonna, MakeHost(id="h", seat=1))
        assert room(nonna).host == 1

    run_in_virtual_time(go())


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (1, "Only a person who is at the table can be the host"),
        (2, "Only a person who is at the table can be the host"),
        (3, "There is no seat 3"),
    ],
    ids=["a player", "nobody", "no seat"],
)
def test_only_a_person_who_is_there_can_be_host(seat: int, sentence: str) -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("greedy", "open"))
        with pytest.raises(IllegalAction, match=sentence):
            await table.submit(nonna, MakeHost(id="h", seat=seat))
        assert room(nonna).host == 0

    run_in_virtual_time(go())


def test_nobody_who_is_away_is_made_host() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        table.leave(rosa)
        await table.append_event(PersonAway(seat=1))
        with pytest.raises(IllegalAction, match="Only a person who is at the table can be the host"):
            await table.submit(nonna, MakeHost(id="h", seat=1))

    run_in_virtual_time(go())


def test_another_is_host_while_the_host_is_away_from_a_game() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing(grace=60.0)
        table.leave(nonna)
        await table.append_event(PersonAway(seat=0))
        assert room(rosa).host == 1
        table.join(nonna)
        await settled(bots)
        assert room(rosa).host == 0

    run_in_virtual_time(go())


def test_a_waiting_room_whose_host_is_gone_has_another_after_the_grace_period() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"), grace=60.0)
        bots = run_bots(table)
        rosa = await guest(table, "Rosa")
        table.leave(nonna)
        await settled(bots)
        assert room(rosa).host == 0, "not at once"
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(rosa, StartGame(id="s"))
        await _until_host(rosa, 1)
        assert not room(rosa).seats[0].stand_in, "nobody plays yet"
        await table.submit(rosa, StartGame(id="s2"))
        await settled(bots)
        assert room(rosa).phase == "playing"
        assert room(rosa).seats[0].stand_in, "until the host is back"

    run_in_virtual_time(go())


def test_the_host_who_comes_back_to_the_waiting_room_is_host_again() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",), grace=60.0)
        bots = run_bots(table)
        rosa = await guest(table, "Rosa")
        table.leave(nonna)
        await _until_host(rosa, 1)
        table.join(nonna)
        await settled(bots)
        assert room(rosa).host == room(nonna).host == 0

    run_in_virtual_time(go())


def test_the_next_who_is_there_is_host_when_several_are_gone() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"), grace=60.0)
        bots = run_bots(table)
        rosa, pino = await guest(table, "Rosa"), await guest(table, "Pino")
        table.leave(nonna)
        table.leave(rosa)
        await _until_host(pino, 2)
        await settled(bots)

    run_in_virtual_time(go())


def test_a_rematch_has_the_host_of_the_game() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, _, (nonna, _) = await playing()
        await table.submit(nonna, MakeHost(id="h", seat=1))
        again, first = make_rematch(table.setup, table.room, "again", Clock().now())
        await store.create(again, *first)
        assert LiveTable(store, *await store.load(again.id)).room.host == 1

    run_in_virtual_time(go())
