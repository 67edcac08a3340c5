from settebello.cards import CardSet
from settebello.core.kernel.round import Round

def resample_forgotten(position: Round, seat: int, forgotten: CardSet, seed: int) -> Round: ...
