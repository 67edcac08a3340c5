"""The waiting room: seats, the host, and what goes wrong on the way in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import HAND
from tests.browser_online.people import Someone, Table
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

LOOKS_NO_MORE = """() => {
  const ask = window.fetch;
  let asked = false;
  window.fetch = (path, how) => ((asked ||= how?.method === 'POST') ? ask(path, how) : new Promise(() => {}));
}"""
"""The page does not look again who sits where until it has asked for a seat."""


def test_seats_change_and_the_host_arranges_the_table(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, ("open", "open", "open"), variant="scopa")
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa", 1)
    rosa.press("move-2")
    expect(nonna.page.get_by_test_id("row-2")).to_contain_text("Rosa")
    nonna.hears("Seats have changed.")
    expect(rosa.page.get_by_test_id("row-2")).to_contain_text("with Nonna")
    nonna.page.get_by_test_id("fill-1").select_option("greedy")
    rosa.hears("Ada, a computer player, sat down.")
    nonna.press("move-2")
    expect(rosa.page.get_by_test_id("row-0")).to_contain_text("Rosa")
    nonna.press("remove-0")
    expect(rosa.page.get_by_test_id("note")).to_contain_text("host has sent you away")
    rosa.press("sit")
    expect(rosa.page.get_by_test_id("error")).to_contain_text("only the host can let you in again")
    nonna.press("admit")
    expect(nonna.page.get_by_test_id("admit")).to_have_count(0)
    rosa.sit(3)
    expect(nonna.page.get_by_test_id("start")).to_have_attribute("aria-disabled", "true")
    rosa.press("ready")
    expect(nonna.page.get_by_test_id("missing")).to_have_text("One seat is still free.")
    nonna.press("start")
    for person in (nonna, rosa):
        person.page.wait_for_selector(HAND)
    assert nonna.complaints == []
    assert len(rosa.complaints) == 1, "the browser says that she was refused once"


def test_one_sits_down_and_is_ready_by_keys_alone(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    rosa = Someone(open_context(hasty=False), table.link)
    rosa.page.get_by_test_id("name").focus()
    rosa.page.keyboard.type("Rosa")
    rosa.page.keyboard.press("Enter")
    expect(rosa.page.get_by_test_id("ready")).to_be_focused()
    rosa.page.keyboard.press("Enter")
    expect(rosa.page.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")


def test_the_host_leaves_and_another_is_host(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa")
    expect(rosa.page.get_by_test_id("close")).to_have_count(0)
    nonna.press("leave")
    nonna.press("sure")
    rosa.hears("You are the host now.")
    rosa.page.get_by_test_id("close").wait_for()
    expect(nonna.page.get_by_test_id("note")).to_contain_text("You have left your seat")
    nonna.sit()
    rosa.hears("Nonna is the host now.")


def test_the_host_hands_the_table_over(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa")
    expect(rosa.page.get_by_test_id("host-0")).to_have_count(0)
    nonna.press("host-1")
    rosa.hears("You are the host now.")
    nonna.hears("Rosa is the host now.")
    expect(nonna.page.get_by_test_id("row-1")).to_contain_text("host")
    expect(nonna.page.get_by_test_id("start")).to_have_count(0)
    for person in (nonna, rosa):
        person.press("ready")
    for person in (nonna, rosa):
        person.page.wait_for_selector(HAND)
    rosa.open("people")
    rosa.press("host-0")
    nonna.hears("You are the host now.")
    expect(rosa.page.get_by_test_id("host-0")).to_have_count(0)
    assert (nonna.complaints, rosa.complaints) == ([], [])


def test_a_waiting_room_whose_host_is_gone_has_another(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, ("open", "open"), variant="scopa", grace=1)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa")
    nonna.page.close()
    rosa.hears("Nonna has lost the connection.")
    rosa.hears("You are the host now.")
    expect(rosa.page.get_by_test_id("acting")).to_contain_text("you stand in for them")
    expect(rosa.page.get_by_test_id("remove-0")).to_have_count(0)
    expect(rosa.page.get_by_test_id("close")).to_have_count(0)
    rosa.press("start")
    rosa.page.wait_for_selector(HAND)


def test_a_seat_and_a_name_that_are_taken(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, ("open", "open", "greedy"), variant="scopa")
    rosa = Someone(open_context(hasty=False), table.link, "Nonna")
    rosa.press("sit")
    error = rosa.page.get_by_test_id("error")
    expect(error).to_have_text("There is already a Nonna at this table: choose another name.")
    rosa.page.get_by_test_id("name").fill("Rosa")
    pino = {"name": "Pino", "seat": 1}
    rosa.page.evaluate(LOOKS_NO_MORE)
    assert http.post(f"{house.url}/api/tables/{table.ticket['table']}/seats", json=pino).status_code == 201
    rosa.press("sit")
    expect(error).to_have_text("This seat is taken: choose another.")
    rosa.sit()
    expect(rosa.page.get_by_test_id("row-2")).to_contain_text("Rosa")


def test_a_table_that_is_full(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, watchers=False)
    table.host(open_context)
    table.guest(open_context, "Rosa")
    late = Someone(open_context(hasty=False), table.link)
    expect(late.page.get_by_test_id("full")).to_contain_text("All seats are taken")
    expect(late.page.get_by_test_id("sit")).to_have_count(0)
    expect(late.page.get_by_test_id("watch")).to_have_count(0)
    late.page.get_by_test_id("back").click()
    late.page.get_by_test_id("enter-code").fill("ABCDEFG")
    late.press("find-table")
    expect(late.page.get_by_test_id("code-trouble")).to_contain_text("no table with this code")
    late.page.get_by_test_id("enter-code").fill(f"see {table.link}")
    late.press("find-table")
    late.page.get_by_test_id("full").wait_for()


def test_a_seat_that_was_given_away_while_its_person_was_gone(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa")
    rosa.page.goto("about:blank")
    nonna.press("remove-1")
    nonna.hears("Rosa left the table.")
    rosa.page.goto(table.link)
    expect(rosa.page.get_by_test_id("note")).to_contain_text("You no longer have this seat")
    nonna.press("admit")
    rosa.sit()
    nonna.hears("Rosa sat down.")


def test_a_lost_connection_while_waiting(open_context: OpenContext, server: ServerProcess) -> None:
    table = Table(server)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa")
    server.kill()
    expect(nonna.page.get_by_test_id("lost")).to_contain_text("Connection lost")
    nonna.press("ready")  # is sent when the connection is there again
    server.restart()
    rosa.hears("Nonna is ready.")
    expect(nonna.page.get_by_test_id("lost")).to_have_count(0)


def test_a_table_is_set_up_with_its_pace(open_context: OpenContext, house: ServerProcess) -> None:
    nonna = Someone(open_context(hasty=False, viewport={"width": 1280, "height": 800}), house.url, "Nonna")
    nonna.press("family-all")
    nonna.press("game-scopone")
    nonna.page.get_by_test_id("level-2").select_option("open")
    nonna.page.get_by_test_id("clock").select_option("30")
    nonna.page.get_by_test_id("grace").select_option("300")
    nonna.page.get_by_test_id("stand-in-level").select_option("piccolo")
    nonna.page.get_by_test_id("watchers").uncheck()
    nonna.press("deal")
    expect(nonna.page.get_by_test_id("terms")).to_have_text(
        "to 11 · 4 players · 30 seconds per play · the computer takes over for absent players after 5 minutes"
    )
    expect(nonna.page.get_by_test_id("row-2")).to_contain_text("Free seat")
    assert nonna.rooms[-1]["level"] == "piccolo"
    nonna.page.get_by_test_id("read-rules").click()
    expect(nonna.page.get_by_test_id("rule-sheet")).to_contain_text("9 to each player")


def test_a_name_that_is_missing_is_asked_for_in_the_readers_language(
    open_context: OpenContext, house: ServerProcess
) -> None:
    nonna = Someone(open_context(hasty=False, locale="it-IT"), house.url)
    name = nonna.page.get_by_test_id("others-name")
    nonna.press("open-table")
    assert name.evaluate("field => field.validationMessage") == "Va compilato."
    name.press_sequentially("Nonna")
    assert name.evaluate("field => field.validationMessage") == ""
    nonna.press("open-table")
    nonna.page.get_by_test_id("ready").wait_for()


def test_by_keys_alone(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    rosa = Someone(open_context(hasty=False), table.link)
    rosa.page.get_by_test_id("name").focus()
    rosa.page.keyboard.type("Rosa")
    rosa.page.keyboard.press("Enter")
    rosa.page.get_by_test_id("ready").wait_for()
    for person in (rosa, nonna):
        for _ in range(20):
            person.page.keyboard.press("Tab")
            if person.page.evaluate("document.activeElement?.dataset.testid") == "ready":
                break
        person.page.keyboard.press("Enter")
    rosa.page.wait_for_selector(HAND)


def test_the_link_is_copied(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context, permissions=["clipboard-read", "clipboard-write"])
    nonna.press("copy-invite")
    nonna.page.get_by_text("Copied.").wait_for()
    assert nonna.page.evaluate("navigator.clipboard.readText()") == table.link
    assert re.fullmatch(r"[A-Z2-9]{3} [A-Z2-9]{4}", nonna.page.get_by_test_id("code").inner_text())


def test_the_link_is_scanned_by_another_device(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    nonna.press("show-invite")
    picture = nonna.page.get_by_role("img", name="Link to the table, as a QR code to scan")
    assert _scanned(picture) == table.link
    nonna.press("show-invite")
    expect(picture).to_have_count(0)
    nonna.page.get_by_test_id("own-link").locator("summary").click()
    nonna.press("show-seat-link")
    assert _scanned(nonna.page.get_by_test_id("scan-seat-link")) == f"{table.link}#seat={table.ticket['key']}"


def _scanned(picture: Locator) -> str:
    """The data in the squares of a code."""
    side = int((picture.get_attribute("viewBox") or "").split()[-1])
    drawn = picture.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", drawn)}
    grays = bytes(0 if (x // 4, y // 4) in dark else 255 for y in range(4 * side) for x in range(4 * side))
    codes = zxingcpp.read_barcodes(memoryview(grays).cast("B", (4 * side, 4 * side)))
    assert len(codes) == 1
    return codes[0].text


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_people_who_came_by_a_link_find_mute_and_report_in_a_menu(
    lang: str, open_context: OpenContext, house: ServerProcess, tmp_path: Path
) -> None:
    table = Table(house)
    nonna = table.host(open_context, viewport={"width": 390, "height": 844}, locale=lang)
    table.guest(open_context, "Rosa")
    nonna.page.get_by_test_id("more-1").wait_for()
    for action in ("mute-1", "report-1"):
        expect(nonna.page.get_by_test_id(action)).to_be_hidden()
    nonna.page.screenshot(path=tmp_path / f"waiting-{lang}.png", full_page=True)
    nonna.page.get_by_test_id("more-1").press("Enter")
    nonna.press("mute-1")
    expect(nonna.page.get_by_test_id("mute-1")).to_have_attribute("aria-pressed", "true")
    expect(nonna.page.get_by_test_id("report-1")).to_be_visible()
    check_access(nonna.page, "the menu about a person")
    assert fits(nonna.page)
    assert too_small(nonna.page) == []
    assert nonna.complaints == []
