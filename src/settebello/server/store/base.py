"""Where games are kept: every table as what it was opened with, and its entries in order.

An entry is a shuffled round (its seed), an action, a claim, or a step of the people at the table (who sits where, who
is ready). Nothing else is ever written about a game: everything that it is can be computed from its entries, and a game
has lost nothing as long as no entry is lost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Literal, Protocol

from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.players import USUAL
from settebello.protocol import refusals
from settebello.rules import Rules

PERSON = "person"
"""The player of a seat where somebody sits."""
OPEN = "open"
"""The player of a seat where nobody sits yet."""


class StoreError(SettebelloError):
    """The store cannot be read or written; what was asked for has not been done."""


class TableNotFound(StoreError):
    """There is no table of that name."""


class EntryConflict(StoreError):
    """Another process has written that entry already: read the table again."""


@contextmanager
def reading_stored_table() -> Iterator[None]:
    """While what is kept of a table is read and computed: whatever goes wrong says that it cannot be read.

    Raises:
        StoreError: it is damaged, or another program has written it.
    """
    try:
        yield
    except StoreError:
        raise
    except Exception as error:  # damage has no limits
        detail = str(error).rstrip(".") or type(error).__name__
        raise StoreError(refusals.UNREADABLE(detail=detail)) from error


class Place(Struct, frozen=True, kw_only=True):
    """Who sits at a seat. ``key`` is the hash of the seat's secret; None: a bot's seat, which has none."""

    name: str
    player: str
    """``person``, ``open`` or the name of a player."""
    key: str | None = None


class TableSetup(Struct, frozen=True, kw_only=True):
    """A table as it was opened; none of this changes."""

    id: str
    title: str
    """In English, or what the house calls its rules."""
    rules: Rules
    places: tuple[Place, ...]
    dealer: int
    """Who deals the first round, at older tables; with exchanges that comes from the round's seed."""
    pace: float
    """Seconds that a bot takes for an action."""
    created: int
    """Seconds since 1970."""
    code: str | None = None
    """A short word that leads to the table."""
    secret: str = ""
    """Of older tables: the seed of the game in hexadecimal, from which the server's seed of each round comes."""
    gathers: bool = False
    """People come in by a link, and the first round is dealt when all are ready."""
    grace: float = 60.0
    """Seconds after which a player plays for a person who is away."""
    clock: float | None = None
    """Seconds that a person has for an action; None: no limit."""
    watchers: bool = True
    """Whether others may watch."""
    level: str = USUAL
    """The player that sits down where nobody else does, and plays for who is away."""
    game: str = ""
    """The named game after which the table is called; empty: the house has its own title."""
    shuffle: int = 1
    """How the cards are shuffled: 2 with exchanges (:mod:`.exchange`), 1 as at tables of before."""


class Entry(Struct, frozen=True, kw_only=True):
    """One step of a game."""

    kind: Literal["round", "action", "claim", "step"]
    text: str
    """The seed of the round in hexadecimal; the action; a claim (:mod:`.claims`); a step (:mod:`.steps`) as JSON."""
    client_id: str | None = None
    """The client's own name for the message that asked for it."""
    at: float = 0.0
    """When, in seconds since 1970; 0: not known."""


class Store(Protocol):
    """Keeps tables. What has been awaited is durable: it survives a crash of the process and of the machine."""

    async def create(self, table: TableSetup, *entries: Entry) -> None:
        """Keep a new table with its first entries.

        Raises:
            EntryConflict: there is a table of that name or code already.
        """
        ...

    async def append(self, table: str, seq: int, entry: Entry) -> int:
        """Keep the entry with number ``seq``, from 1, and return that number.

        The same entry is not kept twice under its client id: the number of the one that was kept first is returned.

        Raises:
            EntryConflict: there is an entry with that number already, or another with that client id.
            StoreError: it could not be written, and is not; with the code of :data:`.refusals.AWAY` nobody knows yet
                whether it is, and it must be asked for again under its client id.
        """
        ...

    async def load(self, table: str) -> tuple[TableSetup, Sequence[Entry]]:
        """A table and all its entries, in order.

        Raises:
            TableNotFound: it does not exist.
        """
        ...

    async def since(self, table: str, seq: int) -> Sequence[Entry]:
        """The entries after number ``seq``, in order."""
        ...

    async def heads(self, tables: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each of those tables that exist."""
        ...

    async def by_code(self, code: str) -> str:
        """The table to which a code leads.

        Raises:
            TableNotFound: to none.
        """
        ...

    async def expire(self, before: float, *, gathering_before: float) -> int:
        """Forget the tables at which nothing has happened since ``before``, and those where no round was ever dealt
        and nothing has happened since ``gathering_before``; how many. At most a few hundred at a time."""
        ...

    async def ping(self) -> None:
        """Check that tables can be read and entries kept now, and write nothing.

        Raises:
            StoreError: they could not.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the files."""
        ...
