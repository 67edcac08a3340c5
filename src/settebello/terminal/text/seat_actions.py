"""The person's possible actions at a seat of a table on a server, in words: as the host, or to sit there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from settebello.players import LEVELS
from settebello.terminal.session.people import OtherDevice, People
from settebello.terminal.text.narration import Narrator


class SeatAction(Struct, frozen=True):
    """One thing that the person may do."""

    run: Callable[[], None]
    """Raises as :meth:`~settebello.terminal.session.game_session.GameSession.act` does."""
    label: str
    warning: str = ""
    """The question to confirm first; empty if there is none."""


def seat_actions(narrator: Narrator, seat: int) -> list[SeatAction]:
    """Everything that the person may do about that seat.

    For the person's own seat: about its link and devices, and as the host about the table.
    """
    session = narrator.session
    people = session.people
    if people is None or session.own_seat is None or not 0 <= seat < len(people.occupants):
        return []
    return list(
        _own_seat_actions(narrator, people) if seat == session.own_seat else _other_seat_actions(narrator, people, seat)
    )


def _own_seat_actions(narrator: Narrator, people: People) -> Iterator[SeatAction]:
    text = narrator.translator.text
    if _has_host_rights(narrator, people) and narrator.session.phase != "over":
        yield SeatAction(people.close_table, text("table-close"), text("table-close-sure"))
        for name in people.removed_names:
            yield SeatAction(partial(people.admit, name), text("seat-admit", name=name))
    yield SeatAction(people.renew_link, text("seat-renew"), text("seat-renew-sure"))
    for device in people.other_devices:
        label = text("device-away", name=_device_name(narrator, device), time=device.since)
        yield SeatAction(partial(people.disconnect_device, device.id), label, text("device-away-sure"))


def _has_host_rights(narrator: Narrator, people: People) -> bool:
    """Whether the person is the host, and not only an acting host."""
    return people.host == narrator.session.own_seat and not people.host_is_acting


def _device_name(narrator: Narrator, device: OtherDevice) -> str:
    if device.kind in ("", "terminal"):
        return narrator.translator.text("device-terminal" if device.kind else "device-other")
    return device.kind


def _other_seat_actions(narrator: Narrator, people: People, seat: int) -> Iterator[SeatAction]:
    gathering, is_host = narrator.session.phase == "gathering", _has_host_rights(narrator, people)
    occupant, text = people.occupants[seat], narrator.translator.text
    if gathering and (is_host or not occupant.is_person):
        key = "seat-swap" if occupant.name else "seat-sit"
        yield SeatAction(partial(people.swap_seats, seat), text(key, name=occupant.name))
    if is_host and occupant.is_person and occupant.here and not occupant.stand_in:
        yield SeatAction(partial(people.make_host, seat), text("seat-host", name=occupant.name))
    if is_host:
        yield from (_fill_actions if gathering else _replacement_actions)(narrator, people, seat)
    if occupant.is_person:
        yield from _company_actions(narrator, people, seat)


def _fill_actions(narrator: Narrator, people: People, seat: int) -> Iterator[SeatAction]:
    """Before the game: who sits there."""
    occupant, translator = people.occupants[seat], narrator.translator
    if occupant.name:
        key = "seat-send-away" if occupant.is_person else "seat-open"
        yield SeatAction(partial(people.fill_seat, seat, None), translator.text(key, name=occupant.name))
    for level in () if occupant.is_person else LEVELS:
        if level != occupant.player:
            label = translator.text("seat-fill", player=translator.player(level))
            yield SeatAction(partial(people.fill_seat, seat, level), label)


def _company_actions(narrator: Narrator, people: People, seat: int) -> Iterator[SeatAction]:
    """Actions that everybody has about another person: not hear them, block them, report them."""
    name, text = people.occupants[seat].name, narrator.translator.text
    muted, blocked = people.is_muted(seat), people.has_blocked(seat)
    label = text("seat-hear" if muted else "seat-mute", name=name)
    yield SeatAction(partial(people.mute, seat, muted=not muted), label)
    if people.may_block(seat):
        label = text("seat-unblock" if blocked else "seat-block", name=name)
        yield SeatAction(partial(people.block, seat, blocked=not blocked), label)
    warning = text("seat-report-sure", name=name)
    yield SeatAction(partial(people.report, seat), text("seat-report", name=name), warning)


def _replacement_actions(narrator: Narrator, people: People, seat: int) -> Iterator[SeatAction]:
    """During the game: a computer player for good in place of somebody who is away."""
    occupant, player = people.occupants[seat], narrator.translator.player(people.replacement_player)
    if occupant.stand_in:
        label = narrator.translator.text("seat-for-good", name=occupant.name, player=player)
        yield SeatAction(partial(people.fill_seat, seat, people.replacement_player), label)
