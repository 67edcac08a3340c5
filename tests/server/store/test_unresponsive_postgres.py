"""The database says nothing and keeps every connection open: people are told so in time, and nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from settebello.protocol.refusals import STORE_AWAY
from settebello.server.live.live_table import LiveTable
from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.postgres import store as postgres_store
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.tables.room_events import PersonAway
from tests.support.database_servers import Postgres
from tests.support.live_tables import Person, act, opened_table

pytestmark = pytest.mark.databases

RETRY_TIMEOUT = 2.0
"""So that the tests do not wait as long as people do."""
IN_TIME = 8.0
"""Less than people are asked to wait, and enough for a busy machine."""
FIRST = Entry(kind="round", text="00" * 32)


def heard_by_the_loop() -> list[Any]:
    """Exceptions that nobody has retrieved, about which the loop complains."""
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    return complaints


async def table_in(store: PostgresStore, name: str) -> tuple[LiveTable, Person]:
    await store.create(replace(opened_table(), id=name), FIRST)
    table = LiveTable(store, *await store.load(name))
    person = Person(0)
    table.join(person)
    return table, person


def test_one_is_told_in_time_and_may_ask_again(postgres: Postgres) -> None:
    async def go() -> None:
        store = PostgresStore(postgres.url, retry_timeout=RETRY_TIMEOUT)
        table, person = await table_in(store, "told")
        asked = act(person)
        with postgres.silent():
            begun = time.monotonic()
            several = [table.submit(person, asked), store.load("told"), store.load_heads(["told"]), store.ping()]
            for refused in await asyncio.gather(*several, return_exceptions=True):
                assert isinstance(refused, StoreError)
                assert refused.code == STORE_AWAY.key
            assert time.monotonic() - begun < IN_TIME
            assert person.oks == []
        await table.submit(person, asked)
        assert [ok.version for ok in person.oks] == [2]
        assert len((await store.load("told"))[1]) == 2, "it is there once"
        await store.close()

    asyncio.run(go())


class Lost:
    """A connection that is lost when the database has done its work (or, ``early``, before it has); the
    database takes nothing more afterwards."""

    def __init__(self, *, early: bool) -> None:
        self.early = early
        self.asked = 0

    async def append_all(self, database: Any, batch: Any) -> None:
        self.asked += 1
        if self.asked > 1:
            raise asyncpg.DiskFullError("could not extend file")
        if not self.early:
            rows = [(w.table, w.seq, e.kind, e.text, e.client_id, e.at) for w in batch for e in w.entries]
            insert = "INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ($1, $2, $3, $4, $5, $6)"
            await database.executemany(insert, rows)
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


@pytest.mark.parametrize("early", [False, True])
def test_a_connection_lost_upon_the_commit_is_no_refusal(
    early: bool, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is kept is looked up. If it is not found it may still come: the sender is told to ask again."""

    async def go() -> None:
        store = PostgresStore(postgres.url, retry_timeout=RETRY_TIMEOUT)
        name = f"lost-{early}"
        table, person = await table_in(store, name)
        asked, lost = act(person), Lost(early=early)
        with monkeypatch.context() as broken:
            broken.setattr(postgres_store, "_append_all", lost.append_all)
            if early:
                with pytest.raises(StoreError) as unknown:
                    await table.submit(person, asked)
                assert unknown.value.code == STORE_AWAY.key
            else:
                await table.submit(person, asked)
        await table.submit(person, asked)
        assert {ok.version for ok in person.oks} == {2}
        assert len((await store.load(name))[1]) == 2, "it is there once"
        assert lost.asked == 2
        await store.close()

    asyncio.run(go())


def test_it_is_not_ready_when_it_may_only_be_read(postgres: Postgres) -> None:
    """It says so, writes nothing, and leaves a newer format alone."""

    async def go() -> None:
        store = PostgresStore(postgres.url, retry_timeout=RETRY_TIMEOUT)
        await store.ping()
        database = await asyncpg.connect(postgres.url)
        spoilt = (
            ("INSERT INTO settebello_format VALUES (99)", "DELETE FROM settebello_format WHERE version = 99"),
            ("ALTER TABLE entries RENAME TO gone", "ALTER TABLE gone RENAME TO entries"),
            ("ALTER DATABASE postgres SET default_transaction_read_only = on", "ALTER DATABASE postgres RESET ALL"),
        )
        for spoil, mend in spoilt:
            await database.execute(spoil)
            reader = PostgresStore(postgres.url, retry_timeout=RETRY_TIMEOUT)
            with pytest.raises(StoreError):
                await reader.ping()
            await reader.close()
            if "99" in spoil:
                assert await database.fetchval("SELECT max(version) FROM settebello_format") == 99
            await database.execute("SET default_transaction_read_only = off")
            await database.execute(mend)
        await store.ping()
        await database.close()
        await store.close()

    asyncio.run(go())


def test_a_short_silence_is_not_noticed(postgres: Postgres) -> None:
    async def go() -> None:
        store = PostgresStore(postgres.url)
        table, person = await table_in(store, "short")
        with postgres.silent():
            asked = asyncio.create_task(table.submit(person, act(person)))
            await asyncio.sleep(0.3)
            assert not asked.done(), "it does not answer"
        await asked
        assert [ok.version for ok in person.oks] == [2]
        await store.close()

    asyncio.run(go())


def test_many_at_once_wait_for_each_other(postgres: Postgres) -> None:
    """A crowd is not silence, although there are more tables than connections."""

    async def go() -> None:
        store = PostgresStore(postgres.url)
        names = [f"crowd-{n}" for n in range(200)]
        await asyncio.gather(*(store.create(replace(opened_table(), id=name), FIRST) for name in names))
        loaded = await asyncio.gather(*(store.load(name) for name in [*names, *names]))
        assert [setup.id for setup, _ in loaded] == [*names, *names]
        assert {tuple(entries) for _, entries in loaded} == {(FIRST,)}
        await store.close()

    asyncio.run(go())


def test_nothing_is_left_of_who_asks_no_more(postgres: Postgres) -> None:
    """People who have left, as everybody has when the server ends, are told nothing, since nobody would hear it."""

    async def go() -> None:
        complaints = heard_by_the_loop()
        store = PostgresStore(postgres.url, retry_timeout=RETRY_TIMEOUT)
        table, person = await table_in(store, "gone")
        with postgres.silent():
            asked = [
                asyncio.create_task(store.append("gone", 2, FIRST)),
                asyncio.create_task(table.append_event(PersonAway(seat=1))),
            ]
            asked.append(asyncio.create_task(table.submit(person, act(person))))
            await asyncio.sleep(0.2)
            assert not any(task.done() for task in asked), "they all wait"
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            begun = time.monotonic()
            await store.close()
            assert time.monotonic() - begun < IN_TIME
        del asked
        gc.collect()
        await asyncio.sleep(0)
        assert complaints == []

    asyncio.run(go())
