"""Cards drawn with characters: rank, figure letter, suit letter and suit sign, on a light background."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from settebello.cards import Card
from settebello.terminal.text.messages import Translator
from settebello.wording.idiom import PlainSuits

Mark = Literal["plain", "chosen", "taken", "played"]

SIGNS: dict[PlainSuits, dict[str, str]] = {
    "latin": {"D": "●", "C": "∪", "S": "†", "B": "/"},  # noqa: RUF001 - the union sign is meant: a cup
    "french": {"D": "♦", "C": "♥", "S": "♠", "B": "♣"},
}
"""The sign of each suit, shown next to its letter."""

SUIT_COLOURS = {"D": "#7a4f00", "C": "#b3261e", "S": "#1f4e9e", "B": "#1b6329"}
"""Dark enough to be read on each background (a contrast of 4.5 or more)."""

CARD_BACKGROUNDS: dict[Mark, str] = {"plain": "#f6f1e4", "chosen": "#ffd866", "taken": "#ffe9b0", "played": "#cfe6ff"}
EDGE_COLOUR = "#6f6a5e"

CARD_KEYS = "1234567890ab"
"""The keys of the cards of a hand, by place; those further on are reached with the arrow keys."""

BOX_WIDTH, BOX_HEIGHT = 5, 4
CHIP_WIDTH, CHIP_HEIGHT = 6, 1

_EDGES: dict[Mark, tuple[str, str, str]] = {
    # top, sides, bottom: the edge shows the mark too, for people who see no colours
    "plain": ("╭───╮", "│", "╰───╯"),
    "chosen": ("┏━━━┓", "┃", "┗━━━┛"),
    "taken": ("╔═══╗", "║", "╚═══╝"),
    "played": ("┏━━━┓", "┃", "┗━━━┛"),
}
_BRACKETS: dict[Mark, tuple[str, str]] = {
    "plain": (" ", " "),
    "chosen": ("[", "]"),
    "taken": ("«", "»"),
    "played": ("[", "]"),
}


class CardLayout(Struct, frozen=True):
    """How cards are laid out in a space: as boxes, or as chips of one line if boxes do not fit."""

    boxes: bool
    columns: int
    keyed: bool
    """Whether there is a line of key numbers under the cards."""

    @property
    def pitch(self) -> int:
        """Columns from one card to the next."""
        return BOX_WIDTH + 1 if self.boxes else CHIP_WIDTH

    @property
    def row_height(self) -> int:
        """Lines from one row of cards to the next."""
        return (BOX_HEIGHT if self.boxes else CHIP_HEIGHT) + self.keyed

    def card_at(self, column: int, row: int) -> int | None:
        """The index of the card at a position, if a card can lie there."""
        if column < 0 or row < 0 or column // self.pitch >= self.columns:
            return None
        return row // self.row_height * self.columns + column // self.pitch


def choose_layout(count: int, *, width: int, height: int, keyed: bool) -> CardLayout:
    """The largest layout that has room for that many cards.

    >>> [choose_layout(count, width=50, height=8, keyed=False).boxes for count in (10, 20)]
    [True, False]
    """
    for candidate in (_fit_width(width, boxes=True, keyed=keyed), _fit_width(width, boxes=False, keyed=keyed)):
        if -(-count // candidate.columns) * candidate.row_height <= height:
            return candidate
    return _fit_width(width, boxes=False, keyed=False)


def _fit_width(width: int, *, boxes: bool, keyed: bool) -> CardLayout:
    one = CardLayout(boxes, 1, keyed)
    return CardLayout(boxes, max(1, (width + 1) // one.pitch), keyed)


def draw_cards(cards: Sequence[Card], marks: Mapping[Card, Mark], layout: CardLayout, translator: Translator) -> Text:
    """The cards in a layout."""
    rows: list[Text] = []
    for start in range(0, len(cards), layout.columns):
        row = cards[start : start + layout.columns]
        drawn = [_draw_card(card, marks.get(card, "plain"), translator, boxes=layout.boxes) for card in row]
        rows += [Text(" " if layout.boxes else "").join(lines) for lines in zip(*drawn, strict=True)]
        if layout.keyed:
            rows.append(_key_line(start, len(row), layout.pitch))
    return Text("\n").join(rows)


def _key_line(start: int, count: int, pitch: int) -> Text:
    """The keys under the cards."""
    keys = [CARD_KEYS[number : number + 1] for number in range(start, start + count)]
    return Text("".join(key.center(pitch - 1) + " " for key in keys))


def _draw_card(card: Card, mark: Mark, translator: Translator, *, boxes: bool) -> list[Text]:
    """One card, line by line."""
    letter = card.suit.name
    ink = Style(color=SUIT_COLOURS[letter], bgcolor=CARD_BACKGROUNDS[mark], bold=True)
    sign = SIGNS[translator.pack][letter]
    if not boxes:
        left, right = _BRACKETS[mark]
        return [Text(f"{left}{card}{sign}{right}".ljust(CHIP_WIDTH - 1), ink) + Text(" ")]
    edge = Style(color=EDGE_COLOUR if mark == "plain" else "#000000", bgcolor=CARD_BACKGROUNDS[mark])
    top, side, bottom = _EDGES[mark]
    return [
        Text(top, edge),
        *(_inner_line(text, side, edge, ink) for text in _card_texts(card, sign, translator)),
        Text(bottom, edge),
    ]


def _card_texts(card: Card, sign: str, translator: Translator) -> tuple[str, str]:
    """The rank with its figure, and the suit's sign and letter; a figure of another value shows it (J=9)."""
    figure, worth = translator.figure(card), translator.value(card)
    head = f"{figure}={worth}" if worth != card.rank else f"{card.rank}{figure:>{3 - len(str(card.rank))}}"
    return head, f"{sign} {card.suit.name}"


def _inner_line(text: str, side: str, edge: Style, ink: Style) -> Text:
    return Text.assemble((side, edge), (text, ink), (side, edge))
