"""A table in this process: takes commands, appends their entries, applies these and tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from uuid import uuid4

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.protocol.game import NextRound, Ok
from settebello.protocol.room import PhraseSaid, SayPhrase, SayText, TextSaid
from settebello.protocol.shuffle import Commit, Reveal
from settebello.rules.vocabulary import Rules
from settebello.server.clock import Clock
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.broadcaster import Broadcaster
from settebello.server.live.observer import NullObserver, TableObserver
from settebello.server.live.played_profiles import note_played
from settebello.server.live.presence import Member, Presence, evict
from settebello.server.live.rematch import open_rematch
from settebello.server.live.table_log import TableLog
from settebello.server.model import Entry, Place, TableSetup
from settebello.server.store.base import EntryConflict, Store, StoreError, wrap_table_errors
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.clocks import TurnClock
from settebello.server.tables.commands import StaleVersion, TableCommand, decide, find_done
from settebello.server.tables.display_name import visible_text
from settebello.server.tables.exchange import ExchangeWait, ShuffleTask
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    CommitmentsFixed,
    PersonReturned,
    RematchOpened,
    RoomEvent,
    SeatFilled,
    ShuffleEvent,
    TableClosed,
    stamp,
)
from settebello.server.tables.seating import seat_person
from settebello.server.tables.state import AppliedEntry, TableState
from settebello.view import View, view_of

MAX_ENTRIES = 20_000
"""The number of entries, about three megabytes, at which a table refuses commands. 100 rounds have fewer."""
MAX_ATTEMPTS = 8
"""The number of attempts if another process has advanced the table."""


class LiveTable:
    """The one copy of a table in this process. Its state is computed from entries that are in the store.

    Others see the :class:`~settebello.server.tables.state.TableState` only through read-only properties. With the state
    itself they could apply an entry that is not in the store.

    Args:
        store: the store of its entries.
        setup: its setup.
        entries: its log so far.
        observer: is notified of every change, if given.
        executor: gives hints, by default in this process.
        clock: tells the time, by default the machine's.
    """

    def __init__(
        self,
        store: Store,
        setup: TableSetup,
        entries: Iterable[Entry],
        *,
        observer: TableObserver | None = None,
        executor: PlayerExecutor | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.setup = setup
        self.executor = executor or LocalExecutor()
        """The executor that gives hints."""
        self.clock = clock or Clock()
        """The clock that dates the entries and times all waits."""
        self.observer = observer or NullObserver()
        self.presence = Presence()
        """The people connected to the table."""
        self._store = store
        self._lock = asyncio.Lock()
        self._log = TableLog(store, setup.id)
        self._state = TableState(setup)
        self._turn_clock = TurnClock(setup.clock, self.clock)
        self._share_clock = TurnClock(setup.clock if setup.by_day else None, self.clock)
        self._broadcaster = Broadcaster(self._state, self.presence, self._turn_clock)
        for entry in entries:
            self._apply(entry)
        self._turn_clock.load()
        self._share_clock.load()

    # Connections

    def join(self, member: Member, since: int | None = None) -> None:
        """Connect a member. It gets the table, the game with the events after version ``since``, and everything that
        happens from now on."""
        self.presence.add(member)
        self._broadcaster.send_table_info(member)
        self.send_room_info()
        self.observer.presence_changed()
        self._broadcaster.send_state(member, since)
        self.observer.table_changed()

    def leave(self, member: Member) -> None:
        """Disconnect a member."""
        if self.presence.remove(member):
            self.send_room_info()
            self.observer.presence_changed()
        self.observer.table_changed()

    def note_visibility(self, member: Member, *, visible: bool) -> None:
        """Note whether a member's page is visible."""
        if member.visible != visible:
            member.visible = visible
            self.observer.presence_changed()

    def note_reader(self, member: Member, *, reads_texts: bool) -> None:
        """Note whether a member shows texts of friends."""
        if member.reads_texts != reads_texts:
            member.reads_texts = reads_texts
            self.observer.presence_changed()

    def send_room_info(self) -> None:
        """Send everybody the people at the table and the state of the shuffle."""
        self._broadcaster.send_room_info()

    def send_state(self, member: Member, since: int | None = None) -> None:
        """Send a member the game, with the events after version ``since`` if they are remembered."""
        self._broadcaster.send_state(member, since)

    def update_remote_presence(self) -> None:
        """Send everybody the room after the people connected to other processes have changed (:attr:`presence`)."""
        self.send_room_info()
        self.observer.table_changed()

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
        self.observer.phrase_said(said)

    def deliver_phrase(self, said: PhraseSaid) -> None:
        """Send a phrase to everybody in this process, and remember it for a report."""
        self._broadcaster.send_phrase(said)

    async def say_text(self, sender: Member, message: SayText) -> None:
        """Send a text to the sender's friends at the table who read texts. Texts are not stored.

        Raises:
            IllegalAction: the sender only watches or does not read texts, a game is in play, nothing of the text can be
                seen, or no friend reads it.
            StoreError: the friends cannot be read.
        """
        text = visible_text(message.text)
        if sender.seat is None:
            raise IllegalAction(refusals.WATCHING_SILENT())
        if self.dealt and not self.over:
            raise IllegalAction(refusals.NO_TEXTS_IN_PLAY())
        if not sender.reads_texts:
            raise IllegalAction(refusals.TEXTS_OFF())
        if not text:
            raise IllegalAction(refusals.EMPTY_TEXT())
        own = self.room.places[sender.seat].profile
        friends = await self._store.friends.among(own, {place.profile for place in self.room.places} - {own, ""})
        places = self.room.places  # in the meantime people may have moved
        readers = [other for other in sorted(self.presence.readers) if places[other].profile in friends]
        if not readers or not self._sits_as(sender, own):
            raise IllegalAction(refusals.NO_READER())
        said = TextSaid(seat=sender.seat, text=text, to=tuple(readers))
        sender.send(Ok(id=message.id, version=self.version))
        self.deliver_text(said)
        self.observer.text_said(said)

    def _sits_as(self, member: Member, profile: str) -> bool:
        return member.seat is not None and self.room.places[member.seat].profile == profile

    def deliver_text(self, said: TextSaid) -> None:
        """Send a text to the friends in this process, and remember it for a report."""
        self._broadcaster.send_text(said)

    def said_by(self, seat: int, told: int) -> Sequence[str]:
        """What the person at a seat has said lately that another seat was told, as far as this process knows: phrases
        by their names, and texts in quotes."""
        found = (said for said in self._broadcaster.sayings if said.seat == seat)
        return [
            said.phrase if isinstance(said, PhraseSaid) else repr(said.text)
            for said in found
            if isinstance(said, PhraseSaid) or told in said.to
        ]

    # State

    @property
    def room(self) -> Room:
        """The people of the table."""
        return self._state.room

    @property
    def version(self) -> int:
        """The number of entries that have been applied here."""
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
    def round_points(self) -> Sequence[Sequence[int]]:
        """The points of each side in every finished round."""
        return self._state.game.round_points

    @property
    def full(self) -> bool:
        """Whether the table has too many entries to take more commands or connections."""
        return self.version >= MAX_ENTRIES

    @property
    def turn(self) -> int | None:
        """The seat on turn, or None before, between and after the rounds."""
        return self._state.turn

    @property
    def due_task(self) -> ShuffleTask | None:
        """The task that the shuffle of the next round has for the server now, or None."""
        return self._state.due_task

    @property
    def current_wait(self) -> ExchangeWait | None:
        """The wait of the shuffle that has a time limit, or None."""
        return self._state.current_wait

    @property
    def deadline(self) -> float | None:
        """The deadline of the person on turn, on the monotonic clock, or None if there is no limit."""
        return self._turn_clock.deadline if self._state.awaits_person else None

    @property
    def seconds_left(self) -> float | None:
        """Seconds until the deadline, or None if there is no limit."""
        return self._turn_clock.seconds_left if self._state.awaits_person else None

    @property
    def share_seconds_left(self) -> float | None:
        """Seconds that devices have to reveal their shares in a game by the day, or None in other games."""
        return self._share_clock.seconds_left

    def view(self, seat: int | None) -> View:
        """The view of a seat, or of a spectator if it is None."""
        return view_of(self._state.game, seat)

    # Changes

    async def submit(self, sender: Member, command: TableCommand) -> None:
        """Carry out a command: append its entries, answer the sender, apply the entries, tell everybody. A command that
        is sent twice is carried out once and answered twice. If an error is raised, nothing has changed.

        Raises:
            StaleVersion: the game has advanced since the version that the command names.
            IllegalAction: the command is not allowed, or another command has used its id.
            StoreError: the entries could not be appended.
        """
        seat = sender.seat
        if seat is None:
            raise IllegalAction(refusals.WATCHING())
        self._check_room_for_more()
        async with self._lock:
            client_id = f"{(self.room.places[seat].key or str(seat))[:16]}:{command.id}"
            for _ in range(MAX_ATTEMPTS):
                version = await self._log.find_version(client_id, command) or find_done(self._state, seat, command)
                if version is not None:
                    sender.send(Ok(id=command.id, version=version))
                    return
                entries = await self._make_entries(seat, client_id, command)
                if await self._append(*entries, sender=sender, message_id=command.id):
                    if isinstance(command, NextRound | Commit | Reveal):
                        await self._try_to_advance()
                    return
        raise self._stale()

    async def _make_entries(self, seat: int, client_id: str, command: TableCommand) -> Sequence[Entry]:
        """The entries that record a command, to be stored together: its own, and the entry that it makes due in the
        shuffle, which has no client id."""
        state, now = self._state, self.clock.now()
        draft = decide(state, seat, command, now)
        if isinstance(draft, RematchOpened):
            await open_rematch(self._store, self.setup, state.room, seat, draft.table, now)
        due = state.shuffle.due_with(draft, state.room)
        entry = stamp(draft, client_id, now)
        return (entry,) if due is None else (entry, stamp(due, None, now))

    async def submit_share(self, sender: Member, share: str) -> None:
        """Reveal the share that came with a device's first message, if the shuffle waits for it.

        Raises:
            IllegalAction: it is not the share that the device committed to.
            StoreError: the entry could not be appended.
        """
        wait = self.current_wait
        if wait is not None and wait.what == "reveal" and sender.seat in wait.seats:
            client_id = uuid4().hex
            await self.submit(sender, Reveal(id=client_id, round=wait.round, exchange=wait.exchange, share=share))

    async def advance(self) -> None:
        """Carry out the server's tasks in the shuffle.

        Raises:
            StoreError: an entry could not be appended.
        """
        async with self._lock:
            await self._advance()

    async def give_up_waiting(self, wait: ExchangeWait) -> None:
        """Continue the shuffle without the seats that have not answered in time.

        Raises:
            StaleVersion: the table has advanced, so the caller must look at it again first.
        """
        async with self._lock:
            event = self._state.shuffle.give_up_waiting(wait, self.room)
            if event is None:
                raise self._stale()
            await self._append_event(event)
            await self._try_to_advance()

    async def append_event(self, event: RoomEvent) -> None:
        """Append a room event that does not come from a command.

        Raises:
            StaleVersion: the table has advanced, so the caller must look at it again first.
        """
        async with self._lock:
            await self._append_event(event)

    async def dissolve(self) -> None:
        """Close a table of the lobby because not everybody has come. Those who are ready wait for opponents again. If
        somebody has left before the time was up, so do those who were still on their way.

        Raises:
            StaleVersion: the table has advanced, so the caller must look at it again first.
        """
        async with self._lock:
            room, event = self.room, TableClosed(dissolved=True)
            invited = {place.key for place in self.setup.places if place.key is not None}
            willing = {room.places[seat].key for seat in (room.people if room.open_seats else room.ready)}
            entry = stamp(event, uuid4().hex, self.clock.now())
            try:
                await self._log.dissolve(entry, again=invited & willing, missed=invited - room.came - willing)
            except EntryConflict:
                await self._catch_up()
                raise self._stale() from None
            self._apply_own(entry)

    async def take_seat(self, person: Place, wanted: int | None = None, device: str = "") -> int:
        """Seat somebody, and return their seat.

        Args:
            person: the person. They need a key. Their device is stored only if the lobby has made or listed the table.
            wanted: the seat, or None for the first open one.
            device: the table's hash of the device, or empty if unknown.

        Raises:
            AccessDenied: they have blocked somebody at the table, or the other way round.
            IllegalAction: there is no seat for them.
            StoreError: the seat could not be stored.
        """
        if person.key is None:
            raise ValueError("a person needs a key to sit down")
        self._check_room_for_more()
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                if (seat := self.room.seat_of(person.key)) is not None:
                    return seat
                self.room.bans.check_admission(person.key, device)
                if not await self._store.profiles.may_meet(person, self.room.places):
                    raise AccessDenied(refusals.KEPT_APART())  # neither learns which of them has blocked the other
                now = self.clock.now()
                await self._append(stamp(seat_person(self._state, person, wanted, device, now), uuid4().hex, now))
        raise self._stale()

    async def catch_up(self) -> None:
        """Apply the new entries of other processes.

        Raises:
            StoreError: they cannot be read.
        """
        async with self._lock:
            await self._catch_up()

    def _check_room_for_more(self) -> None:
        if self.full:
            raise IllegalAction(refusals.TABLE_FULL())

    async def _try_to_advance(self) -> None:
        """Advance after a command. If an entry cannot be stored now, it is tried again later."""
        try:
            await self._advance()
        except StoreError:
            self.observer.table_changed()

    async def _advance(self) -> None:
        for _ in range(MAX_ATTEMPTS):
            task = self.due_task
            if task is None:
                return
            await self._append(stamp(self._state.shuffle.carry_out(task), uuid4().hex, self.clock.now()))

    async def _append_event(self, event: RoomEvent) -> None:
        if not await self._append(stamp(event, uuid4().hex, self.clock.now())):
            raise self._stale()

    async def _append(self, *entries: Entry, sender: Member | None = None, message_id: str = "") -> bool:
        """Append entries, all or none, answer their sender and apply them. Return False if another process had advanced
        the table. This process has then caught up."""
        try:
            version = await self._log.append(*entries)
        except EntryConflict:
            await self._catch_up()
            return False
        if sender is not None:
            sender.send(Ok(id=message_id, version=version))
        if version == self.version + 1:
            for entry in entries:
                self._apply_own(entry)
            await note_played(self._store, self.room.places, entries)
        else:  # another process has already appended this command, and perhaps more
            await self._catch_up()
        return True

    async def _catch_up(self) -> None:
        for entry in await self._log.fetch_new():
            with wrap_table_errors():
                self._apply_and_tell(entry)

    # What has been stored

    def _apply_own(self, entry: Entry) -> None:
        """Apply an entry that this process has stored. This process then notifies the others, and people who are
        away."""
        event = self._apply_and_tell(entry)
        self.observer.entry_appended(self.version)
        for why, seat in self._state.wanted_after(event):
            self.observer.attention_wanted(why, seat)

    def _apply_and_tell(self, entry: Entry) -> RoomEvent | None:
        """Apply an entry that is in the store, and tell everybody. Return its room event, or None if it belongs to the
        game."""
        applied = self._apply(entry)
        if (event := applied.room_event) is not None:
            self._tell_room_event(event)
        else:
            if entry.kind == "round" or self.turn is None:
                self._broadcaster.send_room_info()
            self._broadcaster.send_updates(applied.game_events)
        self.observer.table_changed()
        return event

    def _apply(self, entry: Entry) -> AppliedEntry:
        self._log.record(entry)
        applied = self._state.apply(entry)
        event = applied.room_event
        if event is None or (isinstance(event, PersonReturned | SeatFilled) and event.seat == self.turn):
            self._turn_clock.start(entry.at)
        if event is None or isinstance(event, CommitmentsFixed):
            self._share_clock.start(entry.at)
        self._broadcaster.remember(applied.game_events)
        return applied

    def _tell_room_event(self, event: RoomEvent) -> None:
        if isinstance(event, ShuffleEvent) and not isinstance(event, CommitmentsFixed):  # which starts the game
            self._broadcaster.send_shuffle_info()
            return
        evicted = evict(event, self.presence, self.room, self.setup)
        if evicted or event.moves_people:
            self._broadcaster.reassign_seats()
            self.observer.presence_changed()
        self._broadcaster.send_room_info()
        if isinstance(event, PersonReturned) and self.deadline is not None and event.seat == self.turn:
            self._broadcaster.send_updates()  # their time begins now

    def _stale(self) -> StaleVersion:
        return StaleVersion(refusals.STALE())
