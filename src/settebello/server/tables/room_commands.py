"""Checks room commands: each becomes a room event, or is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.game import Game
from settebello.players import make_player_by_name
from settebello.protocol import refusals
from settebello.protocol.room import (
    Admit,
    CloseTable,
    DisconnectDevice,
    FillSeat,
    LeaveTable,
    MakeHost,
    Ready,
    Rematch,
    RenewKey,
    RoomCommand,
    StartGame,
    SwapSeats,
)
from settebello.server.credentials import hash_device_name, hash_key, validate_key
from settebello.server.model import PERSON
from settebello.server.tables.display_name import is_taken
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    DeviceDisconnected,
    GameStarted,
    HostChanged,
    KeyRenewed,
    PersonAway,
    PersonReadmitted,
    ReadyChanged,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    TableClosed,
)
from settebello.view import view_of

BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Furio", "Gina", "Ivo", "Lia", "Nico", "Olga", "Pio")


def handle_command(room: Room, seat: int, message: RoomCommand) -> RoomEvent:
    """The event of a command from ``seat``.

    Raises:
        IllegalAction: the command is not allowed now, or not for this seat.
        PlayerError: there is no such player.
    """
    if room.closed:
        raise IllegalAction(refusals.CLOSED())
    if isinstance(message, Ready):
        _check_not_started(room)
        return ReadyChanged(seat=seat, ready=message.ready)
    if isinstance(message, LeaveTable):
        return PersonAway(seat=seat, left=True) if room.started else SeatOpened(seat=seat)
    if isinstance(message, RenewKey):
        return _renew_key(room, seat, message)
    if isinstance(message, DisconnectDevice):
        return DeviceDisconnected(seat=seat, device=message.device)
    if isinstance(message, SwapSeats):
        return _swap_seats(room, seat, message)
    assert not isinstance(message, Rematch), "a rematch opens another table"
    return _handle_host_command(room, seat, message)


def _handle_host_command(
    room: Room, seat: int, message: StartGame | FillSeat | MakeHost | CloseTable | Admit
) -> RoomEvent:
    if room.host != seat:
        raise IllegalAction(refusals.HOST_ONLY())
    if room.acting and not isinstance(message, StartGame):
        raise IllegalAction(refusals.ACTING_HOST())
    if room.rated:
        _check_rated(room, message)
    if isinstance(message, CloseTable):
        if room.matched:
            raise IllegalAction(refusals.MATCHED_STAYS())
        return TableClosed()
    if isinstance(message, MakeHost):
        return _make_host(room, message)
    if isinstance(message, Admit):
        return _admit(room, message)
    return _start_game(room, seat) if isinstance(message, StartGame) else _fill_seat(room, seat, message)


def _check_rated(room: Room, message: StartGame | FillSeat | MakeHost | CloseTable | Admit) -> None:
    """Check that the host of a rated table brings no computer to it, and does not end the game before its result.

    Raises:
        IllegalAction: the host would.
    """
    computer = isinstance(message, FillSeat) and (message.player is not None or room.started)
    if computer or (isinstance(message, StartGame) and room.open_seats):
        raise IllegalAction(refusals.RATED_COMPUTERS())
    if isinstance(message, CloseTable) and room.started:
        raise IllegalAction(refusals.RATED_CLOSE())


def _check_not_started(room: Room) -> None:
    if room.started:
        raise IllegalAction(refusals.BEGUN())


def _check_seats_exist(room: Room, *seats: int) -> None:
    for seat in seats:
        if not 0 <= seat < len(room.places):
            raise IllegalAction(refusals.NO_SEAT(seat=seat, last=len(room.places) - 1))


def _swap_seats(room: Room, seat: int, message: SwapSeats) -> RoomEvent:
    _check_not_started(room)
    _check_seats_exist(room, message.seat, message.to)
    own = message.seat == seat and room.places[message.to].player != PERSON
    if not own and room.host != seat:
        raise IllegalAction(refusals.MOVE())
    if not own and room.acting:
        raise IllegalAction(refusals.ACTING_HOST())
    return SeatsSwapped(seats=(message.seat, message.to))


def _start_game(room: Room, seat: int) -> RoomEvent:
    _check_not_started(room)
    asked = [other for other in room.people if other != seat and not _is_played_for(room, other)]
    waiting = [room.places[other].name for other in asked if other not in room.ready]
    if waiting:
        raise IllegalAction(refusals.NOT_READY(names=", ".join(waiting)))
    return GameStarted(filled=tuple(_fill_open_seats(room)))


def _is_played_for(room: Room, seat: int) -> bool:
    """Whether the start need not wait for a seat: a computer player stands in for people who are away, until they come
    back, where nobody can remove them since the owner is away, or where the lobby has seated them."""
    return (room.acting or room.matched) and seat in room.away and not room.rated


def _fill_open_seats(room: Room) -> Iterator[SeatFilled]:
    names = free_names(place.name for place in room.places)
    for seat in room.open_seats:
        yield SeatFilled(seat=seat, player=room.level, name=next(names))


def _fill_seat(room: Room, host: int, message: FillSeat) -> RoomEvent:
    _check_seats_exist(room, message.seat)
    if message.seat == host:
        raise IllegalAction(refusals.OWN_SEAT())
    if room.started and message.seat not in room.away:
        raise IllegalAction(refusals.NOT_AWAY())
    if message.player is None:
        _check_not_started(room)
        return SeatOpened(seat=message.seat, removed=_is_removal(room, message.seat))
    make_player_by_name(message.player)  # raises PlayerError if there is none
    name = next(free_names(place.name for place in room.places))
    return SeatFilled(seat=message.seat, player=message.player, name=name, removed=_is_removal(room, message.seat))


def _is_removal(room: Room, seat: int) -> bool:
    """Whether filling or opening a seat removes a person: only before the game. Anyone replaced during it was away."""
    return not room.started and room.places[seat].player == PERSON


def _make_host(room: Room, message: MakeHost) -> RoomEvent:
    _check_seats_exist(room, message.seat)
    if not room.is_person(message.seat):
        raise IllegalAction(refusals.NO_HOST())
    return HostChanged(seat=message.seat)


def _admit(room: Room, message: Admit) -> RoomEvent:
    if message.name not in room.bans.names:
        raise IllegalAction(refusals.NOT_REMOVED(name=message.name))
    return PersonReadmitted(name=message.name)


def _renew_key(room: Room, seat: int, message: RenewKey) -> RoomEvent:
    key = hash_key(validate_key(message.key))
    if room.bans.is_renewed(key) or room.seat_of(key) not in (None, seat):
        raise IllegalAction(refusals.WEAK_KEY())
    return KeyRenewed(seat=seat, key=key, device=hash_device_name(message.device) if message.device else "")


def choose_seat(room: Room, name: str, wanted: int | None, profile: str = "") -> int:
    """The seat for somebody of that name and profile: the wanted one, or the first open one.

    Raises:
        IllegalAction: there is no seat for them.
    """
    free = room.open_seats
    if room.closed:
        raise IllegalAction(refusals.CLOSED())
    if not free or room.started:
        raise IllegalAction(refusals.FULL())
    if wanted is not None and wanted not in free:
        raise IllegalAction(refusals.SEAT_TAKEN())
    if profile and any(place.profile == profile for place in room.places):
        raise IllegalAction(refusals.PROFILE_SEATED())
    if is_taken(name, (place.name for place in room.places)):
        raise IllegalAction(refusals.NAME_TAKEN(name=name))
    return free[0] if wanted is None else wanted


def check_action(game: Game, room: Room, seat: int, action: Action) -> None:
    """Check that a seat may take an action. The refusal reveals nothing of other hands.

    Raises:
        IllegalAction: it may not.
    """
    turn = game.round.turn if game.state == "playing" else None
    if turn is None:
        between = refusals.GAME_OVER if game.outcome is not None else refusals.NO_PLAY
        raise IllegalAction(between() if game.attempts else refusals.NOT_BEGUN())
    if turn != seat:
        raise IllegalAction(refusals.NOT_YOUR_TURN(name=room.places[turn].name))
    if not game.round.is_legal(action):
        legal = ", ".join(view_of(game, seat).legal)
        raise IllegalAction(refusals.NOT_ALLOWED(action=str(action), legal=legal))


def free_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for computer players that nobody at the table has."""
    known = [*taken]
    return (name for name in BOT_NAMES if not is_taken(name, known))
