"""Highlights the cards named in a text."""

from __future__ import annotations

import re

from rich.style import Style
from rich.text import Text

from settebello.terminal.tui.card_art import CARD_BACKGROUNDS, SUIT_COLOURS, Mark

_CARD = re.compile(r"\b(?:1[0-3]|[1-9])([DCSB])\b")


def highlight_cards(text: str, mark: Mark = "plain") -> Text:
    """The text, with cards such as 7D in the colour of their suit, on the background of the mark."""
    highlighted = Text(text)
    for match in _CARD.finditer(text):
        highlighted.stylize(
            Style(color=SUIT_COLOURS[match[1]], bgcolor=CARD_BACKGROUNDS[mark], bold=True), *match.span()
        )
    return highlighted
