"""Escoba: the game of Spain and Spanish America, in which every capture makes fifteen."""

from __future__ import annotations

from settebello.rules import Barmila, Coins, Deal, Finish, Majority, Rules
from settebello.variants.fifteen import QUINDICI_1
from settebello.variants.model import Alternative, Variant
from settebello.variants.scoring_lines import with_lines

_DEAL = Deal(redeal=(), dealer_takes="fifteen-thirty")
_CAPTURE = QUINDICI_1.game.capture
_SEVENS = Barmila(ranks="sevens", all=1)

ESCOBA = Variant(
    id="escoba",
    title="Escoba",
    source="S5",
    region="Spain",
    seats=(2, 3, 4, 6),
    game=Rules(
        deal=_DEAL,
        capture=_CAPTURE,
        scoring=with_lines(cards=Majority(few=2), coins=Coins(all=1), primiera=None, barmila=_SEVENS),
        finish=Finish(target=21, shut_out=True),
        idiom="escoba",
    ),
    scoring_by_seats={3: with_lines(coins=Coins(all=1), primiera=None, barmila=_SEVENS)},
    targets=(21, 31),
    alternatives=(Alternative({"optional": "on"}),),
)

ESCOBA_AMERICANA = Variant(
    id="escoba-americana",
    title="Escoba americana",
    source="S6",
    region="Argentina",
    seats=(2, 3, 4),
    game=Rules(
        deal=_DEAL,
        capture=_CAPTURE,
        finish=Finish(target=15),
        idiom="escoba",
    ),
    targets=(15, 21, 30),
    alternatives=(
        Alternative({"dealer_takes": "fifteen"}),
        Alternative({"primiera": "off", "barmila": "on", "barmila.ranks": "sevens"}),
        Alternative({"primiera.scale": "halves"}),
    ),
)

GAMES = (ESCOBA, ESCOBA_AMERICANA)
