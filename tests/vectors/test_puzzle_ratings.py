"""The rating of a solver, which the page computes too."""

from __future__ import annotations

import json

from tests.vectors.make_puzzle_ratings import FILE, attempts


def test_the_vectors_are_up_to_date() -> None:
    assert json.loads(FILE.read_text()) == attempts()
