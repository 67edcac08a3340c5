"""The address of a client, behind proxies too, by which its requests are counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.edge.http.client_address import ForwardedAddressMiddleware, TrustedProxies, rate_limit_key
from settebello.server.limits.limits import Limits
from tests.support.memory_store import MemoryStore
from tests.support.server_process import http, server_process


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_ipv6_network_is_one_address(one: str, other: str, *, same: bool) -> None:
    assert (rate_limit_key(one) == rate_limit_key(other)) == same


@pytest.mark.parametrize("path", ["/api/variants", "/ready", "/metrics", "/api/codes/ABCDEFG"])
def test_the_addresses_of_a_network_share_what_they_may_ask(path: str) -> None:
    async def go() -> None:
        app = make_app(MemoryStore(), config=Config(limits=Limits(requests=0.5, codes=4.0)))
        codes = []
        for number in range(9):
            transport = httpx.ASGITransport(app=app, client=(f"2001:db8::{number}", 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
                codes.append((await client.get(path)).status_code)
        assert codes[0] != 429
        assert codes[-1] == 429
        other = httpx.ASGITransport(app=app, client=("2001:db8:0:1::1", 5))
        async with httpx.AsyncClient(transport=other, base_url="http://there.example") as client:
            assert (await client.get(path)).status_code != 429

    asyncio.run(go())


FORWARDED = [
    (1, ["203.0.113.9"], "203.0.113.9"),
    (1, ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
    (1, ["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
    (2, ["1.1.1.1, 203.0.113.9, 10.0.0.1"], "203.0.113.9"),
    (2, ["203.0.113.9"], "192.0.2.1"),
    (1, ["[2001:db8::1]:4711"], "2001:db8::1"),
    (1, ["203.0.113.9:4711"], "203.0.113.9"),
    (1, [], "192.0.2.1"),
]


@pytest.mark.parametrize(("hops", "named", "client"), FORWARDED)
def test_of_many_addresses_the_one_counts_that_the_own_proxies_wrote(hops: int, named: list[str], client: str) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])

    async def go() -> None:
        headers = [(b"x-forwarded-for", value.encode()) for value in named]
        scope = {"type": "http", "client": ("192.0.2.1", 5), "headers": headers}
        await ForwardedAddressMiddleware(app, hops)(scope, None, None)  # type: ignore[arg-type]  # nothing is received or sent

    asyncio.run(go())
    assert seen == [client]


@pytest.mark.parametrize(
    ("kind", "came_by", "told", "scheme"),
    [
        ("http", "http", "https", "https"),
        ("http", "https", " http ", "http"),
        ("http", "https", "gopher", "https"),
        ("http", "http", None, "http"),
        ("websocket", "ws", "https", "wss"),
        ("websocket", "wss", "http", "ws"),
        ("websocket", "ws", None, "ws"),
    ],
)
def test_the_proxy_tells_whether_the_client_came_by_tls(kind: str, came_by: str, told: str | None, scheme: str) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["scheme"])

    headers = [(b"host", b"https"), *([] if told is None else [(b"x-forwarded-proto", told.encode())])]
    scope = {"type": kind, "scheme": came_by, "client": ("192.0.2.1", 5), "headers": headers}
    asyncio.run(ForwardedAddressMiddleware(app, 1)(scope, None, None))  # type: ignore[arg-type]  # as above
    assert seen == [scheme]


def test_a_made_up_address_before_the_proxys_own_frees_nobody(tmp_path: Path) -> None:
    for proxies in ("*", "1", "127.0.0.1"):
        with server_process(tmp_path / proxies.replace("*", "any"), flags=["--proxies", proxies]) as server:
            asked = [
                http.get(
                    f"{server.url}/api/codes/ABCDEFG", headers={"x-forwarded-for": f"198.51.100.{n}, 203.0.113.9"}
                ).status_code
                for n in range(30)
            ]
            assert asked[-1] == 429, proxies
            headers = {"x-forwarded-for": "198.51.100.1, 203.0.113.10"}
            assert http.get(f"{server.url}/api/codes/ABCDEFG", headers=headers).status_code == 404, (
                proxies
            )  # another one


def test_proxies_are_found_by_name_and_by_network() -> None:
    assert "192.0.2.1" in TrustedProxies("*")
    assert "10.9.9.9" in TrustedProxies("10.0.0.0/8")
    assert "::ffff:10.9.9.9" in TrustedProxies("10.0.0.0/8")
    assert "192.0.2.1" not in TrustedProxies("10.0.0.0/8, 2001:db8::/32")
