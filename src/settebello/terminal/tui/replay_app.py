"""The replay of a record drawn in the terminal, and its keys."""

from __future__ import annotations

import os
from typing import ClassVar

from msgspec import Struct
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from settebello.core import Action
from settebello.players import LEVELS
from settebello.terminal.session.replay import NoSuchPosition, ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.replay_text import hands_line
from settebello.terminal.text.score_sheet import score_summary
from settebello.terminal.tui.replay_screens import AddressScreen, KeysScreen
from settebello.terminal.tui.screens import Chooser, RulesScreen, ScoreScreen
from settebello.terminal.tui.signals import exit_on_signals, ignore_stray_continuations
from settebello.terminal.tui.style import LOW_HEIGHT, NARROW_WIDTH, STYLE, has_light_background
from settebello.terminal.tui.widgets.replay_board import ReplayBoard

PACES = (0.25, 0.5, 1.0, 1.5, 2.5, 4.0, 6.0)
"""How long autoplay shows a position, in seconds, from fast to slow."""
USUAL_PACE = 1.5


class PlayOn(Struct, frozen=True, kw_only=True):
    """The wish to play on from the position that is shown."""

    seat: int
    """Where the person sits, from 0."""
    level: str
    """The computer player at the other seats."""


class ReplayApp(App[PlayOn | None]):
    """One person who walks through a game. It ends with the wish to play on, or with None.

    Args:
        replay: the game, at the position to begin with.
        translator: words in the person's language.
        seat: the only seat whose hand is shown, or None for all hands.
    """

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW_WIDTH, "-wide")]  # noqa: RUF012 - as textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW_HEIGHT, "-high")]  # noqa: RUF012 - as textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,enter,n", "step(1)", show=False),
        Binding("left,up,backspace,b", "step(-1)", show=False),
        Binding("pagedown,right_square_bracket", "round(1)", show=False),
        Binding("pageup,left_square_bracket", "round(-1)", show=False),
        Binding("home", "start", show=False),
        Binding("end", "end", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("g", "address", show=False),
        Binding("space", "autoplay", show=False),
        Binding("plus,equals_sign", "pace(-1)", show=False),
        Binding("minus", "pace(1)", show=False),
        Binding("a", "hands", show=False),
        Binding("s", "score", show=False),
        Binding("p", "play_on", show=False),
        Binding("v", "vary", show=False),
        Binding("escape", "end_variation", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("k", "keys", show=False),
        Binding("q,Q,ctrl+q,ctrl+c", "leave", show=False, priority=False),
    ]

    def __init__(self, replay: ReplaySession, translator: Translator, *, seat: int | None = None) -> None:
        super().__init__(ansi_color=True)  # set at construction, so NO_COLOR applies to the terminal's own colours
        self.theme = "ansi-light" if has_light_background(os.environ) else "ansi-dark"
        self.replay = replay
        self.translator = translator
        self.narrator = Narrator(translator, replay)
        self.board = ReplayBoard(self.narrator, replay)
        self.board.shown_seat = seat
        self._seconds = USUAL_PACE
        self._timer: Timer | None = None

    @property
    def is_playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._timer is not None

    def compose(self) -> ComposeResult:
        yield self.board

    def on_load(self) -> None:
        exit_on_signals(self)

    def on_mount(self) -> None:
        ignore_stray_continuations()
        self.board.show()

    # Moving

    def action_step(self, count: int) -> None:
        self._stop()
        moved = self.replay.step(count)
        self.board.show("" if moved or count > 0 else self.translator.text("replay-begins"))

    def action_round(self, count: int) -> None:
        """Go to the next round; or to the beginning of this one and, from there, of the one before."""
        self._stop()
        within = count < 0 and self.replay.position.action > 0
        self.replay.go_to_round(self.replay.round + (0 if within else count))
        self.board.show()

    def action_number(self, number: int) -> None:
        self._go_to_address(str(number))

    def action_start(self) -> None:
        self._stop()
        self.replay.go_to_start()
        self.board.show()

    def action_end(self) -> None:
        self._stop()
        self.replay.go_to_end()
        self.board.show()

    def action_address(self) -> None:
        self._stop()
        self.push_screen(AddressScreen(self.translator), self._go_to_address)

    def _go_to_address(self, address: str | None) -> None:
        if not address:
            return
        self._stop()
        try:
            self.replay.go_to_address(address)
        except NoSuchPosition as error:
            self.board.show(self.translator.error_text(error))
        else:
            self.board.show()

    # Autoplay

    def action_autoplay(self) -> None:
        if self.is_playing:
            self._stop()
            self.board.show(self.translator.text("replay-stopped"))
        else:
            self._play()

    def action_pace(self, count: int) -> None:
        """One step slower (1) or faster (-1)."""
        number = min(max(PACES.index(self._seconds) + count, 0), len(PACES) - 1)
        self._seconds = PACES[number]
        self._stop()
        self._play()

    def _play(self) -> None:
        if self.replay.at_end:
            self.replay.go_to_start()
        self._timer = self.set_interval(self._seconds, self._play_step)
        self.board.show(self.translator.text("replay-playing", seconds=f"{self._seconds:g}"))

    def _play_step(self) -> None:
        if len(self.screen_stack) > 1:
            return  # something is being read
        if not self.replay.step(1) or self.replay.at_end:
            self._stop()
        self.board.show()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    # What is shown

    def action_hands(self) -> None:
        """All hands, then each seat's alone."""
        shown = self.board.shown_seat
        following = 0 if shown is None else shown + 1
        self.board.shown_seat = following if following < self.replay.rules.seats else None
        self.board.show(hands_line(self.narrator, self.board.shown_seat))

    def action_score(self) -> None:
        self._stop()
        if self.replay.position.result is None:
            self.board.show(self.translator.text("replay-no-score"))
        else:
            self.push_screen(ScoreScreen(self.translator, score_summary(self.narrator), confirm="replay-close"))

    def action_vary(self) -> None:
        """Ask for an action instead of the game's next one."""
        self._stop()
        actions, turn = self.replay.legal_actions, self.replay.view.turn
        if turn is None or not actions:
            self.board.show(self.translator.text("variation-over"))
            return
        title = self.translator.text("variation-choose", name=self.narrator.seat_name(turn))
        options = [(action, self.narrator.proposal_text(action)) for action in actions]
        self.push_screen(Chooser(self.translator, title, options, cancellable=True), self._vary)

    def _vary(self, action: Action | None) -> None:
        if action is not None:
            self.replay.vary(action)
            self.board.show()

    def action_end_variation(self) -> None:
        if len(self.screen_stack) == 1 and self.replay.end_variation():
            self._stop()
            self.board.show()

    def action_play_on(self) -> None:
        """Ask for the seat and the level to play on with from here."""
        self._stop()
        replay, text = self.replay, self.translator.text
        if replay.outcome is not None:
            self.board.show(text("practice-over"))
            return
        turn = replay.view.turn
        seats = sorted(range(replay.rules.seats), key=lambda seat: seat != turn)
        options = [(seat, self.narrator.seat_name(seat)) for seat in seats]
        self.push_screen(Chooser(self.translator, text("practice-seat"), options, cancellable=True), self._choose_level)

    def _choose_level(self, seat: int | None) -> None:
        if seat is None:
            return
        options = [(level, self.translator.player(level)) for level in LEVELS]
        chooser = Chooser(self.translator, self.translator.text("practice-level"), options, cancellable=True)
        self.push_screen(chooser, lambda level: None if level is None else self.exit(PlayOn(seat=seat, level=level)))

    def action_rules(self) -> None:
        if not isinstance(self.screen, RulesScreen):
            self.push_screen(RulesScreen(self.translator, self.replay.rules, self.replay.title))

    def action_keys(self) -> None:
        if not isinstance(self.screen, KeysScreen):
            self.push_screen(KeysScreen(self.translator))

    def action_leave(self) -> None:
        self.exit()
