"""Disconnects people who are no longer at a table, and adds private fields to the messages of each member."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.errors import Problem
from settebello.protocol import refusals
from settebello.protocol.room import RoomInfo
from settebello.server.live.presence import Member, Presence, device_id
from settebello.server.model import TableSetup
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import KeyRenewed, RoomEvent


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


def add_private_fields(told: RoomInfo, room: Room, presence: Presence, member: Member, devices: int) -> RoomInfo:
    """Add the fields that only this member may see to the message for spectators: its seat, the devices there, whose
    number is ``devices``, and, for the host, the people removed."""
    if member.seat is None:
        return told
    arranges = member.seat == told.host and not told.acting
    removed = room.bans.names if arranges and not room.started else ()
    return replace(told, seat=member.seat, devices=devices, connected=presence.devices_of(member), removed=removed)
