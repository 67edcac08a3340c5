"""Makes the permanent link of a finished game, and takes the game down again."""

from __future__ import annotations

from settebello.terminal.session.game_session import PermanentLink
from settebello.terminal.tui.screens import QuestionScreen, ScoreScreen
from settebello.terminal.tui.table_context import TableContext


class PermanentLinkController:
    """Has the server keep the game whose last score is shown.

    Args:
        context: the table.
    """

    def __init__(self, context: TableContext) -> None:
        self._context = context

    def make_or_take_down(self) -> None:
        """Make the link of the game; if there is one, ask whether the game is to be taken down."""
        self._context.start_worker(self._make_or_take_down, group="permanent link", exclusive=True)

    async def _make_or_take_down(self) -> None:
        link, screen = self._context.session.permanent_link, self._context.app.screen
        if link is None or not isinstance(screen, ScoreScreen):
            return
        if link.address is None:
            await self._make(link, screen)
        elif await self._confirm():
            await self._take_down(link, screen)

    async def _make(self, link: PermanentLink, screen: ScoreScreen) -> None:
        text = self._context.translator.text
        if await self._context.run_request(link.make) and link.address is not None:
            lines = [text("permanent-link", link=link.address), text("permanent-link-detail"), text("take-down-key")]
            self._show(screen, lines)

    async def _take_down(self, link: PermanentLink, screen: ScoreScreen) -> None:
        if await self._context.run_request(link.take_down):
            self._show(screen, [self._context.translator.text("game-down")])

    async def _confirm(self) -> bool:
        translator = self._context.translator
        title, sentence = translator.text("take-down-title"), translator.text("take-down-sentence")
        yes, no = translator.text("sure-yes"), translator.text("sure-no")
        return await self._context.app.push_screen_wait(QuestionScreen(translator, title, sentence, yes=yes, no=no))

    def _show(self, screen: ScoreScreen, lines: list[str]) -> None:
        """Show lines with the score, and in the log."""
        self._context.board.append_to_log(lines)
        screen.add_notes(lines)
