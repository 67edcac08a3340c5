"""Rewrite perft.json: ``python -m tests.vectors.make_perft``. A vector changes only when a rule does."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from settebello.core import Round
from settebello.rules import Rules
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS

FILE = Path(__file__).parent / "perft.json"
DEPTH = 6
BASIC_DEPTH = 8
HOUSE_RULES: tuple[tuple[str, dict[str, str]], ...] = (("cirulla", {"declaring": "deal"}),)
"""Games with settings that change what may be done, and that no named game has."""


def main() -> None:
    vectors = [
        _vector(game.id, seats, game.rules(seats), BASIC_DEPTH if game.id == "scopa" else DEPTH)
        for game in VARIANTS.values()
        for seats in game.seats
    ]
    vectors += [
        _vector(name, seats, VARIANTS[name].rules(seats, settings), DEPTH, settings)
        for name, settings in HOUSE_RULES
        for seats in VARIANTS[name].seats
    ]
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, vectors)) + "\n]\n")


def _vector(
    name: str, seats: int, rules: Rules, depth: int, settings: Mapping[str, str] | None = None
) -> dict[str, object]:
    played = _first_round_that_goes_on(name, seats, rules, depth)
    counts = [played.perft(number) for number in range(1, depth + 1)]
    said = {"variant": name, "seats": seats} | ({"settings": settings} if settings else {})
    return said | {"pack": " ".join(map(str, played.pack)), "counts": counts}


def _first_round_that_goes_on(name: str, seats: int, rules: Rules, depth: int) -> Round:
    for number in range(1000):
        seed = hashlib.sha256(f"perft {name} {seats} {number}".encode()).digest()
        played = Round(rules, pack_order(seed, rules.cards))
        if played.perft(depth):
            return played
    raise AssertionError("A thousand packs in a row were dealt again.")


if __name__ == "__main__":
    main()
