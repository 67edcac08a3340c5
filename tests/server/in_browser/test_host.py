"""What the host makes of an application, good or bad."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.protocol.close_codes import CloseCode
from settebello.server.in_browser import host as module
from settebello.server.in_browser.host import MAX_TEXT, MAX_UNREAD_MESSAGES, BrowserHost, HostError
from tests.server.in_browser.page import SocketOfPage

Serve = Callable[[Scope, Receive, Send], Awaitable[None]]


def with_host(serve: Serve, go: Callable[[BrowserHost], Coroutine[object, object, None]]) -> None:
    """Run a host of an application that has no start of its own."""

    async def run() -> None:
        host = BrowserHost(with_lifespan(serve))
        await host.start()
        await go(host)
        await host.stop()

    asyncio.run(run())


def with_lifespan(serve: Serve) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await serve(scope, receive, send)
            return
        for what in ("startup", "shutdown"):
            assert (await receive())["type"] == f"lifespan.{what}"
            await send({"type": f"lifespan.{what}.complete"})

    return app


async def respond(send: Send, *parts: bytes, status: int = 200) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"x-found", b"caf\xe9")]})
    for number, part in enumerate(parts, 1):
        await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond with what was asked, then wait for the end as streaming responses do."""
    message = await receive()
    assert not message["more_body"]
    found = dict(scope["headers"])
    head = f"{scope['method']} {scope['path']} {scope['query_string'].decode()} {found[b'host'].decode()} "
    await respond(send, head.encode(), message["body"], found.get(b"x-given", b""))
    assert (await receive())["type"] == "http.disconnect"


def test_a_request() -> None:
    async def go(host: BrowserHost) -> None:
        answer = await host.fetch("POST", "/a%20b?c=%20d", {"X-Given": "é"}, "über")
        assert answer.status == 200
        assert answer.headers == {"x-found": "café"}
        assert answer.body == "POST /a b c=%20d localhost über".encode() + "é".encode("latin-1")

    with_host(echo, go)


def test_an_application_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("broken")

    async def go(host: BrowserHost) -> None:
        assert (await host.fetch("GET", "/")).status == 500
        assert await SocketOfPage(host, "/").closed() == (CloseCode.INTERNAL_ERROR, "")

    with caplog.at_level(logging.CRITICAL, module.__name__):
        with_host(fail, go)


def test_an_application_that_says_nothing() -> None:
    async def say_nothing(*_: object) -> None: ...

    async def go(host: BrowserHost) -> None:
        assert (await host.fetch("GET", "/")).status == 500
        assert await SocketOfPage(host, "/").closed() == (CloseCode.INTERNAL_ERROR, "")

    with_host(say_nothing, go)


def test_too_many_requests_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_REQUESTS", 1)
    until = asyncio.Event()

    async def wait(_: Scope, __: Receive, send: Send) -> None:
        await until.wait()
        await respond(send, b"done")

    async def go(host: BrowserHost) -> None:
        first = asyncio.ensure_future(host.fetch("GET", "/"))
        await asyncio.sleep(0)
        assert (await host.fetch("GET", "/")).status == 429
        until.set()
        assert (await first).body == b"done"
        assert (await host.fetch("GET", "/")).body == b"done"

    with_host(wait, go)


