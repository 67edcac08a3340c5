"""The end of a game: the totals as a graph and on the score pad, a replay, the record, another game."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from settebello.record import read
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import AT_ONCE, WINNER, TablePage
from tests.support.server_process import ServerProcess, http

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}


def over(
    open_context: OpenContext,
    server: ServerProcess,
    *,
    variant: str = "scopa",
    seats: int = 2,
    theme: str = "light",
    seen: bool = False,
    target: str = "11",
    speed: str = "instant",
    against: str | None = None,
    **context: object,
) -> TablePage:
    """A page whose game is over, after two rounds or more except for the rarest of deals.

    Args:
        seen: whether this page has seen the whole game.
    """
    settings = AT_ONCE | {"theme": theme, "speed": speed}
    player = TablePage.at_table(
        open_context(**context),
        server,
        variant,
        seats,
        settings=settings,
        rules={"target": target},
        over=not seen,
        against=against,
    )
    while player.wait() != WINNER:
        player.act()
    return player


@pytest.mark.parametrize("seen", [False, True])
def test_the_pad_has_a_column_for_each_round(open_context: OpenContext, house: ServerProcess, *, seen: bool) -> None:
    """A page that was reloaded has not seen the earlier rounds, and shows them too."""
    player = over(open_context, house, seen=seen)
    table = player.table_name
    game = read(http.get(f"{house.url}/api/tables/{table}/record").text).replay()
    rows = player.page.get_by_test_id("score-pad").get_by_role("row").all_inner_texts()
    assert len(rows) == 1 + game.rules.sides
    for side, row in enumerate(rows[1:]):
        totals = [sum(points[side] for points in game.round_points[: n + 1]) for n in range(len(game.round_points))]
        cells = [f"+{points[side]} {total}" for points, total in zip(game.round_points, totals, strict=True)]
        assert " ".join(row.split()).endswith(" ".join(cells))
    expect(player.page.get_by_test_id("round-graph").locator("circle")).to_have_count(2 * len(game.scores))
    assert player.complaints == []


def test_the_record_is_saved_and_the_replay_opened(
    open_context: OpenContext, house: ServerProcess, tmp_path: Path
) -> None:
    player = over(open_context, house)
    table = player.table_name
    with player.page.expect_download() as downloading:
        player.page.get_by_test_id("save-record").click()
    file = tmp_path / "game.txt"
    downloading.value.save_as(file)
    assert read(file.read_text(encoding="utf-8")).replay().outcome is not None
    player.page.get_by_test_id("replay").click()
    player.page.wait_for_url(f"**/replay/{table}*")
    assert player.complaints == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("variant", "seats"), [("scopa", 2), ("winning-moves", 3)])
def test_the_final_screen_is_open_to_all(
    open_context: OpenContext, house: ServerProcess, theme: Literal["light", "dark"], variant: str, seats: int
) -> None:
    player = over(open_context, house, variant=variant, seats=seats, theme=theme, viewport=PHONE)
    check_access(player.page, "the final screen")
    assert fits(player.page)
    assert too_small(player.page) == []
    expect(player.page.get_by_test_id("play-again")).to_be_in_viewport()
    expect(player.page.get_by_role("img", name="Graph of the totals")).to_be_visible()


def test_a_pad_too_wide_is_scrolled_by_itself(open_context: OpenContext, house: ServerProcess) -> None:
    player = over(open_context, house, target="31", viewport=PHONE)
    rounds = len(read(http.get(f"{house.url}/api/tables/{player.table_name}/record").text).rounds)
    expect(player.page.get_by_role("columnheader", name=f"Round {rounds}")).to_be_in_viewport()
    assert fits(player.page)


@pytest.mark.parametrize(("motion", "rains"), [("no-preference", True), ("reduce", False)])
def test_a_victory_is_celebrated(open_context: OpenContext, house: ServerProcess, motion: str, *, rains: bool) -> None:
    """Only one's own, and calmly where less motion is wanted."""
    for _ in range(12):
        player = over(open_context, house, reduced_motion=motion, speed="normal", against="random")
        won = player.page.locator(".verdict.ours").count() == 1
        expect(player.page.get_by_test_id("celebration")).to_have_count(int(won))
        if won:
            assert player.page.get_by_test_id("celebration").is_visible() == rains
            return
    pytest.fail("no game of twelve was won")


def test_the_sheet_can_be_closed_and_opened_again(open_context: OpenContext, house: ServerProcess) -> None:
    player = over(open_context, house)
    page = player.page
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("score-sheet")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("show-result").click()
    expect(page.get_by_test_id("play-again")).to_be_in_viewport()
    page.get_by_test_id("close-sheet").click()
    expect(page.get_by_test_id("score-sheet")).to_have_count(0)
    check_access(page, "the table after the game")
    assert player.complaints == []
