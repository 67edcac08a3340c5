"""A table in this process: takes commands, appends the entries they make, applies them and tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from uuid import uuid4

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.game import NextRound, Ok
from settebello.protocol.room import Phrase, PhraseSaid, SayPhrase
from settebello.protocol.shuffle import Commit, Reveal
from settebello.rules.vocabulary import Rules
from settebello.server.clock import CLOCK, Clock
from settebello.server.live.bots.worker_pool import PlayerExecutor, ThreadExecutor
from settebello.server.live.command_handler import CommandHandler, StaleVersion
from settebello.server.live.observer import NullObserver, TableObserver
from settebello.server.live.played_profiles import note_played
from settebello.server.live.presence import Member
from settebello.server.live.table_copy import TableCopy
from settebello.server.live.table_log import TableLog
from settebello.server.model import Entry, Place, TableSetup
from settebello.server.store.base import EntryConflict, Store, StoreError, wrap_table_errors
from settebello.server.tables.change_limiter import changes_nothing
from settebello.server.tables.duplicate_messages import TableCommand
from settebello.server.tables.exchange import ExchangeWait, ShuffleTask
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import RoomEvent, TableClosed, encode_event
from settebello.view import View, view_of

MAX_ENTRIES = 20_000
"""Entries of a table that make the server refuse commands, more than 100 rounds have: some three megabytes."""
MAX_ATTEMPTS = 8
"""How often to retry when another process has moved the table on."""


class LiveTable:
    """The one copy of a table in this process. Its state is computed from entries that are in the store.

    Others see the :class:`~settebello.server.tables.state.TableState` only through read-only properties: whoever held
    the state itself could apply an entry that is not in the store.

    Args:
        store: where its entries are.
        setup: how it was opened.
        entries: what has happened at it so far.
        observer: is told of every change; None: nobody is.
        executor: gives hints; None: threads of this process.
        clock: the time; None: this process's clock.
    """

    def __init__(
        self,
        store: Store,
        setup: TableSetup,
        entries: Sequence[Entry],
        *,
        observer: TableObserver | None = None,
        executor: PlayerExecutor | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.setup = setup
        self.executor = executor or ThreadExecutor()
        """Gives hints."""
        self.clock = clock or CLOCK
        """Dates the entries, and times everything the table waits for."""
        self._store = store
        self._log = TableLog(store, setup.id, entries)
        self._copy = TableCopy(setup, entries, observer or NullObserver(), self.clock)
        self._state = self._copy.state
        self._broadcaster = self._copy.broadcaster
        self.presence = self._copy.presence
        """Who is connected."""
        self._commands = CommandHandler(self._state, store, self._copy.limiter, self.clock)
        self._lock = asyncio.Lock()

    # Connections

    def join(self, member: Member, since: int | None = None) -> None:
        """Connect a member: it is sent the table, the game with the events after version ``since``, and everything from
        now on."""
        self.presence.add(member)
        self._broadcaster.send_table_info(member)
        self.send_room_info()
        self._copy.observer.presence_changed()
        self._broadcaster.send_state(member, since)
        self._copy.observer.table_changed()

    def leave(self, member: Member) -> None:
        """Disconnect a member."""
        if self.presence.remove(member):
            self.send_room_info()
            self._copy.observer.presence_changed()
        self._copy.observer.table_changed()

    def note_visibility(self, member: Member, *, visible: bool) -> None:
        """Note whether the page of a member can be seen."""
        if member.visible != visible:
            member.visible = visible
            self._copy.observer.presence_changed()

    def send_room_info(self) -> None:
        """Send everybody who is there, and how the shuffle stands."""
        self._broadcaster.send_room_info()

    def send_state(self, member: Member, since: int | None = None) -> None:
        """Send a member the game, with the events after version ``since`` as far as they are remembered."""
        self._broadcaster.send_state(member, since)

    def update_remote_presence(self) -> None:
        """Take note that the people connected to other processes have changed (:attr:`presence`)."""
        self.send_room_info()
        self._copy.observer.table_changed()

    def say(self, sender: Member, message: SayPhrase) -> None:
        """Send everybody at the table a phrase. Phrases are not stored.

        Raises:
            IllegalAction: the sender only watches.
        """
        if sender.seat is None:
            raise IllegalAction(refusals.WATCHING_SILENT())
        said = PhraseSaid(seat=sender.seat, phrase=message.phrase)
        sender.send(Ok(id=message.id, version=self.version))
        self.deliver_phrase(said)
        self._copy.observer.phrase_said(said)

    def deliver_phrase(self, said: PhraseSaid) -> None:
        """Send everybody in this process a phrase, and remember it for a report."""
        self._broadcaster.send_phrase(said)

    def phrases_of(self, seat: int) -> Sequence[Phrase]:
        """What the person at a seat has said lately, as far as this process knows."""
        return [said.phrase for said in self._broadcaster.phrases if said.seat == seat]

    # State

    @property
    def room(self) -> Room:
        """The people of the table."""
        return self._state.room

    @property
    def version(self) -> int:
        """How many entries have been applied here."""
        return self._state.version

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.setup.rules

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return self._state.dealt

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def full(self) -> bool:
        """Whether it has had so many entries that it takes no more commands or connections."""
        return self.version >= MAX_ENTRIES

    @property
    def turn(self) -> int | None:
        """The seat on turn; None before, between and after the rounds."""
        return self._state.turn

    @property
    def due_task(self) -> ShuffleTask | None:
        """What the shuffle of the next round needs now from the server."""
        return self._state.due_task

    @property
    def current_wait(self) -> ExchangeWait | None:
        """What the shuffle waits for, up to a time limit."""
        return self._state.current_wait

    @property
    def deadline(self) -> float | None:
        """When the person on turn must have acted, on the monotonic clock; None: there is no limit."""
        return self._copy.deadline

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the deadline."""
        return self._copy.seconds_left

    @property
    def share_seconds_left(self) -> float | None:
        """In a game by the day, the seconds that devices have to reveal their shares; None: it is none."""
        return self._copy.share_clock.seconds_left

    def view(self, seat: int | None) -> View:
        """What the seat may know of the game; None: a spectator."""
        return view_of(self._state.game, seat)

    # Changes

    async def submit(self, sender: Member, command: TableCommand) -> None:
        """Carry out a command: append its entries, answer the sender, apply the entries, tell everybody. A command that
        is sent twice is carried out once and answered twice.

        Raises:
            StaleVersion: the game has advanced since the version that the command names.
            IllegalAction: the command is not allowed, or another command has used its id.
            StoreError: the entries could not be appended. Whatever is raised, nothing has changed.
        """
        seat = sender.seat
        if seat is None:
            raise IllegalAction(refusals.WATCHING())
        self._check_room_for_more()
        async with self._lock:
            client_id = f"{(self.room.places[seat].key or str(seat))[:16]}:{command.id}"
            for _ in range(MAX_ATTEMPTS):
                version = await self._version_of(seat, client_id, command)
                if version is not None:
                    sender.send(Ok(id=command.id, version=version))
                    return
                entries = await self._commands.make_entries(seat, client_id, command)
                if await self._append(*entries, sender=sender, message_id=command.id):
                    if isinstance(command, NextRound | Commit | Reveal):
                        await self._try_to_advance()
                    return
        raise self._stale()

    async def submit_share(self, sender: Member, share: str) -> None:
        """Reveal the share that came with a device's first message, if the shuffle waits for it.

        Raises:
            IllegalAction: it is not the share to which the device committed.
            StoreError: the entry could not be appended.
        """
        wait = self.current_wait
        if wait is not None and wait.what == "reveal" and sender.seat in wait.seats:
            client_id = uuid4().hex
            await self.submit(sender, Reveal(id=client_id, round=wait.round, exchange=wait.exchange, share=share))

    async def advance(self) -> None:
        """Do what the shuffle needs from the server.

        Raises:
            StoreError: an entry could not be appended.
        """
        async with self._lock:
            await self._advance()

    async def give_up_waiting(self, wait: ExchangeWait) -> None:
        """Continue the shuffle without the seats that have been waited for long enough.

        Raises:
            StaleVersion: the table has advanced: look at it again first.
        """
        async with self._lock:
            event = self._state.shuffle.give_up_waiting(wait, self.room)
            if event is None:
                raise self._stale()
            await self._append_event(event)
            await self._try_to_advance()

    async def append_event(self, event: RoomEvent) -> None:
        """Append a room event that no command asked for.

        Raises:
            StaleVersion: the table has advanced: look at it again first.
        """
        async with self._lock:
            await self._append_event(event)

    async def dissolve(self) -> None:
        """Close a table of the lobby to which not everybody has come. Those who are ready wait for opponents again.

        Raises:
            StaleVersion: the table has advanced: look at it again first.
        """
        async with self._lock:
            room, event = self.room, TableClosed(dissolved=True)
            invited = {place.key for place in self.setup.places if place.key is not None}
            ready = {room.places[seat].key for seat in room.ready}
            entry = encode_event(event, uuid4().hex, self.clock.now())
            try:
                await self._log.dissolve(entry, again=invited & ready, missed=invited - room.came)
            except EntryConflict:
                await self._catch_up()
                raise self._stale() from None
            self._log.record(entry)
            self._copy.apply_own(entry)

    async def take_seat(self, person: Place, wanted: int | None = None, device: str = "") -> int:
        """Seat somebody, and return their seat.

        Args:
            person: who wants to sit down. Their key is required; at a table to which the lobby does not lead,
                their device is not stored.
            wanted: the seat; None: the first open one.
            device: the hash by which this table knows the device; empty: unknown.

        Raises:
            AccessDenied: they have blocked somebody at the table, or the other way round.
            IllegalAction: there is no seat for them.
            StoreError: nobody could be seated.
        """
        if person.key is None:
            raise ValueError("somebody without a key cannot sit down")
        self._check_room_for_more()
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                if (seat := self.room.seat_of(person.key)) is not None:
                    return seat
                await self._append(await self._commands.take_seat(person, wanted, device, uuid4().hex))
        raise self._stale()

    async def catch_up(self) -> None:
        """Apply what other processes have appended since.

        Raises:
            StoreError: it cannot be read.
        """
        async with self._lock:
            await self._catch_up()

    def _check_room_for_more(self) -> None:
        if self.full:
            raise IllegalAction(refusals.TABLE_FULL())

    async def _version_of(self, seat: int, client_id: str, command: TableCommand) -> int | None:
        """The version at which a command was carried out; None: it has not been yet."""
        version = await self._log.find_version(client_id, command) or self._commands.find_equivalent(seat, command)
        if not version and changes_nothing(self.room, seat, command):
            return self.version
        return version or None

    async def _try_to_advance(self) -> None:
        """Advance as a part of something that was done: what cannot be stored now is tried again later."""
        try:
            await self._advance()
        except StoreError:
            self._copy.observer.table_changed()

    async def _advance(self) -> None:
        for _ in range(MAX_ATTEMPTS):
            task = self.due_task
            if task is None:
                return
            await self._append(self._state.shuffle.make_entry(task, self.clock.now()))

    async def _append_event(self, event: RoomEvent) -> None:
        if not await self._append(encode_event(event, uuid4().hex, self.clock.now())):
            raise self._stale()

    async def _append(self, *entries: Entry, sender: Member | None = None, message_id: str = "") -> bool:
        """Append entries, all or none, answer their sender and apply them; False: another process had moved the table
        on, and this one has now caught up."""
        try:
            version = await self._log.append(*entries)
        except EntryConflict:
            await self._catch_up()
            return False
        if sender is not None:
            sender.send(Ok(id=message_id, version=version))
        if version == self.version + 1:
            for entry in entries:
                self._log.record(entry)
                self._copy.apply_own(entry)
            await note_played(self._store, self.room.places, entries)
        else:  # another process has appended this command before, and perhaps more
            await self._catch_up()
        return True

    async def _catch_up(self) -> None:
        for entry in await self._log.fetch_new():
            self._log.record(entry)
            with wrap_table_errors():
                self._copy.apply(entry)

    def _stale(self) -> StaleVersion:
        return StaleVersion(refusals.STALE())
