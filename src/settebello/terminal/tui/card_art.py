"""Cards drawn with characters: rank, figure letter, suit letter and suit sign, on light paper in any terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from settebello.cards import Card
from settebello.terminal.text.messages import Words
from settebello.wording.idiom import Suits

Mark = Literal["plain", "chosen", "taken", "played"]

SIGNS: dict[Suits, dict[str, str]] = {
    "latin": {"D": "●", "C": "∪", "S": "†", "B": "/"},  # noqa: RUF001 - the union sign is meant: a cup
    "french": {"D": "♦", "C": "♥", "S": "♠", "B": "♣"},
}
"""A sign for each suit, beside its letter."""

INKS = {"D": "#7a4f00", "C": "#b3261e", "S": "#1f4e9e", "B": "#1b6329"}
"""Dark enough on each paper to be read (contrast of 4.5 and more)."""

PAPERS: dict[Mark, str] = {"plain": "#f6f1e4", "chosen": "#ffd866", "taken": "#ffe9b0", "played": "#cfe6ff"}
EDGE = "#6f6a5e"

BOX_WIDTH, BOX_HEIGHT = 5, 4
CHIP_WIDTH, CHIP_HEIGHT = 6, 1

_EDGES: dict[Mark, tuple[str, str, str]] = {
    # top, sides, bottom: a mark is seen by its edge, not by its colour alone
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


class Layout(Struct, frozen=True):
    """How so many cards are laid out in a space: boxes, or chips of one line where boxes do not fit."""

    boxes: bool
    columns: int
    keyed: bool
    """There is a line of key numbers under the cards."""

    @property
    def pitch(self) -> int:
        """From one card to the next."""
        return BOX_WIDTH + 1 if self.boxes else CHIP_WIDTH

    @property
    def line(self) -> int:
        """From one row of cards to the next."""
        return (BOX_HEIGHT if self.boxes else CHIP_HEIGHT) + self.keyed

    def at(self, column: int, row: int) -> int | None:
        """The number of the card at a place, if one can lie there."""
        if column < 0 or row < 0 or column // self.pitch >= self.columns:
            return None
        return row // self.line * self.columns + column // self.pitch


def layout(count: int, *, width: int, height: int, keyed: bool) -> Layout:
    """The largest layout in which so many cards fit.

    >>> layout(10, width=50, height=8, keyed=False).boxes, layout(20, width=50, height=8, keyed=False).boxes
    (True, False)
    """
    for made in (_fitted(width, boxes=True, keyed=keyed), _fitted(width, boxes=False, keyed=keyed)):
        if -(-count // made.columns) * made.line <= height:
            return made
    return _fitted(width, boxes=False, keyed=False)


def _fitted(width: int, *, boxes: bool, keyed: bool) -> Layout:
    one = Layout(boxes, 1, keyed)
    return Layout(boxes, max(1, (width + 1) // one.pitch), keyed)


def drawn(cards: Sequence[Card], marks: Mapping[Card, Mark], made: Layout, words: Words) -> Text:
    """The cards in their layout."""
    rows: list[Text] = []
    for start in range(0, len(cards), made.columns):
        row = cards[start : start + made.columns]
        faces = [face(card, marks.get(card, "plain"), words, boxes=made.boxes) for card in row]
        rows += [Text(" " if made.boxes else "").join(lines) for lines in zip(*faces, strict=True)]
        if made.keyed:
            rows.append(_keys(start, len(row), made.pitch))
    return Text("\n").join(rows)


def _keys(start: int, count: int, pitch: int) -> Text:
    """The number keys under the cards: 1 to 9, and 0 for the tenth."""
    keys = [str((number + 1) % 10) if number < 10 else "" for number in range(start, start + count)]
    return Text("".join(key.center(pitch - 1) + " " for key in keys))


def face(card: Card, mark: Mark, words: Words, *, boxes: bool) -> list[Text]:
    """One card, line by line."""
    letter = card.suit.name
    ink = Style(color=INKS[letter], bgcolor=PAPERS[mark], bold=True)
    sign = SIGNS[words.pack][letter]
    if not boxes:
        left, right = _BRACKETS[mark]
        return [Text(f"{left}{card}{sign}{right}".ljust(CHIP_WIDTH - 1), ink) + Text(" ")]
    edge = Style(color=EDGE if mark == "plain" else "#000000", bgcolor=PAPERS[mark])
    top, side, bottom = _EDGES[mark]
    return [
        Text(top, edge),
        *(_inner(text, side, edge, ink) for text in _inside(card, sign, words)),
        Text(bottom, edge),
    ]


def _inside(card: Card, sign: str, words: Words) -> tuple[str, str]:
    """The rank with its figure, and the suit's sign and letter; a figure worth another number says so (J=9)."""
    figure, worth = words.say("figure", rank=card.rank), words.value(card)
    head = f"{figure}={worth}" if worth != card.rank else f"{card.rank}{figure:>{3 - len(str(card.rank))}}"
    return head, f"{sign} {card.suit.name}"


def _inner(text: str, side: str, edge: Style, ink: Style) -> Text:
    return Text.assemble((side, edge), (text, ink), (side, edge))
