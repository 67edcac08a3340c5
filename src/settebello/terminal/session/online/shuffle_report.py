"""Whether the promise about the shuffle held at a table on a server, as notices; evidence of a breach is saved."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal

from settebello.client import OnlineTable, ShuffleCheck
from settebello.client.sanitizer import sanitize_text
from settebello.errors import Problem, SettebelloError
from settebello.record import Record
from settebello.record.fairness import exchanges_of, proofs
from settebello.terminal.session import record_files
from settebello.terminal.session.notices import Notice

ShuffleResult = Literal["held", "elsewhere", "others", "watched", "nobody", "practice", "none"]
"""How the promise held in a round, as the message ``promise`` of the catalogue tells it."""


class ShuffleReport:
    """Reports for each round whether the promise about its shuffle held, and where the evidence of a breach is.

    Args:
        table: the connection to the table, open.
    """

    def __init__(self, table: OnlineTable) -> None:
        self._table = table
        self._reported: set[Problem] = set()
        self._evidence_file: Path | None = None

    def report_broken_promise(self, problem: Problem) -> Iterator[Notice]:
        """Report a promise that was broken before the cards were dealt; once for each problem."""
        if problem not in self._reported:
            self._reported.add(problem)
            yield Notice("promise-broken-now", {"problem": _sanitize(problem)})
            yield self._save_evidence(self._table.shuffle.witness.to_json(), None)

    def report_round(self, number: int) -> Iterator[Notice]:
        """Compare the record of the rounds so far with what this device saw, and report on round ``number``."""
        try:
            check = self._table.check_shuffle()
        except SettebelloError as error:
            reason = error.problem  # a server's own sentence is a plain text
            yield Notice("promise-unchecked", {"reason": reason if isinstance(reason, Problem) else reason.rstrip(".")})
            return
        if check.faults:
            yield from self._report_faults(check)
        elif check.record is None or len(check.record.rounds) < number:
            yield Notice("promise-not-told")
        else:
            yield self._report_kept(check, check.record, number)

    def _report_faults(self, check: ShuffleCheck) -> Iterator[Notice]:
        new = [problem for problem in check.faults if problem not in self._reported]
        self._reported.update(new)
        for problem in new:
            yield Notice("promise-broken", {"problem": _sanitize(problem)})
        if not new:
            yield Notice("promise-broken-before")
        yield self._save_evidence(check.witness.to_json(), check.text)

    def _report_kept(self, check: ShuffleCheck, record: Record, number: int) -> Notice:
        aborted = sum(proof.aborted for proof in proofs(record)[:number])
        return Notice("promise", {"result": self._result(check, record, number), "aborted": aborted})

    def _result(self, check: ShuffleCheck, record: Record, number: int) -> ShuffleResult:
        proof = proofs(record)[number - 1]
        if proof.promise != "whole":
            return proof.promise
        if proof.shares == 0:
            return "nobody"
        if check.took_part(number):
            return "held"
        if self._table.seat is None:
            return "watched"
        expected = exchanges_of(record, number)[-1].transcript.expected
        return "elsewhere" if self._table.seat in expected else "others"

    def _save_evidence(self, witness: str, record: str | None) -> Notice:
        """Save what this device saw, and the record if there is one, in files that nobody else can read."""
        try:
            path = self._evidence_file = self._evidence_file or _new_evidence_file()
            record_path = path.with_suffix(".txt")
            record_files.write_atomically(path, witness, private=True)
            if record is not None:
                record_files.write_atomically(record_path, _printable(record), private=True)
        except record_files.SaveError as error:
            return Notice("promise-not-kept", {"reason": error.problem})
        return Notice("promise-kept", {"path": str(path), "record": "none" if record is None else str(record_path)})


def _new_evidence_file() -> Path:
    path = record_files.state_folder() / f"evidence-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    return record_files.next_free_path(path) if path.exists() else path


def _printable(text: str) -> str:
    """The text without control characters except the ends of its lines."""
    return "\n".join(map(sanitize_text, text.splitlines())) + "\n"


def _sanitize(problem: Problem) -> Problem:
    """The problem without control characters: its values may come from an untrusted server."""
    return Problem(sanitize_text(problem), problem.key, {name: _clean(value) for name, value in problem.values.items()})


def _clean(value: str | int) -> str | int:
    if isinstance(value, Problem):
        return _sanitize(value)
    return sanitize_text(value) if isinstance(value, str) else value


__all__ = ["ShuffleReport", "ShuffleResult"]
