"""What people do at a table beside playing, as it is kept: each step is the text of an entry."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.commit_reveal import Hex, Transcript
from settebello.protocol import refusals
from settebello.server.store.base import Entry, StoreError


class Sat(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    """Somebody sat down at an open seat; ``key`` is the hash of their secret."""

    seat: int
    name: str
    key: str
    device: str = ""
    """The hash of the device's own name at this table; empty: it has not said."""


class Emptied(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="emptied"):
    """A seat is open again: its person stood up or was sent away, or its player was."""

    seat: int
    removed: bool = False
    """The host has sent a person away, who stays out."""


class Filled(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="filled"):
    """A player was put at a seat, for good."""

    seat: int
    player: str
    name: str
    removed: bool = False
    """The host has sent a person away for it, who stays out."""


class Swapped(Struct, frozen=True, kw_only=True, tag="swapped"):
    """Who sat at these seats sit at each other's."""

    seats: tuple[int, int]


class Readied(Struct, frozen=True, kw_only=True, tag="readied"):
    """Somebody is ready to begin, or not any more."""

    seat: int
    ready: bool


class Shared(Struct, frozen=True, kw_only=True, tag="shared"):
    """At tables of before: a seat's share in the seed of the next round, in hexadecimal."""

    seat: int
    share: str


class Committed(Struct, frozen=True, kw_only=True, tag="committed"):
    """A device at this seat has committed itself to a share in the shuffle of the round to come."""

    seat: int
    commitment: Hex


class Fixed(Struct, frozen=True, kw_only=True, tag="fixed"):
    """The list of the commitments is fixed. The server's seed was drawn at this moment, and is nobody's to see before
    the round is over."""

    transcript: Transcript
    seed: Hex


class Revealed(Struct, frozen=True, kw_only=True, tag="revealed"):
    """The share to which this seat's device had committed itself."""

    seat: int
    share: Hex


class Aborted(Struct, frozen=True, kw_only=True, tag="aborted"):
    """These seats have not revealed their shares in time: another exchange opens for the round."""

    silent: tuple[int, ...]


class NextWanted(Struct, frozen=True, kw_only=True, tag="next"):
    """Somebody at this seat wants the next round, which is dealt as soon as all shares are there."""

    seat: int


class Started(Struct, frozen=True, kw_only=True, tag="started"):
    """The game begins as soon as a round is dealt; these players sit at the seats that were open."""

    filled: tuple[Filled, ...] = ()


class Away(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="away"):
    """The person of this seat has been gone too long: in a game a player plays for them."""

    seat: int
    left: bool = False
    """They have left of their own will."""


class Back(Struct, frozen=True, kw_only=True, tag="back"):
    """The person of this seat is there again, and plays for themselves."""

    seat: int


class Rematched(Struct, frozen=True, kw_only=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


class Hosted(Struct, frozen=True, kw_only=True, tag="hosted"):
    """The person of this seat is the host from now on, wherever they sit."""

    seat: int


class Closed(Struct, frozen=True, kw_only=True, tag="closed"):
    """The host has closed the table."""


class Rekeyed(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="rekeyed"):
    """The person of this seat has another secret, of which ``key`` is the hash."""

    seat: int
    key: str
    device: str = ""
    """The device that asked, which stays connected."""


class Dismissed(Struct, frozen=True, kw_only=True, tag="dismissed"):
    """The person of this seat has sent away one of the devices connected at it."""

    seat: int
    device: str


class Admitted(Struct, frozen=True, kw_only=True, tag="admitted"):
    """Whoever was sent away under that name may sit down again."""

    name: str


ShuffleStep = Committed | Fixed | Revealed | Aborted | NextWanted
"""What concerns the shuffle alone, and nobody's seat."""
SeatStep = Sat | Emptied | Filled | Swapped | Readied | Shared | Started | Away | Back | Rekeyed | Dismissed | Admitted
Step = SeatStep | Rematched | Hosted | Closed | ShuffleStep

_steps: msgspec.json.Decoder[Step] = msgspec.json.Decoder(Step)


def entry_of(step: Step, client_id: str, at: float) -> Entry:
    """The entry that keeps a step."""
    return Entry(kind="step", text=msgspec.json.encode(step).decode(), client_id=client_id, at=at)


def step_of(entry: Entry) -> Step:
    """The step that an entry keeps.

    Raises:
        StoreError: a newer program has written it.
    """
    try:
        return _steps.decode(entry.text)
    except msgspec.MsgspecError as error:
        raise StoreError(refusals.NEWER()) from error
