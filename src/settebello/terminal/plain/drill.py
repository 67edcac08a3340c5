"""A drill line by line: a question, numbered answers, and why."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import TextIO

from settebello.cards import CardSet
from settebello.drills import Exercise, ExerciseWords, Kind, exercises
from settebello.record.titles import rules_title
from settebello.rules import Rules
from settebello.terminal.plain.answer_parser import asks_to_leave, quote_input
from settebello.terminal.session.drill_results import DrillResult, best_after
from settebello.terminal.text.messages import Translator


class PlainDrill:
    """A drill over two text streams.

    Args:
        rules: of the game.
        kind: what is asked.
        translator: words in the person's language.
        count: how many questions there are.
        seed: of the questions.
        reads: where answers come from.
        writes: where everything is shown.

    Raises:
        DrillError: the game has nothing to ask about that.
    """

    def __init__(
        self, rules: Rules, kind: Kind, translator: Translator, *, count: int, seed: int, reads: TextIO, writes: TextIO
    ) -> None:
        self._rules, self._kind, self._count = rules, kind, count
        self._words = translator
        self._asked = ExerciseWords(rules, translator.lang)
        self._exercises = [*islice(exercises(rules, kind, seed), count)]
        self._reads, self._writes = reads, writes

    def run(self) -> None:
        """Ask all questions, unless the person leaves."""
        self._write(f"{rules_title(self._rules, self._words.lang)}: {self._asked.title(self._kind)}")
        began, right = time.monotonic(), 0
        try:
            for number, exercise in enumerate(self._exercises, 1):
                right += self._ask(number, exercise)
        except (EOFError, KeyboardInterrupt):
            self._write("", self._words.text("goodbye"))
            return
        result = DrillResult(right=right, seconds=round(time.monotonic() - began, 1))
        best = best_after(result, self._rules, self._kind, self._count)
        self._write(
            self._words.text("drill-result", right=right, count=self._count, seconds=f"{result.seconds:g}"),
            self._words.text("drill-best", right=best.right, seconds=f"{best.seconds:g}"),
        )

    def _ask(self, number: int, exercise: Exercise) -> bool:
        """Ask a question. Returns whether the answer was right."""
        text = self._words.text
        question = self._asked.question(exercise)
        self._write("", text("drill-number", number=number, count=self._count, question=question))
        self._write(*self._shown(exercise))
        for place in range(len(exercise.options)):
            self._write(f"{place + 1}: {self._asked.option(exercise, place)}")
        right = self._answer(exercise) == exercise.answer
        why, answer = self._asked.why(exercise), self._asked.option(exercise, exercise.answer)
        self._write(text("drill-right", why=why) if right else text("drill-wrong", answer=answer, why=why))
        return right

    def _shown(self, exercise: Exercise) -> Iterator[str]:
        """The cards that the question is about."""
        prime = exercise.kind == "primiera"
        keys = ("drill-own-prime", "drill-other-prime") if prime else ("drill-own-pile", "drill-other-pile")
        own, *others = exercise.piles or (CardSet(),)
        if own:
            yield self._words.text(keys[0], cards=self._cards(own))
        for pile in others:
            if pile:
                yield self._words.text(keys[1], cards=self._cards(pile))
        if exercise.table:
            yield self._words.text("drill-table", cards=self._cards(exercise.table))
        if exercise.hand and exercise.kind != "captures":
            yield self._words.text("drill-hand", cards=self._cards(exercise.hand))

    def _cards(self, cards: CardSet) -> str:
        return " ".join(map(str, cards))

    def _answer(self, exercise: Exercise) -> int:
        """The place of the option that the person chooses.

        Raises:
            EOFError: the person leaves, or the input has ended.
        """
        while True:
            self._writes.write(f"{self._words.text('plain-prompt')} ")
            self._writes.flush()
            line = self._reads.readline()
            answer = line.strip()
            if not line or asks_to_leave(answer.lower(), self._words):
                raise EOFError
            if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(exercise.options):
                return int(answer) - 1
            count = len(exercise.options)
            self._write(self._words.text("drill-unclear", text=quote_input(answer), count=count))

    def _write(self, *lines: str) -> None:
        self._writes.write("".join(f"{line}\n" for line in lines))
        self._writes.flush()
