"""A run of faults: one process and a file, or three processes with PostgreSQL and Redis."""

from __future__ import annotations

from pathlib import Path

from settebello.server.store.postgres.migration import prepare_database
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.sqlite.store import SqliteStore
from tests.faults.scenario import Scenario
from tests.faults.tally import Tally
from tests.support.database_servers import Postgres, RedisServer

ONE = ["kill_one", "cut", "slow", "silent", "disk_full", "clock_step", "pings", "half_headers"]
SEVERAL = [
    "kill_one",
    "kill_all",
    "cut",
    "slow",
    "silent",
    "postgres_away",
    "postgres_silent",
    "postgres_full",
    "redis_away",
    "kill_everything",
    "clock_step",
    "pings",
    "half_headers",
]
EVERY = 20
"""Faults between two times when everybody must come together."""
ANSWERED = 30
"""Actions that are answered before that, without further faults but the servers' own deaths."""


async def with_one_process(folder: Path, *, seed: int, faults: int) -> Tally:
    """Two tables with two people each, one of them on two devices, and a spectator."""
    scenario = Scenario(folder, seed, processes=1, tables=2, open_store=lambda: SqliteStore(folder))
    return await _run(scenario, faults, ONE)


async def with_databases(folder: Path, *, seed: int, faults: int) -> Tally:
    """Six people at three tables, each connecting to any of three processes."""
    postgres, redis = Postgres(), RedisServer()
    try:
        await prepare_database(postgres.url)
        scenario = Scenario(
            folder,
            seed,
            processes=3,
            tables=3,
            open_store=lambda: PostgresStore(postgres.url),
            postgres=postgres,
            redis=redis,
        )
        return await _run(scenario, faults, SEVERAL)
    finally:
        redis.close()
        postgres.close()


async def _run(scenario: Scenario, faults: int, kinds: list[str]) -> Tally:
    try:
        await scenario.begin()
        while faults > 0:
            await scenario.suffer(min(faults, EVERY), kinds)
            await scenario.play_on(ANSWERED)
            faults -= EVERY
            await scenario.settle()
            if faults > 0:
                for player in scenario.players:
                    player.paused = False
        await scenario.check()
    finally:
        await scenario.end()
    return scenario.tally
