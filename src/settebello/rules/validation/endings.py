"""Checks of the end of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import msgspec

from settebello.cards import Card
from settebello.errors import Problem, Sentence
from settebello.rules.vocabulary import Rules, winning_sets

_LOWEST = {
    "claiming_out": Sentence(
        "rules-lowest-claiming",
        "When the lowest total wins, nobody can be certain of winning: turn claiming_out off.",
    ),
    "double_game": Sentence(
        "rules-lowest-double",
        "When the lowest total wins, losing with few points makes no sense: turn double_game off.",
    ),
    "declarations": Sentence(
        "rules-lowest-declarations",
        "When the lowest total wins, nobody would declare a hand: set declarations to none.",
    ),
}
_WINS = Sentence("rules-wins", "Name each winning set once, its cards and the sets in the order of the cards.")
_WINS_PACK = Sentence(
    "rules-wins-pack", "The pack has no {card}: leave it out of the winning sets, or choose another pack."
)
_WINS_APART = Sentence(
    "rules-wins-apart",
    "Winning sets must share a card, or two sides could win at once: {first} and {second} share none.",
)
_SCORES = Sentence("rules-scores", "Nothing scores, so the game could never end: set points for something.")


def _lowest_problems(rules: Rules) -> Iterator[Problem]:
    """Options that make no sense when the lowest total wins."""
    if not rules.finish.lowest:
        return
    if rules.finish.claiming_out:
        yield _LOWEST["claiming_out"]()
    if rules.finish.double_game:
        yield _LOWEST["double_game"]()
    if rules.declarations != "none":
        yield _LOWEST["declarations"]()


def _set_problems(rules: Rules) -> Iterator[Problem]:
    sets = [[Card.parse(name) for name in cards] for cards in rules.finish.wins]
    ordered = all(card < following for cards in sets for card, following in pairwise(cards))
    if not ordered or any(cards >= following for cards, following in pairwise(sets)):
        yield _WINS()
    yield from (_WINS_PACK(card=str(card)) for cards in sets for card in cards if card not in rules.cards)
    for first, second in combinations(winning_sets(rules), 2):
        if not first & second:
            yield _WINS_APART(first=str(first), second=str(second))


def goal_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the conditions that win a game."""
    yield from _lowest_problems(rules)
    yield from _set_problems(rules)
    lines = msgspec.structs.asdict(rules.scoring)
    scoring = {name for name, line in lines.items() if line} - {"two_of_clubs", "honours", "double_all"}
    prizes = any(points > 0 for _, points in rules.scoring.honours)
    in_play = (
        rules.sweep.points or rules.declarations != "none" or rules.capture_points.scores or rules.dealt_points.scores
    )
    if not scoring and not prizes and not in_play:
        yield _SCORES()
