"""The table drawn in the terminal."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.message import Message
from textual.widgets import Static

from settebello.cards import Card
from settebello.core import CLAIM, PASS, Action
from settebello.terminal.board import Log, Seats, Sides, card_hint, top_line
from settebello.terminal.cardrow import CardRow
from settebello.terminal.choices import Choices, choices_of
from settebello.terminal.company import phrases
from settebello.terminal.faces import Mark
from settebello.terminal.narration import Narrator
from settebello.terminal.scoring import sheet
from settebello.terminal.screens import Chooser, ClaimScreen, LeaveScreen, RulesScreen, ScoreScreen
from settebello.terminal.seated import Ended, NotTaken, SeatedGame
from settebello.terminal.style import STYLE
from settebello.terminal.waiting import WaitingScreen
from settebello.terminal.words import Words
from settebello.view import View

T = TypeVar("T")

NARROW = 66
"""Columns below which there is no room for piles and log beside the table."""

LOW = 18
"""Rows below which the hand is drawn small."""

GUARD = 0.3
"""Seconds after a skipped pause in which keys play no card, so that a key too many does no harm."""


CALM_KEYS = ("q", "question_mark", "f1", "c", "p")
"""Keys that do not hurry the other players on."""


class TableApp(App[None]):
    """One person's table.

    Args:
        game: the game to play; at its end another one may take its place.
        pace: seconds for which another player's card is shown before it takes what it takes.
    """

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-wide")]  # noqa: RUF012 - as textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW, "-high")]  # noqa: RUF012 - as textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"pick({number})", show=False) for number in range(10)),
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter", "confirm", show=False),
        Binding("c", "claim", show=False),
        Binding("h", "hint", show=False),
        Binding("p", "phrase", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("q,Q,ctrl+q,ctrl+c", "leave", show=False, priority=False),
    ]

    def __init__(self, game: SeatedGame, words: Words, *, pace: float) -> None:
        super().__init__(ansi_color=True)  # told at once, so that NO_COLOR is honoured in the terminal's own colours
        self.theme = "ansi-light" if _is_light(os.environ) else "ansi-dark"
        self.game = game
        self.words = words
        self.pace = pace
        self.narrator = Narrator(words, game)
        self.choices = Choices(plays={}, others=())
        self.cursor: Card | None = None
        self._answer: asyncio.Future[Card | Action] | None = None
        self._hurry = asyncio.Event()
        self._settled = asyncio.Event()
        """Cleared while the person is asked whether to claim: nothing is played meanwhile."""
        self._settled.set()
        self._deaf_until = 0.0
        self._asked = False
        """Whether the person is being asked for an action."""
        self._hint = ""
        self.ended = ""
        """Why the game could not go on."""

    # The parts of the screen

    def compose(self) -> ComposeResult:
        self.top = Static(id="top")
        self.seats = Seats(self.narrator)
        self.table = CardRow(self.words, id="cards")
        self.table.border_title = self.words.say("table-title")
        self.table.empty = self.words.say("at-table-empty")
        self.sides = Sides(self.narrator)
        self.log_panel = Log(self.words.say("log-title"))
        self.prompt = Static(id="prompt")
        self.hand = CardRow(self.words, keyed=True, id="hand")
        self.foot = Static(id="foot")
        yield self.top
        yield self.seats
        with Horizontal(id="middle"):
            yield self.table
            with Vertical(id="aside"):
                yield self.sides
                yield self.log_panel
        yield self.prompt
        yield self.hand
        yield self.foot

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
                    self._say(str(error))
        except Ended as error:
            self.ended = str(error)
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
            await _in_thread(partial(self.game.act, action))
        await self._one_step()

    async def _one_step(self) -> None:
        """What happens next, shown."""
        game = self.game
        coming = await _in_thread(game.coming)
        if coming.action is not None and coming.seat != game.me:
            await self._announce(coming.action, game.view)
        await self._settled.wait()
        happened = game.take(coming)
        self.choices, self.cursor = Choices(plays={}, others=()), None
        if happened.before.round == 0:
            self._begin()
        elif not happened.moves:
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
            sure = await self.push_screen_wait(ClaimScreen(self.words, self.game.rules))
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
        await self.push_screen_wait(ScoreScreen(self.words, sheet(self.narrator), over=over))
        if over and self.game.me is None:
            self.exit()
        elif over:
            self._start(await _in_thread(self.game.again))
            self._begin()
        else:
            await _in_thread(self.game.go_on)
            await self._one_step()

    def _start(self, game: SeatedGame) -> None:
        self.game = game
        self.narrator = Narrator(self.words, game)
        self.seats.narrator = self.sides.narrator = self.narrator
        self.log_panel.tell([""])
        self._listen()

    # Beside the game

    @on(Heard)
    def hear(self) -> None:
        """Tell the news; let go of what was asked if the game has gone on without an answer."""
        told = list(map(self.narrator.message, self.game.news()))
        for line in told:
            self._say(line)
        self.seats.show(self.game.view)
        if isinstance(self.screen, WaitingScreen):
            self.screen.tell(told)
            if self.game.arrived:
                self.screen.dismiss()
        elif self._asked and not self.game.asks:
            self._go_back()

    def _say(self, line: str) -> None:
        """Say something beside the game."""
        self.log_panel.tell([line])
        if len(self.screen_stack) > 1:
            self.notify(line)
        else:
            self._prompt(self._hint)

    async def _done(self, wanted: Callable[[], object]) -> bool:
        """Do something that may be refused, beside the screen; whether it was done."""
        try:
            await _in_thread(wanted)
        except NotTaken as error:
            self._say(str(error))
        except Ended as error:
            self.ended = str(error)
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
        offered = [(phrase, self.words.say("phrase", phrase=phrase)) for phrase in phrases()]
        chosen = await self.push_screen_wait(Chooser(self.words, self.words.say("phrase-title"), offered, cancel=True))
        if chosen is not None:
            await self._done(lambda: company.say(chosen))

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

    async def _ask(self, view: View) -> Action:
        """Wait for the person's action."""
        if self._hurry.is_set():
            self._hurry.clear()
            self._deaf_until = monotonic() + GUARD
        self.choices, self._asked = choices_of(view), True
        try:
            while True:
                self.show()
                answer = await self._pointed()
                chosen = answer if isinstance(answer, Action) else await self._chosen(answer)
                if chosen is not None:
                    return chosen
        finally:
            self._asked = False

    async def _pointed(self) -> Card | Action:
        """The card that the person points at; where no card is to be played, the action."""
        if not self.choices.plays:
            chosen = await self._choose(self._question(self.game.view), self.choices.others, cancel=False)
            assert chosen is not None
            return chosen
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def _question(self, view: View) -> str:
        """What is asked where no card is to be played."""
        phase = "nothing" if self.choices.others == (PASS,) else view.phase
        return self.words.say("choose-other", phase=phase, card=self.words.card(view.drawn) if view.drawn else "")

    async def _chosen(self, card: Card) -> Action | None:
        """What the card is to do; None: another card, please."""
        actions = self.choices.plays[card]
        if len(actions) == 1:
            return actions[0]
        self._point_at(card)
        return await self._choose(self.words.say("choose-capture", card=self.words.card(card)), actions, cancel=True)

    async def _choose(self, title: str, actions: tuple[Action, ...], *, cancel: bool) -> Action | None:
        named = [(action, self.narrator.choice(action)) for action in actions]
        view = self.game.view
        return await self.push_screen_wait(
            Chooser(self.words, title, named, cancel=cancel, shown=lambda action: self._mark(action, view))
        )

    # Showing

    def show(self) -> None:
        """Draw what the person may know now."""
        view = self.game.view
        self._show_top(view, self.size.width)
        self.seats.show(view)
        self.sides.show(view)
        self._lay_out(view)
        self.hand.put(view.hand or ([view.drawn] if view.drawn is not None else []))
        self._show_prompt(view)
        if self.cursor is not None:
            self._point_at(self.cursor)

    def _show_top(self, view: View, width: int) -> None:
        self.top.update(top_line(self.narrator, view, narrow=width < NARROW), layout=False)

    def on_resize(self, event: Resize) -> None:
        self._show_top(self.game.view, event.size.width)

    def _show_prompt(self, view: View) -> None:
        say = self.words.say
        foot = say("foot")
        if self.game.asks:
            self._prompt(f"{say('your-turn')} {say('hint-choose')}")
        elif view.turn is not None:
            self._prompt(say("turn-of", name=self.narrator.name(view.turn)))
            foot += f" · {say('foot-skip')}"
        foot += f" · {say('foot-hint')}" if self.game.asks and self.game.hints else ""
        foot += f" · {say('foot-claim')}" if view.may_claim else ""
        foot += f" · {say('foot-phrase')}" if self.game.company is not None and self.game.me is not None else ""
        self.foot.update(Text(foot), layout=False)

    @work(exclusive=True, group="hint")
    async def _advise(self, view: View) -> None:
        """Ask the adviser beside the screen, and say it, unless the game has gone on meanwhile."""
        game = self.game
        self._prompt(self.words.say("hint-wait"))
        try:
            given = await _in_thread(game.hint)
        except (NotTaken, Ended) as error:
            self._say(str(error))
            return
        if self.game is not game or game.view != view:
            return
        said = self.narrator.advice(given)
        self.log_panel.tell([said])
        if isinstance(self.screen, Chooser):
            self.notify(said)
        elif given.action.card is not None:
            self._point_at(given.action.card)
        self._prompt(said)

    def _prompt(self, hint: str) -> None:
        """What I may do, and what happened last."""
        self._hint = hint
        self.prompt.update(Text.assemble((hint, "bold"), "\n", self.log_panel.last), layout=False)

    def _point_at(self, card: Card) -> None:
        """Move the cursor to a card of the hand, and show what it would do."""
        actions = self.choices.plays.get(card)
        if not actions:
            return
        self.cursor = card
        self.hand.mark({card: "chosen"})
        reach = {taken for action in actions for taken in action.captured}
        self.table.mark(dict.fromkeys(reach, "taken"))
        hint = card_hint(self.narrator, self.game.view, card, actions)
        self._prompt(self.words.say("your-card", hint=hint))

    def _mark(self, action: Action, view: View) -> None:
        """Mark on the table what an action takes, and its card if it comes from another hand."""
        marks: dict[Card, Mark] = dict.fromkeys(action.captured, "taken")
        if action.card is None:
            return
        if view.turn == self.game.me:
            self.table.mark(marks)
        else:
            self.table.put([*self.table.cards, action.card], marks | {action.card: "played"})

    def _lay_out(self, view: View) -> None:
        """Cards stay where they lie; new ones come after them."""
        lying = [card for card in self.table.cards if card in view.table]
        self.table.put([*lying, *(card for card in view.table if card not in lying)])

    # Keys and mouse

    def _listens(self) -> bool:
        waits = self._answer is not None and not self._answer.done()
        return waits and monotonic() >= self._deaf_until

    def _give(self, answer: Card | Action) -> None:
        if self._listens() and self._answer is not None:
            self._answer.set_result(answer)

    def on_key(self, event: Key) -> None:
        """Any key hurries the other players on."""
        if self.game.state == "playing" and not self.game.asks and event.key not in CALM_KEYS:
            self._hurry.set()

    def action_pick(self, number: int) -> None:
        place = (number or 10) - 1
        if self._listens() and place < len(self.hand.cards):
            self._give(self.hand.cards[place])

    def action_move(self, step: int) -> None:
        if not self._listens():
            return
        cards = self.hand.cards
        place = cards.index(self.cursor) + step if self.cursor in cards else (0 if step > 0 else -1)
        self._point_at(cards[place % len(cards)])

    def action_confirm(self) -> None:
        if self.cursor is None:
            self.action_move(1)
        else:
            self._give(self.cursor)

    def action_claim(self) -> None:
        """Ask whether to claim out, at any moment of a round."""
        if self.game.view.may_claim and not isinstance(self.screen, ClaimScreen | LeaveScreen):
            self._ask_to_claim()

    def action_hint(self) -> None:
        """Say what a good player would do, on the person's turn."""
        view = self.game.view
        if self.game.asks and self.game.hints and (isinstance(self.screen, Chooser) or len(self.screen_stack) == 1):
            self._advise(view)

    @on(CardRow.Picked)
    def pick_card(self, event: CardRow.Picked) -> None:
        if event.row is self.hand and event.card in self.choices.plays:
            self._give(event.card)

    @on(CardRow.Pointed)
    def point_at_card(self, event: CardRow.Pointed) -> None:
        if event.row is self.hand and self._listens():
            self._point_at(event.card)

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


def _is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal says that its background is light (COLORFGBG, the background last)."""
    return environment.get("COLORFGBG", "").split(";")[-1] in ("7", "15")


async def _in_thread(decide: Callable[[], T]) -> T:
    """Run it beside the screen, in a thread that keeps nobody from leaving."""
    loop = asyncio.get_running_loop()
    decided: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            made = decide()
        except Exception as error:
            _hand_over(loop, decided, partial(decided.set_exception, error))
        else:
            _hand_over(loop, decided, partial(decided.set_result, made))

    threading.Thread(target=run, daemon=True).start()
    return await decided


def _hand_over(loop: asyncio.AbstractEventLoop, decided: asyncio.Future[T], take: Callable[[], None]) -> None:
    """Give what a thread made to who waits for it; who no longer waits needs nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: None if decided.done() else take())
