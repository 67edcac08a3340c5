"""The messages by which everybody takes part in the shuffle: a part of :mod:`settebello.protocol.game`.

Commit, fix the list, reveal (``docs/shuffle.md``): each device says the digest of its share, the server publishes the
list of all digests with that of its own seed, and only then are the shares said. One run of this is an exchange.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from settebello.commit_reveal import Hex, Transcript
from settebello.protocol.room import MessageId, SeatNumber

Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
"""Of a round, or of an exchange in it."""


class ShuffleInfo(Struct, frozen=True, kw_only=True, tag="shuffle"):
    """How the shuffle of the round to come stands: sent on joining and upon every change, to who said that they take
    part."""

    round: int
    exchange: int
    """The exchange that is open, or fixed and not yet dealt; after a deal the next round's, open once the round is
    over."""
    open: bool
    """Whether commitments are accepted now."""
    committed: tuple[int, ...]
    """The seats that have committed."""
    transcript: Transcript | None
    """Of this exchange, once the list is fixed."""
    revealed: tuple[int, ...]
    """The seats whose shares have come."""
    last: Transcript | None
    """Of the round that was dealt last."""
    aborted: int
    """How many exchanges of this game were aborted."""
    refused: tuple[int, ...]
    """The seats that were silent twice in this round: no commitment of theirs is accepted any more in it."""


class Commit(Struct, frozen=True, kw_only=True, tag="commit", forbid_unknown_fields=True):
    """This device has a share in the shuffle of that round, and this is its commitment."""

    id: MessageId
    round: Number
    exchange: Number
    commitment: Hex
    seat: SeatNumber | None = None
    """The seat that the commitment names: refused where the device has been moved meanwhile. Default: not said."""


class Reveal(Struct, frozen=True, kw_only=True, tag="reveal", forbid_unknown_fields=True):
    """The share itself, after its commitment was seen in the transcript."""

    id: MessageId
    round: Number
    exchange: Number
    share: Hex
