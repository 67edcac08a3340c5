"""The order of the pack from a 32-byte seed: a short, documented function that anybody can re-implement.

* **Stream.** For a seed and a label, block *i* (from 0) is ``SHA-256(seed + label + i)``, the label in ASCII and *i*
  as four bytes, most significant first. The blocks, one after the other, are read as 32-bit numbers, most
  significant byte first.
* **Draw.** A number below *n*: take the next 32-bit number; if it is not less than the largest multiple of *n* that
  fits in 2**32, drop it and take the next; the result is its remainder by *n*.
* **Pack.** Start from the pack in written order (1D 1C 1S 1B 2D …). For *i* from the last place down to 1, draw *j*
  below *i* + 1 and exchange the cards in places *i* and *j*. The label is ``pack 1`` for the first attempt of a
  round, ``pack 2`` for the deal that replaces it, and so on.
* **First dealer.** A draw below the number of seats from the game's seed with the label ``dealer``.
* **Rounds of a game.** The seed of round *n* (from 1) is ``SHA-256(game seed + "round n")``, so publishing it
  after the round reveals nothing about later rounds.

For how the seed of a round at a server's table is agreed on, see :mod:`settebello.commit_reveal`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256

from settebello.cards import Card, CardSet
from settebello.core.kernel.rng import shuffle_by_numbers
from settebello.core.kernel.validation import MOST_ATTEMPTS
from settebello.errors import ArgumentError, RecordError, Sentence, check_number, not_wanted

_NO_SEED = Sentence("no-seed", "'{text}' is not a seed: a seed is 64 hexadecimal digits.")

SEED_BYTES = 32
MOST_SEATS = 6


def new_seed() -> bytes:
    """32 bytes from the operating system's generator."""
    return os.urandom(SEED_BYTES)


def parse_seed(text: str) -> bytes:
    """Read a seed of 64 hexadecimal digits.

    Raises:
        RecordError: the text is not such a seed.
    """
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError(_NO_SEED(text=text))
    return seed


def pack_order(seed: bytes, cards: Iterable[Card], attempt: int = 1) -> tuple[Card, ...]:
    """The pack in deal order.

    Args:
        seed: 32 bytes.
        cards: the cards of the pack.
        attempt: the attempt to deal the round, from 1.

    Raises:
        ArgumentError: a value is of the wrong type or out of range.

    >>> from settebello.cards import CARDS
    >>> print(*pack_order(bytes(32), CardSet(CARDS))[:4])
    4C 7S 8C 3D
    """
    label = _check_seed(seed) + b"pack %d" % check_number(attempt, 1, MOST_ATTEMPTS, "attempt")
    order = _written_order(cards.mask if isinstance(cards, CardSet) else CardSet(cards).mask)
    numbers = b"".join([sha256(label + block).digest() for block in _BLOCKS[: -(-len(order) // NUMBERS_IN_A_BLOCK)]])
    return shuffle_by_numbers(order, numbers) or _pack_with_dropped_numbers(label, order)


def _pack_with_dropped_numbers(label: bytes, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack if a number of the stream is dropped, which happens once in fourteen million."""
    numbers = _stream(label)
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


@lru_cache(maxsize=16)
def _written_order(mask: int) -> tuple[Card, ...]:
    return tuple(CardSet.of_mask(mask))


def first_dealer(seed: bytes, seats: int) -> int:
    """The seat that deals the first round: each has the same chance (docs/rules.md#seats-and-deal).

    Raises:
        ArgumentError: a value is of the wrong type or out of range.

    >>> first_dealer(bytes(32), seats=4)
    0
    """
    return _below(check_number(seats, 1, MOST_SEATS, "number of seats"), _stream(_check_seed(seed) + b"dealer"))


def round_seed(seed: bytes, number: int) -> bytes:
    """The seed of round ``number``, from 1, of the game with that seed."""
    return sha256(_check_seed(seed) + f"round {number}".encode()).digest()


def _check_seed(seed: object) -> bytes:
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    raise ArgumentError(not_wanted(seed, f"a seed of {SEED_BYTES} bytes"))


def _stream(label: bytes) -> Iterator[int]:
    """Yield the numbers of the stream of a seed and a label."""
    block = 0
    while True:
        digest = sha256(label + block.to_bytes(4, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < fair) % limit


NUMBERS_IN_A_BLOCK = 8
_BLOCKS = [block.to_bytes(4, "big") for block in range(7)]
"""Their hashes are 56 numbers, enough for the draws of the largest pack."""
