"""The table drawn in the terminal: its parts, and what they show."""

from __future__ import annotations

import os
from collections.abc import Mapping

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from settebello.cards import Card
from settebello.core import Action
from settebello.terminal.session.choices import Choices
from settebello.terminal.session.protocol import SeatedGame
from settebello.terminal.text.messages import Words
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.card_art import Mark
from settebello.terminal.tui.style import STYLE
from settebello.terminal.tui.widgets.board import Clock, Log, Seats, Sides, card_hint, top_line
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.view import View

NARROW = 66
"""Columns below which there is no room for piles and log beside the table."""

LOW = 18
"""Rows below which the hand is drawn small."""


class DrawnTable(App[None]):
    """What is seen of a game.

    Args:
        game: what is shown; at its end another one may take its place.
    """

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-wide")]  # noqa: RUF012 - as textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW, "-high")]  # noqa: RUF012 - as textual declares it

    def __init__(self, game: SeatedGame, words: Words) -> None:
        super().__init__(ansi_color=True)  # told at once, so that NO_COLOR is honoured in the terminal's own colours
        self.theme = "ansi-light" if _is_light(os.environ) else "ansi-dark"
        self.game = game
        self.words = words
        self.narrator = Narrator(words, game)
        self.choices = Choices(plays={}, others=())
        self.cursor: Card | None = None
        self._hint = ""

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
        self.clock = Clock(self.narrator)
        with Horizontal(id="head"):
            yield self.top
            yield self.clock
        yield self.seats
        with Horizontal(id="middle"):
            yield self.table
            with Vertical(id="aside"):
                yield self.sides
                yield self.log_panel
        yield self.prompt
        yield self.hand
        yield self.foot

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
        if self.game.company is not None:
            foot += f" · {say('foot-people')}" + (f" · {say('foot-phrase')}" if self.game.me is not None else "")
        self.foot.update(Text(foot), layout=False)

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


def _is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal says that its background is light (COLORFGBG, the background last)."""
    return environment.get("COLORFGBG", "").split(";")[-1] in ("7", "15")
