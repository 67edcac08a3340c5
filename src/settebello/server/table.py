"""A table where a game is being played: its game, and who is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, SettebelloError
from settebello.game import Game, Seed
from settebello.rules.vocabulary import Rules
from settebello.server import protocol
from settebello.server.events import Before, action_events, claim_events, dealt_events
from settebello.server.protocol import Act, Event, Next, Ok, ServerMessage, Update
from settebello.server.sheets import rules_in_words, score_sheet
from settebello.server.store import PERSON, Conflict, Entry, Opened, Store
from settebello.shuffle import new_seed, parse_seed
from settebello.view import View, view_of


class Stale(SettebelloError):
    """An action upon an older version than the table's: who sent it has not seen what happened since."""


class Member(Protocol):
    """Who is connected to a table, at a seat."""

    @property
    def seat(self) -> int: ...

    def send(self, message: ServerMessage) -> None:
        """Take a message to deliver. Neither waits nor fails."""
        ...


class Table:
    """The one live copy of a game in this process. Everything in it was computed from entries that are in the store.

    Args:
        store: where its entries are.
        opened: how it was opened.
        entries: what has happened at it so far.
    """

    def __init__(self, store: Store, opened: Opened, entries: Sequence[Entry]) -> None:
        self.opened = opened
        self.version = 0
        self.changed: Callable[[], None] = lambda: None
        """Called whenever the game has gone on."""
        self._game = Game(opened.rules, opened.dealer)
        self._store = store
        self._members: set[Member] = set()
        self._answers: dict[str, int] = {}
        self._rounds: set[int] = set()
        self._one_at_a_time = asyncio.Lock()
        for entry in entries:
            self._apply(entry)

    # who is there

    @property
    def members(self) -> frozenset[Member]:
        return frozenset(self._members)

    def join(self, member: Member) -> None:
        """Connect ``member``: it is told what the table is and how the game stands, and everything from now on."""
        self._members.add(member)
        member.send(self._introduction(member.seat))
        member.send(self.update(member.seat))
        self.changed()

    def leave(self, member: Member) -> None:
        self._members.discard(member)

    # what may be known

    @property
    def rules(self) -> Rules:
        return self.opened.rules

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None between rounds and when the game is over."""
        return self._game.round.turn if self._game.state == "playing" else None

    def view(self, seat: int) -> View:
        return view_of(self._game, seat)

    def update(self, seat: int, events: tuple[Event, ...] = ()) -> Update:
        """How the game stands for ``seat``, after these events."""
        sheet = None if self._game.state == "playing" else score_sheet(self._game)
        return Update(version=self.version, events=events, view=self.view(seat), sheet=sheet)

    def _introduction(self, seat: int) -> protocol.Table:
        places, rules = self.opened.places, self.rules
        return protocol.Table(
            id=self.opened.id,
            seat=seat,
            seats=tuple(
                protocol.Seat(name=place.name, player=place.player, side=rules.side_of(number))
                for number, place in enumerate(places)
            ),
            title=self.opened.title,
            target=rules.finish.target,
            direction=rules.seating.direction,
            rule_sheet=rules_in_words(rules),
        )

    # what is done

    async def submit(self, sender: Member, message: Act | Next) -> None:
        """Do what ``sender`` asks: keep it, answer it, do it, tell everybody. The same message twice is done once.

        Raises:
            Stale: the table has gone on since that version.
            IllegalAction: it is not the sender's turn, or not what the rules allow.
            StoreError: it could not be kept. Whatever is raised, nothing has changed.
        """
        async with self._one_at_a_time:
            name = f"{sender.seat}:{message.id}"
            known = self._answers.get(name) or self._next_done(message)
            if known:
                sender.send(Ok(id=message.id, version=known))
                return
            await self._take(sender, message.id, self._wanted(sender.seat, name, message))

    async def _take(self, sender: Member, message_id: str, entry: Entry) -> None:
        try:
            version = await self._store.append(self.opened.id, self.version + 1, entry)
        except Conflict as conflict:
            await self._catch_up()
            raise self._stale() from conflict
        sender.send(Ok(id=message_id, version=version))
        if version == self.version + 1:
            self._publish(self._apply(entry))
        else:  # another process has kept this message before, and perhaps more
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Do what other processes have kept since."""
        _, entries = await self._store.load(self.opened.id)
        for entry in entries[self.version :]:
            self._publish(self._apply(entry))

    def _next_done(self, message: Act | Next) -> int | None:
        """The round that was asked for has been dealt already: several people may ask."""
        wanted = message.version + 1
        return wanted if isinstance(message, Next) and wanted in self._rounds else None

    def _wanted(self, seat: int, name: str, message: Act | Next) -> Entry:
        """The entry that says what was asked for."""
        if message.version != self.version:
            raise self._stale()
        if isinstance(message, Next):
            return self._next_round(seat, name)
        action = Action.parse(message.action)
        if action == CLAIM and self._game.can_be_claimed:
            return Entry(kind="claim", text=str(seat), client_id=name)
        self._must_be_legal(seat, action)
        return Entry(kind="action", text=str(action), client_id=name)

    def _next_round(self, seat: int, name: str) -> Entry:
        if self.opened.places[seat].player != PERSON or self._game.state != "between rounds":
            raise IllegalAction(f"No round can be dealt now: the game is {self._game.state}.")
        return Entry(kind="round", text=new_seed().hex(), client_id=name)

    def _must_be_legal(self, seat: int, action: Action) -> None:
        """Refuse what that seat may not do, in a sentence that says nothing of other hands."""
        if self.turn is None:
            raise IllegalAction(f"Nobody can play now: the game is {self._game.state}.")
        if self.turn != seat:
            raise IllegalAction(f"It is not your turn: {self.opened.places[self.turn].name} is to play.")
        if not self._game.round.is_legal(action):
            raise IllegalAction(f"{action} is not allowed now; you may play {', '.join(self.view(seat).legal)}.")

    def _stale(self) -> Stale:
        return Stale("The game has gone on since you saw it last: look at it again before you play.")

    def _apply(self, entry: Entry) -> tuple[Event, ...]:
        """Do what an entry says, which is in the store."""
        self.version += 1
        if entry.client_id is not None:
            self._answers[entry.client_id] = self.version
        if entry.kind == "round":
            self._rounds.add(self.version)
            self._game.deal(Seed(parse_seed(entry.text)))
            return dealt_events(self._game)
        if entry.kind == "claim":
            self._game.claim(int(entry.text))
            return claim_events(int(entry.text), self._game)
        before, action = Before.of(self._game), Action.parse(entry.text)
        self._game.play(action)
        return action_events(before, action, self._game)

    def _publish(self, events: tuple[Event, ...]) -> None:
        updates = {seat: self.update(seat, events) for seat in {member.seat for member in self._members}}
        for member in self._members:
            member.send(updates[member.seat])
        self.changed()
