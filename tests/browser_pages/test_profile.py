"""Profiles in the browser: made, kept, taken to another device, seated, blocked and deleted."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from settebello.server.ratings.model import Rating
from settebello.server.ratings.weights import MANY_OPPONENTS, SETTLED_DAYS, SETTLED_GAMES, Experience
from settebello.server.store.ratings import MONTH_GAMES
from settebello.server.store.scripts import Query, Script
from settebello.server.store.sqlite.store import SqliteStore
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import HAND
from tests.browser_pages.visitor import MISSING, Visitor
from tests.server.ratings.rated_tables import make_profile, set_rating
from tests.support.server_process import ServerProcess, server_process

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}


def unused_name(name: str = "Rosa") -> str:
    """All tests share a server, on which a name is given only once."""
    return f"{name} {uuid4().hex[:8]}"


def make(visitor: Visitor, name: str) -> str:
    """Make a profile; its recovery phrase."""
    page = visitor.page
    visitor.go("/profile")
    page.get_by_test_id("profile-name").fill(name)
    page.get_by_test_id("make-profile").click()
    expect(page.get_by_test_id("phrase-words").locator("li")).to_have_count(12)
    words = page.get_by_test_id("phrase-words").locator("li").all_inner_texts()
    page.get_by_test_id("phrase-done").click()
    expect(page.get_by_test_id("profile-heading")).to_have_text(name)
    return " ".join(words)


def test_a_profile_is_made_and_taken_to_another_device(open_context: OpenContext, house: ServerProcess) -> None:
    name = unused_name()
    visitor = Visitor(open_context, house, "/yours")
    visitor.page.get_by_test_id("profile-link").click()
    phrase = make(visitor, name)
    expect(visitor.page.get_by_test_id("phrase")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.get_by_test_id("profile-heading")).to_have_text(name)
    expect(visitor.page.get_by_test_id("profile-devices").locator("li")).to_have_count(1)

    phone = Visitor(open_context, house, "/profile", viewport=PHONE)
    field, button = phone.page.get_by_test_id("phrase-field"), phone.page.get_by_test_id("restore-profile")
    first, _, rest = phrase.partition(" ")
    for typed, told in (
        (rest, "has 12 words, and this one has 11"),
        (f"{first}q {rest}", "is not a word of recovery phrases"),
        (f"{phrase.split()[1]} {rest.replace(phrase.split()[1], first, 1)}", "not a valid recovery phrase|No profile"),
    ):
        field.fill(typed)
        button.click()
        expect(phone.page.get_by_test_id("restore-trouble")).to_contain_text(re.compile(told))
    field.fill(phrase.upper())
    button.click()
    expect(phone.page.get_by_test_id("profile-heading")).to_have_text(name)

    visitor.page.reload()
    expect(visitor.page.get_by_test_id("profile-devices").locator("li")).to_have_count(2)
    visitor.page.get_by_test_id("remove-device").click()
    expect(visitor.page.get_by_test_id("profile-devices").locator("li")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_test_id("profile-news")).to_contain_text("does not exist any more")
    expect(phone.page.get_by_test_id("make-profile")).to_be_visible()


def test_somebody_elses_name_is_refused_and_a_rename_is_told(open_context: OpenContext, house: ServerProcess) -> None:
    name = unused_name("Olga")
    make(Visitor(open_context, house), name)
    visitor = Visitor(open_context, house, "/profile")
    visitor.page.get_by_test_id("profile-name").fill(name.upper())
    visitor.page.get_by_test_id("make-profile").click()
    expect(visitor.page.get_by_test_id("make-trouble")).to_contain_text("Somebody else has the name")
    other = unused_name("Pina")
    make(visitor, other)
    visitor.page.get_by_test_id("profile-name").fill(name)
    visitor.page.get_by_test_id("rename-profile").click()
    expect(visitor.page.get_by_test_id("profile-trouble")).to_contain_text("Somebody else has the name")
    visitor.page.get_by_test_id("profile-name").fill(f"{other} x")
    visitor.page.get_by_test_id("rename-profile").click()
    expect(visitor.page.get_by_test_id("profile-said")).to_have_text(f"Your name is now {other} x.")
    expect(visitor.page.get_by_test_id("profile-heading")).to_have_text(f"{other} x")


def test_two_profiles_meet_and_one_blocks_the_other(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = unused_name("Nonna"), unused_name()
    host, guest = Visitor(open_context, house), Visitor(open_context, house)
    make(host, nonna)
    make(guest, rosa)
    host.go("/")
    host.page.get_by_test_id("open-table").click()
    host.see("rows")
    table = host.page.url.removeprefix(house.url)
    guest.go(table)
    expect(guest.page.get_by_test_id("as-profile")).to_be_checked()
    expect(guest.page.get_by_test_id("name")).to_have_count(0)
    guest.page.get_by_test_id("sit").click()
    guest.see("rows")
    for visitor in (host, guest):
        expect(visitor.page.get_by_test_id("rows").get_by_test_id("profile-mark")).to_have_count(2)
        expect(visitor.page.get_by_test_id("row-0")).to_contain_text(nonna)
        expect(visitor.page.get_by_test_id("row-1")).to_contain_text(rosa)
    for visitor in (guest, host):
        visitor.page.get_by_test_id("ready").click()
    guest.page.wait_for_selector(HAND)
    guest.page.get_by_test_id("people").click()
    guest.page.get_by_test_id("block").click()
    expect(guest.page.get_by_test_id("block-said")).to_contain_text(f"You will not be seated with {nonna} any more")

    host.go("/")
    host.page.get_by_test_id("open-table").click()
    host.see("rows")
    guest.go(host.page.url.removeprefix(house.url))
    guest.page.get_by_test_id("sit").click()
    expect(guest.page.get_by_test_id("error")).to_contain_text("do not play with each other")
    guest.page.get_by_test_id("as-profile").uncheck()
    expect(guest.page.get_by_test_id("name")).to_be_visible()

    guest.go("/profile")
    expect(guest.page.get_by_test_id("profile-blocked")).to_contain_text(nonna)
    guest.page.get_by_test_id("unblock").click()
    expect(guest.page.get_by_test_id("profile-blocked").locator("li")).to_have_count(0)


def test_deletion_frees_the_name_everywhere(open_context: OpenContext, house: ServerProcess) -> None:
    name = unused_name("Zita")
    visitor = Visitor(open_context, house)
    phrase = make(visitor, name)
    visitor.page.get_by_test_id("delete-profile").click()
    visitor.page.get_by_test_id("delete-yes").click()
    expect(visitor.page.get_by_test_id("profile-news")).to_have_text("The profile has been deleted.")
    assert visitor.page.evaluate("localStorage['settebello.profile'] ?? null") is None
    visitor.page.get_by_test_id("phrase-field").fill(phrase)
    visitor.page.get_by_test_id("restore-profile").click()
    expect(visitor.page.get_by_test_id("restore-trouble")).to_contain_text("No profile of this server")
    make(Visitor(open_context, house), name)


@pytest.mark.parametrize(("lang", "viewport"), [("de", PHONE), ("ar", PHONE), ("en", {"width": 1280, "height": 800})])
def test_every_view_of_the_page_is_accessible(
    lang: str, viewport: dict[str, int], open_context: OpenContext, house: ServerProcess
) -> None:
    visitor = Visitor(open_context, house, "/profile", locale=lang, viewport=viewport)
    page = visitor.page
    for view in ("make", "phrase", "manage"):
        if view == "make":
            page.get_by_test_id("make-profile").wait_for()
        elif view == "phrase":
            page.get_by_test_id("profile-name").fill(unused_name("Ø"))
            page.keyboard.press("Enter")
            page.get_by_test_id("phrase-words").wait_for()
            assert page.evaluate("document.activeElement.tagName") == "H2", "a screen reader hears of the phrase"
        else:
            page.get_by_test_id("phrase-done").press("Enter")
            page.get_by_test_id("delete-profile").wait_for()
        check_access(page, view)
        assert fits(page), view
        assert not too_small(page), view
        if view != "phrase":
            assert page.evaluate(MISSING) == [], view
    assert visitor.complaints == []


def test_a_rated_game_is_opened_joined_and_lost_by_leaving(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = unused_name("Nonna"), unused_name()
    host, guest, stranger = (Visitor(open_context, house) for _ in range(3))
    make(host, nonna)
    expect(host.page.get_by_test_id("no-ratings")).to_be_visible()
    host.go("/")
    host.page.get_by_test_id("game-scopa").click()
    host.page.get_by_test_id("level-1").select_option("open")
    host.page.get_by_test_id("rated").check()
    expect(host.page.get_by_test_id("clock")).to_have_value("60")
    expect(host.page.get_by_test_id("stand-in-level")).to_have_count(0)
    host.page.get_by_test_id("deal").click()
    host.see("rows")
    expect(host.page.get_by_test_id("rated")).to_contain_text("you lose")
    expect(host.page.get_by_test_id("start")).to_have_count(0)
    table = host.page.url.removeprefix(house.url)

    stranger.go(table)
    expect(stranger.page.get_by_test_id("rated-profile")).to_be_visible()
    make(guest, rosa)
    guest.go(table)
    expect(guest.page.get_by_test_id("as-profile")).to_have_count(0)
    check_access(guest.page, "invitation to a rated game")
    guest.page.get_by_test_id("sit").click()
    guest.see("rows")
    expect(guest.page.get_by_test_id("seat-rating")).to_have_count(2)
    check_access(guest.page, "waiting room of a rated game")
    for visitor in (guest, host):
        visitor.page.get_by_test_id("ready").click()
    host.page.wait_for_selector(HAND)
    host.page.get_by_test_id("people").click()
    expect(host.page.get_by_test_id("close")).to_have_count(0)
    host.page.get_by_test_id("leave").click()
    expect(host.page.get_by_role("alertdialog")).to_contain_text("You lose it at once")
    host.page.get_by_test_id("sure").click()
    host.page.get_by_test_id("game-scopa").wait_for()
    expect(host.page.get_by_test_id("continue-game")).to_have_count(0)
    host.go("/yours")
    expect(host.page.locator(".result.lost")).to_have_count(1)
    forfeit = guest.page.get_by_test_id("forfeit")
    expect(forfeit).to_contain_text("Your opponent has left: you have won this rated game.")
    expect(forfeit.get_by_test_id("rating-change")).to_contain_text("Your rating: 1500 → 1500")
    check_access(guest.page, "a rated game that was left")
    assert fits(guest.page)
    guest.page.get_by_test_id("people").click()
    guest.page.get_by_test_id("leave").click()
    expect(guest.page.get_by_role("alertdialog")).not_to_contain_text("You lose it")
    guest.go("/")
    guest.page.get_by_test_id("game-scopa").wait_for()
    expect(guest.page.get_by_test_id("continue-game")).to_have_count(0)

    host.go("/profile")
    for _ in range(20):  # the server looks every two seconds for games that are decided
        host.page.get_by_test_id("profile-devices").locator("li").first.wait_for()
        if host.page.get_by_test_id("own-ratings").count():
            break
        host.page.wait_for_timeout(500)
        host.page.reload()
    expect(host.page.get_by_test_id("own-ratings")).to_contain_text("won: 0")
    expect(host.page.get_by_text("Everybody begins at 1500.")).to_be_visible()
    check_access(host.page, "ratings")
    assert fits(host.page)
    assert not too_small(host.page)
    host.page.get_by_test_id("best-link").click()
    expect(host.page.get_by_test_id("best-none")).to_be_visible()
    check_access(host.page, "the best")
    assert host.page.evaluate(MISSING) == []
    host.page.get_by_test_id("play-rated").press("Enter")
    expect(host.page.locator("#people")).to_be_focused()
    expect(host.page.get_by_test_id("open-table")).to_be_in_viewport()


@pytest.fixture
def rated_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where two people have played often enough to be listed."""

    async def fill() -> None:
        store = SqliteStore(tmp_path)
        for name in ("Nonna", "Rosa"):
            await make_profile(store, name)
        listed = Experience(games=SETTLED_GAMES, days=SETTLED_DAYS, opponents=MANY_OPPONENTS)
        for pool in ("basic/2", "scopone/4/programs"):
            for name, mean in (("Nonna", 1600.0), ("Rosa", 1400.0)):
                await set_rating(store, name, pool, Rating(mean=mean), listed)
        await store.ratings._scripts.write(_won_this_month)
        await store.close()

    with ThreadPoolExecutor() as threads:  # the browser has a loop in this one
        threads.submit(asyncio.run, fill()).result()
    with server_process(tmp_path) as running:
        yield running


