"""Sets of cards behave like frozen sets of the same cards."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import CARDS, Card, CardSet

SETS = st.frozensets(st.sampled_from(CARDS))
OPERATORS = (operator.and_, operator.or_, operator.sub, operator.xor)
COMPARISONS = (operator.le, operator.lt, operator.ge, operator.gt, operator.eq, operator.ne)


@pytest.mark.parametrize("combine", OPERATORS)
@given(one=SETS, other=SETS)
def test_operators(combine: Callable[[object, object], object], one: frozenset[Card], other: frozenset[Card]) -> None:
    for right in (other, CardSet(other)):
        found = combine(CardSet(one), right)
        assert isinstance(found, CardSet)
        assert set(found) == combine(one, other)


@pytest.mark.parametrize("compare", COMPARISONS)
@given(one=SETS, other=SETS, nested=st.booleans())
def test_comparisons(
    compare: Callable[[object, object], bool], one: frozenset[Card], other: frozenset[Card], nested: bool
) -> None:
    if nested:
        one &= other
    for right in (other, CardSet(other)):
        assert compare(CardSet(one), right) == compare(one, other)


@given(one=SETS, other=SETS)
def test_disjoint_sets(one: frozenset[Card], other: frozenset[Card]) -> None:
    for right in (other, CardSet(other)):
        assert CardSet(one).isdisjoint(right) == one.isdisjoint(other)


@given(one=SETS)
def test_equal_sets_have_equal_hashes(one: frozenset[Card]) -> None:
    assert hash(CardSet(one)) == hash(one)


def test_what_is_no_set_is_refused() -> None:
    with pytest.raises(TypeError):
        CardSet() | 7  # type: ignore[operator]
    with pytest.raises(TypeError):
        assert CardSet() <= 7  # type: ignore[operator]
