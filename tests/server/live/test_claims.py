"""Claims at a table: judged when they are made, and kept so that the same side has won after a restart."""

from __future__ import annotations

import pytest

from settebello.game import Seed
from settebello.outcome import Outcome
from settebello.record import read, write
from settebello.server.live.live_table import LiveTable
from settebello.server.model import Entry, TableSetup
from settebello.server.tables.public_record import full_record
from tests.server.live.waiting_rooms import run
from tests.support.claim_games import tied
from tests.support.live_tables import Person, act, opened_table
from tests.support.memory_store import MemoryStore

TIED = opened_table(settings={"claiming_out": "on", "target": "2"})


def tied_entries() -> list[Entry]:
    """A first round that ends level at the target or above it; the next one is dealt."""
    record, _ = tied(TIED.rules, TIED.dealer)
    entries: list[Entry] = []
    for played in record.rounds:
        assert isinstance(played.shuffle, Seed)
        entries.append(Entry(kind="round", text=played.shuffle.seed.hex()))
        entries += [Entry(kind="action", text=str(action)) for action in played.actions]
    return entries


def winner_of(setup: TableSetup, entries: list[Entry]) -> Outcome | None:
    """As the record has it, which is what a client reads."""
    return read(write(full_record(setup, entries))).replay().outcome


@pytest.mark.parametrize(("text", "winner"), [("0", 1), ("1", 0)])
def test_a_claim_in_the_round_that_breaks_a_tie(text: str, winner: int) -> None:
    async def go() -> None:
        entries = [*tied_entries(), Entry(kind="claim", text=text)]
        store = MemoryStore()
        await store.create(TIED, *entries)
        table = LiveTable(store, *await store.load(TIED.id))
        person = Person(0)
        table.join(person)
        assert person.last.sheet is not None
        assert (person.last.sheet.winners, person.last.sheet.reason) == ((winner,), "claim")
        assert winner_of(TIED, entries) == Outcome(winners=(winner,), reason="claim")

    run(go())


def test_a_claim_is_judged_at_once_and_kept() -> None:
    async def go() -> None:
        store = MemoryStore()
        await store.create(TIED, *tied_entries())
        table = LiveTable(store, *await store.load(TIED.id))
        people = [Person(0), Person(1)]
        for person in people:
            table.join(person)
        await table.submit(people[0], act(people[0], "claim"))
        assert [person.last.sheet.winners for person in people if person.last.sheet] == [(1,), (1,)]
        _, entries = await store.load(TIED.id)
        assert (entries[-1].kind, entries[-1].text) == ("claim", "0")
        assert winner_of(TIED, list(entries)) == Outcome(winners=(1,), reason="claim")

    run(go())
