"""Puzzles line by line: a position, numbered choices, typed answers, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TextIO

from settebello.core import Action
from settebello.players.judge import ActionValue
from settebello.players.table import unseen_cards
from settebello.record.titles import special_rules
from settebello.study.puzzles import Puzzle, PuzzlePack
from settebello.study.puzzles.solver import after_attempt, next_puzzle
from settebello.study.report import ReportWords
from settebello.terminal.plain.answer_parser import asks_to_leave, parse_answer
from settebello.terminal.session.choices import action_choices
from settebello.terminal.session.puzzle_session import PuzzleSession, load_solver, store_solver
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.wording import brief_rules
from settebello.wording.figures import decimal, percent

SPAN = 1.96
"""Half the width of a 95% interval, in standard deviations."""


class PlainPuzzles:
    """Puzzles over two text streams.

    Args:
        pack: where the puzzles come from.
        puzzles: those that are given.
        lang: the person's language.
        reads: where answers come from.
        writes: where everything is shown.
        chance: chooses among the puzzles that fit.
    """

    def __init__(
        self,
        pack: PuzzlePack,
        puzzles: Sequence[Puzzle],
        lang: str,
        *,
        reads: TextIO,
        writes: TextIO,
        chance: Random,
    ) -> None:
        self._pack = pack
        self._puzzles = puzzles
        self._lang = lang
        self._reads = reads
        self._writes = writes
        self._chance = chance
        self._solver = load_solver()

    def run(self) -> None:
        """Give puzzles until the person leaves, or none are left."""
        words = Translator(self._lang, next(iter(self._pack.games.values())))
        self._write(words.text("puzzle-hello"), "")
        try:
            while (puzzle := next_puzzle(self._solver, self._puzzles, self._chance)) is not None:
                if not self._give(puzzle):
                    break
            else:
                self._write(words.text("puzzle-none"))
        except (EOFError, KeyboardInterrupt):
            self._write("")
        self._write(words.text("goodbye"))

    def _give(self, puzzle: Puzzle) -> bool:
        """Give a puzzle until it is solved, shown or left. Returns False if the person leaves."""
        rules = self._pack.games[puzzle.game]
        words = Translator(self._lang, rules)
        narrator = Narrator(words, PuzzleSession(puzzle, rules, words))
        actions = action_choices(puzzle.view).all
        unseen = " ".join(map(str, unseen_cards(puzzle.view, rules)))
        self._write(*narrator.introduction(), *narrator.position(puzzle.view))
        self._write(words.text("puzzle-unseen", cards=unseen), words.text("puzzle-task"))
        for number, action in enumerate(actions, 1):
            self._write(words.text("option", number=number, action=narrator.proposal_text(action), text=str(action)))
        first = True
        while True:
            answer = self._read(words)
            word = answer.lower()
            if asks_to_leave(word, words):
                return False
            if word in {"rules", words.text("word-rules")}:
                self._write(special_rules(rules, self._lang), *brief_rules(rules, self._lang))
                continue
            if word in {"show", words.text("word-show")}:
                self._count(puzzle, solved=False)
                break
            chosen = parse_answer(answer, actions, words)
            if isinstance(chosen, str):
                self._write(chosen)
                continue
            solved = str(chosen) == puzzle.solution
            if first:
                self._count(puzzle, solved=solved)
                first = False
            if solved:
                self._write(words.text("puzzle-right"))
                break
            self._write(words.text("puzzle-wrong", why=self._why(puzzle, chosen)))
        self._write(*self._solution(puzzle, narrator), self._standing(words), "")
        return True

    def _count(self, puzzle: Puzzle, *, solved: bool) -> None:
        self._solver = after_attempt(self._solver, puzzle, solved=solved)
        store_solver(self._solver)

    def _why(self, puzzle: Puzzle, action: Action) -> str:
        """What an action costs, and in which lines of the score sheet."""
        report = ReportWords(self._pack.games[puzzle.game], self._lang)
        reasons = puzzle.reasons.get(str(action), ())
        lines = report.phrases([report.reason(line.line, line.points) for line in reasons])
        cost = self._cost(puzzle, puzzle.judgement.value_of(str(action)))
        return f"{cost} ({lines})" if lines else cost

    def _cost(self, puzzle: Puzzle, value: ActionValue) -> str:
        """The points that an action loses; or the chance of winning, if the solution makes fewer points."""
        best = puzzle.judgement.best
        points = (value.points or 0.0) - (best.points or 0.0)
        if points <= 0 or value.equity is None or best.equity is None:
            return decimal(points, self._lang, sign=True)
        return percent(value.equity - best.equity, self._lang, sign=True)

    def _solution(self, puzzle: Puzzle, narrator: Narrator) -> Iterator[str]:
        for value in puzzle.judgement.actions:
            action = Action.parse(value.action)
            mark = "*" if value.action == puzzle.solution else " "
            yield f"  {mark} {narrator.proposal_text(action)} ({action}): {self._why(puzzle, action)}"
        if puzzle.continuation:
            yield narrator.translator.text("puzzle-continuation")
        for move in puzzle.continuation:
            yield f"    {narrator.seat_name(move.seat)}: {narrator.proposal_text(Action.parse(move.action))}"

    def _standing(self, words: Translator) -> str:
        rating = self._solver.rating
        return words.text(
            "puzzle-standing",
            rating=str(round(rating.rating)),
            low=str(round(rating.rating - SPAN * rating.deviation)),
            high=str(round(rating.rating + SPAN * rating.deviation)),
            solved=self._solver.solved,
            tried=len(self._solver.tried),
            streak=self._solver.streak,
        )

    def _read(self, words: Translator) -> str:
        """An answer, trimmed.

        Raises:
            EOFError: the input has ended.
        """
        self._writes.write(f"{words.text('plain-prompt')} ")
        self._writes.flush()
        line = self._reads.readline()
        if not line:
            self._writes.write("\n")
            raise EOFError
        return line.strip()

    def _write(self, *lines: str) -> None:
        self._writes.write("".join(f"{line}\n" for line in lines))
        self._writes.flush()
