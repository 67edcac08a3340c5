"""A table where a game is being played: its game, its people, and who is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from uuid import uuid4

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, SettebelloError
from settebello.game import Game
from settebello.protocol import refusals
from settebello.protocol.game import Act, GameEvent, NextRound, Ok, Update
from settebello.protocol.room import PhraseSaid, Rematch, SayPhrase
from settebello.protocol.shuffle import Commit, Reveal
from settebello.rules.vocabulary import Rules
from settebello.server.bots.worker_pool import Thinker, Threads
from settebello.server.clock import CLOCK, Clock
from settebello.server.room.change_limiter import ChangeLimiter, changes_nothing
from settebello.server.room.commands import check_action, choose_seat, handle_command
from settebello.server.room.events import (
    GameStarted,
    PersonReturned,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    decode_event,
    encode_event,
)
from settebello.server.room.evictions import evict
from settebello.server.room.presence import Member, Presence
from settebello.server.room.state import Room
from settebello.server.shuffle.commands import TableShuffle
from settebello.server.shuffle.exchange import ExchangeWait, ShuffleTask
from settebello.server.store.base import Conflict, Entry, Opened, Store, StoreError, as_kept
from settebello.server.table.broadcaster import Broadcaster, updates_of
from settebello.server.table.claim_entries import encode_claim
from settebello.server.table.duplicate_messages import TableCommand
from settebello.server.table.live_game import LiveGame
from settebello.server.table.log import TableLog
from settebello.server.table.opening import open_rematch
from settebello.server.table.sheets import translate_sheet
from settebello.server.table.turn_clock import TurnClock
from settebello.view import View, view_of

MAX_ATTEMPTS = 8
"""How often something is tried anew because the table has meanwhile gone on elsewhere."""


class StaleVersion(SettebelloError):
    """An action upon an older version than the game's: who sent it has not seen what happened since."""


