"""Texts among friends at a table: who reads them, when, and what an operator is told of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from settebello.errors import IllegalAction
from settebello.protocol.game import Ok
from settebello.protocol.room import MAX_TEXT_LENGTH, PhraseSaid, SayPhrase, SayText, TextSaid
from settebello.server.edge.http.endpoints.reports import report_text
from settebello.server.live.live_table import LiveTable
from settebello.server.model import PERSON
from settebello.server.store.friends import Friends
from tests.server.live.waiting_rooms import run
from tests.server.store.test_profiles import make
from tests.support.finished_tables import finished_table
from tests.support.live_tables import Person
from tests.support.memory_store import MemoryStore

ROSA, PINA, OSPITE = range(3)


class Company:
    """A table whose game is over: Rosa and Pina are friends, and Ospite knows nobody. All read texts."""

    def __init__(self, table: LiveTable, friends: Friends, ids: list[str]) -> None:
        self.table, self.friends, self.ids = table, friends, ids
        self.people = [Person(seat) for seat in range(3)]
        for person in self.people:
            table.join(person)
            table.note_reader(person, reads_texts=True)

    async def write(self, seat: int, text: str) -> None:
        await self.table.say_text(self.people[seat], SayText(id="w", text=text))

    def read(self, seat: int) -> list[str]:
        return [said.text for said in self.people[seat].heard if isinstance(said, TextSaid)]


def at_table(go: Callable[[Company], Awaitable[None]], *, drop: int = 0) -> None:
    async def do() -> None:
        store = MemoryStore()
        ids = [(await make(store, name)).id for name in ("Rosa", "Pina", "Ospite")]
        await store.friends.add(ids[ROSA], ids[PINA], 1)
        await store.friends.agree(ids[PINA], ids[ROSA], 1)
        setup, entries = finished_table("t", players=[PERSON] * 3, drop=drop)
        named = zip(setup.places, ("Rosa", "Pina", "Ospite"), ids, strict=True)
        setup = replace(setup, places=tuple(replace(one, name=name, profile=own) for one, name, own in named))
        await store.create(setup, *entries)
        await go(Company(LiveTable(store, *await store.load("t")), store.friends, ids))

    run(do())


def test_a_friend_reads_a_text_and_nobody_else() -> None:
    async def go(company: Company) -> None:
        watcher, version = Person(None), company.table.version
        company.table.join(watcher)
        await company.write(ROSA, " Brava,\n\u202eanche\u200b  stavolta! ")
        assert company.read(PINA) == company.read(ROSA) == ["Brava, anche stavolta!"]
        assert company.read(OSPITE) == []
        assert not any(isinstance(one, TextSaid) for one in watcher.heard)
        assert company.people[PINA].heard[-1] == TextSaid(seat=ROSA, text="Brava, anche stavolta!", to=(PINA,))
        assert [one.id for one in company.people[ROSA].heard if isinstance(one, Ok)] == ["w"]
        assert company.table.version == version

    at_table(go)


def test_both_have_switched_texts_on() -> None:
    async def go(company: Company) -> None:
        rosa, pina = company.people[ROSA], company.people[PINA]
        company.table.note_reader(pina, reads_texts=False)
        with pytest.raises(IllegalAction, match="No friend at this table reads messages now"):
            await company.write(ROSA, "Ciao")
        company.table.note_reader(pina, reads_texts=True)
        company.table.note_reader(rosa, reads_texts=False)
        with pytest.raises(IllegalAction, match="Switch messages among friends on"):
            await company.write(ROSA, "Ciao")
        assert company.read(PINA) == []

    at_table(go)


def test_only_friends_are_written_to() -> None:
    async def go(company: Company) -> None:
        with pytest.raises(IllegalAction, match="No friend at this table"):
            await company.write(OSPITE, "Ciao")
        await company.friends.add(company.ids[OSPITE], company.ids[PINA], 1)  # a request is no friendship
        with pytest.raises(IllegalAction, match="No friend at this table"):
            await company.write(OSPITE, "Ciao")
        await company.friends.remove(company.ids[PINA], company.ids[ROSA])
        with pytest.raises(IllegalAction, match="No friend at this table"):
            await company.write(ROSA, "Ciao")
        assert [company.read(seat) for seat in range(3)] == [[], [], []]

    at_table(go)


def test_nothing_is_written_during_a_game() -> None:
    async def go(company: Company) -> None:
        with pytest.raises(IllegalAction, match="you can only say the ready phrases"):
            await company.write(ROSA, "I have the settebello")

    at_table(go, drop=1)


@pytest.mark.parametrize("text", ["", " \n\t", "\u202e\u200b", "\u2800", "\u0301"])
def test_a_text_that_cannot_be_read_is_refused(text: str) -> None:
    async def go(company: Company) -> None:
        with pytest.raises(IllegalAction, match="nothing that can be read"):
            await company.write(ROSA, text)

    at_table(go)


def test_who_watches_writes_nothing() -> None:
    async def go(company: Company) -> None:
        with pytest.raises(IllegalAction, match="sit down to speak"):
            await company.table.say_text(Person(None), SayText(id="w", text="Ciao"))

    at_table(go)


def test_a_report_quotes_what_the_person_was_told_on_one_line() -> None:
    async def go(company: Company) -> None:
        company.table.say(company.people[PINA], SayPhrase(id="s", phrase="lucky"))
        await company.write(PINA, "sei un'asina\n2026 WARNING: Report")
        assert report_text(company.table, ROSA, PINA).endswith(
            """'Pina' (seat 1), who has said: lucky, "sei un'asina 2026 WARNING: Report"."""
        )
        assert report_text(company.table, OSPITE, PINA).endswith("'Pina' (seat 1), who has said: lucky.")
        assert company.people[OSPITE].heard[-1] == PhraseSaid(seat=PINA, phrase="lucky")

    at_table(go)


def test_a_report_has_a_bound() -> None:
    async def go(company: Company) -> None:
        for _ in range(60):
            await company.write(PINA, "\N{CAT FACE}" * MAX_TEXT_LENGTH)
        assert len(report_text(company.table, ROSA, PINA)) < 50 * (MAX_TEXT_LENGTH + 4) + 200

    at_table(go)
