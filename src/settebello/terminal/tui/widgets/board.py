"""The board: everything that is drawn of a game."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.terminal.text.narration import Narrator
from settebello.terminal.tui.card_art import Mark
from settebello.terminal.tui.style import NARROW_WIDTH
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.terminal.tui.widgets.panels import GameLog, SeatRow, SidePanel, TurnClock, title_line
from settebello.view import View


class Board(Vertical):
    """The other seats, the table, the hand, the piles, the log, the prompt, and the keys in the footer.

    Args:
        narrator: tells the game that is drawn.
    """

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="board")
        self.narrator = narrator
        text = narrator.translator.text
        self.top = Static(id="top")
        self.clock = TurnClock(narrator)
        self.seats = SeatRow(narrator)
        self.table = CardRow(narrator.translator, id="cards")
        self.table.border_title = text("table-title")
        self.table.placeholder = text("at-table-empty")
        self.sides = SidePanel(narrator)
        self.log_panel = GameLog(text("log-title"))
        self.prompt = Static(id="prompt")
        self.hand = CardRow(narrator.translator, keyed=True, id="hand")
        self.foot = Static(id="foot")
        self._prompt_text = ""

    def compose(self) -> ComposeResult:
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

    def set_narrator(self, narrator: Narrator) -> None:
        """Draw another game from now on."""
        self.narrator = self.seats.narrator = self.sides.narrator = self.clock.narrator = narrator

    def show(self) -> None:
        """Draw the position that the person may see now."""
        view = self.narrator.session.view
        self._show_title(view, self.app.size.width)
        self.seats.show(view)
        self.sides.show(view)
        self._show_table(view)
        self.hand.put(view.hand or ([view.drawn] if view.drawn is not None else []))
        self._show_prompt(view)
        self._show_keys(view)

    def append_to_log(self, lines: list[str]) -> None:
        """Append to the log of the game."""
        self.log_panel.append(lines)

    def set_prompt(self, text: str) -> None:
        """Show what the person may do, above what happened last."""
        self._prompt_text = text
        self.refresh_prompt()

    def refresh_prompt(self) -> None:
        """Show the same prompt again, above what has happened since."""
        self.prompt.update(Text.assemble((self._prompt_text, "bold"), "\n", self.log_panel.last), layout=False)

    def announce(self, text: str) -> None:
        """Show a text instead of the prompt, for a moment."""
        self.prompt.update(Text(text), layout=False)

    def mark_choice(self, card: Card, captured: CardSet) -> None:
        """Mark a card of the hand, and the cards that it could take."""
        self.hand.mark({card: "chosen"})
        self.table.mark(dict.fromkeys(captured, "taken"))
        self.sides.show(self.narrator.session.view, captured)

    def mark_action(self, action: Action, view: View) -> None:
        """Mark the cards that an action takes; another player's card is shown on the table too."""
        marks: dict[Card, Mark] = dict.fromkeys(action.captured, "taken")
        if action.card is None:
            return
        self.sides.show(view, action.captured)
        if view.turn == self.narrator.session.own_seat:
            self.table.mark(marks)
        else:
            self.table.put([*self.table.cards, action.card], marks | {action.card: "played"})

    def on_resize(self, event: Resize) -> None:
        self._show_title(self.narrator.session.view, event.size.width)

    def _show_title(self, view: View, width: int) -> None:
        self.top.update(title_line(self.narrator, view, narrow=width < NARROW_WIDTH), layout=False)

    def _show_table(self, view: View) -> None:
        """Draw the table: cards stay where they lie, and new ones come after them."""
        lying = [card for card in self.table.cards if card in view.table]
        self.table.put([*lying, *(card for card in view.table if card not in lying)])

    def _show_prompt(self, view: View) -> None:
        text = self.narrator.translator.text
        if self.narrator.session.awaits_action:
            self.set_prompt(f"{text('your-turn')} {text('hint-choose')}")
        elif view.turn is not None:
            self.set_prompt(text("turn-of", name=self.narrator.seat_name(view.turn)))

    def _show_keys(self, view: View) -> None:
        text, session = self.narrator.translator.text, self.narrator.session
        keys = [text("foot")]
        if view.turn is not None and not session.awaits_action:
            keys.append(text("foot-skip"))
        if session.awaits_action and session.hints_allowed:
            keys.append(text("foot-hint"))
        if view.may_claim:
            keys.append(text("foot-claim"))
        if session.people is not None:
            keys.append(text("foot-people"))
        if session.people is not None and session.own_seat is not None:
            keys.append(text("foot-phrase"))
        self.foot.update(Text(" · ".join(keys)), layout=False)
