"""The start page: into a game in one click, a regular's own rules in three."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, too_small
from tests.browser.table_page import HAND
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_into_a_game_in_one_click_and_back_to_it(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(HAND)
    page.go_back()
    card = page.get_by_test_id("continue-game")
    for words in ("Scopa", "with Ada (Amico)", "Your turn", "now"):
        expect(card).to_contain_text(words)
    card.click()
    page.wait_for_selector(HAND)
    expect(page).to_have_url(re.compile("/table/"))
    assert visitor.complaints == []
    assert {url.split("/")[2] for url in visitor.requests} == {house.url.split("/")[2]}, "nothing from anywhere else"


@pytest.mark.parametrize(
    ("locale", "game", "title"),
    [
        ("es-ES", "escoba", "Escoba"),
        ("es-EC", "cuarenta", "Cuarenta"),
        ("ar-TN", "chkobba", "شكبّة"),
        ("de-DE", "scopa", "Scopa"),
    ],
)
def test_the_main_button_starts_the_game_of_the_readers_country(
    open_context: OpenContext, house: ServerProcess, locale: str, game: str, title: str
) -> None:
    page = Visitor(open_context, house, locale=locale).page
    expect(page.get_by_test_id("play-now-detail")).to_contain_text(title)
    expect(page.locator("form", has=page.get_by_test_id("open-table"))).to_contain_text(title)
    first = page.locator("[data-testid^=game-]").first
    expect(first).to_have_attribute("data-testid", f"game-{game}")
    expect(first).to_have_attribute("aria-pressed", "true")
    with page.expect_request("**/api/tables") as opening:
        page.get_by_test_id("play-now").click()
    assert (opening.value.post_data_json or {})["variant"] == game
    page.wait_for_url("**/table/*")


def test_the_main_button_starts_the_game_played_last(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    page.get_by_test_id("family-all").click()
    page.get_by_test_id("game-cirulla").click()
    page.get_by_test_id("deal").click()
    page.wait_for_selector(HAND)
    page.go_back()
    expect(page.get_by_test_id("play-now-detail")).to_contain_text("Cirulla")
    with page.expect_request("**/api/tables") as opening:
        page.get_by_test_id("play-now").click()
    assert (opening.value.post_data_json or {})["variant"] == "cirulla"
    page.wait_for_selector(HAND)


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Player 1"), ("es-ES", "Jugador 1")])
def test_who_has_no_name_is_named_by_seat(
    open_context: OpenContext, house: ServerProcess, locale: str, name: str
) -> None:
    """The word for yourself is no name: others read it in records, reviews and links."""
    page = Visitor(open_context, house, locale=locale).page
    with page.expect_response("**/api/tables") as opening:
        page.get_by_test_id("play-now").click()
    page.wait_for_selector(HAND)
    seats = page.request.get(f"{house.url}/api/tables/{opening.value.json()['table']}").json()["seats"]
    assert seats[0]["name"] == name


def test_settings_on_the_start_page_last(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.get_by_test_id("open-settings").click()
    dialog = page.get_by_test_id("settings")
    chosen = {"theme": "dark", "deck": "french", "felt": "blue", "sound": "off", "pace": "slow"}
    for name, value in chosen.items():
        dialog.locator(f"input[name={name}][value={value}]").check()
    dialog.get_by_test_id("setting-large").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-settings")).to_be_focused()
    page.reload()
    root = page.locator("html")
    for name, value in {"data-theme": "dark", "data-felt": "blue", "data-large": ""}.items():
        expect(root).to_have_attribute(name, value)
    page.get_by_test_id("open-settings").click()
    for name, value in chosen.items():
        expect(dialog.locator(f"input[name={name}][value={value}]")).to_be_checked()
    assert visitor.complaints == []


def test_a_game_is_found_by_its_place_and_set_up(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.get_by_test_id("search").fill("tunis")
    expect(page.locator("[data-testid^=game-]")).to_have_count(1)
    page.get_by_test_id("game-chkobba").click()
    setup = page.get_by_test_id("setup")
    setup.get_by_text("4", exact=True).click()
    expect(setup.locator("select")).to_have_count(4)
    page.get_by_test_id("level-2").select_option("random")
    setup.get_by_text("31", exact=True).click()
    page.get_by_test_id("read-rules").click()
    page.get_by_test_id("rule-sheet").get_by_text("31", exact=False).first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("deal").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile("31 · Chkobba"))).to_be_visible()


def test_all_seats_get_the_same_player_at_once(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    setup = page.get_by_test_id("setup")
    expect(page.get_by_test_id("level-all")).to_have_count(0)
    setup.get_by_text("4", exact=True).click()
    page.get_by_test_id("level-all").select_option("maestro")
    for n in (1, 2, 3):
        expect(page.get_by_test_id(f"level-{n}")).to_have_value("maestro")
    page.get_by_test_id("level-2").select_option("random")
    expect(page.get_by_test_id("level-all")).to_have_value("")


@pytest.mark.parametrize(("locale", "date"), [("en-GB", "3 Mar 2024"), ("en-US", "Mar 3, 2024")])
def test_dates_are_written_as_in_the_readers_country(
    open_context: OpenContext, house: ServerProcess, locale: str, date: str
) -> None:
    visitor = Visitor(open_context, house, locale=locale, timezone_id="UTC")
    visitor.page.evaluate("""localStorage['settebello.table.t'] = JSON.stringify({table: 't', key: 'k',
        title: 'Scopa', opened: Date.UTC(2024, 2, 3, 12), variant: 'scopa', seats: 2, against: ['greedy'],
        score: [11, 3], target: 11, over: true})""")
    visitor.go("/")
    expect(visitor.page.get_by_test_id("play-again")).to_contain_text(date)


PLAYED = """localStorage['settebello.table.over'] = JSON.stringify({table: 'over', key: 'k', title: 'Scopa',
    opened: 1, variant: 'scopa', seats: 2, against: ['greedy'], score: [11, 3], target: 11, over: true});
