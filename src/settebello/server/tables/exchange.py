"""The state of the shuffle of the next round, computed from room events (``docs/shuffle.md``).

An exchange is one run of commit, fix the list, reveal. A round is dealt from the first exchange that is completed. If a
seat does not reveal its share, the exchange is aborted and the next one opens. This module knows nothing about cards,
connections or clocks.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Literal

from msgspec import Struct

from settebello.commit_reveal import Transcript, server_commitment, table_name
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record.fairness import Exchange
from settebello.rules import Rules, digest
from settebello.server.model import PERSON
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    CommitmentsFixed,
    ExchangeAborted,
    NextRoundRequested,
    PersonAway,
    RoomEvent,
    ShareCommitted,
    ShareRevealed,
)

MAX_SILENCES = 2
"""The number of times in a round that a seat may fail to reveal before its commitments are refused."""

ShuffleTask = Literal["fix", "deal"]


class ExchangeWait(Struct, frozen=True, kw_only=True):
    """A wait of an exchange for some seats, up to a time limit."""

    round: int
    exchange: int
    what: Literal["commit", "reveal"]
    seats: tuple[int, ...]
    """The seats waited for."""
    round_requested: bool
    """Whether somebody has asked for the round; until then there is no time limit."""


class _Commitment(Struct, frozen=True):
    commitment: str
    key: str | None
    """The key of the person who sat there at that time."""


class ExchangeState:
    """The exchange for the next round.

    Args:
        rules: the rules of the game.
        table: the table's id.
        rounds_dealt: the number of earlier rounds, which were dealt in another game.
        by_day: whether the next round is prepared during a round and dealt as soon as that is over, because the people
            of a game by the day are seldom there at the same time.
    """

    def __init__(self, rules: Rules, table: str, *, rounds_dealt: int = 0, by_day: bool = False) -> None:
        self.rules = digest(rules)
        self.table = table_name(table)
        self.round = rounds_dealt + 1
        self.number = 1
        self.begun = True
        """Whether this round can be prepared: the round before it is over or, by the day, has been dealt."""
        self.next_round_requested = False
        """Whether somebody has asked for the round."""
        self.transcript: Transcript | None = None
        self.seed = ""
        """The server's seed in hexadecimal, once the list is fixed."""
        self.shares: dict[int, str] = {}
        self.players: tuple[str, ...] = ()
        """The player of each seat when the list was fixed."""
        self.aborted: list[Exchange] = []
        """The aborted exchanges of this round."""
        self.last: Transcript | None = None
        self._seats = rules.seats
        self._by_day = by_day
        self._bound: dict[int, _Commitment] = {}
        self._silences: Counter[int] = Counter()
        self._aborted_before = 0

    # What has happened

    def apply(self, event: RoomEvent, room: Room) -> None:
        """Apply an event that has been applied to ``room``."""
        if isinstance(event, ShareCommitted):
            self._bound[event.seat] = _Commitment(event.commitment, room.places[event.seat].key)
        elif isinstance(event, CommitmentsFixed):
            self.transcript, self.seed = event.transcript, event.seed
            self.players = tuple(place.player for place in room.places)
        elif isinstance(event, ShareRevealed):
            self.shares[event.seat] = event.share
        elif isinstance(event, ExchangeAborted):
            self._abort(event)
        elif isinstance(event, NextRoundRequested):
            self.next_round_requested = True
        elif self.transcript is None:
            self._forget_who_left(event, room)

    def _abort(self, event: ExchangeAborted) -> None:
        self.aborted.append(self._as_exchange)
        self._silences.update(event.silent)
        self.number += 1
        self._clear()

    def _forget_who_left(self, event: RoomEvent, room: Room) -> None:
        """Drop the commitments of people who have moved or left. A commitment belongs to one device at one seat."""
        for seat, bound in list(self._bound.items()):
            place = room.places[seat]
            if place.player != PERSON or place.key != bound.key or event == PersonAway(seat=seat):
                del self._bound[seat]

    def _clear(self) -> None:
        self.transcript, self.seed = None, ""
        self._bound.clear()
        self.shares.clear()

    def note_deal(self) -> None:
        """Note that the round was dealt from this exchange."""
        self.last = self.transcript
        self._aborted_before += len(self.aborted)
        self.round, self.number = self.round + 1, 1
        self.begun, self.next_round_requested = self._by_day, False
        self.aborted.clear()
        self._silences.clear()
        self._clear()

    def round_over(self) -> None:
        """Note that the round is over, so the next one can be prepared."""
        self.begun = True
        self.next_round_requested = self._by_day

    def game_over(self) -> None:
        """Note that the game is over. A prepared round is not dealt."""
        self.begun = False
        self._clear()

    # State

    @property
    def open(self) -> bool:
        """Whether commitments are accepted now."""
        return self.begun and self.transcript is None

    @property
    def committed(self) -> dict[int, str]:
        """Commitments by seat."""
        return {seat: bound.commitment for seat, bound in sorted(self._bound.items())}

    @property
    def refused(self) -> tuple[int, ...]:
        """The seats that failed to reveal too often in this round."""
        return tuple(sorted(seat for seat, times in self._silences.items() if times >= MAX_SILENCES))

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that have not yet revealed an expected share."""
        expected = () if self.transcript is None else self.transcript.expected
        return tuple(seat for seat in expected if seat not in self.shares)

    def due_task(self, room: Room) -> ShuffleTask | None:
        """The task that the server can do now without anybody else, or None."""
        if not self.begun or room.closed:
            return None
        if self.transcript is None:
            return "fix" if self._may_fix(room) else None
        return "deal" if self._is_round_requested(room) and not self.silent else None

    def _is_round_requested(self, room: Room) -> bool:
        return room.complete if self.round == 1 else self.next_round_requested

    def _may_fix(self, room: Room) -> bool:
        """Whether the list may be fixed: everybody has committed or, for the first list of a round, the round has been
        requested."""
        wanted = self._is_round_requested(room)
        if wanted and self.number == 1:
            return True
        ready = bool(self._bound) and self.round > 1
        return (wanted or ready) and not self._missing_seats(room)

    def _missing_seats(self, room: Room) -> tuple[int, ...]:
        """The seats of people who could still commit."""
        gone = {*self.refused, *room.away, *self._bound}
        return tuple(seat for seat in room.people if seat not in gone)

    def current_wait(self, room: Room) -> ExchangeWait | None:
        """The wait of the exchange that has a time limit, or None."""
        if not self.begun or room.closed:
            return None
        if silent := self.silent:
            return self._wait("reveal", silent, room)
        if self.open and self.number > 1 and (missing := self._missing_seats(room)):
            return self._wait("commit", missing, room)
        return None

    def _wait(self, what: Literal["commit", "reveal"], seats: tuple[int, ...], room: Room) -> ExchangeWait:
        return ExchangeWait(
            round=self.round,
            exchange=self.number,
            what=what,
            seats=seats,
            round_requested=self._is_round_requested(room),
        )

    def after_reveal(self, event: ShareRevealed) -> ExchangeState:
        """A copy of the exchange in which the share is revealed."""
        after = copy(self)
        after.shares = {**self.shares, event.seat: event.share}
        return after

    # Results

    def fix_commitments(self, seed: bytes) -> CommitmentsFixed:
        """The event that fixes the present list, with the server's seed for it."""
        bound = self.committed
        server = server_commitment(self.table, round_number=self.round, exchange=self.number, seed=seed)
        transcript = Transcript(
            rules=self.rules,
            table=self.table.hex(),
            round=self.round,
            exchange=self.number,
            server=server.hex(),
            commitments=tuple(bound.get(seat) for seat in range(self._seats)),
        )
        return CommitmentsFixed(transcript=transcript, seed=seed.hex())

    @property
    def round_seed(self) -> bytes:
        """The seed of the round, once all shares are revealed."""
        return self._as_exchange.seed

    def completed_exchanges(self) -> tuple[Exchange, tuple[Exchange, ...]]:
        """The exchange that the round is dealt from, and the aborted ones, for the record."""
        return self._as_exchange, tuple(self.aborted)

    @property
    def _as_exchange(self) -> Exchange:
        """The exchange after the list is fixed, including everything that is secret until the round is over."""
        assert self.transcript is not None, "the list was fixed"
        shares = (self.shares.get(seat) for seat in range(self._seats))
        given = tuple(None if share is None else bytes.fromhex(share) for share in shares)
        return Exchange(
            transcript=self.transcript, players=self.players, server_seed=bytes.fromhex(self.seed), shares=given
        )

    def info(self) -> ShuffleInfo:
        """The public state, without shares and without the server's seed."""
        return ShuffleInfo(
            round=self.round,
            exchange=self.number,
            open=self.open,
            committed=tuple(self.committed),
            transcript=self.transcript,
            revealed=tuple(sorted(self.shares)),
            last=self.last,
            aborted=self._aborted_before + len(self.aborted),
            refused=self.refused,
        )
