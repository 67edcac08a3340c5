"""Every request is measured against the processor time of its address, and what takes long waits for its turn."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route

from settebello.record import write
from settebello.rules import Rules
from settebello.server.clock import Clock
from settebello.server.edge.app import make_app, page_routes
from settebello.server.edge.config import Config
from settebello.server.edge.http.static_files import IndexPage, StaticBundle
from settebello.server.job_runner import run_in_thread
from settebello.server.limits.limits import Limits
from settebello.server.limits.processor_time import (
    MAX_WAITING,
    SECONDS_AT_ONCE,
    ProcessorTime,
    ProcessorTimeSpent,
    compute,
)
from settebello.server.metrics import Metrics
from tests.support.memory_store import MemoryStore
from tests.support.recorded_games import random_game

ADDRESS = "203.0.113.9"
BUDGET = 0.5


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Ledger(ProcessorTime):
    """Adds up what everybody pays."""

    def __init__(self) -> None:
        super().__init__(BUDGET, Metrics(), Clock(), run_in_thread)
        self.paid: defaultdict[str | None, float] = defaultdict(float)

    def spend(self, address: str | None, seconds: float) -> None:
        self.paid[address] += seconds
        super().spend(address, seconds)


def test_work_is_charged_step_by_step_and_waiting_is_not() -> None:
    async def job() -> str:
        work(0.02)
        await asyncio.sleep(0.05)
        work(0.02)
        return "done"

    async def go() -> None:
        budgets = Ledger()
        assert await budgets.charge(ADDRESS, job()) == "done"
        assert 0.04 <= budgets.paid[ADDRESS] < 0.04 + 0.05

    asyncio.run(go())


def test_an_address_in_debt_is_refused_until_it_has_made_up_for_it() -> None:
    budgets = ProcessorTime(BUDGET, Metrics(), Clock(), run_in_thread)
    budgets.spend(ADDRESS, SECONDS_AT_ONCE * BUDGET + 1.6 * BUDGET)
    with pytest.raises(ProcessorTimeSpent, match="try again in 2 s"):
        budgets.check(ADDRESS)
    budgets.check("203.0.113.10")
    budgets.check(None)
    budgets.spend(ADDRESS, -2 * BUDGET)
    budgets.check(ADDRESS)


def test_charged_work_can_be_cancelled() -> None:
    ended: list[str] = []

    async def job() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    async def go() -> None:
        task = asyncio.ensure_future(_awaited(Ledger().charge(ADDRESS, job())))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == ["cancelled"]

    asyncio.run(go())


async def _awaited(work: Any) -> None:
    await work


def test_jobs_run_in_turn_and_are_charged_to_who_asked() -> None:
    order: list[str] = []
    all_asked = threading.Event()

    async def go() -> None:
        budgets = Ledger()

        def asks(address: str) -> asyncio.Future[None]:
            def job() -> None:
                all_asked.wait()
                order.append(address)
                work(0.01)

            async def ask() -> None:
                await compute(job)

            return asyncio.ensure_future(_awaited(budgets.charge(address, ask())))

        flood = [asks(ADDRESS) for _ in range(MAX_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(ProcessorTimeSpent):
            await asks(ADDRESS)
        other = asks("another")
        await asyncio.sleep(0)
        all_asked.set()
        await asyncio.gather(other, *flood)
        assert order.index("another") <= 2
        assert budgets.paid[ADDRESS] >= 0.01 * (MAX_WAITING + 1)

    asyncio.run(go())


def test_an_address_without_a_limit_may_have_any_number_of_jobs_waiting() -> None:
    async def go() -> None:
        budgets = Ledger()
        jobs = [_awaited(budgets.compute(None, lambda: None)) for _ in range(5 * MAX_WAITING)]
        await asyncio.gather(*jobs)

    asyncio.run(go())


RECORD = write(random_game(Rules()))
POSITION = "game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30"
ROUTES: dict[str, dict[str, Any] | None] = {
    # routes that compute in their turn, with a request that does so
    "POST /api/rules": {"json": {"variant": "scopa"}},
    "GET /api/rules": {},
    "GET /api/options": {},
    "POST /api/house-rules": {"json": {"text": 'name = "Ours"\nbase = "scopa"\n'}},
    "POST /api/captures": {"json": {"play": "9C", "table": "4S 5B"}},
    "GET /api/drills": {},
    "POST /api/positions": {"json": {"position": POSITION}},
    "POST /api/positions/recorded": {"json": {"record": RECORD, "position": "1.0"}},
    "POST /api/score": {"json": {"piles": ["7D", "7C"]}},
    "POST /api/tables": {"json": {}},
    "POST /api/matches": {"json": {}},
    "POST /api/replays": {"json": {"record": RECORD}},
    "POST /api/replays/variation": {"json": {"record": RECORD, "position": "1.0", "actions": []}},
    "POST /api/practice": {"json": {"record": RECORD, "position": "1.0", "name": "Ada"}},
    "GET /api/tables/{table}/record": {},
    "GET /api/tables/{table}/daily": {},
    "POST /api/daily": {"json": {"day": "2026-11-01", "device": "ada"}},
    "POST /api/tables/{table}/game": {},
    # routes that read or write a few rows, or a table that is loaded; a long one is loaded in its turn
    "GET /": None,
    "GET /table/{table}": None,
    "GET /match": None,
    "GET /match/{match}": None,
    "GET /lesson": None,
    "GET /rules": None,
    "GET /pad": None,
    "GET /drills": None,
    "GET /daily": None,
    "GET /group/{group}": None,
    "GET /puzzles": None,
    "GET /explore": None,
    "GET /yours": None,
    "GET /yours/statistics": None,
    "GET /profile": None,
    "GET /best": None,
    "GET /replay": None,
    "GET /replay/{table}": None,
    "GET /game/{game}": None,
    "GET /game/{game}/review": None,
    "GET /health": None,
    "GET /ready": None,
    "GET /metrics": None,
    "GET /api/daily": None,
    "GET /api/daily/{day}": None,
    "GET /api/daily/{day}/decisions": None,
    "POST /api/daily/groups": None,
    "GET /api/daily/groups/{group}": None,
    "POST /api/daily/groups/{group}/members": None,
    "DELETE /api/daily/groups/{group}/members/own": None,
    "GET /api/matches/{match}": None,
    "POST /api/matches/{match}/close": None,
    "GET /api/variants": None,
    "GET /api/players": None,
    "GET /api/tables/{table}": None,
    "POST /api/tables/{table}/seats": None,
    "POST /api/tables/{table}/seats/report": None,
    "GET /api/push": None,
    "POST /api/tables/{table}/seats/push": None,
    "DELETE /api/tables/{table}/seats/push": None,
    "POST /api/profiles/own/push": None,
    "DELETE /api/profiles/own/push": None,
    "GET /api/games/{game}": None,
    "DELETE /api/games/{game}": None,
    "POST /api/games/{game}/review": None,
    "GET /api/games/{game}/review": None,
    "GET /api/lobby": None,
    "GET /api/codes/{code}": None,
    "GET /api/ratings": None,
    "POST /api/profiles": None,
    "POST /api/profiles/restore": None,
    "GET /api/profiles/own": None,
    "DELETE /api/profiles/own": None,
    "POST /api/profiles/own/name": None,
    "POST /api/profiles/own/phrase": None,
    "DELETE /api/profiles/own/devices/{device}": None,
    "POST /api/profiles/own/blocks": None,
    "POST /api/profiles/own/blocks/{profile}": None,
    "DELETE /api/profiles/own/blocks/{profile}": None,
    "GET /api/profiles/own/friends": None,
    "POST /api/profiles/own/friends": None,
    "POST /api/profiles/own/friends/{profile}": None,
    "DELETE /api/profiles/own/friends/{profile}": None,
    "POST /api/profiles/own/friends/{profile}/invitation": None,
    "GET /api/profiles/{profile}": None,
}


def all_routes(routes: list[BaseRoute], prefix: str = "") -> Iterator[str]:
    for route in routes:
        if isinstance(route, Mount) and route.routes:
            yield from all_routes(route.routes, prefix + route.path)
        elif isinstance(route, Route):
            yield from (f"{method} {prefix}{route.path}" for method in (route.methods or set()) - {"HEAD"})


def test_every_route_says_whether_it_computes() -> None:
    assert sorted(all_routes([*page_routes(IndexPage(StaticBundle()))])) == sorted(ROUTES)


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_pays_with_processor_time(route: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[str | None] = []
    jobs: list[str | None] = []
    spend, run = ProcessorTime.spend, ProcessorTime.compute

    def counting_spend(self: ProcessorTime, address: str | None, seconds: float) -> None:
        paid.append(address)
        spend(self, address, seconds)

    async def counting_compute(self: ProcessorTime, address: str | None, job: Any) -> Any:
        jobs.append(address)
        return await run(self, address, job)

    monkeypatch.setattr(ProcessorTime, "spend", counting_spend)
    monkeypatch.setattr(ProcessorTime, "compute", counting_compute)
    request = ROUTES[route]
    asyncio.run(ask(route, request or {}, jobs))
    assert set(paid) == {ADDRESS}
    if request is not None:
        assert set(jobs) == {ADDRESS}


async def ask(route: str, request: dict[str, Any], jobs: list[str | None]) -> None:
    transport = httpx.ASGITransport(app=make_app(MemoryStore()), client=(ADDRESS, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
        table = (await client.post("/api/tables", json={})).json()["table"]
        jobs.clear()
        method, path = route.replace("{table}", table).split()
        await client.request(method, path.replace("{", "").replace("}", ""), **request)


def test_an_address_in_debt_is_told_when_to_come_again() -> None:
    async def go() -> None:
        config = Config(limits=Limits(computing=0.0001))
        transport = httpx.ASGITransport(app=make_app(MemoryStore(), config=config), client=(ADDRESS, 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
            assert (await client.post("/api/rules", json={"variant": "scopa"})).status_code == 200
            refused = await client.get("/api/variants")
            assert refused.status_code == 429
            seconds = refused.headers["retry-after"]
            assert refused.json()["message"].endswith(f"try again in {seconds} s.")

    asyncio.run(go())


def test_a_host_that_does_not_measure_threads_is_measured_as_a_process() -> None:
    code = """
import time
del time.thread_time  # as in a browser
import asyncio
from settebello.server.clock import Clock
from settebello.server.job_runner import run_at_once
from settebello.server.limits.processor_time import ProcessorTime
from settebello.server.metrics import Metrics

async def compute() -> None:
    print(await ProcessorTime(1.0, Metrics(), Clock(), run_at_once).compute("203.0.113.9", lambda: "computed"))

asyncio.run(compute())
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("computed\n", "")
