"""Two strangers meet in the lobby, play a rated game, and part: one mutes, reports and blocks the other, and comes back
on another device by the recovery phrase."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import CONTINUE
from tests.browser_online.people import DEVICES, SHEET, Someone, play_round, reload_until_shown
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

TO_TABLE = "[data-testid=to-table]"
PHONE = {"width": 390, "height": 800}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose log is read in the end."""
    running = ServerProcess(tmp_path, flags=["--lobby", "true"])
    yield running
    if running.process.poll() is None:
        running.kill()


def make_profile(page: Page, address: str, name: str) -> str:
    """Make a profile, and return to the start page; the recovery phrase."""
    page.goto(f"{address}/profile")
    page.get_by_test_id("profile-name").fill(name)
    page.get_by_test_id("make-profile").click()
    words = page.get_by_test_id("phrase-words").locator("li")
    expect(words).to_have_count(12)
    phrase = " ".join(words.all_inner_texts())
    page.get_by_test_id("phrase-done").click()
    page.goto(address)
    return phrase


def find_rated(*people: Someone) -> None:
    for someone in people:
        someone.page.get_by_test_id("find-rated").check()
        expect(someone.page.get_by_test_id("find-profile").get_by_role("link")).to_have_attribute("href", "profile")
        someone.press("find")


def play_game(*people: Someone) -> None:
    """Until it is over: a tie begins another round."""
    play_round(*people)
    while not people[0].page.get_by_test_id("play-again").count():
        for someone in people:
            someone.page.locator(f"{CONTINUE}, {TO_TABLE}").click()  # the first one may begin the round for all
        for someone in people:
            expect(someone.page.locator(SHEET)).to_have_count(0)
        play_round(*people)


