"""Which tables, sweeps and declarations cannot have been: what a person counted wrongly is said, nothing else is."""

from __future__ import annotations

import pytest

from settebello.cards import CardSet
from settebello.rules import Rules
from settebello.rules.plausibility import count_problem
from settebello.variants import variant

BAZZICA = variant("bazzica").rules()
SBARAZZINA = variant("sbarazzina").rules(2)
FOUR = variant("sbarazzina").rules(4)
NOBODY = [CardSet(), CardSet()]


@pytest.mark.parametrize(
    ("cards", "sweeps", "wrong"),
    [
        (("7D 7C", ""), (1, 0), None),
        (("7D 7C 1S", ""), (1, 0), None),
        (("7D 7C 1S", ""), (2, 0), "Side 1 cannot have made 2 sweeps with 3 cards"),
        (("7D", "1S 1C"), (0, 1), None),
        (("7D 7C", "1S"), (1, 1), "Side 2 cannot have made 1 sweep with 1 card:"),
        (("", ""), (0, 0), None),
        (("7D 7C 1S 1C", ""), (2, 0), None),
    ],
)
def test_a_sweep_takes_at_least_two_cards(cards: tuple[str, ...], sweeps: tuple[int, ...], wrong: str | None) -> None:
    assert_said(count_problem(Rules(), [CardSet.parse(pile) for pile in cards], sweeps, (0, 0)), wrong)


@pytest.mark.parametrize(
    ("rules", "declared", "wrong"),
    [
        (Rules(), (0, 0), None),
        (Rules(), (0, 3), "not played"),
        (BAZZICA, (0, 3), None),
        (BAZZICA, (18, 0), None),
        (BAZZICA, (60, 0), None),
        (BAZZICA, (50, 3), None),
        (BAZZICA, (60, 3), "6 deals"),
        (BAZZICA, (30, 33), "6 deals"),
        (BAZZICA, (30, 40), "6 deals"),
        (BAZZICA, (61, 0), "6 deals"),
        (BAZZICA, (63, 0), "6 deals"),
        (BAZZICA, (30, 30), None),
        (BAZZICA, (0, 1), "Side 2 cannot have declared 1 point: declarations are worth 3, 10."),
        (BAZZICA, (2, 0), "Side 1 cannot"),
        (BAZZICA, (7, 0), "Side 1 cannot"),
        (BAZZICA, (13, 16), None),
        (SBARAZZINA, (1, 0), "Side 1 cannot have declared 1 point: declarations are worth 2, 3, 7."),
        (SBARAZZINA, (2, 0), None),
        (SBARAZZINA, (42, 0), None),
        (SBARAZZINA, (35, 7), None),
        (SBARAZZINA, (35, 8), "6 deals"),
        (SBARAZZINA, (43, 0), "6 deals"),
        (FOUR, (21, 0), None),
        (FOUR, (21, 2), "3 deals"),
        (FOUR, (7, 9), None),
    ],
)
def test_one_declaration_scores_in_each_deal(rules: Rules, declared: tuple[int, ...], wrong: str | None) -> None:
    """As few declarations as make the points, of both sides together, and no more than there are deals."""
    assert_said(count_problem(rules, NOBODY, (0, 0), declared), wrong)


@pytest.mark.parametrize("when", ["turn", "deal"])
@pytest.mark.parametrize(
    ("game", "seats", "declared", "wrong"),
    [
        ("cirulla", 2, (60, 60), None),
        ("cirulla", 2, (61, 0), "6 deals: each hand scores once"),
        ("cirulla", 2, (13, 3), None),
        ("cirulla", 2, (4, 0), "Side 1 cannot have declared 4 points: declarations are worth 3, 10."),
        ("cirulla", 4, (60, 60), None),
        ("cirulla", 4, (0, 63), "3 deals: each hand scores once"),
        ("chorizo", 2, (3, 9), None),
        ("chorizo", 2, (1, 0), "Side 1 cannot have declared 1 point"),
    ],
)
def test_every_hand_scores_once(game: str, seats: int, declared: tuple[int, ...], wrong: str | None, when: str) -> None:
    """Where each declared hand scores by itself, each hand of a side can, in each deal."""
    assert_said(count_problem(variant(game).rules(seats, {"declaring": when}), NOBODY, (0, 0), declared), wrong)


def assert_said(found: str | None, wrong: str | None) -> None:
    if wrong is None:
        assert found is None
    else:
        assert found is not None
        assert wrong in found
