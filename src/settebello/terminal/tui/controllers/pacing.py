"""Shows the other players' actions at a pace that the person can follow."""

from __future__ import annotations

import asyncio

from settebello.core import Action
from settebello.terminal.tui.table_context import TableContext
from settebello.view import View

PASSIVE_KEYS = ("q", "question_mark", "f1", "c", "p", "w")
"""Keys that do not skip the pauses."""


class Pacing:
    """Pauses before another player's action takes effect, until a key skips the pauses.

    Args:
        context: the table.
        seconds: the length of a pause.
    """

    def __init__(self, context: TableContext, seconds: float) -> None:
        self.seconds = seconds
        self._context = context
        self._skipping = asyncio.Event()

    async def announce(self, action: Action, view: View) -> None:
        """Show the card that another player plays, before its capture."""
        if self.seconds <= 0 or self._skipping.is_set() or view.turn is None:
            return
        narrator, board = self._context.narrator, self._context.board
        text = self._context.translator.text(
            "announce", name=narrator.seat_name(view.turn), action=narrator.proposal_text(action)
        )
        board.announce(text)
        board.mark_action(action, view)
        try:
            await asyncio.wait_for(self._skipping.wait(), self.seconds)
        except TimeoutError:
            return

    def handle_key(self, key: str) -> None:
        """Skip the pauses until the person's turn, if the key says so."""
        session = self._context.session
        if session.phase == "playing" and not session.awaits_action and key not in PASSIVE_KEYS:
            self._skipping.set()

    def end_skipping(self) -> bool:
        """Pause again from now on; whether the pauses were being skipped."""
        skipping = self._skipping.is_set()
        self._skipping.clear()
        return skipping
