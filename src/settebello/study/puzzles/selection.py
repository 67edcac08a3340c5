"""Chooses the best puzzles of several packs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from settebello.study.puzzles.model import Puzzle, PuzzlePack, pack_of


def best_of(packs: Iterable[PuzzlePack], count: int) -> PuzzlePack:
    """A pack of at most ``count`` puzzles from these packs: the same number of each game, if there are so many, and in
    each game as many kinds as there are. Puzzles that no theme or no score line explains are left out.

    Args:
        packs: to choose from.
        count: how many puzzles to choose.
    """
    rules = {key: game for pack in packs for key, game in pack.games.items()}
    by_game: dict[str, list[Puzzle]] = defaultdict(list)
    for pack in packs:
        for puzzle in pack.puzzles:
            if _is_explained(puzzle):
                by_game[puzzle.game].append(puzzle)
    chosen = list[Puzzle]()
    left = [_varied(puzzles) for puzzles in by_game.values()]
    while left and len(chosen) < count:
        for puzzles in [*left]:
            found = next(puzzles, None)
            if found is None:
                left.remove(puzzles)
            elif len(chosen) < count:
                chosen.append(found)
    return pack_of(rules.values(), chosen)


def _is_explained(puzzle: Puzzle) -> bool:
    """Whether there are words for what the next best action loses."""
    return bool(puzzle.themes) and puzzle.judgement.actions[1].action in puzzle.reasons


def _varied(puzzles: list[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles of a game; each is of the kind that has come least often so far, exact ones first."""
    left = sorted(puzzles, key=lambda puzzle: puzzle.judgement.knowledge != "exact")
    seen: Counter[object] = Counter()
    while left:
        found = min(left, key=lambda puzzle: (seen[puzzle.rating], max(seen[theme] for theme in puzzle.themes)))
        left.remove(found)
        seen.update([found.rating, *found.themes])
        yield found
