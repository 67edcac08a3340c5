"""The bus between server processes: new entries, presence, phrases, the lobby, and leases of work.

No game depends on the bus. The store decides, and a lost message is made up for when the tables are next compared with
the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from settebello.protocol.room import Phrase
from settebello.server.live.presence import ConnectedDevice


class EntryStored(Struct, frozen=True, kw_only=True, tag="wake"):
    """A process has stored the entry with that number."""

    version: int


class PresenceReport(Struct, frozen=True, kw_only=True, tag="here"):
    """Who is connected to a process at this table."""

    process: str
    seats: tuple[int, ...]
    """A seat is in it once for each device."""
    watchers: int
    asks: bool = False
    """Whether the other processes are to report as well."""
    devices: tuple[ConnectedDevice, ...]
    """The devices at seats."""
    visible: tuple[int, ...]
    """The seats with a page that can be seen."""


class PhraseSpoken(Struct, frozen=True, kw_only=True, tag="spoken"):
    """A person at the table has said a phrase."""

    seat: int
    phrase: Phrase


class LobbyChanged(Struct, frozen=True, kw_only=True, tag="lobby"):
    """Seeks have been seated: look in the store whether one of yours is among them."""


BusMessage = EntryStored | PresenceReport | PhraseSpoken | LobbyChanged
MessageHandler = Callable[[str, BusMessage], None]


class Bus(Protocol):
    """Carries messages about tables, and about the lobby, between processes, without a guarantee of delivery."""

    @property
    def local(self) -> bool:
        """Whether there are no other processes."""
        ...

    @property
    def connected(self) -> bool:
        """Whether messages get through now."""
        ...

    async def start(self, handler: MessageHandler, restored: Callable[[], None]) -> None:
        """Give messages about subscribed tables to ``handler``, and call ``restored`` after each (re)connection."""
        ...

    def subscribe(self, table: str) -> None:
        """Receive messages about that table from now on."""
        ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, table: str, message: BusMessage) -> None:
        """Send a message to the other processes. Neither waits nor fails."""
        ...

    async def acquire_lease(self, work: str, seconds: float) -> bool:
        """Acquire the lease of a piece of work for so many seconds; whether it was acquired. False if another process
        holds it, True if that is unknown."""
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
