"""The other people at a table: who is there, and what can be said and agreed among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, get_args

from msgspec import Struct

if TYPE_CHECKING:
    from settebello.client import Phrase


def phrases() -> tuple[Phrase, ...]:
    """What can be said, in the order in which it is offered."""
    from settebello.client import Phrase

    return get_args(Phrase)


class Guest(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    """Empty at an open seat."""
    player: str
    """Empty for a person, else the name of the player."""
    is_person: bool
    here: bool
    ready: bool
    stand_in: bool
    """A player plays for the person, who is away."""


class OtherDevice(Struct, frozen=True, kw_only=True):
    """Another device at one's own seat."""

    id: str
    kind: str
    """``Firefox`` and the like, ``terminal``, or empty."""
    since: str
    """The time of day, in hours and minutes."""


class Company(Protocol):
    """The people at one table; what is asked of them raises as :meth:`SeatedGame.act` does."""

    @property
    def guests(self) -> tuple[Guest, ...]:
        """By seat."""

    @property
    def host(self) -> int | None: ...

    @property
    def acting(self) -> bool:
        """Whether the host only stands in for who opened the table: then they may begin, and arrange nothing."""

    @property
    def removed(self) -> tuple[str, ...]:
        """Who was sent away and may not come back; only the host knows."""

    @property
    def devices(self) -> tuple[OtherDevice, ...]:
        """The other devices at one's own seat."""

    @property
    def level(self) -> str:
        """The player that goes on for who is gone for good."""

    @property
    def clock(self) -> float | None:
        """Seconds for each play; None: nobody is hurried."""

    @property
    def grace(self) -> float:
        """Seconds after which a player plays for somebody who is away."""

    @property
    def invitation(self) -> str:
        """The link for those who are still missing."""

    @property
    def code(self) -> str | None:
        """The short word for it."""

    def ready(self, *, ready: bool) -> None:
        """Be ready to begin, or not any more."""

    def start(self) -> None:
        """As the host: begin; players sit down at the open seats."""

    def swap(self, seat: int) -> None:
        """Before the start: exchange one's own seat for that one."""

    def make_host(self, seat: int) -> None:
        """As the host: let the person at that seat be it."""

    def fill(self, seat: int, player: str | None) -> None:
        """As the host: put a player at a seat, or open it (None)."""

    def close_table(self) -> None:
        """As the host: end the game for everybody."""

    def admit(self, name: str) -> None:
        """As the host: let somebody in again who was sent away."""

    def renew_link(self) -> None:
        """Give one's own seat a new secret; other devices are disconnected, and the old link works no more."""

    def send_away(self, device: str) -> None:
        """Disconnect another device at one's own seat."""

    def say(self, phrase: Phrase) -> None:
        """Say something to everybody."""
