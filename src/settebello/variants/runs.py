"""Cuarenta and Ronda: a capture continues upwards, and the card just laid may fall."""

from __future__ import annotations

from settebello.rules import (
    Capture,
    CapturePoints,
    CardCount,
    Deal,
    DealtPoints,
    Finish,
    Rules,
    Scoring,
    Seating,
    Sweep,
)
from settebello.variants.model import Alternative, Variant

CUARENTA = Variant(
    id="cuarenta",
    title="Cuarenta",
    source="S11",
    region="Ecuador",
    seats=(2, 4),
    game=Rules(
        seating=Seating(direction="left"),
        deal=Deal(table=0, redeal=()),
        capture=Capture(choice="free", pictures="equal-only", run=True),
        sweep=Sweep(points=2, last_card=True),
        capture_points=CapturePoints(fall=(2,), last_card_scores=True),
        dealt_points=DealtPoints(three=4),
        scoring=Scoring(card_count=CardCount(points=6, at_least=20, even=True)),
        finish=Finish(target=40),
        idiom="cuarenta",
    ),
    hands={2: (5, 5, 5, 5), 4: (5, 5)},
    targets=(40,),
    alternatives=(Alternative({"three": "2"}),),
)

RONDA = Variant(
    id="ronda",
    title="Ronda",
    source="S12",
    region="Morocco",
    seats=(2, 4),
    game=Rules(
        deal=Deal(redeal=("pair",)),
        capture=Capture(sum=False, run=True),
        capture_points=CapturePoints(fall=(1, 5, 10)),
        dealt_points=DealtPoints(pair=1, three=5, best=True),
        scoring=Scoring(card_count=CardCount(points=1, at_least=21)),
        finish=Finish(target=41),
        idiom="ronda",
    ),
    targets=(41,),
)

GAMES = (CUARENTA, RONDA)
