"""Reviews of kept games: who may ask for one, who may read it, and how far it is meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from settebello.server.edge.config import Config
from settebello.server.limits.limits import Limits
from settebello.server.people.reviews import queue as queue_module
from settebello.server.store.kept_games import ReviewJob
from tests.server.edge.http.endpoints.test_games import TABLE, bearer, kept, refusal, served
from tests.server.people.reviews.scripted_runner import ScriptedRunner
from tests.server.people.reviews.scripted_worker import FOLDER, SCRIPT
from tests.support.finished_tables import finished_table
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT

Story = Callable[[httpx.AsyncClient, MemoryStore, str], Awaitable[None]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where workers wait for the file ``go``."""
    monkeypatch.setattr(queue_module, "REPORT_INTERVAL", 0.02)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv(SCRIPT, "wait")
    yield tmp_path
    (tmp_path / "go").touch()


def run(go: Story, *, config: Config | None = None, client: str = "127.0.0.1") -> None:
    async def do() -> None:
        store = MemoryStore()
        setup, entries = finished_table(TABLE)
        await store.create(setup, *entries)
        async with served(store, config, client, review_runner=ScriptedRunner()) as here:
            await go(here, store, f"/api/games/{await kept(here)}/review")

    asyncio.run(do())


async def until_status(here: httpx.AsyncClient, address: str, status: int) -> httpx.Response:
    async with asyncio.timeout(TIMEOUT):
        while (answer := await here.get(address)).status_code != status:
            await asyncio.sleep(0.01)
    return answer


def test_who_sat_there_asks_and_everybody_with_the_link_reads(folder: Path) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        assert await refusal(here.get(address)) == (404, "no-review")
        answer = await here.get(f"{address}?optional=yes")
        assert (answer.status_code, answer.text) == (204, "")
        answer = await here.post(address, json={"precision": "quick"}, headers=bearer(1))
        assert (answer.status_code, answer.json()) == (202, {"state": "waiting", "percent": 0})
        async with asyncio.timeout(TIMEOUT):
            while (answer := await here.get(address)).json()["percent"] == 0:
                await asyncio.sleep(0.01)
        assert (answer.status_code, answer.json()) == (202, {"state": "running", "percent": 25})
        again = await here.post(address, json={"precision": "quick"}, headers=bearer(0))
        assert again.json() == answer.json(), "it is the same one"
        assert await refusal(here.post(address, json={}, headers=bearer(0))) == (409, "review-busy")
        (folder / "go").touch()
        done = await until_status(here, address, 200)
        assert done.headers["content-type"] == "application/json"
        assert done.json() == {"format": 1, "precision": "quick", "names": "è♥"}
        assert (await here.get(f"{address}?precision=quick")).text == done.text
        assert await refusal(here.get(f"{address}?precision=usual")) == (404, "no-review")
        again = await here.post(address, json={"precision": "quick"}, headers=bearer(0))
        assert (again.status_code, again.json()) == (200, {"state": "done", "percent": 100})
        assert len(list(folder.glob("start-*"))) == 1

    run(go)


@pytest.mark.parametrize(("headers", "code"), [({}, "game-seated"), (bearer("x" * 30), "game-not-yours")])
def test_nobody_else_asks(folder: Path, headers: dict[str, str], code: str) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        assert await refusal(here.post(address, json={}, headers=headers)) == (403, code)
        assert list(folder.glob("start-*")) == []

    run(go)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b'{"precision": "exact"}', b'{"precision": null}', b'{"seat": 1}', b'{"precision": "quick", "x": 1}'],
)
def test_a_request_that_cannot_be_read_is_refused(folder: Path, body: bytes) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        headers = {"content-type": "application/json", **bearer(0)}
        assert await refusal(here.post(address, content=body, headers=headers)) == (400, "not-readable")

    run(go)


def test_a_review_that_has_failed_is_said_and_may_be_asked_for_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        await here.post(address, json={}, headers=bearer(0))
        assert await refusal(until_status(here, address, 503)) == (503, "review-failed")
        monkeypatch.setenv(SCRIPT, "succeed")
        assert (await here.post(address, json={}, headers=bearer(0))).status_code == 202
        assert (await until_status(here, address, 200)).json()["precision"] == "usual"

    monkeypatch.setenv(SCRIPT, "die")
    run(go)


def test_the_review_of_an_older_judge_stays(folder: Path) -> None:
    """Until somebody requests it again, and while that is in progress."""

    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        game = address.split("/")[3]
        old = ReviewJob(game=game, judge="judge 0 usual", precision="usual", state="running", owner="o", at=1.0)
        await store.reviews.acquire(old, stale_before=0)
        await store.reviews.update(replace(old, state="done"), '{"format":1,"old":true}')
        for known in (address, f"{address}?precision=usual"):
            assert (await here.get(known)).json() == {"format": 1, "old": True}
        assert (await here.post(address, json={}, headers=bearer(0))).status_code == 202
        assert (await here.get(address)).json() == {"format": 1, "old": True}
        assert (await here.get(f"{address}?precision=usual")).status_code == 202
        (folder / "go").touch()
        new = await until_status(here, f"{address}?precision=usual", 200)
        assert "old" not in new.json()
        assert (await here.get(address)).json() == new.json()

    run(go)


def test_a_job_whose_server_is_gone_is_said(folder: Path) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        job = ReviewJob(game=address.split("/")[3], judge="j", precision="usual", state="running", owner="o", at=1.0)
        await store.reviews.acquire(job, stale_before=0)
        assert await refusal(here.get(address)) == (503, "review-failed")

    run(go)


def test_no_review_of_a_game_that_was_taken_down(folder: Path) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        await here.delete(address.removesuffix("/review"), headers=bearer(0))
        asked = here.post(address, json={}, headers=bearer(0))
        assert [await refusal(one) for one in (asked, here.get(address))] == [(410, "game-taken-down")] * 2

    run(go)


def test_a_server_without_reviews_says_so(folder: Path) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        assert await refusal(here.post(address, json={}, headers=bearer(0))) == (403, "no-reviews")

    run(go, config=Config(review_workers=0))


def test_reviews_are_limited_by_address(folder: Path) -> None:
    async def go(here: httpx.AsyncClient, store: MemoryStore, address: str) -> None:
        answers = [await here.post(address, json={}, headers=bearer(0)) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [202, 202, 202, 429]
        assert answers[-1].json()["code"] == "too-many-reviews"
        assert (await here.get(address)).status_code == 202
        (folder / "go").touch()
        await until_status(here, address, 200)

    run(go, config=Config(limits=Limits(reviews=6)), client="192.0.2.1")
