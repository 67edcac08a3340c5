"""Games in which the lowest total wins."""

from __future__ import annotations

from settebello.rules import Finish, Rules
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

GAMES = (SCOPA_A_PERDERE,)
