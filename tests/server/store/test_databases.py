"""The same store on SQLite and PostgreSQL, and tables that live in three processes at once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from settebello.commit_reveal import share_commitment, table_name
from settebello.record import read
from settebello.record.fairness import exchanges_of, proofs
from settebello.server.store.base import Entry, EntryConflict, Store, StoreError, TableNotFound
from settebello.server.store.postgres.schema import MIGRATIONS as POSTGRES_MIGRATIONS
from settebello.server.store.postgres.schema import bring_up_to_date
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.sqlite.schema import MIGRATIONS, migrate
from settebello.server.store.sqlite.store import DATABASE_FILE, SqliteStore
from settebello.shuffle import new_seed
from tests.support.database_servers import Postgres, RedisServer, require, wait_for
from tests.support.live_tables import opened_table
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

FIRST = Entry(kind="round", text="00" * 32, at=1.5)
DATABASE = pytest.StashKey[Postgres]()
KINDS = [pytest.param("sqlite"), pytest.param("postgresql", marks=pytest.mark.databases)]


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    require()
    server = RedisServer()
    yield server
    server.close()


@asynccontextmanager
async def opened_store(kind: str, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    store: Store
    if kind == "sqlite":
        store = SqliteStore(folder)
    else:
        store = PostgresStore(_url(request), retry_timeout=TIMEOUT)
    try:
        yield store
    finally:
        await store.close()


def _url(request: pytest.FixtureRequest) -> str:
    database = request.node.stash[DATABASE]
    assert isinstance(database, Postgres)
    return database.url


@pytest.fixture(autouse=True)
def _database(request: pytest.FixtureRequest) -> None:
    """Started before the test's loop is."""
    if request.node.get_closest_marker("databases") is not None:
        request.node.stash[DATABASE] = request.getfixturevalue("postgres")


def entry(text: str, client_id: str | None = None, at: float = 2.0) -> Entry:
    return Entry(kind="action", text=text, client_id=client_id, at=at)


