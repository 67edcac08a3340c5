"""Sums over the reviews of many games: means with intervals, decisions, results without luck. The page's tests read the
same vectors, so that *Your games* says what ``settebello review`` and ``settebello luck`` say."""

from __future__ import annotations

import json
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
    assert estimate(vector["observed"]) == msgspec.convert(vector["estimate"], Estimate)


@pytest.mark.parametrize("vector", VECTORS["histories"], ids=lambda vector: str(len(vector["reviews"])))
def test_the_sums_of_a_history(vector: dict[str, Any]) -> None:
    reviews = msgspec.convert(vector["reviews"], list[Review])
    totals, met = totals_and_encounter(reviews, vector["seat"])
    assert totals == msgspec.convert(vector["totals"], PlayerTotals)
    assert met == msgspec.convert(vector["encounter"], Encounter)
