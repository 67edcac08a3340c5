"""Checks what somebody at a table asks for, and makes the entries that record it."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, SettebelloError
from settebello.protocol import refusals
from settebello.protocol.game import Act, NextRound
from settebello.protocol.room import Rematch, RoomCommand
from settebello.protocol.shuffle import Commit, Reveal
from settebello.server.clock import Clock
from settebello.server.live.rematch import open_rematch
from settebello.server.model import Entry, Place
from settebello.server.store.base import Store
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.change_limiter import ChangeLimiter
from settebello.server.tables.duplicate_messages import TableCommand
from settebello.server.tables.room_commands import check_action, choose_seat, handle_command
from settebello.server.tables.room_events import RematchOpened, RoomEvent, SeatTaken, encode_event
from settebello.server.tables.state import TableState


class StaleVersion(SettebelloError):
    """A command for an older version of the game: its sender has not seen what happened since."""


class CommandHandler:
    """Turns commands into entries. Nothing here changes the table.

    Args:
        state: the table as it stands.
        store: where a rematch is created.
        limiter: how often a seat may change.
        clock: dates the entries.
    """

    def __init__(self, state: TableState, store: Store, limiter: ChangeLimiter, clock: Clock) -> None:
        self._state = state
        self._store = store
        self._limiter = limiter
        self._clock = clock

    async def make_entries(self, seat: int, client_id: str, command: TableCommand) -> Sequence[Entry]:
        """The entries that record ``command``, given by somebody at ``seat``, to be stored together: its own and what
        it makes due in the shuffle.

        Raises:
            StaleVersion: the game has advanced since the version that the command names.
            IllegalAction: the command is not allowed now, or not for this seat.
            StoreError: a rematch could not be created.
        """
        if isinstance(command, Act):
            return (self._play(seat, client_id, command),)
        if isinstance(command, NextRound):
            self._check_version(command.version)
            state = self._state
            return (state.shuffle.next_round(seat, state.room, state.game, self._clock.now(), client_id),)
        event = await self._make_event(seat, command)
        now = self._clock.now()
        entry = encode_event(event, client_id, now)
        after = self._state.shuffle.entry_after(event, self._state.room, now)
        return (entry,) if after is None else (entry, after)

    async def _make_event(self, seat: int, command: RoomCommand | Commit | Reveal) -> RoomEvent:
        if isinstance(command, Commit | Reveal):
            return self._state.shuffle.handle_command(seat, command, self._state.room)
        if isinstance(command, Rematch):
            return await self._open_rematch(seat)
        event = handle_command(self._state.room, seat, command)
        self._limiter.check(event, self._clock.now())
        return event

    async def take_seat(self, person: Place, wanted: int | None, device: str, client_id: str) -> Entry:
        """The entry that seats somebody; the arguments are those of
        :meth:`~settebello.server.live.live_table.LiveTable.take_seat`.

        Raises:
            AccessDenied: they have blocked somebody at the table, or the other way round. Neither is told which.
            IllegalAction: there is no seat for them.
            StoreError: the blocks cannot be read.
        """
        room, key = self._state.room, person.key or ""
        room.bans.check_admission(key, device)
        if not await self._store.profiles.may_meet(person, room.places):
            raise AccessDenied(refusals.KEPT_APART())
        event = SeatTaken(
            seat=choose_seat(room, person.name, wanted, person.profile),
            name=person.name,
            key=key,
            device=device,
            lobby_device=person.device if self._state.setup.lobby else "",
            profile=person.profile,
            program=person.program,
        )
        now = self._clock.now()
        self._limiter.check(event, now)
        return encode_event(event, client_id, now)

    def find_equivalent(self, seat: int, command: TableCommand) -> int | None:
        """The version at which the wish of ``command`` came true under another id: several seats may ask for the same
        round, and a device may send its share twice."""
        state = self._state
        if isinstance(command, Commit | Reveal):
            return state.version if state.shuffle.is_done(seat, command) else None
        if not isinstance(command, NextRound):
            return None
        if state.shuffle.next_round_requested and command.version >= state.game_version:
            return state.version
        return state.deal_after(command.version)

    def _play(self, seat: int, client_id: str, command: Act) -> Entry:
        state, now = self._state, self._clock.now()
        self._check_open()
        if command.action == str(CLAIM) and state.game.can_be_claimed:
            # whatever was played meanwhile
            return Entry(kind="claim", text=str(seat), client_id=client_id, at=now)
        self._check_version(command.version)
        action = Action.parse(command.action)
        check_action(state.game, state.room, seat, action)
        return Entry(kind="action", text=str(action), client_id=client_id, at=now)

    async def _open_rematch(self, seat: int) -> RematchOpened:
        if not self._state.over or self._state.room.closed:
            raise IllegalAction(refusals.NO_REMATCH())
        return await open_rematch(self._store, self._state.setup, self._state.room, seat, self._clock.now())

    def _check_open(self) -> None:
        if self._state.room.closed:
            raise IllegalAction(refusals.CLOSED())

    def _check_version(self, version: int) -> None:
        self._check_open()
        if not self._state.game_version <= version <= self._state.version:
            raise self._stale()

    def _stale(self) -> StaleVersion:
        return StaleVersion(refusals.STALE())
