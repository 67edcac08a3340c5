"""Rewrites the digests of all named games: ``python -m tests.rules.pin_digests``.

A record carries the digest of its rules, so a digest that changes means that old records name a game that is no
longer known. Do this only when a game is meant to change.
"""

from __future__ import annotations

import json
from pathlib import Path

from settebello.rules import digest
from settebello.variants import VARIANTS

FILE = Path(__file__).with_name("digests.json")


def digests() -> dict[str, str]:
    """The digest of every game at every number of seats."""
    return {f"{game.id}/{seats}": digest(game.rules(seats)) for game in VARIANTS.values() for seats in game.seats}


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")
