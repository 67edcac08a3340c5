"""Fixed packs and how many action sequences of each length they allow: oracle and kernel reach the same."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from settebello.cards import parse_cards
from settebello.core import Round
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from tests.oracle import OracleRound
from tests.vectors.make_perft import FILE

VECTORS = json.loads(FILE.read_text())
ORACLE_NODES = int(os.environ.get("SETTEBELLO_NODES", "6000"))
"""The oracle follows each vector down to the depth where it would count more."""


def _name(vector: dict[str, Any]) -> str:
    settings = "".join(f"-{key}={value}" for key, value in vector.get("settings", {}).items())
    return f"{vector['variant']}-{vector['seats']}{settings}"


def _rules(vector: dict[str, Any]) -> Rules:
    return variant(vector["variant"]).rules(vector["seats"], vector.get("settings"))


def test_every_game_at_every_number_of_seats_has_a_vector() -> None:
    named = {(game.id, seats) for game in VARIANTS.values() for seats in game.seats}
    assert {(vector["variant"], vector["seats"]) for vector in VECTORS if "settings" not in vector} == named


@pytest.mark.parametrize("vector", VECTORS, ids=_name)
def test_the_kernel_counts(vector: dict[str, Any]) -> None:
    played = Round(_rules(vector), parse_cards(vector["pack"]))
    assert [played.perft(depth) for depth in range(1, len(vector["counts"]) + 1)] == vector["counts"]


@pytest.mark.parametrize("vector", VECTORS, ids=_name)
def test_the_oracle_counts(vector: dict[str, Any]) -> None:
    played = OracleRound(_rules(vector), parse_cards(vector["pack"]))
    counted = _depths_counted(vector)
    assert [played.perft(depth) for depth in counted] == [vector["counts"][depth - 1] for depth in counted]


def _depths_counted(vector: dict[str, Any]) -> list[int]:
    """All of them for the basic game; for the others as far as the oracle is quick."""
    depths = enumerate(vector["counts"], 1)
    return [depth for depth, count in depths if vector["variant"] == "scopa" or depth <= 3 or count <= ORACLE_NODES]
