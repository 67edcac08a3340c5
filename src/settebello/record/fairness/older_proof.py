"""The older, weaker promise (:mod:`settebello.legacy_shuffle`): headers ``Commitment``, ``ServerSeed`` and, where seats
have added to the seed, ``Shares``, a list in seat order, null for a seat that gave none."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.errors import RecordError
from settebello.game import Seed
from settebello.legacy_shuffle import combined_seed, commitment
from settebello.record.fairness import promises
from settebello.record.fairness.exchanges import BY_SEAT, DIGITS
from settebello.record.fairness.promises import BrokenPromise
from settebello.record.model import Json, Record
from settebello.shuffle import parse_seed


def prove(record: Record, number: int) -> tuple[str, int]:
    """The server's commitment before round ``number``, and how many shares were given.

    Raises:
        BrokenPromise: a header is missing, or the round's cards are not those to which the server was bound.
    """
    played = record.rounds[number - 1]
    headers = dict(played.extra)
    for name in ("Commitment", "ServerSeed"):
        if name not in headers:
            raise BrokenPromise(promises.MISSING(round=number, header=name))
    seed = _seed(number, "ServerSeed", headers["ServerSeed"])
    if commitment(seed) != headers["Commitment"]:
        raise BrokenPromise(promises.OLD_SEED(round=number))
    shares = _shares(number, headers.get("Shares"), record.rules.seats)
    if not isinstance(played.shuffle, Seed) or played.shuffle.seed != combined_seed(seed, shares):
        raise BrokenPromise(promises.OLD_CARDS(round=number))
    return commitment(seed), sum(share is not None for share in shares)


def _seed(number: int, name: str, value: Json) -> bytes:
    try:
        if isinstance(value, str):
            return parse_seed(value)
    except RecordError:
        pass
    raise BrokenPromise(promises.UNREADABLE(round=number, header=name, example=DIGITS))


def _shares(number: int, value: Json, seats: int) -> Sequence[bytes | None]:
    if value is None:
        return [None] * seats
    if not isinstance(value, list) or len(value) != seats:
        raise BrokenPromise(promises.UNREADABLE(round=number, header="Shares", example=BY_SEAT))
    return [None if share is None else _seed(number, "Shares", share) for share in value]
