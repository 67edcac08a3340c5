"""Games where an ace takes all."""

from __future__ import annotations

from settebello.rules import Capture, Rules
from settebello.variants.model import Alternative, Variant

ASSO_PIGLIATUTTO = Variant(
    id="asso-pigliatutto",
    title="Asso Pigliatutto",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(capture=Capture(ace="sweep")),
    targets=(11, 16, 21),
)

SCOPA_D_ASSI = Variant(
    id="scopa-d-assi",
    title="Scopa d'Assi",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(capture=Capture(ace="no-sweep")),
    targets=(11, 16, 21, 31, 41),
    alternatives=(
        Alternative({"ace_takes_itself": "on"}),
        Alternative({"ace_first": "no-power"}),
        Alternative({"ace_first": "forbidden"}),
        Alternative({"redeal": "kings,aces"}),
        Alternative({"napola": "on"}),
        Alternative({"hands": "9"}, seats=(4,)),
        Alternative({"table": "0", "hands": "10"}, seats=(4,)),
    ),
)

GAMES = (ASSO_PIGLIATUTTO, SCOPA_D_ASSI)
