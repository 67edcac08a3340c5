"""Who is connected to a table: here, and at other processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from settebello.errors import Problem
from settebello.protocol.game import ServerMessage
from settebello.protocol.room import Device, RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.credentials import hash_key


class Member(Protocol):
    """Who is connected to a table: at a seat, or watching (None)."""

    seat: int | None
    key: str | None
    """The hash of the seat's secret, by which a person is found when seats change; None: nobody's."""
    lang: str
    """The language of the texts that it is sent."""
    shuffle: bool
    """Whether it takes part in the shuffle, and is told how that stands."""
    device: str | None
    """Its own name for the device; None: it has none, and is one of its own."""
    kind: str
    """What the device is, as `Device.kind`."""
    since: int
    """When it came, in seconds since 1970."""

    def send(self, message: ServerMessage) -> None:
        """Take a message to deliver. Neither waits nor fails."""
        ...

    def end(self, why: Problem) -> None:
        """Say why, and hang up. Neither waits nor fails."""
        ...


class ConnectedDevice(Struct, frozen=True, kw_only=True):
    """A device at a seat."""

    seat: int
    id: str
    kind: str
    since: int


def hash_device_name(device: str) -> str:
    """What a device is called before others at its seat: its own name is for the server alone."""
    return hash_key(device)[:12]


def device_id(member: Member) -> str:
    """The same for a connection; those without a name, of older programs, are known by when they came."""
    return hash_device_name(member.device or f"{member.kind} {member.since}")


class Presence:
    """The connections to one table. A person may have several, with a device at each."""

    def __init__(self) -> None:
        self.remote_seats: dict[str, tuple[tuple[int, ...], int]] = {}
        """By other process: the seats connected there, once for each device, and how many watch."""
        self.remote_devices: dict[str, tuple[ConnectedDevice, ...]] = {}
        """By other process: the devices connected there."""
        self._told: dict[Member, RoomInfo | None] = {}
        """By connection: what it was told last of who is there."""
        self._shuffles: dict[Member, ShuffleInfo] = {}
        """By connection: what it was told last of the shuffle."""

    def __bool__(self) -> bool:
        return bool(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def __contains__(self, member: Member) -> bool:
        return member in self._told

    def __iter__(self) -> Iterator[Member]:
        """Who is connected to this process."""
        return iter(self._told)

    def add(self, member: Member) -> None:
        self._told[member] = None

    def remove(self, member: Member) -> bool:
        """Whether it was there."""
        there = member in self._told
        self._told.pop(member, None)
        self._shuffles.pop(member, None)
        return there

    def send_room(self, member: Member, room: RoomInfo) -> None:
        """Tell a connection who is there, unless it knows: what does not concern it must not reach it."""
        told = self._told[member]
        if told is None or replace(told, version=room.version) != room:
            self._told[member] = room
            member.send(room)

    def send_shuffle(self, shuffle: ShuffleInfo) -> None:
        """Tell everybody here who takes part how the shuffle stands, unless they know."""
        for member in self._told:
            if member.shuffle and self._shuffles.get(member) != shuffle:
                self._shuffles[member] = shuffle
                member.send(shuffle)

    @property
    def local_seats(self) -> tuple[int, ...]:
        """The seats connected to this process, once for each device."""
        devices = {(member.seat, member.device or id(member)) for member in self._told}
        return tuple(sorted(seat for seat, _ in devices if seat is not None))

    @property
    def local_devices(self) -> tuple[ConnectedDevice, ...]:
        """The devices connected to this process."""
        found = {
            (member.seat, device_id(member)): ConnectedDevice(
                seat=member.seat, id=device_id(member), kind=member.kind, since=member.since
            )
            for member in self._told
            if member.seat is not None
        }
        return tuple(found.values())

    def devices_of(self, member: Member) -> tuple[Device, ...]:
        """The devices at its seat, wherever they are connected, the first to come first."""
        everywhere = [self.local_devices, *self.remote_devices.values()]
        found = {one.id: one for devices in everywhere for one in devices if one.seat == member.seat}
        return tuple(
            Device(id=one.id, kind=one.kind, since=one.since, own=one.id == device_id(member))
            for one in sorted(found.values(), key=lambda one: (one.since, one.id))
        )

    @property
    def local_watchers(self) -> int:
        return sum(member.seat is None for member in self._told)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats at which somebody is connected, here or elsewhere, once for each device."""
        return (*self.local_seats, *(seat for seats, _ in self.remote_seats.values() for seat in seats))

    @property
    def watchers(self) -> int:
        return self.local_watchers + sum(watching for _, watching in self.remote_seats.values())
