"""The table on screens of different sizes: nothing is cut off, nothing covers anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser.table_page import AT_ONCE, CHOICE, CONTINUE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

OUTSIDE = """() => {
  const top = document.querySelector('header').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.opponent .name, .opponent [data-place] > *, .opponent .pile')]
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < top - 0.5)
    .map(([name, box]) => `${name} ${box.left} to ${box.right}, from ${box.top}`);
}"""
"""Parts of the other seats that are beyond the edge of the window, or under the header."""


SETTLED = """() => new Promise((done) => {
  let last = '', same = 0;
  const look = () => {
    const parts = [...document.querySelectorAll('.opponent, [data-testid=table], [data-testid=hand]')];
    const now = JSON.stringify(parts.map((one) => one.getBoundingClientRect()));
    same = now === last ? same + 1 : 0;
    last = now;
    if (same === 12) done();
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until nothing has moved for a dozen frames."""


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the page has been laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


@pytest.mark.parametrize("variant", ["scopone-scientifico", "hurrikan"])
def test_long_hands_at_four_seats_are_whole(open_context: OpenContext, house: ServerProcess, variant: str) -> None:
    player = TablePage.at_table(open_context(), house, variant, 4, settings=AT_ONCE)
    player.wait()
    for width, height in ((900, 700), (1280, 720), (1920, 1000)):
        resize(player.page, width, height)
        assert player.page.evaluate(OUTSIDE) == [], f"{width} x {height}"


SWEEPS = """() => {
  for (const pile of document.querySelectorAll('.pile:not(:has(.sweep))')) {
    const card = document.createElement('span');
    card.className = pile.className.replace('pile', 'sweep');
    card.style.setProperty('--n', 0);
    card.style.setProperty('--of', 1);
    pile.append(card);
  }
}"""
"""Lays a sweep across each pile."""

REACH = """() => {
  const [table, sweep] = ['[data-testid=table]', '.beside .sweep']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.min(table.right - sweep.left, table.bottom - sweep.top);
}"""
"""Pixels by which a sweep across the own pile reaches into the table, whose cards keep 4 from its edge."""


def test_a_sweep_covers_no_card_on_a_telephone(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    player.wait()
    player.page.evaluate(SWEEPS)
    for width, height in ((390, 844), (844, 390)):
        resize(player.page, width, height)
        assert player.page.evaluate(REACH) <= 4, f"{width} x {height}"


def test_teams_have_short_names_on_a_telephone(open_context: OpenContext, house: ServerProcess) -> None:
    """Long ones would be cut off; those who listen hear them."""
    player = TablePage.at_table(open_context(viewport={"width": 390, "height": 844}), house, "scopa", 6)
    sides = player.page.locator("header dt")
    expect(sides.first).to_contain_text("You, Bruno & Dino")
    expect(sides.first.get_by_text("We", exact=True)).to_be_visible()
    expect(sides.last.get_by_text("They", exact=True)).to_be_visible()
    resize(player.page, 1280, 720)
    expect(sides.first.get_by_text("We", exact=True)).to_be_hidden()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert sides.evaluate_all(cut) == 0


MIDDLES = """() => [...document.querySelectorAll('.opponent')].map((one) => {
  const box = one.getBoundingClientRect();
  return [(box.left + box.width / 2) / innerWidth, (box.top + box.height / 2) / innerHeight];
})"""
"""Where the others sit, as shares of the screen's width and height."""


def test_six_sit_around_the_table(open_context: OpenContext, house: ServerProcess) -> None:
    """Two at each side and one opposite; on a telephone in an arc."""
    player = TablePage.at_table(open_context(), house, "scopa", 6, settings=AT_ONCE)
    player.wait()
    for width, height in ((820, 1180), (1280, 800), (1920, 1080)):
        resize(player.page, width, height)
        first, second, opposite, fourth, fifth = player.page.evaluate(MIDDLES)
        assert max(first[0], second[0]) < 0.25 < 0.75 < min(fourth[0], fifth[0])
        assert abs(opposite[0] - 0.5) < 0.05
        assert opposite[1] < second[1] < first[1]
        assert opposite[1] < fourth[1] < fifth[1]
        assert player.page.evaluate(OUTSIDE) == [], f"{width} x {height}"
    resize(player.page, 390, 844)
    first, second, opposite, fourth, fifth = player.page.evaluate(MIDDLES)
    assert opposite[1] < min(second[1], fourth[1]) <= max(second[1], fourth[1]) < min(first[1], fifth[1])
    assert player.page.evaluate(OUTSIDE) == []
    resize(player.page, 844, 390)
    assert all(0 < across < 0.3 and 0 < down < 0.95 for across, down in player.page.evaluate(MIDDLES))
    assert player.page.evaluate(OUTSIDE) == []


def test_the_sides_of_a_wide_screen_tell_of_the_round(open_context: OpenContext, house: ServerProcess) -> None:
    """The cards played and taken; without the list of unseen cards not the cards played."""
    for memory in (True, False):
        context = open_context(viewport={"width": 1280, "height": 800})
        player = TablePage.at_table(context, house, settings=AT_ONCE | {"memory": memory})
        page = player.page
        player.play()
        while player.wait() == TO_PLAY and not page.get_by_test_id("side-captures").locator("span").count():
            player.play()
        taken = page.get_by_test_id("side-captures").get_by_role("img")
        expect(taken.first).to_be_visible()
        assert taken.count() >= 2
        expect(page.get_by_test_id("side-round")).to_be_visible(visible=memory)
        check_access(page, "the sides")
        resize(page, 900, 800)
        expect(page.get_by_test_id("side-captures")).to_be_hidden()
        resize(page, 1280, 800)


COVERED = """([over, under]) => {
  const box = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(under)]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, one]) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top)
    .map(([one]) => one.outerHTML.slice(0, 80));
}"""
"""Elements that are (partly) below something else."""


def test_a_hint_and_a_raised_card_cover_nothing_that_matters(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    page = player.page
    page.locator(TO_PLAY).first.hover()
    expect(page.locator(TO_PLAY).first).to_have_css("translate", "0px -10px")
    assert page.evaluate(COVERED, [TO_PLAY, "[data-testid=status] > *"]) == []
    page.get_by_test_id("hint").click()
    page.get_by_test_id("advice").wait_for()
    for width, height in ((320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)):
        resize(page, width, height)
        wanted = "[data-testid=advice]", "[data-testid=table] [data-card], [data-testid=hand] [data-card]"
        page.wait_for_function(f"wanted => ({COVERED})(wanted).length === 0", arg=wanted)  # once it is laid out


def test_whose_turn_it_is_is_seen_unless_a_hint_takes_its_place(
    open_context: OpenContext, house: ServerProcess
) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    status = player.page.get_by_test_id("status")
    expect(status).to_contain_text("Your turn")
    expect(status).to_have_css("opacity", "1")
    player.page.get_by_test_id("hint").click()
    player.page.get_by_test_id("advice").wait_for()
    expect(status).to_have_css("opacity", "0")
    player.play()
    expect(status).to_have_css("opacity", "1")


def test_the_totals_of_a_sheet_stay_in_sight_on_a_phone_on_its_side(
    open_context: OpenContext, house: ServerProcess
) -> None:
    player = TablePage.at_table(open_context(viewport={"width": 844, "height": 390}), house, settings=AT_ONCE)
    player.play_round()
    sheet = player.page.get_by_test_id("score-sheet")
    expect(sheet.locator("tfoot")).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(COVERED, ["[data-testid=continue]", "[data-testid=score-sheet] tfoot td"]) == []
    assert sheet.evaluate("one => one.scrollTop") == 0
    assert player.page.evaluate(COVERED, ["[data-testid=score-sheet] tfoot", "tr.line:not(.primes) td b"]) == []


def test_the_primiera_of_a_sheet_is_explained(open_context: OpenContext, house: ServerProcess) -> None:
    """What the number is, and a way to what cards are worth."""
    player = TablePage.at_table(open_context(viewport={"width": 390, "height": 844}), house, settings=AT_ONCE)
    player.play_round()
    player.page.get_by_role("button", name="Sum of the best card of each suit").click()
    expect(player.page.get_by_text("a seven is worth 21")).to_be_in_viewport()


def test_the_line_about_the_game_is_never_cut(open_context: OpenContext, house: ServerProcess) -> None:
    """Where there is no room for all its parts, the last are left out; the round and the goal are there always."""
    player = TablePage.at_table(open_context(), house, rules={"target": "101"}, settings=AT_ONCE, against="random")
    page = player.page
    while player.wait() == CONTINUE or page.locator("[data-testid^=made-]").count() == 0:
        player.act()
    parts = """() => {
      const line = document.querySelector('[data-testid=game-line]').getBoundingClientRect();
      return [...document.querySelectorAll('[data-testid=game-line] span')]
        .filter((part) => part.getBoundingClientRect().top < line.bottom - 1)
        .map((part) => [part.innerText, part.scrollWidth - part.clientWidth]);
    }"""
    for width, height in SCREENS:
        resize(page, width, height)
        seen = page.evaluate(parts)
        assert all(cut <= 0 for _, cut in seen), (width, height, seen)
        assert seen[0][0].startswith("Round ")
        assert seen[1][0] == "· to 101"
        assert any("counts at round end" in words for words, _ in seen) == (width >= 390), (width, height, seen)


APART = """() => {
  const [why, card, hand] = ['[data-testid=advice]', '.advised', '[data-testid=hand]']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return {
    above: innerHeight < 481 ? 0 : hand.top - why.bottom,
    across: Math.max(0, why.left - card.right, card.left - why.right),
    outside: Math.max(0, -why.left, why.right - innerWidth),
  };
}"""
"""Pixels between the reason of a hint and the hand (which is beside it on a phone on its side), and its card."""


def test_the_reason_of_a_hint_is_beside_its_card(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "scopone", 4, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    page = player.page
    page.get_by_test_id("hint").click()
    page.get_by_test_id("advice").wait_for()
    for width, height in ((320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080)):
        resize(page, width, height)
        found = page.evaluate(APART)
        assert 0 <= found["above"] < 24, (width, height, found)
        assert found["across"] < (8 if height > 480 and width >= 700 else width / 2), (width, height, found)
        assert found["outside"] == 0


def test_the_cards_of_the_start_page_are_whole(open_context: OpenContext, house: ServerProcess) -> None:
    page = TablePage(open_context(), f"{house.url}/").page
    page.get_by_test_id("play-now").wait_for()
    for width, height in ((320, 640), (390, 844), (844, 390), (1280, 800)):
        resize(page, width, height)
        cards = page.evaluate(
            "() => [...document.querySelectorAll('.hero .fan > span')]"
            ".map((card) => card.getBoundingClientRect().toJSON())"
        )
        assert len(cards) >= 5
        assert all(box["left"] >= 0 and box["right"] <= width and box["top"] >= 0 for box in cards)


def test_the_table_of_a_phone_on_its_side_stays_where_it_is(open_context: OpenContext, house: ServerProcess) -> None:
    """Whatever the others hold and have taken, and whoever deals."""
    place = "() => document.querySelector('.middle').getBoundingClientRect().toJSON()"
    for seats in (2, 4, 6):
        context = open_context(viewport={"width": 844, "height": 390})
        player = TablePage.at_table(context, house, "scopa", seats, settings=AT_ONCE, against="random")
        player.wait(wanted=(TO_PLAY, CHOICE))
        first = player.page.evaluate(place)
        for _ in range(4):
            player.act()
            player.wait(wanted=(TO_PLAY, CHOICE, CONTINUE))
            assert player.page.evaluate(place) == first, f"{seats} seats"


def test_a_notice_covers_no_partner(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, "scopone", 4, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    page = player.page
    page.get_by_test_id("error").evaluate("one => (one.textContent = 'The game has changed meanwhile: look again.')")
    for width, height in ((320, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)):
        resize(page, width, height)
        parts = ".opponent, [data-testid=table] [data-card], [data-testid=hand] [data-card]"
        assert page.evaluate(COVERED, ["[data-testid=error]", parts]) == [], f"{width} x {height}"


SCREENS = (
    (320, 640),
    (390, 844),
    (667, 375),
    (800, 360),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 800),
    (1920, 1080),
)

COLLISIONS = """() => {
  const parts = '[data-testid=hand] [data-card], [data-testid=table] [data-card], .opponent .name, .opponent .fan, ' +
    '.pile, .sweep, .stock, [data-testid=status] > *, aside[data-testid]';
  const top = document.querySelector('header').getBoundingClientRect().bottom;
  const found = [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  const say = ({ one, box }) =>
    `${one.className.replaceAll(/svelte-\\S+/g, '')} ${one.dataset.card ?? one.innerText} ` +
    [box.left, box.top, box.right, box.bottom].map(Math.round);
  const outside = found
    .filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5)
    .concat(found.filter(({ box }) => box.top < top - 0.5 || box.bottom > innerHeight + 0.5));
  const together = found.flatMap((a, n) => found.slice(n + 1).flatMap((b) => {
    const pile = [a, b].map(({ one }) => one.closest('.pile'));
    if (pile[0] && pile[0] === pile[1]) return []; // sweeps lie across their pile, and over each other
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return across > 1 && down > 1 ? [`${say(a)} | ${say(b)}`] : [];
  }));
  return [...outside.map((one) => `outside: ${say(one)}`), ...together];
}"""
"""Parts of the table that lie over each other, or beyond the edge of the window."""


@pytest.mark.parametrize(
    ("variant", "seats"), [("scopa", 2), ("cirulla", 3), ("scopone-scientifico", 4), ("scopa", 4), ("scopa", 6)]
)
def test_nothing_overlaps_or_is_cut(open_context: OpenContext, house: ServerProcess, variant: str, seats: int) -> None:
    """At the opening, and once there are piles."""
    player = TablePage.at_table(open_context(), house, variant, seats, settings=AT_ONCE, against="random")
    for _ in range(2):
        player.wait(wanted=(TO_PLAY, CHOICE))
        player.page.mouse.move(0, 0)  # no card is raised
        player.page.evaluate(SWEEPS)
        for width, height in SCREENS:
            resize(player.page, width, height)
            assert player.page.evaluate(COLLISIONS) == [], f"{width} x {height}"
        for _ in range(2):
            player.act()


COUNTS = """() => {
  const parts = '[data-place] > b[aria-hidden], .opponent .name, [data-testid=status] > *';
  const found = [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility() && !one.matches('.declared'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  const words = ([one, box]) => `${one.innerText} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
  const outside = found.filter(([, box]) => box.left < -0.5 || box.right > innerWidth + 0.5);
  const together = found.flatMap((a, n) => found.slice(n + 1).filter(([, box]) =>
    Math.min(a[1].right, box.right) - Math.max(a[1].left, box.left) > 1 &&
    Math.min(a[1].bottom, box.bottom) - Math.max(a[1].top, box.top) > 1
  ).map((b) => [a, b]));
  return [...outside.map(words), ...together.map((pair) => pair.map(words).join(' | '))];
}"""
"""Numbers of cards, with their words, that lie over each other or over names, or beyond the edge of the window."""


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(
    ("lang", "stock", "taken"), [("en", "stock", "taken"), ("de", "Talon", "Stapel"), ("ar", "الباقي", "الكومة")]
)
def test_the_stock_and_each_pile_say_what_they_are(
    open_context: OpenContext, house: ServerProcess, lang: str, stock: str, taken: str, seats: int
) -> None:
    """Those of others only if there is room; an empty pile is no outline, which would look like a card."""
    player = TablePage.at_table(open_context(locale=lang), house, seats=seats, settings=AT_ONCE, against="random")
    page = player.page
    player.wait(wanted=(TO_PLAY,))
    for pile in page.locator(".pile:not(:has(*))").all():
        expect(pile).to_have_css("box-shadow", "none")
    while page.locator(".beside .pile b, .others .pile b").count() < 2:
        player.act()
        player.wait(wanted=(TO_PLAY, CHOICE))
    expect(page.locator(".beside .pile b")).to_contain_text(taken)
    if page.locator(".stock b").count():
        expect(page.locator(".stock b")).to_contain_text(stock)
    for width, height in SCREENS:
        resize(page, width, height)
        assert page.evaluate(COUNTS) == [], f"{width} x {height}"
        expect(page.locator(".beside .pile b span")).to_be_visible()
        expect(page.locator(".others .pile b span").first).to_be_visible(
            visible=seats == 2 or (seats == 4 and width >= 390) or (seats == 6 and height >= 800 and width >= 800)
        )


SWEEP_CALLS = """
window.calls = [];
new MutationObserver((changes) => {
  for (const one of changes.flatMap((change) => [...change.addedNodes])) {
    const [call, name] = [one.querySelector?.(':scope.sweep > strong'), one.querySelector?.(':scope.sweep > span')]
      .map((part) => part?.getBoundingClientRect());
    if (call && name) window.calls.push(name.top - call.bottom);
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps the pixels between what is called out at each sweep and the name below it."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)], ids=["phone", "on its side", "desktop"])
def test_the_call_of_a_sweep_covers_no_name(
    open_context: OpenContext, house: ServerProcess, size: tuple[int, int]
) -> None:
    context = open_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(SWEEP_CALLS)
    player = TablePage.at_table(context, house, seats=4, settings=AT_ONCE, rules={"target": "101"}, against="random")
    while not (calls := player.page.evaluate("window.calls")):
        player.act()
    assert min(calls) >= 0


def test_the_rows_of_six_on_a_phone_on_its_side_have_columns(open_context: OpenContext, house: ServerProcess) -> None:
    """The hands are below each other and the piles are beside them; partners have their sign, as on every screen."""
    player = TablePage.at_table(open_context(), house, seats=6, settings=AT_ONCE, against="random")
    player.wait(wanted=(TO_PLAY,))
    for width, height in SCREENS:
        resize(player.page, width, height)
        signs = player.page.locator(".opponent.partner .name > svg").locator("visible=true")
        expect(signs).to_have_count(2)
    left = "all => all.map((one) => Math.round(one.getBoundingClientRect().left))"
    for width, height in ((844, 390), (667, 375)):
        resize(player.page, width, height)
        hands = player.page.locator(".opponent .fan").evaluate_all(left)
        piles = player.page.locator(".opponent .pile").evaluate_all(left)
        assert len(set(hands)) == 1
        assert len(hands) == 5
        assert min(piles) > hands[0] + 40


FROM_THE_HAND = """() => {
  const [turn, hand] = ['[data-testid=status] .mine', '[data-testid=hand]']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return { above: hand.top - turn.bottom, aside: Math.max(0, hand.left - turn.left, turn.right - hand.right) };
}"""
"""Pixels from whose turn it is down to the hand, and beyond its sides."""


@pytest.mark.parametrize(("variant", "seats"), [("scopa", 2), ("scopone", 4)])
def test_whose_turn_it_is_is_above_the_hand(
    open_context: OpenContext, house: ServerProcess, variant: str, seats: int
) -> None:
    player = TablePage.at_table(open_context(), house, variant, seats, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    for width, height in SCREENS:
        resize(player.page, width, height)
        found = player.page.evaluate(FROM_THE_HAND)
        assert 0 <= found["above"] < 60, (width, height, found)
        assert found["aside"] == 0, (width, height, found)


WIDEST = """(where) => Math.max(
  ...[...document.querySelectorAll(where)].map((card) => card.getBoundingClientRect().width)
)"""


@pytest.mark.parametrize(
    ("variant", "seats", "screen", "hand", "table"),
    [
        ("scopa", 2, (844, 390), 82, 70),
        ("scopa", 4, (844, 390), 82, 60),
        ("scopa", 6, (844, 390), 82, 60),
        ("scopone", 4, (844, 390), 56, 60),
        ("scopone", 4, (820, 1180), 140, 110),
        ("scopone", 4, (1280, 800), 115, 90),
        ("scopone", 4, (1920, 1080), 120, 110),
    ],
)
def test_cards_are_as_large_as_the_window_allows(
    open_context: OpenContext,
    house: ServerProcess,
    variant: str,
    seats: int,
    screen: tuple[int, int],
    hand: int,
    table: int,
) -> None:
    player = TablePage.at_table(open_context(), house, variant, seats, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY, CHOICE))
    resize(player.page, *screen)
    widths = [player.page.evaluate(WIDEST, f"[data-testid={part}] [data-card]") for part in ("hand", "table")]
    assert widths[0] >= hand
    assert widths[1] >= table or not player.table()


CARD_SIZES = """() => {
  const boxes = (where) => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
  const [hand, table] = [boxes('[data-testid=hand] [data-card]'), boxes('[data-testid=table] [data-card]')];
  const ends = [Math.min(...table.map((one) => one.left)), Math.max(...table.map((one) => one.right))];
  return {
    wider: table[0].width - hand[0].width,
    aside: Math.abs((ends[0] + ends[1]) / 2 - innerWidth / 2),
  };
}"""
"""Pixels by which a card on the table is wider than one of the hand, and all of them lie beside the middle."""


@pytest.mark.parametrize(("variant", "seats"), [("scopa", 2), ("scopone", 4)])
def test_on_a_phone_table_cards_lie_in_the_middle_and_are_no_larger_than_the_hand(
    open_context: OpenContext, house: ServerProcess, variant: str, seats: int
) -> None:
    context = open_context(viewport={"width": 390, "height": 844})
    player = TablePage.at_table(context, house, variant, seats, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    player.page.wait_for_function(
        f"() => {{ const {{wider, aside}} = ({CARD_SIZES})(); return wider <= 1 && aside <= 4; }}"
    )


def test_the_menu_of_a_phone_has_the_plays_of_the_round(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(viewport={"width": 390, "height": 844}), house, settings=AT_ONCE)
    player.play()
    player.wait(wanted=(TO_PLAY,))
    player.page.get_by_test_id("menu-button").click()
    player.page.locator("[data-window=moves]").click()
    plays = player.page.get_by_test_id("moves").get_by_role("listitem")
    expect(plays.first).to_contain_text("Ada:")
    expect(plays.filter(has_text="You:")).to_have_count(1)


def test_the_plays_of_the_round_say_takes_for_an_arrow(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(), house, settings=AT_ONCE)
    page = player.page
    while not page.get_by_test_id("side-captures").locator("img, span").count():
        player.act()
        player.wait(wanted=(TO_PLAY,))
    page.get_by_test_id("menu-button").click()
    entries = page.get_by_test_id("menu").locator("li .button")
    expect(entries.locator("svg")).to_have_count(entries.count())
    page.locator("[data-window=moves]").click()
    plays = page.get_by_test_id("moves").get_by_role("listitem")
    expect(plays.filter(has_text="takes").first).to_be_visible()
    expect(plays.filter(has_text="→")).to_have_count(0)


@pytest.mark.parametrize("seats", [4, 6])
def test_the_plays_are_beside_a_table_of_many_on_a_desktop(
    open_context: OpenContext, house: ServerProcess, seats: int
) -> None:
    context = open_context(viewport={"width": 1280, "height": 800})
    player = TablePage.at_table(context, house, seats=seats, settings=AT_ONCE)
    player.play()
    player.wait(wanted=(TO_PLAY,))
    expect(player.page.get_by_test_id("side-round")).to_be_visible()
