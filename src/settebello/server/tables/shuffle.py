"""The shuffle of a table: checks the commands of devices, and makes the entries that advance it."""

from __future__ import annotations

from uuid import uuid4

from settebello.commit_reveal import share_commitment
from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.protocol import refusals
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.server.model import PERSON, Entry, TableSetup
from settebello.server.tables.exchange import ExchangeState, ExchangeWait, ShuffleTask
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    ExchangeAborted,
    NextRoundRequested,
    ReadyChanged,
    RoomEvent,
    ShareCommitted,
    ShareRevealed,
    encode_event,
)
from settebello.server.tables.submitted_records import MAX_ROUNDS
from settebello.shuffle import first_dealer, new_seed


class TableShuffle:
    """How the rounds of a table are shuffled.

    Args:
        setup: how the table was opened.
        game: as it begins there; at a practice table, some rounds have been dealt.
    """

    def __init__(self, setup: TableSetup, game: Game) -> None:
        self.exchange = ExchangeState(setup.rules, setup.id, rounds_dealt=game.rounds_dealt, by_day=setup.by_day)
        self.exchange.begun = game.state == "between rounds"
        self._opened = setup

    # What has happened

    def apply(self, event: RoomEvent, room: Room) -> None:
        """Apply an event that has been applied to ``room``."""
        self.exchange.apply(event, room)

    def first_game(self, seed: bytes) -> Game | None:
        """The game whose first round has that seed, which decides who deals it; None: the game has begun, or the round
        is dealt without an exchange."""
        if self.exchange.round > 1 or self.exchange.transcript is None:
            return None
        return Game(self._opened.rules, first_dealer(seed, self._opened.rules.seats))

    def note_deal(self) -> None:
        """Note that a round was dealt."""
        self.exchange.note_deal()

    def note_play(self, game: Game) -> None:
        """Note that something was played or claimed, which may have ended the round or the game."""
        if game.outcome is not None or (game.state == "between rounds" and game.rounds_dealt >= MAX_ROUNDS):
            self.exchange.game_over()
        elif game.state == "between rounds":
            self.exchange.round_over()

    # What is due

    def info(self) -> ShuffleInfo:
        """The state of the shuffle."""
        return self.exchange.info()

    def due_task(self, room: Room) -> ShuffleTask | None:
        """What the server can do now without anybody else."""
        return self.exchange.due_task(room)

    def current_wait(self, room: Room) -> ExchangeWait | None:
        """What the shuffle waits for, up to a time limit."""
        return self.exchange.current_wait(room)

    def make_entry(self, due: ShuffleTask, now: float, name: str | None = None) -> Entry:
        """The entry that does a task.

        Args:
            due: the task.
            now: dates the entry.
            name: the client id of the command that asked for it.
        """
        name = name or uuid4().hex
        return self._fix(now, name) if due == "fix" else _deal(self.exchange.round_seed, now, name)

    def _fix(self, now: float, name: str | None) -> Entry:
        return encode_event(self.exchange.fix_commitments(new_seed()), name, now)

    def entry_after(self, event: RoomEvent, room: Room, now: float) -> Entry | None:
        """The entry that can be stored together with the event, which makes it due: the deal after the last share, the
        list after the last person is ready. It has no client id, since that of the event names both. None: the event
        makes nothing due."""
        if isinstance(event, ShareRevealed):
            after = self.exchange.after_reveal(event)
            return _deal(after.round_seed, now, None) if after.due_task(room) == "deal" else None
        if isinstance(event, ReadyChanged):
            return self._fix(now, None) if self.exchange.due_task(room.after_ready(event)) == "fix" else None
        return None

    def next_round(self, seat: int, room: Room, game: Game, now: float, name: str) -> Entry:
        """The entry for somebody at ``seat`` who asks for the next round: it deals the round, or notes that it is to be
        dealt once all shares are revealed.

        Raises:
            IllegalAction: no round can be dealt now.
        """
        if room.places[seat].player != PERSON or game.state != "between rounds" or not game.attempts:
            raise IllegalAction(refusals.NO_ROUND() if game.outcome is None else refusals.NO_MORE_ROUNDS())
        if game.rounds_dealt >= MAX_ROUNDS:
            raise IllegalAction(refusals.TOO_MANY_ROUNDS(most=MAX_ROUNDS))
        if self.exchange.transcript is not None and not self.exchange.silent:
            return self.make_entry("deal", now, name)
        return encode_event(NextRoundRequested(seat=seat), name, now)

    def give_up_waiting(self, wait: ExchangeWait, room: Room) -> RoomEvent | None:
        """The event that continues without the seats waited for; None: nothing waits for them any more."""
        if not wait.round_requested or wait != self.current_wait(room):
            return None
        return (
            ExchangeAborted(silent=wait.seats) if wait.what == "reveal" else self.exchange.fix_commitments(new_seed())
        )

    # Commands of devices

    @property
    def next_round_requested(self) -> bool:
        """Whether somebody has asked for the next round."""
        return self.exchange.next_round_requested

    def is_done(self, seat: int, message: Commit | Reveal) -> bool:
        """Whether a command has been carried out already, perhaps under another id."""
        exchange = self.exchange
        if (message.round, message.exchange) != (exchange.round, exchange.number):
            return False
        if isinstance(message, Reveal):
            return exchange.shares.get(seat) == message.share
        return exchange.committed.get(seat) == message.commitment

    def handle_command(self, seat: int, message: Commit | Reveal, room: Room) -> RoomEvent:
        """The event of a command from a device at ``seat``.

        Raises:
            IllegalAction: the command is not allowed now, or not for this device.
        """
        exchange = self.exchange
        if room.closed:
            raise IllegalAction(refusals.CLOSED())
        if room.places[seat].player != PERSON:
            raise IllegalAction(refusals.NOT_A_PERSONS())
        if not exchange.begun or (message.round, message.exchange) != (exchange.round, exchange.number):
            raise IllegalAction(refusals.OTHER_EXCHANGE(round=message.round, exchange=message.exchange))
        if isinstance(message, Commit):
            return _commit(exchange, seat, message)
        return _reveal(exchange, seat, message)


def _deal(seed: bytes, now: float, name: str | None) -> Entry:
    return Entry(kind="round", text=seed.hex(), client_id=name, at=now)


def _commit(exchange: ExchangeState, seat: int, message: Commit) -> RoomEvent:
    if message.seat not in (None, seat):
        raise IllegalAction(refusals.MOVED())
    if seat in exchange.refused:
        raise IllegalAction(refusals.SILENT_TWICE())
    if seat in exchange.committed:
        raise IllegalAction(refusals.COMMITTED())
    if exchange.transcript is not None:
        raise IllegalAction(refusals.LIST_FIXED())
    return ShareCommitted(seat=seat, commitment=message.commitment)


def _reveal(exchange: ExchangeState, seat: int, message: Reveal) -> RoomEvent:
    transcript = exchange.transcript
    if transcript is None:
        raise IllegalAction(refusals.EARLY_SHARE())
    bound = transcript.commitments[seat]
    if bound is None:
        raise IllegalAction(refusals.NO_SHARE_EXPECTED())
    if seat in exchange.shares or bound != _commitment_of(exchange, seat, message):
        raise IllegalAction(refusals.OTHER_SHARE())
    return ShareRevealed(seat=seat, share=message.share)


def _commitment_of(exchange: ExchangeState, seat: int, message: Reveal) -> str:
    share = bytes.fromhex(message.share)
    made = share_commitment(
        exchange.table, round_number=exchange.round, exchange=exchange.number, seat=seat, share=share
    )
    return made.hex()
