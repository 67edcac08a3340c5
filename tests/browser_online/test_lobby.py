"""Strangers find each other in the lobby."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from settebello.server.credentials import new_key
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_online.people import Someone, Table, keep, play_round
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import ServerProcess, http, server_process

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def lobby_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("lobby"), flags=["--lobby", "true"]) as running:
        yield running


Visit = Callable[..., Someone]


@pytest.fixture
def visit(lobby_house: ServerProcess, open_context: OpenContext) -> Visit:
    """Opens the start page in a fresh browser of somebody with that name."""

    def visit(name: str, profile: dict[str, str] | None = None, **wanted: Any) -> Someone:
        context = open_context(hasty=False, **wanted)
        if profile is not None:
            keep(context, profile=profile)
        return Someone(context, lobby_house.url, name)

    return visit


def test_two_strangers_find_each_other_and_play(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    ada.page.get_by_test_id("find-game").select_option("scopa")
    ada.page.get_by_test_id("find-clock").select_option(label="1 minute")
    ada.press("find")
    expect(ada.page.get_by_test_id("seeking")).to_contain_text("Nobody else is looking")
    expect(bruno.page.get_by_test_id("find-said")).to_have_text("One other person is looking.")
    bruno.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    assert ada.rooms[-1]["clock"] == 60
    play_round(ada, bruno)
    assert (ada.complaints, bruno.complaints) == ([], [])


def test_a_device_whose_clock_is_wrong_meets_others_and_has_as_long_as_they(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    ada.page.clock.install(time="2031-01-01T00:00:00Z")
    ada.page.reload()
    for someone in (ada, bruno):
        someone.page.get_by_test_id("find-clock").select_option(label="1 minute")
        someone.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    assert ada.page.evaluate("new Date().getFullYear()") == 2031
    for someone in (ada, bruno):
        expect(someone.page.get_by_test_id("clock")).to_have_text(re.compile(r"\s(1:00|0:[1-5]\d)$"))
    play_round(ada, bruno)
    assert (ada.complaints, bruno.complaints) == ([], [])


def test_the_computer_keeps_one_company_and_gives_way(visit: Visit) -> None:
    ada = visit("Ada")
    ada.press("find")
    ada.press("practise")
    ada.page.get_by_test_id("hand").wait_for()
    expect(ada.page.get_by_test_id("seek-bar")).to_contain_text("Looking for an opponent")
    fits = ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert fits, "the bar takes its room from the table"
    bruno = visit("Bruno")
    bruno.press("find")
    expect(ada.page.get_by_test_id("seek-bar")).to_contain_text("Bruno would like to play Scopa with you.")
    expect(bruno.page.get_by_test_id("missing")).to_contain_text("Ada")
    ada.press("to-found-table")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    expect(ada.page.get_by_test_id("seek-bar")).to_have_count(0)
    assert (ada.complaints, bruno.complaints) == ([], [])


def test_if_one_declines_the_search_of_the_other_goes_on(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    ada.press("find")
    ada.press("practise")
    ada.page.get_by_test_id("hand").wait_for()
    bruno.press("find")
    ada.press("decline")
    expect(bruno.page.get_by_test_id("seeking")).to_be_visible()
    carla = visit("Carla")
    carla.press("find")
    for someone in (bruno, carla):
        someone.page.get_by_test_id("hand").wait_for()


def test_a_cancelled_search_finds_nobody(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    ada.press("find")
    expect(bruno.page.get_by_test_id("find-said")).to_have_text("One other person is looking.")
    ada.press("cancel-seek")
    expect(ada.page.get_by_test_id("find-form")).to_be_visible()
    expect(ada.page.get_by_test_id("find")).to_be_focused()
    expect(bruno.page.get_by_test_id("find-said")).to_have_text("Nobody else is looking just now.")
    bruno.press("find")
    bruno.page.wait_for_timeout(1000)
    expect(bruno.page.get_by_test_id("seeking")).to_be_visible()
    bruno.press("cancel-seek")
    expect(bruno.page.get_by_test_id("find-form")).to_be_visible()


def test_a_search_goes_on_after_the_page_is_loaded_anew(visit: Visit) -> None:
    ada = visit("Ada")
    ada.press("find")
    expect(ada.page.get_by_test_id("seeking")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_test_id("seeking")).to_be_visible()
    bruno = visit("Bruno")
    bruno.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()


def test_four_find_a_table_of_four(visit: Visit) -> None:
    people = [visit(name) for name in ("Ada", "Bruno", "Carla", "Dino")]
    for someone in people:
        someone.page.get_by_test_id("find-game").select_option("scopone")
        someone.press("find")
    for someone in people:
        someone.page.get_by_test_id("hand").wait_for()
    assert {seat["name"] for seat in people[0].rooms[-1]["seats"]} == {"Ada", "Bruno", "Carla", "Dino"}


def test_a_listed_table_is_shown_at_once_and_anybody_sits_down(
    visit: Visit, lobby_house: ServerProcess, open_context: OpenContext
) -> None:
    rosa = visit("Rosa")
    tables = rosa.page.get_by_test_id("open-tables")
    expect(tables).to_have_count(0)
    table = Table(lobby_house, listed=True)
    nonna = table.host(open_context)
    expect(nonna.page.get_by_test_id("listed")).to_be_visible()
    expect(tables).to_contain_text("Nonna")
    tables.get_by_role("link").click()
    rosa.sit()
    watcher = visit("Pina")
    expect(watcher.page.get_by_test_id("open-tables")).to_have_count(0)


def test_a_host_lists_a_table(visit: Visit) -> None:
    rosa, nonna = visit("Rosa"), visit("Nonna")
    nonna.page.get_by_test_id("level-1").select_option("open")
    nonna.page.get_by_test_id("list-table").check()
    nonna.press("deal")
    nonna.page.get_by_test_id("ready").wait_for()
    expect(rosa.page.get_by_test_id("open-tables")).to_contain_text("Nonna")


def test_a_program_is_met_only_by_those_who_say_so(visit: Visit, lobby_house: ServerProcess) -> None:
    program = LobbyClient(lobby_house, "Bot", program=True)
    program.seek()
    ada = visit("Ada")
    ada.press("find")
    program.hear_nothing_of("seated", 1.0)
    ada.press("cancel-seek")
    ada.page.get_by_test_id("find-programs").check()
    ada.press("find")
    program.hear("seated")
    expect(ada.page.get_by_test_id("row-0")).to_contain_text("program")
    program.close()


def visit_with_profile(visit: Visit, house: ServerProcess, name: str) -> Someone:
    """Somebody whose browser has a profile."""
    key = new_key()
    made = http.post(f"{house.url}/api/profiles", json={"name": name, "key": key})
    assert made.status_code == 201, made.text
    stored = {"id": made.json()["profile"]["id"], "name": name, "key": key}
    return visit("", profile=stored)


def test_a_rated_game_is_found_by_people_with_a_profile(visit: Visit, lobby_house: ServerProcess) -> None:
    ada, bruno = (visit_with_profile(visit, lobby_house, name) for name in ("Adalgisa", "Brunilde"))
    carla = visit("Carla")
    expect(carla.page.get_by_test_id("find-rated")).to_have_count(0)
    carla.press("find")
    ada.page.get_by_test_id("find-clock").select_option(label="3 days")
    for someone in (ada, bruno):
        expect(someone.page.get_by_test_id("find-profile")).to_be_visible()
        someone.page.get_by_test_id("find-rated").check()
        expect(someone.page.get_by_test_id("find-programs")).to_have_count(0)
        expect(someone.page.get_by_test_id("find-clock")).to_have_value("0")
        check_access(someone.page, "find-form")
        someone.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    assert ada.rooms[-1]["rated"]
    assert [seat["name"] for seat in ada.rooms[-1]["seats"]] == ["Adalgisa", "Brunilde"]
    expect(carla.page.get_by_test_id("seeking")).to_be_visible()
    carla.press("cancel-seek")
    expect(carla.page.get_by_test_id("find-form")).to_be_visible()
    assert (ada.complaints, bruno.complaints, carla.complaints) == ([], [], [])


def test_without_a_lobby_the_page_has_none(house: ServerProcess, open_context: OpenContext) -> None:
    someone = Someone(open_context(), house.url, "Ada")
    someone.page.get_by_test_id("open-table").wait_for()
    expect(someone.page.get_by_test_id("lobby")).to_have_count(0)
    assert someone.complaints == []


@pytest.mark.parametrize(("scheme", "lang", "width"), [("light", "en", 390), ("dark", "ar", 390), ("dark", "de", 1280)])
def test_no_barrier(
    visit: Visit, lobby_house: ServerProcess, open_context: OpenContext, scheme: str, lang: str, width: int
) -> None:
    nonna = Table(lobby_house, listed=True).host(open_context)
    someone = visit("Ada", color_scheme=scheme, locale=lang, viewport={"width": width, "height": 800})
    expect(someone.page.get_by_test_id("open-tables")).to_contain_text("Nonna")
    for testid in ("find-form", "seeking"):
        expect(someone.page.get_by_test_id(testid)).to_be_visible()
        check_access(someone.page, testid)
        assert fits(someone.page)
        assert too_small(someone.page) == []
        if testid == "find-form":
            someone.page.get_by_test_id("find").press("Enter")
    someone.press("cancel-seek")
    nonna.page.close()


def test_somebody_without_a_profile_is_blocked(visit: Visit, lobby_house: ServerProcess) -> None:
    ada, bruno = visit_with_profile(visit, lobby_house, "Annunziata"), visit("Bruno")
    for someone in (ada, bruno):
        someone.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    bruno.open("people")
    expect(bruno.page.get_by_test_id("block")).to_have_count(0)
    ada.open("people")
    ada.press("block")
    expect(ada.page.get_by_test_id("block-said")).to_contain_text("You will not be seated with Bruno any more")
    expect(ada.page.get_by_test_id("block")).to_have_text("Unblock Bruno")
    for someone in (ada, bruno):
        someone.page.goto(lobby_house.url)
        someone.press("find")
    ada.page.wait_for_timeout(1500)
    for someone in (ada, bruno):
        expect(someone.page.get_by_test_id("seeking")).to_be_visible()
        someone.press("cancel-seek")
    ada.page.goto(f"{lobby_house.url}/profile")
    expect(ada.page.get_by_test_id("profile-blocked")).to_contain_text("Bruno")
    ada.press("unblock")
    expect(ada.page.get_by_test_id("profile-blocked")).not_to_contain_text("Bruno")
    for someone in (ada, bruno):
        someone.page.goto(lobby_house.url)
        someone.press("find")
    for someone in (ada, bruno):
        someone.page.get_by_test_id("hand").wait_for()
    assert (ada.complaints, bruno.complaints) == ([], [])
