"""A widget of cards: the table, the hand, the card being played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text
from textual.events import Click, MouseMove
from textual.message import Message
from textual.widget import Widget

from settebello.cards import Card
from settebello.terminal.text.messages import Words
from settebello.terminal.tui.card_art import Layout, Mark, drawn, layout


class CardRow(Widget):
    """Cards side by side, in as many rows as they need; smaller where there is little room."""

    class Pointed(Message):
        """The mouse is on a card."""

        def __init__(self, row: CardRow, card: Card) -> None:
            super().__init__()
            self.row = row
            self.card = card

    class Picked(Pointed):
        """A card was clicked."""

    def __init__(self, words: Words, *, keyed: bool = False, id: str | None = None) -> None:  # noqa: A002 - textual's
        super().__init__(id=id)
        self.words = words
        self.keyed = keyed
        self.cards: tuple[Card, ...] = ()
        self.marks: dict[Card, Mark] = {}
        self.empty = ""
        """What is said when there is no card."""

    def put(self, cards: Iterable[Card], marks: Mapping[Card, Mark] | None = None) -> None:
        """Show these cards, so marked."""
        self.cards, self.marks = tuple(cards), dict(marks or {})
        self.refresh()

    def mark(self, marks: Mapping[Card, Mark]) -> None:
        """Mark the cards shown otherwise."""
        self.marks = dict(marks)
        self.refresh()

    @property
    def laid_out(self) -> Layout:
        width, height = self.content_size
        return layout(len(self.cards), width=width, height=height, keyed=self.keyed)

    def render(self) -> Text:
        if not self.cards:
            return Text(self.empty, style="dim")
        return drawn(self.cards, self.marks, self.laid_out, self.words)

    def on_click(self, event: Click) -> None:
        card = self._card_at(event)
        if card is not None:
            event.stop()
            self.post_message(self.Picked(self, card))

    def on_mouse_move(self, event: MouseMove) -> None:
        card = self._card_at(event)
        if card is not None:
            self.post_message(self.Pointed(self, card))

    def _card_at(self, event: Click | MouseMove) -> Card | None:
        place = event.get_content_offset(self)
        number = None if place is None else self.laid_out.at(place.x, place.y)
        return self.cards[number] if number is not None and number < len(self.cards) else None
