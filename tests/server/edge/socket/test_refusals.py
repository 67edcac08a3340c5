"""Refusals on a socket are in the person's language, before and after it is accepted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import httpx
import pytest
from starlette.types import ASGIApp

from settebello.protocol.close_codes import CloseCode
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.edge.socket import handler
from settebello.server.limits.limits import Limits
from settebello.server.limits.load_monitor import SAMPLES, LoadMonitor
from tests.support.asgi_socket import AsgiSocket, asgi_socket
from tests.support.memory_store import MemoryStore

STRANGER = "192.0.2.1"
OVERLOADED = "In questo momento il server ha troppo da fare: riprova tra poco."
TOO_MUCH = "Mandi troppo in una volta: aspetta un momento."


@asynccontextmanager
async def opened(app: ASGIApp) -> AsyncIterator[dict[str, str]]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as here:
        yield (await here.post("/api/tables", json={"against": ["open"], "watchers": False})).json()


def at_table(app: ASGIApp, table: str) -> AbstractAsyncContextManager[AsgiSocket]:
    return asgi_socket(app, f"/api/tables/{table}/socket", lang="it")


BEFORE_IT_IS_ACCEPTED = [
    # path, headers, code, reason
    ("/api/nothing", {}, CloseCode.REFUSED, "A questo indirizzo non c\u2019è niente."),
    (
        "/api/lobby/socket",
        {"host": "evil.example"},
        CloseCode.REFUSED,
        "Questo server non è «evil.example»: usa l\u2019indirizzo che ha scritto quando è partito.",
    ),
    (
        "/api/lobby/socket",
        {"origin": "https://evil.example"},
        CloseCode.REFUSED,
        "Le pagine di «https://evil.example» qui non possono entrare.",
    ),
]


@pytest.mark.parametrize(("path", "headers", "code", "reason"), BEFORE_IT_IS_ACCEPTED)
def test_before_a_socket_is_accepted(path: str, headers: dict[str, str], code: CloseCode, reason: str) -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), hosts=["localhost"], config=Config(lobby=True))
        async with asgi_socket(app, path, lang="it", headers=headers) as socket:
            assert await socket.closed() == (code, reason)

    asyncio.run(go())


def test_too_many_sockets() -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(lobby=True, limits=Limits(sockets=1)))
        async with (
            asgi_socket(app, "/api/lobby/socket", address=STRANGER),
            asgi_socket(app, "/api/lobby/socket", lang="it", address=STRANGER) as socket,
        ):
            reason = "Da qui ci sono troppe connessioni: chiudine qualcuna."
            assert await socket.closed() == (CloseCode.TOO_MANY, reason)

    asyncio.run(go())


FIRST_MESSAGES = [
    # table, first message, code, reason
    ("", "hello", CloseCode.NOT_A_JOIN, "Il primo messaggio deve essere join, con la chiave di un posto."),
    ("x", {"type": "watch"}, CloseCode.NO_SUCH_TABLE, "Questo tavolo non esiste: controlla il link."),
    ("", {"type": "watch"}, CloseCode.WRONG_KEY, "A questo tavolo nessuno può guardare."),
    (
        "",
        {"type": "join", "key": "k"},
        CloseCode.WRONG_KEY,
        "Questa non è la chiave di un posto a questo tavolo: usa il link del tuo posto.",
    ),
]


@pytest.mark.parametrize(("table", "first", "code", "reason"), FIRST_MESSAGES)
def test_the_first_message(table: str, first: dict[str, object] | str, code: CloseCode, reason: str) -> None:
    async def go() -> None:
        app = make_app(MemoryStore())
        async with opened(app) as ticket, at_table(app, table or ticket["table"]) as socket:
            socket.say(first)
            assert await socket.closed() == (code, reason)

    asyncio.run(go())


def test_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "JOIN_TIMEOUT", 0.0)

    async def go() -> None:
        app = make_app(MemoryStore())
        async with (
            opened(app) as ticket,
            asgi_socket(app, f"/api/tables/{ticket['table']}/socket", lang="it") as socket,
        ):
            reason = "Il primo messaggio deve essere join, con la chiave di un posto."
            assert await socket.closed() == (CloseCode.NOT_A_JOIN, reason)

    asyncio.run(go())


def test_an_overloaded_server() -> None:
    async def go() -> None:
        monitor = LoadMonitor(0.5, time.monotonic)
        app = make_app(MemoryStore(), load=monitor, config=Config(lobby=True))
        async with opened(app) as ticket:
            for _ in range(SAMPLES):
                monitor.note(1.0)
            async with asgi_socket(app, "/api/lobby/socket", lang="it") as socket:
                assert await socket.closed() == (CloseCode.OVERLOADED, OVERLOADED)
            async with at_table(app, ticket["table"]) as socket:
                socket.say({"type": "watch"})
                assert await socket.closed() == (CloseCode.OVERLOADED, OVERLOADED)

    asyncio.run(go())


LIMITS = Limits(messages=0.4)
"""Twelve messages at once, and one more that is refused without an end to the connection."""


async def say_too_much(socket: AsgiSocket) -> None:
    for _ in range(13):
        socket.say("hello")
    errors = [await socket.hear("error") for _ in range(13)]
    assert errors[0]["message"].startswith("Questo non è un messaggio del protocollo: ")
    assert errors[-1]["message"] == TOO_MUCH
    socket.say("hello")
    assert await socket.closed() == (CloseCode.TOO_MANY, TOO_MUCH)


def test_messages_at_a_table() -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(limits=LIMITS))
        async with (
            opened(app) as ticket,
            asgi_socket(app, f"/api/tables/{ticket['table']}/socket", lang="it") as socket,
        ):
            socket.say({"type": "join", "key": ticket["key"]})
            await say_too_much(socket)

    asyncio.run(go())


def test_messages_in_the_lobby() -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(lobby=True, limits=LIMITS))
        async with asgi_socket(app, "/api/lobby/socket", lang="it") as socket:
            await say_too_much(socket)

    asyncio.run(go())
