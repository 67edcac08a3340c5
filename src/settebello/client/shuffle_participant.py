"""This device's part in the shuffle of a table: it commits, checks the list, reveals, and remembers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import Literal
from uuid import uuid4

from msgspec import Struct

from settebello.client.errors import FalseRecord
from settebello.errors import Problem
from settebello.events import Redealt
from settebello.protocol.game import ErrorMessage, Ok, Update
from settebello.protocol.refusals import STORE_AWAY
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.record import Record, write
from settebello.record.fairness import BrokenPromise
from settebello.rules import Rules
from settebello.shuffle import new_seed
from settebello.view import encode
from settebello.witness import FALSE_RECORD, OUT_OF_ORDER, Witness, broken_promises, took_part

RESEND_DELAY = 2.0
"""Seconds until a message that the server could not save is sent again."""


class ShuffleCheck(Struct, frozen=True, kw_only=True):
    """The result of comparing a record with what this device saw."""

    record: Record | None
    """The record, or None if it does not follow from its seeds by the rules."""
    text: str
    """The record as text."""
    witness: Witness
    """The record of what the device saw: the evidence."""
    faults: tuple[Problem, ...]
    """Every promise that was broken, a sentence each; empty if all held."""

    def took_part(self, round_number: int) -> bool:
        """Whether the cards of that round depend on this device's share."""
        return self.record is not None and took_part(self.witness, self.record, round_number)


class _SentMessage(Struct):
    kind: Literal["commit", "reveal"]
    round: int
    exchange: int
    text: bytes


class ShuffleParticipant:
    """Commits as soon as an exchange is open, and reveals only after it has seen its own commitment in the list.

    Args:
        table: the table's id.
        rules: the table's rules.
        send: sends a message to the server.
    """

    def __init__(self, table: str, rules: Rules, send: Callable[[bytes], None]) -> None:
        self.witness = Witness.at(table, rules)
        self.state: ShuffleInfo | None = None
        """The state of the shuffle, or None if the server has not sent any and this device takes no part."""
        self.broken_promises: list[Problem] = []
        """Promises that were broken before the cards were dealt."""
        self._send = send
        self._sent: dict[str, _SentMessage] = {}
        self._unanswered: list[str] = []
        """The ids of the messages sent on this connection and not answered yet, in order."""
        self._rejoined = True

    def receive_state(self, state: ShuffleInfo, seat: int | None, people: Collection[int]) -> None:
        """Commit or reveal, as the state requires.

        Args:
            state: the state of the shuffle.
            seat: our seat, or None if we are watching.
            people: the seats where people sit.
        """
        self.state = state
        self.witness.note_exchange(state.round, state.exchange)
        next_exchange = state.exchange if state.transcript is None else state.exchange + 1
        self.witness.note_people(people, (state.round, next_exchange), rejoined=self._rejoined)
        self._rejoined = False
        self._check_last(state)
        if state.transcript is not None:
            self._check_list(state, seat, people)
        elif state.open and seat is not None and seat not in state.committed:
            self.witness.mark_dropped(state.round, state.exchange)
            if seat not in state.refused:
                self._commit(state, seat)

    def _check_last(self, state: ShuffleInfo) -> None:
        if state.last is None:
            return
        try:
            self.witness.note_dealt(state.last)
            if state.last.round != state.round - 1:
                raise BrokenPromise(OUT_OF_ORDER(round=state.last.round, exchange=state.last.exchange))
        except BrokenPromise as error:
            self._note_broken(error)

    def _check_list(self, state: ShuffleInfo, seat: int | None, people: Collection[int]) -> None:
        assert state.transcript is not None
        try:
            share = self.witness.reveal(state.transcript, people=people)
            if (state.transcript.round, state.transcript.exchange) != (state.round, state.exchange):
                raise BrokenPromise(OUT_OF_ORDER(round=state.transcript.round, exchange=state.transcript.exchange))
        except BrokenPromise as error:
            self._note_broken(error)
            return
        if share is not None and seat is not None and seat not in state.revealed:
            message_id = uuid4().hex
            message = Reveal(id=message_id, round=state.round, exchange=state.exchange, share=share)
            self._send_message(message_id, _SentMessage("reveal", state.round, state.exchange, encode(message)))

    def _note_broken(self, error: BrokenPromise) -> None:
        problem = error.args[0]
        if problem not in self.broken_promises:
            self.broken_promises.append(problem)

    def _commit(self, state: ShuffleInfo, seat: int) -> None:
        message_id, share = uuid4().hex, new_seed()
        commitment = self.witness.commit(round_number=state.round, exchange=state.exchange, seat=seat, share=share)
        message = Commit(id=message_id, round=state.round, exchange=state.exchange, commitment=commitment, seat=seat)
        self._send_message(message_id, _SentMessage("commit", state.round, state.exchange, encode(message)))

    def _send_message(self, message_id: str, sent: _SentMessage) -> None:
        self._sent[message_id] = sent
        self._send(sent.text)

    def start_connection(self) -> None:
        """Note that this device has joined the table again: what it sent before may have been lost."""
        self._unanswered.clear()
        self._rejoined = True

    def note_sent(self, message_id: str) -> None:
        """Note that any message with that id is sent on the present connection."""
        self._unanswered.append(message_id)

    def note_answered(self, message_id: str) -> None:
        """Note that the server has answered a message: it has received every share that was sent before it."""
        if message_id not in self._unanswered:
            return
        place = self._unanswered.index(message_id)
        for earlier in self._unanswered[:place]:
            sent = self._sent.get(earlier)
            if sent is not None and sent.kind == "reveal":
                self.witness.mark_revealed(sent.round, sent.exchange)
        del self._unanswered[: place + 1]

    def receive_answer(self, answer: Ok | ErrorMessage) -> bool:
        """Whether this answers a message of this device; if so, act on it."""
        sent = self._sent.get(answer.id or "")
        if sent is None:
            return False
        if isinstance(answer, ErrorMessage) and answer.code == STORE_AWAY.key:
            timer = threading.Timer(RESEND_DELAY, self._send, [sent.text])
            timer.daemon = True
            timer.start()
            return True
        del self._sent[answer.id or ""]
        if isinstance(answer, Ok):
            mark = self.witness.mark_accepted if sent.kind == "commit" else self.witness.mark_revealed
            mark(sent.round, sent.exchange)
        return True

    def observe(self, update: Update) -> None:
        """Remember the cards seen."""
        for event in update.events:
            if isinstance(event, Redealt):
                self.witness.observe_void_deal(update.view.round, event.table)
        self.witness.observe(update.view)

    def faults(self, record: Record) -> tuple[Problem, ...]:
        """Every promise that was broken according to the record and what this device saw; empty if all held."""
        return self.check(record, self.witness).faults

    def check(self, record: Record, witness: Witness) -> ShuffleCheck:
        """Compare a record with what this device saw before it fetched the record."""
        faults = tuple(dict.fromkeys((*self.broken_promises, *broken_promises(witness, record))))
        return ShuffleCheck(record=record, text=write(record), witness=witness, faults=faults)

    def check_false_record(self, false: FalseRecord, witness: Witness) -> ShuffleCheck:
        """Compare what this device saw with a record that the rules do not allow: a broken promise in itself."""
        fault = FALSE_RECORD(reason=false.reason)
        return ShuffleCheck(record=None, text=false.text, witness=witness, faults=(*self.broken_promises, fault))
