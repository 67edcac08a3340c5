"""Everything fails, again and again, and no game loses anything. A plain run is short; a longer one:

``python -m tests.faults --faults 500 --seed 7 [--databases] [--ratings]``
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.faults.rating_faults import with_postgresql, with_sqlite
from tests.faults.runs import with_databases, with_one_process
from tests.support.database_servers import require

pytestmark = pytest.mark.slow


def test_one_process(tmp_path: Path) -> None:
    tally = asyncio.run(with_one_process(tmp_path, seed=1, faults=10))
    print(tally)
    assert tally.acknowledged > 5


@pytest.mark.databases
def test_three_processes_with_postgresql_and_redis(tmp_path: Path) -> None:
    require()
    tally = asyncio.run(with_databases(tmp_path, seed=2, faults=8))
    print(tally)
    assert tally.acknowledged > 5


def test_every_game_is_rated_once_though_processes_are_killed(tmp_path: Path) -> None:
    games, faults = asyncio.run(with_sqlite(tmp_path, seed=1, faults=40))
    print(faults)
    assert games > 5
    assert faults["within"] > 5


@pytest.mark.databases
def test_every_game_is_rated_once_with_postgresql(tmp_path: Path) -> None:
    require()
    games, faults = asyncio.run(with_postgresql(tmp_path, seed=2, faults=40))
    print(faults)
    assert games > 5
    assert faults["within"] > 5


@pytest.mark.release
@pytest.mark.parametrize("seed", range(3, 9))
def test_many_faults(seed: int, tmp_path: Path) -> None:
    require()
    print(asyncio.run(with_one_process(tmp_path, seed=seed, faults=60)))
    print(asyncio.run(with_databases(tmp_path, seed=seed, faults=60)))
