from settebello.core.kernel.round import Round

def recalled(played: Round, seat: int, forgotten: int, seed: int) -> Round:
    """The position as ``seat`` may think it is when it no longer knows some of the captured cards: each pile holds as
    many cards as it does, and what may be in their place is drawn from those cards and from what is hidden anyway.

    Args:
        played: a position that looks to the seat like the one it is in.
        seat: who recalls it.
        forgotten: the mask of the cards; they lie in piles.
        seed: the same seed gives the same recollection.

    Raises:
        IllegalAction: a card that was not captured is forgotten.
    """
