"""Several processes with the same table: what they tell each other, and what they do when that is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from settebello.protocol.room import PhraseSaid, SayPhrase, TextSaid
from settebello.server.live.cluster.bus import BusMessage, EntryStored, MessageHandler, PhraseSpoken, PresenceReport
from settebello.server.live.cluster.presence_exchange import PRESENCE_EXPIRY
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import (
    COMPARE_INTERVAL,
    COMPARE_INTERVAL_WITHOUT_BUS,
    PRESENCE_INTERVAL,
    UNUSED_KEPT,
    TableRegistry,
)
from settebello.server.model import Entry
from tests.server.live.waiting_rooms import room
from tests.support.live_tables import Person, act, opened_table
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import loop_clock, run_in_virtual_time


class Line:
    """A bus of this test; what is told while it is ``cut`` is lost."""

    local = False

    def __init__(self, others: list[Line]) -> None:
        self.connected = True
        self.cut = False
        self.told: list[BusMessage] = []
        self.watched: list[str] = []
        self._others = others
        others.append(self)

    async def start(self, reader: MessageHandler, restored: Callable[[], None]) -> None:
        self.reader = reader
        self.restored = restored

    def subscribe(self, table: str) -> None:
        self.watched.append(table)

    def unsubscribe(self, table: str) -> None:
        self.watched.remove(table)

    def publish(self, table: str, news: BusMessage) -> None:
        self.told.append(news)
        for other in self._others:
            if other is not self and not self.cut and table in other.watched:
                other.reader(table, news)

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        return True

    async def close(self) -> None: ...


class Two:
    """Two processes, somebody at each, and a table between them."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        lines: list[Line] = []
        self.lines = Line(lines), Line(lines)
        self.tables: Sequence[TableRegistry] = ()
        self.people = Person(0, "a" * 64), Person(1, "b" * 64)

    async def go(self, test: Callable[[LiveTable, LiveTable], object]) -> None:
        await self.store.create(opened_table(), Entry(kind="round", text=bytes(32).hex()))
        self.tables = [TableRegistry(self.store, bus=line, clock=loop_clock()) for line in self.lines]
        for tables in self.tables:
            await tables.start()
        one, other = self.tables
        async with one.use("t") as here, other.use("t") as there:
            here.join(self.people[0])
            there.join(self.people[1])
            await test(here, there)  # type: ignore[misc]
            for table, person in zip((here, there), self.people, strict=True):
                table.leave(person)
        await asyncio.sleep(UNUSED_KEPT)
        for tables in self.tables:
            await tables.close()


def test_who_comes_is_told_who_is_there_already() -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        assert (here.presence.seats, there.presence.seats) == ((0, 1), (1, 0))
        assert [seat.here for seat in room(two.people[1]).seats] == [True, True]

    two = Two()
    run_in_virtual_time(two.go(test))


def test_a_process_that_says_nothing_any_more_has_ended() -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        two.lines[1].cut = True
        await asyncio.sleep(PRESENCE_EXPIRY - 1.0)
        assert here.presence.seats == (0, 1), "it may only be slow"
        await asyncio.sleep(1.0 + 2 * PRESENCE_INTERVAL)
        assert 1 not in here.presence.seats
        assert [here.presence.remote_seats, here.presence.remote_devices] == [{}, {}]
        assert not room(two.people[0]).seats[1].here
        assert there.presence.seats == (1, 0), "the other hears this one"
        two.lines[1].cut = False
        await asyncio.sleep(PRESENCE_INTERVAL)
        assert room(two.people[0]).seats[1].here

    two = Two()
    run_in_virtual_time(two.go(test))


def test_nobody_is_taken_for_gone_while_the_bus_is_away() -> None:
    async def test(here: LiveTable, _: LiveTable) -> None:
        two.lines[1].cut, two.lines[0].connected = True, False
        await asyncio.sleep(10 * PRESENCE_EXPIRY)
        assert here.presence.seats == (0, 1)

    two = Two()
    run_in_virtual_time(two.go(test))


@pytest.mark.parametrize(("works", "within"), [(True, COMPARE_INTERVAL), (False, COMPARE_INTERVAL_WITHOUT_BUS)])
def test_news_that_was_lost_is_looked_up(works: bool, within: float) -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        await asyncio.sleep(COMPARE_INTERVAL)  # from now on it looks as often as it should
        for line in two.lines:
            line.cut, line.connected = True, works
        await asyncio.sleep(COMPARE_INTERVAL + 0.1)
        await here.submit(two.people[0], act(two.people[0]))
        await asyncio.sleep(within)
        assert there.version == here.version == 2
        assert two.people[1].last.view.history == two.people[0].last.view.history

    two = Two()
    run_in_virtual_time(two.go(test))


def test_what_was_missed_is_looked_up_as_soon_as_the_bus_works_again() -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        two.lines[0].cut = True
        await here.submit(two.people[0], act(two.people[0]))
        assert there.version == 1
        two.lines[1].restored()
        await asyncio.sleep(0.01)
        assert there.version == 2
        assert [news for news in two.lines[1].told if isinstance(news, PresenceReport)][-1].asks

    two = Two()
    run_in_virtual_time(two.go(test))


def test_an_action_is_known_at_once_elsewhere_and_old_news_changes_nothing() -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        await here.submit(two.people[0], act(two.people[0]))
        assert two.lines[0].told[-1] == EntryStored(version=2)
        await asyncio.sleep(0.01)
        assert there.version == 2
        heard = len(two.people[1].heard)
        two.lines[1].reader("t", EntryStored(version=1))
        two.lines[1].reader("another", EntryStored(version=9))
        await asyncio.sleep(0.01)
        assert (there.version, len(two.people[1].heard)) == (2, heard)

    two = Two()
    run_in_virtual_time(two.go(test))


def test_a_phrase_is_heard_everywhere_once() -> None:
    async def test(here: LiveTable, _: LiveTable) -> None:
        here.say(two.people[0], SayPhrase(id="s", phrase="hello"))
        for person in two.people:
            assert [said for said in person.heard if isinstance(said, PhraseSaid)] == [
                PhraseSaid(seat=0, phrase="hello")
            ]
        assert [news for line in two.lines for news in line.told if isinstance(news, PhraseSpoken)] == [
            PhraseSpoken(seat=0, phrase="hello")
        ]

    two = Two()
    run_in_virtual_time(two.go(test))


def test_a_text_reaches_a_friend_in_another_process() -> None:
    async def test(here: LiveTable, there: LiveTable) -> None:
        there.note_reader(two.people[1], reads_texts=True)
        assert here.presence.readers == there.presence.readers == {1}
        said = TextSaid(seat=0, text="ciao", to=(1,))
        here.deliver_text(said)
        here.observer.text_said(said)
        assert [person.heard[-1] == said for person in two.people] == [False, True]
        assert there.said_by(0, 1) == here.said_by(0, 1) == ["'ciao'"]
        there.note_reader(two.people[1], reads_texts=False)
        assert here.presence.readers == set()

    two = Two()
    run_in_virtual_time(two.go(test))


def test_a_table_that_nobody_uses_is_not_watched() -> None:
    async def test(_: LiveTable, __: LiveTable) -> None:
        assert [line.watched for line in two.lines] == [["t"], ["t"]]

    two = Two()
    run_in_virtual_time(two.go(test))
    assert [line.watched for line in two.lines] == [[], []]
    assert [len(tables) for tables in two.tables] == [0, 0]
