"""Checks of the deal, and of points for hands as they are dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from settebello.errors import Problem, Sentence
from settebello.rules.vocabulary import SEATS_WITH_OR_WITHOUT_TEAMS, RedealWhen, Rules

_DEAL = Sentence(
    "rules-deal",
    "The deal must use the pack exactly: {table} on the table and {seats} hands of {hands} make {dealt} cards, and the"
    " pack has {size}.",
)
_TEAMS = Sentence(
    "rules-teams",
    "teams can be turned off only with four seats: two and three always play alone, and six in two teams.",
)
_REDEAL = Sentence(
    "rules-redeal",
    "Name each condition for a redeal once, in the order kings, equal, aces, pair, two-aces, three-high.",
)
_CUT = Sentence(
    "rules-cut",
    "cut needs table cards, since the drawn card can go to the table: deal 4 to the table, or turn cut off.",
)
_DEALER_TAKES = Sentence(
    "rules-dealer-takes", "dealer_takes needs table cards: deal 4 to the table, or leave it at none."
)
_DEALER_WINS = Sentence("rules-dealer-wins", "dealer_wins needs table cards: deal 4 to the table, or leave it at none.")
_MISDEALS = Sentence("rules-misdeals", "misdeals needs redeals to count: deal 4 to the table and set redeal.")
_MISDEALS_SIDES = Sentence(
    "rules-misdeals-sides",
    "With misdeals, play with two sides: with more, nobody would have won.",
)
_MISDEALS_CUT = Sentence(
    "rules-misdeals-cut", "misdeals cannot be combined with a card drawn before the deal: turn cut off."
)
_DEALT_BEST = Sentence(
    "rules-dealt-best", "best compares pairs and three of a kind: set points for pair or three, or turn best off."
)
_DEALT_HANDS = Sentence(
    "rules-dealt-hands", "The hands are too small for the points of pair or three: deal more cards to a hand, or set 0."
)
_DEALT_LOW = Sentence("rules-dealt-low", "low needs hands of three cards in every deal: set hands to 3, or low to 0.")
_DEALT_LOW_PAIR = Sentence("rules-dealt-low-pair", "low_pair adds to the points of low: set low as well.")
_DEALT_LOW_BEST = Sentence(
    "rules-dealt-low-best", "With best, only pairs and three of a kind are compared: turn low off."
)
PAIR, THREE = 2, 3


def deal_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the seats and the deal."""
    deal, size = rules.deal, rules.pack.size
    dealt = deal.table + rules.seats * sum(deal.hands)
    if dealt != size:
        hands = " + ".join(map(str, deal.hands)) or "0"
        yield _DEAL(table=deal.table, seats=rules.seats, hands=hands, dealt=dealt, size=size)
    if not rules.seating.teams and rules.seats != SEATS_WITH_OR_WITHOUT_TEAMS:
        yield _TEAMS()
    if deal.redeal != tuple(when for when in get_args(RedealWhen) if when in deal.redeal):
        yield _REDEAL()
    if deal.cut and deal.table == 0:
        yield _CUT()
    if deal.dealer_takes != "none" and deal.table == 0:
        yield _DEALER_TAKES()
    if deal.dealer_wins != "none" and deal.table == 0:
        yield _DEALER_WINS()
    if deal.misdeals:
        yield from _misdeal_problems(rules)


def _misdeal_problems(rules: Rules) -> Iterator[Problem]:
    if rules.deal.table == 0 or not rules.deal.redeal:
        yield _MISDEALS()
    if rules.sides > 2:
        yield _MISDEALS_SIDES()
    if rules.deal.cut:
        yield _MISDEALS_CUT()


def dealt_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the points for hands as they are dealt."""
    dealt, most = rules.dealt_points, max(rules.deal.hands, default=0)
    if dealt.best and not dealt.scores:
        yield _DEALT_BEST()
    if (dealt.pair and most < PAIR) or (dealt.three and most < THREE):
        yield _DEALT_HANDS()
    if dealt.low and set(rules.deal.hands) != {THREE}:
        yield _DEALT_LOW()
    if dealt.low_pair and not dealt.low:
        yield _DEALT_LOW_PAIR()
    if dealt.low and dealt.best:
        yield _DEALT_LOW_BEST()
