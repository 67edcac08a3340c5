"""The first cards that come from a seed, with a cut and with deals that are made again. The page's tests read them too:
what it checks of the cards is what is dealt here."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.vectors.make_deals import FILE, dealt, first_cards

VECTORS = json.loads(FILE.read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['variant']}-{vector['seats']}")
def test_the_first_cards_come_from_the_seed(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    game = dealt(vector["variant"], vector["seats"], seed, vector["dealer"], vector["cuts"])
    assert game is not None
    assert len(game.attempts) == vector["attempt"]
    assert first_cards(game) == {"hands": vector["hands"], "table": vector["table"]}
    assert str(game.rules.cards) == vector["cards"]
