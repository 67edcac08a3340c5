"""Lets the person claim the game at any moment of a round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from settebello.core import CLAIM
from settebello.outcome import points_to_claim
from settebello.terminal.tui.screens import ClaimScreen, LeaveScreen
from settebello.terminal.tui.table_context import TableContext


class ClaimController:
    """Asks whether to claim, and claims. Meanwhile no step is taken.

    Args:
        context: the table.
        on_claimed: called after a claim.
    """

    def __init__(self, context: TableContext, on_claimed: Callable[[], None]) -> None:
        self._context = context
        self._on_claimed = on_claimed
        self._decided = asyncio.Event()
        """Cleared while the person is being asked."""
        self._decided.set()

    def ask(self) -> None:
        """Ask whether to claim, if the rules allow it now."""
        if self._context.session.view.may_claim and not isinstance(self._context.app.screen, ClaimScreen | LeaveScreen):
            self._context.start_worker(self._ask_and_claim, group="claim", exclusive=True)

    async def wait_until_decided(self) -> None:
        """Wait while the person is being asked."""
        await self._decided.wait()

    async def _ask_and_claim(self) -> None:
        context = self._context
        self._decided.clear()
        try:
            points = points_to_claim(context.session.rules, context.session.view.totals)
            confirmed = await context.app.push_screen_wait(ClaimScreen(context.translator, points))
        finally:
            self._decided.set()
        if confirmed and context.session.view.may_claim and await context.run_request(self._claim):
            self._on_claimed()

    def _claim(self) -> None:
        self._context.session.act(CLAIM)
