"""Who is notified, of what, and when: with a push service that decrypts what it is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.protocol.http import BY_DAY
from settebello.protocol.push import SubscribeRequest
from settebello.protocol.room import Ready
from settebello.server.clock import Clock
from settebello.server.live.cluster.bus import PresenceReport
from settebello.server.live.live_table import LiveTable
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.people.push.encryption import PushKey, new_private_key
from settebello.server.people.push.notifier import DELAY, Notifier
from settebello.server.people.push.sender import MAX_QUEUED, Outgoing, PushSender
from settebello.server.people.push.services import RefusedSubscription
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.store.subscriptions import MAX_SUBSCRIPTIONS, Subscription
from tests.server.live.waiting_rooms import gathering, guest, run
from tests.support.live_tables import Person, act
from tests.support.memory_store import MemoryStore
from tests.support.push_service import PushService, Subscriber, push_service
from tests.support.server_process import ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

KEY = PushKey(new_private_key(), "mailto:nonna@example.org")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


class House:
    """A process with two people at a table, whose notifications come without a delay."""

    def __init__(self, service: PushService, store: MemoryStore) -> None:
        self.metrics = Metrics()
        self.notifier = Notifier(KEY, [service.origin], store.subscriptions, self.metrics, Clock(), delay=0.0)
        self.registry = TableRegistry(store, call=self.notifier.call)

    def count(self, result: str) -> int:
        line = next(
            (
                one
                for one in self.metrics.text().splitlines()
                if one.startswith(f'settebello_push_total{{result="{result}"')
            ),
            "0",
        )
        return int(float(line.split()[-1]))


@asynccontextmanager
async def two_people(
    service: PushService, **wanted: object
) -> AsyncIterator[tuple[House, LiveTable, list[Person], list[Subscriber]]]:
    """Both at the table, each with a subscription, ready to begin."""
    store = MemoryStore()
    _, host, setup = await gathering(store, **wanted)  # type: ignore[arg-type]
    house = House(service, store)
    house.notifier.start()
    async with house.registry.use(setup.id) as table:
        nonna = Person(0, host.key)
        table.join(nonna)
        browsers = [Subscriber(service, f"{setup.id}-{name}") for name in ("nonna", "rosa")]
        assert nonna.key is not None
        await house.notifier.subscribe(setup.id, nonna.key, _request(browsers[0]), "it")
        people = [nonna, await guest(table, "Rosa")]
        assert people[1].key is not None
        await house.notifier.subscribe(setup.id, people[1].key, _request(browsers[1]), "en")
        yield house, table, people, browsers
    await house.notifier.close()


def _request(browser: Subscriber) -> SubscribeRequest:
    return SubscribeRequest(**browser.subscription)


async def begun(table: LiveTable, people: list[Person]) -> int:
    for person in people:
        await table.submit(person, Ready(id="r", ready=True))
    while table.turn is None:
        await asyncio.sleep(0.01)
    return table.turn


async def told(browser: Subscriber) -> dict[str, object]:
    return await asyncio.to_thread(browser.next)


def test_whoever_does_not_see_the_page_is_told_of_their_turn_and_nothing_else(service: PushService) -> None:
    async def go() -> None:
        async with two_people(service) as (_, table, people, browsers):
            first = await begun(table, people)
            second = 1 - first
            table.note_visibility(people[second], visible=False)
            await table.submit(people[first], act(people[first], name="a1"))
            notice = await told(browsers[second])
            words = {0: "Tocca a te: Scopa", 1: "It is your turn: Scopa"}[second]
            headers = notice.pop("headers")
            lang = {0: "it", 1: "en"}[second]
            assert notice == {"title": "Settebello", "body": words, "table": table.setup.id, "lang": lang}
            assert isinstance(headers, dict)
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["urgency"] == "high"
            assert 0 < len(headers["topic"]) <= 32
            assert table.setup.id not in str(headers)
            table.note_visibility(people[second], visible=True)
            await table.submit(people[second], act(people[second], name="a2"))
            await table.submit(people[first], act(people[first], name="a3"))
            await asyncio.sleep(0.3)
            assert [browser.heard() for browser in browsers] == [0, 0], "everybody sees the page"
            table.leave(people[first])
            await table.submit(people[second], act(people[second], name="a4"))
            assert (await told(browsers[first]))["table"] == table.setup.id
            assert browsers[second].heard() == 0

    run(go())


def presence_elsewhere(seat: int, *, visible: bool) -> PresenceReport:
    """Somebody at that seat is connected to another process."""
    shown = (seat,) if visible else ()
    return PresenceReport(process="other", seats=(seat,), watchers=0, devices=(), visible=shown, readers=())


def test_who_looks_at_another_process_is_not_told(service: PushService) -> None:
    async def go() -> None:
        async with two_people(service) as (house, table, people, browsers):
            first = await begun(table, people)
            second = 1 - first
            table.leave(people[second])
            house.registry._receive(table.setup.id, presence_elsewhere(second, visible=True))
            await table.submit(people[first], act(people[first], name="a1"))
            await asyncio.sleep(0.3)
            assert browsers[second].heard() == 0
            house.registry._receive(table.setup.id, presence_elsewhere(second, visible=False))
            assert table.presence.visible_seats == {first}

    run(go())


def test_the_people_of_a_table_are_told_when_it_has_filled(service: PushService) -> None:
    async def go() -> None:
        store = MemoryStore()
        _, host, setup = await gathering(store)
        house = House(service, store)
        house.notifier.start()
        browser = Subscriber(service, f"{setup.id}-host")
        assert host.key is not None
        await house.notifier.subscribe(setup.id, host.key, _request(browser), "de")
        async with house.registry.use(setup.id) as table:
            await guest(table, "Rosa")
        assert (await told(browser))["body"] == "Der Tisch ist voll: Scopa"
        await house.notifier.close()

    run(go())


def test_in_a_game_by_the_day_people_are_reminded_and_devices_called(service: PushService) -> None:
    async def go() -> None:
        async with two_people(service, clock=BY_DAY) as (house, table, people, browsers):
            first = await begun(table, people)
            table.leave(people[first])
            house.notifier.remind(table)
            notice = await told(browsers[first])
            assert "time" in str(notice["body"]) or "tempo" in str(notice["body"])
            headers = notice["headers"]
            assert isinstance(headers, dict)
            assert (headers["urgency"], 86_300 < int(headers["ttl"]) <= 86_400) == ("high", True)

    run(go())


def test_a_subscription_that_is_gone_is_removed_and_failures_are_counted(service: PushService) -> None:
    async def go() -> None:
        async with two_people(service) as (house, table, people, browsers):
            first = await begun(table, people)
            second = 1 - first
            for status, result in ((500, "failed"), (302, "failed"), (410, "gone")):
                service.statuses[browsers[second].path] = status
                before = house.count(result)
                people[second].visible = False
                house.notifier.call(table, "round", second)
                await told(browsers[second])
                while house.count(result) == before:
                    await asyncio.sleep(0.02)
            key = people[second].key
            assert key is not None
            while await house.registry.store.subscriptions.of_seat(table.setup.id, key):
                await asyncio.sleep(0.02)
            assert service.received == [], "it follows no redirection"

    run(go())


def test_a_service_that_does_not_answer_stops_nobody(service: PushService) -> None:
    async def go() -> None:
        metrics = Metrics()
        sender = PushSender(KEY, _ignore, metrics)
        good = Subscriber(service, "good")
        lost = {"endpoint": "http://127.0.0.1:9/x", "p256dh": good.subscription["p256dh"], "auth": "AA"}
        sender.start()
        for wanted in (lost, lost | {"p256dh": "AA"}, good.subscription):
            sender.queue(_outgoing(wanted))
        assert (await told(good))["body"] == "words"
        await sender.close()
        assert 'result="failed"} 2.0' in metrics.text()

    run(go())


def test_who_is_wanted_again_and_again_is_told_once(service: PushService) -> None:
    """Two programs that play ten actions a second must not fill the queue of all tables."""

    async def go() -> None:
        async with two_people(service) as (house, table, people, browsers):
            first = await begun(table, people)
            house.notifier._delay = 0.2
            table.note_visibility(people[first], visible=False)
            for _ in range(100):
                house.notifier.call(table, "turn", first)
            assert len(house.notifier._pending) == 1
            assert (await told(browsers[first]))["table"] == table.setup.id
            await asyncio.sleep(0.3)
            assert browsers[first].heard() == 0
            assert (house.count("sent"), house.notifier._pending) == (1, {})

    run(go())


def test_the_queue_does_not_grow() -> None:
    async def go() -> None:
        metrics = Metrics()
        sender = PushSender(KEY, _ignore, metrics)
        for _ in range(MAX_QUEUED + 5):
            sender.queue(_outgoing({"endpoint": "http://127.0.0.1:9/x", "p256dh": "A", "auth": "A"}))
        assert sender.waiting == MAX_QUEUED
        assert 'result="dropped"} 5.0' in metrics.text()

    run(go())


async def _ignore(_: str) -> None:
    pass


def _outgoing(wanted: dict[str, str]) -> Outgoing:
    from settebello.protocol.push import PushNotification

    to = Subscription(table="t", key="k", lang="en", since=1, **wanted)
    words = PushNotification(title="Settebello", body="words", table="t", lang="en")
    return Outgoing(to=to, notification=words, seconds=60, urgent=False)


def test_a_seat_has_a_few_subscriptions_and_those_of_a_table_go_with_it(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path)
        memory = MemoryStore()
        _, _, setup = await gathering(memory)
        await store.create(setup)
        one = Subscription(table=setup.id, key="k", endpoint="", p256dh="p", auth="a", lang="en", since=0)

        for n in range(MAX_SUBSCRIPTIONS + 3):
            await store.subscriptions.put(replace(one, endpoint=f"https://{n}", since=n))
        await store.subscriptions.put(replace(one, endpoint="https://7", since=8, lang="ar"))
        kept = await store.subscriptions.of_seat(setup.id, "k")
        assert sorted(kept_one.endpoint for kept_one in kept) == [f"https://{n}" for n in range(3, 8)]
        assert [kept_one.lang for kept_one in kept if kept_one.endpoint == "https://7"] == ["ar"]
        await store.subscriptions.remove(setup.id, "k", "https://7")
        await store.subscriptions.forget("https://6")
        assert len(await store.subscriptions.of_seat(setup.id, "k")) == 3
        await store.expire(2e9, gathering_before=2e9)
        assert await store.subscriptions.of_seat(setup.id, "k") == []
        await store.close()

    run(go())


def test_a_refused_subscription_is_not_stored(service: PushService) -> None:
    async def go() -> None:
        store = MemoryStore()
        notifier = Notifier(KEY, [service.origin], store.subscriptions, Metrics(), Clock())
        wanted = Subscriber(service, "x").subscription | {"endpoint": "https://example.org/x"}
        with pytest.raises(RefusedSubscription):
            await notifier.subscribe("t", "k", SubscribeRequest(**wanted), "en")
        assert await store.subscriptions.of_seat("t", "k") == []

    run(go())


# A whole server


@pytest.fixture(scope="module")
def house(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    flags = ["--push-services", service.origin, "--push-contact", "nonna@example.org"]
    with server_process(tmp_path_factory.mktemp("push"), flags=flags) as server:
        yield server


@pytest.mark.slow
def test_a_server_tells_its_key_and_notifies_of_a_turn(house: ServerProcess, service: PushService) -> None:
    assert len(http.get(f"{house.url}/api/push").json()["key"]) == 87
    ticket = open_table(house, against=["random"], clock=BY_DAY)
    browser = Subscriber(service, "server")
    address = f"{house.url}/api/tables/{ticket['table']}/seats/push"
    mine = {"authorization": f"Bearer {ticket['key']}"}
    asked = browser.subscription
    assert http.post(address, json=asked).status_code == 403, "without a key"
    assert http.post(address, json=asked, headers={"authorization": "Bearer other"}).json()["code"] == "wrong-key"
    assert http.post(f"{house.url}/api/tables/none/seats/push", json=asked, headers=mine).status_code == 404
    far = http.post(address, json=asked | {"endpoint": "https://10.0.0.1/x"}, headers=mine)
    assert (far.status_code, far.json()["code"]) == (400, "other-push-service")
    bad = http.post(address, json=asked | {"p256dh": "x"}, headers=mine)
    assert (bad.status_code, bad.json()["code"]) == (400, "wrong-push-keys")
    assert http.post(address, json=asked | {"endpoint": "x" * 1001}, headers=mine).status_code == 400
    assert http.post(address, json=asked | {"lang": "es"}, headers=mine).status_code == 204
    client = Client(house, ticket)
    client.say({"type": "visible", "id": "v", "visible": False})
    assert client.hear("ok")["id"] == "v"
    client.move()
    assert browser.next()["body"] == "Te toca jugar: Scopa"
    gone = http.request("DELETE", address, json={"endpoint": browser.endpoint}, headers=mine)
    assert gone.status_code == 204
    time.sleep(DELAY + 0.5)
    service.received.clear()
    client.move()
    client.wait_for_turn()
    time.sleep(DELAY + 0.5)
    client.close()
    assert browser.heard() == 0


@pytest.mark.slow
def test_a_server_without_notifications_says_so(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--push", "false"]) as server:
        assert http.get(f"{server.url}/api/push").json() == {"key": None}
        ticket = open_table(server)
        answer = http.post(
            f"{server.url}/api/tables/{ticket['table']}/seats/push",
            json={"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"},
            headers={"authorization": f"Bearer {ticket['key']}"},
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "no-push")
        assert not (tmp_path / "push-key").exists()
