"""Rejects values that cannot be combined, each in a sentence that says why (docs/rules.md#what-cannot-be-combined)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from settebello.errors import Problem, RulesError, Sentence
from settebello.rules.branching import MOST_LEGAL_ACTIONS, most_legal_actions
from settebello.rules.validation.captures import capture_problems, sweep_problems
from settebello.rules.validation.deals import deal_problems, dealt_problems
from settebello.rules.validation.declarations import declaration_problems
from settebello.rules.validation.endings import goal_problems
from settebello.rules.validation.scoring_lines import (
    honour_problems,
    majority_problems,
    primiera_problems,
    sequence_problems,
)
from settebello.rules.vocabulary import Rules

_VOCABULARY = Sentence("rules-vocabulary", "The rules contain a value that is not allowed: {detail}.")
_BRANCHING = Sentence(
    "rules-branching",
    "More than {most} actions could be legal at one turn: turn off run, optional or fifteen, or deal smaller hands.",
)


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Every reason why these rules cannot work, one sentence each; empty if they can.

    >>> problems(Rules())
    ()
    """
    return tuple(_type_problems(rules)) or tuple(_combination_problems(rules)) or tuple(_branching_problems(rules))


def check(rules: Rules) -> Rules:
    """Check rules, and return them.

    Raises:
        RulesError: the rules cannot work; the message contains every sentence of :func:`problems`.
    """
    found = problems(rules)
    if found:
        raise RulesError(*found)
    return rules


def _type_problems(rules: Rules) -> Iterator[Problem]:
    try:
        msgspec.convert(msgspec.to_builtins(rules), Rules)
    except msgspec.ValidationError as error:
        yield _VOCABULARY(detail=str(error))


def _combination_problems(rules: Rules) -> Iterator[Problem]:
    yield from deal_problems(rules)
    yield from capture_problems(rules)
    yield from sweep_problems(rules)
    yield from majority_problems(rules)
    yield from honour_problems(rules)
    yield from primiera_problems(rules)
    yield from sequence_problems(rules)
    yield from declaration_problems(rules)
    yield from dealt_problems(rules)
    yield from goal_problems(rules)


def _branching_problems(rules: Rules) -> Iterator[Problem]:
    if most_legal_actions(rules) > MOST_LEGAL_ACTIONS:
        yield _BRANCHING(most=MOST_LEGAL_ACTIONS)
