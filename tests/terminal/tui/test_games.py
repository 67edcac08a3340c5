"""The drawn table, played with a pilot's keys and mouse."""

from __future__ import annotations

import pytest
from textual.widgets import Static

from settebello.record.titles import special_rules
from settebello.terminal.tui.card_art import SIGNS
from settebello.terminal.tui.screens import Chooser, LeaveScreen, RulesScreen, ScoreScreen
from settebello.wording import brief_rules, languages, line_label
from tests.terminal.local_tables import seated, seeded, two_seats
from tests.terminal.tui.pilot import Slow, explains, my_turn, played, press_to_leave, run, shown, until


@pytest.mark.parametrize("lang", languages())
def test_a_round_in_every_language(lang: str) -> None:
    async def go() -> None:
        async with seated(seeded(seed=3), lang=lang) as (app, pilot):
            while not isinstance(app.screen, ScoreScreen):
                await until(pilot, lambda: my_turn(app))
                await pilot.press("enter" if isinstance(app.screen, ScoreScreen) else "1")
                await until(pilot, lambda: my_turn(app))
            labels = [line.label for line in app.screen.summary.lines]
            assert labels == [line_label(line.key, lang, app.session.rules) for line in app.screen.summary.lines]
            screen = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert all(label in screen for label in labels)

    run(go())


def test_a_whole_game_by_keys_to_the_winner_and_another() -> None:
    async def go() -> None:
        game = seeded(target="4", seed=3)
        async with seated(game) as (app, pilot):
            sheets = 0
            while game.outcome is None or not isinstance(app.screen, ScoreScreen):
                await until(pilot, lambda: my_turn(app))
                if isinstance(app.screen, ScoreScreen):
                    sheets += 1
                    explains(app.screen.summary)
                await pilot.press("enter" if isinstance(app.screen, ScoreScreen) else "1")
            assert sheets + 1 == len(game.scores)
            assert any("win the game" in line or "goes to" in line for line in app.screen.summary.conclusion)
            await pilot.press("enter")
            await until(pilot, lambda: my_turn(app))
            assert app.session is not game
            assert app.session.phase == "playing"

    run(go())


@pytest.mark.parametrize(
    ("name", "seats"),
    [("scopa", 6), ("chkobba", 4), ("sbarazzina", 4), ("scopone-scientifico", 4), ("corsican", 2), ("quindici-3", 3)],
)
def test_the_other_games_by_keys(name: str, seats: int) -> None:
    async def go() -> None:
        async with seated(seeded(name, seats=seats)) as (app, pilot):
            while app.session.view.deal == 0 and len(played(app)) < 3 * seats:
                await until(pilot, lambda: my_turn(app))
                await pilot.press("1")

    run(go())


@pytest.mark.parametrize("size", [(80, 24), (60, 16), (40, 14), (200, 60)])
def test_everything_is_on_the_screen_at_any_size(size: tuple[int, int]) -> None:
    async def go() -> None:
        async with seated(seeded("scopone-scientifico")) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for widget in (app.board.top, app.board.table, app.board.prompt, app.board.hand, app.board.foot):
                assert app.screen.region.contains_region(widget.region), widget
                assert widget.region.area > 0
            made = app.board.hand.card_layout
            assert made.columns * (app.board.hand.content_size.height // made.row_height) >= len(app.board.hand.cards)

    run(go())


def test_cards_are_told_apart_without_colour() -> None:
    async def go() -> None:
        async with seated(two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")) as (app, _):
            hand = shown(app, "#hand")
            assert [word for word in ("● D", SIGNS["latin"]["C"] + " C", "/ B", "10K", "9 H") if word not in hand] == []

    run(go())


def test_pictures_say_what_they_capture_as() -> None:
    async def go() -> None:
        async with seated(seeded("chkobba", seed=6)) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert "Q=8" in str(app.board.hand.render())

    run(go())


def test_the_rules_are_one_key_away_and_back() -> None:
    async def go() -> None:
        async with seated(seeded()) as (app, pilot):
            for key in ("question_mark", "f1"):
                await pilot.press(key)
                assert isinstance(app.screen, RulesScreen)
                await pilot.press("escape")
                assert not isinstance(app.screen, RulesScreen)

    run(go())


def test_the_rules_begin_in_brief() -> None:
    async def go() -> None:
        async with seated(seeded()) as (app, pilot):
            await pilot.press("question_mark")
            lines = [str(line.render()) for line in app.screen.query(".clause").results(Static)]
            rules = app.session.rules
            brief = (special_rules(rules, "en"), *brief_rules(rules))
            assert tuple(lines[: len(brief)]) == brief
            await pilot.press("escape")

    run(go())


def test_q_asks_before_leaving() -> None:
    async def go() -> None:
        async with seated(seeded()) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            await pilot.press("q", "x", "1")
            assert isinstance(app.screen, LeaveScreen)
            await pilot.press("n")
            assert not isinstance(app.screen, LeaveScreen)
            assert app.is_running
            await press_to_leave(app, pilot, "q", "y")

    run(go())


def test_any_key_skips_the_pace_of_the_others() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
        async with seated(game, pace=60) as (app, pilot):
            await pilot.press("1")
            await until(pilot, lambda: "played" in app.board.table.marks.values())
            assert len(played(app)) == 1
            await pilot.press("space")
            await until(pilot, lambda: len(played(app)) == 2)

    run(go())


def test_a_key_too_many_after_skipping_plays_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello.terminal.tui.controllers.action_prompt.KEY_GUARD_SECONDS", 60)

    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
        async with seated(game, pace=60) as (app, pilot):
            await pilot.press("1")
            await until(pilot, lambda: "played" in app.board.table.marks.values())
            await pilot.press("1", "1", "1")
            await until(pilot, lambda: len(played(app)) == 2)
            await pilot.press("1")
            await pilot.pause()
            assert len(played(app)) == 2

    run(go())


def test_a_slow_player_does_not_freeze_the_screen() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
        slow = game._players[1] = Slow()
        async with seated(game) as (app, pilot):
            await pilot.press("1", "question_mark")
            assert isinstance(app.screen, RulesScreen)
            await pilot.press("escape")
            slow.released.set()
            await until(pilot, lambda: len(played(app)) == 2)

    run(go())