def _won_this_month() -> Script[None]:
    """Rosa has won so many games in one pool that she is listed for this month."""
    for number in range(MONTH_GAMES):
        game = (f"month-{number}", "basic/2", time.time())
        yield Query("INSERT INTO rated_games (table_id, pool, ended, whole) VALUES (?, ?, ?, 1)", game)
        yield Query("INSERT INTO rated_seats VALUES (?, 'Rosa', 0, 0, 1400, 50, 1400, 50)", game[:1])


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_the_best_of_each_pool(
    lang: str, open_context: OpenContext, rated_house: ServerProcess, tmp_path: Path
) -> None:
    visitor = Visitor(open_context, rated_house, "/best", locale=lang, viewport=PHONE)
    rows = visitor.page.get_by_test_id("best").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Nonna")
    expect(rows.last).to_contain_text("Rosa")
    month = visitor.page.get_by_test_id("best-of-month").locator("li")
    expect(month).to_have_count(1)
    expect(month).to_contain_text("Rosa")
    check_access(visitor.page, "the best of the month")
    visitor.page.screenshot(path=tmp_path / "best.png", full_page=True)
    visitor.page.get_by_test_id("best-pool").select_option("scopone/4/programs")
    visitor.see("best-month-none")
    expect(visitor.page.get_by_test_id("best-pool")).to_have_value("scopone/4/programs")
    expect(rows).to_have_count(2)
    check_access(visitor.page, "the best")
    assert fits(visitor.page)
    assert not too_small(visitor.page)
    assert visitor.page.evaluate(MISSING) == []
    assert visitor.complaints == []


def test_a_server_without_profiles_offers_none(open_context: OpenContext, tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--profiles", "false"]) as bare:
        visitor = Visitor(open_context, bare, "/yours")
        visitor.see("keep-name")
        expect(visitor.page.get_by_test_id("profile-link")).to_have_count(0)
        visitor.go("/profile")
        expect(visitor.page.get_by_test_id("profiles-off")).to_have_text("This server keeps no profiles.")
        expect(visitor.page.get_by_test_id("make-profile")).to_have_count(0)
        assert visitor.complaints == []
