"""The review of a kept game: asked for at the end of a game, read, and moments tried again; by key, on a phone."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from settebello.study import Review, decode_review
from settebello.study.model import GradedDecision
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, LISTEN, TablePage
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class Reviewed:
    """A finished game of one round, kept and reviewed; somebody random sat at seat 0."""

    ticket: dict[str, Any]
    game: str
    review: Review

    @property
    def address(self) -> str:
        return f"/game/{self.game}/review"

    @property
    def moments(self) -> list[GradedDecision]:
        """Those of seat 0, as they were played."""
        return [moment for moment in self.review.moments if moment.seat == 0 and moment.best is not None]


def finished(house: ServerProcess) -> dict[str, Any]:
    """The ticket of a game that is over."""
    ticket = open_table(house, name="Nonna", settings={"target": "1"}, level="greedy")
    client = Client(house, ticket)
    client.wait_for_turn()
    while not client.over:
        client.move()
        client.wait_for_turn()
    client.close()
    return ticket


def bearer(ticket: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {ticket['key']}"}


def kept(house: ServerProcess, ticket: dict[str, Any]) -> str:
    """The game with a permanent link."""
    game: str = http.post(f"{house.url}/api/tables/{ticket['table']}/game", headers=bearer(ticket)).json()["game"]
    return game


@pytest.fixture(scope="module")
def reviewed(house: ServerProcess) -> Reviewed:
    """A game with moments enough; random cards are seldom all good."""
    while True:
        ticket = finished(house)
        game = kept(house, ticket)
        address = f"{house.url}/api/games/{game}/review"
        http.post(address, json={"precision": "quick"}, headers=bearer(ticket))
        while (answer := http.get(address)).status_code == 202:
            time.sleep(0.2)
        found = Reviewed(ticket, game, decode_review(answer.text))
        if len(found.moments) > 1:
            return found


def player(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed, path: str, **wanted: object) -> Visitor:
    """Who sat at the game, in the browser in which they played."""
    visitor = Visitor(open_context, house, "/replay", **wanted)
    table = reviewed.ticket["table"]
    saved = {
        "table": table, "key": reviewed.ticket["key"], "title": "Scopa", "opened": 1_700_000_000_000, "seat": 0,
        "variant": "scopa", "seats": 2, "against": ["greedy"], "score": [0, 4], "target": 1, "over": True,
    }  # fmt: skip
    for name, item in ((f"table.{table}", saved), (f"kept.{table}", reviewed.game)):
        visitor.page.evaluate(
            "([name, item]) => localStorage.setItem(name, item)", [f"settebello.{name}", json.dumps(item)]
        )
    visitor.page.add_init_script(LISTEN)
    visitor.go(path)
    return visitor


def play(page: Page, action: str) -> None:
    """Take an action as at a table."""
    page.locator(f"[data-testid=hand] [data-card='{action.partition('x')[0]}']").click()
    choice = page.locator(f"[data-testid=choice][data-action='{action}']")
    if page.get_by_test_id("choice").count():
        choice.click()


def wrong_action(moment: GradedDecision) -> str:
    """An action that is worse than what was played, or that itself."""
    assert moment.judgement is not None
    return moment.judgement.actions[-1].action


def turn(moment: GradedDecision) -> str:
    return f"{moment.round}.{moment.number}"


def test_a_game_is_finished_reviewed_and_a_moment_tried_again(open_context: OpenContext, house: ServerProcess) -> None:
    """From the final screen; the page waits for the review, and the answer comes with its reason and values."""
    table = TablePage.at_table(open_context(), house, "scopa", 2, settings=AT_ONCE, rules={"target": "1"})
    page = table.page
    while table.play_round() != "[data-testid=winner]":
        page.get_by_test_id("continue").click()
    expect(page.get_by_text("A review keeps the game under a permanent link")).to_be_visible()
    page.get_by_test_id("score-sheet").get_by_test_id("review").click()
    expect(page.get_by_test_id("review-progress").or_(page.get_by_test_id("chance-graph"))).to_be_visible()
    expect(page.get_by_test_id("chance-graph")).to_be_visible()
    expect(page.get_by_test_id("luck").get_by_role("row")).to_have_count(8)
    game = page.url.split("/")[-2]
    found = decode_review(http.get(f"{house.url}/api/games/{game}/review").text)
    moments = [moment for moment in found.moments if moment.seat == 0]
    expect(
        page.get_by_test_id("moments").get_by_role("listitem").filter(has=page.get_by_test_id("moment-board"))
    ).to_have_count(min(len(moments), 3))
    expect(page.get_by_test_id("seat-totals").get_by_role("columnheader")).to_have_count(3)
    page.reload()
    expect(page.get_by_test_id("chance-graph")).to_be_visible()


def test_a_wrong_answer_a_right_one_and_the_values(
    open_context: OpenContext, house: ServerProcess, reviewed: Reviewed
) -> None:
    visitor = player(open_context, house, reviewed, reviewed.address, viewport=DESKTOP)
    page = visitor.page
    moment = reviewed.moments[0]
    assert moment.judgement is not None
    assert moment.best is not None
    page.get_by_label("As played", exact=True).check()  # the first moment is not always among the worst
    page.locator(f"[id='retry-{turn(moment)}']").click()
    expect(page).to_have_url(re.compile(rf"/review#{re.escape(turn(moment))}$"))
    board = page.get_by_test_id("retry-board")
    cards = board.locator("[data-testid=hand] [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert {value.action.partition("x")[0] for value in moment.judgement.actions} == set(cards)
    expect(page.get_by_test_id("values")).to_have_count(0)
    play(page, wrong_action(moment))
    expect(page.get_by_test_id("verdict")).to_have_text(re.compile(r"^There is better: .\d\.\d\d points"))
    expect(page.get_by_test_id("values")).to_have_count(0)
    play(page, moment.best)
    expect(page.get_by_test_id("verdict")).to_have_text("That is the best.")
    values = page.get_by_test_id("values")
    expect(values.locator("tbody tr")).to_have_count(len(moment.judgement.actions))
    expect(values.locator("tbody tr").first).to_contain_text("best")
    expect(page.get_by_test_id("open-note")).to_contain_text("so it is not graded")
    if moment.lines:
        expect(page.get_by_test_id("reasons").get_by_role("listitem")).to_have_count(len(moment.lines))
    page.get_by_test_id("turn-board").click()
    expect(page.get_by_test_id("replay-label")).to_have_text(f"Round {moment.round}, move {moment.number}")
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("retry-board")).to_be_visible()
    page.get_by_test_id("back").click()
    expect(page.locator(f"[id='retry-{turn(moment)}']")).to_be_focused()
    assert visitor.complaints == []


def test_what_was_played_can_be_hidden(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed) -> None:
    visitor = player(open_context, house, reviewed, reviewed.address, viewport=DESKTOP)
    page = visitor.page
    moments = page.get_by_test_id("moments")
    expect(moments).to_contain_text("played")
    page.get_by_label("Nothing").check()
    expect(moments.locator(".chip")).to_have_count(0)
    page.get_by_test_id("retry").first.click()
    expect(page.get_by_test_id("retry-panel").locator(".chip")).to_have_count(0)
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("values")).to_be_visible()
    page.get_by_test_id("retry-again").click()
    expect(page.get_by_test_id("values")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("retry-panel").locator(".chip")).to_have_count(0)
    page.get_by_test_id("back").click()
    page.get_by_label("The answer too").check()
    expect(moments).to_contain_text("best")
    page.get_by_label("As played", exact=True).check()
    expect(page.get_by_test_id("retry").first).to_have_attribute("id", f"retry-{turn(reviewed.moments[0])}")


def test_each_moment_is_on_a_small_board(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed) -> None:
    """What the player saw, without what would give the answer away; the judge's name is for those who look for it."""
    visitor = player(open_context, house, reviewed, reviewed.address, viewport=DESKTOP)
    page = visitor.page
    visitor.see("moments")
    boards = page.get_by_test_id("moment-position")
    expect(boards).to_have_count(min(len(reviewed.moments), 3))
    expect(boards.first).to_have_attribute("aria-label", re.compile(r"Round \d+\..*hand"))
    expect(boards.first.locator(".played")).not_to_have_count(0)
    expect(boards.locator(".best")).to_have_count(0)
    page.get_by_label("Nothing").check()
    expect(boards.locator(".played")).to_have_count(0)
    judge = page.get_by_text(reviewed.review.judge)
    expect(judge).not_to_be_visible()
    page.get_by_test_id("review-method").locator("summary").press("Enter")
    expect(judge).to_be_visible()
    assert visitor.fits
    check_access(page, "small boards")
    assert visitor.complaints == []


