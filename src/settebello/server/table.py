"""A table where a game is being played: its game, its people, and who is connected to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from uuid import uuid4

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, SettebelloError
from settebello.game import Game, Seed
from settebello.rules.vocabulary import Rules
from settebello.server import refusals
from settebello.server.asking import step_for
from settebello.server.change_limiter import ChangeLimiter, changes_nothing
from settebello.server.claims import claim_entry, claim_of
from settebello.server.clock import CLOCK, Clock
from settebello.server.display_name import is_taken
from settebello.server.duplicate_messages import says
from settebello.server.events import Before, action_events, claim_events, dealt_events
from settebello.server.evictions import evict, told_of_own_seat
from settebello.server.exchange import Due, Wait
from settebello.server.introducing import introduction, room_message
from settebello.server.opening import reopened
from settebello.server.presence import Member, Presence
from settebello.server.protocol import Act, Event, Next, Ok, Update
from settebello.server.protocol_room import Rematch, RoomMessage, Said, Say
from settebello.server.protocol_shuffle import Commit, Reveal
from settebello.server.room import Room
from settebello.server.sheets import in_language, score_sheet
from settebello.server.shuffling import Shuffling
from settebello.server.steps import Back, Emptied, Filled, Rematched, Sat, Started, Step, Swapped, entry_of, step_of
from settebello.server.store import PERSON, Conflict, Entry, Opened, Store, StoreError, as_kept
from settebello.server.thinking import Thinker, Threads
from settebello.shuffle import parse_seed
from settebello.view import View, view_of, views_of

Asked = Act | Next | Commit | Reveal | RoomMessage
TRIES = 8
"""How often something is tried anew because the table has meanwhile gone on elsewhere."""
REMEMBERED = 200
"""Versions whose events can be told again."""
NEWS = 5.0
"""Seconds that what another process has kept takes to be known here, at most."""
RETURNING = 5.0
"""Seconds that a person has at least after the table was loaded: a restart must not cost a turn."""


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
        self.version = 0
        self.room = Room(opened)
        self.changed: Callable[[], None] = lambda: None
        """Called whenever the table has gone on, or who is there has changed."""
        self.kept: Callable[[int], None] = lambda _: None
        """Called when this process has kept an entry, with the version that it made."""
        self.met: Callable[[], None] = lambda: None
        """Called when somebody has come to this process's copy of the table, or gone."""
        self.said: Callable[[Said], None] = lambda _: None
        """Called when somebody here has said a phrase."""
        self.thinker: Thinker = Threads()
        """Who is asked for advice."""
        self.presence = Presence()
        self._game = Game(opened.rules, opened.dealer)
        self._shuffling = Shuffling(opened)
        self._store = store
        self._answers: dict[str, tuple[int, Entry]] = {}
        self._change_limiter = ChangeLimiter()
        self._rounds: set[int] = set()
        self._played = 0
        self._clock = clock or CLOCK
        self._clock_from = self._clock_at = 0.0
        self._loaded: float | None = None
        self._recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=REMEMBERED)
        self._one_at_a_time = asyncio.Lock()
        for entry in entries:
            self._apply(entry)
        self._loaded = self._clock.gone()
        self._clock_from = self._loaded - self._since(self._clock_at, opened.clock or 0.0)

    # who is there

    def join(self, member: Member, since: int | None = None) -> None:
        """Connect ``member``: it is told what the table is and how the game stands, with the events since the version
        that it saw last, and everything from now on."""
        self.presence.add(member)
        member.send(introduction(self.opened, self.room, member.seat, member.lang))
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
        """Tell everybody here who is there, and before that how the shuffle stands: a device takes part in it before
        its person can be ready."""
        if (shuffle := self._shuffling.message()) is not None:
            self.presence.tell_shuffle(shuffle)
        seats, watchers = self.presence.seats, self.presence.watchers
        for member in self.presence:
            now = room_message(
                self.opened,
                self.room,
                self._game,
                seat=member.seat,
                version=self.version,
                connected=seats,
                watchers=watchers,
            )
            self.presence.tell(member, told_of_own_seat(now, self.room, self.presence, member))

    def _seats_changed(self) -> None:
        """Everybody keeps to their own secret, wherever that sits now; who has none any more watches."""
        for member in self.presence:
            if member.key is not None:
                member.seat = self.room.seat_of(member.key)
            member.send(introduction(self.opened, self.room, member.seat, member.lang))
        self.met()

    # what may be known

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
    def between_rounds(self) -> bool:
        """Whether a round could be dealt now."""
        return self._game.state == "between rounds"

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
        if self.opened.clock is None or not self.room.is_person(self.turn):
            return None
        assert self._loaded is not None
        return max(self._clock_from + self.opened.clock, self._loaded + min(RETURNING, self.opened.clock))

    @property
    def left(self) -> float | None:
        """Seconds until then."""
        return None if self.deadline is None else self.deadline - self._clock.gone()

    def _start_clock(self, at: float) -> None:
        """The time of who is on turn runs from then on. What happens while we look has happened just now, whatever its
        date says: another machine's time may be wrong, and a step of ours must not give or cost anybody time."""
        if self._loaded is None:
            self._clock_at = at
        else:
            self._clock_from = self._clock.gone() - self._since(at, NEWS)

    def _since(self, at: float, most: float) -> float:
        """Seconds since then, as far as that can be."""
        return min(max(self._clock.now() - at, 0.0), most)

    def view(self, seat: int | None) -> View:
        return view_of(self._game, seat)

    def update(self, seat: int | None, events: tuple[Event, ...] = ()) -> Update:
        """How the game stands for ``seat``, after these events; there is nothing to see before the first round."""
        return self._updates((seat,), events)[seat]

    def _updates(self, seats: Iterable[int | None], events: tuple[Event, ...]) -> dict[int | None, Update]:
        sheet = None if self._game.state == "playing" else score_sheet(self._game)
        left = None if self.left is None else round(max(self.left, 0.0), 1)
        return {
            seat: Update(version=self.version, events=events, view=view, sheet=sheet, left=left)
            for seat, view in views_of(self._game, seats).items()
        }

    def worded(self, update: Update, lang: str) -> Update:
        """The same update in that language."""
        return in_language(update, self._game, lang)

    def missed(self, seat: int | None, since: int | None) -> Update:
        """How the game stands, with what has happened since that version, as far as it is remembered."""
        first = self.version + 1 - len(self._recent)
        known = since is not None and first - 1 <= since <= self.version
        told = [events for version, events in self._recent if known and since is not None and version > since]
        return self.update(seat, tuple(event for events in told for event in events))

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
                known = self._done_before(name, message) or self._done_already(seat, message)
                if known:
                    sender.send(Ok(id=message.id, version=known))
                    return
                if changes_nothing(self.room, seat, message):
                    sender.send(Ok(id=message.id, version=self.version))
                    return
                entry = await self._wanted(seat, name, message)
                if await self._take(entry, sender, message.id):
                    if isinstance(message, Next | Commit | Reveal):
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
            if step is None or not await self._take(entry_of(step, uuid4().hex, self._clock.now())):
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
            if not await self._take(entry_of(step, uuid4().hex, self._clock.now())):
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
                seat = self._open_seat(name, wanted)
                sat = Sat(seat=seat, name=name, key=key, device=device)
                self._change_limiter.must_allow(sat, now := self._clock.now())
                await self._take(entry_of(sat, uuid4().hex, now))
        raise self._stale()

    def _open_seat(self, name: str, wanted: int | None) -> int:
        free = self.room.open_seats
        if self.room.closed:
            raise IllegalAction(refusals.CLOSED())
        if not free or self.room.started:
            raise IllegalAction(refusals.FULL())
        if wanted is not None and wanted not in free:
            raise IllegalAction(refusals.TAKEN())
        if is_taken(name, (place.name for place in self.room.places)):
            raise IllegalAction(refusals.NAME_TAKEN(name=name))
        return free[0] if wanted is None else wanted

    def say(self, sender: Member, message: Say) -> None:
        """Tell everybody at the table what ``sender`` says; it is not kept."""
        if sender.seat is None:
            raise IllegalAction(refusals.WATCHING_SILENT())
        said = Said(seat=sender.seat, phrase=message.phrase)
        sender.send(Ok(id=message.id, version=self.version))
        self.hear(said)
        self.said(said)

    def hear(self, said: Said) -> None:
        """Tell everybody here what somebody says."""
        for member in self.presence:
            member.send(said)

    async def catch_up(self) -> None:
        """Do what other processes have kept since."""
        async with self._one_at_a_time:
            await self._catch_up()

    async def _take(self, entry: Entry, sender: Member | None = None, message_id: str = "") -> bool:
        """Keep an entry, answer, and do it; False: the table had gone on elsewhere, and now has here too."""
        try:
            version = await self._store.append(self.opened.id, self.version + 1, entry)
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
        for entry in await self._store.since(self.opened.id, self.version):
            with as_kept():
                self._do(entry)

    def _done_before(self, name: str, message: Asked) -> int | None:
        """The version that this very message has made.

        Raises:
            IllegalAction: another message has had its name.
        """
        if (known := self._answers.get(name)) is None:
            return None
        version, entry = known
        if not says(entry, message):
            raise IllegalAction(refusals.OTHER_MESSAGE())
        return version

    def _done_already(self, seat: int, message: Asked) -> int | None:
        """The round that was asked for has been dealt already, or a share was taken: several may ask."""
        if isinstance(message, Commit | Reveal):
            return self.version if self._shuffling.is_done(seat, message) else None
        if not isinstance(message, Next):
            return None
        if self._shuffling.next_wanted and message.version >= self._played:
            return self.version
        return next((version for version in sorted(self._rounds) if version > message.version), None)

    async def _wanted(self, seat: int, name: str, message: Asked) -> Entry:
        """The entry that says what was asked for."""
        now = self._clock.now()
        if isinstance(message, Rematch):
            return entry_of(await self._rematched(seat), name, now)
        if isinstance(message, Commit | Reveal):
            return entry_of(self._shuffling.step_for(seat, message, self.room), name, now)
        if not isinstance(message, Act | Next):
            step = step_for(self.room, seat, message)
            self._change_limiter.must_allow(step, now)
            return entry_of(step, name, now)
        if self.room.closed:
            raise IllegalAction(refusals.CLOSED())
        if isinstance(message, Act) and message.action == str(CLAIM) and self._game.can_be_claimed:
            return claim_entry(seat, name, now)  # whatever was played meanwhile
        if not self._played <= message.version <= self.version:
            raise self._stale()
        if isinstance(message, Next):
            return self._next_round(seat, name)
        action = Action.parse(message.action)
        self._must_be_legal(seat, action)
        return Entry(kind="action", text=str(action), client_id=name, at=now)

    async def _rematched(self, seat: int) -> Step:
        if not self.over or self.room.closed:
            raise IllegalAction(refusals.NO_REMATCH())
        if self.room.rematch is not None:
            return Rematched(table=self.room.rematch)
        again, first = reopened(self.opened, self.room, seat)
        await self._store.create(again, *first)
        return Rematched(table=again.id)

    def _next_round(self, seat: int, name: str) -> Entry:
        if self.room.places[seat].player != PERSON or not self.between_rounds or not self.dealt:
            raise IllegalAction(refusals.NO_MORE_ROUNDS() if self.over else refusals.NO_ROUND())
        return self._shuffling.next_round(seat, self.room, self._game, name)

    def _must_be_legal(self, seat: int, action: Action) -> None:
        """Refuse what that seat may not do, in a sentence that says nothing of other hands."""
        if self.turn is None:
            between = refusals.GAME_OVER if self.over else refusals.NO_PLAY
            raise IllegalAction(between() if self.dealt else refusals.NOT_BEGUN())
        if self.turn != seat:
            raise IllegalAction(refusals.NOT_YOUR_TURN(name=self.room.places[self.turn].name))
        if not self._game.round.is_legal(action):
            legal = ", ".join(self.view(seat).legal)
            raise IllegalAction(refusals.NOT_ALLOWED(action=str(action), legal=legal))

    def _stale(self) -> Stale:
        return Stale(refusals.STALE())

    def _apply(self, entry: Entry) -> tuple[Event, ...]:
        """Do what an entry says, which is in the store."""
        self.version += 1
        if entry.client_id is not None:
            self._answers[entry.client_id] = self.version, entry
        events = () if entry.kind == "step" else self._apply_to_game(entry)
        if entry.kind == "step":
            self._apply_to_room(entry)
        self._recent.append((self.version, events))
        return events

    def _apply_to_room(self, entry: Entry) -> None:
        step = step_of(entry)
        if isinstance(step, Back | Filled) and step.seat == self.turn:
            self._start_clock(entry.at)
        self._change_limiter.note(step, entry.at)
        self.room.apply(step)
        self._shuffling.apply(step, self.room)

    def _apply_to_game(self, entry: Entry) -> tuple[Event, ...]:
        self._played = self.version
        self._start_clock(entry.at)
        if entry.kind == "round":
            self._rounds.add(self.version)
            self._deal(parse_seed(entry.text))
            return dealt_events(self._game)
        if entry.kind == "claim":
            claimer, by_target = claim_of(entry)
            self._game.claim(claimer, by_target=by_target)
            return claim_events(claimer, self._game)
        before, action = Before.of(self._game), Action.parse(entry.text)
        self._game.play(action)
        self._shuffling.played(self._game)
        return action_events(before, action, self._game)

    def _deal(self, seed: bytes) -> None:
        self._game = self._shuffling.begins(seed) or self._game
        self._game.deal(Seed(seed))
        self.room.dealt()
        self._shuffling.dealt()

    def _do(self, entry: Entry) -> None:
        """Do what an entry says, and tell everybody here."""
        events = self._apply(entry)
        if entry.kind == "step":
            step = step_of(entry)
            gone = evict(step, self.presence, self.room, self.opened)
            if gone or isinstance(step, Sat | Emptied | Filled | Swapped | Started):
                self._seats_changed()
            self.meet()
            if isinstance(step, Back) and self.deadline is not None and step.seat == self.turn:
                self._tell_game(())  # their time begins now
        else:
            if entry.kind == "round" or self.turn is None:
                self.meet()
            self._tell_game(events)
        self.changed()

    def _tell_game(self, events: tuple[Event, ...]) -> None:
        updates = self._updates({member.seat for member in self.presence}, events)
        for member in self.presence:
            member.send(self.worded(updates[member.seat], member.lang))
