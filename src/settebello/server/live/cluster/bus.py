"""The bus between server processes: new entries, presence, phrases, texts, the lobby, and leases of work.

No game depends on the bus. The store decides, and the next comparison of the tables with the store makes up for a lost
message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from settebello.protocol.room import Phrase, TextSaid
from settebello.server.live.presence import ConnectedDevice


class EntryStored(Struct, frozen=True, kw_only=True, tag="wake"):
    """A process has stored the entry with that number."""

    version: int


class PresenceReport(Struct, frozen=True, kw_only=True, tag="here"):
    """A process reports its connections to this table."""

    process: str
    seats: tuple[int, ...]
    """The connected seats, once for each device."""
    watchers: int
    asks: bool = False
    """Whether the other processes should report as well."""
    devices: tuple[ConnectedDevice, ...]
    """The devices at seats."""
    visible: tuple[int, ...]
    """The seats with a visible page."""
    readers: tuple[int, ...]
    """The seats that read texts."""


class PhraseSpoken(Struct, frozen=True, kw_only=True, tag="spoken"):
    """A person at the table has said a phrase."""

    seat: int
    phrase: Phrase


class TextWritten(Struct, frozen=True, kw_only=True, tag="written"):
    """A person at the table has said something to friends there."""

    said: TextSaid


class LobbyChanged(Struct, frozen=True, kw_only=True, tag="lobby"):
    """Some seeks have been seated. Each process looks in the store for its own."""


BusMessage = EntryStored | PresenceReport | PhraseSpoken | TextWritten | LobbyChanged
MessageHandler = Callable[[str, BusMessage], None]


class Bus(Protocol):
    """Carries messages about tables and the lobby between processes, without a guarantee of delivery."""

    @property
    def local(self) -> bool:
        """Whether there are no other processes."""
        ...

    @property
    def connected(self) -> bool:
        """Whether messages are being delivered now."""
        ...

    async def start(self, handler: MessageHandler, restored: Callable[[], None]) -> None:
        """Pass messages about subscribed tables to ``handler``, and call ``restored`` after each (re)connection."""
        ...

    def subscribe(self, table: str) -> None:
        """Receive messages about that table from now on."""
        ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, table: str, message: BusMessage) -> None:
        """Send a message to the other processes. This never blocks or fails."""
        ...

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        """Acquire the lease of a piece of work for some seconds. Return False if another process holds it, and True if
        that is unknown."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a single process."""

    local = True
    connected = True

    async def start(self, handler: MessageHandler, restored: Callable[[], None]) -> None:
        pass

    def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    def publish(self, table: str, message: BusMessage) -> None:
        pass

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        return True

    async def close(self) -> None:
        pass
