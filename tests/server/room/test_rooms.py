"""A private table: sitting down, starting, leaving, coming back, and what a host may do."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import pytest
from msgspec.structs import replace

from settebello.errors import IllegalAction
from settebello.players import DEFAULT_LEVEL, PlayerError
from settebello.protocol.game import NextRound, TableInfo, Update
from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import (
    CloseTable,
    FillSeat,
    LeaveTable,
    LegacyShare,
    MakeHost,
    PhraseSaid,
    Ready,
    Rematch,
    RoomCommand,
    SayPhrase,
    StartGame,
    SwapSeats,
)
from settebello.rules import Rules
from settebello.server.bots.runner import CLAIM_SECONDS, BotRunner
from settebello.server.bots.worker_pool import PlayerFailed, ThreadExecutor
from settebello.server.cluster.bus import LocalBus
from settebello.server.room.events import PersonAway, PersonReturned
from settebello.server.table.live_table import LiveTable
from settebello.server.table.observer import NullObserver
from settebello.server.table.opening import make_rematch, make_table
from settebello.view import View
from tests.server.waiting_rooms import gathering, guest, playing, room, run, settled
from tests.support.live_tables import Person, act, run_bots
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import run_in_virtual_time


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
        assert [entry.kind for entry in store.tables[setup.id][1]].count("round") == 1
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
        assert await table.take_seat("Rosa", rosa.key or "", None) == 2, "the same secret: the same seat"
        with pytest.raises(IllegalAction, match="This seat is taken"):
            await guest(table, "Pino", 2)

    run(go())


async def _over(table: LiveTable, bots: BotRunner, people: list[Person]) -> None:
    while not table.over:
        if table.turn is None:
            await table.submit(people[0], NextRound(id=f"n{table.version}", version=table.version))
        else:
            await table.submit(people[table.turn], act(people[table.turn], name=f"a{table.version}"))
    await settled(bots)


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
    """For who is away, for who is late, and at a seat that nobody took."""

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
        again, _ = make_rematch(table.setup, table.room, 0)
        assert again.level == level

    run_in_virtual_time(go())


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(PlayerError, match="There is no player 'nobody'"):
        make_table(OpenTableRequest(level="nobody"))


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
        table._observer = NullObserver()  # nobody plays for them before they are back
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


def test_a_closed_table_is_closed() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(rosa, CloseTable(id="c"))
        await table.submit(nonna, CloseTable(id="c"))
        assert room(rosa).phase == "closed"
        for asked in (LeaveTable(id="l"), LegacyShare(id="s", share="00" * 32), Rematch(id="m")):
            with pytest.raises(IllegalAction):
                await table.submit(rosa, asked)
        person = (nonna, rosa)[table.turn or 0]
        with pytest.raises(IllegalAction, match="closed by its host"):
            await table.submit(person, act(person))

    run(go())


def test_a_rematch_has_the_same_people_and_keys() -> None:
    async def go() -> None:
        table, bots, (nonna, rosa) = await playing()
        with pytest.raises(IllegalAction, match="once the game is over"):
            await table.submit(nonna, Rematch(id="m"))
        await _over(table, bots, [nonna, rosa])
        await table.submit(rosa, Rematch(id="m"))
        await table.submit(nonna, Rematch(id="m"))
        again = room(nonna).rematch
        assert again is not None
        other = LiveTable(table._log._store, *await table._log._store.load(again))
        others = run_bots(other)
        assert [place.name for place in other.room.places] == ["Nonna", "Rosa"]
        assert other.room.ready == {1}
        for old in (nonna, rosa):
            person = Person(other.room.seat_of(old.key or ""), old.key)
            other.join(person)
            await other.submit(person, Ready(id="r", ready=True))
        await settled(others)
        assert other.dealt

    run(go())


def test_phrases_are_heard_by_everybody_and_not_kept() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        watcher, version = Person(None), table.version
        table.join(watcher)
        table.say(rosa, SayPhrase(id="s", phrase="good-luck"))
        assert nonna.heard[-1] == PhraseSaid(seat=1, phrase="good-luck") == watcher.heard[-1]
        with pytest.raises(IllegalAction, match="sit down to speak"):
            table.say(watcher, SayPhrase(id="s", phrase="hello"))
        assert table.version == version

    run(go())


def test_a_share_of_an_older_page_is_refused_in_a_sentence_and_the_game_goes_on() -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore())
        with pytest.raises(IllegalAction, match="older than the server"):
            await table.submit(nonna, LegacyShare(id="s", share="01" * 32))
        assert (room(nonna).commitment, room(nonna).next_commitment, room(nonna).seats[0].shared) == (None, None, False)

    run(go())


def test_an_action_is_not_stale_because_somebody_came_or_went() -> None:
    async def go() -> None:
        table, _, people = await playing()
        turn = table.turn
        assert turn is not None
        wanted = act(people[turn])
        await table.submit(people[table.room.host or 0], MakeHost(id="h", seat=table.room.host or 0))
        await table.submit(people[turn], wanted)
        assert table.turn == 1 - turn

    run(go())


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


REFUSED: list[tuple[RoomCommand, str]] = [
    (Ready(id="x", ready=True), "The game has begun"),
    (SwapSeats(id="x", seat=0, to=1), "The game has begun"),
    (StartGame(id="x"), "The game has begun"),
    (FillSeat(id="x", seat=0, player="greedy"), "This is your own seat"),
    (FillSeat(id="x", seat=5, player="greedy"), "There is no seat 5"),
]


@pytest.mark.parametrize(("asked", "sentence"), REFUSED, ids=[str(asked) for asked, _ in REFUSED])
def test_what_is_refused_during_a_game(asked: RoomCommand, sentence: str) -> None:
    async def go() -> None:
        table, _, (nonna, _) = await playing()
        version = table.version
        with pytest.raises(IllegalAction, match=sentence):
            await table.submit(nonna, asked)
        assert table.version == version

    run(go())


def test_one_process_of_several_plays_a_turn() -> None:
    """The one that may not plays it when the other has not done so in time."""

    class Taken:
        local, connected, asked = False, True, 0

        async def claim(self, work: str, seconds: float) -> bool:
            self.asked += 1
            return self.asked > 1

    async def go() -> None:
        bus = Taken()
        table, nonna, _ = await gathering(MemoryStore(), ("open",), grace=60.0)
        table.setup = replace(table.setup, pace=0.0)
        bots = run_bots(table, bus=bus)  # type: ignore[arg-type]
        await table.submit(nonna, StartGame(id="s"))
        await settled(bots)
        if table.turn == 0:
            await table.submit(nonna, act(nonna))
            await settled(bots)
        assert (bus.asked, table.turn) == (1, 1)
        await asyncio.sleep(CLAIM_SECONDS - 1.0)
        assert (bus.asked, table.turn) == (1, 1), "the other has its time"
        await asyncio.sleep(2.0)
        await settled(bots)
        assert (bus.asked, table.turn) == (2, 0)

    run_in_virtual_time(go())


def test_a_turn_that_is_played_while_it_is_claimed_is_left_alone() -> None:
    async def go() -> None:
        table, _, people = await playing()
        seat = table.turn
        assert seat is not None
        person = people[seat]

        class SlowBus(LocalBus):
            async def claim(self, work: str, seconds: float) -> bool:
                await table.submit(person, act(person))
                return True

        class CountingExecutor(ThreadExecutor):
            calls = 0

            async def choose(self, *_: object, **__: object) -> str:
                self.calls += 1
                raise PlayerFailed

        executor = CountingExecutor()
        bots = run_bots(table, bus=SlowBus(), executor=executor)
        table.leave(person)
        await table.append_event(PersonAway(seat=seat))
        await settled(bots)
        assert (table.turn, executor.calls) == (1 - seat, 0)

    run(go())
