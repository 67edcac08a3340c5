"""Checks of captures and sweeps."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import Card
from settebello.errors import Problem, Sentence
from settebello.rules.vocabulary import Rules

_CAPTURES = Sentence("rules-captures", "No card can capture: turn on equal, sum or fifteen.")
_ACE = Sentence("rules-ace", "ace_takes_itself needs an ace that takes all: set ace to sweep or no-sweep.")
_ACE_FIRST = Sentence(
    "rules-ace-first",
    "ace_first can be no-power only if an ace takes all: set ace to sweep or no-sweep.",
)
_RUN = Sentence("rules-run", "run continues the capture of an equal card or a sum: turn on equal or sum.")
_FALL = Sentence("rules-fall", "fall needs captures of equal cards: turn on equal, or set fall to never.")
_FALLS = Sentence(
    "rules-falls", "A chain has at most three falls, since there are four cards of a rank; {count} numbers were given."
)
_STEAL = Sentence("rules-steal", "steal needs captures of equal cards: turn on equal.")
_STEAL_ALONE = Sentence(
    "rules-steal-alone",
    "steal cannot be combined with dealer_takes, points for captures, by_card or declarations.",
)
_LAST_CARD_SCORES = Sentence(
    "rules-last-card-scores",
    "last_card_scores needs captures that score: set fall, one_suit or many.",
)
_BY_CARD = Sentence("rules-by-card", "With by_card, sweep.points can be at most {most}.")
_DOUBLED = Sentence(
    "rules-doubled",
    "doubled_by needs sweeps that all score the same: give sweeps points, and turn by_card off.",
)
_DOUBLED_PACK = Sentence(
    "rules-doubled-pack", "The pack has no card of rank {rank}: choose another rank for doubled_by."
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
