"""The seats that people get, and the names of computer players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from settebello.errors import IllegalAction
from settebello.protocol import refusals
from settebello.server.model import Place
from settebello.server.tables.display_name import is_taken
from settebello.server.tables.room_events import SeatTaken
from settebello.server.tables.state import TableState

BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gina", "Ivo", "Lia", "Nico", "Olga", "Pio")


def seat_person(state: TableState, person: Place, wanted: int | None, device: str, now: float) -> SeatTaken:
    """The event of a person sitting down.

    Args:
        state: the table.
        person: the person. Their device is stored only if the lobby has made or listed the table.
        wanted: the seat, or None for the first open one.
        device: the table's hash of the device, or empty if unknown.
        now: the time.

    Raises:
        IllegalAction: there is no seat for them.
    """
    event = SeatTaken(
        seat=_choose_seat(state, person, wanted),
        name=person.name,
        key=person.key or "",
        device=device,
        lobby_device=person.device if state.setup.lobby else "",
        profile=person.profile,
        program=person.program,
        face=person.face,
    )
    state.limiter.check(event, now)
    return event


def _choose_seat(state: TableState, person: Place, wanted: int | None) -> int:
    room = state.room
    free = room.open_seats
    if room.closed:
        raise IllegalAction(refusals.CLOSED())
    if not free or room.started:
        raise IllegalAction(refusals.FULL())
    if wanted is not None and wanted not in free:
        raise IllegalAction(refusals.SEAT_TAKEN())
    if person.profile and any(place.profile == person.profile for place in room.places):
        raise IllegalAction(refusals.PROFILE_SEATED())
    if is_taken(person.name, (place.name for place in room.places)):
        raise IllegalAction(refusals.NAME_TAKEN(name=person.name))
    return free[0] if wanted is None else wanted


def free_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for computer players, none of which is taken."""
    known = [*taken]
    return (name for name in BOT_NAMES if not is_taken(name, known))
