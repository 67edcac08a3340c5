"""Checks of declared hands and the matta."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.errors import Problem, Sentence
from settebello.rules.base import MOST_CARDS_WITH_TEN_RANKS
from settebello.rules.vocabulary import DECLARATIONS, Declaring, Rules

_DECLARE = Sentence(
    "rules-declare", "declarations needs hands of three cards in every deal: set hands to 3, or declarations to none."
)
_DECLARING = Sentence(
    "rules-declaring",
    "These declarations cannot be compared with each other: set declaring to turn or deal, where each scores by "
    "itself.",
)
_DECLARING_NONE = Sentence(
    "rules-declaring-none", "declaring has no effect without declarations: set declarations, or leave it out."
)
_MATTA = Sentence(
    "rules-matta",
    "The matta has no use here: let the dealer take 15 (dealer_takes), or let hands be declared at each player's turn.",
)
_MATTA_CAPTURES = Sentence(
    "rules-matta-captures",
    "The matta captures by its value alone: turn run off, set fall to never, and leave pictures at value.",
)
_MATTA_PACK = Sentence(
    "rules-matta-pack",
    "The matta can stand only for one of ten ranks: leave it out with a pack of 52, or choose another pack.",
)
_MATTA_ROUND = Sentence(
    "rules-matta-round",
    "The matta can be named only where every declared hand scores: set declaring to turn or deal, or matta to none.",
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
