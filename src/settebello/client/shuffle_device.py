"""This device's part in the shuffle of a table: it commits, reveals upon a list that is in order, and remembers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Literal
from uuid import uuid4

from msgspec import Struct

from settebello.errors import Problem
from settebello.protocol.game import ErrorMessage, Ok, RedealtEvent, Update
from settebello.protocol.refusals import AWAY
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.record import Record
from settebello.record.fairness import BrokenPromise
from settebello.rules import Rules
from settebello.shuffle import new_seed
from settebello.view import encode
from settebello.witness import Witness, broken_promises, took_part

AGAIN = 2.0
"""Seconds until what the server could not keep is sent again."""


class ShuffleCheck(Struct, frozen=True, kw_only=True):
    """What a device finds when it compares a record with what it saw."""

    record: Record
    witness: Witness
    """What it saw: the evidence."""
    faults: tuple[Problem, ...]
    """Every promise that was broken, each a sentence; none: everything held."""

    def took_part(self, round_number: int) -> bool:
        """Whether the cards of that round depend on this device's own share."""
        return took_part(self.witness, self.record, round_number)


class _Sent(Struct):
    what: Literal["commit", "reveal"]
    round: int
    exchange: int
    text: bytes


class ShuffleDevice:
    """Commits as soon as an exchange is open, and reveals only after it has seen its own commitment in the list.

    Args:
        table: the table's name.
        rules: its rules.
        send: sends a message to the server.
    """

    def __init__(self, table: str, rules: Rules, send: Callable[[bytes], None]) -> None:
        self.witness = Witness.at(table, rules)
        self.now: ShuffleInfo | None = None
        """How the shuffle stands; None: nobody has said so, and this device takes no part."""
        self.broken: list[Problem] = []
        """Promises that were broken before anything was dealt."""
        self._send = send
        self._sent: dict[str, _Sent] = {}

    def hear(self, now: ShuffleInfo, seat: int | None, people: Collection[int]) -> None:
        """Do what is to be done: ``seat`` is ours (None: we watch), ``people`` those where persons sit."""
        self.now = now
        self.witness.told_exchange(now.round, now.exchange)
        if now.transcript is not None:
            self._look_at_list(now, seat, people)
        elif now.open and seat is not None and seat not in now.committed:
            self.witness.dropped(now.round, now.exchange)
            if seat not in now.refused:
                self._commit(now, seat)

    def _look_at_list(self, now: ShuffleInfo, seat: int | None, people: Collection[int]) -> None:
        assert now.transcript is not None
        try:
            share = self.witness.reveal(now.transcript, people=people)
        except BrokenPromise as error:
            problem = error.args[0]
            if problem not in self.broken:
                self.broken.append(problem)
            return
        if share is not None and seat is not None and seat not in now.revealed:
            name = uuid4().hex
            message = Reveal(id=name, round=now.round, exchange=now.exchange, share=share)
            self._say(name, _Sent("reveal", now.round, now.exchange, encode(message)))

    def _commit(self, now: ShuffleInfo, seat: int) -> None:
        name, share = uuid4().hex, new_seed()
        bound = self.witness.commit(round_number=now.round, exchange=now.exchange, seat=seat, share=share)
        message = Commit(id=name, round=now.round, exchange=now.exchange, commitment=bound, seat=seat)
        self._say(name, _Sent("commit", now.round, now.exchange, encode(message)))

    def _say(self, name: str, sent: _Sent) -> None:
        self._sent[name] = sent
        self._send(sent.text)

    def answered(self, answer: Ok | ErrorMessage) -> bool:
        """Whether this is the answer to a message of ours."""
        sent = self._sent.get(answer.id or "")
        if sent is None:
            return False
        if isinstance(answer, ErrorMessage) and answer.code == AWAY.key:
            later = threading.Timer(AGAIN, self._send, [sent.text])
            later.daemon = True
            later.start()
            return True
        del self._sent[answer.id or ""]
        if isinstance(answer, Ok):
            mark = self.witness.accepted if sent.what == "commit" else self.witness.revealed
            mark(sent.round, sent.exchange)
        return True

    def saw(self, update: Update) -> None:
        """Remember the cards that were seen."""
        for event in update.events:
            if isinstance(event, RedealtEvent):
                self.witness.saw_void_deal(update.view.round, event.table)
        self.witness.saw(update.view)

    def faults(self, record: Record) -> tuple[Problem, ...]:
        """Every promise that was broken, by the record or against what this device saw; none: everything held."""
        return self.compare(record, self.witness).faults

    def compare(self, record: Record, witness: Witness) -> ShuffleCheck:
        """Compare a record with what was seen before it was had: what was seen since may not be in it."""
        faults = tuple(dict.fromkeys((*self.broken, *broken_promises(witness, record))))
        return ShuffleCheck(record=record, witness=witness, faults=faults)
