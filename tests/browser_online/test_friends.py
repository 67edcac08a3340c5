"""Two strangers meet in the lobby, play a rated game, become friends, and meet again: now, and over days."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import TIMEOUT_MS, OpenContext, need_the_page
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_online.people import Someone, reload_until_shown
from tests.browser_online.test_strangers import PHONE, find_rated, make_profile, play_game
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server whose log may be read in the end."""
    need_the_page()
    running = ServerProcess(tmp_path, flags=["--lobby", "true"])
    yield running
    if running.process.poll() is None:
        running.kill()


def check_screen(page: Page, what: str, folder: Path) -> None:
    page.screenshot(path=folder / f"{what.replace(' ', '-')}.png")
    check_access(page, what)
    assert fits(page), what
    assert too_small(page) == [], what


def meet_and_play(server: ServerProcess, *people: tuple[Someone, str]) -> None:
    for someone, name in people:
        make_profile(someone.page, server.url, name)
        someone.page.get_by_test_id("find-game").select_option("rubamazzo")  # it is short
    find_rated(*(someone for someone, _ in people))
    for someone, _ in people:
        someone.page.get_by_test_id("hand").wait_for()
    play_game(*(someone for someone, _ in people))


def sit_and_begin(host: Someone, guest: Someone) -> None:
    guest.page.get_by_test_id("to-invitation").click()
    guest.sit()
    for someone in (host, guest):
        someone.press("ready")
    for someone in (host, guest):
        someone.page.get_by_test_id("hand").wait_for()


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_two_strangers_become_friends_and_meet_again(
    lang: str, server: ServerProcess, open_context: OpenContext, tmp_path: Path
) -> None:
    ada = Someone(open_context(hasty=False, viewport=PHONE, locale=lang), f"{server.url}/profile")
    bruno = Someone(open_context(hasty=False, viewport=DESKTOP), f"{server.url}/profile")
    meet_and_play(server, (ada, "Adalgisa"), (bruno, "Bernardo"))

    # They talk at the end of the game.
    talk = [someone.page.get_by_test_id("end-talk") for someone in (ada, bruno)]
    talk[1].locator("[data-phrase=well-played]").click()
    expect(talk[0].get_by_test_id("said").locator("b")).to_have_text("Bernardo")
    check_screen(ada.page, f"told well played {lang}", tmp_path)
    talk[0].locator("[data-phrase=laugh]").click()
    expect(talk[1].get_by_test_id("said").filter(has_text="Adalgisa").locator("svg")).to_be_visible()

    # Both agree to be friends.
    check_screen(ada.page, f"may add {lang}", tmp_path)
    ada.press("add-friend")
    ada.page.get_by_test_id("friendship").wait_for()
    expect(bruno.page.get_by_test_id("add-friends")).to_contain_text("Adalgisa would like to be your friend.")
    check_screen(bruno.page, f"is asked {lang}", tmp_path)
    bruno.press("add-friend")
    for someone, other in ((ada, "Bernardo"), (bruno, "Adalgisa")):
        expect(someone.page.get_by_test_id("friendship")).to_contain_text(other)
        expect(someone.page.get_by_test_id("add-friend")).to_have_count(0)
    expect(bruno.page.get_by_test_id("friendship")).to_have_text("You and Adalgisa are friends.")
    ada.page.screenshot(path=tmp_path / f"friends-{lang}.png")

    # A rematch, and the running score after it.
    expect(ada.page.get_by_test_id("games-won")).to_have_count(0)
    for someone in (ada, bruno):
        someone.press("play-again")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    play_game(ada, bruno)
    for someone in (ada, bruno):
        games = someone.page.get_by_test_id("games-won").locator("b")
        expect(games).to_have_count(2)
        assert sum(map(int, games.all_inner_texts())) == 2
    check_screen(ada.page, f"running score {lang}", tmp_path)

    # The next day, each comes back in the same browser.
    states = [someone.page.context.storage_state() for someone in (ada, bruno)]
    for someone in (ada, bruno):
        assert someone.complaints == []
        someone.page.context.close()
    ada, bruno = (
        Someone(open_context(hasty=False, storage_state=state, viewport=viewport, locale=locale), server.url)
        for state, viewport, locale in zip(states, (PHONE, DESKTOP), (lang, "en-GB"), strict=True)
    )
    for someone in (ada, bruno):
        someone.page.reload()  # each has come after the other now
        expect(someone.page.get_by_test_id("friend").locator(".here")).to_be_visible()
    ada.page.get_by_test_id("friends").scroll_into_view_if_needed()
    check_screen(ada.page, f"friends at the start {lang}", tmp_path)
    check_screen(bruno.page, "friends at the start", tmp_path)

    # The lobby tells who is here and what was played.
    reload_until_shown(bruno.page, "latest-games", loaded="[data-testid=find-said]")
    expect(bruno.page.get_by_test_id("latest-games")).to_contain_text(" beat ")
    expect(bruno.page.get_by_test_id("people-here")).to_have_text("2 people are here.")
    bruno.page.get_by_test_id("latest-games").scroll_into_view_if_needed()
    check_screen(bruno.page, "who is here", tmp_path)

    # They meet again now.
    ada.press("invite-friend")
    expect(ada.page.get_by_test_id("invite-game")).to_have_value("scopa")
    check_screen(ada.page, f"inviting {lang}", tmp_path)
    ada.press("invite-go")
    ada.page.get_by_test_id("ready").wait_for()
    bruno.page.reload()
    expect(bruno.page.get_by_test_id("invitation-bar")).to_contain_text("Adalgisa invites you to a game of")
    check_screen(bruno.page, "invited", tmp_path)
    sit_and_begin(ada, bruno)
    expect(bruno.page.get_by_test_id("invitation-bar")).to_have_count(0)

    # And over days.
    for someone in (ada, bruno):
        someone.page.goto(server.url)
    bruno.press("invite-friend")
    bruno.page.get_by_test_id("invite-clock").select_option(label="1 day")
    bruno.press("invite-go")
    bruno.page.get_by_test_id("ready").wait_for()
    ada.page.reload()
    ada.page.get_by_test_id("invitation-bar").wait_for()
    check_screen(ada.page, f"invited by the day {lang}", tmp_path)
    sit_and_begin(bruno, ada)
    assert ada.rooms[-1]["clock"] == 86_400
    for someone in (ada, bruno):
        assert someone.complaints == []


