"""The table drawn in the terminal: the app, its keys, and the controllers behind them."""

from __future__ import annotations

import os
from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message

from settebello.terminal.session.game_session import GameSession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.card_art import CARD_KEYS
from settebello.terminal.tui.controllers.action_prompt import ActionPrompt
from settebello.terminal.tui.controllers.chat import ChatController
from settebello.terminal.tui.controllers.game_loop import GameLoop
from settebello.terminal.tui.controllers.hints import HintController
from settebello.terminal.tui.controllers.pacing import Pacing
from settebello.terminal.tui.controllers.people import PeopleController
from settebello.terminal.tui.controllers.permanent_link import PermanentLinkController
from settebello.terminal.tui.screens import LeaveScreen, RulesScreen
from settebello.terminal.tui.signals import exit_on_signals, ignore_stray_continuations
from settebello.terminal.tui.style import LOW_HEIGHT, NARROW_WIDTH, STYLE, has_light_background
from settebello.terminal.tui.table_context import TableContext
from settebello.terminal.tui.widgets.board import Board
from settebello.terminal.tui.widgets.card_row import CardRow


class TableApp(App[None]):
    """One person's table.

    Args:
        session: the game to play; a rematch replaces it.
        translator: words in the person's language.
        pace: how long another player's card is shown before it captures, in seconds.
    """

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW_WIDTH, "-wide")]  # noqa: RUF012 - as textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW_HEIGHT, "-high")]  # noqa: RUF012 - as textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"pick({place})", show=False) for place, key in enumerate(CARD_KEYS)),
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

    class SessionChanged(Message):
        """There are new notices, or the game has moved on."""

    def __init__(self, session: GameSession, translator: Translator, *, pace: float) -> None:
        super().__init__(ansi_color=True)  # set at construction, so NO_COLOR applies to the terminal's own colours
        self.theme = "ansi-light" if has_light_background(os.environ) else "ansi-dark"
        self.translator = translator
        self._table_context = TableContext(self, session, translator)
        self._pacing = Pacing(self._table_context, pace)
        self.action_prompt = ActionPrompt(self._table_context, self._pacing)
        self._people = PeopleController(self._table_context)
        self._chat = ChatController(self._table_context)
        self._hints = HintController(self._table_context, self.action_prompt)
        self._permanent_link = PermanentLinkController(self._table_context)
        self._game_loop = GameLoop(self._table_context, self.action_prompt, self._pacing, self._post_session_changed)

    @property
    def session(self) -> GameSession:
        """The game that is being played."""
        return self._table_context.session

    @property
    def narrator(self) -> Narrator:
        """Tells the game that is being played."""
        return self._table_context.narrator

    @property
    def board(self) -> Board:
        """The parts of it that are drawn."""
        return self._table_context.board

    @property
    def end_reason(self) -> str:
        """The reason why the game could not continue; empty if it could."""
        return self._table_context.end_reason

    def compose(self) -> ComposeResult:
        yield self.board

    def on_load(self) -> None:
        exit_on_signals(self)

    def on_mount(self) -> None:
        ignore_stray_continuations()
        self._game_loop.start()

    def _post_session_changed(self) -> None:
        """May be called in any thread."""
        self.post_message(self.SessionChanged())

    @on(SessionChanged)
    def handle_session_change(self) -> None:
        self._game_loop.handle_change()

    # Keys and mouse

    def on_key(self, event: Key) -> None:
        self._pacing.handle_key(event.key)

    @on(CardRow.Picked)
    def pick_card(self, event: CardRow.Picked) -> None:
        if event.row is self.board.hand:
            self.action_prompt.pick_card(event.card)

    @on(CardRow.Pointed)
    def point_at_card(self, event: CardRow.Pointed) -> None:
        if event.row is self.board.hand and self.action_prompt.accepts_answer:
            self.action_prompt.point_at(event.card)

    def action_pick(self, place: int) -> None:
        self.action_prompt.pick_place(place)

    def action_move(self, step: int) -> None:
        self.action_prompt.move_cursor(step)

    def action_confirm(self) -> None:
        self.action_prompt.confirm_cursor()

    def action_claim(self) -> None:
        self._game_loop.claim.ask()

    def action_hint(self) -> None:
        self._hints.request_hint()

    def action_phrase(self) -> None:
        self._chat.offer_phrases()

    def action_people(self) -> None:
        self._people.show_people()

    def action_seat(self, number: int) -> None:
        self._people.open_seat(number - 1)

    def action_ready(self) -> None:
        self._people.toggle_ready()

    def action_start(self) -> None:
        self._people.start_game()

    def action_permanent_link(self) -> None:
        self._permanent_link.make_or_take_down()

    def action_rules(self) -> None:
        if not isinstance(self.screen, RulesScreen):
            self.push_screen(RulesScreen(self.translator, self.session.rules, self.session.title))

    def action_leave(self) -> None:
        if not isinstance(self.screen, LeaveScreen):
            warning = self.narrator.notice_text(self.session.leave_warning)
            self.push_screen(LeaveScreen(self.translator, warning), self._leave_if_confirmed)

    def _leave_if_confirmed(self, confirmed: bool | None) -> None:  # noqa: FBT001 - textual passes the screen's result
        if confirmed:
            self.exit()
