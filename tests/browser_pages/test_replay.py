"""A game replayed: one's own, or from a file; by pointer and by key, on a phone, with and without spoilers."""

from __future__ import annotations

import json
import re
from itertools import count

import pytest
from playwright.sync_api import FilePayload, Page, expect

from settebello.events import DealerCaptured
from settebello.game import Game
from settebello.record import Record, read, write
from settebello.rules import Rules
from settebello.rules.options import apply
from settebello.variants import variant
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import AT_ONCE, LISTEN, TablePage
from tests.browser_pages.visitor import Visitor
from tests.support.recorded_games import random_game
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

GAME = write(random_game(Rules(), seed=1))
RECORD = read(GAME)
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


def file(text: str = GAME) -> FilePayload:
    return {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}


def replayed(visitor: Visitor, text: str = GAME) -> Page:
    visitor.see("replay-open")
    visitor.page.get_by_test_id("replay-file").set_input_files(file(text))
    visitor.see("replay-board")
    return visitor.page


def expect_turn(page: Page, turn: str, words: str) -> None:
    """That this position is shown and stands in the address."""
    expect(page.get_by_test_id("replay-label")).to_have_text(words)
    expect(page).to_have_url(re.compile(rf"#{re.escape(turn)}$"))


def cards(page: Page, where: str) -> list[str]:
    return sorted(str(card.get_attribute("data-card")) for card in page.query_selector_all(f"{where} [data-card]"))


def test_a_finished_game_is_replayed_from_its_end_and_from_the_list(
    open_context: OpenContext, house: ServerProcess
) -> None:
    """To the first score sheet that ends a game of few points; then the same positions as in its record."""
    player = TablePage.at_table(open_context(), house, "scopa", 2, settings=AT_ONCE, rules={"target": "1"})
    page = player.page
    while player.play_round() != "[data-testid=winner]":
        page.get_by_test_id("continue").click()
    table = player.table_name
    page.get_by_test_id("score-sheet").get_by_test_id("replay").click()
    expect(page.get_by_test_id("replay-board")).to_be_visible()
    assert page.url.split("#")[0].endswith(f"/replay/{table}")
    record = read(http.get(f"{house.url}/api/tables/{table}/record").text)
    first = next(iter(record.steps(game := Game(record.rules, record.dealer))))
    assert first.action is None
    assert cards(page, "[data-testid=replay-board] [data-testid=table]") == sorted(map(str, game.round.table))
    assert cards(page, "[data-testid=replay-hand]") == sorted(map(str, game.round.hand(0)))
    page.goto(f"{house.url}/yours")
    page.get_by_test_id("replay").click()
    expect_turn(page, "1", "Round 1, the deal")
    page.keyboard.press("End")
    last = len(record.rounds)
    expect_turn(page, f"{last}.score", f"Round {last}, the score")
    expect(page.get_by_test_id("winner")).to_be_visible()
    assert player.complaints == []


def test_a_game_with_a_permanent_link_is_replayed_in_another_browser(
    open_context: OpenContext, house: ServerProcess
) -> None:
    player = TablePage.at_table(open_context(), house, "scopa", 2, settings=AT_ONCE, rules={"target": "1"})
    while player.play_round() != "[data-testid=winner]":
        player.page.get_by_test_id("continue").click()
    key = player.page.evaluate(f"JSON.parse(localStorage['settebello.table.{player.table_name}']).key")
    asked = http.post(f"{house.url}/api/tables/{player.table_name}/game", headers={"authorization": f"Bearer {key}"})
    visitor = Visitor(open_context, house, f"/game/{asked.json()['game']}#1.3", viewport=DESKTOP)
    expect_turn(visitor.page, "1.3", "Round 1, move 3")
    visitor.go("/game/none")
    expect(visitor.page.get_by_test_id("replay-problem")).to_have_text("There is no such game: check the link.")


