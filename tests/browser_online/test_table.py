"""Tables by link, from the start page to the score sheet and on to another game."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TIMEOUT_MS, OpenContext
from tests.browser.table_page import CHOICE, HAND
from tests.browser_online.people import Someone, Table, play_round
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

DEALT = """
() => {
  const name = Object.keys(localStorage).find((key) => key.includes('shuffle.'));
  return JSON.parse(localStorage[name]).seen[1];
}
"""
"""The page's record of the first cards."""


def test_from_the_start_page_to_a_round_for_two_and_a_spectator(
    open_context: OpenContext, house: ServerProcess
) -> None:
    nonna = Someone(open_context(hasty=False), house.url)
    nonna.page.get_by_test_id("others-name").fill("Nonna")
    nonna.press("open-table")
    code = nonna.page.get_by_test_id("code").inner_text()
    link = nonna.page.get_by_test_id("invite").input_value()

    rosa = Someone(open_context(hasty=False), house.url)
    rosa.page.get_by_test_id("enter-code").fill(code.lower())
    rosa.press("find-table")
    expect(rosa.page).to_have_url(link)
    expect(rosa.page.get_by_test_id("terms")).to_contain_text("to 11 · 2 players")
    expect(rosa.page.get_by_test_id("seats")).to_contain_text("Nonna")
    rosa.page.get_by_test_id("name").fill("Rosa")
    rosa.sit()
    nonna.hears("Rosa sat down.")
    rosa.press("ready")
    nonna.hears("Rosa is ready.")
    nonna.press("ready")
    for person in (nonna, rosa):
        person.page.wait_for_selector(HAND)

    pino = Someone(open_context(hasty=False), link)
    expect(pino.page.get_by_test_id("full")).to_contain_text("all seats are taken")
    pino.press("watch")
    expect(pino.page.get_by_test_id("watching")).to_be_visible()
    play_round(nonna, rosa)
    pino.page.get_by_test_id("score-sheet").wait_for()
    assert pino.page.locator(HAND).count() == 0
    assert len(pino.views) > 10
    assert all(view["hand"] == [] and view["legal"] == [] for view in pino.views)

    for person in (nonna, rosa, pino):
        proof = person.page.get_by_test_id("proof")
        expect(proof).to_have_attribute("data-fault", "none")
        proof.locator("summary").click()
        expect(proof).to_contain_text("of 2 devices")
    expect(pino.page.get_by_test_id("sheet-status")).to_have_text("The next round begins when the players go on.")
    _go_on_while_another_reads(nonna, rosa)
    expect(pino.page.get_by_test_id("score-sheet")).to_have_count(0)
    expect(pino.page.locator("header")).to_contain_text("Round 2")
    assert (nonna.complaints, rosa.complaints, pino.complaints) == ([], [], [])


def _go_on_while_another_reads(quick: Someone, slow: Someone) -> None:
    """The score sheet stays before who has not put it away."""
    quick.press("continue")
    quick.page.wait_for_selector(HAND)
    expect(slow.page.get_by_test_id("score-sheet")).to_contain_text("The next round has begun.")
    slow.press("to-table")
    expect(slow.page.get_by_test_id("score-sheet")).to_have_count(0)
    expect(slow.page.locator(HAND)).to_have_count(3)


@pytest.mark.parametrize("cut", ["keep", "place"])
def test_the_cards_are_checked_after_a_cut(cut: str, open_context: OpenContext, house: ServerProcess) -> None:
    people = Table(house, variant="chkobba").playing(open_context)
    cuts = _cut(people, f"{CHOICE}[data-action={cut}]")
    for person in people:
        expect(person.page.locator("[data-testid=table] [data-card]")).to_have_count(4)
    play_round(*people)
    for person in people:
        expect(person.page.get_by_test_id("proof")).to_have_attribute("data-fault", "none")
        dealt = person.page.evaluate(DEALT)
        assert len(dealt["voids"]) == cuts - 1
        assert dealt["history"][0]["action"] == cut
        assert len(dealt["held"]["0"]) == 3


def _cut(people: Sequence[Someone], choice: str) -> int:
    """Until the cards are dealt: three equal cards on the table call for another cut. How many there were."""
    cuts, until = 0, time.monotonic() + TIMEOUT_MS / 1000
    while not all(person.page.locator(HAND).count() for person in people):
        assert time.monotonic() < until, "no cards are dealt"
        for person in people:
            if person.page.locator(choice).count():
                person.page.locator(choice).click()
                cuts += 1
        people[0].page.wait_for_timeout(50)
    return cuts


