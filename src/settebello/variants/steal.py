"""Rubamazzo: a card that equals the top of another pile takes the whole pile."""

from __future__ import annotations

from settebello.rules import Capture, Deal, Finish, Majority, Rules, Scoring, Seating, Sweep
from settebello.variants.model import Alternative, Variant

RUBAMAZZO = Variant(
    id="rubamazzo",
    title="Rubamazzo",
    source="S15",
    region="Italy",
    seats=(2, 3, 4),
    game=Rules(
        seating=Seating(teams=False),
        deal=Deal(redeal=()),
        capture=Capture(sum=False, steal=True),
        sweep=Sweep(points=0),
        scoring=Scoring(cards=Majority()),
        finish=Finish(target=1),
    ),
    alternatives=(
        Alternative({"sum": "on", "choice": "free"}),
        Alternative({"ace": "sweep"}),
    ),
)

GAMES = (RUBAMAZZO,)
