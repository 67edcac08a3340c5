"""The waiting room: sitting down, moving, being removed, and the start of the game."""

from __future__ import annotations

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.game import TableInfo, Update
from settebello.protocol.room import (
    FillSeat,
    Ready,
    StartGame,
    SwapSeats,
)
from tests.server.live.waiting_rooms import gathering, guest, room, run, settled
from tests.support.live_tables import place, run_bots
from tests.support.memory_store import MemoryStore


def test_people_come_are_ready_and_the_first_round_is_dealt() -> None:
    async def go() -> None:
        store = MemoryStore()
        table, nonna, setup = await gathering(store, ("open", "greedy", "open"))
        bots = run_bots(table)
        assert (room(nonna).phase, room(nonna).host, room(nonna).code) == ("gathering", 0, setup.code)
        assert [seat.player for seat in room(nonna).seats] == ["person", "open", "greedy", "open"]
        assert not any(isinstance(message, Update) for message in nonna.heard)
        rosa = await guest(table, "Rosa")
        pino = await guest(table, "Pino", 3)
        assert [seat.name for seat in room(nonna).seats] == ["Nonna", "Rosa", "Ada", "Pino"]
        for person in (nonna, rosa, pino):
            assert room(person).phase == "gathering"
            await table.submit(person, Ready(id="r", ready=True))
        await settled(bots)
        assert {room(person).phase for person in (nonna, rosa, pino)} == {"playing"}
        assert {person.last.view.seat for person in (nonna, rosa, pino)} == {0, 1, 3}
        assert [entry.kind for entry in store.entries(setup.id)].count("round") == 1
        names = [seat.name for seat in next(m for m in reversed(nonna.heard) if isinstance(m, TableInfo)).seats]
        assert names == ["Nonna", "Rosa", "Ada", "Pino"]

    run(go())


def test_the_host_starts_and_players_take_the_open_seats() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open", "open"))
        bots = run_bots(table)
        rosa = await guest(table, "Ada")
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(rosa, StartGame(id="s"))
        with pytest.raises(IllegalAction, match="Not everybody is ready yet: Ada"):
            await table.submit(nonna, StartGame(id="s"))
        await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(nonna, StartGame(id="s"))
        await settled(bots)
        assert [seat.name for seat in room(rosa).seats] == ["Nonna", "Ada", "Bruno", "Carla"]
        assert room(rosa).phase == "playing"

    run(go())


def test_seats_change_before_the_start_and_everybody_keeps_their_key() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open", "greedy"))
        run_bots(table)
        rosa = await guest(table, "Rosa")
        await table.submit(rosa, SwapSeats(id="a", seat=1, to=2))
        assert (rosa.seat, room(rosa).seat) == (2, 2)
        with pytest.raises(IllegalAction, match="You may move to a free seat or a computer's"):
            await table.submit(rosa, SwapSeats(id="b", seat=2, to=0))
        await table.submit(nonna, SwapSeats(id="c", seat=0, to=2))
        assert (nonna.seat, rosa.seat, room(rosa).host) == (2, 0, 2)
        assert [seat.name for seat in room(rosa).seats] == ["Rosa", "", "Nonna", "Ada"]
        with pytest.raises(IllegalAction, match="There is no seat 5"):
            await table.submit(nonna, SwapSeats(id="d", seat=2, to=5))

    run(go())


def test_the_host_sends_away_and_who_was_sent_away_watches() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open",))
        run_bots(table)
        rosa = await guest(table, "Rosa")
        await table.submit(nonna, FillSeat(id="k", seat=1, player=None))
        assert (rosa.seat, room(rosa).seat, room(nonna).seats[1].player) == (None, None, "open")
        with pytest.raises(IllegalAction, match="You are watching this table"):
            await table.submit(rosa, Ready(id="r", ready=True))
        await table.submit(nonna, FillSeat(id="f", seat=1, player="random"))
        assert room(nonna).seats[1].player == "random"
        with pytest.raises(IllegalAction, match="All seats at this table are taken"):
            await guest(table, "Pino")

    run(go())


def test_names_are_told_apart_and_a_seat_is_taken_once() -> None:
    async def go() -> None:
        table, _, _ = await gathering(MemoryStore(), ("open", "open"))
        with pytest.raises(IllegalAction, match="There is already a nonna at this table"):
            await guest(table, "nonna")
        rosa = await guest(table, "Rosa", 2)
        assert await table.take_seat(place("Rosa", rosa.key or ""), None) == 2, "the same secret: the same seat"
        with pytest.raises(IllegalAction, match="This seat is taken"):
            await guest(table, "Pino", 2)

    run(go())
