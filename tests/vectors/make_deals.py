"""Rewrite deals.json: ``python -m tests.vectors.make_deals``. The page derives the same cards from the seeds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from settebello.core import Action
from settebello.game import Game, Seed
from settebello.rules import digested_json
from settebello.variants import variant

FILE = Path(__file__).parent / "deals.json"
Settings = dict[str, str]
CASES: Sequence[tuple[str, int, int, tuple[str, ...]] | tuple[str, int, int, tuple[str, ...], Settings]] = (
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
    ("cirulla", 2, 2, ()),
    ("cirulla", 4, 1, ()),
    ("escoba", 2, 1, ()),
    ("cicera-bigia", 4, 1, ()),
    ("scopa", 2, 2, (), {"redeal": "three-high"}),
    ("scopa", 3, 2, (), {"redeal": "kings,equal"}),
    ("scopa", 2, 2, (), {"redeal": "aces", "misdeals": "2"}),
    ("scopa", 2, 3, (), {"redeal": "aces", "misdeals": "4"}),
    ("scopa", 2, 1, (), {"redeal": "equal", "dealer_wins": "four-equal"}),
)
"""The game, its seats, the deal that was not void, the decision in the cut of each, and house rules."""


def main() -> None:
    FILE.write_text("[\n" + ",\n".join(json.dumps(_vector(*case)) for case in CASES) + "\n]\n")


def dealt(name: str, seats: int, seed: bytes, dealer: int, cuts: Sequence[str], settings: Settings) -> Game | None:
    """The game with its first cards dealt, or None if these cuts do not lead there."""
    game = Game(variant(name).rules(seats, settings), dealer)
    game.deal(Seed(seed))
    for cut in cuts:
        if game.round.phase != "cut":
            return None
        game.play(Action.parse(cut))
    return None if game.round.phase == "cut" else game


def places(game: Game) -> dict[str, object]:
    """The places of all cards of a round that was just dealt."""
    seats, played = range(game.rules.seats), game.round.copy()
    table = str(played.captured_by_dealer or played.table)
    voids = [str(attempt.table) for attempt in game.attempts[:-1]]
    hands = [[str(played.hand(seat)) for seat in seats]]
    while played.phase != "over":
        before = played.deal
        played.play(played.legal_actions()[0])
        if played.deal != before:
            hands.append([str(played.hand(seat)) for seat in seats])
    return {"voids": voids, "table": table, "hands": hands}


def _vector(
    name: str, seats: int, attempt: int, cuts: tuple[str, ...], settings: Settings | None = None
) -> dict[str, object]:
    for number, seed in _seeds(name, seats):
        dealer = number % seats
        game = dealt(name, seats, seed, dealer, cuts, settings or {})
        if game is not None and len(game.attempts) == attempt:
            known = {"variant": name, "seats": seats, "settings": settings or {}, "seed": seed.hex(), "dealer": dealer}
            return {**known, "cuts": cuts, "rules": digested_json(game.rules), **places(game)}
    raise AssertionError("No pack was dealt so.")


def _seeds(name: str, seats: int) -> Iterator[tuple[int, bytes]]:
    for number in range(5000):
        yield number, hashlib.sha256(f"deal {name} {seats} {number}".encode()).digest()


if __name__ == "__main__":
    main()
