"""Small positions of mixed games, in the core and in the oracle, that brute force can solve."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.core import Round, score_piles
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.variants import VARIANTS
from tests.oracle import OracleRound, random_pack, random_rules
from tests.oracle.random_rules import ALL_PACKS

POSITIONS = int(os.environ.get("SETTEBELLO_POSITIONS", "60"))
"""How many a test looks at; the proof of the solver is 10,000."""
LEAVES = 60
"""At most so many ways to play on to the end."""
SEATS = {2: (2, 4, 6), 3: (3,), 4: (4,)}
"""By number of sides."""
FOUR_ALONE = VARIANTS["scopa"].rules(4, {"teams": "off"})


def small_positions(count: int, sides: int, *, large: bool = False) -> Iterator[tuple[Round, OracleRound]]:
    """Positions of so many sides.

    Every other one is of a named game, each in turn at each number of seats; the others of random rules. With
    ``large``, all are of random rules with a pack of 52.

    A random round is played to its end and taken back as far as brute force can go, at times less.
    """
    every = [game.rules(number) for game in VARIANTS.values() for number in game.seats]
    named = [rules for rules in (*every, FOUR_ALONE) if rules.sides == sides]
    for number in range(count):
        chance = Random(number)
        rules = _random_rules(chance, sides, large=large) if number % 2 or large else named[number // 2 % len(named)]
        played = _near_the_end(chance, rules)
        yield played, oracle_of(played)


def _random_rules(chance: Random, sides: int, *, large: bool) -> Rules:
    while True:
        rules = random_rules(chance, chance.choice(SEATS[sides]), (52,) if large else ALL_PACKS)
        if rules.sides == sides:
            return rules


def _near_the_end(chance: Random, rules: Rules) -> Round:
    """A position from which there is something to decide."""
    while True:
        played = Round(rules, random_pack(chance, rules))
        played.playout(chance.getrandbits(60))
        if played.phase == "redeal" or not played.history:  # or the deal has decided the game
            continue
        wanted = LEAVES if chance.random() < 0.8 else chance.randint(1, LEAVES)
        left, last = 0, None
        while played.history and played.perft(left) <= wanted:
            last = played.undo()
            left += 1
        if left > 1 and played.perft(left) > wanted and last is not None:
            played.play(last)
        return played


def oracle_of(played: Round) -> OracleRound:
    position = OracleRound(played.rules, played.pack, played.dealer)
    for _, action in played.history:
        position.play(str(action))
    return position


def scored(rules: Rules, totals: Sequence[int]) -> RoundScore:
    """A round already scored, with these totals."""
    score = score_piles(rules, [CardSet()] * rules.sides)
    return RoundScore(sides=tuple(replace(side, total=total) for side, total in zip(score.sides, totals, strict=True)))
