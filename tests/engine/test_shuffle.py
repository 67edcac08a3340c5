"""The shuffle is what its description says: checked against a second, independent reading of the description."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from settebello.cards import CARDS, CardSet
from settebello.errors import RecordError
from settebello.shuffle import first_dealer, pack_order, parse_seed, round_seed

SEED = bytes(range(32))


def test_pack_order_follows_its_description() -> None:
    numbers: list[int] = []
    for block in range(40):
        digest = hashlib.sha256(SEED + b"pack 2" + bytes([0, 0, 0, block])).hexdigest()
        numbers += [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
    order = list(CARDS)
    for place in reversed(range(1, 40)):
        while numbers[0] >= 2**32 // (place + 1) * (place + 1):
            numbers.pop(0)
        other = numbers.pop(0) % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert pack_order(SEED, CardSet(CARDS), 2) == tuple(order)


def test_pack_order_is_pinned() -> None:
    """A stored seed must give the same game for ever."""
    assert " ".join(map(str, pack_order(SEED, CardSet(CARDS))[:8])) == "3C 7C 9C 4C 4B 6S 7B 2C"
    assert round_seed(SEED, 1).hex().startswith("fe8d9ed28823ee67")


def test_every_seat_deals_first_as_often() -> None:
    dealers = Counter(first_dealer(number.to_bytes(32, "big"), 3) for number in range(3000))
    assert sorted(dealers) == [0, 1, 2]
    assert max(dealers.values()) < 1120  # 1000 expected, 4.6 standard deviations


@pytest.mark.parametrize("text", ["", "12", "zz" * 32, "00" * 33])
def test_a_seed_is_64_hexadecimal_digits(text: str) -> None:
    with pytest.raises(RecordError, match="64 hexadecimal digits"):
        parse_seed(text)
