"""The table drawn in the terminal, and the course of the games at it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.message import Message

from settebello.core import CLAIM, Action
from settebello.outcome import points_to_claim
from settebello.terminal.session.choices import Choices
from settebello.terminal.session.protocol import Ended, NotTaken, SeatedGame
from settebello.terminal.text.messages import Words
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.score_sheet import sheet
from settebello.terminal.tui.arranged import ArrangedTable
from settebello.terminal.tui.screens import ClaimScreen, LeaveScreen, RulesScreen, ScoreScreen
from settebello.terminal.tui.threads import in_thread
from settebello.terminal.tui.waiting_room import WaitingScreen
from settebello.view import View


class TableApp(ArrangedTable):
    """One person's table.

    Args:
        game: the game to play; at its end another one may take its place.
        pace: seconds for which another player's card is shown before it takes what it takes.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"pick({number})", show=False) for number in range(10)),
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter", "confirm", show=False),
        Binding("c", "claim", show=False),
        Binding("h", "hint", show=False),
        Binding("p", "phrase", show=False),
        Binding("w", "people", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("q,Q,ctrl+q,ctrl+c", "leave", show=False, priority=False),
    ]

    def __init__(self, game: SeatedGame, words: Words, *, pace: float) -> None:
        super().__init__(game, words)
        self.pace = pace
        self._settled = asyncio.Event()
        """Cleared while the person is asked whether to claim: nothing is played meanwhile."""
        self._settled.set()

    def on_mount(self) -> None:
        self.run_game()

    # The course of the game

    class Heard(Message):
        """There are news, or the game has gone on."""

    def run_game(self) -> None:
        """Games, one after the other, until the person leaves."""
        self._listen()
        self._begin()
        self._go_on()

    def _listen(self) -> None:
        self.game.listen(self._was_heard)

    def _was_heard(self) -> None:
        """Called in any thread."""
        self.post_message(self.Heard())

    def _begin(self) -> None:
        """Say what is played, once there are cards."""
        if self.game.state != "gathering":
            self.log_panel.tell([*self.narrator.introduction(), self.narrator.opening(self.game.view)])

    @work(exclusive=True)
    async def _go_on(self) -> None:
        """The game from where it stands; it takes the place of what was waited for before."""
        try:
            while True:
                self.show()
                try:
                    await self._step()
                except NotTaken as error:
                    self._say(self.words.wrong(error))
        except Ended as error:
            self.ended = self.words.wrong(error)
            self.exit()

    async def _step(self) -> None:
        """One thing: an action, a deal, or what is between two games."""
        if self.game.state == "gathering":
            await self._gather()
        elif self.game.state == "playing":
            await self._one_action()
        else:
            await self._score()

    async def _one_action(self) -> None:
        if self.game.asks:
            action = await self._ask(self.game.view)
            await in_thread(partial(self.game.act, action))
        await self._one_step()

    async def _one_step(self) -> None:
        """What happens next, shown."""
        game = self.game
        coming = await in_thread(game.coming)
        if coming.action is not None and coming.seat != game.me:
            await self._announce(coming.action, game.view)
        await self._settled.wait()
        happened = game.take(coming)
        self.choices, self.cursor = Choices(plays={}, others=()), None
        if happened.before.round == 0:
            self._begin()
        elif not happened.actions:
            self.log_panel.tell(["", self.narrator.opening(happened.after)])
        else:
            self._tell(self.narrator.told(happened))

    def _tell(self, lines: list[str]) -> None:
        """Log what happened."""
        if self.game.trouble:
            lines.append(self.words.say("log-trouble", reason=self.game.trouble))
        self.log_panel.tell(lines)

    async def _gather(self) -> None:
        """Wait for the first cards."""
        if not self.game.arrived:
            await self.push_screen_wait(WaitingScreen(self.narrator))
        await self._one_step()

    @work(exclusive=True, group="claim")
    async def _ask_to_claim(self) -> None:
        """Claim out, when the person is sure."""
        self._settled.clear()
        try:
            points = points_to_claim(self.game.rules, self.game.view.totals)
            sure = await self.push_screen_wait(ClaimScreen(self.words, points))
        finally:
            self._settled.set()
        if sure and self.game.view.may_claim and await self._done(lambda: self.game.act(CLAIM)):
            self._go_back()

    def _go_back(self) -> None:
        """To the table, and on from where the game stands, whatever was asked."""
        self.choices, self.cursor = Choices(plays={}, others=()), None
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self._go_on()

    async def _score(self) -> None:
        over = self.game.state == "over"
        shown = ScoreScreen(self.words, sheet(self.narrator), over=over)
        self._check(shown)
        await self.push_screen_wait(shown)
        if over and self.game.me is None:
            self.exit()
        elif over:
            self._start(await in_thread(self.game.again))
            self._begin()
        else:
            await in_thread(self.game.go_on)
            await self._one_step()

    @work(group="check")
    async def _check(self, shown: ScoreScreen) -> None:
        """Say whether the promise about the cards held: on the score sheet, and in the log."""
        narrator = self.narrator
        told = list(map(narrator.message, await in_thread(self.game.checked)))
        self.log_panel.tell(told)
        shown.tell(told)

    def _start(self, game: SeatedGame) -> None:
        self.game = game
        self.narrator = Narrator(self.words, game)
        self.seats.narrator = self.sides.narrator = self.clock.narrator = self.narrator
        self.log_panel.tell([""])
        self._listen()

    # Beside the game

    @on(Heard)
    def hear(self) -> None:
        """Tell the news; let go of what was asked if the game has gone on without an answer."""
        if not self.screen_stack:
            return  # the screen is being left
        told = list(map(self.narrator.message, self.game.news()))
        self.seats.show(self.game.view)
        waiting = next((screen for screen in self.screen_stack if isinstance(screen, WaitingScreen)), None)
        if waiting is not None:
            self.log_panel.tell(told)
            waiting.tell(told)
            if self.game.arrived:
                self._leave_waiting(waiting)
            return
        for line in told:
            self._say(line)
        if self._asked and not self.game.asks:
            self._go_back()

    def _leave_waiting(self, waiting: WaitingScreen) -> None:
        """To the table, whatever lies over the waiting room."""
        while self.screen is not waiting:
            self.screen.dismiss(None)
        waiting.dismiss()

    async def _announce(self, action: Action, view: View) -> None:
        """Show the card that another player plays before it takes what it takes."""
        if self.pace <= 0 or self._hurry.is_set() or view.turn is None:
            return
        said = self.narrator.proposal(action)
        self.prompt.update(
            Text(self.words.say("announce", name=self.narrator.name(view.turn), action=said)), layout=False
        )
        self._mark(action, view)
        try:
            await asyncio.wait_for(self._hurry.wait(), self.pace)
        except TimeoutError:
            return

    def action_claim(self) -> None:
        """Ask whether to claim out, at any moment of a round."""
        if self.game.view.may_claim and not isinstance(self.screen, ClaimScreen | LeaveScreen):
            self._ask_to_claim()

    def action_rules(self) -> None:
        if not isinstance(self.screen, RulesScreen):
            self.push_screen(RulesScreen(self.words, self.game.rules, self.game.title))

    def action_leave(self) -> None:
        if not isinstance(self.screen, LeaveScreen):
            sentence = self.narrator.message(self.game.before_leaving)
            self.push_screen(LeaveScreen(self.words, sentence), self._leave)

    def _leave(self, leaves: bool | None) -> None:  # noqa: FBT001 - the answer to the question, given by textual
        if leaves:
            self.exit()
