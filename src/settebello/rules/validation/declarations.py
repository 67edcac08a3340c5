"""Checks of declared hands and the matta."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.errors import Problem, Sentence
from settebello.rules.base import MOST_CARDS_WITH_TEN_RANKS
from settebello.rules.vocabulary import DECLARATIONS, Declaring, Rules

_DECLARE = Sentence("rules-declare", "Declarations need hands of three cards in every deal.")
_DECLARING = Sentence(
    "rules-declaring",
    "Hands in a row or of one suit cannot be compared: let each score by itself, at a player's turn or after the deal.",
)
_DECLARING_NONE = Sentence(
    "rules-declaring-none", "Without declarations it cannot be said when hands are declared, and what they score."
)
_MATTA = Sentence(
    "rules-matta",
    "The matta needs something to be wild for: a dealer who takes 15, or declarations at the turn of each player.",
)
_MATTA_CAPTURES = Sentence(
    "rules-matta-captures",
    "The matta captures by its value alone: leave out runs, falls and face cards that take only their equal.",
)
_MATTA_PACK = Sentence(
    "rules-matta-pack", "The matta is named one of ten ranks: do without it in a pack of 52, or choose another pack."
)
_MATTA_ROUND = Sentence(
    "rules-matta-round",
    "The matta can be named only where every declared hand scores: let hands be declared at a player's turn or after"
    " the deal, each for itself, or do without it.",
)


def declaration_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with declared hands and the matta."""
    if rules.declarations in DECLARATIONS and set(rules.deal.hands) != {3}:
        yield _DECLARE()
    points, compared = DECLARATIONS.get(rules.declarations), rules.declaring.when == "round"
    if points is not None and compared and (points.row or points.one_suit):
        yield _DECLARING()
    if points is None and rules.declaring != Declaring():
        yield _DECLARING_NONE()
    if rules.matta != "none":
        if rules.pack.size > MOST_CARDS_WITH_TEN_RANKS:
            yield _MATTA_PACK()
        if points is not None and compared:
            yield _MATTA_ROUND()
        if rules.capture.run or rules.capture_points.fall or rules.capture.pictures != "value":
            yield _MATTA_CAPTURES()
        if points is None and rules.deal.dealer_takes == "none":
            yield _MATTA()
