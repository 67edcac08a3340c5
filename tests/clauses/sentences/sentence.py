"""A sentence of a source that states a rule, and the tests that hold it."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """``rule`` is the sentence in our own words; ``why_not`` is empty where tests hold it."""

    rule: str
    tests: tuple[str, ...] = ()
    why_not: str = ""


def held(rule: str, *tests: str) -> Sentence:
    return Sentence(rule, tests)


def not_held(rule: str, why_not: str) -> Sentence:
    return Sentence(rule, (), why_not)
