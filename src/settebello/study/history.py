"""Several reviews together: the results of each player over many games."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from msgspec import Struct

from settebello.study.model import Grade, Review, SeatTotals
from settebello.study.rounding import rounded_points


class PlayerTotals(Struct, kw_only=True):
    """A player's decisions in several games; players are identified by name."""

    name: str
    games: int = 0
    finished: int = 0
    won: int = 0
    """Games won, including wins shared with other sides."""
    counted: int = 0
    """The number of decisions that count."""
    points_lost: float = 0.0
    points_error: float = 0.0
    """The standard error of the points lost."""
    grades: dict[Grade, int] = {}

    @property
    def mean_loss(self) -> float:
        """Points lost per decision that counts."""
        return self.points_lost / self.counted if self.counted else 0.0

    def add(self, review: Review, totals: SeatTotals) -> None:
        """Add a game."""
        side = review.side_of[totals.seat]
        self.games += 1
        self.finished += review.winners is not None
        self.won += review.winners is not None and side in review.winners
        self.counted += totals.counted
        self.points_lost = rounded_points(self.points_lost + totals.points_lost)
        self.points_error = rounded_points(hypot(self.points_error, totals.points_error))
        for grade, count in totals.grades.items():
            self.grades[grade] = self.grades.get(grade, 0) + count


def player_totals(reviews: Iterable[Review]) -> tuple[PlayerTotals, ...]:
    """The totals of every player whose decisions were judged, in order of first appearance."""
    totals: dict[str, PlayerTotals] = {}
    for review in reviews:
        for of_seat in review.seat_totals:
            name = review.names[of_seat.seat]
            totals.setdefault(name, PlayerTotals(name=name)).add(review, of_seat)
    return tuple(totals.values())
