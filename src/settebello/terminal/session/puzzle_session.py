"""A puzzle as a game at one position, and the person's record of puzzles, kept on this device."""

from __future__ import annotations

from contextlib import suppress

from settebello.outcome import Outcome
from settebello.record.titles import rules_title
from settebello.rules import Rules
from settebello.study.puzzles import Puzzle
from settebello.study.puzzles.solver import SolverRecord
from settebello.terminal.session.game_session import GamePhase, RoundResult
from settebello.terminal.session.record_files import SaveError
from settebello.terminal.session.state_files import load_state, store_state
from settebello.terminal.text.messages import Translator

SOLVER_FILE = "puzzles.json"
MAX_SOLVER_BYTES = 2_000_000


class PuzzleSession:
    """A puzzle: a :class:`~settebello.terminal.session.game_session.ShownGame` that never moves.

    Args:
        puzzle: the position.
        rules: of its game.
        translator: words in the person's language.
    """

    people = None
    length: int | None = None
    players: tuple[str, ...] = ()
    phase: GamePhase = "playing"
    outcome: Outcome | None = None
    awaits_action = True
    hints_allowed = False
    seconds_left = None

    def __init__(self, puzzle: Puzzle, rules: Rules, translator: Translator) -> None:
        self.rules = rules
        self.view = puzzle.view
        self.own_seat = puzzle.view.seat
        self.totals = puzzle.view.totals
        self.title = rules_title(rules, translator.lang)
        self.names = tuple(
            translator.text("you") if seat == self.own_seat else translator.text("puzzle-seat", number=seat + 1)
            for seat in range(rules.seats)
        )

    def round_result(self, lang: str) -> RoundResult:
        """Never asked for: the round is not over."""
        raise NotImplementedError(lang)


def load_solver() -> SolverRecord:
    """The person's record; a new one if there is none that can be read."""
    return load_state(SOLVER_FILE, SolverRecord, SolverRecord(), MAX_SOLVER_BYTES)


def store_solver(solver: SolverRecord) -> None:
    """Keep the person's record, if this device lets us."""
    with suppress(SaveError):
        store_state(SOLVER_FILE, solver)
