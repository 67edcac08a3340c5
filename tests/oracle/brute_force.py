"""The result of best play when all cards are known: every continuation tried. Slow and plain, for small positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from tests.oracle.basics import SUITS, side_of
from tests.oracle.round import OracleRound, cards_in

Worth = Callable[[OracleRound], Sequence[float]]
"""The value to each side of a position in which nobody decides."""

WORDS = ("keep", "place", "declare", "pass")


def value_of_actions(position: OracleRound, worth: Worth) -> dict[str, Sequence[float]]:
    """By legal action, what each side ends with."""
    return {text: value_of(position.after(text), worth) for text in position.legal_actions()}


def value_of(position: OracleRound, worth: Worth) -> Sequence[float]:
    """The result for each side when the side on turn always chooses the action with the highest value for itself; among
    equal actions, the first in :func:`place_of`."""
    if position.turn is None:
        return worth(position)
    side = side_of(position.rules, position.turn)
    values = [value_of(position.after(text), worth) for text in sorted(position.legal_actions(), key=place_of)]
    return max(values, key=lambda value: value[side])


@cache
def place_of(text: str) -> tuple[object, ...]:
    """Laying before taking; the lowest card played; then by the cards taken, the highest of each compared first;
    declaring last, by the rank of the matta."""
    word, _, rank = text.partition(":")
    if word in WORDS:
        return ("y", (WORDS.index(word), number_of_rank(rank)), [])
    card, taking, taken = text.partition("x")
    captured = sorted(map(number_of, map(str, cards_in(taken))), reverse=True)
    return (taking, number_of(card), captured)


def number_of_rank(naming: str) -> int:
    """The rank that the matta is named; 0 where it is not."""
    return int(naming.partition("=")[2] or 0)


def number_of(card: str) -> tuple[int, int]:
    return int(card[:-1]), [suit.name for suit in SUITS].index(card[-1])
