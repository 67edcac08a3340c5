"""Write puzzle-ratings.json: attempts at puzzles, and the rating after each. Run it as a module from the repository."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from settebello.study.puzzles import SolverRating

FILE = Path(__file__).with_name("puzzle-ratings.json")


def attempts() -> list[dict[str, object]]:
    """Forty attempts, some of them surprising."""
    chance, own, found = Random(38), SolverRating(), list[dict[str, object]]()
    for number in range(40):
        puzzle, solved = chance.choice((1500, 1602, 1726, 1946)), chance.random() < (0.2 if number < 20 else 0.9)
        own = own.after(puzzle, solved=solved)
        found.append(
            {
                "puzzle": puzzle,
                "solved": solved,
                "rating": own.rating,
                "deviation": own.deviation,
                "volatility": own.volatility,
            }
        )
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(attempts(), indent=1) + "\n")