def test_the_list_of_moves_names_the_cards_of_a_deal(open_context: OpenContext, house: ServerProcess) -> None:
    """And a button that can do nothing looks like one."""
    page = replayed(Visitor(open_context, house, "/replay", viewport=DESKTOP))
    deal = page.get_by_role("navigation").get_by_role("button").filter(has_text="Deal").first
    expect(deal).to_have_attribute("aria-label", re.compile("On the table: the .* and the "))
    page.get_by_test_id("replay-end").click()
    vary = page.get_by_test_id("vary")
    expect(vary).to_have_attribute("aria-disabled", "true")
    expect(vary).to_have_css("opacity", "0.55")
    forward = page.get_by_test_id("replay-forward")
    forward.hover()
    expect(forward).to_have_css("cursor", "default")
    expect(forward).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_the_dealer_takes_the_first_table_cards(open_context: OpenContext, house: ServerProcess) -> None:
    """Escoba: they lie on the table, and then they are the dealer's."""
    rules = variant("escoba").rules()
    game = random_game(rules, seed=_seed_of_capture(rules), rounds=2)
    opened = next(step for step in game.steps(Game(rules, 0)) if step.round == 2).events
    captured = next(event for event in opened if isinstance(event, DealerCaptured))
    context = open_context(viewport=DESKTOP)
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(f"{house.url}/replay")
    page.get_by_test_id("replay-file").set_input_files(file(write(game)))
    expect_turn(page, "1", "Round 1, the deal")
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowLeft")
    expect_turn(page, "1.score", "Round 1, the score")
    page.get_by_test_id("replay-forward").click()
    expect_turn(page, "2", "Round 2, the deal")
    dealt = "for their total"
    page.wait_for_function("dealt => announced.some(text => text.includes(dealt))", arg=dealt)
    heard: list[str] = page.evaluate("announced")
    assert any("Round 2. The cards are dealt. On the table: " in text for text in heard)
    page.wait_for_function("() => announced.some(text => text.endsWith('Escoba!'))")
    expect(page.locator("[data-testid=replay-board] [data-testid=table] [data-card]")).to_have_count(0)
    listed = page.get_by_test_id("replay-moves").get_by_role("listitem").first
    expect(listed).to_contain_text("Escoba!")
    expect(listed.locator(".chip")).to_have_count(len(captured.cards))


def _seed_of_capture(rules: Rules) -> int:
    """The first seed of a random game in whose second round the dealer takes the first table cards."""
    for seed in range(500):
        steps = random_game(rules, seed, rounds=2).steps(Game(rules, 0))
        if any(isinstance(event, DealerCaptured) for step in steps if step.round == 2 for event in step.events):
            return seed
    raise AssertionError("the dealer never took them")