def play_to_the_end(nonna: Someone, rosa: Someone) -> None:
    play_round(nonna, rosa)
    while nonna.page.get_by_test_id("continue").count():  # a round without a winner
        nonna.press("continue")
        rosa.press("to-table")
        play_round(nonna, rosa)


def test_a_rematch_keeps_the_seats(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, settings={"target": "1"})
    nonna, rosa = table.playing(open_context)
    play_to_the_end(nonna, rosa)
    rosa.press("play-again")
    expect(rosa.page.get_by_test_id("row-1")).to_contain_text(re.compile("Rosa.*ready", re.DOTALL))
    nonna.hears("A new game with the same people is ready.")
    nonna.press("play-again")
    for person in (nonna, rosa):  # people who have pressed the button have said that they want to play
        person.page.wait_for_selector(HAND)
    assert table.link not in nonna.page.url
    assert [person.rooms[-1]["seat"] for person in (nonna, rosa)] == [0, 1]
    assert (nonna.complaints, rosa.complaints) == ([], [])


def test_the_link_of_a_game_that_is_over_leads_to_its_result(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house, settings={"target": "1"})
    nonna, rosa = table.playing(open_context)
    play_to_the_end(nonna, rosa)
    late = Someone(open_context(hasty=False), table.link, "Pino")
    expect(late.page.get_by_test_id("over")).to_contain_text("This game is over.")
    expect(late.page.get_by_test_id("watch")).to_have_text("See the result")
    late.press("watch")
    points = nonna.page.locator("tr.game td").all_inner_texts()
    best = " to ".join(sorted(points, key=int, reverse=True))
    for person in (nonna, rosa, late):
        expect(person.page.get_by_test_id("final")).to_have_text(best)