@pytest.mark.parametrize("kind", KINDS)
def test_every_store_keeps_its_promises(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    name = f"promises-{kind}"
    table = replace(opened_table(), id=name, code="ABCDEFG", secret="11" * 32, gathers=True, clock=9.0, level="piccolo")

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

    asyncio.run(go())


UNFIT = [
    pytest.param("sqlite", entry("\ud800")),
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

    asyncio.run(go())


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

    asyncio.run(go())


@pytest.mark.parametrize("kind", KINDS)
def test_times_and_texts_come_back_as_they_were(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            table = replace(opened_table(), id=f"exact-{kind}", title='Nonna\'s "new" game ♥', pace=0.1 + 0.2)
            first = Entry(kind="step", text='{"a": "\\u0000è"}', client_id="k:\t1", at=1763704358.1234567)
            await store.create(table, first, FIRST)
            assert await store.load(table.id) == (table, [first, FIRST])

    asyncio.run(go())


@pytest.mark.parametrize("kind", KINDS)
def test_abandoned_tables_are_forgotten(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        async with opened_store(kind, tmp_path, request) as store:
            await store.expire(5000, gathering_before=5000)  # those of other tests
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

    asyncio.run(go())


def test_a_file_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """A table kept by the first format is played on."""
    table = opened_table()
    database = sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)
    migrate(database, MIGRATIONS[:1])
    from settebello.server.store.table_rows import table_to_row

    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", table_to_row(table)[:7])
    database.execute("INSERT INTO entries VALUES ('t', 1, 'round', ?, NULL)", ("00" * 32,))
    database.close()

    async def go() -> None:
        store = SqliteStore(tmp_path)
        assert await store.load("t") == (table, [replace(FIRST, at=0.0)])
        assert await store.append("t", 2, entry("7D", "a")) == 2
        await store.close()

    asyncio.run(go())


@pytest.mark.databases
def test_a_newer_database_is_left_alone(postgres: Postgres) -> None:
    async def go() -> None:
        import asyncpg

        database = await asyncpg.connect(postgres.url)
        await bring_up_to_date(database)
        with pytest.raises(StoreError, match="newer Settebello"):
            await bring_up_to_date(database, POSTGRES_MIGRATIONS[:0])
        await database.close()

    asyncio.run(go())


@pytest.fixture(scope="module")
def three(postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    flags = ["--database", postgres.url, "--bus", redis.url]
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("three")
        yield [stack.enter_context(server_process(folder, flags=flags)) for _ in range(3)]


def _six(servers: list[ServerProcess]) -> list[Client]:
    """A table of six, two at each process."""
    ticket = open_table(servers[0], seats=6, against=["open"] * 5, name="P0", grace=3600)
    tickets = [ticket]
    for number in range(1, 6):
        address = f"{servers[number % 3].url}/api/tables/{ticket['table']}/seats"
        answer = http.post(address, json={"name": f"P{number}"})
        assert answer.status_code == 201, answer.text
        tickets.append(answer.json())
    return [Client(servers[seat % 3], ticket, gathers=True) for seat, ticket in enumerate(tickets)]


def _play(clients: list[Client], *, rounds: int) -> None:
    """Everybody plays when it is their turn."""
    for client in clients:
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in clients:
        client.hear("update")
    scored = 0
    while scored < rounds and not clients[0].over:
        turn = clients[0].last["view"]["turn"]
        mover = clients[0 if turn is None else turn]
        answer = mover.move()
        for client in clients:
            while client.last["version"] < answer["version"]:
                client.hear("update")
        scored += clients[0].last["sheet"] is not None


@pytest.mark.databases
def test_six_people_at_three_processes(three: list[ServerProcess]) -> None:
    clients = _six(three)
    _play(clients, rounds=1)
    versions = {client.last["version"] for client in clients}
    assert len(versions) == 1
    shown = [{**client.last["view"], "seat": 0, "hand": []} for client in clients]
    assert all(view == shown[0] for view in shown), "after the round everybody sees the same"
    for client in clients:
        client.close()


def test_six_people_at_one_process(server: ServerProcess) -> None:
    clients = _six([server] * 3)
    _play(clients, rounds=1)
    assert len({client.last["version"] for client in clients}) == 1
    for client in clients:
        client.close()


@pytest.mark.databases
def test_presence_phrases_and_bots_across_processes(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], seats=3, against=["open", "greedy"], name="Nonna", grace=3600)
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna = Client(three[0], ticket, gathers=True)
    rosa = Client(three[1], guest, gathers=True)
    nonna.until_room(lambda room: room["seats"][1]["here"])
    rosa.say({"type": "say", "id": "s", "phrase": "good-luck"})
    assert nonna.hear("said") == {"type": "said", "seat": 1, "phrase": "good-luck"}
    for client in (nonna, rosa):
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in (nonna, rosa):
        client.hear("update")
    for _ in range(6):
        for client in (nonna, rosa):
            while client.last["view"]["turn"] == 2:
                client.hear("update")
        mover = (nonna, rosa)[nonna.last["view"]["turn"]]
        answer = mover.move()
        for client in (nonna, rosa):
            while client.last["version"] < answer["version"] or client.last["view"]["turn"] == 2:
                client.hear("update")
        assert nonna.last["version"] == rosa.last["version"]
    rosa.close()
    nonna.until_room(lambda room: not room["seats"][1]["here"])
    nonna.close()


@pytest.mark.databases
def test_another_is_host_at_every_process_and_after_a_restart(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600)
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna, rosa = Client(three[0], ticket, gathers=True), Client(three[1], guest, gathers=True)
    nonna.say({"type": "host", "id": "h", "seat": 1})
    for client in (nonna, rosa):
        client.until_room(lambda room: room["host"] == 1)
    for client in (nonna, rosa):
        client.close()
    three[1].kill()
    three[1].restart()
    again = Client(three[1], guest, gathers=True)
    again.until_room(lambda room: room["host"] == 1)
    again.close()


@pytest.mark.databases
def test_devices_of_one_seat_at_two_processes(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600)
    here, there = Client(three[0], ticket, gathers=True), Client(three[1], ticket, gathers=True)
    for client in (here, there):
        client.until_room(lambda room: room["devices"] == 2)
    there.close()
    here.until_room(lambda room: room["devices"] == 1)
    here.close()


class _Device(Client):
    """A person whose device takes part in the shuffle, at one process or another."""

    def __init__(self, server: ServerProcess, ticket: dict[str, Any]) -> None:
        self.share = new_seed()
        super().__init__(server, ticket, gathers=True)

    def say(self, message: object) -> None:
        joins = isinstance(message, dict) and message["type"] == "join"
        super().say({**message, "shuffle": 2} if joins and isinstance(message, dict) else message)

    def goes_to(self, server: ServerProcess) -> None:
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{self._ticket['table']}/socket"
        self.join()

    def commit(self, number: int) -> None:
        bound = share_commitment(
            table_name(self._ticket["table"]),
            round_number=number,
            exchange=1,
            seat=self._ticket["seat"],
            share=self.share,
        )
        self.say({"type": "commit", "id": f"commit{number}", "round": number, "exchange": 1, "commitment": bound.hex()})
        self.hear("ok")

    def fixed_list(self, number: int) -> dict[str, Any]:
        """The list of that round, as soon as it is told."""
        while (told := self.hear("shuffle"))["round"] != number or told["transcript"] is None:
            pass
        listed: dict[str, Any] = told["transcript"]
        return listed

    def reveal(self, number: int) -> None:
        self.say({"type": "reveal", "id": f"reveal{number}", "round": number, "exchange": 1, "share": self.share.hex()})
        self.hear("ok")


def _until_dealt(devices: list[_Device], number: int) -> None:
    for device in devices:
        while not device.updates or device.last["view"]["round"] != number:
            device.hear("update")


def _play_round(devices: list[_Device]) -> None:
    while devices[0].last["sheet"] is None:
        answer = devices[devices[0].last["view"]["turn"]].move()
        for device in devices:
            while device.last["version"] < answer["version"]:
                device.hear("update")


@pytest.mark.databases
def test_an_exchange_goes_on_at_whichever_process_a_device_comes_to(three: list[ServerProcess]) -> None:
    ticket = open_table(three[0], against=["open"], name="Nonna", grace=3600, settings={"target": "21"})
    guest = http.post(f"{three[1].url}/api/tables/{ticket['table']}/seats", json={"name": "Rosa"}).json()
    nonna, rosa = devices = [_Device(three[0], ticket), _Device(three[1], guest)]
    for device in devices:
        device.commit(1)
    nonna.goes_to(three[2])
    for device in devices:
        device.say({"type": "ready", "id": "ready", "ready": True})
    listed = nonna.fixed_list(1)
    assert rosa.fixed_list(1) == listed
    assert None not in listed["commitments"]
    for device in devices:
        device.reveal(1)
    _until_dealt(devices, 1)
    _play_round(devices)
    for device in devices:
        device.commit(2)
    assert nonna.fixed_list(2) == rosa.fixed_list(2)
    for device in devices:  # at two processes at once
        device.say({"type": "next", "id": "next", "version": device.last["version"]})
    for device in devices:
        device.hear("ok")
        device.reveal(2)
    _until_dealt(devices, 2)
    assert nonna.last["version"] == rosa.last["version"], "it was dealt once"
    record = read(http.get(f"{three[1].url}/api/tables/{ticket['table']}/record").text)
    proofs(record)
    (exchange,) = exchanges_of(record, 1)
    assert exchange.shares == (nonna.share, rosa.share)
    for device in devices:
        device.close()


@pytest.mark.databases
def test_it_says_when_its_database_is_away(tmp_path: Path) -> None:
    require()
    with ExitStack() as stack:
        postgres, redis = Postgres(), RedisServer()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        server = ServerProcess(tmp_path, flags=["--database", postgres.url, "--bus", redis.url])
        stack.callback(server.stop)
        wait_for(lambda: http.get(f"{server.url}/ready").json() == {"status": "ok", "store": "ok", "bus": "ok"})
        redis.stop()
        wait_for(lambda: http.get(f"{server.url}/ready").json()["bus"] == "away")
        assert http.get(f"{server.url}/ready").status_code == 200
        client = Client(server, open_table(server))
        client.move()
        client.close()
        redis.start()
        wait_for(lambda: http.get(f"{server.url}/ready").json()["bus"] == "ok")
        postgres.stop()
        answer = http.get(f"{server.url}/ready")
        assert (answer.status_code, answer.json()["store"]) == (503, "away")
        assert http.get(f"{server.url}/health").status_code == 200
        postgres.start()
        wait_for(lambda: http.get(f"{server.url}/ready").status_code == 200)
        assert "Traceback" not in server.stop()
