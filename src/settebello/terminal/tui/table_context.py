"""State that the controllers of the drawn table share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from textual.app import App
from textual.worker import Worker

from settebello.errors import SettebelloError
from settebello.terminal.session.game_session import ActionRefused, GameSession, SessionEnded
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.threads import run_in_thread
from settebello.terminal.tui.widgets.board import Board


class TableContext:
    """The app, its board, and the session that is being played.

    Args:
        app: the app that runs.
        session: the game; a rematch replaces it.
        translator: words in the person's language.
    """

    def __init__(self, app: App[None], session: GameSession, translator: Translator) -> None:
        self.app = app
        self.session = session
        self.translator = translator
        self.narrator = Narrator(translator, session)
        self.board = Board(self.narrator)
        self.end_reason = ""
        """The reason why the game could not continue; empty if it could."""

    def start_session(self, session: GameSession) -> None:
        """Play another session from now on."""
        self.session = session
        self.narrator = Narrator(self.translator, session)
        self.board.set_narrator(self.narrator)
        self.board.append_to_log([""])

    def start_worker(
        self, work: Callable[[], Coroutine[Any, Any, None]], *, group: str, exclusive: bool = False
    ) -> None:
        """Run work that waits for the person or the session, in a worker of the app.

        Args:
            work: called to start; never, if the worker is cancelled before.
            group: names the kind of work.
            exclusive: cancel other workers of the group.
        """
        _: Worker[None] = self.app.run_worker(work, group=group, exclusive=exclusive)

    def show_message(self, line: str) -> None:
        """Show something that is not part of the game: in the log, and where the person sees it now."""
        self.board.append_to_log([line])
        if len(self.app.screen_stack) > 1:
            self.app.notify(line, markup=False)
        else:
            self.board.refresh_prompt()

    def end(self, error: SettebelloError) -> None:
        """End the app, since the game cannot continue."""
        self.end_reason = self.translator.error_text(error)
        self.app.exit()

    async def run_request(self, request: Callable[[], object]) -> bool:
        """Make a request of the session in a thread; whether it was granted. A refusal is shown."""
        try:
            await run_in_thread(request)
        except ActionRefused as error:
            self.show_message(self.translator.error_text(error))
        except SessionEnded as error:
            self.end(error)
        else:
            return True
        return False
