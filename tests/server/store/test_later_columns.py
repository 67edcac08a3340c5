"""A newer release adds columns while an older one runs, as in a rolling update: what the older one does goes on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import settebello.server.store
from settebello.server.store.kept_games import KeptGame, ReviewJob
from settebello.server.store.postgres.pool import RetryingPool
from settebello.server.store.postgres.store import PostgresStore
from tests.support.database_servers import Postgres

SOURCES = sorted(Path(settebello.server.store.__file__).parent.rglob("*.py"))
UNNAMED = re.compile(
    r"INSERT (?:OR \w+ )?INTO \w+\s+(?:VALUES|SELECT)|(?:SELECT|RETURNING)\s+(?:\w+\.)?\*(?! FROM unnest)"
)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_queries_name_their_columns(source: Path) -> None:
    assert UNNAMED.findall(source.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "query",
    ["SELECT * FROM games", "SELECT games.* FROM games", "INSERT INTO games VALUES (1)", "INSERT INTO games SELECT 1"],
)
def test_a_query_without_names_is_found(query: str) -> None:
    assert UNNAMED.search(query)


async def change(url: str, *statements: str) -> None:
    database = await asyncpg.connect(url)
    for statement in statements:
        await database.execute(statement)
    await database.close()


@pytest.mark.databases
def test_a_column_that_comes_and_goes_refuses_no_write(postgres: Postgres) -> None:
    async def go() -> None:
        store = PostgresStore(postgres.url, retry_timeout=1.0)
        games = [
            KeptGame(id=f"later-{n}", table=f"t{n}", title="Scopa", record="", keys=("a",), created=n) for n in range(3)
        ]
        for game in games:
            await store.games.keep(game, 0)
        jobs = [
            ReviewJob(game=game.id, judge="j", precision="quick", state="waiting", owner="o", at=1.0) for game in games
        ]
        assert await store.reviews.acquire(jobs[0], stale_before=0.0) == jobs[0]
        await change(postgres.url, *(f"ALTER TABLE {table} ADD COLUMN later text" for table in ("games", "reviews")))
        assert await store.reviews.acquire(jobs[1], stale_before=0.0) == jobs[1]
        await change(postgres.url, *(f"ALTER TABLE {table} DROP COLUMN later" for table in ("games", "reviews")))
        await store.games.take_down(games[2].id, 0)
        await store.close()

    asyncio.run(go())


@pytest.mark.databases
def test_a_job_whose_statement_is_out_of_date_is_tried_again(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """Within a transaction the driver cannot prepare it again by itself."""

    async def read(database: Any) -> dict[str, Any]:
        async with database.transaction():
            return dict(await database.fetchrow("SELECT * FROM changing"))

    async def go() -> None:
        pool = RetryingPool(postgres.url)
        await change(postgres.url, "CREATE TABLE changing (a integer)", "INSERT INTO changing (a) VALUES (1)")
        assert await pool.run(read) == {"a": 1}
        await change(postgres.url, "ALTER TABLE changing ADD COLUMN later text")
        assert await pool.run(read) == {"a": 1, "later": None}
        await pool.run(lambda database: database.execute("DEALLOCATE ALL"))
        assert await pool.run(read) == {"a": 1, "later": None}
        await pool.close()

    asyncio.run(go())
    assert caplog.messages == [], "the database was never away"
