"""Rewrite deals.json: ``python -m tests.vectors.make_deals``. The page derives the same cards from the seeds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from settebello.core import Action
from settebello.game import Game, Seed
from settebello.variants import variant

FILE = Path(__file__).parent / "deals.json"
CASES: Sequence[tuple[str, int, int, tuple[str, ...]]] = (
    ("scopa", 2, 1, ()),
    ("scopa", 2, 2, ()),
    ("scopa", 6, 1, ()),
    ("scopone-scientifico", 4, 1, ()),
    ("corsican", 2, 1, ()),
    ("chkobba", 2, 1, ("keep",)),
    ("chkobba", 2, 1, ("place",)),
    ("chkobba", 4, 1, ("place",)),
    ("chkobba", 2, 2, ("place", "keep")),
    ("chkobba", 2, 2, ("keep", "place")),
    ("chkobba", 4, 2, ("place", "place")),
    ("spincio", 4, 2, ()),
    ("ronda", 2, 2, ()),
    ("ronda", 4, 3, ()),
)
"""The game, its seats, the attempt that was not dealt again, and what was decided at the cut of each."""


def main() -> None:
    FILE.write_text("[\n" + ",\n".join(json.dumps(_vector(*case)) for case in CASES) + "\n]\n")


def dealt(name: str, seats: int, seed: bytes, dealer: int, cuts: Sequence[str]) -> Game | None:
    """The game with its first cards dealt, or None if these cuts do not lead there."""
    game = Game(variant(name).rules(seats), dealer)
    game.deal(Seed(seed))
    for cut in cuts:
        if game.round.phase != "cut":
            return None
        game.play(Action.parse(cut))
    return None if game.round.phase == "cut" else game


def first_cards(game: Game) -> dict[str, object]:
    """The places of the cards."""
    hands = [str(game.round.hand(seat)) for seat in range(game.rules.seats)]
    return {"hands": hands, "table": str(game.round.table)}


def _vector(name: str, seats: int, attempt: int, cuts: tuple[str, ...]) -> dict[str, object]:
    for number, seed in _seeds(name, seats):
        dealer = number % seats
        game = dealt(name, seats, seed, dealer, cuts)
        if game is not None and len(game.attempts) == attempt:
            known = {"variant": name, "seats": seats, "seed": seed.hex(), "dealer": dealer, "attempt": attempt}
            return {**known, "cuts": cuts, "cards": str(game.rules.cards), **first_cards(game)}
    raise AssertionError("No pack was dealt so.")


def _seeds(name: str, seats: int) -> Iterator[tuple[int, bytes]]:
    for number in range(5000):
        yield number, hashlib.sha256(f"deal {name} {seats} {number}".encode()).digest()


if __name__ == "__main__":
    main()
