"""A server that has too much to do refuses newcomers in a sentence, and keeps the people who are there."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.edge.http.connection_limiter import ConnectionLimiter
from settebello.server.edge.socket.websocket_protocol import KEEPALIVE_GRACE, LimitedWebSocketProtocol
from settebello.server.limits.limits import Limits
from settebello.server.limits.load_monitor import SAMPLES, LoadMonitor
from settebello.server.metrics import Metrics, RefusalReason
from tests.support.asgi_socket import asgi_socket
from tests.support.memory_store import MemoryStore


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def late(monitor: LoadMonitor, seconds: float = 1.0) -> None:
    """Have the server be as late as that for a while."""
    for _ in range(SAMPLES):
        monitor.note(seconds)


def test_one_pause_is_no_overload() -> None:
    monitor = LoadMonitor(0.5, time.monotonic)
    for lag in (0.01, 0.02, 4.0, 0.01, 0.02, 4.0, 4.0, 4.0, 4.0):
        monitor.note(lag)
        assert not monitor.is_overloaded
    monitor.note(4.0)
    assert monitor.is_overloaded
    assert monitor.lag == 4.0
    monitor.note(0.1)
    assert not monitor.is_overloaded


def test_an_overload_is_remembered_for_a_while() -> None:
    clock = Clock()
    monitor = LoadMonitor(0.5, clock)
    assert not monitor.was_overloaded(60)
    late(monitor)
    monitor.note(0.0)
    clock.now += 30
    assert monitor.was_overloaded(30)
    clock.now += 1
    assert not monitor.was_overloaded(30)


def test_it_can_be_switched_off() -> None:
    monitor = LoadMonitor(0, time.monotonic)
    late(monitor, 60.0)
    assert not monitor.is_overloaded
    assert not monitor.was_overloaded(60)


def test_a_loop_that_is_late_is_noticed() -> None:
    monitor = LoadMonitor(0.02, time.monotonic)

    async def go() -> None:
        task = asyncio.create_task(monitor.run())
        until = time.monotonic() + 20
        while not monitor.is_overloaded and time.monotonic() < until:
            time.sleep(0.3)  # the loop is to be late
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(go())
    assert monitor.was_overloaded(20)


NEWCOMERS: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", {}),
    ("/api/practice", {}),
    ("/api/tables/x/seats", {"name": "Rosa"}),
    ("/api/profiles", {"name": "Rosa", "key": "k" * 32}),
    ("/api/profiles/restore/", {}),
    ("/api/replays", {}),
    ("/api/games/x/review", {}),
]


def test_newcomers_are_refused_in_a_sentence_and_others_are_served() -> None:
    async def go() -> None:
        metrics = Metrics()
        monitor = LoadMonitor(0.5, time.monotonic, metrics)
        app = make_app(MemoryStore(), metrics=metrics, load=monitor, config=Config(lobby=True))
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as here:
            opened = await here.post("/api/tables", json={"against": ["open"]})
            assert opened.status_code == 201
            table, key = opened.json()["table"], opened.json()["key"]
            late(monitor)
            for path, body in NEWCOMERS:
                refused = await here.post(path, json=body, headers={"accept-language": "de"})
                assert refused.status_code == 503, path
                assert refused.headers["retry-after"] == "10"
                assert refused.json() == {
                    "code": "overloaded",
                    "message": "Der Server hat gerade zu viel zu tun: Versuche es gleich noch einmal.",
                }
            own = {"authorization": f"Bearer {key}"}
            assert (await here.get(f"/api/tables/{table}", headers=own)).status_code == 200
            assert (await here.post(f"/api/tables/{table}/game", headers=own)).json()["code"] == "game-not-over"
            assert (await here.get("/api/variants")).status_code == 200
            text = metrics.text()
            assert f'settebello_refused_total{{reason="overload"}} {float(len(NEWCOMERS))}' in text
            assert "settebello_lag_seconds 1.0" in text
            monitor.note(0.0)
            assert (await here.post("/api/tables", json={"against": ["open"]})).status_code == 201

    asyncio.run(go())


def test_people_with_a_seat_come_in_while_the_server_is_late() -> None:
    async def go() -> None:
        monitor = LoadMonitor(0.5, time.monotonic)
        app = make_app(MemoryStore(), load=monitor)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as here:
            opened = (await here.post("/api/tables", json={"against": ["open"]})).json()
        late(monitor)
        async with asgi_socket(app, f"/api/tables/{opened['table']}/socket") as socket:
            socket.say({"type": "join", "key": opened["key"]})
            await socket.hear("table")

    asyncio.run(go())


@pytest.mark.parametrize("overloaded", [True, False])
def test_nobody_is_dropped_for_answering_late_while_the_server_is_late(
    monkeypatch: pytest.MonkeyPatch, *, overloaded: bool
) -> None:
    clock = Clock()
    monitor = LoadMonitor(0.5, clock)
    limiter = ConnectionLimiter(Limits(), Metrics(), load=monitor)
    dropped: list[str] = []
    asked: list[str] = []

    class Protocol(LimitedWebSocketProtocol):
        def __init__(self) -> None:
            """There is no connection."""

        def schedule_ping(self) -> None:
            asked.append("again")

        def _drop(self, reason: RefusalReason) -> None:
            dropped.append(reason)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", lambda _: None)
    Protocol.limiter = limiter
    made = Protocol()
    late(monitor, 1.0 if overloaded else 0.1)
    made.keepalive_timeout()
    assert (asked, dropped) == ((["again"], []) if overloaded else ([], ["unread"]))
    clock.now += KEEPALIVE_GRACE + 1
    made.keepalive_timeout()
    assert dropped[-1:] == ["unread"]
