"""The likely continuation: legal, up to the own next action, and the same each time."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import Action, Round
from settebello.players.judge import Judge
from settebello.rules import Rules
from settebello.study.puzzles import Puzzle, shipped_pack
from settebello.study.puzzles.continuation import likely_continuation


def some_puzzles() -> Sequence[tuple[Puzzle, Rules]]:
    """A few puzzles of every game."""
    pack = shipped_pack()
    by_game = [[puzzle for puzzle in pack.puzzles if puzzle.game == game][:2] for game in pack.games]
    return [
        (puzzle, pack.games[puzzle.game]) for puzzles in by_game for puzzle in puzzles if sum(puzzle.view.hands) < 20
    ]


def test_the_continuations_of_the_pack_are_found_again() -> None:
    for puzzle, rules in some_puzzles():
        assert likely_continuation(puzzle.view, rules, Judge(rules), puzzle.solution) == puzzle.continuation


def test_it_ends_with_the_own_next_action_at_the_latest() -> None:
    for puzzle in shipped_pack().puzzles:
        own = [number for number, move in enumerate(puzzle.continuation) if move.seat == puzzle.view.seat]
        assert own in ([], [len(puzzle.continuation) - 1])
        assert not {move.action for move in puzzle.continuation} & {puzzle.solution}


def test_with_all_cards_known_it_can_be_played() -> None:
    exact = [(puzzle, rules) for puzzle, rules in some_puzzles() if puzzle.judgement.knowledge == "exact"]
    assert exact
    for puzzle, rules in exact:
        position = Round.from_view(puzzle.view, rules)
        position.play(Action.parse(puzzle.solution))
        for move in puzzle.continuation:
            assert position.turn == move.seat
            position.play(Action.parse(move.action))