def test_a_tab_that_is_not_looked_at_says_what_is_wanted(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    expect(nonna.page).to_have_title("One seat is still free. · Scopa · Settebello")
    rosa = table.guest(open_context, "Rosa")
    expect(nonna.page).to_have_title("Waiting for Rosa. · Scopa · Settebello")
    for person in (nonna, rosa):
        person.press("ready")
    for person in (nonna, rosa):
        person.page.get_by_test_id("hand").wait_for()
    first, other = (nonna, rosa) if nonna.page.query_selector("[data-testid=hand].mine") else (rosa, nonna)
    expect(first.page).to_have_title("Your turn · Scopa · Settebello")
    expect(other.page).to_have_title("Scopa · Settebello")


def test_who_waits_for_somebody_away_is_told_what_comes(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house, grace=120).playing(open_context)
    first, other = (nonna, rosa) if nonna.page.query_selector("[data-testid=hand].mine") else (rosa, nonna)
    name = "Nonna" if first is nonna else "Rosa"
    status = other.page.get_by_test_id("status")
    expect(status).to_contain_text(f"{name} is playing…")
    first.page.close()
    expect(status).to_contain_text(re.compile(rf"{name} is away: the computer plays in \d+ (minutes|seconds)"))


def test_whoever_vanishes_is_played_for_until_they_return(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house, grace=1).playing(open_context)
    context, address = rosa.page.context, rosa.page.url
    rosa.page.close()
    nonna.page.get_by_test_id("gone").wait_for()
    nonna.page.get_by_test_id("stand-in").wait_for()
    nonna.hears("Rosa is away: the computer plays for them.")
    nonna.act()  # no more: Rosa is to find cards in her hand
    rosa = Someone(context, address)
    rosa.page.wait_for_selector(HAND)
    nonna.hears("Rosa is back.")
    expect(nonna.page.get_by_test_id("stand-in")).to_have_count(0)
    play_round(nonna, rosa)
    assert (nonna.complaints, rosa.complaints) == ([], [])


def test_the_clock_runs_out(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house, clock=2).playing(open_context)
    for person in (nonna, rosa):
        expect(person.page.get_by_test_id("clock")).to_contain_text(re.compile("0:0[012]"))
    for person in (nonna, rosa):
        expect(person.page.get_by_test_id("error")).to_contain_text("the computer has played for you")


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
def test_the_clock_goes_on_when_the_time_of_day_is_set(
    jump: int, open_context: OpenContext, house: ServerProcess
) -> None:
    nonna, _ = Table(house, clock=120).playing(open_context)
    clock = nonna.page.get_by_test_id("clock")
    nonna.page.evaluate("jump => { const now = Date.now; Date.now = () => now() + jump; }", jump)
    for _ in range(2):
        nonna.page.wait_for_function(
            "before => document.querySelector('[data-testid=clock]').textContent !== before", arg=clock.text_content()
        )
        expect(clock).to_have_text(re.compile(r"\s1:[0-5]\d$"))


def test_leaving_and_coming_back(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house).playing(open_context)
    rosa.open("people")
    rosa.press("leave")
    rosa.press("sure")
    nonna.page.get_by_test_id("stand-in").wait_for()
    nonna.open("people")
    expect(nonna.page.get_by_test_id("state-1")).to_contain_text("the computer plays")
    expect(nonna.page.get_by_test_id("replace-1")).to_be_visible()
    rosa.press("continue-game")
    rosa.page.wait_for_selector(HAND)
    expect(nonna.page.get_by_test_id("state-1")).to_have_text("here")
    nonna.press("close")
    nonna.press("sure")
    for person in (nonna, rosa):
        expect(person.page.get_by_test_id("error")).to_contain_text("closed this table")
        person.page.goto(house.url)
        person.page.get_by_test_id("play-now").wait_for()
        expect(person.page.get_by_test_id("continue-game")).to_have_count(0)


def test_the_tables_level_goes_on_for_who_is_gone_for_good(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house, level="esperto").playing(open_context)
    rosa.open("people")
    rosa.press("leave")
    rosa.press("sure")
    nonna.open("people")
    nonna.press("replace-1")
    expect(nonna.page.get_by_test_id("state-1")).to_have_text("Esperto")
    assert nonna.rooms[-1]["seats"][1]["player"] == "esperto"


def test_on_with_the_seat_on_another_device(open_context: OpenContext, house: ServerProcess) -> None:
    nonna, rosa = Table(house).playing(open_context)
    first, other = (nonna, rosa) if nonna.page.query_selector("[data-testid=hand].mine") else (rosa, nonna)
    first.open("people")
    first.press("own-link")
    link = first.page.get_by_test_id("seat-link").input_value()
    assert "#seat=" in link
    first.page.keyboard.press("Escape")
    second = Someone(open_context(hasty=False), link)
    second.page.wait_for_selector(HAND)
    assert second.page.url == link.split("#")[0]
    assert second.hand() == first.hand()
    second.play()
    expect(first.page.get_by_test_id("error")).to_contain_text("from another tab or device")
    other.play()
    second.wait()
    assert second.complaints == []


def test_a_second_tab(open_context: OpenContext, house: ServerProcess) -> None:
    """Both are told, and nobody else; what is said goes by, a mark stays."""
    nonna, rosa = Table(house).playing(open_context)
    rosa.until_playing()
    told = len(rosa.rooms)
    tab = nonna.page.context.new_page()
    tab.goto(nonna.page.url)
    tab.wait_for_selector(HAND)
    for page in (tab, nonna.page):
        expect(page.get_by_test_id("error")).to_contain_text("open in another tab or on another device")
        page.get_by_test_id("places").wait_for()
    nonna.open("people")
    expect(nonna.page.get_by_test_id("state-0")).to_have_text("open in 2 places")
    tab.close()
    expect(nonna.page.get_by_test_id("state-0")).to_have_text("here")
    expect(nonna.page.get_by_test_id("places")).to_have_count(0)
    assert len(rosa.rooms) == told


def test_phrases_are_heard_in_everybodys_language(open_context: OpenContext, house: ServerProcess) -> None:
    table = Table(house)
    nonna = table.host(open_context)
    rosa = table.guest(open_context, "Rosa", locale="it-IT")
    for person in (nonna, rosa):
        person.press("ready")
    for person in (nonna, rosa):
        person.page.wait_for_selector(HAND)
    nonna.press("phrases")
    nonna.page.locator("[data-phrase=good-luck]").click()
    expect(rosa.page.get_by_test_id("said")).to_have_text("In bocca al lupo!")
    rosa.hears("Nonna: In bocca al lupo!")
    nonna.hears("You: Good luck!")
    rosa.page.keyboard.press("c")
    rosa.page.locator("[data-phrase=whose-turn]").press("Enter")
    nonna.hears("Rosa: Whose turn is it?")
    assert (nonna.complaints, rosa.complaints) == ([], [])
