"""Who is connected to a table, in this process and in others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from settebello.errors import Problem
from settebello.protocol.game import ServerMessage
from settebello.protocol.room import Device, RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.credentials import hash_device_name


class Member(Protocol):
    """A connection to a table: at a seat, or watching (None)."""

    seat: int | None
    key: str | None
    """The hash of the seat's key, which finds the person when seats change; None: a spectator."""
    lang: str
    """The language in which it is sent texts."""
    device: str | None
    """Its own name for the device; None: it has none, and counts as a device of its own."""
    kind: str
    """The kind of device, as `Device.kind`."""
    since: int
    """When it connected, in seconds since 1970."""
    visible: bool
    """Whether its page can be seen, as far as it has said: a program's always."""

    def send(self, message: ServerMessage) -> None:
        """Queue a message. Neither waits nor fails."""
        ...

    def end(self, why: Problem) -> None:
        """Send the reason, and disconnect. Neither waits nor fails."""
        ...


class ConnectedDevice(Struct, frozen=True, kw_only=True):
    """A device at a seat."""

    seat: int
    id: str
    kind: str
    since: int


def device_id(member: Member) -> str:
    """The public id of a member's device; members that name no device are told apart by when they came."""
    return hash_device_name(member.device or f"{member.kind} {member.since}")


def _connected_device(member: Member, seat: int) -> ConnectedDevice:
    return ConnectedDevice(seat=seat, id=device_id(member), kind=member.kind, since=member.since)


class Presence:
    """The connections to one table. A person may have several devices."""

    def __init__(self) -> None:
        self.remote_seats: dict[str, tuple[tuple[int, ...], int]] = {}
        """By process: the seats connected there, once for each device, and the number of spectators."""
        self.remote_devices: dict[str, tuple[ConnectedDevice, ...]] = {}
        """By process: the devices connected there."""
        self.remote_visible: dict[str, tuple[int, ...]] = {}
        """By process: the seats with a page there that can be seen."""
        self._rooms: dict[Member, RoomInfo | None] = {}
        """By member: the room it was sent last."""
        self._shuffles: dict[Member, tuple[int | None, ShuffleInfo]] = {}
        """By member: its seat and the state of the shuffle when it was sent that last."""

    def __bool__(self) -> bool:
        return bool(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, member: Member) -> bool:
        return member in self._rooms

    def __iter__(self) -> Iterator[Member]:
        """The members connected to this process."""
        return iter(self._rooms)

    def add(self, member: Member) -> None:
        """Connect a member."""
        self._rooms[member] = None

    def remove(self, member: Member) -> bool:
        """Disconnect a member; whether it was connected."""
        there = member in self._rooms
        self._rooms.pop(member, None)
        self._shuffles.pop(member, None)
        return there

    def send_room(self, member: Member, room: RoomInfo) -> None:
        """Send a member the room, unless it has just that: no message may tell it what does not concern it."""
        told = self._rooms[member]
        if told is None or replace(told, version=room.version) != room:
            self._rooms[member] = room
            member.send(room)

    def send_shuffle(self, shuffle: ShuffleInfo) -> None:
        """Send the state of the shuffle to everybody here, unless nothing has changed for them. That another seat has
        committed or revealed changes nothing: at a table of four it would be most of the messages."""
        for member in self._rooms:
            if _changes_shuffle(self._shuffles.get(member), member.seat, shuffle):
                self._shuffles[member] = member.seat, shuffle
                member.send(shuffle)

    @property
    def local_seats(self) -> tuple[int, ...]:
        """The seats connected to this process, once for each device."""
        devices = {(member.seat, member.device or id(member)) for member in self._rooms}
        return tuple(sorted(seat for seat, _ in devices if seat is not None))

    @property
    def local_devices(self) -> tuple[ConnectedDevice, ...]:
        """The devices connected to this process."""
        found = (_connected_device(member, member.seat) for member in self._rooms if member.seat is not None)
        return tuple({(device.seat, device.id): device for device in found}.values())

    def devices_of(self, member: Member) -> tuple[Device, ...]:
        """The devices at its seat in all processes, in the order in which they connected."""
        seat, own = member.seat, device_id(member)
        here = (_connected_device(one, seat) for one in self._rooms if seat is not None and one.seat == seat)
        elsewhere = (one for devices in self.remote_devices.values() for one in devices if one.seat == seat)
        found = {one.id: one for one in chain(here, elsewhere)}
        return tuple(
            Device(id=one.id, kind=one.kind, since=one.since, own=one.id == own)
            for one in sorted(found.values(), key=lambda one: (one.since, one.id))
        )

    @property
    def local_visible_seats(self) -> set[int]:
        """The seats with a page connected to this process that can be seen."""
        return {member.seat for member in self._rooms if member.seat is not None and member.visible}

    @property
    def visible_seats(self) -> set[int]:
        """The same in all processes."""
        return self.local_visible_seats.union(*self.remote_visible.values())

    @property
    def local_watchers(self) -> int:
        """The number of spectators connected to this process."""
        return sum(member.seat is None for member in self._rooms)

    @property
    def seats(self) -> tuple[int, ...]:
        """The connected seats in all processes, once for each device."""
        return (*self.local_seats, *(seat for seats, _ in self.remote_seats.values() for seat in seats))

    @property
    def connected_seats(self) -> set[int]:
        """The same, each seat once."""
        here = {member.seat for member in self._rooms if member.seat is not None}
        return here.union(*(seats for seats, _ in self.remote_seats.values())) if self.remote_seats else here

    @property
    def watchers(self) -> int:
        """The number of spectators in all processes."""
        return self.local_watchers + sum(watching for _, watching in self.remote_seats.values())


def _changes_shuffle(told: tuple[int | None, ShuffleInfo] | None, seat: int | None, now: ShuffleInfo) -> bool:
    """Whether the state of the shuffle differs for a device at ``seat`` from what it was told."""
    if told is None or told[0] != seat:
        return True
    before = told[1]
    if (seat in before.committed, seat in before.revealed) != (seat in now.committed, seat in now.revealed):
        return True
    return replace(before, committed=now.committed, revealed=now.revealed) != now
