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
    "Only four seats can choose: two and three play each for themselves anyway, and six in two teams.",
)
_REDEAL = Sentence(
    "rules-redeal",
    "Each condition for a redeal is named once, in the order kings, equal, aces, pair, two-aces, three-high.",
)
_CUT = Sentence(
    "rules-cut", "The cut needs table cards: with none dealt, the drawn card could not be put on the table."
)
_DEALER_TAKES = Sentence(
    "rules-dealer-takes", "The dealer can take the first table cards only where there are some: deal 4 to the table."
)
_DEALER_WINS = Sentence(
    "rules-dealer-wins", "The first table cards can win for the dealer only where there are some: deal 4 to the table."
)
_MISDEALS = Sentence(
    "rules-misdeals", "Void deals can lose the game only where a deal can be void: deal 4 to the table, and set redeal."
)
_MISDEALS_SIDES = Sentence(
    "rules-misdeals-sides",
    "Where the dealer loses by void deals, there must be one side that wins: play with two sides.",
)
_MISDEALS_CUT = Sentence(
    "rules-misdeals-cut", "Void deals are counted only where no card is drawn before the deal: leave out the cut."
)
_DEALT_BEST = Sentence(
    "rules-dealt-best", "The best hand dealt can take all only where a pair or three of a kind scores."
)
_DEALT_HANDS = Sentence("rules-dealt-hands", "Points for a pair or three of a kind need hands that can hold them.")
_DEALT_LOW = Sentence("rules-dealt-low", "Points for low cards dealt need hands of three cards in every deal.")
_DEALT_LOW_PAIR = Sentence(
    "rules-dealt-low-pair", "A pair among low cards scores more only where low cards score: set low as well."
)
_DEALT_LOW_BEST = Sentence(
    "rules-dealt-low-best", "The best hand dealt is the best of pairs and of three of a kind: leave out low cards."
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
