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


class EntryStored(Struct, frozen=True, kw_only=True, tag="wake"):
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


class PhraseSpoken(Struct, frozen=True, kw_only=True, tag="spoken"):
    """Somebody at the table says a phrase."""

    seat: int
    phrase: Phrase


BusMessage = EntryStored | PresenceReport | PhraseSpoken
MessageHandler = Callable[[str, BusMessage], None]


class Bus(Protocol):
    """Carries news of tables between processes, as well as it can."""

    @property
    def local(self) -> bool:
        """Whether there is nobody else to tell."""
        ...

    @property
    def connected(self) -> bool:
        """Whether news gets through now."""
        ...

    async def start(self, reader: MessageHandler, restored: Callable[[], None]) -> None:
        """Give the news of watched tables to ``reader``, and call ``restored`` when it works again after it had not."""
        ...

    def subscribe(self, table: str) -> None:
        """News of that table is wanted from now on."""
        ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, table: str, news: BusMessage) -> None:
        """Let the other processes know. Neither waits nor fails."""
        ...

    async def claim(self, work: str, seconds: float) -> bool:
        """Whether this process may do that work; no other may for so many seconds. True where it cannot be known."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """For a process that is alone."""

    local = True
    connected = True

    async def start(self, reader: MessageHandler, restored: Callable[[], None]) -> None:
        pass

    def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    def publish(self, table: str, news: BusMessage) -> None:
        pass

    async def claim(self, work: str, seconds: float) -> bool:
        return True

    async def close(self) -> None:
        pass
