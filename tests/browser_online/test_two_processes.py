"""Several browsers behind a load balancer with two server processes, PostgreSQL and Redis: people meet in the lobby,
play and are rated, and a process is killed while some of them wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from settebello.server.store.postgres.store import PostgresStore
from settebello.server.store.scripts import Query, Script
from tests.browser.conftest import OpenContext
from tests.browser.table_page import CONTINUE
from tests.browser_online.people import DEVICES, Someone, play_round, play_until, reload_until_shown
from tests.browser_online.test_strangers import TO_TABLE, find_rated, make_profile
from tests.support.database_servers import Postgres, RedisServer, require
from tests.support.load_balancer import LoadBalancer
from tests.support.server_process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.databases]
TWO_CARDS = "[data-testid=hand]:has([data-card] ~ [data-card]):not(:has([data-card] ~ [data-card] ~ [data-card]))"
"""The hand of somebody who has played the first of three cards."""
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosco")


class House:
    """Two processes and what they share."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = Postgres(), RedisServer()
        flags = ["--database", self.postgres.url, "--bus", self.redis.url, "--lobby", "true"]
        self.servers = [ServerProcess(folder, flags=flags) for _ in range(2)]
        self.balancer = LoadBalancer(self.servers)

    @property
    def url(self) -> str:
        return self.balancer.url

    def seats(self) -> Sequence[tuple[str, str]]:
        """Every seat of the database with its table."""

        async def read() -> Sequence[tuple[str, str]]:
            store = PostgresStore(self.postgres.url)
            try:
                return await store.profiles._scripts.read(_seats)
            finally:
                await store.close()

        with ThreadPoolExecutor() as threads:  # the browser's driver has the loop of this one
            return threads.submit(lambda: asyncio.run(read())).result()

    def close(self) -> None:
        self.balancer.close()
        for server in self.servers:
            server.stop()
        self.redis.close()
        self.postgres.close()


def _seats() -> Script[Sequence[tuple[str, str]]]:
    rows = yield Query("SELECT id, place ->> 'name' FROM tables, json_array_elements(places::json) AS place")
    return [(row[0], row[1]) for row in rows]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[House]:
    require()
    house = House(tmp_path)
    yield house
    house.close()


def look_for_game(someone: Someone, game: str, seats: int) -> None:
    someone.page.get_by_test_id("find-game").select_option(game)
    if someone.page.get_by_test_id("find-seats").count():
        someone.page.get_by_test_id("find-seats").select_option(str(seats))
    someone.press("find")


def wait_in_lobby(someone: Someone, game: str, seats: int) -> None:
    look_for_game(someone, game, seats)
    someone.page.get_by_test_id("seeking").wait_for()


@pytest.mark.parametrize("count", [2, pytest.param(4, marks=pytest.mark.release), 6])
def test_a_process_is_killed_while_people_wait(count: int, two: House, open_context: OpenContext) -> None:
    """They wait on at the other process, are seated at one table when the last one comes, and play on when that process
    is killed too and the first is back."""
    people = [Someone(open_context(hasty=False), two.url, name) for name in NAMES[:count]]
    for someone in people[:-1]:
        wait_in_lobby(someone, "scopa", count)
    two.servers[0].kill()
    people[-1].page.reload()
    look_for_game(people[-1], "scopa", count)
    for someone in people:
        someone.page.get_by_test_id("hand").wait_for()
    assert len({someone.page.url for someone in people}) == 1
    assert sorted(name for _, name in two.seats()) == sorted(NAMES[:count])
    two.servers[0].restart()
    two.servers[1].kill()
    play_until(TWO_CARDS, *people)
    two.servers[1].restart()
    for someone in people:
        someone.page.goto(two.url)
        expect(someone.page.get_by_test_id("find-form")).to_be_visible()
    assert sorted(name for _, name in two.seats()) == sorted(NAMES[:count])


def test_people_are_rated_once_though_a_process_is_killed(two: House, open_context: OpenContext) -> None:
    """Two play a rated game while two others look for something else; one leaves, and a process is killed."""
    ada, bruno, carla, dino = (Someone(open_context(hasty=False), two.url, name) for name in NAMES[:4])
    for someone, name in ((ada, "Adalgisa"), (bruno, "Bernardo")):
        make_profile(someone.page, two.url, name)
    wait_in_lobby(carla, "escoba", 2)
    find_rated(ada, bruno)
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    play_round(ada, bruno)
    two.servers[0].kill()
    for someone in (ada, bruno):
        someone.page.locator(f"{CONTINUE}, {TO_TABLE}").click()  # the first one begins the next round for both
        expect(someone.page.get_by_test_id("score-sheet")).to_have_count(0)
    for someone in (ada, bruno):
        expect(someone.page.get_by_test_id("game-line")).to_contain_text("Round 2")
        someone.page.get_by_test_id("hand").wait_for()
    ada.open("people")
    ada.press("leave")
    ada.press("sure")
    two.servers[0].restart()
    two.servers[1].kill()
    two.servers[1].restart()
    for someone, won in ((ada, 0), (bruno, 1)):
        someone.page.goto(f"{two.url}/profile")
        reload_until_shown(someone.page, "own-ratings", loaded=DEVICES)
        expect(someone.page.get_by_test_id("own-ratings")).to_contain_text(f"Rated games: 1, won: {won}")
    look_for_game(dino, "escoba", 2)
    for someone in (carla, dino):
        someone.page.get_by_test_id("hand").wait_for()
    assert len(two.seats()) == 4
