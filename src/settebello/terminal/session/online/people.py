"""The people at a table on a server, and what may be done about them there."""

from __future__ import annotations

import os
from datetime import datetime
from functools import cached_property

from settebello.client import OnlineTable, Phrase, RoomInfo
from settebello.client.http_api import report_person
from settebello.terminal.session.notices import Notice, NoticeQueue
from settebello.terminal.session.online.errors import session_errors
from settebello.terminal.session.online.rating_report import RatingReport
from settebello.terminal.session.online.seat_ratings import SeatRatings
from settebello.terminal.session.own_profiles import KnownProfile, find_profile, open_profile
from settebello.terminal.session.own_seats import OwnSeat, remember_seat
from settebello.terminal.session.people import Occupant, OtherDevice


class OnlinePeople:
    """The :class:`~settebello.terminal.session.people.People` at a table, as the seat at this terminal sees them.

    Args:
        table: the connection to the table, open.
        notices: the queue for messages to the person.
    """

    def __init__(self, table: OnlineTable, notices: NoticeQueue) -> None:
        self._table = table
        self._notices = notices
        self._ratings = SeatRatings(table, notices.wake)
        self.rating_report = RatingReport(table, notices, self._ratings)
        self._muted: set[str] = set()
        """The names of the people whose phrases are not shown."""
        self._blocked: dict[str, str] = {}
        """By the names of the people who were blocked here, the id of the block."""

    def remember_own_seat(self) -> None:
        """Store the seat's secret, so the person can come back even if the terminal is killed."""
        table, seat = self._table, self._table.seat
        if table.key is not None and seat is not None:
            name = self.occupants[seat].name
            remember_seat(OwnSeat(server=table.server, table=table.name, name=name, key=table.key, process=os.getpid()))

    @property
    def occupants(self) -> tuple[Occupant, ...]:
        room = self._table.room
        return () if room is None else room_occupants(room, self._ratings)

    @property
    def host(self) -> int | None:
        room = self._table.room
        return None if room is None or room.matched else room.host

    @property
    def is_rated(self) -> bool:
        return self._table.room is not None and self._table.room.rated

    @property
    def host_is_acting(self) -> bool:
        return self._table.room is not None and self._table.room.acting

    @property
    def removed_names(self) -> tuple[str, ...]:
        return () if self._table.room is None else self._table.room.removed

    @property
    def other_devices(self) -> tuple[OtherDevice, ...]:
        connected = () if self._table.room is None else self._table.room.connected
        return tuple(
            OtherDevice(id=device.id, kind=device.kind, since=_time_of_day(device.since))
            for device in connected
            if not device.own
        )

    @property
    def replacement_player(self) -> str:
        return self._room.level

    @property
    def turn_seconds(self) -> float | None:
        return self._room.clock

    @property
    def grace_seconds(self) -> float:
        return self._room.grace

    @property
    def _room(self) -> RoomInfo:
        assert self._table.room is not None, "the server sends the room before anything is shown"
        return self._table.room

    @property
    def invitation(self) -> str:
        return self._table.invitation

    @property
    def code(self) -> str | None:
        return None if self._table.room is None else self._table.room.code

    def arrive(self) -> None:
        """Be ready at a table that the lobby has found: the person has said that they want to play."""
        room = self._table.room
        if room is not None and room.matched and room.phase == "gathering" and self._table.seat is not None:
            self.set_ready(ready=True)

    def set_ready(self, *, ready: bool) -> None:
        with session_errors():
            self._table.ready(ready=ready)

    def start(self) -> None:
        with session_errors():
            self._table.start()

    def swap_seats(self, seat: int) -> None:
        own_seat = self._table.seat
        assert own_seat is not None, "a spectator has no seat"
        with session_errors():
            self._table.swap(own_seat, seat)

    def make_host(self, seat: int) -> None:
        with session_errors():
            self._table.make_host(seat)

    def fill_seat(self, seat: int, player: str | None) -> None:
        with session_errors():
            self._table.fill(seat, player)

    def close_table(self) -> None:
        with session_errors():
            self._table.close_table()

    def admit(self, name: str) -> None:
        with session_errors():
            self._table.admit(name)

    def renew_link(self) -> None:
        with session_errors():
            link = self._table.renew_link()
        self.remember_own_seat()
        self._notices.put(Notice("renewed", {"link": link}))

    def disconnect_device(self, device: str) -> None:
        with session_errors():
            self._table.send_away(device)

    def say_phrase(self, phrase: Phrase) -> None:
        with session_errors():
            self._table.say(phrase)

    def is_muted(self, seat: int) -> bool:
        return self._name(seat) in self._muted

    def mute(self, seat: int, *, muted: bool) -> None:
        (self._muted.add if muted else self._muted.discard)(self._name(seat))

    def report(self, seat: int) -> None:
        table = self._table
        assert table.key is not None, "a spectator reports nobody"
        with session_errors():
            report_person(table.server, table.name, table.key, seat, lang=table.lang)
        self._notices.put(Notice("report-sent"))

    def may_block(self, seat: int) -> bool:
        own_seat, other = self._table.seat, self._room.seats[seat]
        if self._own_profile is None or own_seat is None or other.player != "person":
            return False
        from_lobby = self._room.matched or self._room.listed
        return bool(other.profile) or (from_lobby and bool(self._room.seats[own_seat].profile))

    def has_blocked(self, seat: int) -> bool:
        return self._name(seat) in self._blocked

    def block(self, seat: int, *, blocked: bool) -> None:
        known, name = self._own_profile, self._name(seat)
        assert known is not None, "may_block() has said so"
        profile = open_profile(known, self._table.lang)
        with session_errors():
            if not blocked:
                profile.unblock(self._blocked.pop(name))
            elif other := self._room.seats[seat].profile:
                profile.block(other)
                self._blocked[name] = other
            else:
                self._blocked[name] = profile.block_person(self._table.name, seat).id
        self._notices.put(Notice("seat-blocked" if blocked else "seat-unblocked", {"name": name}))

    @cached_property
    def _own_profile(self) -> KnownProfile | None:
        return find_profile(self._table.server, program=False)

    def _name(self, seat: int) -> str:
        return self._room.seats[seat].name


def room_occupants(room: RoomInfo, ratings: SeatRatings) -> tuple[Occupant, ...]:
    """Who sits at each seat."""
    return tuple(
        Occupant(
            name=seat.name,
            player="" if seat.player in ("person", "open") else seat.player,
            is_person=seat.player == "person",
            here=seat.here,
            ready=seat.ready,
            stand_in=seat.stand_in,
            profile=seat.profile,
            is_program=seat.program,
            rating=ratings.of(seat.profile),
        )
        for seat in room.seats
    )


def _time_of_day(seconds: int) -> str:
    """Hours and minutes; an untrusted server may send any number."""
    try:
        return f"{datetime.fromtimestamp(seconds):%H:%M}"
    except (OverflowError, ValueError, OSError):
        return "?"


__all__ = ["OnlinePeople", "room_occupants"]
