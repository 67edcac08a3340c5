"""The lobby's contract with every store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.server.clock import Clock
from settebello.server.model import Entry
from settebello.server.people.lobby.pairings import find_pairings, seated_message
from settebello.server.store.base import EntryConflict, Store
from settebello.server.store.lobby import Dissolution, ListedRow, Pairing, SeekResult, StoredSeek
from tests.support.stores import KINDS, run, two_processes

LEASE = 60.0


@asynccontextmanager
async def two_lobbies(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes that share an empty lobby."""
    async with two_processes(kind, folder, request) as (one, other):
        for seek in await one.lobby.waiting():
            await one.lobby.cancel(seek.key)
        yield one, other


def seek(key: str, device: str = "", name: str = "Ada", wish: str = "{}") -> StoredSeek:
    return StoredSeek(key=key, device=device or f"device of {key}", name=name, wish=wish)


def keys_of(seeks: object) -> list[str]:
    assert isinstance(seeks, list)
    return [one.key for one in seeks]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seek_waits_as_long_as_its_lease(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            await one.lobby.put([seek("a"), seek("b")], LEASE)
            await one.lobby.put([seek("c")], LEASE)
            assert keys_of(await other.lobby.waiting()) == ["a", "b", "c"]
            await other.lobby.renew(["a", "c", "nobody's"], 0.0)
            assert keys_of(await one.lobby.waiting()) == ["b"]
            await one.lobby.renew(["a"], LEASE)
            assert keys_of(await other.lobby.waiting()) == ["a", "b"], "the oldest first, still"
            await asyncio.sleep(0.01)
            assert await one.lobby.sweep() == 1
            assert await one.lobby.results(["a", "c"]) == {"a": SeekResult(state="waiting")}
            assert [await other.lobby.cancel(key) for key in ("a", "a", "c")] == [True, False, False]

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_a_device_has_one_seek(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            await one.lobby.put([seek("d1", "phone")], LEASE)
            await other.lobby.put([seek("d2", "phone")], LEASE)
            await one.lobby.put([seek("d1", "phone")], LEASE)
            await one.lobby.renew(["d1"], LEASE)
            assert keys_of(await one.lobby.waiting()) == ["d2"], "the newest"
            assert (await one.lobby.results(["d1"]))["d1"].state == "replaced"

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_a_deleted_profile_leaves_no_name_with_those_who_were_seated(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The others still find their table, which is all that they need."""

    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            wishes = ['{"profile":"p-Rosa"}', '{"profile":"p-Pina"}', '{"profile":"p-Tina"}', '{"profile":"p-Gino"}']
            await one.lobby.put([seek(f"s{n}", name="R", wish=wish) for n, wish in enumerate(wishes)], LEASE)
            pairings = find_pairings(await one.lobby.waiting(), Clock().now())
            await one.lobby.seat(pairings)
            keys = [f"s{n}" for n in range(4)]
            before = await one.lobby.results(keys)
            await other.profiles.delete("p-Rosa")
            after = await other.lobby.results(keys)
            assert [after[key].found for key in keys] == ["", "", before["s2"].found, before["s3"].found]
            assert [after[key].table for key in keys] == [before[key].table for key in keys]
            assert seated_message(after["s1"], "en").names == ()

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_seated_is_seated_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            await one.lobby.put([seek(key) for key in ("e", "f", "g")], LEASE)
            (pairing,) = find_pairings(await one.lobby.waiting(), Clock().now())
            (again,) = find_pairings(await other.lobby.waiting(), Clock().now())
            assert [*await one.lobby.seat([pairing])] == [pairing.table.id]
            assert [*await other.lobby.seat([again])] == []
            results = await other.lobby.results(["e", "f", "g"])
            assert [(results[key].state, results[key].seat) for key in "efg"] == [
                ("seated", 0),
                ("seated", 1),
                ("waiting", 0),
            ]
            assert {results[key].table for key in "ef"} == {pairing.table.id}
            assert results["e"].found == pairing.found
            stored, entries = await other.load(pairing.table.id)
            assert (stored, [*entries]) == (pairing.table, [])
            assert not await other.lobby.cancel("e"), "it is too late"
            await one.lobby.put([seek("e", name="Eve")], LEASE)
            assert (await one.lobby.results(["e"]))["e"].table == pairing.table.id, "it stays seated"
            assert await one.lobby.cancel("g")

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_two_processes_that_match_the_same_crowd(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Nobody is seated twice, and nobody whose pairing came through is lost."""

    async def matched(store: Store) -> list[Pairing]:
        pairings = find_pairings(await store.lobby.waiting(), Clock().now())
        opened = await store.lobby.seat(pairings)
        return [pairing for pairing in pairings if pairing.table.id in opened]

    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            names = [f"crowd {n}" for n in range(60)]
            await asyncio.gather(
                *(store.lobby.put([seek(name)], LEASE) for name, store in zip(names, (one, other) * 30, strict=True))
            )
            rounds = [await asyncio.gather(*map(matched, (one, other))) for _ in range(3)]
            pairings = [pairing for both in rounds for found in both for pairing in found]
            seated = [key for pairing in pairings for key in pairing.keys]
            assert sorted(seated) == sorted(names)
            results = await one.lobby.results(names)
            for pairing in pairings:
                assert [results[key].table for key in pairing.keys] == [pairing.table.id] * 2

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_listed_tables(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            first, second = ListedRow(table="first", about="1"), ListedRow(table="second", about="2")
            await one.lobby.list_tables([first, second], [], LEASE)
            changed = ListedRow(table="first", about="1, nearly full")
            await other.lobby.list_tables([changed], ["second", "unknown"], LEASE)
            assert [*await one.lobby.listed()] == [changed]
            await one.lobby.list_tables([changed], [], 0.0)
            await asyncio.sleep(0.01)
            assert [*await other.lobby.listed()] == []

    run(kind, test())


@pytest.mark.parametrize("kind", KINDS)
def test_a_dissolved_table_has_those_who_came_wait_in_front(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def test() -> None:
        async with two_lobbies(kind, tmp_path, request) as (one, other):
            keys = [f"{kind} {name}" for name in ("came", "missed", "gone")]
            await one.lobby.put([replace(seek(key), address=f"home of {key}") for key in keys], LEASE)
            pairing = replace(find_pairings([seek("x"), seek("y")], Clock().now())[0], keys=tuple(keys))
            assert await one.lobby.seat([pairing])
            await one.lobby.put([seek("younger")], LEASE)
            closing = Entry(kind="step", text="{}", client_id="closes", at=5.0)
            end = Dissolution(table=pairing.table.id, seq=1, entry=closing, again=(keys[0],), missed=(keys[1],))
            await other.lobby.dissolve(end, LEASE)
            await other.lobby.dissolve(end, LEASE)  # as after a lost connection
            with pytest.raises(EntryConflict):
                await one.lobby.dissolve(replace(end, entry=replace(closing, client_id="another")), LEASE)
            assert list((await one.load(pairing.table.id))[1]) == [closing]
            assert keys_of(await one.lobby.waiting()) == [keys[0], "younger"]
            states = {key: result.state for key, result in (await other.lobby.results(keys)).items()}
            assert states == {keys[0]: "waiting", keys[1]: "missed", keys[2]: "seated"}
            for device, address, number in (
                (f"device of {keys[1]}", "", 1),
                ("another", f"home of {keys[1]}", 1),
                (f"device of {keys[0]}", f"home of {keys[0]}", 0),
                ("another", "", 0),
            ):
                assert (await one.lobby.misses(device, address)).number == number
            await one.lobby.put([seek(keys[1])], LEASE)
            assert keys_of(await one.lobby.waiting()) == [keys[0], "younger"], "whoever missed it does not wait"
            for key in (keys[0], "younger"):
                await one.lobby.cancel(key)

    run(kind, test())
