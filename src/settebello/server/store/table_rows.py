"""A table's setup as a database row, the same in every store."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from settebello.players import DEFAULT_LEVEL
from settebello.rules import Rules, from_json, to_json
from settebello.server.model import Place, Rated, TableSetup
from settebello.server.store.base import wrap_table_errors

COLUMNS = "id, title, rules, places, dealer, pace, created, code, more"
TableRow = tuple[str, str, str, str, int, float, int, str | None, str]

EXPIRE_BATCH = 200
"""The most tables deleted in one transaction."""


class _MoreColumns(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The column ``more``: the fields without their own column, as JSON. New fields go here."""

    gathers: bool = False
    grace: float = 60.0
    clock: float | None = None
    watchers: bool = True
    level: str = DEFAULT_LEVEL
    game: str = ""
    lobby: Literal["", "matched", "listed"] = ""
    practice: str = ""
    rated: Rated = ""


def table_to_row(table: TableSetup) -> TableRow:
    """The values of :data:`COLUMNS`."""
    more = _MoreColumns(
        gathers=table.gathers,
        grace=table.grace,
        clock=table.clock,
        watchers=table.watchers,
        level=table.level,
        game=table.game,
        lobby=table.lobby,
        practice=table.practice,
        rated=table.rated,
    )
    return (
        table.id,
        table.title,
        to_json(table.rules),
        msgspec.json.encode(table.places).decode(),
        table.dealer,
        table.pace,
        table.created,
        table.code,
        msgspec.json.encode(more).decode(),
    )


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    """The rules in a JSON text, cached because most tables share a few rules."""
    return from_json(text)


def table_from_row(row: TableRow) -> TableSetup:
    """The setup of the table in a row.

    Raises:
        StoreError: the row is damaged, or was written by another program.
    """
    table, title, rules, places, dealer, pace, created, code, more = row
    with wrap_table_errors():
        later = msgspec.json.decode(more, type=_MoreColumns)
        if dealer not in range(_rules(rules).seats):
            raise ValueError(f"no seat {dealer} that could deal")
        seated = msgspec.json.decode(places, type=tuple[Place, ...])
        if len(seated) != _rules(rules).seats:
            raise ValueError(f"{len(seated)} places for {_rules(rules).seats} seats")
        return TableSetup(
            id=table,
            title=title,
            rules=_rules(rules),
            places=seated,
            dealer=dealer,
            pace=pace,
            created=created,
            code=code,
            gathers=later.gathers,
            grace=later.grace,
            clock=later.clock,
            watchers=later.watchers,
            level=later.level,
            game=later.game,
            lobby=later.lobby,
            practice=later.practice,
            rated=later.rated,
        )
