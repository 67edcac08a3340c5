"""Scopone: four players, and the whole pack dealt at once."""

from __future__ import annotations

from settebello.rules import Deal, Rules
from settebello.variants.model import Variant

SCOPONE = Variant(
    id="scopone",
    title="Scopone",
    source="S0",
    seats=(4,),
    hands={4: (9,)},
    targets=(11, 16, 21, 31),
)

SCOPONE_SCIENTIFICO = Variant(
    id="scopone-scientifico",
    title="Scopone scientifico",
    source="S0",
    seats=(4,),
    game=Rules(deal=Deal(table=0)),
    hands={4: (10,)},
    targets=(11, 16, 21, 31),
)

GAMES = (SCOPONE, SCOPONE_SCIENTIFICO)
