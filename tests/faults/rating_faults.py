"""Processes that rate games and are killed at any moment: every game is rated, and none twice.

``python -m tests.faults --ratings --faults 500 --seed 7 [--databases]``
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import Counter
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random

from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.people import rating_keeper as keeper
from settebello.server.people.rating_keeper import RatingKeeper
from settebello.server.store.base import Store
from settebello.server.store.postgres.migration import prepare_database
from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.ratings import DAY, Ratings
from settebello.server.store.scripts import Scripts
from settebello.server.store.sqlite.store import SqliteStore
from tests.server.ratings.rated_tables import assert_rated_once, make_profile, rated_table
from tests.support.database_servers import Postgres
from tests.support.interrupted_scripts import InterruptedScripts, Moment

NAMES = tuple(f"p{number}" for number in range(40))
PROCESSES = 2
LOOK_INTERVAL = 0.01
"""Seconds between two looks of a process at the tables."""
BACKLOG = 3
"""Games that wait to be rated."""
LASTING = 120.0
"""Seconds within which the last games are rated."""


DEATHS: dict[Moment, float] = {"read": 0.0, "before": 0.05, "within": 0.03, "after": 0.15}
"""How likely a process dies at each moment."""


def dying_scripts(scripts: Scripts, chance: Random, deaths: Path) -> InterruptedScripts:
    """Scripts that kill their process now and then. A line in the file says at which moment."""

    def perhaps_die(moment: Moment) -> None:
        if chance.random() < DEATHS[moment]:
            with deaths.open("a") as file:
                file.write(f"{moment}\n")
            os.kill(os.getpid(), signal.SIGKILL)

    return InterruptedScripts(scripts, perhaps_die)


def open_store(place: str) -> SqliteStore | PostgresStore:
    """That of a folder or of a database."""
    if place.startswith("postgresql:"):
        return PostgresStore(place)
    return SqliteStore(Path(place))


def rate_until_killed(place: str, seed: int, deaths: Path | None) -> None:
    """A process that rates games; without ``deaths`` it does not kill itself."""

    async def go() -> None:
        store = open_store(place)
        if deaths is not None:
            store.ratings = Ratings(dying_scripts(store.ratings._scripts, Random(seed), deaths))
        keeper.INTERVAL = LOOK_INTERVAL
        await RatingKeeper(TableRegistry(store), Metrics()).run()

    asyncio.run(go())


class RatingFaults:
    """The processes, the games that they rate, and what has befallen them."""

    def __init__(self, place: str, folder: Path, seed: int, postgres: Postgres | None = None) -> None:
        self.faults: Counter[str] = Counter()
        self._place = place
        self._deaths = folder / "deaths"
        self._deaths.touch()
        self._chance = Random(seed)
        self._postgres = postgres
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.faults.rating_faults"])  # so that a process starts at once
        self._processes = [self._start() for _ in range(PROCESSES)]
        self._restarts = 0
        self._played = 0

    def _start(self, *, mortal: bool = True) -> ForkServerProcess:
        given = self._place, self._chance.randrange(2**32), self._deaths if mortal else None
        process = self._context.Process(target=rate_until_killed, args=given, daemon=True)
        process.start()
        return process

    async def run(self, faults: int) -> int:
        """Suffer so many faults, and check that everything has been rated once. How many games that were."""
        store = open_store(self._place)
        try:
            for name in NAMES:
                await make_profile(store, name)
            while self._restarts + self.faults["database crashed"] < faults:
                await self._play(store)
                await self._hurt()
                self._restart_the_dead()
            self._end_all()
            await self._rate_the_rest(store)
        finally:
            self._end_all()
            await store.close()
        self.faults += Counter(self._deaths.read_text().splitlines())
        self.faults["killed from outside"] = self._restarts - len(self._deaths.read_text().splitlines())
        return self._played

    async def _play(self, store: Store) -> None:
        """Finish more games, so that some always wait."""
        for _ in range(BACKLOG - len(await store.ratings.expected())):
            pair = self._chance.sample(NAMES, 2)
            ended = self._played * 2 * DAY
            setup, entries = rated_table(f"table-{self._played}", pair, created=int(time.time()), ended=ended)
            await store.create(setup, *entries)
            self._played += 1

    async def _hurt(self) -> None:
        """Kill somebody from outside, now and then the database too."""
        await asyncio.sleep(self._chance.uniform(0.0, 0.1))
        if self._chance.random() < 0.25:
            self._chance.choice(self._processes).kill()
        if self._postgres is not None and self._chance.random() < 0.02:
            self.faults["database crashed"] += 1
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.to_thread(self._postgres.start)

    def _restart_the_dead(self) -> None:
        for number, process in enumerate(self._processes):
            if not process.is_alive():
                process.join()
                assert process.exitcode == -signal.SIGKILL, f"a process has ended by itself: {process.exitcode}"
                self._restarts += 1
                self._processes[number] = self._start()

    def _end_all(self) -> None:
        for process in self._processes:
            process.kill()
            process.join()

    async def _rate_the_rest(self, store: Store) -> None:
        """By processes that live, as after the last crash."""
        self._processes = [self._start(mortal=False) for _ in range(PROCESSES)]
        until = time.monotonic() + LASTING
        while await store.ratings.expected():
            assert time.monotonic() < until, "games are never rated"
            await asyncio.sleep(0.05)
        await assert_rated_once(store, NAMES, self._played)


async def with_sqlite(folder: Path, *, seed: int, faults: int) -> tuple[int, Counter[str]]:
    """Two processes and one file: how many games were rated, and what happened meanwhile."""
    scenario = RatingFaults(str(folder), folder, seed)
    return await scenario.run(faults), scenario.faults


async def with_postgresql(folder: Path, *, seed: int, faults: int) -> tuple[int, Counter[str]]:
    """Two processes and a database, which crashes too."""
    postgres = Postgres()
    try:
        await prepare_database(postgres.url)
        scenario = RatingFaults(postgres.url, folder, seed, postgres)
        return await scenario.run(faults), scenario.faults
    finally:
        postgres.close()
