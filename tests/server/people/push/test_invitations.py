"""Invitations of friends come as notifications, to the devices that have asked for them and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest
from starlette.types import ASGIApp, Message

from settebello.server.credentials import new_key
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config
from settebello.server.people.push.encryption import PushKey, new_private_key
from tests.server.edge.http.endpoints.test_friends import People, opened
from tests.server.edge.http.endpoints.test_games import refusal
from tests.server.edge.http.endpoints.test_profiles import bearer
from tests.support.memory_store import MemoryStore
from tests.support.push_service import PushService, Subscriber, push_service

PUSH = "/api/profiles/own/push"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@asynccontextmanager
async def started(app: ASGIApp) -> AsyncIterator[None]:
    """An application that runs: it sends notifications."""
    incoming: asyncio.Queue[Message] = asyncio.Queue()
    outgoing: asyncio.Queue[Message] = asyncio.Queue()
    running = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, incoming.get, outgoing.put))
    for what in ("startup", "shutdown"):
        await incoming.put({"type": f"lifespan.{what}"})
        assert (await outgoing.get())["type"] == f"lifespan.{what}.complete"
        if what == "startup":
            yield
    await running


def run(service: PushService, go: Callable[[People], Awaitable[None]]) -> None:
    """With Rosa and Pina, who are friends, on a server that notifies people."""

    async def do() -> None:
        store = MemoryStore()
        key = PushKey(new_private_key(), "mailto:nonna@example.org")
        app = make_app(store, config=Config(push_services=(service.origin,)), push_key=key)
        transport = httpx.ASGITransport(app)
        async with started(app), httpx.AsyncClient(transport=transport, base_url="http://here") as here:
            people = People(here, store)
            for name in ("Rosa", "Pina"):
                await people.make(name)
            await people.meet("Rosa", "Pina", "Guest")
            await people.befriend()
            await go(people)

    asyncio.run(do())


async def subscribe(people: People, name: str, browser: Subscriber, lang: str = "en") -> httpx.Response:
    return await people.here.post(PUSH, json={**browser.subscription, "lang": lang}, headers=bearer(people.keys[name]))


async def told(browser: Subscriber) -> dict[str, object]:
    return await asyncio.to_thread(browser.next)


def test_a_friend_who_has_asked_is_told_once_of_an_invitation(service: PushService) -> None:
    async def go(people: People) -> None:
        browser = Subscriber(service, "pina")
        assert (await subscribe(people, "Pina", browser, "it")).status_code == 204
        table = await opened(people, "Rosa")
        for _ in range(3):  # whoever invites again and again rings once
            assert (await people.invite("Rosa", "Pina", table)).status_code == 204
        notice = await told(browser)
        notice.pop("headers")
        assert notice == {"title": "Settebello", "body": "Rosa ti invita: Scopa", "table": table, "lang": "it"}
        await asyncio.sleep(0.3)
        assert browser.heard() == 0

    run(service, go)


def test_nobody_else_is_told(service: PushService) -> None:
    async def go(people: People) -> None:
        rosa, pina, new = (Subscriber(service, name) for name in ("rosa", "first", "second"))
        for name, browser in (("Rosa", rosa), ("Pina", pina), ("Pina", new)):  # the last replaces the one before
            assert (await subscribe(people, name, browser)).status_code == 204
        await people.remove("Pina", "Rosa")
        table = await opened(people, "Rosa")
        assert await refusal(people.invite("Rosa", "Pina", table)) == (409, "no-friend")
        await people.befriend()
        assert (await people.invite("Rosa", "Pina", table)).status_code == 204
        assert (await told(new))["table"] == table
        assert [rosa.heard(), pina.heard()] == [0, 0]

    run(service, go)


@pytest.mark.parametrize("how", ["switched off", "device removed", "profile deleted", "browser gone"])
def test_a_subscription_ends(service: PushService, how: str) -> None:
    async def go(people: People) -> None:
        browser = Subscriber(service, f"ends-{how.replace(' ', '-')}")
        assert (await subscribe(people, "Pina", browser)).status_code == 204
        subscriptions, key = people.store.subscriptions, bearer(people.keys["Pina"])
        assert len(await subscriptions.of_profile(people.ids["Pina"])) == 1
        if how == "switched off":
            assert (await people.here.delete(PUSH, headers=key)).status_code == 204
        elif how == "device removed":
            own = (await people.here.get("/api/profiles/own", headers=key)).json()
            device = own["devices"][0]["id"]
            assert (await people.here.delete(f"/api/profiles/own/devices/{device}", headers=key)).status_code < 300
        elif how == "profile deleted":
            assert (await people.here.delete("/api/profiles/own", headers=key)).status_code == 204
        else:
            await subscriptions.forget(browser.endpoint)
        assert await subscriptions.of_profile(people.ids["Pina"]) == []

    run(service, go)


def test_what_is_refused(service: PushService) -> None:
    async def go(people: People) -> None:
        browser = Subscriber(service, "refused")
        stranger = await people.here.post(PUSH, json=browser.subscription, headers=bearer(new_key()))
        assert stranger.status_code == 404
        elsewhere = {**browser.subscription, "endpoint": "https://example.org/x"}
        answer = await people.here.post(PUSH, json=elsewhere, headers=bearer(people.keys["Pina"]))
        assert 400 <= answer.status_code < 500
        assert await people.store.subscriptions.of_profile(people.ids["Pina"]) == []

    run(service, go)