def test_by_key(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed) -> None:
    """A place in the graph, a moment, an answer, and the way back."""
    visitor = player(open_context, house, reviewed, reviewed.address, viewport=DESKTOP)
    page = visitor.page
    place = page.get_by_test_id("chance-position")
    place.focus()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("chance-here")).to_contain_text("Round 1, move 1: ")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_attribute("aria-valuetext", re.compile(r"Round 1, move 2: \d+\.\d%"))
    expect(page.get_by_test_id("chance-board")).to_have_attribute("href", f"game/{reviewed.game}#1.1")
    page.get_by_test_id("retry").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(r"Moment 1 of \d+"))).to_be_focused()
    page.keyboard.press("t")
    heard = page.evaluate("window.announced")
    assert any("On the table" in words or "table" in words for words in heard)
    page.keyboard.press("n")
    expect(page.locator("[data-testid=hand] button").first).to_be_focused()
    page.get_by_test_id("show-answer").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("values").wait_for()
    page.get_by_test_id("next-moment").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(r"Moment 2 of \d+"))).to_be_focused()
    assert visitor.complaints == []


@pytest.mark.parametrize(("lang", "scheme"), [pytest.param("en", "light", marks=pytest.mark.release), ("ar", "dark")])
def test_on_a_phone(
    open_context: OpenContext, house: ServerProcess, reviewed: Reviewed, lang: str, scheme: str
) -> None:
    """Nothing has to be scrolled sideways, everything is in reach of a finger, and axe finds nothing."""
    visitor = player(
        open_context,
        house,
        reviewed,
        reviewed.address,
        viewport=PHONE,
        locale=lang,
        color_scheme=scheme,
        has_touch=True,
    )
    page = visitor.page
    visitor.see("moments")
    check_access(page, "the review")
    assert (visitor.fits, too_small(page)) == (True, [])
    page.get_by_test_id("retry").first.click()
    visitor.see("retry-board")
    check_access(page, "a moment")
    assert (visitor.fits, too_small(page)) == (True, [])
    page.get_by_test_id("show-answer").click()
    visitor.see("values")
    check_access(page, "the answer")
    assert (visitor.fits, too_small(page)) == (True, [])
    assert visitor.complaints == []


