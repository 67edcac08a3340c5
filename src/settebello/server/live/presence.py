"""The connections to a table, in this process and in others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from settebello.errors import Problem
from settebello.protocol import refusals
from settebello.protocol.game import ServerMessage
from settebello.protocol.room import Device, RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.credentials import hash_device_name
from settebello.server.model import TableSetup
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import KeyRenewed, RoomEvent


class Member(Protocol):
    """A connection to a table, at a seat or watching."""

    seat: int | None
    """The seat, or None for a spectator."""
    key: str | None
    """The hash of the seat's key, which identifies the person when seats change, or None for a spectator."""
    lang: str
    """The language of the texts that it receives."""
    device: str | None
    """The client's name for its device. A member without one counts as a separate device."""
    kind: str
    """The kind of device, as in `Device.kind`."""
    since: int
    """The time when it connected, in seconds since 1970."""
    visible: bool
    """Whether its page is visible, as last reported. A program's always is."""
    reads_texts: bool
    """Whether it shows texts of friends."""

    def send(self, message: ServerMessage) -> None:
        """Queue a message. This never blocks or fails."""
        ...

    def end(self, why: Problem) -> None:
        """Send the reason and disconnect. This never blocks or fails."""
        ...


class ConnectedDevice(Struct, frozen=True, kw_only=True):
    """A device at a seat."""

    seat: int
    id: str
    kind: str
    since: int


def device_id(member: Member) -> str:
    """The public id of a member's device. Members without a device name are told apart by the time they connected."""
    return hash_device_name(member.device or f"{member.kind} {member.since}")


def _connected_device(member: Member, seat: int) -> ConnectedDevice:
    return ConnectedDevice(seat=seat, id=device_id(member), kind=member.kind, since=member.since)


class Presence:
    """The connections to one table. A person may have several devices."""

    def __init__(self) -> None:
        self.remote_seats: dict[str, tuple[tuple[int, ...], int]] = {}
        """The seats connected to each process, once for each device, and the number of spectators there."""
        self.remote_devices: dict[str, tuple[ConnectedDevice, ...]] = {}
        """The devices connected to each process."""
        self.remote_visible: dict[str, tuple[int, ...]] = {}
        """The seats with a visible page connected to each process."""
        self.remote_readers: dict[str, tuple[int, ...]] = {}
        """The seats that read texts connected to each process."""
        self._rooms: dict[Member, RoomInfo | None] = {}
        """The room that each member was sent last."""
        self._shuffles: dict[Member, tuple[int | None, ShuffleInfo]] = {}
        """The state of the shuffle that each member was sent last, and its seat at that time."""

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
        """Disconnect a member, and return whether it was connected."""
        there = member in self._rooms
        self._rooms.pop(member, None)
        self._shuffles.pop(member, None)
        return there

    def send_room(self, member: Member, room: RoomInfo) -> None:
        """Send a member the room, unless it already has the same. A message without news would reveal that something
        happened that does not concern it."""
        told = self._rooms[member]
        if told is None or replace(told, version=room.version) != room:
            self._rooms[member] = room
            member.send(room)

    def send_shuffle(self, shuffle: ShuffleInfo) -> None:
        """Send the state of the shuffle to everybody here for whom it has changed. Commitments and shares of other
        seats do not count as a change: at a table of four they would cause most of the messages."""
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
        """The devices at the member's seat in all processes, in the order of connection."""
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
        """The seats with a visible page connected to this process."""
        return {member.seat for member in self._rooms if member.seat is not None and member.visible}

    @property
    def visible_seats(self) -> set[int]:
        """The seats with a visible page in all processes."""
        return self.local_visible_seats.union(*self.remote_visible.values())

    @property
    def local_readers(self) -> set[int]:
        """The seats that read texts connected to this process."""
        return {member.seat for member in self._rooms if member.seat is not None and member.reads_texts}

    @property
    def readers(self) -> set[int]:
        """The seats that read texts in all processes."""
        return self.local_readers.union(*self.remote_readers.values())

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
        """The connected seats in all processes, each once."""
        here = {member.seat for member in self._rooms if member.seat is not None}
        return here.union(*(seats for seats, _ in self.remote_seats.values())) if self.remote_seats else here

    @property
    def watchers(self) -> int:
        """The number of spectators in all processes."""
        return self.local_watchers + sum(watching for _, watching in self.remote_seats.values())


def _changes_shuffle(told: tuple[int | None, ShuffleInfo] | None, seat: int | None, now: ShuffleInfo) -> bool:
    """Whether the state of the shuffle has changed for a device at ``seat`` since the last message to it."""
    if told is None or told[0] != seat:
        return True
    before = told[1]
    if (seat in before.committed, seat in before.revealed) != (seat in now.committed, seat in now.revealed):
        return True
    return replace(before, committed=now.committed, revealed=now.revealed) != now


def evict(event: RoomEvent, presence: Presence, room: Room, setup: TableSetup) -> bool:
    """Disconnect everybody who is no longer at the table after ``event``, which has been applied to ``room``. Return
    whether anybody was disconnected."""
    if isinstance(event, KeyRenewed):
        _renew_member_key(event, presence, room)
    ended = [(member, why) for member in presence if (why := _reason(event, member, room, setup)) is not None]
    for member, why in ended:
        presence.remove(member)
        member.end(why)
    return bool(ended)


def _renew_member_key(event: KeyRenewed, presence: Presence, room: Room) -> None:
    """Keep the device that has renewed the key of its seat connected."""
    for member in presence:
        renewed = member.key is not None and room.bans.is_renewed(member.key)
        if renewed and member.seat == event.seat and device_id(member) == event.device:
            member.key = event.key


def _reason(event: RoomEvent, member: Member, room: Room, setup: TableSetup) -> Problem | None:
    """The reason to disconnect a member, or None if it stays."""
    if member.key is None:
        return None
    if (why := event.disconnects(member.seat, device_id(member))) is not None:
        return why
    if room.bans.is_renewed(member.key):
        return refusals.KEY_RENEWED()
    if setup.watchers or room.seat_of(member.key) is not None:
        return None
    return room.bans.refusal_for(member.key) or refusals.LEFT()
