"""Drills in the page: by clicks, by keys, a wrong answer, every kind on every screen, and the games that have them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser_pages.visitor import MISSING, Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
DESKTOP = {"width": 1280, "height": 800}


def is_drill(response: Response) -> bool:
    return "/api/drills" in response.url


def begin(page: Page, testid: str) -> list[dict[str, Any]]:
    """Start a drill with that button. Returns its exercises."""
    with page.expect_response(is_drill) as answer:
        page.get_by_test_id(testid).click()
    expect(page.get_by_test_id("drill-question")).to_be_focused()
    exercises: list[dict[str, Any]] = answer.value.json()["exercises"]
    return exercises


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('settebello.drills')"))


def test_a_whole_drill_by_clicks(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, viewport=PHONE, has_touch=True)
    page = visitor.page
    page.get_by_test_id("to-drills").click()
    visitor.see("drill-captures")
    check_access(page, "the choice of a drill")
    exercises = begin(page, "drill-captures")
    for number, exercise in enumerate(exercises):
        expect(page.get_by_test_id("drill-number")).to_have_text(f"{number + 1} of 10")
        expect(page.get_by_test_id("drill-question")).to_have_text(exercise["question"])
        for place in ("table", "hand"):
            cards = page.locator(f"[data-testid=drill-{place}] [data-card]")
            assert cards.evaluate_all("all => all.map(one => one.dataset.card)") == exercise[place]
        options = page.get_by_test_id("drill-option")
        expect(options).to_contain_text(exercise["options"])
        options.nth(exercise["answer"]).click()
        expect(page.get_by_test_id("drill-verdict")).to_have_text(f"Right. {exercise['why']}")
        expect(page.get_by_test_id("drill-right")).to_have_text(f"{number + 1} right")
        if number == 0:
            check_access(page, "an answer")
            assert too_small(page) == []
        page.get_by_test_id("drill-next").click()
    expect(page.get_by_test_id("drill-result")).to_contain_text("10 of 10 right in ")
    visitor.see("drill-new-best")
    check_access(page, "the result")
    assert kept(page)["scopa captures"]["right"] == 10
    page.get_by_test_id("drill-leave").click()
    expect(page.get_by_test_id("drill-captures")).to_be_focused()
    expect(page.get_by_test_id("best-captures")).to_contain_text("Best: 10 of 10 in ")
    assert visitor.complaints == []


def test_a_whole_drill_by_keys_with_a_wrong_answer(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/drills", viewport=DESKTOP, color_scheme="dark")
    page = visitor.page
    page.get_by_test_id("drill-sevens").focus()
    with page.expect_response(is_drill) as answer:
        page.keyboard.press("Enter")
    exercises = answer.value.json()["exercises"]
    for number, exercise in enumerate(exercises):
        expect(page.get_by_test_id("drill-question")).to_be_focused()
        expect(page.get_by_test_id("drill-number")).to_have_text(f"{number + 1} of 10")
        page.keyboard.press("9")  # there is no such answer
        expect(page.get_by_test_id("drill-verdict")).to_have_count(0)
        right = exercise["answer"]
        place = right if number else (right + 1) % len(exercise["options"])
        page.keyboard.press(exercise["options"][place])
        expect(page.get_by_test_id("drill-next")).to_be_focused()
        page.keyboard.press(exercise["options"][right])  # an answer counts once
        told = f"No: {exercise['options'][right]}. " if number == 0 else "Right. "
        expect(page.get_by_test_id("drill-verdict")).to_have_text(f"{told}{exercise['why']}")
        expect(page.get_by_test_id("drill-right")).to_have_text(f"{number} right")
        if number == 0:
            check_access(page, "a wrong answer in the dark")
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("drill-result")).to_contain_text("9 of 10 right in ")
    assert kept(page)["scopa sevens"]["right"] == 9
    again = begin(page, "drill-again")
    assert again != exercises
    assert visitor.complaints == []


@pytest.mark.parametrize("kind", ["captures", "primiera", "sevens", "certain", "sweeps"])
def test_every_kind_fits_every_screen(open_context: OpenContext, house: ServerProcess, kind: str) -> None:
    visitor = Visitor(open_context, house, "/drills", viewport=SMALL, locale="ar")
    page = visitor.page
    page.get_by_test_id("drill-game").select_option("scopa")
    begin(page, f"drill-{kind}")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    for size in (SMALL, SIDEWAYS, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert fits(page), size
        assert too_small(page) == []
    page.keyboard.press("1")
    expect(page.get_by_test_id("drill-verdict")).to_be_visible()
    check_access(page, kind)
    assert page.evaluate(MISSING) == []


@pytest.mark.parametrize("kind", ["captures", "primiera", "sevens", "certain", "sweeps"])
def test_a_question_and_its_answers_are_within_sight_on_a_phone(
    open_context: OpenContext, house: ServerProcess, kind: str
) -> None:
    visitor = Visitor(open_context, house, "/drills", viewport=PHONE)
    begin(visitor.page, f"drill-{kind}")
    expect(visitor.page.get_by_test_id("drill-question")).to_be_in_viewport(ratio=1)
    expect(visitor.page.get_by_test_id("drill-option").last).to_be_in_viewport(ratio=1)


def test_the_game_of_the_reader_and_its_own_kinds(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/drills", locale="es-ES")
    page = visitor.page
    expect(page.get_by_test_id("drill-game")).to_have_value("escoba")
    expect(page.get_by_test_id("drill-sweeps")).to_contain_text("escoba")
    page.get_by_test_id("drill-game").select_option("cuarenta")
    expect(page.get_by_test_id("drill-captures")).to_be_visible()
    expect(page.get_by_test_id("drill-primiera")).to_have_count(0)
    begin(page, "drill-captures")
    page.get_by_test_id("language").select_option("it")
    expect(page.get_by_test_id("drill-question")).to_contain_text("Che cosa può prendere")
    assert visitor.complaints == []


def test_a_drill_that_cannot_be_made(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/drills")
    page = visitor.page
    page.route("**/api/drills?*", lambda route: route.abort())
    page.get_by_test_id("drill-captures").click()
    visitor.see("drill-trouble")
    page.unroute("**/api/drills?*")
    begin(page, "drill-captures")
    expect(page.get_by_test_id("drill-trouble")).to_have_count(0)
