"""The whole application runs inside an event loop that has no threads, no processes and no network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp, Message

from settebello.record import read
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.job_runner import run_at_once
from settebello.server.people.reviews.runner import LocalReviewRunner
from settebello.study.model import decode_review
from tests.support.asgi_socket import AsgiSocket, asgi_socket
from tests.support.bare_host import Refused, run_on_bare_host
from tests.support.memory_store import MemoryStore


@asynccontextmanager
async def running(app: ASGIApp) -> AsyncIterator[None]:
    """The application between its start and its end, as servers run it."""
    received: asyncio.Queue[Message] = asyncio.Queue()
    sent: asyncio.Queue[Message] = asyncio.Queue()
    serving = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, received.get, sent.put))
    await received.put({"type": "lifespan.startup"})
    assert (await sent.get())["type"] == "lifespan.startup.complete"
    yield
    await received.put({"type": "lifespan.shutdown"})
    assert (await sent.get())["type"] == "lifespan.shutdown.complete"
    await serving


async def take_turns(at_table: AsgiSocket, enough: Callable[[dict[str, Any]], bool]) -> None:
    """Take the first legal action whenever it is this seat's turn, and the next round after each, until an update is
    enough."""
    number = 0
    while not enough(update := await at_table.hear("update")):
        number += 1
        message = {"id": f"m{number}", "version": update["version"]}
        if update["view"]["legal"]:
            at_table.say({**message, "type": "act", "action": update["view"]["legal"][0]})
        elif update["sheet"] is not None:
            at_table.say({**message, "type": "next"})


def test_the_host_has_no_threads_or_processes() -> None:
    async def go() -> None:
        with pytest.raises(Refused):
            await asyncio.to_thread(int)
        with pytest.raises(Refused):
            await asyncio.create_subprocess_exec("true")
        with pytest.raises(Refused):
            threading.Thread(target=int).start()

    run_on_bare_host(go())


def test_a_game_with_a_hint_and_a_review() -> None:
    async def go() -> None:
        app = make_app(
            MemoryStore(),
            config=Config(lobby=True),
            run_job=run_at_once,
            run_review=LocalReviewRunner(run_at_once),
        )
        async with (
            running(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as here,
        ):
            asked = {"against": ["greedy"], "settings": {"target": "1"}, "pace": 0}
            ticket = (await here.post("/api/tables", json=asked)).json()
            own = {"authorization": f"Bearer {ticket['key']}"}
            table = f"/api/tables/{ticket['table']}"
            async with asgi_socket(app, f"{table}/socket") as at_table:
                at_table.say({"type": "join", "key": ticket["key"]})
                await take_turns(at_table, lambda update: bool(update["view"]["legal"]))
                at_table.say({"type": "hint", "id": "h", "version": 1})
                advice = await at_table.hear("advice")
                assert advice["action"]
                at_table.say({"type": "missed", "id": "c", "version": 0})
                await take_turns(at_table, lambda update: bool(update["sheet"] and update["sheet"]["winners"]))
            assert read((await here.get(f"{table}/record", headers=own)).text).replay().state == "over"
            game = (await here.post(f"{table}/game", headers=own)).json()["game"]
            review = f"/api/games/{game}/review"
            assert (await here.post(review, json={"precision": "quick"}, headers=own)).status_code == 202
            while (answer := await here.get(review)).status_code == 202:
                await asyncio.sleep(0.01)
            assert decode_review(answer.content).decisions

    run_on_bare_host(go())
