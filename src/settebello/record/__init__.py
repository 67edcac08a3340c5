"""The text form of a game (docs/records.md#the-format): written, read back, replayed.

A record is lines. A header line is a name and a JSON value in brackets; an action line is a number and actions.

::

    [Settebello 1]
    [Variant "scopa"]
    [Seats 2]
    [Digest "914dc57f…"]
    [Names ["Ada", "greedy"]]
    [Dealer 1]

    [Round 1]
    [Seed "00ff…"]
    1. 7D 9Cx4S5B
    3. 2C 10D
    …
    [Score [3, 1]]

    [Result [0]]

* The rules are a named variant with a number of seats, or the whole canonical JSON after ``Rules``. ``Digest`` is
  theirs.
* ``Dealer`` deals the first round. A round's packs come from its ``Seed`` (:mod:`settebello.shuffle`), or are written
  out after ``Packs``, one for each attempt to deal it.
* Actions are numbered from 1 in each round, with as many on a line as there are seats.
* A round that a seat ended by claiming out ends with ``Claim`` and the seat.
* ``Score`` closes a round, with its points by side. ``Result`` closes the record: the winning sides, or null for a game
  not finished. Both are checked against the actions.
* Header lines with other names are kept.
"""

from settebello.record.annotations import AnnotatedRound, AnnotatedStep, annotate
from settebello.record.fairness import BrokenPromise, Proof, proofs
from settebello.record.model import Header, Json, Record, ReplayedStep, RoundRecord
from settebello.record.reader import count_rounds, read, read_opening
from settebello.record.writer import record_digest, write

__all__ = [
    "AnnotatedRound",
    "AnnotatedStep",
    "BrokenPromise",
    "Header",
    "Json",
    "Proof",
    "Record",
    "ReplayedStep",
    "RoundRecord",
    "annotate",
    "count_rounds",
    "proofs",
    "read",
    "read_opening",
    "record_digest",
    "write",
]
