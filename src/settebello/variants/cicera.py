"""Cicera bigia of Brescia: a pack of 52, captures that score as they are made, and swords."""

from __future__ import annotations

from settebello.rules import (
    Capture,
    CapturePoints,
    Coins,
    Deal,
    Finish,
    Majority,
    Napola,
    Pack,
    Rules,
    Scoring,
)
from settebello.variants.model import Alternative, Variant

CICERA_BIGIA = Variant(
    id="cicera-bigia",
    title="Cicera bigia",
    source="S16",
    region="Brescia, Lombardy",
    seats=(4,),
    game=Rules(
        pack=Pack(size=52),
        deal=Deal(redeal=()),
        capture=Capture(choice="free", optional=True, pictures="equal-only"),
        capture_points=CapturePoints(fall=(1,), one_suit="one", many=1),
        scoring=Scoring(
            cards=Majority(points=2, tie="split"),
            coins=Coins(),
            napola=Napola(longest=13),
            honours=(("2S", 1), ("10D", 1), ("11C", 1)),
        ),
        bonus="S",
        finish=Finish(target=51),
        idiom="cicera",
    ),
    hands={4: (12,)},
    targets=(51, 21, 11),
    alternatives=(Alternative({"hands": "6"}), Alternative({"hands": "4"})),
)

GAMES = (CICERA_BIGIA,)
