"""A pilot at the drawn table: waiting, pressing keys, and reading what is shown."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from textual.app import App
from textual.screen import Screen

from settebello.core import Action
from settebello.terminal.text.score_sheet import ScoreSummary
from settebello.terminal.tui.app import TableApp
from settebello.terminal.tui.screens import Chooser, ScoreScreen
from settebello.view import View
from tests.support.server_process import TIMEOUT


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


async def press_to_leave(app: App[Any], pilot: Any, *keys: str) -> None:
    """Press the keys that end the program, which answers the pilot no more."""
    pressing = asyncio.create_task(pilot.press(*keys))
    await come_about(lambda: not app.is_running)
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)


def my_turn(app: TableApp) -> bool:
    return isinstance(app.screen, Chooser | ScoreScreen) or app.action_prompt.accepts_answer


def played(app: TableApp) -> list[str]:
    return [move.action for move in app.session.view.history]


def shown(app: App[Any] | Screen[Any], widget: str) -> str:
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


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(test)
