"""The compiled core: the only place that executes the rules."""

from settebello.core.kernel.action import CLAIM, DECLARE, KEEP, PASS, PLACE, Action
from settebello.core.kernel.perft import playout_scores, playouts
from settebello.core.kernel.queries import (
    capture_points,
    captures,
    counts_as_sweep,
    declaration_points,
    score_piles,
)
from settebello.core.kernel.round import Round

__all__ = [
    "CLAIM",
    "DECLARE",
    "KEEP",
    "PASS",
    "PLACE",
    "Action",
    "Round",
    "capture_points",
    "captures",
    "counts_as_sweep",
    "declaration_points",
    "playout_scores",
    "playouts",
    "score_piles",
]
