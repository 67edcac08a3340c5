"""Certain points are the least over every way in which the last cards can fall, tried one by one."""

from __future__ import annotations

import random
from itertools import product

import pytest

from settebello.rules.scores import LINES
from tests.oracle import OracleRound, certain_lines, certain_points, random_pack, random_rules
from tests.oracle.claims import first, still_to_fall
from tests.oracle.scoring import (
    line_points,
    napola_points,
    outright_winner,
    scaletta_alta_points,
    scaletta_bassa_points,
)


def least_lines(round_: OracleRound, side: int) -> dict[str, int]:
    """Every line's least points over every division of the open cards, each card to any side."""
    least: dict[str, int] = {}
    open_cards = sorted(still_to_fall(round_))
    for takers in product(range(len(round_.piles)), repeat=len(open_cards)):
        piles = [set(pile) for pile in round_.piles]
        for card, taker in zip(open_cards, takers, strict=True):
            piles[taker].add(card)
        lines = points_in(round_, piles, side)
        least = {name: min(lines[name], least.get(name, lines[name])) for name in LINES}
    return least


def points_in(round_: OracleRound, piles: list[set], side: int) -> dict[str, int]:  # type: ignore[type-arg]
    """The lines of the score sheet; a sequence that is part of an outright win counts as a sequence."""
    rules = round_.rules
    lines = line_points(
        rules,
        piles,
        side,
        sweeps=round_.sweeps[side],
        declared=round_.declared[side],
        captures=round_.capture_points[side],
        first=first(round_),
    )
    if outright_winner(rules, piles, first(round_)) == side:
        lines["napola"] = napola_points(rules, piles[side])
        lines["scaletta_bassa"] = scaletta_bassa_points(rules, piles[side])
        lines["scaletta_alta"] = scaletta_alta_points(rules, piles[side])
    return lines


@pytest.mark.parametrize("seed", range(12))
def test_certain_lines_are_the_least_over_all_divisions(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    most_open = {2: 7, 3: 5, 4: 4}[rules.sides]
    round_ = OracleRound(rules, random_pack(rng, rules))
    while round_.turn is not None:
        if len(still_to_fall(round_)) <= most_open:
            for side in range(rules.sides):
                assert certain_lines(round_, side) == least_lines(round_, side)
            break
        round_.play(rng.choice(round_.legal_actions()))


@pytest.mark.parametrize("seed", range(12))
def test_certain_points_are_never_lost(seed: int) -> None:
    """From one action to the next they never fall, and the final score has at least as many (or has won outright)."""
    rng = random.Random(1000 + seed)
    rules = random_rules(rng)
    round_ = OracleRound(rules, random_pack(rng, rules))
    certain = [[certain_points(round_, side) for side in range(rules.sides)]]
    while round_.turn is not None:
        round_.play(rng.choice(round_.legal_actions()))
        if rng.random() < 0.25 or round_.phase == "over":
            certain.append([certain_points(round_, side) for side in range(rules.sides)])
            assert all(now >= before for now, before in zip(certain[-1], certain[-2], strict=True))
    if round_.phase == "over":
        score = round_.score()
        for side in range(rules.sides):
            if score.outright != side:
                assert score.sides[side].total == certain[-1][side]
