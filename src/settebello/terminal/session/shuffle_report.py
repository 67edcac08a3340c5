"""Whether the promise about the cards held at a table on a server, as messages; what breaks it is kept in a file."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal

from settebello.client import OnlineTable, ShuffleCheck
from settebello.client.sanitizer import printable
from settebello.errors import Problem, SettebelloError
from settebello.record import Record, write
from settebello.record.fairness import exchanges_of, proofs
from settebello.terminal.session import record_files
from settebello.terminal.session.protocol import Message

Result = Literal["held", "elsewhere", "others", "watched", "nobody", "older", "none"]


class PromiseKeeper:
    """Says of each round whether the promise about its cards held, and of a broken one where the evidence is.

    Args:
        table: the place at the table, open.
    """

    def __init__(self, table: OnlineTable) -> None:
        self._table = table
        self._said: set[Problem] = set()
        self._file: Path | None = None

    def at_once(self, problem: Problem) -> Iterator[Message]:
        """A promise was broken before the cards were dealt. The game goes on."""
        if problem not in self._said:
            self._said.add(problem)
            yield Message("promise-broken-now", {"problem": _safe(problem)})
            yield self._evidence(self._table.shuffle.witness.to_json(), None)

    def after_round(self, number: int) -> Iterator[Message]:
        """The record of the rounds so far is asked for, and compared with what this device saw."""
        try:
            check = self._table.check_shuffle()
        except SettebelloError as error:
            reason = error.problem  # a server's own sentence is a plain text
            yield Message(
                "promise-unchecked", {"reason": reason if isinstance(reason, Problem) else reason.rstrip(".")}
            )
            return
        if check.faults:
            yield from self._broken(check)
        elif len(check.record.rounds) < number:
            yield Message("promise-not-told")
        else:
            yield self._held(check, number)

    def _broken(self, check: ShuffleCheck) -> Iterator[Message]:
        new = [problem for problem in check.faults if problem not in self._said]
        self._said.update(new)
        for problem in new:
            yield Message("promise-broken", {"problem": _safe(problem)})
        if not new:
            yield Message("promise-broken-before")
        yield self._evidence(check.witness.to_json(), check.record)

    def _held(self, check: ShuffleCheck, number: int) -> Message:
        aborted = sum(proof.aborted for proof in proofs(check.record)[:number])
        return Message("promise", {"result": self._result(check, number), "aborted": aborted})

    def _result(self, check: ShuffleCheck, number: int) -> Result:
        proof = proofs(check.record)[number - 1]
        if proof.promise != "whole":
            return proof.promise
        if proof.shares == 0:
            return "nobody"
        if check.took_part(number):
            return "held"
        if self._table.seat is None:
            return "watched"
        expected = exchanges_of(check.record, number)[-1].transcript.expected
        return "elsewhere" if self._table.seat in expected else "others"

    def _evidence(self, seen: str, record: Record | None) -> Message:
        """Keep what this device saw, and the record if there is one, where nobody else can read them."""
        try:
            path = self._file = self._file or _new_file()
            beside = path.with_suffix(".txt")
            record_files.replace(path, seen, private=True)
            if record is not None:
                record_files.replace(beside, write(record), private=True)
        except record_files.SaveError as error:
            return Message("promise-not-kept", {"reason": error.problem})
        return Message("promise-kept", {"path": str(path), "record": "none" if record is None else str(beside)})


def _new_file() -> Path:
    path = record_files.state_folder() / f"evidence-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    return record_files.next_free(path) if path.exists() else path


def _safe(problem: Problem) -> Problem:
    """Without what a terminal would obey: what is named in it may come from a stranger's server."""
    values = {name: printable(value) if isinstance(value, str) else value for name, value in problem.values.items()}
    return Problem(printable(problem), problem.key, values)


__all__ = ["PromiseKeeper"]