localStorage['settebello.table.open'] = JSON.stringify({table: 'open', key: 'k', title: 'Scopa',
    opened: 1, variant: 'scopa', seats: 2, against: ['greedy'], score: [1, 3], target: 11, over: false})"""


@pytest.mark.parametrize("played", [False, True])
def test_on_a_phone_the_first_screen_has_a_choice_of_games(
    open_context: OpenContext, house: ServerProcess, *, played: bool
) -> None:
    visitor = Visitor(open_context, house, viewport={"width": 390, "height": 844})
    page = visitor.page
    if played:
        page.evaluate(PLAYED)
        visitor.go("/")
        visitor.see("play-again")
    shown = ["play-now", "to-people", "search", "place"]
    for testid in shown if played else [*shown, "family-basic", "family-scopone", "game-scopa"]:
        expect(page.get_by_test_id(testid)).to_be_in_viewport()
    expect(page.get_by_text("Italian card game")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (844, 390), (1280, 800)])
def test_the_cards_at_the_top_are_whole(
    open_context: OpenContext, house: ServerProcess, width: int, height: int
) -> None:
    page = Visitor(open_context, house, viewport={"width": width, "height": height}).page
    visitor_sees = page.locator(".fan span").evaluate_all(
        "cards => cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert len(visitor_sees) == 5
    assert min(left for left, _ in visitor_sees) >= 0
    assert max(right for _, right in visitor_sees) <= width


def test_games_are_found_by_family_and_by_place(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    games = page.locator("[data-testid^=game-]")
    page.get_by_test_id("family-scopone").click()
    expect(games).to_have_count(2)
    expect(page.get_by_test_id("family-scopone")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("place").select_option("Uruguay")
    expect(games).to_have_count(2)
    expect(page.get_by_test_id("game-chorizo")).to_be_visible()
    page.get_by_test_id("family-all").click()
    expect(page.get_by_test_id("place")).to_have_value("")
    expect(page.get_by_test_id("game-chkobba")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_one_button_of_the_start_page_is_the_main_one(
    open_context: OpenContext, house: ServerProcess, width: int
) -> None:
    page = Visitor(open_context, house, viewport={"width": width, "height": 844}).page
    page.get_by_test_id("game-scopa").click()
    expect(page.get_by_test_id("deal")).to_have_text("Play this game")
    expect(page.locator(".play")).to_have_count(1)
    expect(page.locator("main .button.primary").filter(visible=True)).to_have_count(0)


def test_the_words_of_the_start_page_are_explained(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.get_by_test_id("family-ace").click()
    expect(page.get_by_text("An ace takes everything on the table.")).to_be_visible()
    page.get_by_test_id("words").press("Enter")
    expect(page.get_by_text("the seven of coins, a point for the player who takes it")).to_be_visible()
    expect(page.get_by_test_id("level-1").locator("option[value=novizio]")).to_have_text("2 · Novizio · a beginner")
    for link, words in (
        ("match", "luck"),
        ("pad", "real cards"),
        ("drills", "train your eye"),
        ("rules", "your table"),
    ):
        expect(page.get_by_test_id(f"to-{link}")).to_contain_text(words)
    assert visitor.fits
    assert not too_small(page)
    check_access(page, "the start page, with its words")


def test_one_field_asks_for_the_name(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    page.get_by_test_id("level-1").select_option("open")
    page.get_by_test_id("clock").wait_for()
    expect(page.locator("input[autocomplete=nickname]")).to_have_count(1)
    page.get_by_test_id("others-name").fill("Nonna")
    with page.expect_request("**/api/tables") as opening:
        page.get_by_test_id("deal").click()
    assert (opening.value.post_data_json or {})["name"] == "Nonna"


def test_one_click_leads_to_playing_with_others(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house, viewport={"width": 390, "height": 844}).page
    page.get_by_test_id("setup").or_(page.get_by_test_id("game-scopa")).first.wait_for()
    page.get_by_test_id("to-people").click()
    expect(page.locator("#people")).to_be_focused()
    expect(page.get_by_test_id("open-table")).to_be_in_viewport(ratio=1)


def test_nothing_found_says_what_to_try(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    page.get_by_test_id("search").fill("zzz")
    expect(page.get_by_text("No game here is called that")).to_be_visible()


def test_the_main_button_is_within_sight(open_context: OpenContext, house: ServerProcess) -> None:
    """However long the set-up is, and wherever on a telephone the game lies in the list."""
    page = Visitor(open_context, house, viewport={"width": 1280, "height": 720}).page
    page.get_by_test_id("level-1").select_option("open")
    page.get_by_test_id("clock").focus()
    expect(page.get_by_test_id("deal")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_test_id("family-all").click()
    page.locator("[data-testid^=game-]").last.click()
    expect(page.get_by_test_id("deal")).to_be_in_viewport(ratio=1)


def test_own_rules_in_two_clicks(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/rules#game=scopa&seats=2&set.target=7&name=Nonna")
    page = visitor.page
    page.get_by_test_id("keep").locator("summary").click()
    expect(page.get_by_test_id("house-name")).to_have_value("Nonna")
    page.get_by_test_id("save").click()
    expect(page.get_by_test_id("kept")).to_contain_text("Nonna")
    visitor.go("/")
    page.get_by_test_id("game-house:Nonna").click()
    page.get_by_test_id("deal").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile("to 7 · Nonna"))).to_be_visible()


def test_a_server_that_is_away(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    visitor.see("setup")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("error")).to_contain_text("does not answer")
    page.unroute("**/api/**")
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(HAND)


@pytest.mark.parametrize(
    ("path", "says"),
    [("/table/none", "no such table"), ("/nowhere", "no such page"), ("/table/%", "no such page")],
)
def test_addresses_that_lead_nowhere(open_context: OpenContext, house: ServerProcess, path: str, says: str) -> None:
    page = Visitor(open_context, house, path).page
    expect(page.get_by_test_id("error")).to_contain_text(says)
    page.get_by_role("link", name="start page").click()
    page.get_by_test_id("play-now").wait_for()


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });"
FULL = """
Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };
"""


@pytest.mark.parametrize(("script", "says"), [(FORBIDDEN, "does not let the page store"), (FULL, "no room left")])
def test_a_browser_that_keeps_nothing(open_context: OpenContext, house: ServerProcess, script: str, says: str) -> None:
    visitor = Visitor(open_context, house)
    page = visitor.page
    page.evaluate("localStorage.setItem('settebello.name', '\"Ada\"')")
    page.add_init_script(script)
    visitor.go("/yours")
    expect(page.get_by_test_id("storage")).to_contain_text(says)
    visitor.go("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_selector(HAND)
    assert visitor.complaints == []


def test_a_second_tab_shows_the_same_games(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house)
    other = visitor.context.new_page()
    other.goto(house.url)
    other.get_by_test_id("play-now").click()
    other.wait_for_selector(HAND)
    expect(visitor.page.get_by_test_id("continue-game")).to_be_visible()


def test_it_can_be_installed(open_context: OpenContext, house: ServerProcess) -> None:
    page = Visitor(open_context, house).page
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        kind = page.evaluate(f"fetch('{icon['src']}').then((one) => one.headers.get('content-type'))")
        assert kind == icon["type"]


def test_the_families_fade_out_where_more_can_be_scrolled_to(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, viewport={"width": 390, "height": 844})
    visitor.see("family-all")
    families = visitor.page.locator(".families")
    assert "gradient" in families.evaluate("one => getComputedStyle(one).maskImage")
    visitor.page.get_by_test_id("family-all").scroll_into_view_if_needed()
    clear = "one => one.getBoundingClientRect().right <= innerWidth - 44"
    families.evaluate("one => one.scrollTo({ left: 9999, behavior: 'instant' })")
    assert visitor.page.get_by_test_id("family-all").evaluate(clear)
    visitor.page.set_viewport_size({"width": 820, "height": 1180})
    assert families.evaluate("one => getComputedStyle(one).maskImage") == "none"
