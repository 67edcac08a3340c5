"""Who is connected to a table: here, and at other processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from settebello.server.protocol import ServerMessage
from settebello.server.protocol_room import Room


class Member(Protocol):
    """Who is connected to a table: at a seat, or watching (None)."""

    seat: int | None
    key: str | None
    """The hash of the seat's secret, by which a person is found when seats change; None: nobody's."""
    lang: str
    """The language of the texts that it is sent."""
    device: str | None
    """Its own name for the device; None: it has none, and is one of its own."""

    def send(self, message: ServerMessage) -> None:
        """Take a message to deliver. Neither waits nor fails."""
        ...


class Presence:
    """The connections to one table. A person may have several, with a device at each."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, tuple[tuple[int, ...], int]] = {}
        """By other process: the seats connected there, once for each device, and how many watch."""
        self._told: dict[Member, Room | None] = {}
        """By connection: what it was told last of who is there."""

    def __bool__(self) -> bool:
        return bool(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def __iter__(self) -> Iterator[Member]:
        """Who is connected to this process."""
        return iter(self._told)

    def add(self, member: Member) -> None:
        self._told[member] = None

    def remove(self, member: Member) -> bool:
        """Whether it was there."""
        there = member in self._told
        self._told.pop(member, None)
        return there

    def tell(self, member: Member, room: Room) -> None:
        """Tell a connection who is there, unless it knows: what does not concern it must not reach it."""
        told = self._told[member]
        if told is None or replace(told, version=room.version) != room:
            self._told[member] = room
            member.send(room)

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats connected to this process, once for each device."""
        devices = {(member.seat, member.device or id(member)) for member in self._told}
        return tuple(sorted(seat for seat, _ in devices if seat is not None))

    @property
    def watchers_here(self) -> int:
        return sum(member.seat is None for member in self._told)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats at which somebody is connected, here or elsewhere, once for each device."""
        return (*self.seats_here, *(seat for seats, _ in self.elsewhere.values() for seat in seats))

    @property
    def watchers(self) -> int:
        return self.watchers_here + sum(watching for _, watching in self.elsewhere.values())
