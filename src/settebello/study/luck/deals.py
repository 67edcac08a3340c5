"""The beginnings of the deals of a round."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.core import Round


def deal_starts(played: Round) -> Iterator[Round]:
    """The positions at the beginning of each deal, in order; if a card is drawn in a cut, the first deal comes after
    it.

    Args:
        played: the round, as far as it was played.
    """
    position, begun = Round(played.rules, played.pack, played.dealer), -1
    for _, action in played.history:
        if position.phase != "cut" and position.deal > begun:
            begun = position.deal
            yield position.copy()
        position.play(action)
    if played.phase == "over" and begun < 0:  # the deal has decided the game
        yield played.copy()
    elif position.turn is not None and position.phase != "cut" and position.deal > begun:
        yield position
