"""The table drawn in the terminal: what is asked and said beside the game."""

from __future__ import annotations

from collections.abc import Callable

from textual import work

from settebello.terminal.session.people import phrases
from settebello.terminal.session.protocol import Ended, NotTaken, SeatedGame
from settebello.terminal.text.messages import Words
from settebello.terminal.tui.asked import AskedTable
from settebello.terminal.tui.screens import Chooser
from settebello.terminal.tui.threads import in_thread
from settebello.view import View


class SpokenTable(AskedTable):
    """Hints, and the other people."""

    def __init__(self, game: SeatedGame, words: Words) -> None:
        super().__init__(game, words)
        self.ended = ""
        """Why the game could not go on."""

    def _say(self, line: str) -> None:
        """Say something beside the game."""
        self.log_panel.tell([line])
        if len(self.screen_stack) > 1:
            self.notify(line, markup=False)
        else:
            self._prompt(self._hint)

    async def _done(self, wanted: Callable[[], object]) -> bool:
        """Do something that may be refused, beside the screen; whether it was done."""
        try:
            await in_thread(wanted)
        except NotTaken as error:
            self._say(self.words.wrong(error))
        except Ended as error:
            self.ended = self.words.wrong(error)
            self.exit()
        else:
            return True
        return False

    @work(group="company")
    async def action_ready(self) -> None:
        """Be ready to begin, or not any more."""
        company, me = self.game.company, self.game.me
        if company is not None and me is not None:
            ready = not company.guests[me].ready
            await self._done(lambda: company.ready(ready=ready))

    @work(group="company")
    async def action_start(self) -> None:
        """Begin."""
        company = self.game.company
        if company is not None and self.game.state == "gathering":
            await self._done(company.start)

    @work(exclusive=True, group="phrase")
    async def action_phrase(self) -> None:
        """Say something to the others."""
        company = self.game.company
        if company is None or self.game.me is None or isinstance(self.screen, Chooser):
            return
        offered = [(phrase, self.words.phrase(phrase)) for phrase in phrases()]
        chosen = await self.push_screen_wait(Chooser(self.words, self.words.say("phrase-title"), offered, cancel=True))
        if chosen is not None:
            await self._done(lambda: company.say(chosen))

    @work(exclusive=True, group="hint")
    async def _advise(self, view: View) -> None:
        """Ask the adviser beside the screen, and say it, unless the game has gone on meanwhile."""
        game = self.game
        self._prompt(self.words.say("hint-wait"))
        try:
            given = await in_thread(game.hint)
        except (NotTaken, Ended) as error:
            self._say(self.words.wrong(error))
            return
        if self.game is not game or game.view != view:
            return
        said = self.narrator.advice(given)
        self.log_panel.tell([said])
        if isinstance(self.screen, Chooser):
            self.notify(said, markup=False)
        elif given.action.card is not None:
            self._point_at(given.action.card)
        self._prompt(said)

    def action_hint(self) -> None:
        """Say what a good player would do, on the person's turn."""
        view = self.game.view
        if self.game.asks and self.game.hints and (isinstance(self.screen, Chooser) or len(self.screen_stack) == 1):
            self._advise(view)
