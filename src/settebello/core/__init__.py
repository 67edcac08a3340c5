"""The compiled core: the one place where the rules are executed."""

from settebello.core.action import CLAIM, DECLARE, KEEP, PASS, PLACE, Action
from settebello.core.counting import playouts
from settebello.core.round import Round
from settebello.core.table import captures, score_piles

__all__ = ["CLAIM", "DECLARE", "KEEP", "PASS", "PLACE", "Action", "Round", "captures", "playouts", "score_piles"]
