"""Tables as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

Row = tuple[str, ...]


def table_lines(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of a table; columns that are empty below their header are left out."""
    columns = [column for column in zip(*rows, strict=True) if any(column[1:])]
    widths = [max(map(cell_len, column)) for column in columns]
    for row in zip(*columns, strict=True):
        padded = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(padded).rstrip()
