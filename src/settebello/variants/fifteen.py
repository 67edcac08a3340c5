"""Scopa di Quindici: captures that make fifteen with the played card."""

from __future__ import annotations

from settebello.rules import Capture, Finish, Rules
from settebello.variants.model import Alternative, Variant

QUINDICI_1 = Variant(
    id="quindici-1",
    title="Scopa di Quindici, first version",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(capture=Capture(equal=False, sum=False, fifteen=True, choice="free")),
)

QUINDICI_2 = Variant(
    id="quindici-2",
    title="Scopa di Quindici, second version",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(capture=Capture(fifteen=True, choice="free")),
    alternatives=(Alternative({"choice": "fewest"}),),
)

QUINDICI_3 = Variant(
    id="quindici-3",
    title="Scopa di Quindici, third version",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(capture=Capture(fifteen=True, choice="free", ace="sweep"), finish=Finish(target=31)),
)

GAMES = (QUINDICI_1, QUINDICI_2, QUINDICI_3)
