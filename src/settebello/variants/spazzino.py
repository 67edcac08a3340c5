"""Spazzino and Tombolon: face cards take only their equal, and captures of one suit score."""

from __future__ import annotations

from settebello.rules import Capture, CapturePoints, Coins, Deal, Finish, Majority, Napola, Rules, Scoring, Sweep
from settebello.variants.model import Alternative, Variant

_CAPTURE = Capture(choice="free", pictures="equal-only")
_HONOURS = (("2S", 1), ("7D", 1), ("8S", 1))

SPAZZINO = Variant(
    id="spazzino",
    title="Spazzino",
    source="S9",
    region="Mantua, Lombardy",
    seats=(2,),
    game=Rules(
        deal=Deal(redeal=()),
        capture=_CAPTURE,
        capture_points=CapturePoints(fall=(1,), one_suit="each"),
        scoring=Scoring(
            cards=Majority(points=2, tie="split"),
            coins=Coins(points=2, tie="split"),
            napola=Napola(longest=10, napoleone=False),
            honours=_HONOURS,
        ),
        bonus="S",
        finish=Finish(target=31),
        idiom="spazzino",
    ),
    targets=(31, 21),
)

TOMBOLON = Variant(
    id="tombolon",
    title="Tombolon",
    source="S10",
    region="Rovigo, Veneto",
    seats=(4, 2),
    game=Rules(
        deal=Deal(redeal=("three-high",)),
        capture=_CAPTURE,
        sweep=Sweep(by_card=True),
        capture_points=CapturePoints(one_suit="by-card", last_card_scores=True),
        scoring=Scoring(
            cards=Majority(points=2, tie="first-player"),
            coins=Coins(tie="first-player"),
            napola=Napola(longest=10, with_all=True),
            honours=_HONOURS,
            double_all=True,
        ),
        bonus="S",
        finish=Finish(target=31, claiming_out=True),
        idiom="tombolon",
    ),
    hands={2: (4, 4, 4, 6), 4: (4, 5)},
    targets=(31,),
    alternatives=(Alternative({"claiming_out": "off"}),),
)

GAMES = (SPAZZINO, TOMBOLON)