def test_a_request_is_declined_a_friend_removed_and_a_deleted_one_gone(
    server: ServerProcess, open_context: OpenContext
) -> None:
    ada = Someone(open_context(hasty=False, viewport=PHONE), f"{server.url}/profile")
    bruno = Someone(open_context(hasty=False), f"{server.url}/profile")
    meet_and_play(server, (ada, "Adalgisa"), (bruno, "Bernardo"))
    table = ada.page.url
    ada.press("add-friend")
    ada.page.get_by_test_id("friendship").wait_for()
    bruno.page.goto(server.url)
    bruno.press("decline-friend")
    expect(bruno.page.get_by_test_id("friends")).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_test_id("add-friend").wait_for()

    # Both add each other, and one removes the other again.
    ada.press("add-friend")
    bruno.page.goto(table)
    bruno.press("add-friend")
    expect(ada.page.get_by_test_id("friendship")).to_have_text("You and Bernardo are friends.")
    ada.page.goto(server.url)
    ada.press("remove-friend")
    ada.press("remove-friend-yes")
    expect(ada.page.get_by_test_id("friends")).to_have_count(0)

    # Who deletes the profile is gone for the other.
    bruno.page.reload()
    bruno.press("add-friend")
    ada.page.goto(table)
    ada.press("add-friend")
    bruno.page.goto(f"{server.url}/profile")
    bruno.press("delete-profile")
    bruno.press("delete-yes")
    expect(bruno.page.get_by_test_id("profile-said")).to_have_count(0)
    ada.page.goto(server.url)
    ada.page.get_by_test_id("find-form").wait_for()
    expect(ada.page.get_by_test_id("friends")).to_have_count(0)
    ada.page.goto(table)
    ada.press("add-friend")
    expect(ada.page.get_by_test_id("friends-trouble")).to_have_text(
        "This person has deleted the profile that you have played with."
    )


