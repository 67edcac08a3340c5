"""A widget that shows cards, such as the table or the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text
from textual.events import Click, MouseMove
from textual.message import Message
from textual.widget import Widget

from settebello.cards import Card
from settebello.terminal.text.messages import Translator
from settebello.terminal.tui.card_art import CardLayout, Mark, choose_layout, draw_cards


class CardRow(Widget):
    """Cards side by side, in as many rows as they need, and smaller if there is little room.

    Args:
        translator: words for the figures on the cards.
        keyed: show the number key of each card under it.
    """

    class Pointed(Message):
        """The mouse is over a card."""

        def __init__(self, row: CardRow, card: Card) -> None:
            super().__init__()
            self.row = row
            self.card = card

    class Picked(Pointed):
        """A card was clicked."""

    def __init__(self, translator: Translator, *, keyed: bool = False, id: str | None = None) -> None:  # noqa: A002 - textual's
        super().__init__(id=id)
        self.translator = translator
        self.keyed = keyed
        self.cards: tuple[Card, ...] = ()
        self.marks: dict[Card, Mark] = {}
        self.placeholder = ""
        """The text shown when there are no cards."""

    def put(self, cards: Iterable[Card], marks: Mapping[Card, Mark] | None = None) -> None:
        """Show these cards with these marks."""
        self.cards, self.marks = tuple(cards), dict(marks or {})
        self.refresh()

    def mark(self, marks: Mapping[Card, Mark]) -> None:
        """Replace the marks of the cards shown."""
        self.marks = dict(marks)
        self.refresh()

    @property
    def card_layout(self) -> CardLayout:
        width, height = self.content_size
        return choose_layout(len(self.cards), width=width, height=height, keyed=self.keyed)

    def render(self) -> Text:
        if not self.cards:
            return Text(self.placeholder, style="dim")
        return draw_cards(self.cards, self.marks, self.card_layout, self.translator)

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
        number = None if place is None else self.card_layout.card_at(place.x, place.y)
        return self.cards[number] if number is not None and number < len(self.cards) else None
