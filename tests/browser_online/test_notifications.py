"""Notifications in a browser: nothing is asked before the button is pressed; what is sent is shown.

Chromium without a window has no push service behind it: the test takes the place of the browser's subscription, and
hands the worker what the service would. Whether a browser asks its person, and shows the notification on the screen, is
not tested."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from settebello import client
from tests.browser.conftest import OpenContext
from tests.browser_online.people import Someone, Table
from tests.browser_online.test_strangers import make_profile
from tests.client.online_games import both_play, link_of
from tests.support.chromium import ARGUMENTS, find_chromium
from tests.support.push_service import PushService, Subscriber, push_service
from tests.support.server_process import ServerProcess, http, open_table, server_process

pytestmark = pytest.mark.browser

SUBSCRIBES = """
window.asked = 0;
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { window.asked++; return ask(); };
PushManager.prototype.getSubscription = () => Promise.resolve(null);
PushManager.prototype.subscribe = options => {
  window.wanted = options;
  const { endpoint, p256dh, auth } = WANTED;
  return Promise.resolve({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) });
};
"""
"""Counts the questions, and subscribes at the service of the test."""
SHOWN = """async () => {
  const { getNotifications } = ServiceWorkerRegistration.prototype;
  const shown = await getNotifications.call(await navigator.serviceWorker.ready);
  return shown.map(({ title, body, tag }) => [title, body, tag]);
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def notifying(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("push"), flags=["--push-services", service.origin]) as server:
        yield server


def deliver(context: BrowserContext, page: Page, server: ServerProcess, notice: dict[str, object]) -> None:
    """Hand the worker a message, as the browser does with what comes from its push service."""
    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = {"origin": server.url, "registrationId": found[-1], "data": json.dumps(notice)}
    devtools.send("ServiceWorker.deliverPushMessage", message)


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications."""
    found = find_chromium(whole=True)
    if found is None:
        pytest.skip("Notifications need the whole Chromium on PATH (Debian: apt-get install chromium).")
    running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
    yield running
    running.close()


def test_whoever_asks_for_notifications_is_told_of_their_turn(
    open_context: OpenContext, notifying: ServerProcess, service: PushService, tmp_path: Path
) -> None:
    table = Table(notifying)
    browser = Subscriber(service, "browser")
    context = open_context(hasty=False, worker=True)
    context.grant_permissions(["notifications"], origin=notifying.url)
    context.add_init_script(SUBSCRIBES.replace("WANTED", json.dumps(browser.subscription)))
    nonna = Someone(context, f"{table.link}#seat={table.ticket['key']}", "Nonna")
    page = nonna.page
    button = page.get_by_test_id("notify")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.asked") == 0, "nothing is asked by itself"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("[window.asked, window.wanted.userVisibleOnly]") == [1, True]
    page.goto(notifying.url)
    rosa = table.guest(open_context, "Rosa")
    notice = browser.next()
    assert (notice["body"], notice["table"]) == ("The table has filled: Scopa", table.ticket["table"])
    notice.pop("headers")
    deliver(context, page, notifying, notice)
    while not page.evaluate(SHOWN):
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == [["Settebello", "The table has filled: Scopa", table.link]]
    page.goto(table.link)
    expect(page.get_by_test_id("notify")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.asked") == 0, "the subscription is renewed without a question"
    page.get_by_test_id("notify").click()
    expect(page.get_by_test_id("notify")).to_have_attribute("aria-pressed", "false")
    assert nonna.complaints == rosa.complaints == []


def test_whoever_asks_for_invitations_is_told_of_them(
    open_context: OpenContext, notifying: ServerProcess, service: PushService
) -> None:
    browser = Subscriber(service, "invited")
    context = open_context(hasty=False, worker=True)
    context.grant_permissions(["notifications"], origin=notifying.url)
    context.add_init_script(SUBSCRIBES.replace("WANTED", json.dumps(browser.subscription)))
    rosa = Someone(context, f"{notifying.url}/profile")
    page = rosa.page
    make_profile(page, notifying.url, "Rosa")
    expect(page.get_by_test_id("notify")).to_have_count(0)  # nobody can invite her
    own = page.evaluate("JSON.parse(localStorage['settebello.profile']).key")
    pina = client.make_profile(notifying.url, "Pina", program=False).profile
    befriend(notifying, own, pina)
    page.reload()
    button = page.get_by_test_id("friends").get_by_test_id("notify")
    expect(button).to_have_text("Tell me when a friend invites me")
    assert page.evaluate("window.asked") == 0, "nothing is asked by itself"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("notify-detail")).to_have_text(
        "You are notified when a friend invites you. Press again to stop."
    )
    assert page.evaluate("window.asked") == 1

    table = open_table(notifying, against=["open"], name="Pina", profile_key=pina.key)["table"]
    (friend,) = pina.friends()
    address = f"{notifying.url}/api/profiles/own/friends/{friend.id}/invitation"
    bearer = {"authorization": f"Bearer {pina.key}"}
    assert http.post(address, json={"table": table}, headers=bearer).status_code == 204
    notice = browser.next()
    assert (notice["body"], notice["table"]) == ("Pina invites you: Scopa", table)
    notice.pop("headers")
    deliver(context, page, notifying, notice)
    while not page.evaluate(SHOWN):
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == [["Settebello", "Pina invites you: Scopa", f"{notifying.url}/table/{table}"]]

    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.asked") == 0, "the subscription is renewed without a question"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("notify-detail")).to_contain_text("Your browser then tells you")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert rosa.complaints == []


def befriend(server: ServerProcess, own: str, other: client.OnlineProfile) -> None:
    """Two profiles play a game, and add each other."""
    ticket = open_table(server, against=["open"], name="Rosa", profile_key=own, settings={"target": "1"})
    host = client.sit_down(link_of(server, ticket), "")
    guest = client.sit_down(link_of(server, ticket, own=False), "", profile=other)
    with host, guest:
        both_play(host, guest)
    for seat, key in ((1, own), (0, other.key)):
        asked = http.post(
            f"{server.url}/api/profiles/own/friends",
            json={"table": ticket["table"], "seat": seat},
            headers={"authorization": f"Bearer {key}"},
        )
        assert asked.status_code == 204


def test_a_browser_that_refuses_says_how_to_allow_them(open_context: OpenContext, notifying: ServerProcess) -> None:
    table = Table(notifying)
    context = open_context(hasty=False, worker=True)
    context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    nonna = Someone(context, f"{table.link}#seat={table.ticket['key']}", "Nonna")
    expect(nonna.page.get_by_test_id("notify-detail")).to_contain_text("does not let this page send notifications")
    expect(nonna.page.get_by_test_id("notify")).to_have_count(0)
