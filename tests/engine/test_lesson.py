"""The lesson of the page knows what its cards can capture, without a server: the kernel says the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from settebello.cards import Card, CardSet
from settebello.core import captures
from settebello.variants import variant

LESSON = Path(__file__).parents[2] / "web/src/lib/lesson"
CARDS = re.compile(r"'(\w+)'")
POSITION = re.compile(r"name: '(\w+)',\s*hand: \[([^]]*)],\s*table: \[([^]]*)]")


@pytest.mark.skipif(not LESSON.exists(), reason="The sources of the page are not here.")
def test_the_captures_of_the_lesson_are_those_of_the_kernel() -> None:
    positions = POSITION.findall((LESSON / "steps.ts").read_text())
    expected = {
        step: {card: _captures(card, CARDS.findall(table)) for card in CARDS.findall(hand)}
        for step, hand, table in positions
    }
    assert len(expected) == 6
    assert json.loads((LESSON / "captures.json").read_text()) == expected


def _captures(card: str, table: list[str]) -> list[list[str]]:
    options, _ = captures(variant("scopa").rules(), Card.parse(card), CardSet.parse(" ".join(table)))
    return [[str(captured) for captured in option] for option in options]
