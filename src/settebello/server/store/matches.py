"""Duplicate matches. They are deleted with the last of their tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import msgspec
from msgspec import Struct

from settebello.protocol import refusals
from settebello.server.model import TableSetup
from settebello.server.store.base import EntryConflict, StoreError
from settebello.server.store.scripts import Query, Script, Scripts
from settebello.server.store.tables import insert_tables

StoredMargins = tuple[tuple[int | None, ...], ...]


class MatchNotFound(StoreError):
    """There is no match with that id."""


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match."""

    id: str
    key: str
    """The hash of the host's key."""
    game: str
    """The id of the variant."""
    seed: str
    """The seed of its packs in hexadecimal. It is secret until the match is closed."""
    boards: int
    tables: tuple[str, ...]
    """The ids of its tables."""
    created: int
    """Seconds since 1970."""
    margins: StoredMargins = ()
    """By table and board, the points of side 0 minus those of side 1, or None if it was not finished; empty until the
    match is closed."""

    @property
    def closed(self) -> bool:
        """Whether the match is closed: nobody plays any more, and the seed may be opened."""
        return bool(self.margins)


class Matches:
    """The matches in a database. A write that has been awaited is durable."""

    def __init__(self, scripts: Scripts) -> None:
        self._scripts = scripts

    async def create(self, match: StoredMatch, tables: Sequence[TableSetup]) -> None:
        """Store a new match with its tables.

        Raises:
            EntryConflict: one of the ids is taken.
        """
        attempts = count()
        await self._scripts.write(lambda: _create(match, tables, again=next(attempts) > 0))

    async def load(self, match: str) -> StoredMatch:
        """The match with that id.

        Raises:
            MatchNotFound: there is none.
        """
        return await self._scripts.read(lambda: _load(match))

    async def close(self, match: str, margins: StoredMargins) -> None:
        """Store the result of a match, unless it is already closed."""

        def script() -> Script[None]:
            values = msgspec.json.encode(margins).decode(), match
            yield Query("UPDATE matches SET margins = ? WHERE id = ? AND margins = '[]'", values)

        await self._scripts.write(script)


FIELDS = StoredMatch.__struct_fields__
_COLUMNS = ", ".join(FIELDS)


def _create(match: StoredMatch, tables: Sequence[TableSetup], *, again: bool) -> Script[None]:
    if again and (yield Query("SELECT id FROM matches WHERE id = ?", (match.id,))):
        return
    if len((yield from insert_tables(tables))) < len(tables):
        raise EntryConflict("There is or has been a table with one of these ids.")
    encoded = {"tables": list(match.tables), "margins": match.margins}
    row = tuple(
        msgspec.json.encode(encoded[field]).decode() if field in encoded else getattr(match, field) for field in FIELDS
    )
    yield Query(f"INSERT INTO matches ({_COLUMNS}) VALUES ({', '.join('?' * len(row))})", row)


def _load(match: str) -> Script[StoredMatch]:
    for row in (yield Query(f"SELECT {_COLUMNS} FROM matches WHERE id = ?", (match,))):
        found = dict(zip(FIELDS, row, strict=True))
        found["tables"] = msgspec.json.decode(found["tables"], type=tuple[str, ...])
        found["margins"] = msgspec.json.decode(found["margins"], type=StoredMargins)
        return StoredMatch(**found)
    raise MatchNotFound(refusals.NO_MATCH())