def test_steps_keys_and_the_list_of_moves(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay", viewport=DESKTOP)
    page = replayed(visitor)
    expect_turn(page, "1", "Round 1, the deal")
    page.get_by_test_id("replay-forward").click()
    expect_turn(page, "1.1", "Round 1, move 1")
    for key, turn, words in [
        ("ArrowRight", "1.2", "Round 1, move 2"),
        ("ArrowLeft", "1.1", "Round 1, move 1"),
        ("PageDown", "2", "Round 2, the deal"),
        ("PageDown", "3", "Round 3, the deal"),
        ("PageUp", "2", "Round 2, the deal"),
        ("ArrowLeft", "1.score", "Round 1, the score"),
        ("Home", "1", "Round 1, the deal"),
    ]:
        page.keyboard.press(key)
        expect_turn(page, turn, words)
    moves = page.get_by_test_id("replay-moves")
    moves.get_by_role("button").nth(14).click()
    expect_turn(page, "1.14", "Round 1, move 14")
    game = Game(RECORD.rules, RECORD.dealer)
    for _, step in zip(range(15), RECORD.steps(game), strict=False):
        assert step.round == 1
    assert cards(page, "[data-testid=replay-board] [data-testid=table]") == sorted(map(str, game.round.table))
    page.get_by_test_id("replay-round").nth(1).click()
    expect_turn(page, "2", "Round 2, the deal")
    page.get_by_test_id("replay-highlights").click()
    moves.get_by_role("button").last.click()
    last = len(RECORD.rounds)
    expect_turn(page, f"{last}.score", f"Round {last}, the score")
    expect(page.get_by_test_id("winner")).to_contain_text("won")
    columns = page.get_by_test_id("score-pad").locator("thead th")
    expect(columns).to_have_count(last + 1)
    page.keyboard.press("k")
    expect(page.get_by_test_id("keys")).to_contain_text("One action back or forward")
    page.keyboard.press("Escape")
    assert visitor.complaints == []


def test_a_tie_that_begins_a_new_game_begins_a_new_score_pad(open_context: OpenContext, house: ServerProcess) -> None:
    """Its columns keep the numbers of the rounds, and the totals begin again from zero."""
    rules = apply(Rules(), {"finish.tie": "new-game", "target": "4"})
    records = (random_game(rules, seed) for seed in count())
    record, tied = next((one, round_) for one in records for round_ in tied_rounds(one) if round_ > 1)
    text = write(record)
    page = replayed(Visitor(open_context, house, "/replay", viewport=DESKTOP), text)
    game = Game(record.rules, record.dealer)
    points = {step.round: game.scores[-1].totals for step in record.steps(game) if game.state != "playing"}
    for number, first in ((tied, 1), (tied + 1, tied + 1)):
        page.evaluate(f"location.hash = '#{number}.score'")
        expect_turn(page, f"{number}.score", f"Round {number}, the score")
        pad = page.get_by_test_id("score-pad")
        rounds = range(first, number + 1)
        expect(pad.locator("thead th [aria-hidden]")).to_have_text([str(one) for one in rounds])
        totals = [sum(points[one][0] for one in range(first, last + 1)) for last in rounds]
        expect(pad.locator("tbody tr").first.locator("b")).to_have_text([str(total) for total in totals])
        expect(page.get_by_text("a tie at the target: a new game begins from 0")).to_have_count(2 * (number == tied))


def tied_rounds(record: Record) -> list[int]:
    """The numbers of the rounds after which a new game begins from a tie, but the last one of the record."""
    game, found = Game(record.rules, record.dealer), list[int]()
    for step in record.steps(game):
        if game.state == "between rounds" and game.totals != game.totals_scored and step.round < len(record.rounds):
            found.append(step.round)
    return found


def test_a_link_to_a_turn(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay#2.5", viewport=DESKTOP)
    page = replayed(visitor)
    expect_turn(page, "2.5", "Round 2, move 5")
    page.evaluate("location.hash = '#1.7'")
    expect_turn(page, "1.7", "Round 1, move 7")
    expect(page.get_by_test_id("replay-notice")).to_be_empty()
    page.evaluate("location.hash = '#1.99'")
    notice = "This game has no turn 1.99. The nearest one is shown: Round 1, move 36."
    expect(page.get_by_test_id("replay-notice")).to_have_text(notice)
    expect_turn(page, "1.36", "Round 1, move 36")
    assert visitor.complaints == []


def test_one_hand_alone_and_what_comes_later_is_hidden(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay", viewport=DESKTOP)
    visitor.page.add_init_script(LISTEN)
    visitor.go("/replay")
    page = replayed(visitor)
    opponent = page.locator("section.opponent")
    expect(opponent.locator("[data-place^='card:']")).to_have_count(3)
    page.get_by_label("Only P1").check()
    expect(opponent.locator("[data-place^='card:']")).to_have_count(0)
    expect(opponent).to_contain_text("P0")
    page.get_by_test_id("replay-spoilers").check()
    expect(page.get_by_test_id("replay-moves").get_by_role("button")).to_have_count(1)
    expect(page.get_by_test_id("replay-round")).to_have_count(1)
    page.get_by_test_id("replay-forward").click()
    expect(page.get_by_test_id("replay-moves").get_by_role("button")).to_have_count(2)
    page.get_by_test_id("replay-board").click()
    page.keyboard.press("End")
    expect_turn(page, "1.1", "Round 1, move 1")
    heard = page.evaluate("window.announced")
    assert any("P1 holds" in words for words in heard)
    assert not [words for words in heard[3:] if "P0 holds" in words]
    page.keyboard.press("a")
    expect(opponent.locator("[data-place^='card:']")).to_have_count(3)
    assert visitor.complaints == []


def test_autoplay_goes_on_and_can_be_stopped(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay", viewport=DESKTOP, reduced_motion="no-preference")
    page = replayed(visitor)
    page.keyboard.press("Space")
    expect(page.get_by_test_id("replay-label")).to_have_text("Round 1, move 3")
    page.keyboard.press("Space")
    label = page.get_by_test_id("replay-label").inner_text()
    page.wait_for_timeout(1500)
    expect(page.get_by_test_id("replay-label")).to_have_text(label)
    assert visitor.complaints == []


@pytest.mark.parametrize(("lang", "scheme"), [pytest.param("en", "light", marks=pytest.mark.release), ("ar", "dark")])
def test_on_a_phone(open_context: OpenContext, house: ServerProcess, lang: str, scheme: str) -> None:
    """Everything is in reach of a finger, nothing has to be scrolled sideways, and axe finds nothing."""
    visitor = Visitor(open_context, house, "/replay", viewport=PHONE, locale=lang, color_scheme=scheme)
    page = visitor.page
    visitor.see("replay-open")
    check_access(page, "open a record")
    replayed(visitor)
    check_access(page, "the board")
    assert (visitor.fits, too_small(page)) == (True, [])
    for button, dialog in (("moves-button", "moves"), ("options-button", "options")):
        page.get_by_test_id(button).click()
        page.get_by_test_id(dialog).wait_for()
        check_access(page, dialog)
        assert (visitor.fits, too_small(page)) == (True, [])
        page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft" if lang == "ar" else "ArrowRight")
    expect(page).to_have_url(re.compile("#1.1$"))
    page.keyboard.press("End")
    expect(page.get_by_test_id("winner")).to_be_visible()
    check_access(page, "the end")
    assert visitor.fits
    assert visitor.complaints == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_wide_page_breaks_no_rule(open_context: OpenContext, house: ServerProcess, scheme: str) -> None:
    visitor = Visitor(open_context, house, "/replay#1.9", viewport=DESKTOP, color_scheme=scheme)
    page = replayed(visitor)
    check_access(page, "the board")
    page.get_by_test_id("replay-highlights").click()
    page.keyboard.press("PageDown")
    check_access(page, "highlights")
    assert too_small(page) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello", "“game.txt” cannot be replayed: Line 1: this is not a record"),
        (GAME.replace("[Score [", "[Score [7", 1), "this score does not match the actions of the round."),
        (GAME[: len(GAME) // 2], "“game.txt” cannot be replayed: Line "),
        (GAME.replace("[Settebello 1]", "[Settebello 9]"), "by a newer Settebello"),
        (GAME + "[Round 1]\n" * 10_000, "This record has 10"),
        ("x" * 300_000, "“game.txt” is too large for a record"),
        (write(random_game(Rules(), rounds=0)), "No round of this game has been played to its end yet"),
    ],
    ids=["no record", "altered", "cut short", "newer", "many rounds", "too large", "no round"],
)
def test_what_cannot_be_replayed_is_explained(
    open_context: OpenContext, house: ServerProcess, text: str, problem: str
) -> None:
    visitor = Visitor(open_context, house, "/replay")
    visitor.see("replay-open")
    visitor.page.get_by_test_id("replay-file").set_input_files(file(text))
    expect(visitor.page.get_by_test_id("replay-problem")).to_contain_text(problem)
    visitor.page.get_by_test_id("replay-file").set_input_files(file())
    visitor.see("replay-board")


def test_a_table_that_is_not_there(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay/none")
    expect(visitor.page.get_by_test_id("replay-problem")).to_have_text("There is no such table: check the link.")


def test_a_file_is_dropped_and_another_language_chosen(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/replay#1.score", viewport=DESKTOP)
    page = visitor.page
    visitor.see("replay-open")
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
          dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
        }""",
        GAME,
    )
    sheet = page.get_by_test_id("replay-sheet")
    expect(sheet).to_contain_text("Sweeps")
    page.evaluate("localStorage.setItem('settebello.language', " + json.dumps(json.dumps("it")) + ")")
    page.reload()
    replayed(visitor)
    expect(sheet).to_contain_text("Scope")
    expect_turn(page, "1.score", "Smazzata 1, i punti")
