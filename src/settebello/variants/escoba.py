"""Escoba: the game of Spain and Spanish America, where every capture makes fifteen."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.rules import Barmila, Coins, Deal, Declaring, Finish, Majority, Rules
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

_URUGUAY = Rules(
    deal=_DEAL,
    capture=_CAPTURE,
    scoring=with_lines(primiera=None, barmila=Barmila(ranks="sevens-sixes-aces-fives")),
    declarations="chorizo",
    declaring=Declaring(when="turn", points="add"),
    finish=Finish(target=21),
    idiom="escoba",
)

CHORIZO = Variant(
    id="chorizo",
    title="Chorizo",
    source="S8",
    region="Uruguay",
    seats=(2, 3, 4),
    game=_URUGUAY,
    targets=(21,),
)

BACIGA = Variant(
    id="baciga",
    title="Báciga",
    source="S8",
    region="Uruguay",
    seats=(2, 3, 4),
    game=replace(_URUGUAY, declarations="baciga"),
    targets=(21,),
)

GAMES = (ESCOBA, ESCOBA_AMERICANA, CHORIZO, BACIGA)
