"""Checks of captures and sweeps."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import Card
from settebello.errors import Problem, Sentence
from settebello.rules.vocabulary import Rules

_CAPTURES = Sentence("rules-captures", "Something must be able to capture: turn on equal, sum or fifteen.")
_ACE = Sentence("rules-ace", "An ace can take itself only where an ace takes all: set ace to sweep or no-sweep.")
_ACE_FIRST = Sentence(
    "rules-ace-first",
    "An ace as the first card can lack its power only where an ace takes all: set ace to sweep or no-sweep.",
)
_RUN = Sentence("rules-run", "A capture can go on upwards only after an equal card or a sum: turn on equal or sum.")
_FALL = Sentence(
    "rules-fall", "Points for taking the card just laid need captures of equal cards: turn on equal, or set no points."
)
_FALLS = Sentence(
    "rules-falls", "A chain of falls has three at most, for there are four cards of a rank; {count} numbers were given."
)
_STEAL = Sentence("rules-steal", "A pile is stolen by a card that equals its top: turn on equal.")
_STEAL_ALONE = Sentence(
    "rules-steal-alone",
    "Where piles can be stolen, leave out the dealer's capture, points of captures, sweeps by card and declared hands.",
)
_LAST_CARD_SCORES = Sentence(
    "rules-last-card-scores",
    "The last card can score for what it takes only where captures score: set fall, one_suit or many.",
)
_BY_CARD = Sentence("rules-by-card", "Sweeps that score by card are worth {most} times their card at most.")
_DOUBLED = Sentence(
    "rules-doubled",
    "Sweeps can count twice only where each scores the same points: give sweeps points, and leave out by_card.",
)
_DOUBLED_PACK = Sentence(
    "rules-doubled-pack", "The pack has no card of rank {rank}, so none can make sweeps count twice: choose another."
)
MOST_FALLS = 3
MOST_BY_CARD = 100


def capture_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the captures and their points."""
    capture = rules.capture
    if not (capture.equal or capture.sum or capture.fifteen):
        yield _CAPTURES()
    if capture.ace_takes_itself and capture.ace == "ordinary":
        yield _ACE()
    if capture.ace_first == "no-power" and capture.ace == "ordinary":
        yield _ACE_FIRST()
    if capture.run and not (capture.equal or capture.sum):
        yield _RUN()
    if capture.steal:
        yield from _steal_problems(rules)
    yield from _capture_point_problems(rules)


def _steal_problems(rules: Rules) -> Iterator[Problem]:
    if not rules.capture.equal:
        yield _STEAL()
    dealer = rules.deal.dealer_takes != "none"
    if dealer or rules.capture_points.scores or rules.sweep.by_card or rules.declarations != "none":
        yield _STEAL_ALONE()


def _capture_point_problems(rules: Rules) -> Iterator[Problem]:
    fall = rules.capture_points.fall
    if fall and not rules.capture.equal:
        yield _FALL()
    if len(fall) > MOST_FALLS:
        yield _FALLS(count=len(fall))
    if rules.capture_points.last_card_scores and not rules.capture_points.scores:
        yield _LAST_CARD_SCORES()


def sweep_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the sweeps."""
    sweep = rules.sweep
    if sweep.by_card and sweep.points > MOST_BY_CARD:
        yield _BY_CARD(most=MOST_BY_CARD)
    if sweep.doubled_by and not sweep.flat_points:
        yield _DOUBLED()
    if sweep.doubled_by and Card.of(sweep.doubled_by, rules.bonus_suit) not in rules.cards:
        yield _DOUBLED_PACK(rank=sweep.doubled_by)
