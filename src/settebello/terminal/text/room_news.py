"""What has changed among the people at a table, as messages."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.client import RoomInfo, RoomSeat
from settebello.terminal.session.protocol import Message


def first_news(room: RoomInfo | None) -> Iterator[Message]:
    """What is to be told to who has just come."""
    if room is not None and room.devices > 1:
        yield Message("room-devices")


def room_news(before: RoomInfo | None, now: RoomInfo) -> Iterator[Message]:
    """What the others at the table did; what one does oneself is no news."""
    if before is None:
        return
    for seat, (old, new) in enumerate(zip(before.seats, now.seats, strict=True)):
        if seat != now.seat:
            key = _change(old, new, gathering=now.phase == "gathering")
            if key:
                yield Message(key, {"seat": seat, "name": new.name or old.name})
    if now.rematch is not None and before.rematch is None:
        yield Message("room-rematch")
    if now.host is not None and _host(before) != _host(now):
        yield Message("room-acting" if now.acting else "room-host", {"seat": now.host})
    if before.devices < 2:
        yield from first_news(now)


def _host(room: RoomInfo) -> tuple[str, bool] | None:
    """Who it is, and whether they only stand in; at another seat they are the same."""
    return None if room.host is None else (room.seats[room.host].name, room.acting)


def _change(old: RoomSeat, new: RoomSeat, *, gathering: bool) -> str:
    """The message about one seat; empty: nothing to tell."""
    if (old.name, old.player) != (new.name, new.player):
        return "room-sat" if new.name else "room-left"
    if old.stand_in != new.stand_in:
        return "room-stand-in" if new.stand_in else "room-back"
    if old.here != new.here and new.player == "person" and not new.stand_in:
        return "room-here" if new.here else "room-away"
    if gathering and old.ready != new.ready:
        return "room-ready" if new.ready else "room-not-ready"
    return ""
