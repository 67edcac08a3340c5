"""Sums over the reviews of many games: means with intervals, decisions, results without luck. The page's tests read the
same vectors, so *Your games* shows the same as ``settebello review`` and ``settebello luck``."""

from __future__ import annotations

import json
from math import isclose
from typing import Any

import msgspec
import pytest

from settebello.estimates import Estimate, estimate
from settebello.study.history import PlayerTotals
from settebello.study.luck.strength import Encounter
from settebello.study.model import Review
from tests.vectors.make_strength import FILE, totals_and_encounter

VECTORS = json.loads(FILE.read_text())


@pytest.mark.parametrize("vector", VECTORS["estimates"], ids=lambda vector: str(len(vector["observed"])))
def test_an_estimate(vector: dict[str, Any]) -> None:
    assert same_numbers(estimate(vector["observed"]), msgspec.convert(vector["estimate"], Estimate))


@pytest.mark.parametrize("vector", VECTORS["histories"], ids=lambda vector: str(len(vector["reviews"])))
def test_the_sums_of_a_history(vector: dict[str, Any]) -> None:
    reviews = msgspec.convert(vector["reviews"], list[Review])
    totals, met = totals_and_encounter(reviews, vector["seat"])
    assert same_numbers(totals, msgspec.convert(vector["totals"], PlayerTotals))
    assert same_numbers(met, msgspec.convert(vector["encounter"], Encounter))


def same_numbers(found: object, wanted: object) -> bool:
    """Whether two values have the same parts; floats except for the last bits, since Python from 3.12 on adds with a
    smaller error than 3.11 and the page."""
    ours, theirs = _leaves(msgspec.to_builtins(found)), _leaves(msgspec.to_builtins(wanted))
    return ours.keys() == theirs.keys() and all(_same(ours[path], theirs[path]) for path in ours)


def _same(one: object, other: object) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return isclose(one, other, rel_tol=1e-12, abs_tol=1e-12)
    return one == other


def _leaves(value: object, path: str = "") -> dict[str, object]:
    """The values in nested dictionaries and lists, by their paths."""
    if not isinstance(value, dict | list):
        return {path: value}
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return {key: leaf for name, part in parts for key, leaf in _leaves(part, f"{path}.{name}").items()}
