"""The page's verdict on the shuffle: with one honest device nobody can have chosen the cards (docs/shuffle.md)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from settebello.record import proofs, read
from settebello.record.fairness import BrokenPromise
from settebello.witness import TWO_LISTS, Witness, broken_promises
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import HAND
from tests.browser_online.people import Someone, Table, play_round
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 640}
DIGITS = re.compile("^[0-9a-f]{64}$")


def alone(open_context: OpenContext, house: ServerProcess, **wanted: Any) -> Someone:
    """Somebody at the start page."""
    return Someone(open_context(hasty=False, **wanted), house.url)


def test_from_play_to_the_first_turn_there_is_one_request_and_one_message(
    open_context: OpenContext, house: ServerProcess
) -> None:
    asked: list[str] = []
    sent: list[str] = []
    nonna = alone(open_context, house)
    nonna.page.on("request", lambda request: asked.append(request.method))
    nonna.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))
    )
    nonna.press("play-now")
    nonna.page.wait_for_selector(HAND)
    assert asked.count("POST") == 1
    assert sent == ["join"]


def test_a_fair_round_is_said_to_be_fair(open_context: OpenContext, house: ServerProcess) -> None:
    nonna = alone(open_context, house)
    nonna.press("play-now")
    nonna.page.wait_for_selector(HAND)
    for _ in range(2):
        play_round(nonna)
        proof = nonna.page.get_by_test_id("proof")
        expect(proof).to_have_attribute("data-promised", "kept")
        expect(proof).to_have_attribute("data-part", "yes")
        expect(proof.locator("summary")).to_have_text("The shuffle was fair")
        expect(nonna.page.get_by_test_id("save-evidence")).to_have_count(0)
        nonna.press("continue")
        expect(nonna.page.get_by_test_id("score-sheet")).to_have_count(0)
    assert nonna.complaints == []


def test_two_devices_take_part_and_who_watches_is_told(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna, rosa = table.playing(open_context)
    pino = Someone(open_context(hasty=False), table.link)
    pino.press("watch")
    pino.page.get_by_test_id("watching").wait_for()
    rosa.open("fair")
    expect(rosa.page.get_by_test_id("fair-now")).to_have_text(
        "Your device shuffled the cards together with the server, so nobody can have chosen them. "
        "When the round is over, this page checks that not a single card was changed."
    )
    expect(rosa.page.get_by_test_id("commitment")).not_to_be_visible()
    rosa.page.locator("dialog summary").click()
    expect(rosa.page.get_by_test_id("commitment")).to_be_visible()
    expect(rosa.page.get_by_test_id("took-part")).to_contain_text("Your device took part. 2 devices took part")
    for what in ("commitment", "share", "transcript"):
        expect(rosa.page.get_by_test_id(what)).to_have_text(DIGITS)
    rosa.page.keyboard.press("Escape")
    play_round(nonna, rosa)
    for person, part, words in (
        (nonna, "yes", "Nobody can have chosen the cards"),
        (rosa, "yes", "Nobody can have chosen the cards"),
        (pino, "watching", "If one of these devices is honest"),
    ):
        proof = person.page.get_by_test_id("proof")
        expect(proof).to_have_attribute("data-promised", "kept")
        expect(proof).to_have_attribute("data-part", part)
        proof.locator("summary").click()
        expect(proof).to_contain_text(words)
        expect(proof).to_contain_text("Every shuffle of this game was completed.")


@pytest.mark.parametrize(("scheme", "lang", "width"), [("light", "en", 360), ("dark", "ar", 1280)])
def test_a_forged_record_is_called_a_broken_promise(
    open_context: OpenContext, house: ServerProcess, scheme: str, lang: str, width: int
) -> None:
    view = {"width": width, "height": 640 if width < 500 else 800}
    nonna = alone(open_context, house, color_scheme=scheme, locale=lang, viewport=view)
    nonna.page.route("**/record", _forge)
    nonna.press("play-now")
    play_round(nonna)  # chkobba, in Arabic, can begin with a choice instead of a hand
    proof = nonna.page.get_by_test_id("proof")
    expect(proof).to_have_attribute("data-promised", "broken")
    expect(proof).to_have_attribute("data-fault", "server")
    _check(nonna.page, "a broken promise")
    text = _saved(nonna.page)
    evidence = json.loads(text)
    assert evidence["fault"] == "server"
    assert DIGITS.match(evidence["shares"][0]["share"])
    with pytest.raises(BrokenPromise, match="server's seed"):
        proofs(read(evidence["record"]))
    assert broken_promises(Witness.from_json(text), read(_record(nonna, house))) == ()
    nonna.press("continue")
    expect(nonna.page.get_by_test_id("score-sheet")).to_have_count(0)


def _forge(route: Route) -> None:
    """Another seed of the server than the one that it had committed to."""
    text = route.fetch().text()
    route.fulfill(status=200, body=re.sub(r'\[ServerSeed "....', '[ServerSeed "0000', text))


def test_a_record_of_a_later_shuffle_asks_for_a_newer_page(open_context: OpenContext, house: ServerProcess) -> None:
    def later(route: Route) -> None:
        route.fulfill(status=200, body=route.fetch().text().replace("[ShuffleProtocol 2]", "[ShuffleProtocol 3]"))

    nonna = alone(open_context, house)
    nonna.page.route("**/record", later)
    nonna.press("play-now")
    nonna.page.wait_for_selector(HAND)
    play_round(nonna)
    expect(nonna.page.get_by_test_id("proof")).to_contain_text("This page is older than the server")
    nonna.press("reload")
    nonna.page.get_by_test_id("score-sheet").wait_for()


def test_a_second_list_is_shown_at_once_and_the_game_goes_on(open_context: OpenContext, house: ServerProcess) -> None:
    """A server that exchanges its list once the device has seen one: nothing is revealed, and all of it is kept."""
    nonna = Someone(open_context(hasty=False, viewport=PHONE), house.url)
    nonna.page.route_web_socket(re.compile("/socket"), _two_lists)
    nonna.press("play-now")
    nonna.page.wait_for_selector(HAND)
    play_round(nonna)
    broken = nonna.page.get_by_test_id("broken")
    expect(broken).to_have_attribute("data-fault", "second")
    expect(broken).to_contain_text("two different lists")
    _check(nonna.page, "two lists")
    witness = Witness.from_json(_saved(nonna.page))
    assert [listed.round for listed in witness.lists] == [2, 2]
    assert broken_promises(witness, read(_record(nonna, house))) == (TWO_LISTS(round=2, exchange=1),)
    nonna.press("broken-close")
    nonna.press("continue")
    nonna.page.wait_for_selector(HAND)


def _two_lists(socket: WebSocketRoute) -> None:
    """Between the page and the server: announces a different list of the second round after the first."""
    server = socket.connect_to_server()

    def told(message: str | bytes) -> None:
        socket.send(message)
        said = json.loads(message)
        if said["type"] == "shuffle" and said["round"] == 2 and said["transcript"] is not None:
            socket.send(json.dumps(said | {"transcript": said["transcript"] | {"server": "00" * 32}}))

    server.on_message(told)


def _record(player: Someone, house: ServerProcess) -> str:
    """As the server keeps it."""
    return http.get(f"{house.url}/api/tables/{player.table_name}/record").text


def _saved(page: Page) -> str:
    """The file with the evidence."""
    with page.expect_download() as download:
        page.get_by_test_id("save-evidence").last.click()
    return download.value.path().read_text("utf-8")


def _check(page: Page, what: str) -> None:
    check_access(page, what)
    assert fits(page), what
    assert too_small(page) == [], what
