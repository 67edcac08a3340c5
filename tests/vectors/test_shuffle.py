"""The hashes of the shuffle, which the page makes too (``web/src/lib/shuffle/hashes.test.ts``)."""

from __future__ import annotations

import json

import pytest

from tests.vectors.make_shuffle import CASES, FILE, vector

KEPT = json.loads(FILE.read_text())


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_hashes_of_an_exchange(number: int) -> None:
    assert KEPT[number] == vector(*CASES[number])


def test_there_is_a_vector_for_each_case() -> None:
    assert len(KEPT) == len(CASES)
