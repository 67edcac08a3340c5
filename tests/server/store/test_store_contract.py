"""The contract of every store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.protocol.http import BY_DAY
from settebello.server.model import Entry
from settebello.server.store.base import EntryConflict, StoreError, TableNotFound
from settebello.server.store.postgres.migration import bring_up_to_date
from settebello.server.store.schema import MIGRATIONS
from tests.support.database_servers import Postgres
from tests.support.live_tables import opened_table
from tests.support.server_process import TIMEOUT
from tests.support.stores import KINDS, opened_store, run

FIRST = Entry(kind="round", text="00" * 32, at=1.5)


def entry(text: str, client_id: str | None = None, at: float = 2.0) -> Entry:
    return Entry(kind="action", text=text, client_id=client_id, at=at)


@pytest.mark.parametrize("kind", KINDS)
def test_every_store_keeps_its_promises(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    name = f"promises-{kind}"
    table = replace(opened_table(), id=name, code="ABCDEFG", gathers=True, clock=9.0, level="piccolo")
    table = replace(table, practice="[Settebello 1]")

    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store, opened_store(kind, tmp_path, request) as other:
            await store.ping()
            await store.create(table, FIRST)
            with pytest.raises(EntryConflict):
                await store.create(table, FIRST)
            with pytest.raises(EntryConflict):
                await store.create(replace(table, id="another"), FIRST)
            asked = [store.append(name, seq, entry("7D", "a")) for seq in (2, 2, 3)]
            assert await asyncio.gather(*asked) == [2, 2, 2]
            races = [one.append(name, n, entry(f"{n}")) for n in range(3, 23) for one in (store, other)]
            answers = await asyncio.gather(*races, return_exceptions=True)
            for pair in zip(answers[::2], answers[1::2], strict=True):
                assert {type(answer) for answer in pair} == {int, EntryConflict}
            assert await other.append(name, 3, entry("7D", "a")) == 2, "the first answer, to another process too"
            for different in (entry("8D", "a"), entry("7D", "a", at=3.0), replace(entry("7D", "a"), kind="claim")):
                with pytest.raises(EntryConflict):
                    await store.append(name, 23, different)
            kept, entries = await other.load(name)
            assert (kept, entries[:2], len(entries)) == (table, [FIRST, entry("7D", "a")], 22)
            assert list(await store.load_entries(name, 20)) == list(entries[20:])
            assert await store.load_entry(name, 2) == entry("7D", "a")
            assert await other.load_entry(name, 22) == entries[21]
            assert await store.load_heads([name, "none"]) == {name: 22}
            assert await store.find_by_code("ABCDEFG") == name
            for missing in (
                store.find_by_code("NOTHING"),
                store.load("none"),
                store.load("\x00"),
                store.load_entry(name, 23),
            ):
                with pytest.raises(TableNotFound):
                    await missing
            with pytest.raises(StoreError):
                await store.append("none", 1, FIRST)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_entries_appended_together_are_stored_all_or_none(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    name = f"together-{kind}"

    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store, opened_store(kind, tmp_path, request) as other:
            await store.create(replace(opened_table(), id=name), FIRST)
            share, deal = entry("share", "s"), entry("deal", "d")
            asked = [store.append(name, 2, share, deal), store.append(f"no-{kind}", 1, share, deal)]
            asked += [store.append(name, 3, entry("8D"), entry("9D"))]  # its numbers overlap the first's
            kept, missing, late = await asyncio.gather(*asked, return_exceptions=True)
            assert (kept, type(late)) == (2, EntryConflict)
            assert isinstance(missing, StoreError)
            assert await other.append(name, 2, share, deal) == 2, "what was stored is not stored again"
            taken = [(3, entry("8D"), entry("9D")), (2, entry("8D"), entry("9D")), (4, entry("8D"), entry("9D", "d"))]
            for seq, *both in taken:
                with pytest.raises(EntryConflict):
                    await other.append(name, seq, *both)
            assert (await store.load(name))[1] == [FIRST, share, deal]
            races = [
                one.append(name, n, entry(f"{n}"), entry(f"{n + 1}")) for n in range(4, 44, 2) for one in (store, other)
            ]
            answers = await asyncio.gather(*races, return_exceptions=True)
            for pair in zip(answers[::2], answers[1::2], strict=True):
                assert {type(answer) for answer in pair} == {int, EntryConflict}
            assert [kept.text for kept in (await other.load(name))[1][3:]] == [f"{n}" for n in range(4, 44)]

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_entries_of_which_one_cannot_be_written_fail_together(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            names = [f"unfit-{kind}-{n}" for n in range(8)]
            await asyncio.gather(*(store.create(replace(opened_table(), id=name), FIRST) for name in names))
            seconds = [entry("\ud800") if n == 3 else entry("8D") for n in range(8)]
            asked = [store.append(name, 2, entry("7D"), two) for name, two in zip(names, seconds, strict=True)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [n for n, answer in enumerate(answers) if answer != 2] == [3]
            assert isinstance(answers[3], StoreError)
            assert (await store.load_heads(names)) == {name: 1 if n == 3 else 3 for n, name in enumerate(names)}

    run(kind, go())


UNFIT = [
    pytest.param("sqlite", entry("\ud800")),
    pytest.param("without-threads", entry("\ud800")),
    pytest.param("postgresql", entry("\ud800"), marks=pytest.mark.databases),
    pytest.param("postgresql", entry("\x00"), marks=pytest.mark.databases),
    pytest.param("postgresql", entry("7D", "".join(map(str, range(9000)))), marks=pytest.mark.databases),
]


@pytest.mark.parametrize(("kind", "bad"), UNFIT)
def test_an_entry_that_cannot_be_written_fails_alone(
    kind: str, bad: Entry, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Whatever else is written together with it is kept, and nobody waits for it."""

    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            names = [f"alone-{kind}-{ord(bad.text[0])}-{n}" for n in range(40)]
            await asyncio.gather(*(store.create(replace(opened_table(), id=name), FIRST) for name in names))
            entries = [bad if n in (3, 30) else entry("7D", f"{n}") for n in range(40)]
            begun = time.monotonic()
            asked = [store.append(name, 2, kept) for name, kept in zip(names, entries, strict=True)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert time.monotonic() - begun < TIMEOUT / 2, "it was not tried again and again"
            for kept, answer in zip(entries, answers, strict=True):
                assert isinstance(answer, StoreError) if kept is bad else answer == 2
            assert sorted((await store.load_heads(names)).values()) == [1, 1] + [2] * 38

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_that_cannot_be_written_fails_alone(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            tables = [replace(opened_table(), id=f"title-{kind}-{n}") for n in range(20)]
            tables[7] = replace(tables[7], title="\ud800")
            asked = [store.create(table, FIRST) for table in tables]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [n for n, answer in enumerate(answers) if isinstance(answer, StoreError)] == [7]
            assert len(await store.load_heads([table.id for table in tables])) == 19

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_times_and_texts_come_back_as_they_were(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            table = replace(opened_table(), id=f"exact-{kind}", title='Nonna\'s "new" game ♥', pace=0.1 + 0.2)
            first = Entry(kind="step", text='{"a": "\\u0000è"}', client_id="k:\t1", at=1763704358.1234567)
            await store.create(table, first, FIRST)
            assert await store.load(table.id) == (table, [first, FIRST])

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_abandoned_tables_are_forgotten(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            await store.expire(5000, gathering_before=5000)  # other tests' tables
            now = int(time.time())
            begun, gathers, old, fresh = (
                replace(opened_table(), id=f"{kind}-{name}", created=created)
                for name, created in (("begun", 1000), ("gathers", 1000), ("old", 100), ("fresh", now))
            )
            await store.create(begun, replace(FIRST, at=1000.0))
            await store.create(gathers)
            await store.create(old, replace(FIRST, at=100.0))
            await store.create(fresh, replace(FIRST, at=float(now)))
            assert await store.expire(500, gathering_before=2000) == 2
            kept = [table.id for table in (begun, gathers, old, fresh)]
            assert set(await store.load_heads(kept)) == {begun.id, fresh.id}
            with pytest.raises(TableNotFound):
                await store.load(old.id)
            assert await store.expire(0, gathering_before=0) == 0

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_an_id_is_used_once_for_ever(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store, opened_store(kind, tmp_path, request) as other:
            table = replace(opened_table(), id=f"{kind}-once", created=100)
            await store.create(table)
            while await store.expire(200, gathering_before=200):
                pass
            for one in (store, other):
                with pytest.raises(EntryConflict):
                    await one.create(replace(table, created=1000), FIRST)
            with pytest.raises(TableNotFound):
                await store.load(table.id)

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_by_the_day_is_not_forgotten_before_its_clock_has_run_out(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            await store.expire(2_000_000, gathering_before=2_000_000)  # other tests' tables
            table = replace(opened_table(), id=f"{kind}-a-week", created=1_000_000, clock=7 * BY_DAY)
            gathers = replace(table, id=f"{kind}-gathers-long")
            await store.create(table, replace(FIRST, at=1_000_000.0))
            await store.create(gathers)
            end = 1_000_000 + 7 * BY_DAY
            assert await store.expire(end - 1, gathering_before=end - 1) == 0
            assert set(await store.wake_ups.due(end, 100)) >= {table.id, gathers.id}
            assert await store.expire(end + 1, gathering_before=end + 1) == 2
            assert not {table.id, gathers.id} & set(await store.wake_ups.due(end, 100))

    run(kind, go())


@pytest.mark.parametrize("kind", KINDS)
def test_games_by_the_day_are_woken_up_in_the_order_of_their_times(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            first, second, quick = (replace(opened_table(), id=f"{kind}-{n}-wakes", created=-n) for n in range(3))
            await store.create(replace(first, clock=BY_DAY), FIRST)
            await store.create(replace(second, clock=BY_DAY), FIRST)
            await store.create(replace(quick, clock=30.0), FIRST)
            at = 0.75 * BY_DAY
            assert [one for one in await store.wake_ups.due(at, 100) if "wakes" in one] == [second.id, first.id]
            assert await store.wake_ups.due(at - 1, 100) == [second.id]
            assert len(await store.wake_ups.due(at, 1)) == 1
            await store.wake_ups.schedule(second.id, at + 5)
            assert await store.wake_ups.due(at, 100) == [first.id]
            await store.wake_ups.schedule(first.id, None)
            await store.wake_ups.schedule("none", 0.0)
            assert await store.wake_ups.due(at + 5, 100) == [second.id]
            await store.wake_ups.schedule(second.id, None)

    run(kind, go())


@pytest.mark.databases
def test_a_newer_database_is_left_alone(postgres: Postgres) -> None:
    async def go() -> None:
        import asyncpg

        database = await asyncpg.connect(postgres.url)
        await bring_up_to_date(database)
        with pytest.raises(StoreError, match="newer Settebello"):
            await bring_up_to_date(database, MIGRATIONS[:0])
        await database.close()

    asyncio.run(go())
