"""Whether a message asks for what an entry already says: the same id with the same wish is done once and answered
again; the same id with another wish is refused."""

from __future__ import annotations

from msgspec import Struct, structs

from settebello.core import CLAIM, Action
from settebello.errors import SettebelloError
from settebello.protocol.game import Act, NextRound
from settebello.protocol.room import (
    CloseTable,
    FillSeat,
    LeaveTable,
    LegacyShare,
    MakeHost,
    Ready,
    Rematch,
    RoomCommand,
    StartGame,
    SwapSeats,
)
from settebello.protocol.shuffle import Commit, Reveal
from settebello.server.room.events import (
    Away,
    Closed,
    Committed,
    Emptied,
    Filled,
    Hosted,
    NextWanted,
    Readied,
    Rematched,
    Revealed,
    Shared,
    Started,
    Swapped,
    step_of,
)
from settebello.server.store.base import Entry

Asked = Act | NextRound | Commit | Reveal | RoomCommand

_STEPS: dict[type[Struct], tuple[type[Struct], ...]] = {
    Ready: (Readied,),
    LegacyShare: (Shared,),
    LeaveTable: (Away, Emptied),
    SwapSeats: (Swapped,),
    StartGame: (Started,),
    FillSeat: (Filled, Emptied),
    MakeHost: (Hosted,),
    Rematch: (Rematched,),
    CloseTable: (Closed,),
    Commit: (Committed,),
    Reveal: (Revealed,),
    NextRound: (NextWanted,),
}
"""What each message can become, as a step."""


def says(entry: Entry, message: Asked) -> bool:
    """Whether ``entry`` is what came of ``message``, as far as the entry can tell.

    >>> says(Entry(kind="action", text="9Cx4S5B"), Act(id="a", version=1, action="9Cx5B4S"))
    True
    >>> says(Entry(kind="action", text="7D"), Act(id="a", version=1, action="8D"))
    False
    """
    if isinstance(message, Act):
        return _says_action(entry, message.action)
    if isinstance(message, NextRound):
        return entry.kind == "round" or (entry.kind == "step" and _says_step(entry, message))
    return entry.kind == "step" and _says_step(entry, message)


def _says_action(entry: Entry, action: str) -> bool:
    if entry.kind == "claim":
        return action == str(CLAIM)
    try:
        return entry.kind == "action" and Action.parse(entry.text) == Action.parse(action)
    except SettebelloError:
        return False


def _says_step(entry: Entry, message: NextRound | Commit | Reveal | RoomCommand) -> bool:
    step = step_of(entry)
    if type(step) not in _STEPS.get(type(message), (type(step),)):
        return False
    if isinstance(message, SwapSeats) and isinstance(step, Swapped):
        return step.seats == (message.seat, message.to)
    if isinstance(message, FillSeat) and message.player is None and not isinstance(step, Emptied):
        return False
    shared = {*message.__struct_fields__} & {*step.__struct_fields__}
    return structs.asdict(message).items() >= {name: getattr(step, name) for name in shared}.items()
