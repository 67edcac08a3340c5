"""Tells everybody connected to a table what is for them: who is there, how the game stands, what has happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from settebello.game import Game
from settebello.protocol.game import GameEvent, Update
from settebello.protocol.room import PhraseSaid
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.room.evictions import add_private_fields
from settebello.server.room.presence import Member, Presence
from settebello.server.room.state import Room
from settebello.server.store.base import Opened
from settebello.server.table.messages import room_info, table_info
from settebello.server.table.sheets import score_sheet, translate_sheet
from settebello.view import views_of

MAX_REMEMBERED_VERSIONS = 200
"""Versions whose events can be told again."""


class Broadcaster:
    """Of one table, to the connections in this process.

    Args:
        opened: how the table was opened.
        room: its people.
        presence: who is connected.
    """

    def __init__(self, opened: Opened, room: Room, presence: Presence) -> None:
        self._opened = opened
        self._room = room
        self._presence = presence
        self._recent: deque[tuple[int, tuple[GameEvent, ...]]] = deque(maxlen=MAX_REMEMBERED_VERSIONS)

    def send_table_info(self, member: Member) -> None:
        """Tell somebody what the table is."""
        member.send(table_info(self._opened, self._room, member.seat, member.lang))

    def send_room_info(self, game: Game, version: int, shuffle: ShuffleInfo | None) -> None:
        """Tell everybody who is there, and before that how the shuffle stands: a device takes part in it before its
        person can be ready."""
        if shuffle is not None:
            self._presence.send_shuffle(shuffle)
        seats, watchers = self._presence.seats, self._presence.watchers
        for member in self._presence:
            now = room_info(
                self._opened,
                self._room,
                game,
                seat=member.seat,
                version=version,
                connected=seats,
                watchers=watchers,
            )
            self._presence.send_room(member, add_private_fields(now, self._room, self._presence, member))

    def reassign_seats(self) -> None:
        """Everybody keeps to their own secret, wherever that sits now; who has none any more watches."""
        for member in self._presence:
            if member.key is not None:
                member.seat = self._room.seat_of(member.key)
            self.send_table_info(member)

    def send_updates(self, game: Game, updates: dict[int | None, Update]) -> None:
        """Tell everybody how the game stands for their seat, in their language."""
        for member in self._presence:
            member.send(translate_sheet(updates[member.seat], game, member.lang))

    def send_phrase(self, said: PhraseSaid) -> None:
        """Tell everybody what somebody says."""
        for member in self._presence:
            member.send(said)

    def remember(self, version: int, events: tuple[GameEvent, ...]) -> None:
        """What has happened in that version, for who comes back."""
        self._recent.append((version, events))

    def events_since(self, since: int | None) -> tuple[GameEvent, ...]:
        """What has happened after that version; nothing where not all of it is remembered."""
        if since is None or not self._recent or not self._recent[0][0] - 1 <= since <= self._recent[-1][0]:
            return ()
        return tuple(event for version, events in self._recent if version > since for event in events)


def updates_of(
    game: Game, seats: Iterable[int | None], *, version: int, left: float | None, events: tuple[GameEvent, ...] = ()
) -> dict[int | None, Update]:
    """How the game stands for each seat, after these events; there is nothing to see before the first round.

    ``left``: the seconds of the person on turn; None: there is no clock for them."""
    sheet = None if game.state == "playing" else score_sheet(game)
    shown = None if left is None else round(max(left, 0.0), 1)
    return {
        seat: Update(version=version, events=events, view=view, sheet=sheet, left=shown)
        for seat, view in views_of(game, seats).items()
    }
