"""The basic game as each of the sources S0 to S4 plays it, and the one line most often added to it."""

from __future__ import annotations

from settebello.rules import Bonus, Coins, Deal, Majority, Primiera, Rules, Scoring, Seating, Sweep
from settebello.rules.scoring import BASIC_SCORING
from settebello.variants.model import Alternative, Variant
from settebello.variants.scoring_lines import with_lines

SCOPA = Variant(
    id="scopa",
    title="Scopa",
    source="S0",
    region="Italy",
    seats=(2, 3, 4, 6),
    targets=(11, 16, 21),
    alternatives=(
        Alternative({"claiming_out": "on"}),
        Alternative({"primiera.scale": "halves"}),
    ),
)

SCOPA_TWO = Variant(
    id="scopa-two",
    title="Scopa for two",
    source="S1",
    seats=(2,),
    game=Rules(scoring=with_lines(primiera=Primiera(missing_suit="compared"))),
)

WINNING_MOVES = Variant(
    id="winning-moves",
    title="Scopa by Winning Moves",
    source="S2",
    seats=(2, 3, 4),
    game=Rules(
        seating=Seating(direction="left"),
        deal=Deal(redeal=()),
        sweep=Sweep(last_card=True),
        leftover="last-deal",
        idiom="winning-moves",
    ),
    hands={4: (9,)},
    target_by_seats={2: 11, 3: 8, 4: 15},
    alternatives=(Alternative({"direction": "right"}),),
)

PANICALE = Variant(
    id="panicale",
    title="Scopa in Panicale",
    source="S3",
    region="Panicale, Umbria",
    seats=(4, 2, 3),  # S3: two, three or four; four is traditional
    game=Rules(
        seating=Seating(direction="left"),
        deal=Deal(redeal=()),
        sweep=Sweep(last_card=True),
        scoring=with_lines(primiera=Primiera(scale="panicale")),
    ),
    alternatives=(
        Alternative({"re_bello": "on"}),
        Alternative({"ace": "no-sweep"}),
    ),
)

DANTE = Variant(
    id="dante",
    title="Scopa of the Dante Alighieri Society",
    source="S4",
    seats=(2, 4),
    game=Rules(
        deal=Deal(redeal=()),
        scoring=Scoring(
            cards=Majority(at_least=21),
            coins=Coins(at_least=6),
            settebello=BASIC_SCORING.settebello,
            primiera=Primiera(scale="settanta"),
        ),
    ),
    targets=(11, 15),
    alternatives=(Alternative({"coins.with_seven": "on"}),),
)

RE_BELLO = Variant(
    id="re-bello",
    title="Re Bello",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(scoring=with_lines(re_bello=Bonus())),
    targets=(11, 16, 21),
)

GAMES = (SCOPA, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE, RE_BELLO)
