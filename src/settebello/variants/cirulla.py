"""Cirulla: the game of Liguria, with knocks for hands and a wild card."""

from __future__ import annotations

from settebello.rules import (
    Capture,
    Deal,
    Declaring,
    Finish,
    Rules,
    Scala,
    Scaletta,
    ScalettaAlta,
)
from settebello.variants.model import Alternative, Variant
from settebello.variants.scoring_lines import with_lines

LA_SPEZIA = {
    "dealer_takes": "nine-thirty",
    "declarations": "la-spezia",
    "declaring.points": "add",
    "scaletta_bassa.longest": "5",
    "scaletta_alta.longest": "5",
    "target": "100",
}
"""The settings of La Spezia."""

LUZZATI = {"redeal": "equal,two-aces", "dealer_wins": "four-equal", "misdeals": "3"}
"""The settings of the Giardini Luzzati."""

CIRULLA = Variant(
    id="cirulla",
    title="Cirulla",
    source="S7",
    region="Liguria",
    seats=(4, 2, 3),
    game=Rules(
        deal=Deal(redeal=("two-aces",), dealer_takes="fifteen-thirty"),
        capture=Capture(fifteen=True, choice="free", ace="sweep"),
        scoring=with_lines(scaletta_bassa=Scaletta(longest=6), scaletta_alta=ScalettaAlta(longest=3), scala=Scala()),
        declarations="cirulla",
        declaring=Declaring(when="turn"),
        matta="7C",
        finish=Finish(target=51),
        idiom="cirulla",
    ),
    targets=(51, 26, 31, 101),
    alternatives=(
        Alternative({"direction": "left"}),
        Alternative({"optional": "on"}),
        Alternative({"choice": "equal-first"}),
        Alternative({"matta": "9C"}),
        Alternative({"dealer_takes": "nine-fifteen-thirty"}),
        Alternative({"declaring": "deal"}),
        Alternative({"declaring.points": "add"}),
        Alternative({"scaletta_bassa.longest": "7"}),
        Alternative({"scala": "off"}),
        Alternative(LA_SPEZIA),
        Alternative(LUZZATI, seats=(4, 2)),
    ),
)

GAMES = (CIRULLA,)
