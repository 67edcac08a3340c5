"""The board of a replay: everybody's hands, the table, the last action, the piles and the round so far."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.widgets import Static

from settebello.cards import Card, CardSet
from settebello.events import ActionEvent
from settebello.terminal.session.replay import ReplayPosition, ReplaySession
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.replay_text import event_lines, turn_line
from settebello.terminal.tui.card_art import CHIP_WIDTH, CardLayout, Mark, draw_cards
from settebello.terminal.tui.card_markup import highlight_cards
from settebello.terminal.tui.widgets.card_row import CardRow
from settebello.terminal.tui.widgets.panels import GameLog, SidePanel

MAX_NAME_WIDTH = 16
"""Columns for a name next to its hand."""


class ReplayBoard(Vertical):
    """Everything that is drawn of a replay.

    Args:
        narrator: tells the replay.
        replay: what is drawn, at its present position.
    """

    def __init__(self, narrator: Narrator, replay: ReplaySession) -> None:
        super().__init__(id="board")
        text = narrator.translator.text
        self.narrator = narrator
        self.replay = replay
        self.shown_seat: int | None = None
        """The seat whose hand is shown, or None for all."""
        self.top = Static(id="top")
        self.hands = HandsPanel(narrator)
        self.table = CardRow(narrator.translator, id="cards")
        self.table.border_title = text("table-title")
        self.table.placeholder = text("at-table-empty")
        self.sides = SidePanel(narrator)
        self.log_panel = GameLog(text("log-title"))
        self.prompt = Static(id="prompt")
        self.last_action = CardRow(narrator.translator, id="last-action")
        self.foot = Static(Text(text("replay-foot")), id="foot")

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield self.top
        yield self.hands
        with Horizontal(id="middle"):
            yield self.table
            with Vertical(id="aside"):
                yield self.sides
                yield self.log_panel
        yield self.prompt
        yield self.last_action
        yield self.foot

    def on_resize(self, event: Resize) -> None:
        self.show()

    def show(self, message: str = "") -> None:
        """Draw the position of the replay.

        Args:
            message: shown above the last action, which may take all the room; without it, the seat on turn follows.
        """
        position, departure = self.replay.position, self.replay.departure
        if departure and not message:
            message = self.narrator.translator.text("variation-here", address=departure)
        self._show_title()
        self.hands.show(position, self.shown_seat)
        self.sides.show(position.view)
        self.table.put(position.view.table)
        happened = (" ".join(event_lines(self.narrator, position)), "bold")
        shown = (message, "\n", happened) if message else (happened, "\n", self._state_line())
        self.prompt.update(Text.assemble(*shown), layout=False)
        self._show_last_action(position)
        self.log_panel.replace([line for shown in self.replay.so_far for line in event_lines(self.narrator, shown)])

    def _state_line(self) -> str:
        """The player on turn, or a note that the round is over."""
        if self.replay.position.result is not None:
            return self.narrator.translator.text("replay-round-over")
        return turn_line(self.narrator, self.replay, self.shown_seat)

    def _show_title(self) -> None:
        replay = self.replay
        title = self.narrator.translator.text(
            "replay-top",
            title=replay.title,
            round=replay.round,
            rounds=replay.rounds,
            action=replay.position.action,
            actions=replay.actions,
        )
        self.top.update(Text(title), layout=False)

    def _show_last_action(self, position: ReplayPosition) -> None:
        """The card played, and what it took."""
        action = next((event.action for event in position.events if isinstance(event, ActionEvent)), None)
        if action is None or action.card is None:
            self.last_action.put(())
            return
        marks: dict[Card, Mark] = {action.card: "played", **dict.fromkeys(action.captured, "taken")}
        self.last_action.put(marks, marks)


class HandsPanel(Static):
    """Every seat's hand, a line each; of the seats that are not shown, the number of cards."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="hands")
        self.narrator = narrator

    def show(self, position: ReplayPosition, shown: int | None) -> None:
        """Draw the hands of a position.

        Args:
            position: the position whose hands are drawn.
            shown: the seat whose cards are drawn, or None for everybody's.
        """
        self.update(Text("\n").join(self._line(seat, position, shown) for seat in range(len(position.hands))))

    def _line(self, seat: int, position: ReplayPosition, shown: int | None) -> Text:
        narrator, hand, view = self.narrator, position.hands[seat], position.view
        names = [narrator.seat_name(other) for other in range(len(position.hands))]
        width = min(max(map(cell_len, names)), MAX_NAME_WIDTH)
        name = Text(set_cell_size(names[seat], width), style="bold" if view.turn == seat else "")
        marker = "▶ " if view.turn == seat else "  "
        cards = self._cards(hand, width) if shown in (None, seat) else Text(f"{'▮' * len(hand)} {len(hand)}")
        role = Text(f"  {narrator.translator.text('dealer')}" if view.dealer == seat else "", style="italic")
        return Text.assemble(marker, name, "  ", cards, role, no_wrap=True, overflow="ellipsis")

    def _cards(self, hand: CardSet, name_width: int) -> Text:
        """The cards as chips, or as letters if chips do not fit."""
        if not hand:
            return Text(self.narrator.translator.text("cards", count=0), style="dim")
        if name_width + len(hand) * CHIP_WIDTH + 14 > self.app.size.width:
            return highlight_cards(" ".join(map(str, hand)))
        layout = CardLayout(boxes=False, columns=len(hand), keyed=False)
        return draw_cards(list(hand), {}, layout, self.narrator.translator)
