"""Games with points for sequences of the bonus suit."""

from __future__ import annotations

from settebello.rules import Finish, Napola, Rules, Scala, Scaletta, ScalettaAlta
from settebello.variants.model import Alternative, Variant
from settebello.variants.scoring_lines import with_lines

NAPOLA = Variant(
    id="napola",
    title="Scopa with Napola",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(scoring=with_lines(napola=Napola()), finish=Finish(target=21)),
    targets=(21, 31, 41),
    alternatives=(Alternative({"napola.longest": "6"}),),
)

SCALETTE = Variant(
    id="scalette",
    title="Scopa con le Scalette",
    source="S0",
    seats=(2, 3, 4, 6),
    game=Rules(
        scoring=with_lines(scaletta_bassa=Scaletta(), scaletta_alta=ScalettaAlta(), scala=Scala()),
        finish=Finish(target=21),
    ),
    targets=(21, 31, 41),
    alternatives=(Alternative({"ace": "no-sweep"}),),
)

GAMES = (NAPOLA, SCALETTE)