def test_without_a_profile_nothing_is_asked(server: ServerProcess, open_context: OpenContext) -> None:
    asked: list[str] = []
    ada = Someone(open_context(hasty=False), server.url)
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.reload()
    ada.page.get_by_test_id("find-form").wait_for()
    assert [url for url in asked if "friends" in url.lower()] == []


def befriend(*people: Someone) -> None:
    for someone in people:
        someone.press("add-friend")
    for someone in people:
        expect(someone.page.get_by_test_id("friendship")).to_contain_text("are friends", timeout=TIMEOUT_MS)


def write(someone: Someone, text: str) -> None:
    someone.page.get_by_test_id("text-field").fill(text)
    someone.page.get_by_test_id("text-field").press("Enter")


def test_friends_write_to_each_other_and_one_reports(
    server: ServerProcess, open_context: OpenContext, tmp_path: Path
) -> None:
    ada = Someone(open_context(hasty=False, viewport=PHONE), f"{server.url}/profile", texts=True)
    bruno = Someone(open_context(hasty=False, viewport=DESKTOP), f"{server.url}/profile")
    meet_and_play(server, (ada, "Adalgisa"), (bruno, "Bernardo"))
    for someone in (ada, bruno):
        expect(someone.page.get_by_test_id("texts")).to_have_count(0)  # they are no friends yet
    befriend(ada, bruno)

    # Bernardo has not switched it on.
    expect(bruno.page.get_by_test_id("texts")).to_have_count(0)
    write(ada, "Ci sei?")
    expect(ada.page.get_by_test_id("text-trouble")).to_contain_text("No friend at this table reads messages now")
    expect(ada.page.get_by_test_id("text-field")).to_have_value("Ci sei?")
    (refusal,) = ada.complaints
    assert '"no-reader"' in refusal
    ada.complaints.clear()
    bruno.press("close-sheet")
    bruno.open("settings")
    bruno.page.get_by_test_id("setting-texts").check()
    bruno.page.get_by_test_id("settings").press("Escape")
    bruno.press("show-result")

    # A text is text, in any direction, and is read out.
    written = ["<b>Brava!</b>", "أحسنت! 7 \N{BLACK HEART SUIT}"]
    for text in written:
        write(ada, text)
        expect(ada.page.get_by_test_id("text-field")).to_have_value("")
    texts = bruno.page.get_by_test_id("text")
    expect(texts.locator("span")).to_have_text(written)
    expect(texts.locator("b").first).to_have_text("Adalgisa")
    assert [texts.locator("span").nth(n).evaluate("one => getComputedStyle(one).direction") for n in (0, 1)] == [
        "ltr",
        "rtl",
    ]
    bruno.hears(f"Adalgisa: {written[1]}")
    write(bruno, "o" * 250)
    expect(ada.page.get_by_test_id("text").last.locator("span")).to_have_text("o" * 200)
    for someone, name in ((ada, "phone"), (bruno, "desktop")):
        someone.page.get_by_test_id("text-field").scroll_into_view_if_needed()
        check_screen(someone.page, f"texts on a {name}", tmp_path)

    # Bernardo reports and mutes her.
    bruno.press("report-0")
    expect(bruno.page.get_by_test_id("report-window")).to_contain_text("what Adalgisa has said and written to you")
    bruno.press("report-confirm")
    expect(bruno.page.get_by_test_id("report-answer")).to_contain_text("Thank you.")
    bruno.press("mute-0")
    expect(texts.locator("b")).to_have_text(["You"])

    # They also write in the waiting room; what was written at the other table is gone.
    for someone in (ada, bruno):
        someone.page.goto(server.url)
    ada.press("invite-friend")
    ada.press("invite-go")
    ada.page.get_by_test_id("ready").wait_for()
    bruno.page.reload()
    bruno.press("to-invitation")
    bruno.sit()
    write(bruno, "Eccomi")
    expect(ada.page.get_by_test_id("text").locator("span")).to_have_text(["Eccomi"])
    check_screen(ada.page, "texts in the waiting room", tmp_path)
    for someone in (ada, bruno):
        assert someone.complaints == []
    (report,) = [line for line in server.stop().splitlines() if "Report at table" in line]
    assert report.endswith("reports 'Adalgisa' (seat 0), who has said: '<b>Brava!</b>', 'أحسنت! 7 ♥'.")
