"""Who may come in, under which name, from which site's pages, and how browsers are told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from settebello.protocol.http import LOOPBACK_HOSTS
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.edge.run import host_names
from tests.support.database_servers import free_port
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, environment, http, server_process

FRIEND, STRANGER = "https://friend.example", "https://evil.example"


def asked(method: str, path: str, app: object, url: str = "http://127.0.0.1", **given: object) -> httpx.Response:
    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=url) as client:
            return await client.request(method, path, **given)  # type: ignore[arg-type]

    return asyncio.run(go())


def test_pages_of_a_site_that_was_named_may_ask() -> None:
    app = make_app(MemoryStore(), origins=[FRIEND])
    preflight = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    may = asked("OPTIONS", "/api/tables", app, headers={"origin": FRIEND, **preflight})
    assert may.status_code == 200
    assert may.headers["access-control-allow-origin"] == FRIEND
    assert "POST" in may.headers["access-control-allow-methods"]
    assert "content-type" in may.headers["access-control-allow-headers"].lower()
    made = asked("POST", "/api/tables", app, json={}, headers={"origin": FRIEND})
    assert (made.status_code, made.headers["access-control-allow-origin"]) == (201, FRIEND)
    refused = asked("POST", "/api/tables", app, json={"seats": 5}, headers={"origin": FRIEND})
    assert (refused.status_code, refused.headers["access-control-allow-origin"]) == (400, FRIEND)
    read = asked("GET", "/api/variants", app, headers={"origin": FRIEND})
    assert read.headers["access-control-allow-origin"] == FRIEND
    assert "origin" in read.headers["vary"].lower()


def test_pages_of_other_sites_may_not() -> None:
    for app in (make_app(MemoryStore(), origins=[FRIEND]), make_app(MemoryStore())):
        for method in ("OPTIONS", "POST", "GET"):
            headers = {"origin": STRANGER, "access-control-request-method": "POST"}
            answer = asked(method, "/api/variants", app, headers=headers)
            assert "access-control-allow-origin" not in answer.headers
            assert method == "GET" or answer.status_code == 403


@pytest.mark.parametrize(("hosts", "status"), [(None, 200), (["scopa.example"], 403)])
def test_a_request_without_a_host_is_answered_if_any_host_is(hosts: list[str] | None, status: int) -> None:
    assert asked("GET", "/health", make_app(MemoryStore(), hosts=hosts), headers={"host": ""}).status_code == status


@pytest.mark.parametrize(
    ("host", "comes_in"),
    [
        ("192.168.1.7:7777", True),
        ("[fe80::1]:7777", True),
        ("127.0.0.1", True),
        ("localhost:7777", True),
        ("evil.example", False),
        ("192.168.1.7.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_on_all_addresses_answers_by_its_address(host: str, comes_in: bool) -> None:
    """A page could lead a name of its own to it, and then read what it answers; no page can do so with an address."""
    app = make_app(MemoryStore(), hosts=LOOPBACK_HOSTS, addresses=True)
    answer = asked("GET", "/api/variants", app, headers={"host": host})
    assert answer.status_code == (200 if comes_in else 403)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("nonnas-macbook.local:7777", 200),
        ("Nonnas-MacBook.local", 200),
        ("nonnas-macbook.local.", 200),
        ("xn--trsor-csa.example", 200),
        ("[2001:DB8:0:0::1]:7777", 200),
        ("127.0.0.1:7777", 200),
        ("LOCALHOST", 200),
        ("trsor.example", 403),
        ("user@nonnas-macbook.local", 403),
        ("nonnas-macbook.local:port", 403),
        ("nonnas-macbook.local:77777", 403),
        ("nonnas-macbook.local/x", 403),
        ("2001:db8::2", 403),
    ],
)
def test_a_named_host_is_known_in_every_spelling(host: str, status: int) -> None:
    """And the address that the server prints when it starts always works."""
    config = Config(hosts=("Nonnas-MacBook.local", "trésor.example", "[2001:db8::1]"))
    app = make_app(MemoryStore(), hosts=host_names(config), config=config)
    assert asked("GET", "/health", app, headers={"host": host}).status_code == status


SAME_SITE = [
    # behind a proxy?, Host, Origin, whether the page may use the server
    (False, "scopa.example", "https://scopa.example", True),
    (False, "scopa.example:443", "https://scopa.example", True),
    (False, "Scopa.example", "https://scopa.example:443", True),
    (False, "scopa.example:7777", "http://scopa.example:7777", True),
    (False, "[::1]:7777", "http://[0:0::1]:7777", True),
    (False, "scopa.example:7777", "http://scopa.example:3000", False),
    (False, "scopa.example", "http://scopa.example:8080", False),
    (True, "scopa.example", "https://scopa.example:8443", True),
    (True, "scopa.example:8080", "https://scopa.example", True),
    (True, "scopa.example:443", "https://scopa.example", True),
    (True, "scopa.example", "https://blog.example", True),
    (True, "scopa.example", "https://evil.example", False),
    (True, "scopa.example", "https://scopa.example.evil.example", False),
    (True, "scopa.example", "https://scopa.example/x", False),
    (True, "scopa.example", "ws://scopa.example", False),
    (True, "scopa.example", "null", False),
    (True, "scopa.example", "", False),
]


@pytest.mark.parametrize(("proxied", "host", "origin", "may"), SAME_SITE)
def test_a_page_of_this_site_is_known_by_its_host_and_port(proxied: bool, host: str, origin: str, may: bool) -> None:
    """A proxy may add a port to the Host header or drop it, as nginx does with ``proxy_set_header Host $host``."""
    config = Config(origins=("https://Blog.example/",), proxies="127.0.0.1" if proxied else "")
    app = make_app(MemoryStore(), origins=config.origins, config=config)
    made = asked("POST", "/api/tables", app, json={}, headers={"host": host, "origin": origin})
    assert made.status_code == (201 if may else 403)


@pytest.mark.parametrize(
    ("flags", "others", "said"),
    [
        ([], 403, True),
        (["--hosts", "scopa.example"], 200, False),
        (["--proxies", "127.0.0.1"], 200, False),
    ],
)
def test_what_it_answers_by_is_said_at_the_start(flags: list[str], others: int, said: bool, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "settebello.server", "--host", "0.0.0.0", "--port", str(port), "--workers", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path), *flags], env=environment(), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"Settebello is at http://127.0.0.1:{port}/\n"
        named = http.get(f"http://127.0.0.1:{port}/health", headers={"host": "scopa.example"})
        assert named.status_code == others
    finally:
        server.terminate()
        assert server.stdout is not None
        with server.stdout:
            rest = server.stdout.read()
        server.wait(TIMEOUT)
    assert ("by its address and as localhost only: name others with --hosts" in rest) == said


def test_whoever_came_by_tls_comes_by_nothing_else() -> None:
    app = make_app(MemoryStore())
    assert (
        asked("GET", "/health", app, "https://scopa.example").headers["strict-transport-security"].startswith("max-age")
    )
    assert "strict-transport-security" not in asked("GET", "/health", app, "http://scopa.example").headers


def test_a_proxy_says_that_it_ends_tls(tmp_path: Path) -> None:
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    for flags, told in ((["--proxies", "127.0.0.1"], True), ([], False)):
        with server_process(tmp_path / str(told), flags=flags) as server:
            headers = http.get(f"{server.url}/health", headers=said).headers
            assert ("strict-transport-security" in headers) == told
