"""Puzzles in the page: solved, missed, chosen, in runs, by key, on a phone, in every language, without a server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from settebello.players.table import unseen_cards
from settebello.study.puzzles import Puzzle, SolverRating, shipped_pack
from settebello.wording import languages
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import LISTEN
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
PUZZLES = {puzzle.id: puzzle for puzzle in shipped_pack().puzzles}


def play(page: Page, action: str) -> None:
    """Take an action as at a table."""
    page.locator(f"[data-testid=hand] [data-card='{action.partition('x')[0]}']").click()
    choice = page.locator(f"[data-testid=choice][data-action='{action}']")
    if page.get_by_test_id("choice").count():
        choice.click()


def shown(page: Page) -> Puzzle:
    """The puzzle on the board."""
    page.get_by_test_id("puzzle-panel").wait_for()
    hand = page.locator("[data-testid=hand] [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    table = page.locator("[data-testid=table] [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    found = [
        one for one in PUZZLES.values() if names(one.view.hand) == set(hand) and names(one.view.table) == set(table)
    ]
    assert len(found) == 1
    return found[0]


def names(cards: object) -> set[str]:
    return set(map(str, cards))  # type: ignore[call-overload]


def wrong(puzzle: Puzzle) -> str:
    return puzzle.judgement.actions[-1].action


def playable(rating: int = 1500) -> Puzzle:
    """A puzzle for two in which only cards are played, with a reason for the worst action."""
    return next(
        one
        for one in PUZZLES.values()
        if one.rating == rating and len(one.view.hands) == 2 and wrong(one) in one.reasons and one.view.phase == "play"
    )


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('settebello.puzzles') ?? '{}')")
    return found


def test_what_is_likely_to_follow_is_shown_with_the_solution(open_context: OpenContext, house: ServerProcess) -> None:
    puzzle = playable()
    page = Visitor(open_context, house, f"/puzzles#{puzzle.id}", viewport=PHONE).page
    expect(page.get_by_test_id("puzzle-panel")).to_be_visible()
    expect(page.get_by_test_id("continuation")).to_have_count(0)
    play(page, puzzle.solution)
    expect(page.get_by_test_id("continuation").get_by_role("listitem")).to_have_count(len(puzzle.continuation))


def test_an_unfamiliar_game_says_what_its_cards_count(open_context: OpenContext, house: ServerProcess) -> None:
    rules = shipped_pack().games
    puzzle = next(one for one in PUZZLES.values() if rules[one.game].idiom == "chkobba")
    page = Visitor(open_context, house, f"/puzzles#{puzzle.id}", viewport=PHONE).page
    expect(page.get_by_test_id("puzzle-special")).to_contain_text("Queens count 8 and jacks 9")
    page.get_by_test_id("puzzle-rules").click()
    expect(page.get_by_test_id("rules-in-brief")).to_contain_text("a queen 8, a jack 9, a king 10")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-in-brief")).to_be_visible()


def test_a_puzzle_from_the_start_page_in_one_click(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, viewport=DESKTOP)
    page = visitor.page
    page.get_by_test_id("to-puzzles").click()
    page.get_by_test_id("puzzle-start").click()
    puzzle = shown(page)
    assert puzzle.rating == 1500
    expect(page.get_by_test_id("values")).to_have_count(0)
    play(page, puzzle.solution)
    expect(page.get_by_test_id("verdict")).to_have_text("Right: that is the best play.")
    expect(page.get_by_test_id("values").locator("tbody tr")).to_have_count(len(puzzle.view.legal))
    second = puzzle.judgement.actions[1].action
    expect(page.get_by_test_id("reasons").get_by_role("listitem")).to_have_count(len(puzzle.reasons[second]))
    own = SolverRating().after(puzzle.rating, solved=True)
    expect(page.get_by_test_id("own-rating")).to_contain_text(str(round(own.rating)))
    page.get_by_test_id("next-puzzle").click()
    assert shown(page).id != puzzle.id
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("puzzles-solved")).to_have_text("1 of 1 solved at the first try")
    expect(page.get_by_test_id("puzzle-start")).to_be_focused()
    page.reload()
    expect(page.get_by_test_id("puzzle-rating")).to_contain_text(str(round(own.rating)))
    expect(page.get_by_text("Everybody begins at 1500.")).to_be_visible()
    assert visitor.complaints == []


def test_a_wrong_play_tells_why_and_counts_once(open_context: OpenContext, house: ServerProcess) -> None:
    puzzle = playable()
    visitor = Visitor(open_context, house, f"/puzzles#{puzzle.id}", viewport=DESKTOP)
    page = visitor.page
    play(page, wrong(puzzle))
    expect(page.get_by_test_id("verdict")).to_contain_text("There is better: ")
    expect(page.get_by_test_id("reasons").get_by_role("listitem")).to_have_count(len(puzzle.reasons[wrong(puzzle)]))
    expect(page.get_by_test_id("values")).to_have_count(0)
    play(page, puzzle.solution)
    expect(page.get_by_test_id("verdict")).to_have_text("Right: that is the best play.")
    assert kept(page)["tried"] == {puzzle.id: False}
    assert kept(page)["rating"] == SolverRating().after(puzzle.rating, solved=False).rating
    page.reload()
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("verdict")).to_have_text("This is the best play.")
    assert kept(page)["tried"] == {puzzle.id: False}


def test_the_cards_that_were_not_seen_are_listed(open_context: OpenContext, house: ServerProcess) -> None:
    """Nobody has seen the game, so nobody can remember what was played."""
    puzzle = playable()
    visitor = Visitor(open_context, house, f"/puzzles#{puzzle.id}", viewport=DESKTOP)
    page = visitor.page
    hidden = unseen_cards(puzzle.view, shipped_pack().games[puzzle.game])
    page.get_by_test_id("memory").click()
    cards = page.get_by_test_id("unseen").locator("td:not(.gone)")
    expect(cards).to_have_count(len(hidden))
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    page.keyboard.press("m")
    expect(cards).to_have_count(len(hidden))
    assert visitor.complaints == []


def test_game_theme_and_difficulty_are_chosen(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/puzzles", viewport=DESKTOP)
    page = visitor.page
    page.get_by_test_id("puzzle-game").select_option(label="Escoba, 2 players")
    page.get_by_test_id("puzzle-theme").select_option("last-deal")
    page.get_by_test_id("puzzle-difficulty").select_option("hard")
    game = page.get_by_test_id("puzzle-game").input_value()
    wanted = [one for one in PUZZLES.values() if one.game == game and "last-deal" in one.themes and one.rating >= 1700]
    assert len(wanted) > 1
    expect(page.get_by_test_id("puzzles-left")).to_have_text(f"{len(wanted)} puzzles that you have not tried")
    page.get_by_test_id("puzzle-start").click()
    assert shown(page).id in {one.id for one in wanted}
    tried = {"rating": 1500, "deviation": 80, "volatility": 0.06, "tried": {one.id: True for one in wanted}}
    page.evaluate("kept => localStorage.setItem('settebello.puzzles', kept)", json.dumps(tried))
    page.goto(f"{house.url}/puzzles")
    page.get_by_test_id("puzzle-game").select_option(label="Escoba, 2 players")
    page.get_by_test_id("puzzle-theme").select_option("last-deal")
    page.get_by_test_id("puzzle-difficulty").select_option("hard")
    expect(page.get_by_test_id("puzzles-left")).to_have_text("You have tried all of these. Choose others.")
    expect(page.get_by_test_id("puzzle-start")).to_have_count(0)


def test_a_streak_ends_with_the_first_mistake(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/puzzles", viewport=DESKTOP)
    page = visitor.page
    page.get_by_test_id("puzzle-streak").click()
    for solved in range(2):
        expect(page.get_by_test_id("run-solved")).to_have_text(f"{solved} solved")
        play(page, shown(page).solution)
        page.get_by_test_id("next-puzzle").click()
    play(page, wrong(shown(page)))
    expect(page.get_by_test_id("verdict")).to_contain_text("That was not the best play")
    page.get_by_test_id("next-puzzle").click()
    expect(page.get_by_test_id("run-over")).to_have_text("The streak is over: 2 solved. That is your best so far.")
    assert kept(page)["best"] == {"streak": 2, "storm": 0}
    assert kept(page)["tried"] == {}
    page.get_by_test_id("run-again").click()
    expect(page.get_by_test_id("run-solved")).to_have_text("0 solved")
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("best-streak")).to_have_text("Your best: 2")
    expect(page.get_by_test_id("puzzle-streak")).to_be_focused()
    assert visitor.complaints == []


def test_a_storm_ends_with_the_time(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/puzzles", viewport=DESKTOP)
    page = visitor.page
    page.clock.install()
    page.reload()
    page.get_by_test_id("puzzle-storm").click()
    first = shown(page)
    play(page, first.solution)
    expect(page.get_by_test_id("run-solved")).to_have_text("1 solved")
    second = shown(page)
    assert second.id != first.id
    play(page, wrong(second))
    expect(page.locator(f"[data-testid=hand] [data-card='{next(iter(second.view.hand))}']")).to_have_count(0)
    expect(page.get_by_test_id("run-solved")).to_have_text("1 solved")
    page.clock.fast_forward(60_000)
    expect(page.get_by_test_id("run-time")).to_contain_text("1:")
    page.clock.fast_forward(125_000)
    expect(page.get_by_test_id("run-over")).to_have_text("Time is up: 1 solved. That is your best so far.")
    assert kept(page)["best"] == {"streak": 0, "storm": 1}


def test_by_key(open_context: OpenContext, house: ServerProcess) -> None:
    puzzle = playable()
    visitor = Visitor(open_context, house, viewport=DESKTOP)
    page = visitor.page
    page.add_init_script(LISTEN)
    visitor.go(f"/puzzles#{puzzle.id}")
    expect(page.get_by_role("heading", name="Puzzle")).to_be_focused()
    page.keyboard.press("t")
    assert any("table" in words for words in page.evaluate("window.announced"))
    page.keyboard.press("n")
    expect(page.locator("[data-testid=hand] button").first).to_be_focused()
    page.get_by_test_id("show-answer").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("values").wait_for()
    page.get_by_test_id("next-puzzle").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Puzzle")).to_be_focused()
    assert shown(page).id != puzzle.id
    assert visitor.complaints == []


@pytest.mark.parametrize("lang", languages())
def test_on_a_phone_in_every_language(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    """Nothing has to be scrolled sideways, everything is in reach of a finger, and axe finds nothing."""
    visitor = Visitor(
        open_context, house, "/puzzles", viewport=PHONE, has_touch=True, locale=lang,
        color_scheme="dark" if lang in ("ar", "fr") else "light",
    )  # fmt: skip
    page = visitor.page
    page.get_by_test_id("puzzle-start").wait_for()
    check_access(page, f"puzzles, {lang}")
    assert too_small(page) == []
    assert visitor.fits
    puzzle = playable()
    visitor.go(f"/puzzles#{puzzle.id}")
    page.get_by_test_id("puzzle-panel").wait_for()
    play(page, wrong(puzzle))
    expect(page.get_by_test_id("verdict")).not_to_have_text("")
    check_access(page, f"a wrong play, {lang}")
    page.get_by_test_id("show-answer").click()
    page.get_by_test_id("values").wait_for()
    check_access(page, f"the solution, {lang}")
    assert too_small(page) == []
    assert visitor.fits
    assert visitor.complaints == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1920, 1080)])
def test_on_every_screen(open_context: OpenContext, house: ServerProcess, width: int, height: int) -> None:
    puzzle = next(one for one in PUZZLES.values() if len(one.view.hands) == 4 and len(one.view.hand) > 2)
    visitor = Visitor(open_context, house, "/puzzles", viewport={"width": width, "height": height})
    page = visitor.page
    page.get_by_test_id("puzzle-start").wait_for()
    assert visitor.fits
    visitor.go(f"/puzzles#{puzzle.id}")
    for card in puzzle.view.hand:
        expect(page.locator(f"[data-testid=hand] [data-card='{card}']")).to_be_in_viewport()
    expect(page.get_by_test_id("show-answer")).to_be_in_viewport()
    assert visitor.fits


def test_no_server_is_needed(open_context: OpenContext, house: ServerProcess) -> None:
    """Nothing is asked of the server, as on a site of plain files."""
    context = open_context(viewport=DESKTOP)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page = context.new_page()
    page.goto(f"{house.url}/puzzles")
    page.get_by_test_id("puzzle-start").click()
    play(page, shown(page).solution)
    expect(page.get_by_test_id("values")).to_be_visible()
    assert [url for url in asked if "puzzle" in url] == []


def test_what_was_kept_is_damaged_and_the_puzzle_is_gone(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/puzzles", viewport=DESKTOP)
    page = visitor.page
    for damaged in ("[]", "nonsense", '{"rating":"high","tried":[]}', '{"rating":1,"deviation":1,"volatility":0}'):
        page.evaluate("kept => localStorage.setItem('settebello.puzzles', kept)", damaged)
        visitor.go("/puzzles#0123456789abcdef")
        page.reload()
        expect(page.get_by_test_id("puzzle-gone")).to_contain_text("not among those of this page")
        expect(page.get_by_test_id("puzzles-solved")).to_have_count(0)
    assert visitor.complaints == []


def test_mistakes_of_your_own_games(open_context: OpenContext, house: ServerProcess) -> None:
    """Reviewed games in which there is something to try again, and no others."""
    visitor = Visitor(open_context, house, "/puzzles", viewport=DESKTOP)
    page = visitor.page
    page.get_by_test_id("puzzle-start").wait_for()
    expect(page.get_by_test_id("own-games")).to_have_count(0)
    for table, mistakes in (("a", 3), ("b", 0)):
        review = {
            "judge": "x", "sides": 2, "counted": 9, "pointsLost": 1, "pointsError": 0, "game": None, "weighed": [0, 0],
            "rounds": [], "marks": {"inaccuracy": 4, "mistake": mistakes, "blunder": 0},
        }  # fmt: skip
        saved = {
            "table": table, "key": "k", "title": "Scopa", "opened": 1_700_000_000_000, "seat": 0, "variant": "scopa",
            "seats": 2, "against": ["greedy"], "score": [0, 4], "target": 1, "over": True, "review": review,
        }  # fmt: skip
        for name, item in ((f"table.{table}", saved), (f"kept.{table}", f"game-{table}")):
            page.evaluate(
                "([name, item]) => localStorage.setItem(name, item)", [f"settebello.{name}", json.dumps(item)]
            )
    page.reload()
    games = page.get_by_test_id("own-games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("3 mistakes")
    expect(games.get_by_role("link")).to_have_attribute("href", "game/game-a/review")


def test_the_score_of_the_game_is_shown(open_context: OpenContext, house: ServerProcess) -> None:
    """The chance to win depends on it."""
    puzzle = next(one for one in PUZZLES.values() if len(one.view.hands) == 2 and one.view.totals[0] > 2)
    visitor = Visitor(open_context, house, f"/puzzles#{puzzle.id}", viewport=DESKTOP)
    score = visitor.page.get_by_test_id("puzzle-score")
    for points in puzzle.view.totals:
        expect(score).to_contain_text(str(points))
