"""The messages of the shuffle: a part of :mod:`settebello.protocol.game`.

Commit, fix the list, reveal (``docs/shuffle.md``): each device sends the digest of its share, the server publishes the
list of all digests together with its own seed's, and only then are the shares revealed. One run of this is an exchange.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from settebello.commit_reveal import Hex, Transcript
from settebello.protocol.room import MessageId, SeatNumber

Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
"""The number of a round, or of an exchange in it."""


class ShuffleInfo(Struct, frozen=True, kw_only=True, tag="shuffle"):
    """The state of the shuffle of the next round: sent on joining and on every change, except commitments and shares
    of other seats."""

    round: int
    exchange: int
    """The exchange that is open, or fixed and not yet dealt; after a deal, the exchange of the next round, which opens
    once the round is over."""
    open: bool
    """Whether commitments are accepted now."""
    committed: tuple[int, ...]
    """The seats that have committed."""
    transcript: Transcript | None
    """The transcript of this exchange, once the list is fixed."""
    revealed: tuple[int, ...]
    """The seats that have revealed their shares."""
    last: Transcript | None
    """The transcript of the round dealt last."""
    aborted: int
    """The number of exchanges of this game that have been aborted."""
    refused: tuple[int, ...]
    """The seats that were silent twice in this round, and may not commit again in it."""


class Commit(Struct, frozen=True, kw_only=True, tag="commit", forbid_unknown_fields=True):
    """Commit to this device's share in the shuffle of a round."""

    id: MessageId
    round: Number
    exchange: Number
    commitment: Hex
    seat: SeatNumber | None = None
    """The seat that the commitment names; refused if the device has been moved meanwhile. Default: not given."""


class Reveal(Struct, frozen=True, kw_only=True, tag="reveal", forbid_unknown_fields=True):
    """Reveal the share, once its commitment is in the transcript."""

    id: MessageId
    round: Number
    exchange: Number
    share: Hex
