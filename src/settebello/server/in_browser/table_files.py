"""Tables as texts, so a table can go from one browser to another: its setup and its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from settebello.protocol import refusals
from settebello.server.model import Entry, TableSetup
from settebello.server.store.base import EntryConflict, Store, StoreError, wrap_table_errors
from settebello.server.store.tables import FIELDS, table_from_row, table_to_row

_DEFAULTS = dict(zip(reversed(FIELDS), reversed(TableSetup.__struct_defaults__), strict=False))
"""The values of fields that an older release did not have."""


class _TableFile(Struct):
    table: dict[str, Any]
    """The values of a table's row by their names."""
    entries: list[Entry]


async def export_table(store: Store, table: str) -> str:
    """A table as a text.

    Raises:
        StoreError: there is no such table, or it cannot be read.
    """
    setup, entries = await store.load(table)
    row = dict(zip(FIELDS, table_to_row(setup), strict=True))
    return msgspec.json.encode(_TableFile(row, list(entries))).decode()


async def import_table(store: Store, text: str) -> None:
    """Store a table of a text. If it is there already, the entries that are missing at its end are appended; nothing
    that is there is changed.

    Raises:
        StoreError: the text is not a table of this or an older release, or it could not be stored.
    """
    setup, entries = _read(text)
    try:
        await store.create(setup, *entries)
    except EntryConflict:
        _, here = await store.load(setup.id)
        if len(entries) > len(here) and list(entries[: len(here)]) == list(here):
            await store.append(setup.id, len(here) + 1, *entries[len(here) :])


def _read(text: str) -> tuple[TableSetup, Sequence[Entry]]:
    with wrap_table_errors():
        file = msgspec.json.decode(text, type=_TableFile)
        values = _DEFAULTS | file.table
        if set(values) != set(FIELDS):
            raise StoreError(refusals.TABLE_UNREADABLE(detail="its setup has other fields"))
        return table_from_row([values[field] for field in FIELDS]), file.entries
