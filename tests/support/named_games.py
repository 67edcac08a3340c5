"""The named games with their numbers of seats, as parameters of tests that take seconds for each."""

from __future__ import annotations

import pytest

from settebello.variants import VARIANTS

FEW_SEATS = tuple(
    pytest.param(
        name,
        seats,
        id=f"{name}-{seats}",
        marks=() if name == "scopa" or seats == min(game.seats) else pytest.mark.release,
    )
    for name, game in VARIANTS.items()
    for seats in game.seats
)
"""Every game with its fewest seats, and scopa with each number; the others before a release."""

OTHER_ACTIONS = (
    "bazzica",
    "chorizo",
    "cicera-bigia",
    "cirulla",
    "corsican",
    "chkobba",
    "cuarenta",
    "escoba",
    "hurrikan",
    "ronda",
    "rubamazzo",
    "scalette",
    "scopone",
    "spazzino",
    "tombolon",
    "winning-moves",
)
"""Games with more than playing cards and taking, or with a different deal."""

FOUR_ALONE = ("rubamazzo", 4)
"""The game of four sides."""

FEW_GAMES = tuple(
    pytest.param(name, seats, id=f"{name}-{seats}", marks=() if plain else pytest.mark.release)
    for name, game in VARIANTS.items()
    for seats in game.seats
    for plain in [
        name == "scopa" or (name in OTHER_ACTIONS and seats == min(game.seats)) or (name, seats) == FOUR_ALONE
    ]
)
"""Scopa with each number of seats, and games unlike it; the others before a release."""
