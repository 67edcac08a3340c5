"""Games where hands of three are declared for points."""

from __future__ import annotations

from settebello.rules import Bonus, Capture, Finish, Penalty, Rules
from settebello.variants.model import Variant
from settebello.variants.scoring_lines import with_lines

BAZZICA = Variant(
    id="bazzica",
    title="Scopa Bazzica",
    source="S0",
    seats=(2,),
    game=Rules(declarations="bazzica", finish=Finish(target=21)),
    targets=(21, 31),
)

SBARAZZINA = Variant(
    id="sbarazzina",
    title="Sbarazzina",
    source="S0",
    region="Emilia",
    seats=(2, 4),
    game=Rules(
        capture=Capture(ace="no-sweep"),
        scoring=with_lines(re_bello=Bonus()),
        declarations="sbarazzina",
        finish=Finish(target=41),
    ),
)

PIVA = Variant(
    id="piva",
    title="Piva",
    source="S0",
    region="Riccione, Emilia-Romagna",
    seats=(2,),
    game=Rules(
        capture=Capture(ace="no-sweep"),
        scoring=with_lines(re_bello=Bonus(), two_of_clubs=Penalty()),
        declarations="sbarazzina",
        finish=Finish(target=21),
    ),
    targets=(21, 31),
)

GAMES = (BAZZICA, SBARAZZINA, PIVA)
