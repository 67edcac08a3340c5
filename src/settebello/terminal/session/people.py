"""The other people at a table: who is there, and what can be said and agreed among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, get_args

from msgspec import Struct

if TYPE_CHECKING:
    from settebello.client import Phrase
    from settebello.protocol.profiles import RatingInfo


def phrases() -> tuple[Phrase, ...]:
    """Every phrase that can be said, in the order of the menus."""
    from settebello.client import Phrase

    return get_args(Phrase)


class Occupant(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    """Empty at an open seat."""
    player: str
    """The name of the computer player; empty for a person."""
    is_person: bool
    here: bool
    """Whether the person is connected."""
    ready: bool
    stand_in: bool
    """Whether a computer player stands in for the person, who is away."""
    profile: str = ""
    """The id of the person's profile; empty if they have none or do not show it."""
    is_program: bool = False
    """Whether the person is a program that says so."""
    rating: RatingInfo | None = None
    """Their strength at this game, or None if they have no rating or it is not known yet."""


class OtherDevice(Struct, frozen=True, kw_only=True):
    """Another device at the person's seat."""

    id: str
    kind: str
    """``Firefox`` and the like, ``terminal``, or empty."""
    since: str
    """The time of day when it connected, in hours and minutes."""


class People(Protocol):
    """The people at one table. Every request raises as :meth:`GameSession.act` does."""

    @property
    def occupants(self) -> tuple[Occupant, ...]:
        """By seat."""

    @property
    def host(self) -> int | None:
        """The host's seat, or None if there is no host, as at a table of the lobby."""

    @property
    def is_rated(self) -> bool:
        """Whether the game changes the ratings of its people."""

    @property
    def host_is_acting(self) -> bool:
        """Whether the host is only acting for the person who opened the table: then the host may begin the game, and
        change nothing else."""

    @property
    def removed_names(self) -> tuple[str, ...]:
        """The names of people who were sent away and may not come back; only the host gets them."""

    @property
    def other_devices(self) -> tuple[OtherDevice, ...]:
        """The other devices at the person's seat."""

    @property
    def replacement_player(self) -> str:
        """The computer player that takes over from a person who is gone for good."""

    @property
    def turn_seconds(self) -> float | None:
        """The seconds for each action, or None if there is no time limit."""

    @property
    def grace_seconds(self) -> float:
        """Seconds until a computer player stands in for a person who is away."""

    @property
    def invitation(self) -> str:
        """The link for people who are still missing."""

    @property
    def code(self) -> str | None:
        """The short code that leads to the same table."""

    def set_ready(self, *, ready: bool) -> None:
        """Say that the person is ready to begin, or no longer ready."""

    def start(self) -> None:
        """As the host: begin; computer players take the open seats."""

    def swap_seats(self, seat: int) -> None:
        """Before the start: move from the person's seat to that one."""

    def make_host(self, seat: int) -> None:
        """As the host: make the person at that seat the host."""

    def fill_seat(self, seat: int, player: str | None) -> None:
        """As the host: put a computer player at a seat, or open the seat (None)."""

    def close_table(self) -> None:
        """As the host: end the game for everybody."""

    def admit(self, name: str) -> None:
        """As the host: let somebody who was sent away in again."""

    def renew_link(self) -> None:
        """Give the person's seat a new secret: the old link stops working, and other devices are disconnected."""

    def disconnect_device(self, device: str) -> None:
        """Disconnect another device at the person's seat, by its id."""

    def say_phrase(self, phrase: Phrase) -> None:
        """Say a phrase to everybody."""

    def is_muted(self, seat: int) -> bool:
        """Whether the phrases of the person at that seat are not shown."""

    def mute(self, seat: int, *, muted: bool) -> None:
        """Hide the phrases of the person at that seat, or show them again."""

    def report(self, seat: int) -> None:
        """Report the person at that seat to the people who run the server."""

    def may_block(self, seat: int) -> bool:
        """Whether the person at that seat can be blocked: this machine has a profile, and they have one too or were met
        with it in the lobby."""

    def has_blocked(self, seat: int) -> bool:
        """Whether the person at that seat was blocked from here."""

    def block(self, seat: int, *, blocked: bool) -> None:
        """Block the person at that seat, or lift the block. The two are then never seated at the same table."""
