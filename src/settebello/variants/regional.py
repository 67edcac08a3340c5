"""The game beyond Italy: Corsica, Tunisia, Germany."""

from __future__ import annotations

from settebello.rules import Barmila, Capture, Deal, Finish, Pack, Primiera, Rules, Sweep
from settebello.variants.model import Alternative, Variant
from settebello.variants.scoring_lines import with_lines

CORSICAN = Variant(
    id="corsican",
    title="Scopa Corse",
    source="S0",
    region="Corsica",
    seats=(2, 4),
    game=Rules(
        pack=Pack(size=36),
        capture=Capture(optional=True),
        finish=Finish(target=21),
        idiom="corsican",
    ),
    hands={2: (3, 3, 3, 3, 4), 4: (3, 3, 2)},
    targets=(21, 16, 11),
)

CHKOBBA = Variant(
    id="chkobba",
    title="Chkobba",
    source="S0",
    region="Tunisia",
    seats=(2, 4),
    game=Rules(
        pack=Pack(jack_over_queen=True),
        deal=Deal(cut=True, redeal=("equal",)),
        scoring=with_lines(primiera=None, barmila=Barmila()),
        finish=Finish(target=21),
        idiom="chkobba",
    ),
    targets=(21, 11, 31),
)

HURRIKAN = Variant(
    id="hurrikan",
    title="Hurrikan",
    source="S0",
    region="Germany",
    seats=(2, 4),
    game=Rules(
        deal=Deal(redeal=()),
        sweep=Sweep(last_card=True),
        scoring=with_lines(primiera=Primiera(scale="hurrikan")),
        bonus="C",
        finish=Finish(target=16, double_game=True),
        idiom="hurrikan",
    ),
    hands={2: (6, 6, 6), 4: (9,)},
    alternatives=(
        Alternative({"table": "0", "hands": "10"}, seats=(4,)),
        Alternative({"primiera": "off", "barmila": "on"}),
        Alternative({"last_card": "off"}),
    ),
)

GAMES = (CORSICAN, CHKOBBA, HURRIKAN)
