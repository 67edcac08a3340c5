"""What processes tell each other: that a table has gone on, who is connected where, and who plays a bot's turn.

Nothing on the bus is needed for a game to be right. The store decides; a message that is lost is made up for when the
tables are compared with the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from settebello.protocol.room import Phrase
from settebello.server.room.presence import ConnectedDevice


class Wake(Struct, frozen=True, kw_only=True, tag="wake"):
    """A process has kept the entry with that number."""

    version: int


class PresenceReport(Struct, frozen=True, kw_only=True, tag="here"):
    """Who is connected to a process at this table, a seat once for each device; ``asks``: let me know who is connected
    to you."""

    process: str
    seats: tuple[int, ...]
    watchers: int
    asks: bool = False
    devices: tuple[ConnectedDevice, ...] = ()
    """The devices at seats; processes of before do not say."""


class Spoken(Struct, frozen=True, kw_only=True, tag="spoken"):
    """Somebody at the table says a phrase."""

    seat: int
    phrase: Phrase


News = Wake | PresenceReport | Spoken
Reader = Callable[[str, News], None]


class Bus(Protocol):
    """Carries news of tables between processes, as well as it can."""

    @property
    def alone(self) -> bool:
        """Whether there is nobody else to tell."""
        ...

    @property
    def works(self) -> bool:
        """Whether news gets through now."""
        ...

    async def start(self, reader: Reader, restored: Callable[[], None]) -> None:
        """Give the news of watched tables to ``reader``, and call ``restored`` when it works again after it had not."""
        ...

    def watch(self, table: str) -> None:
        """News of that table is wanted from now on."""
        ...

    def unwatch(self, table: str) -> None: ...

    def tell(self, table: str, news: News) -> None:
        """Let the other processes know. Neither waits nor fails."""
        ...

    async def claim(self, work: str, seconds: float) -> bool:
        """Whether this process may do that work; no other may for so many seconds. True where it cannot be known."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a process that is alone."""

    alone = True
    works = True

    async def start(self, reader: Reader, restored: Callable[[], None]) -> None:
        pass

    def watch(self, table: str) -> None:
        pass

    def unwatch(self, table: str) -> None:
        pass

    def tell(self, table: str, news: News) -> None:
        pass

    async def claim(self, work: str, seconds: float) -> bool:
        return True

    async def close(self) -> None:
        pass