async def converse(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a socket and answer each message, until one says the code and the reason of the end."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        code, _, reason = message["text"].partition(" ")
        if code.isdecimal():
            await send({"type": "websocket.close", "code": int(code), "reason": reason})
            return
        await send({"type": "websocket.send", "text": message["text"]})


def test_a_socket() -> None:
    async def go(host: BrowserHost) -> None:
        socket = SocketOfPage(host, "/")
        socket.say("ciao")
        socket.say("4403 Not yours.")
        socket.say("lost")
        assert [await socket.next_event() for _ in range(3)] == [
            ("open", "", 0),
            ("message", "ciao", 0),
            ("close", "Not yours.", 4403),
        ]

    with_host(converse, go)


def test_a_socket_that_is_refused() -> None:
    async def refuse(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": 1008, "reason": "There is nothing at this address."})

    async def go(host: BrowserHost) -> None:
        assert await SocketOfPage(host, "/").next_event() == ("close", "There is nothing at this address.", 1008)

    with_host(refuse, go)


def test_a_page_closes_its_socket() -> None:
    received = []

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            received.append(message["type"])
        received.append(message["code"])
        await send({"type": "websocket.send", "text": "too late"})

    async def go(host: BrowserHost) -> None:
        socket = SocketOfPage(host, "/")
        socket.socket.close()
        socket.socket.close()
        assert await socket.next_event() == ("close", "", 1000)
        await host.stop()
        assert received == ["websocket.connect", 1000]

    with_host(note, go)


def test_a_message_that_is_too_long() -> None:
    async def go(host: BrowserHost) -> None:
        socket = SocketOfPage(host, "/")
        socket.say("x" * MAX_TEXT)
        assert len([await socket.next_event() for _ in range(2)][1][1]) == MAX_TEXT
        socket.say("x" * (MAX_TEXT + 1))
        assert await socket.closed() == (1009, "")

    with_host(converse, go)


def test_more_messages_than_the_application_receives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STOP_TIMEOUT", 0.01)

    async def deaf(scope: Scope, receive: Receive, _: Send) -> None:
        while (await receive())["type"] != "websocket.connect":
            pass
        await asyncio.Event().wait()

    async def go(host: BrowserHost) -> None:
        socket = SocketOfPage(host, "/")
        for _ in range(MAX_UNREAD_MESSAGES + 1):
            socket.say("again")
        assert await socket.closed() == (CloseCode.TOO_MANY, "You are sending too much at once: wait a moment.")

    with_host(deaf, go)


def test_too_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_SOCKETS", 1)

    async def go(host: BrowserHost) -> None:
        socket = SocketOfPage(host, "/")
        with pytest.raises(HostError, match="Too many connections are open from here"):
            host.connect("/", print)
        socket.say("1000 ")
        await socket.closed()
        await asyncio.sleep(0)
        host.connect("/", lambda *_: None)

    with_host(converse, go)


def test_the_end() -> None:
    """Sockets are closed, requests are answered, then the application ends."""
    until = asyncio.Event()

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await converse(scope, receive, send)
            until.set()
        else:
            await until.wait()
            await respond(send, b"done")

    async def run() -> None:
        host = BrowserHost(with_lifespan(serve))
        with pytest.raises(HostError, match="not running"):
            await host.fetch("GET", "/")
        await host.start()
        socket, request = SocketOfPage(host, "/"), asyncio.ensure_future(host.fetch("GET", "/"))
        await socket.next_event()
        await host.stop()
        assert await socket.closed() == (1001, "")
        assert (await request).body == b"done"
        with pytest.raises(HostError, match="not running"):
            host.connect("/", print)
        await host.stop()

    asyncio.run(run())


def test_an_end_that_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STOP_TIMEOUT", 0.01)

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        host = BrowserHost(with_lifespan(hang))
        await host.start()
        request = asyncio.ensure_future(host.fetch("GET", "/"))
        await asyncio.sleep(0)
        await host.stop()
        assert (await request).status == 500

    asyncio.run(run())


def test_a_start_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def refuse(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "lifespan.startup.failed", "message": "no room"})

    async def break_down(*_: object) -> None:
        raise ValueError("broken")

    async def run(app: ASGIApp, reason: str) -> None:
        with pytest.raises(HostError, match=f"The startup of the application has failed: {reason}"):
            await BrowserHost(app).start()

    asyncio.run(run(refuse, "no room"))
    with caplog.at_level(logging.CRITICAL, module.__name__):
        asyncio.run(run(break_down, "ended"))
