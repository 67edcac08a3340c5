"""Whether the cards of a record are those that nobody can have chosen (``docs/shuffle.md``).

A record whose shuffle was agreed on says so in its headers ``ShuffleProtocol`` and ``Table``, and keeps the exchanges
of every round: the one that it was dealt from (``Transcript``, ``ServerSeed``, ``Shares``) and those that were aborted
before (``Aborted``). A record without these headers promises nothing.
"""

from settebello.record.fairness.exchanges import (
    PERSON,
    PROTOCOL,
    Exchange,
    exchanges_of,
    game_headers,
    round_headers,
    table_of,
)
from settebello.record.fairness.promises import BrokenPromise
from settebello.record.fairness.proof import Proof, proofs

__all__ = [
    "PERSON",
    "PROTOCOL",
    "BrokenPromise",
    "Exchange",
    "Proof",
    "exchanges_of",
    "game_headers",
    "proofs",
    "round_headers",
    "table_of",
]
