"""The shuffle protocol 1, for tables and records from before :mod:`settebello.commit_reveal`.

* **Commitment.** Before a round the server publishes ``SHA-256(server seed)``, in hexadecimal.
* **Shares.** Each seat may then add 32 bytes of its own. The round's seed is ``SHA-256(server seed + shares)``, the
  shares one after the other in seat order, those that were given; without any it is the server's seed itself.

It binds the server to its seed and to nothing else: not to the shares, to a single commitment, or to the first dealer.
A server that invents a share for a computer's seat after it has seen the others chooses the cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def commitment(server_seed: bytes) -> str:
    """The commitment of a server to its seed, published before the round; it reveals nothing.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(server_seed).hexdigest()


def combined_seed(server_seed: bytes, shares: Sequence[bytes | None]) -> bytes:
    """The seed of a round with the shares of seats, in seat order; None for a seat that gave none.

    >>> combined_seed(bytes(32), [None, None]) == bytes(32)
    True
    """
    given = [share for share in shares if share is not None]
    return hashlib.sha256(b"".join((server_seed, *given))).digest() if given else server_seed
