"""The people at a table on a server, and what they may do there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from settebello.client import ClientError, OnlineTable, Phrase, Refused, RoomInfo
from settebello.terminal.session.own_seats import OwnSeat, keep
from settebello.terminal.session.people import Guest, OtherDevice
from settebello.terminal.session.protocol import Ended, Message, NotTaken


class OnlineCompany:
    """Who is at a table, as the seat at this terminal sees it.

    Args:
        table: the place at it, open.
    """

    def __init__(self, table: OnlineTable) -> None:
        self._table = table

    def _tell(self, message: Message) -> None:
        """Tell the person something beside the game."""
        raise NotImplementedError

    @property
    def me(self) -> int | None:
        return self._table.seat

    def _remember(self) -> None:
        """The terminal may be killed, and the person comes back."""
        table, me = self._table, self.me
        if table.key is not None and me is not None:
            name = self.guests[me].name
            keep(OwnSeat(server=table.server, table=table.name, name=name, key=table.key, process=os.getpid()))

    @property
    def guests(self) -> tuple[Guest, ...]:
        room = self._table.room
        return () if room is None else guests_of(room)

    @property
    def host(self) -> int | None:
        return None if self._table.room is None else self._table.room.host

    @property
    def acting(self) -> bool:
        return self._table.room is not None and self._table.room.acting

    @property
    def removed(self) -> tuple[str, ...]:
        return () if self._table.room is None else self._table.room.removed

    @property
    def devices(self) -> tuple[OtherDevice, ...]:
        connected = () if self._table.room is None else self._table.room.connected
        return tuple(
            OtherDevice(id=device.id, kind=device.kind, since=_time(device.since))
            for device in connected
            if not device.own
        )

    @property
    def level(self) -> str:
        return self._room.level

    @property
    def clock(self) -> float | None:
        return self._room.clock

    @property
    def grace(self) -> float:
        return self._room.grace

    @property
    def _room(self) -> RoomInfo:
        assert self._table.room is not None, "there are guests"
        return self._table.room

    @property
    def invitation(self) -> str:
        return self._table.invitation

    @property
    def code(self) -> str | None:
        return None if self._table.room is None else self._table.room.code

    def ready(self, *, ready: bool) -> None:
        with self._asked():
            self._table.ready(ready=ready)

    def start(self) -> None:
        with self._asked():
            self._table.start()

    def swap(self, seat: int) -> None:
        me = self.me
        assert me is not None, "who watches has no seat"
        with self._asked():
            self._table.swap(me, seat)

    def make_host(self, seat: int) -> None:
        with self._asked():
            self._table.make_host(seat)

    def fill(self, seat: int, player: str | None) -> None:
        with self._asked():
            self._table.fill(seat, player)

    def close_table(self) -> None:
        with self._asked():
            self._table.close_table()

    def admit(self, name: str) -> None:
        with self._asked():
            self._table.admit(name)

    def renew_link(self) -> None:
        with self._asked():
            link = self._table.renew_link()
        self._remember()
        self._tell(Message("renewed", {"link": link}))

    def send_away(self, device: str) -> None:
        with self._asked():
            self._table.send_away(device)

    def say(self, phrase: Phrase) -> None:
        with self._asked():
            self._table.say(phrase)

    @contextmanager
    def _asked(self) -> Iterator[None]:
        """Say what goes wrong in the terms of a game."""
        try:
            yield
        except Refused as error:
            raise NotTaken(*error.args) from error
        except ClientError as error:
            raise Ended(*error.args) from error


def guests_of(room: RoomInfo) -> tuple[Guest, ...]:
    """The seats of a table."""
    return tuple(
        Guest(
            name=seat.name,
            player="" if seat.player in ("person", "open") else seat.player,
            is_person=seat.player == "person",
            here=seat.here,
            ready=seat.ready,
            stand_in=seat.stand_in,
        )
        for seat in room.seats
    )


def _time(seconds: int) -> str:
    """The time of day; a stranger's server may send any number."""
    try:
        return f"{datetime.fromtimestamp(seconds):%H:%M}"
    except (OverflowError, ValueError, OSError):
        return "?"


__all__ = ["OnlineCompany", "guests_of"]
