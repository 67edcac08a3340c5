"""The course of the games: one step after the other, until the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from settebello.terminal.session.game_session import ActionRefused, GameSession, SessionEnded
from settebello.terminal.text.score_sheet import score_summary
from settebello.terminal.tui.controllers.action_prompt import ActionPrompt
from settebello.terminal.tui.controllers.claim import ClaimController
from settebello.terminal.tui.controllers.pacing import Pacing
from settebello.terminal.tui.screens import ScoreScreen
from settebello.terminal.tui.table_context import TableContext
from settebello.terminal.tui.threads import run_in_thread
from settebello.terminal.tui.waiting_room import WaitingRoomScreen


class GameLoop:
    """Runs a session, and the rematches after it.

    Args:
        context: the table.
        action_prompt: asks the person for actions.
        pacing: announces other players' actions.
        on_change: called in any thread when the session has changed.
    """

    def __init__(
        self, context: TableContext, action_prompt: ActionPrompt, pacing: Pacing, on_change: Callable[[], None]
    ) -> None:
        self.claim = ClaimController(context, on_claimed=self._return_to_table)
        self._context = context
        self._action_prompt = action_prompt
        self._pacing = pacing
        self._on_change = on_change

    def start(self) -> None:
        """Play games, one after the other, until the person leaves."""
        self._context.session.subscribe(self._on_change)
        self._log_opening()
        self._resume()

    def handle_change(self) -> None:
        """Show new notices; stop asking the person if the game has continued without an answer."""
        context = self._context
        if not context.app.screen_stack:
            return  # the app is closing
        lines = list(map(context.narrator.notice_text, context.session.take_notices()))
        context.board.seats.show(context.session.view)
        waiting = next((screen for screen in context.app.screen_stack if isinstance(screen, WaitingRoomScreen)), None)
        if waiting is not None:
            context.board.append_to_log(lines)
            waiting.add_events(lines)
            if context.session.step_ready:
                self._leave_waiting_room(waiting)
            return
        for line in lines:
            context.show_message(line)
        if self._action_prompt.is_asking and not context.session.awaits_action:
            self._return_to_table()

    def _log_opening(self) -> None:
        """Log which game it is, once the cards are dealt."""
        narrator, session = self._context.narrator, self._context.session
        if session.phase != "gathering":
            self._context.board.append_to_log([*narrator.introduction(), narrator.round_opening(session.view)])

    def _resume(self) -> None:
        """Continue from the present position; this replaces the previous wait."""
        self._context.start_worker(self._run, group="game", exclusive=True)

    def _return_to_table(self) -> None:
        """Close every other screen, stop asking, and continue from the present position."""
        self._action_prompt.reset()
        while len(self._context.app.screen_stack) > 1:
            self._context.app.pop_screen()
        self._resume()

    async def _run(self) -> None:
        context = self._context
        try:
            while True:
                self._action_prompt.show()
                try:
                    await self._run_phase()
                except ActionRefused as error:
                    context.show_message(context.translator.error_text(error))
        except SessionEnded as error:
            context.end(error)

    async def _run_phase(self) -> None:
        """Take one step: an action, a deal, or what happens between two games."""
        session = self._context.session
        if session.phase == "gathering":
            await self._gather()
        elif session.phase == "playing":
            if session.awaits_action:
                action = await self._action_prompt.ask(session.view)
                await run_in_thread(partial(session.act, action))
            await self._advance()
        else:
            await self._show_score()

    async def _advance(self) -> None:
        """Wait for the next step, take it, and log it."""
        session, narrator, board = self._context.session, self._context.narrator, self._context.board
        upcoming = await run_in_thread(session.next_step)
        if upcoming.action is not None and upcoming.seat != session.own_seat:
            await self._pacing.announce(upcoming.action, session.view)
        await self.claim.wait_until_decided()
        step = session.advance(upcoming)
        self._action_prompt.reset()
        if step.before.round == 0:
            self._log_opening()
        elif not step.actions:
            board.append_to_log(["", narrator.round_opening(step.after)])
        else:
            lines = narrator.describe_step(step)
            if session.save_error:
                lines.append(self._context.translator.text("log-trouble", reason=session.save_error))
            board.append_to_log(lines)

    async def _gather(self) -> None:
        """Show the waiting room until the first cards are dealt."""
        if not self._context.session.step_ready:
            await self._context.app.push_screen_wait(WaitingRoomScreen(self._context.narrator))
        await self._advance()

    def _leave_waiting_room(self, waiting: WaitingRoomScreen) -> None:
        """Return to the table, whatever lies over the waiting room."""
        while self._context.app.screen is not waiting:
            self._context.app.screen.dismiss(None)
        waiting.dismiss()

    async def _show_score(self) -> None:
        context = self._context
        over = context.session.phase == "over"
        screen = ScoreScreen(
            context.translator,
            score_summary(context.narrator),
            confirm=self._game_over_prompt() if over else "next-round",
        )
        context.start_worker(partial(self._check_shuffle, screen), group="shuffle")
        await context.app.push_screen_wait(screen)
        if over and not context.session.may_rematch:
            context.app.exit()
        elif over:
            self._start_rematch(await run_in_thread(context.session.rematch))
        else:
            await run_in_thread(context.session.confirm_score)
            await self._advance()

    def _game_over_prompt(self) -> str:
        """The message that says what Enter does when the game is over."""
        session = self._context.session
        if not session.may_rematch:
            return "no-rematch"
        return "again" if session.permanent_link is None else "again-online"

    async def _check_shuffle(self, screen: ScoreScreen) -> None:
        """Report on the shuffle of the round, with the score and in the log."""
        narrator = self._context.narrator
        notices = await run_in_thread(self._context.session.check_shuffle)
        lines = list(map(narrator.notice_text, notices))
        self._context.board.append_to_log(lines)
        screen.add_notes(lines)

    def _start_rematch(self, session: GameSession) -> None:
        self._context.start_session(session)
        session.subscribe(self._on_change)
        self._log_opening()
