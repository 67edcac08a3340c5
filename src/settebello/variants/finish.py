"""Games that are won in another way: by the lowest total, or by the king of coins in a tie."""

from __future__ import annotations

from settebello.cards import Card, Suit
from settebello.rules import Capture, Finish, Rules, Scoring, Sweep
from settebello.variants.model import Variant

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

GAMES = (SCOPA_A_PERDERE, FRAC)
