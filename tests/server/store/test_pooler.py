"""PgBouncer in front of PostgreSQL, as hosted databases have it: each transaction may run on a different connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from settebello.server.model import Entry
from settebello.server.store.kept_games import KeptGame, ReviewJob
from settebello.server.store.lobby import StoredSeek
from settebello.server.store.postgres.migration import prepare_database
from settebello.server.store.postgres.pool import connect
from settebello.server.store.postgres.store import PostgresStore
from tests.support.database_servers import PgBouncer, Postgres, pgbouncer
from tests.support.live_tables import opened_table
from tests.support.server_process import TIMEOUT

pytestmark = [
    pytest.mark.databases,
    pytest.mark.skipif(pgbouncer() is None, reason="needs PgBouncer (Debian: apt-get install pgbouncer)"),
]
FIRST = Entry(kind="round", text="00" * 32)


@pytest.fixture(scope="module", params=[("transaction", 2), ("session", 30)], ids=lambda param: param[0])
def pooler(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[PgBouncer]:
    mode, connections = request.param
    running = PgBouncer(postgres, mode, connections)
    yield running
    running.close()


async def play_in(store: PostgresStore, name: str) -> None:
    """Use every part of the store once."""
    await store.create(replace(opened_table(), id=name), FIRST)
    assert await store.append(name, 2, Entry(kind="action", text="7D")) == 2
    assert len((await store.load(name))[1]) == 2
    assert await store.load_heads([name]) == {name: 2}
    game = KeptGame(id=f"game-{name}", table=name, title="Scopa", record="", keys=("a", None), created=1)
    assert await store.games.keep(game, 0) == game.id
    job = ReviewJob(game=game.id, judge="j", precision="quick", state="waiting", owner=name, at=1.0)
    assert await store.reviews.acquire(job, stale_before=0.0) == job
    await store.lobby.put([StoredSeek(key=name, device=name, name="Ada", wish="{}")], 60.0)
    await store.wake_ups.schedule(name, 5.0)
    assert await store.lobby.cancel(name)
    await store.games.take_down(game.id, 0)
    await store.ping()


def test_processes_share_the_connections_of_a_pool(pooler: PgBouncer, request: pytest.FixtureRequest) -> None:
    name = request.node.name

    async def go() -> None:
        await prepare_database(pooler.url)
        stores = [PostgresStore(pooler.url, retry_timeout=TIMEOUT) for _ in range(3)]
        games = [play_in(store, f"{name}-{n}-{m}") for m, store in enumerate(stores) for n in range(8)]
        refused = [error for error in await asyncio.gather(*games, return_exceptions=True) if error is not None]
        for store in stores:
            await store.close()
        assert refused == []

    asyncio.run(go())


def test_an_entry_survives_a_restart_behind_the_pooler(
    pooler: PgBouncer, postgres: Postgres, request: pytest.FixtureRequest
) -> None:
    name = request.node.name

    async def go() -> None:
        store = PostgresStore(pooler.url, retry_timeout=TIMEOUT)
        await store.create(replace(opened_table(), id=name), FIRST)
        for seq, program in enumerate((postgres, pooler), 2):
            await asyncio.to_thread(program.stop)
            appended = asyncio.create_task(store.append(name, seq, Entry(kind="action", text="7D", client_id=f"{seq}")))
            await asyncio.to_thread(program.start)
            assert await appended == seq
        assert len((await store.load(name))[1]) == 3
        await store.close()

    asyncio.run(go())


def test_statements_are_prepared_once_only_without_a_pooler(pooler: PgBouncer, postgres: Postgres) -> None:
    async def prepared(url: str) -> list[str]:
        database = await connect(url)
        for _ in range(2):
            await database.fetchval("SELECT $1::int", 1)
        names = [row["name"] for row in await database.fetch("SELECT name FROM pg_prepared_statements")]
        await database.close()
        return names

    assert len(asyncio.run(prepared(postgres.url))) == 2
    assert asyncio.run(prepared(pooler.url)) == []