def test_two_strangers(server: ServerProcess, open_context: OpenContext, tmp_path: Path) -> None:
    ada, bruno = (
        Someone(open_context(hasty=False, viewport=viewport), server.url)
        for viewport in (PHONE, {"width": 1280, "height": 800})
    )
    phrase = make_profile(ada.page, server.url, "Adalgisa")
    make_profile(bruno.page, server.url, "Bernardo")
    find_rated(ada, bruno)
    for someone, other in ((ada, "Bernardo"), (bruno, "Adalgisa")):
        expect(someone.page.get_by_test_id("error")).to_have_text(f"You have found {other}. Enjoy the game!")
        expect(someone.page.get_by_test_id("game-line")).to_contain_text("Rated · Round 1")
    expect(ada.page.get_by_test_id("board-rating")).to_have_count(0)

    ada.open("people")
    ada.press("mute-1")
    expect(ada.page.get_by_test_id("mute-1")).to_have_text("Hear Bernardo again")
    ada.press("report-1")
    expect(ada.page.get_by_test_id("report-window").get_by_role("heading")).to_have_text(
        "Report Bernardo to the people who run this server?"
    )
    check_access(ada.page, "asked before a report")
    ada.press("report-confirm")
    expect(ada.page.get_by_test_id("report-answer")).to_contain_text("can now read your report")
    ada.press("block")
    expect(ada.page.get_by_test_id("block-said")).to_contain_text("You will not be seated with Bernardo any more")
    expect(ada.page.get_by_test_id("block")).to_have_text("Unblock Bernardo")
    check_access(ada.page, "people")
    assert fits(ada.page)
    assert too_small(ada.page) == []
    ada.page.screenshot(path=tmp_path / "people.png")
    ada.press("leave")
    ada.press("sure")
    ada.page.get_by_test_id("find-form").wait_for()

    phone = Someone(open_context(hasty=False, viewport=PHONE), f"{server.url}/profile")
    phone.page.get_by_test_id("phrase-field").fill(phrase)
    phone.press("restore-profile")
    expect(phone.page.get_by_test_id("profile-heading")).to_have_text("Adalgisa")
    reload_until_shown(phone.page, "own-ratings", loaded=DEVICES)  # the server looks every two seconds
    expect(phone.page.get_by_test_id("own-ratings")).to_contain_text("won: 0")
    phone.page.screenshot(path=tmp_path / "profile.png", full_page=True)
    phone.page.goto(server.url)
    bruno.page.goto(server.url)
    find_rated(phone, bruno)
    phone.page.wait_for_timeout(1500)
    for someone in (phone, bruno):
        expect(someone.page.get_by_test_id("seeking")).to_be_visible()
    phone.page.screenshot(path=tmp_path / "seeking.png")

    carla = Someone(open_context(hasty=False), server.url)
    make_profile(carla.page, server.url, "Clotilde")
    carla.page.get_by_test_id("find-rated").check()
    carla.page.screenshot(path=tmp_path / "find.png")
    carla.press("find")
    for someone in (phone, carla):
        someone.page.get_by_test_id("hand").wait_for()
    expect(carla.page.get_by_test_id("board-rating")).to_contain_text("rating 1")
    check_access(carla.page, "a rating on the board")
    assert fits(carla.page)
    carla.page.screenshot(path=tmp_path / "board.png")
    phone.page.screenshot(path=tmp_path / "board-phone.png")
    expect(bruno.page.get_by_test_id("seeking")).to_be_visible()
    for someone in (ada, bruno, phone, carla):
        assert someone.complaints == []
    assert "'Adalgisa' (seat 0) reports 'Bernardo' (seat 1), who has said: nothing lately." in server.stop()


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_rated_game_says_what_it_did_to_the_rating(
    lang: str, server: ServerProcess, open_context: OpenContext, tmp_path: Path
) -> None:
    ada = Someone(open_context(hasty=False, viewport=PHONE, locale=lang), f"{server.url}/profile")
    bruno = Someone(open_context(hasty=False), f"{server.url}/profile")
    for someone, name in ((ada, "Adalgisa"), (bruno, "Bernardo")):
        make_profile(someone.page, server.url, name)
        someone.page.get_by_test_id("find-game").select_option("rubamazzo")
    find_rated(ada, bruno)
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    play_game(ada, bruno)
    figures = []
    for someone in (ada, bruno):
        line = someone.page.get_by_test_id("score-sheet").get_by_test_id("rating-change")
        expect(line).to_contain_text("1500")
        figures.append(int(re.findall(r"1\d\d\d", line.inner_text())[1]))
        expect(someone.page.get_by_test_id("board-rating")).to_have_count(1)
    check_access(ada.page, "the rating on the score sheet")
    assert fits(ada.page)
    assert sum(figures) == 3000
    assert figures[0] != 1500
    expect(bruno.page.get_by_test_id("rating-change")).to_have_text(
        re.compile(rf"Your rating: 1500 → {figures[1]} \(\S{abs(figures[1] - 1500)}\)")
    )
    for someone in (ada, bruno):
        someone.press("play-again")
    for someone in (ada, bruno):  # a rematch needs no other word
        someone.page.get_by_test_id("hand").wait_for()
    bruno.page.goto(f"{server.url}/profile")
    expect(bruno.page.get_by_test_id("last-rated")).to_contain_text(f"1500 → {figures[1]}")
    expect(bruno.page.get_by_test_id("own-results")).to_contain_text(
        f"{'Won' if figures[1] > 1500 else 'Lost'} against Adalgisa"
    )
    expect(bruno.page.get_by_test_id("people-met")).to_have_text("You have met one other person in rated games.")
    bruno.page.screenshot(path=tmp_path / "profile.png", full_page=True)
    check_access(bruno.page, "the profile with results")
    assert fits(bruno.page)
    assert too_small(bruno.page) == []
    bruno.page.goto(server.url)
    expect(bruno.page.get_by_test_id("find-rating")).to_contain_text(f"rating {figures[1]} (")
    for someone in (ada, bruno):
        assert someone.complaints == []
