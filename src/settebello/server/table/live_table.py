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
from settebello.server.room.commands import must_be_legal, open_seat, step_for
from settebello.server.room.events import Back, Emptied, Filled, Sat, Started, Step, Swapped, entry_of, step_of
from settebello.server.room.evictions import evict
from settebello.server.room.presence import Member, Presence
from settebello.server.room.state import Room
from settebello.server.shuffle.commands import Shuffling
from settebello.server.shuffle.exchange import Due, Wait
from settebello.server.store.base import Conflict, Entry, Opened, Store, StoreError, as_kept
from settebello.server.table.broadcaster import Broadcaster, updates_of
from settebello.server.table.claim_entries import claim_entry
from settebello.server.table.duplicate_messages import Asked
from settebello.server.table.live_game import LiveGame
from settebello.server.table.log import TableLog
from settebello.server.table.opening import open_rematch
from settebello.server.table.sheets import in_language
from settebello.server.table.turn_clock import TurnClock
from settebello.view import View, view_of

TRIES = 8
"""How often something is tried anew because the table has meanwhile gone on elsewhere."""


class Stale(SettebelloError):
    """An action upon an older version than the game's: who sent it has not seen what happened since."""


class Table:
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
        self._shuffling = Shuffling(opened)
        self._live = LiveGame(opened, self.room, self._shuffling)
        self._store = store
        self._log = TableLog(store, opened.id)
        self._change_limiter = ChangeLimiter()
        self.clock = clock or CLOCK
        """The time by which everything at this table is waited for and dated."""
        self._turn_clock = TurnClock(opened.clock, self.clock)
        self._broadcaster = Broadcaster(opened, self.room, self.presence)
        self._one_at_a_time = asyncio.Lock()
        for entry in entries:
            self._apply(entry)
        self._turn_clock.load()

    # who is there

    def join(self, member: Member, since: int | None = None) -> None:
        """Connect ``member``: it is told what the table is and how the game stands, with the events since the version
        that it saw last, and everything from now on."""
        self.presence.add(member)
        self._broadcaster.introduce(member)
        self.meet()
        self.met()
        if self.dealt:
            member.send(self.worded(self.missed(member.seat, since), member.lang))
        self.changed()

    def leave(self, member: Member) -> None:
        if self.presence.remove(member):
            self.meet()
            self.met()
        self.changed()

    def meet(self) -> None:
        """Tell everybody here who is there, and how the shuffle stands."""
        self._broadcaster.tell_room(self._game, self.version, self._shuffling.message())

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
    def due(self) -> Due | None:
        """What the shuffle of the round to come needs now, and nobody has to ask for."""
        return self._shuffling.due(self.room, self._game)

    @property
    def waits(self) -> Wait | None:
        """What the shuffle waits for at most for a while."""
        return self._shuffling.waits(self.room)

    @property
    def deadline(self) -> float | None:
        """When the person on turn must have acted, by the time gone by; None: whenever they like."""
        return self._turn_clock.deadline if self.room.is_person(self.turn) else None

    @property
    def left(self) -> float | None:
        """Seconds until then."""
        return None if self.deadline is None else self.deadline - self.clock.gone()

    def view(self, seat: int | None) -> View:
        return view_of(self._game, seat)

    def update(self, seat: int | None, events: tuple[GameEvent, ...] = ()) -> Update:
        """How the game stands for ``seat``, after these events; there is nothing to see before the first round."""
        return self._updates((seat,), events)[seat]

    def _updates(self, seats: Iterable[int | None], events: tuple[GameEvent, ...]) -> dict[int | None, Update]:
        return updates_of(self._game, seats, version=self.version, left=self.left, events=events)

    def worded(self, update: Update, lang: str) -> Update:
        """The same update in that language."""
        return in_language(update, self._game, lang)

    def missed(self, seat: int | None, since: int | None) -> Update:
        """How the game stands, with what has happened since that version, as far as it is remembered."""
        return self.update(seat, self._broadcaster.missed(since))

    # what is done

    async def submit(self, sender: Member, message: Asked) -> None:
        """Do what ``sender`` asks: keep it, answer it, do it, tell everybody. The same message twice is done once.

        Raises:
            Stale: the game has gone on since that version.
            IllegalAction: it is not the sender's turn, not what the rules allow, or another message has had its id.
            StoreError: it could not be kept. Whatever is raised, nothing has changed.
        """
        seat = sender.seat
        if seat is None:
            raise IllegalAction(refusals.WATCHING())
        async with self._one_at_a_time:
            name = f"{(self.room.places[seat].key or str(seat))[:16]}:{message.id}"
            for _ in range(TRIES):
                known = await self._log.version_of(name, message) or self._done_already(seat, message)
                if known:
                    sender.send(Ok(id=message.id, version=known))
                    return
                if changes_nothing(self.room, seat, message):
                    sender.send(Ok(id=message.id, version=self.version))
                    return
                entry = await self._wanted(seat, name, message)
                if await self._take(entry, sender, message.id):
                    if isinstance(message, NextRound | Commit | Reveal):
                        await self._go_on()
                    return
        raise self._stale()

    async def reveal(self, sender: Member, share: str) -> None:
        """Take the share that came with the first message of a device, if it is the one that is waited for.

        Raises:
            IllegalAction: it is not.
            StoreError: it could not be kept.
        """
        wait = self.waits
        if wait is not None and wait.what == "reveal" and sender.seat in wait.seats:
            name = uuid4().hex
            await self.submit(sender, Reveal(id=name, round=wait.round, exchange=wait.exchange, share=share))

    async def advance(self) -> None:
        """Do what the shuffle needs.

        Raises:
            StoreError: it could not be kept.
        """
        async with self._one_at_a_time:
            await self._advance()

    async def without(self, wait: Wait) -> None:
        """Go on without those who have been waited for long enough.

        Raises:
            Stale: the table has gone on: look at it again first.
        """
        async with self._one_at_a_time:
            step = self._shuffling.without(wait, self.room)
            if step is None or not await self._take(entry_of(step, uuid4().hex, self.clock.now())):
                raise self._stale()
            await self._go_on()

    async def _go_on(self) -> None:
        """The same as a part of something that was done: what cannot be kept now is tried again in a while."""
        try:
            await self._advance()
        except StoreError:
            self.changed()

    async def _advance(self) -> None:
        for _ in range(TRIES):
            due = self.due
            if due is None:
                return
            await self._take(self._shuffling.entry(due, self.room, self._game))

    async def keep(self, step: Step) -> None:
        """Keep a step that nobody asked for in a message.

        Raises:
            Stale: the table has gone on: look at it again first.
        """
        async with self._one_at_a_time:
            if not await self._take(entry_of(step, uuid4().hex, self.clock.now())):
                raise self._stale()

    async def sit(self, name: str, key: str, wanted: int | None, device: str = "") -> int:
        """Seat somebody with that name and hashed secret, at the seat that they want or the first open one.

        Raises:
            IllegalAction: there is no seat for them.
        """
        async with self._one_at_a_time:
            for _ in range(TRIES):
                seat = self.room.seat_of(key)
                if seat is not None:
                    return seat
                self.room.bans.must_welcome(key, device)
                seat = open_seat(self.room, name, wanted)
                sat = Sat(seat=seat, name=name, key=key, device=device)
                self._change_limiter.must_allow(sat, now := self.clock.now())
                await self._take(entry_of(sat, uuid4().hex, now))
        raise self._stale()

    def say(self, sender: Member, message: SayPhrase) -> None:
        """Tell everybody at the table what ``sender`` says; it is not kept."""
        if sender.seat is None:
            raise IllegalAction(refusals.WATCHING_SILENT())
        said = PhraseSaid(seat=sender.seat, phrase=message.phrase)
        sender.send(Ok(id=message.id, version=self.version))
        self.hear(said)
        self.said(said)

    def hear(self, said: PhraseSaid) -> None:
        """Tell everybody here what somebody says."""
        self._broadcaster.tell_said(said)

    async def catch_up(self) -> None:
        """Do what other processes have kept since."""
        async with self._one_at_a_time:
            await self._catch_up()

    async def _take(self, entry: Entry, sender: Member | None = None, message_id: str = "") -> bool:
        """Keep an entry, answer, and do it; False: the table had gone on elsewhere, and now has here too."""
        try:
            version = await self._log.append(entry)
        except Conflict:
            await self._catch_up()
            return False
        if sender is not None:
            sender.send(Ok(id=message_id, version=version))
        if version == self.version + 1:
            self._do(entry)
            self.kept(version)
        else:  # another process has kept this message before, and perhaps more
            await self._catch_up()
        return True

    async def _catch_up(self) -> None:
        for entry in await self._log.missed():
            with as_kept():
                self._do(entry)

    def _done_already(self, seat: int, message: Asked) -> int | None:
        """The round that was asked for has been dealt already, or a share was taken: several may ask."""
        if isinstance(message, Commit | Reveal):
            return self.version if self._shuffling.is_done(seat, message) else None
        if not isinstance(message, NextRound):
            return None
        if self._shuffling.next_wanted and message.version >= self._live.version:
            return self.version
        return self._live.round_after(message.version)

    async def _wanted(self, seat: int, name: str, message: Asked) -> Entry:
        """The entry that says what was asked for."""
        now = self.clock.now()
        if isinstance(message, Rematch):
            return entry_of(await self._rematched(seat), name, now)
        if isinstance(message, Commit | Reveal):
            return entry_of(self._shuffling.step_for(seat, message, self.room), name, now)
        if not isinstance(message, Act | NextRound):
            step = step_for(self.room, seat, message)
            self._change_limiter.must_allow(step, now)
            return entry_of(step, name, now)
        if self.room.closed:
            raise IllegalAction(refusals.CLOSED())
        if isinstance(message, Act) and message.action == str(CLAIM) and self._game.can_be_claimed:
            return claim_entry(seat, name, now)  # whatever was played meanwhile
        if not self._live.version <= message.version <= self.version:
            raise self._stale()
        if isinstance(message, NextRound):
            return self._shuffling.next_round(seat, self.room, self._game, name)
        action = Action.parse(message.action)
        must_be_legal(self._game, self.room, seat, action)
        return Entry(kind="action", text=str(action), client_id=name, at=now)

    async def _rematched(self, seat: int) -> Step:
        if not self.over or self.room.closed:
            raise IllegalAction(refusals.NO_REMATCH())
        return await open_rematch(self._store, self.opened, self.room, seat)

    def _stale(self) -> Stale:
        return Stale(refusals.STALE())

    def _apply(self, entry: Entry) -> tuple[GameEvent, ...]:
        """Do what an entry says, which is in the store."""
        self._log.note(entry)
        events: tuple[GameEvent, ...] = ()
        if entry.kind == "step":
            self._apply_to_room(entry)
        else:
            self._turn_clock.start(entry.at)
            events = self._live.apply(entry, self.version)
        self._broadcaster.remember(self.version, events)
        return events

    def _apply_to_room(self, entry: Entry) -> None:
        step = step_of(entry)
        if isinstance(step, Back | Filled) and step.seat == self.turn:
            self._turn_clock.start(entry.at)
        self._change_limiter.note(step, entry.at)
        self.room.apply(step)
        self._shuffling.apply(step, self.room)

    def _do(self, entry: Entry) -> None:
        """Do what an entry says, and tell everybody here."""
        events = self._apply(entry)
        if entry.kind == "step":
            step = step_of(entry)
            gone = evict(step, self.presence, self.room, self.opened)
            if gone or isinstance(step, Sat | Emptied | Filled | Swapped | Started):
                self._broadcaster.tell_seats()
                self.met()
            self.meet()
            if isinstance(step, Back) and self.deadline is not None and step.seat == self.turn:
                self._tell_game(())  # their time begins now
        else:
            if entry.kind == "round" or self.turn is None:
                self.meet()
            self._tell_game(events)
        self.changed()

    def _tell_game(self, events: tuple[GameEvent, ...]) -> None:
        updates = self._updates({member.seat for member in self.presence}, events)
        self._broadcaster.tell_game(self._game, updates)