def test_your_games_lead_to_the_review(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed) -> None:
    visitor = player(open_context, house, reviewed, "/yours", viewport=DESKTOP, locale="de-DE", color_scheme="dark")
    visitor.page.get_by_test_id("review").click()
    visitor.see("moments")
    check_access(visitor.page, "the review")
    assert visitor.page.url == f"{house.url}{reviewed.address}"
    assert visitor.complaints == []


def test_what_cannot_be_had_is_said(open_context: OpenContext, house: ServerProcess, reviewed: Reviewed) -> None:
    """To who did not sit there, of a game that is not there, and of one that was taken down."""
    other = Visitor(open_context, house, reviewed.address)
    other.see("moments")
    expect(other.page.get_by_test_id("more-thorough")).to_have_count(0)
    other.go("/game/none/review")
    problem = other.page.get_by_test_id("review-problem")
    expect(problem).to_have_text("There is no such game: check the link.")
    ticket = finished(house)
    game = kept(house, ticket)
    other.go(f"/game/{game}/review")
    expect(problem).to_have_text("This game has not been reviewed: ask for it with the key of your seat.")
    expect(other.page.get_by_text("Those who sat at this game can have it reviewed")).to_be_visible()
    http.delete(f"{house.url}/api/games/{game}", headers=bearer(ticket))
    other.page.reload()
    expect(problem).to_have_text("Somebody who sat at this game has taken it down.")
    expect(other.page.get_by_test_id("review-retry")).to_have_count(0)
