"""The state of a table, computed from its entries: its people, its shuffle and its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from settebello import events
from settebello.core import Action
from settebello.game import Game, Seed
from settebello.protocol.push import Attention
from settebello.record import Record, read
from settebello.server.model import Entry, TableSetup
from settebello.server.tables.change_limiter import ChangeLimiter
from settebello.server.tables.exchange import ExchangeWait, ShuffleTask
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import CommitmentsFixed, RoomEvent, SeatTaken, decode_event
from settebello.server.tables.shuffle import TableShuffle
from settebello.shuffle import parse_seed


class AppliedEntry(Struct, frozen=True):
    """The effect of one entry."""

    room_event: RoomEvent | None
    """The room event, or None if the entry deals, plays or claims."""
    game_events: tuple[events.Event, ...] = ()


class TableState:
    """The state of a table after any number of its entries. All readers of entries apply them here.

    Args:
        setup: the table's setup.
        entries: the table's log so far.

    Raises:
        SettebelloError: an entry does not fit those before it.
    """

    def __init__(self, setup: TableSetup, entries: Iterable[Entry] = ()) -> None:
        self.setup = setup
        self.version = 0
        """The number of entries that have been applied."""
        self.game_version = 0
        """The version of the last entry that dealt, played or claimed."""
        self.room = Room(setup)
        self.limiter = ChangeLimiter()
        """The count of each seat's changes."""
        self.game = starting_game(setup)
        self.shuffle = TableShuffle(setup, self.game)
        self.forfeited_to: int | None = None
        """The side that wins a rated game because somebody on each other side has left for good."""
        self._deal_versions: list[int] = []
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> AppliedEntry:
        """Apply the next entry."""
        self.version += 1
        if entry.kind == "step":
            event = decode_event(entry)
            event.apply(self.room)
            self.shuffle.apply(event, self.room)
            self.limiter.record(event, entry.at)
            self._note_leaving()
            return AppliedEntry(event)
        self.game_version = self.version
        happened = self._apply_to_game(entry)
        if self.game.outcome is not None and self.forfeited_to is None:
            self._count_win(self.game.outcome.winners)
        self._note_leaving()
        return AppliedEntry(None, happened)

    def _note_leaving(self) -> None:
        if not self.room.rated or not self.room.left or not self.dealt or self.over or self.forfeited_to is not None:
            return
        left = {self.setup.rules.side_of(seat) for seat in self.room.left}
        stayed = [side for side in range(self.setup.rules.sides) if side not in left]
        if len(stayed) == 1:
            self.forfeited_to = stayed[0]
            self._count_win(stayed)

    def _count_win(self, sides: Sequence[int]) -> None:
        self.room.count_win([seat for seat in self.room.people if self.setup.rules.side_of(seat) in sides])

    def _apply_to_game(self, entry: Entry) -> tuple[events.Event, ...]:
        if entry.kind == "round":
            return self._deal(parse_seed(entry.text))
        if entry.kind == "claim":
            happened = self.game.claim(int(entry.text))
        else:
            happened = self.game.play(Action.parse(entry.text))
        self.shuffle.note_play(self.game)
        return happened

    def _deal(self, seed: bytes) -> tuple[events.Event, ...]:
        self._deal_versions.append(self.version)
        self.game = self.shuffle.first_game(seed) or self.game
        happened = self.game.deal(Seed(seed))
        self.room.started = True
        self.shuffle.note_deal()
        return happened

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return bool(self.game.attempts)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.outcome is not None

    @property
    def turn(self) -> int | None:
        """The seat on turn, or None before, between and after the rounds."""
        return self.game.round.turn if self.game.state == "playing" else None

    @property
    def awaits_person(self) -> bool:
        """Whether a person is on turn and not away."""
        return self.room.is_person(self.turn)

    @property
    def due_task(self) -> ShuffleTask | None:
        """The task that the shuffle of the next round has for the server now, or None."""
        return self.shuffle.due_task(self.room)

    @property
    def current_wait(self) -> ExchangeWait | None:
        """The wait of the shuffle that has a time limit, or None."""
        return self.shuffle.current_wait(self.room)

    def deal_after(self, version: int) -> int | None:
        """The version of the first deal of a round after ``version``."""
        return next((deal for deal in self._deal_versions if deal > version), None)

    def wanted_after(self, event: RoomEvent | None) -> Iterator[tuple[Attention, int]]:
        """The seats whose people are wanted after the last entry, each with the reason: it is their turn, the table has
        just filled, or the next round of a game by the day waits for their device.

        Args:
            event: the room event of the entry, or None if it dealt, played or claimed.
        """
        if isinstance(event, SeatTaken) and not self.room.open_seats:
            yield from (("filled", seat) for seat in self.room.people if seat != event.seat)
        wait = self.current_wait if self.setup.by_day else None
        if wait is not None and wait.round_requested and (event is None or isinstance(event, CommitmentsFixed)):
            yield from (("round", seat) for seat in wait.seats if self.room.is_person(seat))
        turn = self.turn
        if event is None and turn is not None and self.room.is_person(turn):
            yield "turn", turn


def starting_game(setup: TableSetup) -> Game:
    """The game of a table as it begins there. Practice begins at a position of another game.

    Raises:
        RecordError: the record in the setup is damaged.
    """
    return starting_record(setup).replay()


def starting_record(setup: TableSetup) -> Record:
    """The record of a table as it begins. It has no rounds, except for practice. The caller may change it."""
    if not setup.practice:
        return Record(rules=setup.rules, names=(), dealer=setup.dealer)
    return read(setup.practice)