class LiveTable:
    """The one live copy of a game in this process. Everything in it was computed from entries that are in the store.

    Args:
        store: where its entries are.
        opened: how it was opened.
        entries: what has happened at it so far.
        clock: the time; None: this process's.
    """

    def __init__(self, store: Store, opened: Opened, entries: Sequence[Entry], *, clock: Clock | None = None) -> None:
        self.opened = opened
        self.room = Room(opened)
        self.changed: Callable[[], None] = lambda: None
        """Called whenever the table has gone on, or who is there has changed."""
        self.kept: Callable[[int], None] = lambda _: None
        """Called when this process has kept an entry, with the version that it made."""
        self.met: Callable[[], None] = lambda: None
        """Called when somebody has come to this process's copy of the table, or gone."""
        self.said: Callable[[PhraseSaid], None] = lambda _: None
        """Called when somebody here has said a phrase."""
        self.thinker: Thinker = Threads()
        """Who is asked for advice."""
        self.presence = Presence()
        self._shuffle = TableShuffle(opened)
        self._live = LiveGame(opened, self.room, self._shuffle)
        self._store = store
        self._log = TableLog(store, opened.id)
        self._change_limiter = ChangeLimiter()
        self.clock = clock or CLOCK
        """The time by which everything at this table is waited for and dated."""
        self._turn_clock = TurnClock(opened.clock, self.clock)
        self._broadcaster = Broadcaster(opened, self.room, self.presence)
        self._lock = asyncio.Lock()
        for entry in entries:
            self._apply(entry)
        self._turn_clock.load()

    # who is there

    def join(self, member: Member, since: int | None = None) -> None:
        """Connect ``member``: it is told what the table is and how the game stands, with the events since the version
        that it saw last, and everything from now on."""
        self.presence.add(member)
        self._broadcaster.send_table_info(member)
        self.send_room_info()
        self.met()
        if self.dealt:
            member.send(self.translate(self.update_since(member.seat, since), member.lang))
        self.changed()

    def leave(self, member: Member) -> None:
        if self.presence.remove(member):
            self.send_room_info()
            self.met()
        self.changed()

    def send_room_info(self) -> None:
        """Tell everybody here who is there, and how the shuffle stands."""
        self._broadcaster.send_room_info(self._game, self.version, self._shuffle.info())

    # what may be known

    @property
    def version(self) -> int:
        """How many entries have been done here."""
        return self._log.version

    @property
    def _game(self) -> Game:
        return self._live.game

    @property
    def rules(self) -> Rules:
        return self.opened.rules

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return bool(self._game.attempts)

    @property
    def over(self) -> bool:
        return self._game.outcome is not None

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None before, between and after the rounds."""
        return self._game.round.turn if self._game.state == "playing" else None

    @property
    def due_task(self) -> ShuffleTask | None:
        """What the shuffle of the round to come needs now, and nobody has to ask for."""
        return self._shuffle.due_task(self.room, self._game)

    @property
    def current_wait(self) -> ExchangeWait | None:
        """What the shuffle waits for at most for a while."""
        return self._shuffle.current_wait(self.room)

    @property
    def deadline(self) -> float | None:
        """When the person on turn must have acted, by the time gone by; None: whenever they like."""
        return self._turn_clock.deadline if self.room.is_person(self.turn) else None

    @property
    def seconds_left(self) -> float | None:
        """Seconds until then."""
        return None if self.deadline is None else self.deadline - self.clock.gone()

    def view(self, seat: int | None) -> View:
        return view_of(self._game, seat)

    def update(self, seat: int | None, events: tuple[GameEvent, ...] = ()) -> Update:
        """How the game stands for ``seat``, after these events; there is nothing to see before the first round."""
        return self._updates((seat,), events)[seat]

    def _updates(self, seats: Iterable[int | None], events: tuple[GameEvent, ...]) -> dict[int | None, Update]:
        return updates_of(self._game, seats, version=self.version, left=self.seconds_left, events=events)

    def translate(self, update: Update, lang: str) -> Update:
        """The same update in that language."""
        return translate_sheet(update, self._game, lang)

    def update_since(self, seat: int | None, since: int | None) -> Update:
        """How the game stands, with what has happened since that version, as far as it is remembered."""
        return self.update(seat, self._broadcaster.events_since(since))

    # what is done

    async def submit(self, sender: Member, message: TableCommand) -> None:
        """Do what ``sender`` asks: keep it, answer it, do it, tell everybody. The same message twice is done once.

        Raises:
            Stale: the game has gone on since that version.
            IllegalAction: it is not the sender's turn, not what the rules allow, or another message has had its id.
            StoreError: it could not be kept. Whatever is raised, nothing has changed.
        """
        seat = sender.seat
        if seat is None:
            raise IllegalAction(refusals.WATCHING())
        async with self._lock:
            name = f"{(self.room.places[seat].key or str(seat))[:16]}:{message.id}"
            for _ in range(MAX_ATTEMPTS):
                known = await self._log.find_version(name, message) or self._find_equivalent(seat, message)
                if known:
                    sender.send(Ok(id=message.id, version=known))
                    return
                if changes_nothing(self.room, seat, message):
                    sender.send(Ok(id=message.id, version=self.version))
                    return
                entry = await self._make_entry(seat, name, message)
                if await self._append(entry, sender, message.id):
                    if isinstance(message, NextRound | Commit | Reveal):
                        await self._try_to_advance()
                    return
        raise self._stale()

    async def submit_share(self, sender: Member, share: str) -> None:
        """Take the share that came with the first message of a device, if it is the one that is waited for.

        Raises:
            IllegalAction: it is not.
            StoreError: it could not be kept.
        """
        wait = self.current_wait
        if wait is not None and wait.what == "reveal" and sender.seat in wait.seats:
            name = uuid4().hex
            await self.submit(sender, Reveal(id=name, round=wait.round, exchange=wait.exchange, share=share))

    async def advance(self) -> None:
        """Do what the shuffle needs.

        Raises:
            StoreError: it could not be kept.
        """
        async with self._lock:
            await self._advance()

    async def give_up_waiting(self, wait: ExchangeWait) -> None:
        """Go on without those who have been waited for long enough.

        Raises:
            Stale: the table has gone on: look at it again first.
        """
        async with self._lock:
            event = self._shuffle.give_up_waiting(wait, self.room)
            if event is None or not await self._append(encode_event(event, uuid4().hex, self.clock.now())):
                raise self._stale()
            await self._try_to_advance()

    async def _try_to_advance(self) -> None:
        """The same as a part of something that was done: what cannot be kept now is tried again in a while."""
        try:
            await self._advance()
        except StoreError:
            self.changed()

    async def _advance(self) -> None:
        for _ in range(MAX_ATTEMPTS):
            due = self.due_task
            if due is None:
                return
            await self._append(self._shuffle.make_entry(due, self.room, self._game))

    async def append_event(self, event: RoomEvent) -> None:
        """Keep a step that nobody asked for in a message.

        Raises:
            Stale: the table has gone on: look at it again first.
        """
        async with self._lock:
            if not await self._append(encode_event(event, uuid4().hex, self.clock.now())):
                raise self._stale()

    async def take_seat(self, name: str, key: str, wanted: int | None, device: str = "") -> int:
        """Seat somebody with that name and hashed secret, at the seat that they want or the first open one.

        Raises:
            IllegalAction: there is no seat for them.
        """
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                seat = self.room.seat_of(key)
                if seat is not None:
                    return seat
                self.room.bans.check_admission(key, device)
                seat = choose_seat(self.room, name, wanted)
                sat = SeatTaken(seat=seat, name=name, key=key, device=device)
                self._change_limiter.check(sat, now := self.clock.now())
                await self._append(encode_event(sat, uuid4().hex, now))
        raise self._stale()

    def say(self, sender: Member, message: SayPhrase) -> None:
        """Tell everybody at the table what ``sender`` says; it is not kept."""
        if sender.seat is None:
            raise IllegalAction(refusals.WATCHING_SILENT())
        said = PhraseSaid(seat=sender.seat, phrase=message.phrase)
        sender.send(Ok(id=message.id, version=self.version))
        self.deliver_phrase(said)
        self.said(said)

    def deliver_phrase(self, said: PhraseSaid) -> None:
        """Tell everybody here what somebody says."""
        self._broadcaster.send_phrase(said)

    async def catch_up(self) -> None:
        """Do what other processes have kept since."""
        async with self._lock:
            await self._catch_up()

    async def _append(self, entry: Entry, sender: Member | None = None, message_id: str = "") -> bool:
        """Keep an entry, answer, and do it; False: the table had gone on elsewhere, and now has here too."""
        try:
            version = await self._log.append(entry)
        except Conflict:
            await self._catch_up()
            return False
        if sender is not None:
            sender.send(Ok(id=message_id, version=version))
        if version == self.version + 1:
            self._apply_and_broadcast(entry)
            self.kept(version)
        else:  # another process has kept this message before, and perhaps more
            await self._catch_up()
        return True

    async def _catch_up(self) -> None:
        for entry in await self._log.fetch_new():
            with as_kept():
                self._apply_and_broadcast(entry)

    def _find_equivalent(self, seat: int, message: TableCommand) -> int | None:
        """The round that was asked for has been dealt already, or a share was taken: several may ask."""
        if isinstance(message, Commit | Reveal):
            return self.version if self._shuffle.is_done(seat, message) else None
        if not isinstance(message, NextRound):
            return None
        if self._shuffle.next_round_requested and message.version >= self._live.version:
            return self.version
        return self._live.round_after(message.version)

    async def _make_entry(self, seat: int, name: str, message: TableCommand) -> Entry:
        """The entry that says what was asked for."""
        now = self.clock.now()
        if isinstance(message, Rematch):
            return encode_event(await self._open_rematch(seat), name, now)
        if isinstance(message, Commit | Reveal):
            return encode_event(self._shuffle.handle_command(seat, message, self.room), name, now)
        if not isinstance(message, Act | NextRound):
            event = handle_command(self.room, seat, message)
            self._change_limiter.check(event, now)
            return encode_event(event, name, now)
        if self.room.closed:
            raise IllegalAction(refusals.CLOSED())
        if isinstance(message, Act) and message.action == str(CLAIM) and self._game.can_be_claimed:
            return encode_claim(seat, name, now)  # whatever was played meanwhile
        if not self._live.version <= message.version <= self.version:
            raise self._stale()
        if isinstance(message, NextRound):
            return self._shuffle.next_round(seat, self.room, self._game, name)
        action = Action.parse(message.action)
        check_action(self._game, self.room, seat, action)
        return Entry(kind="action", text=str(action), client_id=name, at=now)

    async def _open_rematch(self, seat: int) -> RoomEvent:
        if not self.over or self.room.closed:
            raise IllegalAction(refusals.NO_REMATCH())
        return await open_rematch(self._store, self.opened, self.room, seat)

    def _stale(self) -> StaleVersion:
        return StaleVersion(refusals.STALE())

    def _apply(self, entry: Entry) -> tuple[GameEvent, ...]:
        """Do what an entry says, which is in the store."""
        self._log.record(entry)
        events: tuple[GameEvent, ...] = ()
        if entry.kind == "step":
            self._apply_room_event(entry)
        else:
            self._turn_clock.start(entry.at)
            events = self._live.apply(entry, self.version)
        self._broadcaster.remember(self.version, events)
        return events

    def _apply_room_event(self, entry: Entry) -> None:
        event = decode_event(entry)
        if isinstance(event, PersonReturned | SeatFilled) and event.seat == self.turn:
            self._turn_clock.start(entry.at)
        self._change_limiter.record(event, entry.at)
        self.room.apply(event)
        self._shuffle.apply(event, self.room)

    def _apply_and_broadcast(self, entry: Entry) -> None:
        """Do what an entry says, and tell everybody here."""
        events = self._apply(entry)
        if entry.kind == "step":
            event = decode_event(entry)
            gone = evict(event, self.presence, self.room, self.opened)
            if gone or isinstance(event, SeatTaken | SeatOpened | SeatFilled | SeatsSwapped | GameStarted):
                self._broadcaster.reassign_seats()
                self.met()
            self.send_room_info()
            if isinstance(event, PersonReturned) and self.deadline is not None and event.seat == self.turn:
                self._send_updates(())  # their time begins now
        else:
            if entry.kind == "round" or self.turn is None:
                self.send_room_info()
            self._send_updates(events)
        self.changed()

    def _send_updates(self, events: tuple[GameEvent, ...]) -> None:
        updates = self._updates({member.seat for member in self.presence}, events)
        self._broadcaster.send_updates(self._game, updates)
