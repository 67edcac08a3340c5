"""The composer: a changed rule appears in the sheet, an impossible mix says why, links and files come back the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from settebello.variants.house import load_house_rules
from tests.browser.conftest import OpenContext
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

DESK = {"width": 1280, "height": 800}


def option(page: Page, key: str) -> Locator:
    return page.get_by_test_id(f"option-{key}")


def clause(page: Page, key: str) -> Locator:
    return page.locator(f"[data-testid=sections] [data-clause={key}]")


def composer(open_context: OpenContext, house: ServerProcess, path: str = "/rules") -> Visitor:
    """On a desktop, with all sections open."""
    visitor = Visitor(open_context, house, path, viewport=DESK)
    visitor.see("sections")
    closed = visitor.page.locator("details[data-section]:not([open]) > summary")
    while closed.count():
        closed.first.click()
    return visitor


def test_a_closed_section_says_what_is_in_it(open_context: OpenContext, house: ServerProcess) -> None:
    """On a desktop too, where all are within two screens."""
    visitor = Visitor(open_context, house, "/rules", viewport=DESK)
    page = visitor.page
    visitor.see("sections")
    expect(page.locator("details[data-section][open]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight") <= 2 * DESK["height"]
    sweeps = page.locator("details[data-section=sweeps]")
    expect(sweeps).to_contain_text("Points for a sweep")
    expect(sweeps.locator("summary")).not_to_contain_text("The last card can sweep")  # in scopa it cannot
    winning = page.locator("details[data-section]", has=option(page, "target")).locator("summary")
    expect(winning).to_contain_text("Points to win")
    winning.press("Enter")
    expect(option(page, "target")).to_be_visible()
    option(page, "target").get_by_role("button", name="+1").click()
    expect(winning).to_contain_text("1 change")
    page.reload()
    visitor.see("sections")
    expect(page.locator("details[data-section][open]")).to_have_count(1)
    expect(option(page, "target")).to_be_visible()


def test_every_option_is_there_and_the_sheet_follows(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = composer(open_context, house)
    page = visitor.page
    expect(clause(page, "fifteen")).to_have_count(0)
    option(page, "fifteen").get_by_role("switch").check()
    expect(clause(page, "fifteen")).to_contain_text("make fifteen")
    expect(clause(page, "fifteen")).to_have_class(re.compile("changed"))
    expect(page.get_by_test_id("changes")).to_have_text("1 change")
    option(page, "napola").get_by_role("switch").check()
    option(page, "napola.longest").locator("input").fill("6")
    page.keyboard.press("Tab")
    expect(clause(page, "napola")).to_contain_text("6 at most")
    option(page, "redeal").get_by_label("an ace").check()
    expect(clause(page, "redeal")).to_contain_text("any of them is an ace")
    option(page, "fifteen").get_by_role("button", name="Reset to Scopa").click()
    expect(clause(page, "fifteen")).to_have_count(0)
    page.get_by_test_id("undo-all").click()
    expect(page.get_by_test_id("changes")).to_have_text("Nothing changed")
    assert visitor.complaints == []


def test_a_section_stays_as_the_reader_has_left_it(open_context: OpenContext, house: ServerProcess) -> None:
    """On a narrow screen, where all are closed but those with changes."""
    page = Visitor(open_context, house, "/rules", viewport={"width": 390, "height": 844}).page

    def section(name: str) -> Locator:
        return page.locator(f"details[data-section={name}]")

    with page.expect_response("**/api/rules"):
        page.get_by_test_id("seats").select_option("4")
        section("captures").locator("summary").click()
    section("deal").locator("summary").click()
    option(page, "fifteen").get_by_role("switch").check()
    expect(clause(page, "fifteen")).to_have_count(1)
    expect(section("deal")).to_have_attribute("open", "")
    section("captures").locator("summary").click()
    option(page, "cut").get_by_role("switch").check()
    expect(clause(page, "cut")).to_have_count(1)
    expect(section("captures")).not_to_have_attribute("open", "")


def test_an_impossible_mix_says_why_and_is_undone(open_context: OpenContext, house: ServerProcess) -> None:
    page = composer(open_context, house).page
    option(page, "declarations").locator("select").select_option("bazzica")
    expect(clause(page, "declare")).to_have_count(1)
    option(page, "hands").locator("input").fill("9")
    option(page, "hands").locator("input").blur()
    why = "declarations needs hands of three cards in every deal: set hands to 3, or declarations to none."
    expect(page.get_by_test_id("problem")).to_contain_text(why)
    expect(option(page, "hands").get_by_test_id("problem-here")).to_contain_text(why)
    expect(page.get_by_test_id("play-these")).to_have_attribute("aria-disabled", "true")
    option(page, "hands").get_by_role("button", name="Undo the last change").click()
    expect(page.get_by_test_id("problem")).to_have_count(0)
    expect(page.get_by_test_id("changes")).to_have_text("1 change")


def test_a_winning_set_is_written_in_cards(open_context: OpenContext, house: ServerProcess) -> None:
    """With spaces or + between its cards; two sets without a card in common are refused."""
    visitor = composer(open_context, house)
    page, cards = visitor.page, option(visitor.page, "wins").locator("input")
    cards.fill("1D 2D 3D")
    cards.blur()
    expect(clause(page, "wins")).to_contain_text("ace of coins, two of coins and three of coins")
    assert "set.wins=1D%2B2D%2B3D" in page.evaluate("location.hash")
    cards.fill("1D+2D+3D, 7C 7S")
    cards.blur()
    expect(option(page, "wins").get_by_test_id("problem-here")).to_contain_text("Winning sets must share a card")
    expect(page.get_by_test_id("play-these")).to_have_attribute("aria-disabled", "true")
    cards.fill("1D+2D+3D, 1D 7C")
    cards.blur()
    expect(clause(page, "wins")).to_contain_text("or")
    expect(page.get_by_test_id("problem")).to_have_count(0)
    page.get_by_test_id("play-these").click()
    page.wait_for_url("**/table/*")
    assert visitor.complaints == []


def test_a_link_comes_back_the_same(open_context: OpenContext, house: ServerProcess) -> None:
    page = composer(open_context, house).page
    page.get_by_test_id("base").select_option("scopa-d-assi")
    page.get_by_test_id("seats").select_option("4")
    option(page, "ace_takes_itself").get_by_role("switch").check()
    option(page, "target").get_by_role("button", name="+1").click()
    expect(page.get_by_test_id("changes")).to_have_text("2 changes")
    expect(clause(page, "target")).to_contain_text("12")
    sheet = page.get_by_test_id("sections").inner_text()
    link = page.evaluate("location.pathname + location.hash")
    assert "set.target=12" in link
    other = Visitor(open_context, house, link, viewport=DESK).page
    expect(clause(other, "target")).to_contain_text("12")
    assert other.get_by_test_id("sections").inner_text() == sheet


def test_a_link_from_a_newer_version(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house, "/rules#game=scopa&seats=2&set.new_rule=on&set.re_bello=on", viewport=DESK).page
    expect(page.get_by_test_id("odd")).to_contain_text("new_rule")
    expect(clause(page, "re_bello")).to_have_count(1)
    page.goto(f"{house.url}/rules#game=scopissima")
    expect(page.get_by_test_id("odd")).to_contain_text("scopissima")


def test_a_file_goes_out_and_comes_in(open_context: OpenContext, house: ServerProcess, tmp_path: Path) -> None:
    page = Visitor(open_context, house, "/rules#game=scopa&seats=4&set.fifteen=on", viewport=DESK).page
    page.get_by_test_id("keep").locator("summary").click()
    page.get_by_test_id("house-name").fill('Zio "Ugo"')
    with page.expect_download() as got:
        page.get_by_test_id("download").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    rules = load_house_rules(file.read_text())
    assert (rules.name, rules.base, rules.seats, rules.set) == ('Zio "Ugo"', "scopa", 4, {"fifteen": "on"})
    page.goto(f"{house.url}/rules#game=scopa")
    page.reload()
    page.get_by_test_id("keep").locator("summary").click()
    page.get_by_test_id("upload").set_input_files(file)
    expect(page.get_by_test_id("house-name")).to_have_value('Zio "Ugo"')
    expect(clause(page, "fifteen")).to_have_count(1)
    bad = tmp_path / "bad.toml"
    bad.write_text("base = 'none of these'")
    page.get_by_test_id("upload").set_input_files(bad)
    expect(page.get_by_test_id("kept")).to_contain_text("There is no variant")


def test_playing_with_them(open_context: OpenContext, house: ServerProcess) -> None:
    phone = {"width": 390, "height": 844}
    page = Visitor(open_context, house, "/rules#game=scopa&seats=2&set.target=5", viewport=phone).page
    page.get_by_test_id("play-these").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile("to 5 · Scopa, house rules"))).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("changes")).to_have_text("1 change")
    page.get_by_test_id("play-these-with-people").click()
    page.get_by_test_id("host-name").fill("Nonna")
    page.get_by_test_id("open-with-these").click()
    expect(page.get_by_test_id("code")).to_be_visible()
    expect(page.get_by_test_id("terms")).to_contain_text("to 5 · 2 players")
    expect(page.get_by_test_id("row-0")).to_contain_text("Nonna")


def test_options_are_in_the_words_of_the_chosen_game(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = composer(open_context, house)
    page = visitor.page
    expect(option(page, "coins")).to_contain_text("Coins")
    page.get_by_test_id("base").select_option("hurrikan")
    expect(option(page, "coins")).to_contain_text("Hearts")
    expect(option(page, "primiera")).to_contain_text("Premiere")
    page.get_by_test_id("base").select_option("scopa")
    expect(option(page, "coins")).to_contain_text("Coins")
    assert visitor.complaints == []
