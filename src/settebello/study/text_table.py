"""Tables as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import category, east_asian_width

Row = tuple[str, ...]


def table_lines(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of a table; columns that are empty below their header are left out."""
    columns = [column for column in zip(*rows, strict=True) if any(column[1:])]
    widths = [max(map(display_width, column)) for column in columns]
    for row in zip(*columns, strict=True):
        padded = (cell + " " * (width - display_width(cell)) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(padded).rstrip()


def display_width(text: str) -> int:
    """The columns that a text takes on a terminal: wide characters take two, combining ones none.

    >>> [display_width(text) for text in ("Zoe\u0308", "\u67d0", "Ada")]
    [3, 2, 3]
    """
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in ("W", "F") else 1
