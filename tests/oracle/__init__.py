"""The rules of the family executed in the plainest way: slow, readable, and independent of the compiled core.

It is written from docs/rules.md alone: if it and the core agree on thousands of random rounds
of random rules, two separate readings of the same text agree.
"""

from tests.oracle.captures import captures
from tests.oracle.claims import certain_lines, certain_points, certain_winner
from tests.oracle.game import GameEnd, end_by_claim, game_end
from tests.oracle.random_rules import random_pack, random_rules
from tests.oracle.round import OracleRound
from tests.oracle.scoring import score_piles

__all__ = [
    "GameEnd",
    "OracleRound",
    "captures",
    "certain_lines",
    "certain_points",
    "certain_winner",
    "end_by_claim",
    "game_end",
    "random_pack",
    "random_rules",
    "score_piles",
]
