"""The deck that people play with in the home of a game."""

from __future__ import annotations

from typing import Literal

RegionalDeck = Literal["neapolitan", "piacentine", "trevisane", "bergamasche", "sicilian", "spanish", "french"]

_DECKS: dict[str, RegionalDeck] = {
    "Argentina": "spanish",
    "Bergamo": "bergamasche",
    "Ecuador": "french",
    "Emilia": "piacentine",
    "Emilia-Romagna": "piacentine",
    "Germany": "french",
    "Liguria": "french",
    "Lombardy": "piacentine",
    "Morocco": "spanish",
    "Naples": "neapolitan",
    "Sicily": "sicilian",
    "Spain": "spanish",
    "Tunisia": "french",
    "Umbria": "piacentine",
    "Uruguay": "spanish",
    "Veneto": "trevisane",
}
"""By country or region: the last part of :attr:`settebello.variants.model.Variant.region`."""


def regional_deck(region: str) -> RegionalDeck | None:
    """The usual deck of a region, or None if the game names no region, or a region without its own deck.

    >>> regional_deck("Riccione, Emilia-Romagna"), regional_deck("Italy")
    ('piacentine', None)
    """
    return _DECKS.get(region.rpartition(",")[2].strip())
