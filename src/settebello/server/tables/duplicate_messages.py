"""Recognizes commands sent twice: the same id with the same command is carried out once and answered again, the same
id with another command is refused."""

from __future__ import annotations

from msgspec import Struct, structs

from settebello.core import CLAIM, Action
from settebello.errors import SettebelloError
from settebello.protocol.game import Act, NextRound
from settebello.protocol.room import (
    CloseTable,
    FillSeat,
    LeaveTable,
    MakeHost,
    Ready,
    Rematch,
    RoomCommand,
    StartGame,
    SwapSeats,
)
from settebello.protocol.shuffle import Commit, Reveal
from settebello.server.model import Entry
from settebello.server.tables.room_events import (
    GameStarted,
    HostChanged,
    NextRoundRequested,
    PersonAway,
    ReadyChanged,
    RematchOpened,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    ShareCommitted,
    ShareRevealed,
    TableClosed,
    decode_event,
)

TableCommand = Act | NextRound | Commit | Reveal | RoomCommand

_EVENTS: dict[type[Struct], tuple[type[Struct], ...]] = {
    Ready: (ReadyChanged,),
    LeaveTable: (PersonAway, SeatOpened),
    SwapSeats: (SeatsSwapped,),
    StartGame: (GameStarted,),
    FillSeat: (SeatFilled, SeatOpened),
    MakeHost: (HostChanged,),
    Rematch: (RematchOpened,),
    CloseTable: (TableClosed,),
    Commit: (ShareCommitted,),
    Reveal: (ShareRevealed,),
    NextRound: (NextRoundRequested,),
}
"""The room events that each command can become."""


def is_result_of(entry: Entry, message: TableCommand) -> bool:
    """Whether ``entry`` may be the result of ``message``, as far as the entry can tell.

    >>> is_result_of(Entry(kind="action", text="9Cx4S5B"), Act(id="a", version=1, action="9Cx5B4S"))
    True
    >>> is_result_of(Entry(kind="action", text="7D"), Act(id="a", version=1, action="8D"))
    False
    """
    if isinstance(message, Act):
        return _is_result_of_action(entry, message.action)
    if isinstance(message, NextRound):
        return entry.kind == "round" or (entry.kind == "step" and _is_result_of_command(entry, message))
    return entry.kind == "step" and _is_result_of_command(entry, message)


def _is_result_of_action(entry: Entry, action: str) -> bool:
    if entry.kind == "claim":
        return action == str(CLAIM)
    try:
        return entry.kind == "action" and Action.parse(entry.text) == Action.parse(action)
    except SettebelloError:
        return False


def _is_result_of_command(entry: Entry, message: NextRound | Commit | Reveal | RoomCommand) -> bool:
    event = decode_event(entry)
    if type(event) not in _EVENTS.get(type(message), (type(event),)):
        return False
    if isinstance(message, SwapSeats) and isinstance(event, SeatsSwapped):
        return event.seats == (message.seat, message.to)
    if isinstance(message, FillSeat) and message.player is None and not isinstance(event, SeatOpened):
        return False
    shared = {*message.__struct_fields__} & {*event.__struct_fields__}
    return structs.asdict(message).items() >= {name: getattr(event, name) for name in shared}.items()
