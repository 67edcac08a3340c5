"""Requests of people during and after a game: phrases, closing the table, a rematch, and what is refused."""

from __future__ import annotations

import pytest

from settebello.errors import IllegalAction
from settebello.protocol.game import NextRound
from settebello.protocol.room import (
    CloseTable,
    FillSeat,
    LeaveTable,
    MakeHost,
    PhraseSaid,
    Ready,
    Rematch,
    RoomCommand,
    SayPhrase,
    StartGame,
    SwapSeats,
)
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_keeper import TableKeeper
from tests.server.live.waiting_rooms import playing, room, run, settled
from tests.support.live_tables import Person, act, run_bots


async def _over(table: LiveTable, bots: TableKeeper, people: list[Person]) -> None:
    while not table.over:
        if table.turn is None:
            await table.submit(people[0], NextRound(id=f"n{table.version}", version=table.version))
        else:
            await table.submit(people[table.turn], act(people[table.turn], name=f"a{table.version}"))
    await settled(bots)


def test_a_closed_table_is_closed() -> None:
    async def go() -> None:
        table, _, (nonna, rosa) = await playing()
        with pytest.raises(IllegalAction, match="Only the host"):
            await table.submit(rosa, CloseTable(id="c"))
        await table.submit(nonna, CloseTable(id="c"))
        assert room(rosa).phase == "closed"
        for asked in (LeaveTable(id="l"), Rematch(id="m")):
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
        assert other.room.ready == set()  # whoever asks may be the last to come
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


REFUSED: list[tuple[RoomCommand, str]] = [
    (Ready(id="x", ready=False), "The game has begun"),
    (SwapSeats(id="x", seat=0, to=1), "The game has begun"),
    (StartGame(id="x"), "The game has begun"),
    (FillSeat(id="x", seat=0, player="greedy"), "This is your own seat"),
    (FillSeat(id="x", seat=5, player="greedy"), "There is no seat 5"),
]


def test_who_is_ready_may_say_so_again_once_the_game_has_begun() -> None:
    """Two devices of one person may say so, and the first may have begun the game."""

    async def go() -> None:
        table, _, (nonna, _) = await playing()
        version = table.version
        await table.submit(nonna, Ready(id="x", ready=True))
        assert table.version == version

    run(go())


@pytest.mark.parametrize(("asked", "sentence"), REFUSED, ids=[str(asked) for asked, _ in REFUSED])
def test_what_is_refused_during_a_game(asked: RoomCommand, sentence: str) -> None:
    async def go() -> None:
        table, _, (nonna, _) = await playing()
        version = table.version
        with pytest.raises(IllegalAction, match=sentence):
            await table.submit(nonna, asked)
        assert table.version == version

    run(go())
