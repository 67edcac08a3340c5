"""Lets the person say a phrase to the others."""

from __future__ import annotations

from settebello.terminal.session.people import phrases
from settebello.terminal.tui.screens import Chooser
from settebello.terminal.tui.table_context import TableContext


class ChatController:
    """Offers the phrases, and says the one that the person chooses.

    Args:
        context: the table.
    """

    def __init__(self, context: TableContext) -> None:
        self._context = context

    def offer_phrases(self) -> None:
        """Show the phrases; nothing happens to a spectator, or in a local game."""
        self._context.start_worker(self._choose_phrase, group="chat", exclusive=True)

    async def _choose_phrase(self) -> None:
        context = self._context
        people = context.session.people
        if people is None or context.session.own_seat is None or isinstance(context.app.screen, Chooser):
            return
        options = [(phrase, context.translator.phrase(phrase)) for phrase in phrases()]
        chooser = Chooser(context.translator, context.translator.text("phrase-title"), options, cancellable=True)
        phrase = await context.app.push_screen_wait(chooser)
        if phrase is not None:
            await context.run_request(lambda: people.say_phrase(phrase))
