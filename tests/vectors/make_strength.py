"""Rewrite strength.json: ``python -m tests.vectors.make_strength``. The page must get the same sums."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from settebello.estimates import estimate
from settebello.study.history import PlayerTotals, player_totals
from settebello.study.luck.model import DealLuck, GameLuck, LuckAmount, RoundLuck
from settebello.study.luck.strength import Encounter, encounters
from settebello.study.model import GRADES, Review, SeatTotals

FILE = Path(__file__).parent / "strength.json"
SAMPLES: Sequence[tuple[int, float]] = ((1, 0.5), (2, 0.5), (3, 0.5), (4, 2.0), (10, 0.1), (30, 1.0), (100, 1.0))
"""How many observations, and their standard deviation."""
HISTORIES: Sequence[tuple[int, tuple[int, ...], int]] = (
    (1, (0, 1), 0),
    (2, (0, 1), 1),
    (3, (0, 1), 0),
    (11, (0, 1), 1),
    (4, (0, 1, 2), 2),
    (4, (0, 1, 0, 1), 3),
)
"""How many games, the side of each seat, and one's own seat. Every fifth game is not finished."""
NOTHING = LuckAmount(points=0, points_error=0, chance=None, chance_error=0)
"""The parts of a result that no sum over games needs."""


def main() -> None:
    chance = Random("strength")
    vectors = {
        "estimates": [_sample(chance, size, spread) for size, spread in SAMPLES],
        "histories": [_history(chance, *case) for case in HISTORIES],
    }
    FILE.write_bytes(msgspec.json.encode(vectors).replace(b'{"seat":', b'\n{"seat":') + b"\n")


def totals_and_encounter(reviews: Sequence[Review], seat: int) -> tuple[PlayerTotals, Encounter]:
    """The totals of the player at a seat, and the encounter of that side with the others."""
    name = reviews[0].names[seat]
    (own,) = (totals for totals in player_totals(reviews) if totals.name == name)
    (met,) = encounters(review.luck[review.side_of[seat]] for review in reviews)
    return own, met


def _sample(chance: Random, size: int, spread: float) -> dict[str, object]:
    observed = [round(chance.gauss(0.3, spread), 3) for _ in range(size)]
    return {"observed": observed, "estimate": estimate(observed)}


def _history(chance: Random, games: int, side_of: tuple[int, ...], seat: int) -> dict[str, object]:
    reviews = [_review(chance, number, side_of) for number in range(games)]
    own, met = totals_and_encounter(reviews, seat)
    return {
        "seat": seat,
        "reviews": reviews,
        "totals": own,
        "encounter": met,
    }


def _review(chance: Random, number: int, side_of: tuple[int, ...]) -> Review:
    """A review without its decisions, which no sum over games needs."""
    sides, finished = max(side_of) + 1, number % 5 != 4
    names = tuple("ABCD"[seat] for seat in range(len(side_of)))
    winner = chance.randrange(sides)
    rounds = chance.randint(2, 4)
    return Review(
        record=f"{number:x}",
        judge="1/abc",
        precision="usual",
        rules="0",
        names=names,
        side_of=side_of,
        seats=tuple(range(len(side_of))),
        grade_limits={},
        rounds=rounds,
        totals=tuple(11 if side == winner else chance.randint(3, 10) for side in range(sides)),
        winners=(winner,) if finished else None,
        decisions=(),
        chances=(),
        seat_totals=tuple(_seat_totals(chance, seat) for seat in range(len(side_of))),
        luck=tuple(_luck(chance, names, side_of, side, rounds, winner if finished else None) for side in range(sides)),
    )


def _seat_totals(chance: Random, seat: int) -> SeatTotals:
    grades = {grade: chance.randint(0, 9) for grade in GRADES}
    counted = sum(number for grade, number in grades.items() if grade not in ("forced", "ungraded"))
    return SeatTotals(
        seat=seat,
        decisions=sum(grades.values()),
        counted=counted,
        grades=grades,
        points_lost=round(chance.uniform(0, 4), 4),
        points_error=round(chance.uniform(0.1, 1), 4),
        chance_lost=0.1,
        lines={},
    )


def _luck(
    chance: Random, names: tuple[str, ...], side_of: tuple[int, ...], side: int, rounds: int, winner: int | None
) -> GameLuck:
    result = 0.4 if winner is None else float(side == winner)
    return GameLuck(
        record="0",
        value="abc",
        judge="1/abc",
        names=names,
        side_of=side_of,
        side=side,
        finished=winner is not None,
        result=LuckAmount(points=2, points_error=0, chance=result, chance_error=0),
        expected=NOTHING,
        deals=LuckAmount(points=1, points_error=0.1, chance=round(0.6 * (result - 0.5), 5), chance_error=0.01),
        hidden=NOTHING,
        own=NOTHING,
        others=NOTHING,
        rest=NOTHING,
        by_deal=tuple(_deal(chance, number, deal) for number in range(1, rounds + 1) for deal in (1, 2)),
        by_round=tuple(
            RoundLuck(
                round=number,
                margin=chance.randint(-4, 4),
                luck=LuckAmount(points=round(chance.gauss(0, 1), 3), points_error=0, chance=None, chance_error=0),
            )
            for number in range(1, rounds + 1)
        ),
    )


def _deal(chance: Random, number: int, deal: int) -> DealLuck:
    before = round(chance.uniform(0.1, 0.9), 5)
    luck = LuckAmount(points=0.1, points_error=0.1, chance=round(chance.gauss(0, 0.1), 5), chance_error=0.01)
    return DealLuck(round=number, deal=deal, luck=luck, chance_before=before)


if __name__ == "__main__":
    main()
