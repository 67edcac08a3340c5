"""Cards named within a text, in the ink of their suit on paper."""

from __future__ import annotations

import re

from rich.style import Style
from rich.text import Text

from settebello.terminal.tui.card_art import INKS, PAPERS

_CARD = re.compile(r"\b(?:10|[1-9])([DCSB])\b")


def coloured(text: str) -> Text:
    """The text with its cards, such as 7D, looking like cards."""
    made = Text(text)
    for match in _CARD.finditer(text):
        made.stylize(Style(color=INKS[match[1]], bgcolor=PAPERS["plain"], bold=True), *match.span())
    return made
