"""The shuffle of a table: checks the commands of devices, and determines what is due."""

from __future__ import annotations

from settebello.commit_reveal import share_commitment
from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.protocol import refusals
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.server.model import PERSON, Entry, TableSetup
from settebello.server.tables.exchange import ExchangeState, ExchangeWait, ShuffleTask
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    Draft,
    ExchangeAborted,
    NextRoundRequested,
    ReadyChanged,
    RoomEvent,
    ShareCommitted,
    ShareRevealed,
)
from settebello.server.tables.submitted_records import MAX_ROUNDS
from settebello.shuffle import first_dealer, new_seed, round_seed


class TableShuffle:
    """The shuffle of the rounds of a table.

    Args:
        setup: the table's setup.
        game: the game as it begins there. At a practice table some rounds have already been dealt.
    """

    def __init__(self, setup: TableSetup, game: Game) -> None:
        self.exchange = ExchangeState(setup.rules, setup.id, rounds_dealt=game.rounds_dealt, by_day=setup.by_day)
        self.exchange.begun = game.state == "between rounds"
        self._opened = setup
        self._table_seed = bytes.fromhex(setup.seed) or None
        """The seed from which the rounds are dealt without an exchange, or None."""
        self._rounds_dealt = game.rounds_dealt
        if self._table_seed is not None:
            self.exchange.begun = False

    # What has happened

    def apply(self, event: RoomEvent, room: Room) -> None:
        """Apply an event that has been applied to ``room``."""
        self.exchange.apply(event, room)

    def first_game(self, seed: bytes) -> Game | None:
        """The game whose first round has that seed, which decides who deals it. None if the game has begun, or if the
        round is dealt without an exchange."""
        if self.exchange.round > 1 or self.exchange.transcript is None:
            return None
        return Game(self._opened.rules, first_dealer(seed, self._opened.rules.seats))

    def note_deal(self) -> None:
        """Note that a round was dealt."""
        self._rounds_dealt += 1
        self.exchange.note_deal()

    def note_play(self, game: Game) -> None:
        """Note that something was played or claimed, which may have ended the round or the game."""
        if game.outcome is not None or (game.state == "between rounds" and game.rounds_dealt >= MAX_ROUNDS):
            self.exchange.game_over()
        elif game.state == "between rounds" and self._table_seed is None:
            self.exchange.round_over()

    # What is due

    def info(self) -> ShuffleInfo:
        """The state of the shuffle."""
        return self.exchange.info()

    def due_task(self, room: Room) -> ShuffleTask | None:
        """The task that the server can do now without anybody else, or None."""
        if self._table_seed is not None:
            return "deal" if self._rounds_dealt == 0 and room.complete else None
        return self.exchange.due_task(room)

    def current_wait(self, room: Room) -> ExchangeWait | None:
        """The wait of the shuffle that has a time limit, or None."""
        return self.exchange.current_wait(room)

    def carry_out(self, task: ShuffleTask) -> Draft:
        """The draft that records a task of the server."""
        return self.exchange.fix_commitments(new_seed()) if task == "fix" else self._next_deal()

    def _next_deal(self) -> Entry:
        """The entry that deals the next round."""
        if self._table_seed is not None:
            return _deal(round_seed(self._table_seed, self._rounds_dealt + 1))
        return _deal(self.exchange.round_seed)

    def due_with(self, draft: Draft, room: Room) -> Draft | None:
        """The draft that another draft makes due, to be stored with it: the deal after the last share, or the list
        after the last person is ready. None if nothing becomes due."""
        if isinstance(draft, ShareRevealed):
            after = self.exchange.after_reveal(draft)
            return _deal(after.round_seed) if after.due_task(room) == "deal" else None
        if isinstance(draft, ReadyChanged):
            return self.carry_out("fix") if self.exchange.due_task(room.after_ready(draft)) == "fix" else None
        return None

    def next_round(self, seat: int, room: Room, game: Game) -> Draft:
        """The draft for a request for the next round by the person at ``seat``: the deal or, while shares are missing,
        the note that the round is requested.

        Raises:
            IllegalAction: no round can be dealt now.
        """
        if room.places[seat].player != PERSON or game.state != "between rounds" or not game.attempts:
            raise IllegalAction(refusals.NO_ROUND() if game.outcome is None else refusals.NO_MORE_ROUNDS())
        if game.rounds_dealt >= MAX_ROUNDS:
            raise IllegalAction(refusals.TOO_MANY_ROUNDS(most=MAX_ROUNDS))
        prepared = self.exchange.transcript is not None and not self.exchange.silent
        if prepared or self._table_seed is not None:
            return self.carry_out("deal")
        return NextRoundRequested(seat=seat)

    def give_up_waiting(self, wait: ExchangeWait, room: Room) -> RoomEvent | None:
        """The event that continues without the missing seats, or None if the wait is over."""
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
        """Whether a command has already been carried out, perhaps under a different id."""
        exchange = self.exchange
        if (message.round, message.exchange) != (exchange.round, exchange.number):
            return False
        if isinstance(message, Reveal):
            return exchange.shares.get(seat) == message.share
        return exchange.committed.get(seat) == message.commitment

    def handle_command(self, seat: int, message: Commit | Reveal, room: Room) -> RoomEvent:
        """The event that a command from a device at ``seat`` causes.

        Raises:
            IllegalAction: the command is not allowed now, or not for this device.
        """
        exchange = self.exchange
        if room.places[seat].player != PERSON:
            raise IllegalAction(refusals.NOT_A_PERSONS())
        if not exchange.begun or (message.round, message.exchange) != (exchange.round, exchange.number):
            raise IllegalAction(refusals.OTHER_EXCHANGE(round=message.round, exchange=message.exchange))
        if isinstance(message, Commit):
            return _commit(exchange, seat, message)
        return _reveal(exchange, seat, message)


def _deal(seed: bytes) -> Entry:
    return Entry(kind="round", text=seed.hex())


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
