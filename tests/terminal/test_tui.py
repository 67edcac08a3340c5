"""The drawn table, played with a pilot's keys and mouse."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from settebello.core import Action
from settebello.record import read
from settebello.terminal.session.local import LocalSession
from settebello.terminal.text.score_sheet import ScoreSummary
from settebello.terminal.tui.app import TableApp
from settebello.terminal.tui.card_art import SIGNS
from settebello.terminal.tui.screens import Chooser, ClaimScreen, LeaveScreen, RulesScreen, ScoreScreen
from settebello.variants import variant
from settebello.view import View
from settebello.wording import languages, line_label
from tests.support.server_process import TIMEOUT
from tests.terminal.local_tables import cards, seated, seeded, two_seats


async def until(pilot: Any, true: Callable[[], bool]) -> None:
    """Wait for something that other tasks and threads bring about, and until it is shown."""
    await come_about(true)
    await pilot.pause()


async def come_about(true: Callable[[], bool]) -> None:
    """Wait for it alone: where the table ends, nothing is shown any more."""
    until = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < until, "it did not come about"
        await asyncio.sleep(0.005)


async def press_to_leave(app: TableApp, pilot: Any, *keys: str) -> None:
    """Press the keys that end the program, which answers the pilot no more."""
    pressing = asyncio.create_task(pilot.press(*keys))
    await come_about(lambda: not app.is_running)
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)


def my_turn(app: TableApp) -> bool:
    return isinstance(app.screen, Chooser | ScoreScreen) or app.action_prompt.accepts_answer


def played(app: TableApp) -> list[str]:
    return [move.action for move in app.session.view.history]


def shown(app: TableApp, widget: str) -> str:
    return str(app.query_one(widget).render())


def explains(made: ScoreSummary) -> None:
    """The score sheet gives every point with its reason, and the cards of the prime."""
    assert [line.key for line in made.lines] == ["sweeps", "cards", "coins", "settebello", "primiera"]
    assert all(reason for line in made.lines for reason in line.why)
    assert len(made.primes) == 2


class Slow:
    """A player that waits until it is released."""

    def __init__(self) -> None:
        self.released = threading.Event()

    def choose(self, view: View, rules: object) -> Action:
        self.released.wait(TIMEOUT)
        return Action.parse(view.legal[0])


def run(test: Awaitable[None]) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


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


def test_arrows_choose_and_enter_plays() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("enter", "right")
            assert app.action_prompt.cursor == cards("9C")[0]
            assert {card for card, mark in app.board.table.marks.items() if mark == "taken"} == set(
                cards("1D 3C 4S 5B")
            )
            await pilot.press("left", "enter")
            await until(pilot, lambda: len(played(app)) == 2)
            assert played(app)[0] == "2D"

    run(go())


def test_several_captures_open_a_chooser_that_escape_leaves() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, Chooser))
            assert played(app) == []
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            wanted = app.screen.options[1][0]
            await pilot.press("down")
            assert {card for card, mark in app.board.table.marks.items() if mark == "taken"} == set(wanted.captured)
            await pilot.press("2")
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == str(wanted)

    run(go())


def test_an_equal_card_first_is_said_in_words() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("right", "right")
            assert "an equal card must be taken first" in shown(app, "#prompt")

    run(go())


def test_optional_capture_offers_laying_too() -> None:
    async def go() -> None:
        game = two_seats("9C 3D 10B", "1B 4B 3B", "9D 3C 4S 5B", name="corsican")
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            assert {str(action) for action, _ in app.screen.options} == {"9C", "9Cx9D"}

    run(go())


def test_the_mouse_points_and_plays() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
        async with seated(game) as (app, pilot):
            await pilot.hover("#hand", offset=(2, 1))
            await pilot.pause()
            assert app.action_prompt.cursor == cards("2D")[0]
            await pilot.click("#hand", offset=(8, 1))
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == "9Cx9D"

    run(go())


def test_the_mouse_chooses_among_captures() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.click("#hand", offset=(8, 1))
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            wanted = str(app.screen.options[1][0])
            await pilot.click("#chooser", offset=(6, 2))
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == wanted

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


def claimable(target: int) -> LocalSession:
    """I sweep at once; one point is certain then."""
    rules = variant("scopa").rules(2, {"claiming_out": "on", "target": str(target)})
    return two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 1S 4S", rules=rules)


@pytest.mark.parametrize(("target", "winner", "said"), [(1, 0, "is right"), (2, 1, "is wrong")])
def test_a_claim_while_another_thinks(tmp_path: Path, target: int, winner: int, said: str) -> None:
    game = claimable(target)
    game.save = tmp_path / "game.txt"
    slow = Slow()
    game._players[1] = slow

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: len(played(app)) == 1)
            assert "c claim" in shown(app, "#foot")
            await pilot.press("c")
            await until(pilot, lambda: isinstance(app.screen, ClaimScreen))
            await pilot.press("y")
            await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
            assert isinstance(app.screen, ScoreScreen)
            assert said in app.screen.summary.conclusion[0]
            slow.released.set()
            await pilot.press("enter")
            await until(pilot, lambda: my_turn(app) or app.session.view.turn != 0)
            assert app.session is not game

    run(go())
    record = read(game.save.read_text())
    outcome = record.replay().outcome
    assert record.rounds[-1].claim == 0
    assert outcome == game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "claim")


def test_nothing_is_played_while_a_claim_is_asked_about() -> None:
    game = claimable(1)
    slow = Slow()
    game._players[1] = slow

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: len(played(app)) == 1)
            await pilot.press("c")
            await until(pilot, lambda: isinstance(app.screen, ClaimScreen))
            slow.released.set()
            await asyncio.sleep(0.05)
            assert len(played(app)) == 1
            await pilot.press("n")
            await until(pilot, lambda: len(played(app)) == 2 and my_turn(app))
            assert game.outcome is None

    run(go())


def test_a_claim_on_turn_and_over_a_chooser() -> None:
    async def go() -> None:
        rules = variant("scopa").rules(2, {"claiming_out": "on"})
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B", rules=rules)
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            await pilot.press("c")
            await until(pilot, lambda: isinstance(app.screen, ClaimScreen))
            await pilot.press("y")
            await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
            assert game.outcome is not None
            assert game.outcome.winners == (1,)
            assert len(app.screen_stack) == 2

    run(go())


def test_where_claiming_is_not_played_c_does_nothing() -> None:
    async def go() -> None:
        async with seated(two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")) as (app, pilot):
            await pilot.press("c")
            assert not isinstance(app.screen, ClaimScreen)
            assert "c claim" not in shown(app, "#foot")

    run(go())


def test_a_hint_points_at_a_card_and_says_why() -> None:
    async def go() -> None:
        async with seated(two_seats("7C 2D 10B", "1B 2B 3B", "7D 3C 4S 6B"), size=(120, 30)) as (app, pilot):
            await pilot.press("h")
            await until(pilot, lambda: app.board.log_panel.last.startswith("Hint: "))
            assert shown(app, "#prompt").startswith("Hint: ")
            assert app.action_prompt.cursor is not None
            assert played(app) == []

    run(go())


def test_a_hint_freezes_nothing_and_is_dropped_when_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("settebello.players.advice.make_adviser", lambda: slow)

    async def go() -> None:
        async with seated(two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")) as (app, pilot):
            await pilot.press("h")
            await until(pilot, lambda: "Looking for a hint" in shown(app, "#prompt"))
            await pilot.press("1")
            await until(pilot, lambda: len(played(app)) == 2 and my_turn(app))
            slow.released.set()
            await asyncio.sleep(0.1)
            assert not any("Hint: " in line for line in app.board.log_panel.lines)

    run(go())


def test_a_hint_where_no_card_is_played() -> None:
    async def go() -> None:
        async with seated(seeded("chkobba", seed=6)) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            await pilot.press("h")
            await until(pilot, lambda: app.board.log_panel.last.startswith("Hint: "))

    run(go())
