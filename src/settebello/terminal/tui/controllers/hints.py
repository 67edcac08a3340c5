"""Gives hints on the person's turn."""

from __future__ import annotations

from functools import partial

from settebello.terminal.session.game_session import ActionRefused, SessionEnded
from settebello.terminal.tui.controllers.action_prompt import ActionPrompt
from settebello.terminal.tui.screens import Chooser
from settebello.terminal.tui.table_context import TableContext
from settebello.terminal.tui.threads import run_in_thread
from settebello.view import View


class HintController:
    """Asks the session for a hint in a thread, and shows it.

    Args:
        context: the table.
        action_prompt: its cursor goes to the card of the hint.
    """

    def __init__(self, context: TableContext, action_prompt: ActionPrompt) -> None:
        self._context = context
        self._action_prompt = action_prompt

    def request_hint(self) -> None:
        """Show what a good player would do, if it is the person's turn and this table gives hints."""
        session, app = self._context.session, self._context.app
        unobstructed = isinstance(app.screen, Chooser) or len(app.screen_stack) == 1
        if session.awaits_action and session.hints_allowed and unobstructed:
            self._context.start_worker(partial(self._show_hint, session.view), group="hint", exclusive=True)

    async def _show_hint(self, view: View) -> None:
        """Wait for the hint, and show it unless the game has moved on."""
        context = self._context
        session = context.session
        context.board.set_prompt(context.translator.text("hint-wait"))
        try:
            hint = await run_in_thread(session.hint)
        except (ActionRefused, SessionEnded) as error:
            context.show_message(context.translator.error_text(error))
            return
        if context.session is not session or session.view != view:
            return
        text = context.narrator.advice_text(hint)
        context.board.append_to_log([text])
        if isinstance(context.app.screen, Chooser):
            context.app.notify(text, markup=False)
        elif hint.action.card is not None:
            self._action_prompt.point_at(hint.action.card)
        context.board.set_prompt(text)
