"""Where games are kept: every table as what it was opened with, and its entries in order.

An entry is a shuffled round (its seed), an action, or a claim. Nothing else is ever written about a game: everything
that it is can be computed from its entries, and a game has lost nothing as long as no entry is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.rules import Rules

PERSON = "person"
"""The player of a seat where somebody sits."""


class StoreError(SettebelloError):
    """The store cannot be read or written; what was asked for has not been done."""


class NoSuchTable(StoreError):
    """There is no table of that name."""


class Conflict(StoreError):
    """Another process has written that entry already: read the table again."""


class Place(Struct, frozen=True, kw_only=True):
    """Who sits at a seat. ``key`` is the hash of the seat's secret; None: a bot's seat, which has none."""

    name: str
    player: str
    """``person`` or the name of a player."""
    key: str | None = None


class Opened(Struct, frozen=True, kw_only=True):
    """A table as it was opened; none of this changes."""

    id: str
    title: str
    rules: Rules
    places: tuple[Place, ...]
    dealer: int
    pace: float
    """Seconds that a bot takes for an action."""
    created: int
    """Seconds since 1970."""


class Entry(Struct, frozen=True, kw_only=True):
    """One step of a game."""

    kind: Literal["round", "action", "claim"]
    text: str
    """The seed of the round in hexadecimal; the action; the seat that claims out."""
    client_id: str | None = None
    """The client's own name for the message that asked for it."""


class Store(Protocol):
    """Keeps tables. What has been awaited is durable: it survives a crash of the process and of the machine."""

    async def create(self, table: Opened, first: Entry) -> None:
        """Keep a new table with its first entry."""
        ...

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        """Keep the entry with number ``seq``, from 1, and return that number.

        An entry with the same client id is not kept twice: the number of the one that was kept first is returned.

        Raises:
            Conflict: there is an entry with that number already.
            StoreError: it could not be written, and is not.
        """
        ...

    async def load(self, table: str) -> tuple[Opened, Sequence[Entry]]:
        """A table and all its entries, in order.

        Raises:
            NoSuchTable: it does not exist.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the files."""
        ...
