"""The pack that comes with the package, and the choice of its puzzles."""

from __future__ import annotations

import gzip
from collections import Counter

from settebello.players.judge import Judge
from settebello.record.titles import nearest_variant
from settebello.study.puzzles import best_of, encode_pack, shipped_pack
from settebello.study.puzzles.shipped import SHIPPED

MOST_BYTES = 150_000


def test_there_are_enough_puzzles_of_enough_games() -> None:
    pack = shipped_pack()
    games = {nearest_variant(rules).id for rules in pack.games.values()}
    assert len(pack.puzzles) == 500
    assert len(games) >= 12
    assert {"scopa", "scopone", "cirulla", "escoba"} <= games


def test_every_puzzle_is_explained() -> None:
    for puzzle in shipped_pack().puzzles:
        assert puzzle.themes
        assert puzzle.reasons[puzzle.judgement.actions[1].action]


def test_the_file_is_small_and_canonical() -> None:
    data = SHIPPED.read_bytes()
    assert len(gzip.compress(data)) < MOST_BYTES
    assert encode_pack(shipped_pack()) == data


def test_exact_solutions_are_found_again() -> None:
    pack = shipped_pack()
    exact = [puzzle for puzzle in pack.puzzles if puzzle.judgement.knowledge == "exact"]
    for puzzle in exact[::25]:
        assert Judge(pack.games[puzzle.game]).judge(puzzle.view).best.action == puzzle.solution


def test_a_selection_has_as_many_of_each_game_as_it_can() -> None:
    count = 3 * len(shipped_pack().games)
    chosen = best_of([shipped_pack()], count)
    counts = Counter(puzzle.game for puzzle in chosen.puzzles)
    assert set(counts.values()) == {3}
    assert best_of([shipped_pack()], count) == chosen
    assert len(best_of([chosen], 500).puzzles) == len(chosen.puzzles) == count


def test_no_position_comes_twice() -> None:
    """Similar games have the same cards if they are mined with the same seed."""
    puzzles = shipped_pack().puzzles
    assert len({(puzzle.view.hand, puzzle.view.table) for puzzle in puzzles}) == len(puzzles)
