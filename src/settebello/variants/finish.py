"""Games with a different end: the lowest total wins, the king of coins decides a tie, a tie begins a new game."""

from __future__ import annotations

from settebello.cards import Card, Suit
from settebello.rules import (
    Barmila,
    Bonus,
    Capture,
    Deal,
    DealtPoints,
    Finish,
    Napola,
    Rules,
    Scoring,
    Sweep,
)
from settebello.variants.model import Variant
from settebello.variants.scoring_lines import with_lines

SCOPA_A_PERDERE = Variant(
    id="scopa-a-perdere",
    title="Scopa a perdere",
    source="S13",
    region="Italy",
    seats=(2, 3, 4),
    game=Rules(finish=Finish(target=21, lowest=True)),
    targets=(21,),
)

FRAC = Variant(
    id="scopa-frac",
    title="Scopa Frac",
    source="S13",
    region="Italy",
    seats=(2, 3, 4),
    game=Rules(
        capture=Capture(choice="free"),
        sweep=Sweep(points=0),
        scoring=Scoring(honours=tuple((str(Card.of(rank, suit)), 1) for rank in (1, 8, 9, 10) for suit in Suit)),
        finish=Finish(target=21, tie="king"),
    ),
    targets=(21,),
)

SPINCIO = Variant(
    id="spincio",
    title="Spincio",
    source="S14",
    region="Italy",
    seats=(4,),
    game=Rules(
        deal=Deal(redeal=("two-aces",)),
        capture=Capture(ace="sweep"),
        scoring=with_lines(re_bello=Bonus(), primiera=None, barmila=Barmila(ranks="sevens"), napola=Napola()),
        dealt_points=DealtPoints(three=7, low=2, low_pair=1),
        finish=Finish(target=31, tie="new-game"),
        idiom="spincio",
    ),
    targets=(31,),
)

GAMES = (SCOPA_A_PERDERE, FRAC, SPINCIO)
