"""Whether the cards of a record are those to which the server had bound itself (:mod:`settebello.shuffle`).

A round that can be proved has the headers ``Commitment``, ``ServerSeed`` and, where seats have added to it, ``Shares``:
a list in seat order, null for a seat that gave none.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from settebello.cards import Card
from settebello.errors import RecordError
from settebello.game import Seed
from settebello.older_shuffle import combined_seed, commitment
from settebello.record.model import Json, Record, RoundRecord
from settebello.shuffle import parse_seed


class Proof(Struct, frozen=True, kw_only=True):
    """What holds of a round."""

    round: int
    commitment: str | None
    """What the server published before the round; None: nothing."""
    shares: int
    """How many seats have added to the seed."""
    pack: tuple[Card, ...]
    """The order of the pack at the first attempt to deal, derived again."""


def proofs(record: Record) -> tuple[Proof, ...]:
    """What holds of each round.

    Raises:
        RecordError: a round's cards are not those to which the server had bound itself.
    """
    return tuple(_proof(record, number, played) for number, played in enumerate(record.rounds, 1))


def _proof(record: Record, number: int, played: RoundRecord) -> Proof:
    headers = dict(played.extra)
    pack = played.shuffle.pack(record.rules.cards, 1)
    if "Commitment" not in headers:
        return Proof(round=number, commitment=None, shares=0, pack=pack)
    seed = _seed(number, "ServerSeed", headers.get("ServerSeed"))
    if commitment(seed) != headers["Commitment"]:
        raise RecordError(f"Round {number}: the server's seed is not the one that it was bound to before the round.")
    shares = _shares(number, headers.get("Shares"), record.rules.seats)
    if not isinstance(played.shuffle, Seed) or played.shuffle.seed != combined_seed(seed, shares):
        raise RecordError(f"Round {number}: its cards do not come from the server's seed and the players' shares.")
    given = sum(share is not None for share in shares)
    return Proof(round=number, commitment=commitment(seed), shares=given, pack=pack)


def _seed(number: int, name: str, value: Json) -> bytes:
    if not isinstance(value, str):
        raise RecordError(f"Round {number}: {name} must be 64 hexadecimal digits.")
    return parse_seed(value)


def _shares(number: int, value: Json, seats: int) -> Sequence[bytes | None]:
    if value is None:
        return [None] * seats
    if not isinstance(value, list) or len(value) != seats:
        raise RecordError(f"Round {number}: Shares must be a list of {seats}, one for each seat.")
    return [None if share is None else _seed(number, "Shares", share) for share in value]
