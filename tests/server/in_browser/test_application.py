"""The tables of a browser, on a host that has one thread, no processes and no network."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from settebello.record import read, write
from settebello.server.in_browser.application import open_store, start_host
from settebello.server.in_browser.host import BrowserHost
from settebello.server.in_browser.messages import Progress
from settebello.server.store.kept_games import ReviewJob
from settebello.server.store.sqlite.store import SqliteStore
from tests.server.in_browser.page import Page, is_over, is_own_turn
from tests.server.in_browser.thinking_worker import ThinkingWorker
from tests.study.games import short_game
from tests.support.bare_host import Refused, run_on_bare_host


class PageWithWorkers(Page):
    """A page with its worker that thinks."""

    def __init__(self, host: BrowserHost, thinking: ThinkingWorker) -> None:
        super().__init__(host)
        self.thinking = thinking


@asynccontextmanager
async def page_at(folder: Path) -> AsyncIterator[PageWithWorkers]:
    """A page whose workers run until the block ends."""
    thinking = ThinkingWorker()
    host = await start_host(open_store(folder), thinking.remote)
    yield PageWithWorkers(host, thinking)
    await host.stop()
    await thinking.stop()


def with_page(folder: Path, go: Callable[[PageWithWorkers], Coroutine[object, object, None]]) -> None:
    async def run() -> None:
        async with page_at(folder) as page:
            await go(page)

    run_on_bare_host(run())


def test_the_host_of_these_tests_has_no_threads_or_processes() -> None:
    async def go() -> None:
        with pytest.raises(Refused):
            await asyncio.to_thread(int)
        with pytest.raises(Refused):
            await asyncio.create_subprocess_exec("true")
        with pytest.raises(Refused):
            threading.Thread(target=int).start()

    run_on_bare_host(go())


def test_a_game_with_a_hint_and_a_review(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        ticket = await page.open_table(settings={"target": "1"})
        seat, key = page.join(ticket), ticket["key"]
        turn = await seat.take_turns(is_own_turn)
        seat.say({"type": "hint", "id": "h", "version": turn["version"]})
        assert (await seat.hear("advice"))["action"] in turn["view"]["legal"]
        seat.say({"type": "missed", "id": "c", "version": 0})
        await seat.take_turns(is_over)
        record = await page.host.fetch(
            "GET", f"/api/tables/{ticket['table']}/record", {"authorization": f"Bearer {key}"}
        )
        assert read(record.body.decode()).replay().state == "over"
        assert (await page.review(ticket)).decisions

    with_page(tmp_path, go)


def test_a_review_is_made_although_the_thinker_is_replaced(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        ticket = await page.open_table(settings={"target": "1"})
        await page.join(ticket).take_turns(is_over)
        reviewing = asyncio.ensure_future(page.review(ticket))
        while not any(isinstance(told, Progress) for told in page.thinking.told):
            await asyncio.sleep(0)
        page.thinking.replace()
        assert (await reviewing).decisions

    with_page(tmp_path, go)


def test_a_game_continues_in_the_next_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with page_at(tmp_path) as page:
            ticket = await page.open_table(settings={"target": "1"})
            before = await page.join(ticket).take_turns(is_own_turn)
        async with page_at(tmp_path) as page:
            seat = page.join(ticket)
            after = await seat.hear("update")
            assert after["view"] == before["view"]
            seat.say({"type": "missed", "id": "c", "version": 0})
            await seat.take_turns(is_over)

    run_on_bare_host(run())


def test_a_game_continues_after_a_host_that_was_not_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        async with page_at(tmp_path) as killed:
            ticket = await killed.open_table(settings={"target": "1"})
            before = await killed.join(ticket).take_turns(is_own_turn)
            async with page_at(tmp_path) as page:
                assert (await page.join(ticket).hear("update"))["view"] == before["view"]

    run_on_bare_host(run())


def test_a_review_that_a_page_has_left_can_be_asked_for_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with page_at(tmp_path) as page:
            ticket = await page.open_table(settings={"target": "1"})
            await page.join(ticket).take_turns(is_over)
            game = (await page.post(f"/api/tables/{ticket['table']}/game", key=ticket["key"]))["game"]
        left = SqliteStore(tmp_path, threads=False, journal_mode="truncate")
        begun = ReviewJob(game=game, judge="judge", precision="quick", state="running", at=time.time())
        assert await left.reviews.acquire(begun, stale_before=0.0) == begun
        await left.close()
        async with page_at(tmp_path) as page:
            answer = await page.host.fetch("GET", f"/api/games/{game}/review?optional=yes")
            assert (answer.status, answer.body) == (204, b"")
            assert (await page.review(ticket)).decisions

    run_on_bare_host(run())


def test_a_game_of_house_rules(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        ticket = await page.open_table(settings={"target": "1", "sweep.points": "2"})
        await page.join(ticket).take_turns(is_over)

    with_page(tmp_path, go)


def test_several_people_at_one_device(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        ticket = await page.open_table(against=["open"], settings={"target": "1"}, name="Ada")
        other = await page.post(f"/api/tables/{ticket['table']}/seats", {"name": "Bruno"})
        ada, bruno = page.join(ticket), page.join(other)
        for seat in (ada, bruno):
            seat.say({"type": "ready", "id": "ready", "ready": True})
        await asyncio.gather(ada.take_turns(is_over), bruno.take_turns(is_over))

    with_page(tmp_path, go)


def test_there_are_no_other_people(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        assert (await page.get("/health"))["status"] == "ok"
        assert (await page.get("/ready"))["status"] == "ok"
        for method, path, code in (
            ("GET", "/api/lobby", "no-lobby"),
            ("POST", "/api/profiles", "no-profiles"),
            ("GET", "/api/ratings", "no-profiles"),
        ):
            headers = {"content-type": "application/json"}
            refused = await page.host.fetch(method, path, headers, '{"name": "Ada", "key": "a"}')
            assert json.loads(refused.body)["code"] == code, path

    with_page(tmp_path, go)


def test_everything_that_needs_no_other_people(tmp_path: Path) -> None:
    record = write(short_game())

    async def go(page: PageWithWorkers) -> None:
        for path in ("variants", "players", "options", "rules", "push?optional=yes"):
            answer = await page.host.fetch("GET", f"/api/{path}")
            assert answer.status in (200, 204), path
        for path, body in (
            ("rules", {"variant": "cirulla", "settings": {"target": "31"}}),
            ("house-rules", {"text": 'base = "scopa"'}),
            ("captures", {"play": "9C", "table": "1D 3C 4S 5B 7D"}),
            ("replays", {"record": record}),
            ("replays/variation", {"record": record, "position": "1.1", "actions": []}),
        ):
            assert await page.post(f"/api/{path}", body), path
        ticket = await page.post("/api/practice", {"record": record, "position": "1.4", "level": "piccolo", "pace": 0})
        await page.join(ticket).take_turns(is_own_turn)

    with_page(tmp_path, go)


def test_a_position_is_explored_by_the_worker_that_thinks(tmp_path: Path) -> None:
    position = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"

    async def go(page: PageWithWorkers) -> None:
        found = await page.post("/api/positions", {"position": position})
        assert len(found["exploration"]["judgement"]["actions"]) == 3

    with_page(tmp_path, go)


def test_the_worker_of_the_tables_loads_no_search() -> None:
    loaded = "[name for name in sys.modules if 'core.search' in name or 'core.learning' in name]"
    code = f"import sys, settebello.server.in_browser.table_worker; assert not (found := {loaded}), found"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nobody_is_told_to_wait(tmp_path: Path) -> None:
    """A person may do more in a minute than a server allows to one address."""

    async def go(page: PageWithWorkers) -> None:
        for _ in range(60):
            await page.open_table()
        for _ in range(60):
            await page.get("/api/players")

    with_page(tmp_path, go)


def test_files_of_the_page_come_from_somewhere_else(tmp_path: Path) -> None:
    async def go(page: PageWithWorkers) -> None:
        for path in ("/", "/index.html", "/table/abc"):
            answer = await page.host.fetch("GET", path, {"accept": "text/html"})
            assert (answer.status, answer.body) == (404, b"There is nothing at this address.\n")

    with_page(tmp_path, go)
