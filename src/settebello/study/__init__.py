"""After the game: judging the decisions of a record, and separating luck from skill (docs/study.md)."""

from settebello.study.history import PlayerTotals, player_totals
from settebello.study.model import Grade, GradedDecision, Review, ReviewError, decode_review, encode_review
from settebello.study.review import review

__all__ = [
    "Grade",
    "GradedDecision",
    "PlayerTotals",
    "Review",
    "ReviewError",
    "decode_review",
    "encode_review",
    "player_totals",
    "review",
]
