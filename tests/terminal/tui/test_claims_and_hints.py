"""Claiming out and hints at the drawn table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settebello.record import read
from settebello.terminal.session.local import LocalSession
from settebello.terminal.tui.screens import Chooser, ClaimScreen, ScoreScreen
from settebello.variants import variant
from tests.terminal.local_tables import seated, seeded, two_seats
from tests.terminal.tui.pilot import Slow, my_turn, played, run, shown, until


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
            assert not any(key in shown(app, "#foot") for key in ("c claim", "w who", "p say"))

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
