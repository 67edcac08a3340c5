"""Changes among the people at a table, as notices."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.client import RoomInfo, RoomSeat
from settebello.terminal.session.notices import Notice


def joining_notices(room: RoomInfo | None) -> Iterator[Notice]:
    """Notices for a person who has just come to the table."""
    if room is not None and room.devices > 1:
        yield Notice("room-devices")


def room_notices(before: RoomInfo | None, now: RoomInfo) -> Iterator[Notice]:
    """The actions of the others at the table between two states of the room, without the person's own changes."""
    if before is None:
        return
    for seat, (old, new) in enumerate(zip(before.seats, now.seats, strict=True)):
        if seat != now.seat:
            key = _seat_change(old, new, gathering=now.phase == "gathering")
            if key:
                yield Notice(key, {"seat": seat, "name": new.name or old.name})
    if now.forfeited_to is not None and before.forfeited_to is None and now.seat is not None:
        yield Notice("room-forfeited" if now.seats[now.seat].side == now.forfeited_to else "room-forfeit")
    if now.rematch is not None and before.rematch is None:
        yield Notice("room-rematch")
    if now.host is not None and _host_identity(before) != _host_identity(now):
        yield Notice("room-acting" if now.acting else "room-host", {"seat": now.host})
    if before.devices < 2:
        yield from joining_notices(now)


def _host_identity(room: RoomInfo) -> tuple[str, bool] | None:
    """The host's name, and whether they are only acting; a change of seats makes no difference."""
    return None if room.host is None else (room.seats[room.host].name, room.acting)


def _seat_change(old: RoomSeat, new: RoomSeat, *, gathering: bool) -> str:
    """The key of the message about one seat; empty if nothing has changed."""
    if (old.name, old.player) != (new.name, new.player):
        return "room-sat" if new.name else "room-left"
    if old.stand_in != new.stand_in:
        return "room-stand-in" if new.stand_in else "room-back"
    if old.here != new.here and new.player == "person" and not new.stand_in:
        return "room-here" if new.here else "room-away"
    if gathering and old.ready != new.ready:
        return "room-ready" if new.ready else "room-not-ready"
    return ""
