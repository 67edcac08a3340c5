"""Sends the events of a table to everybody connected to it: the people there, the game, the shuffle,
phrases and texts."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from itertools import chain, islice

from msgspec.structs import replace

from settebello.events import Event
from settebello.protocol.game import Update
from settebello.protocol.room import PhraseSaid, RoomInfo, TextSaid
from settebello.server.live.presence import Member, Presence
from settebello.server.tables.clocks import TurnClock
from settebello.server.tables.info_messages import room_info, table_info
from settebello.server.tables.room import Room
from settebello.server.tables.sheets import score_sheet, translate_sheet
from settebello.server.tables.state import TableState
from settebello.view import views_of

MAX_REMEMBERED_SAYINGS = 50
"""The most phrases and texts kept for a report."""
MAX_REMEMBERED_VERSIONS = 200
"""The most versions whose events can be sent again."""


class Broadcaster:
    """Sends the state of one table to the connections in this process, in the language of each.

    Args:
        state: the state of the table.
        presence: the connections to the table.
        turn_clock: times the turns of people.
    """

    def __init__(self, state: TableState, presence: Presence, turn_clock: TurnClock) -> None:
        self._state = state
        self._presence = presence
        self._turn_clock = turn_clock
        self.sayings: deque[PhraseSaid | TextSaid] = deque(maxlen=MAX_REMEMBERED_SAYINGS)
        """The latest phrases and texts."""
        self._recent: deque[tuple[Event, ...]] = deque(maxlen=MAX_REMEMBERED_VERSIONS)
        """The events of each of the latest versions, up to the present one."""

    def send_table_info(self, member: Member) -> None:
        """Send a member the information that does not change during a game."""
        member.send(table_info(self._state.setup, self._state.room, member.seat, member.lang))

    def send_shuffle_info(self) -> None:
        """Send everybody the state of the shuffle."""
        self._presence.send_shuffle(self._state.shuffle.info())

    def send_room_info(self) -> None:
        """Send everybody the state of the shuffle and then the people at the table. A device takes part in the shuffle
        before its person can be ready, so the shuffle comes first."""
        self.send_shuffle_info()
        if not self._presence:
            return
        seats = self._presence.seats
        shared = room_info(self._state, connected=seats, watchers=self._presence.watchers)
        for member in self._presence:
            told = _add_private_fields(shared, self._state.room, self._presence, member, seats.count(member.seat))
            self._presence.send_room(member, told)

    def reassign_seats(self) -> None:
        """Give every member the present seat of its key. A member whose key has no seat becomes a spectator."""
        for member in self._presence:
            if member.key is not None:
                member.seat = self._state.room.seat_of(member.key)
            self.send_table_info(member)

    def send_state(self, member: Member, since: int | None = None) -> None:
        """Send a member the game, with the events after version ``since`` if they are remembered. Nothing is sent
        before the first round."""
        if self._state.dealt:
            self._send_updates((member,), self._events_since(since))

    def send_updates(self, events: tuple[Event, ...] = ()) -> None:
        """Send everybody the game after ``events``."""
        self._send_updates([*self._presence], events)

    def send_phrase(self, said: PhraseSaid) -> None:
        """Send everybody a phrase, and remember it for a while."""
        self.sayings.append(said)
        for member in self._presence:
            member.send(said)

    def send_text(self, said: TextSaid) -> None:
        """Send a text to the clients that show texts at the seat that says it and at those that are told, and remember
        it for a while."""
        self.sayings.append(said)
        for member in self._presence:
            if member.reads_texts and member.seat in (said.seat, *said.to):
                member.send(said)

    def remember(self, events: tuple[Event, ...]) -> None:
        """Keep the events of the present version for members that reconnect."""
        self._recent.append(events)

    def _events_since(self, since: int | None) -> tuple[Event, ...]:
        """The events after version ``since``, or nothing unless all of them are remembered."""
        missed = 0 if since is None else self._state.version - since
        if not 0 < missed <= len(self._recent):
            return ()
        return tuple(chain.from_iterable(islice(self._recent, len(self._recent) - missed, None)))

    def _send_updates(self, members: Collection[Member], events: tuple[Event, ...]) -> None:
        updates = self._updates({member.seat for member in members}, events)
        for member in members:
            member.send(translate_sheet(updates[member.seat], self._state.game, member.lang))

    def _updates(self, seats: Collection[int | None], events: tuple[Event, ...]) -> dict[int | None, Update]:
        """The update for each seat, with None for spectators."""
        game = self._state.game
        left = self._turn_clock.seconds_left if self._state.awaits_person else None
        sheet = None if game.state == "playing" else score_sheet(game)
        shown = None if left is None else round(max(left, 0.0), 1)
        return {
            seat: Update(version=self._state.version, events=events, view=view, sheet=sheet, left=shown)
            for seat, view in views_of(game, seats).items()
        }


def _add_private_fields(told: RoomInfo, room: Room, presence: Presence, member: Member, devices: int) -> RoomInfo:
    """Add the fields that only this member may see to the message for spectators: its seat, the devices there, whose
    number is ``devices``, and, for the host, the people removed."""
    if member.seat is None:
        return told
    arranges = member.seat == told.host and not told.acting
    removed = room.bans.names if arranges and not room.started else ()
    return replace(told, seat=member.seat, devices=devices, connected=presence.devices_of(member), removed=removed)
