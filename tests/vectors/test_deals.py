"""All cards of a round that come from a seed, with cuts and void deals. The page's tests read them too: it checks the
cards against what is dealt here."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from settebello.rules import digest
from tests.vectors.make_deals import FILE, dealt, places

VECTORS = json.loads(FILE.read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['variant']}-{vector['seats']}")
def test_the_cards_of_a_round_come_from_the_seed(vector: dict[str, Any]) -> None:
    name, seats, seed = vector["variant"], vector["seats"], bytes.fromhex(vector["seed"])
    game = dealt(name, seats, seed, vector["dealer"], vector["cuts"], vector["settings"])
    assert game is not None
    assert places(game) == {key: vector[key] for key in ("voids", "table", "hands")}
    assert sha256(vector["rules"].encode()).hexdigest() == digest(game.rules)
