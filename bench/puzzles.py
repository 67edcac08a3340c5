"""How good the puzzles of a pack are: judged again by other worlds and by rollouts.

    python bench/puzzles.py --count 200
    python bench/puzzles.py mine.json

A puzzle is refuted if the thorough judge prefers another action when it draws other worlds, or if another action is
ahead by two standard errors in rollouts of many more worlds than were used for mining.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import Judge
from settebello.players.precision import PRECISIONS
from settebello.rules import Rules
from settebello.study.puzzles import Puzzle, decode_pack, shipped_pack

WORLDS = 4_000


def refutation(puzzle: Puzzle, rules: Rules) -> str:
    """Why the solution is doubtful, or nothing."""
    if puzzle.judgement.knowledge == "exact":
        return "" if Judge(rules).judge(puzzle.view).best.action == puzzle.solution else "exact play"
    other = Judge(rules, PRECISIONS["thorough"], draw=1).judge(puzzle.view).best.action
    if other != puzzle.solution:
        return "other worlds"
    best = Simulator(rules).roll_out(puzzle.view, worlds=WORLDS).actions[0]
    return "" if best.action == puzzle.solution else "rollouts"


def main() -> None:
    """Print what was refuted and how many puzzles have a theme."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pack", nargs="?", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pack = decode_pack(options.pack.read_bytes()) if options.pack else shipped_pack()
    sample = Random(options.seed).sample(pack.puzzles, min(options.count, len(pack.puzzles)))
    refuted = Counter[str]()
    for puzzle in sample:
        why = refutation(puzzle, pack.games[puzzle.game])
        refuted[why] += 1
        if why:
            print(puzzle.id, why, puzzle.solution, puzzle.judgement.actions[:3], flush=True)
    themes = Counter(theme for puzzle in pack.puzzles for theme in puzzle.themes)
    print(f"{len(sample)} puzzles: {refuted['']} confirmed, {dict(refuted)}")
    print(f"{sum(bool(puzzle.themes) for puzzle in pack.puzzles)} of {len(pack.puzzles)} have a theme: {dict(themes)}")


if __name__ == "__main__":
    main()
