"""The commands that people and their devices send to a table. :data:`RULES` has one row for each.

A command becomes the draft of an entry, or is refused in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, structs

from settebello.core import CLAIM, Action
from settebello.errors import IllegalAction, SettebelloError
from settebello.players import check_player_name
from settebello.protocol import refusals
from settebello.protocol.game import Act, NextRound
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
from settebello.protocol.shuffle import Commit, Reveal
from settebello.server.credentials import hash_device_name, hash_key, new_table_id, validate_key
from settebello.server.model import PERSON, Entry
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    DeviceDisconnected,
    Draft,
    GameStarted,
    HostChanged,
    KeyRenewed,
    NextRoundRequested,
    PersonAway,
    PersonReadmitted,
    ReadyChanged,
    RematchOpened,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    ShareCommitted,
    ShareRevealed,
    TableClosed,
    decode_event,
)
from settebello.server.tables.seating import free_names
from settebello.server.tables.state import TableState
from settebello.view import view_of

TableCommand = Act | NextRound | Commit | Reveal | RoomCommand
C = TypeVar("C", bound=Struct)


class StaleVersion(SettebelloError):
    """A command for an older version of the game: its sender has not seen the latest events."""


def _never(_state: TableState, _seat: int, _command: C) -> None:
    return None


@dataclass(frozen=True)
class CommandRule(Generic[C]):
    """The treatment of one command by a table."""

    drafts: tuple[type[RoomEvent | Entry], ...]
    """The types of the drafts that it can become."""
    decide: Callable[[TableState, int, C], Draft]
    """Make the draft for the command of a person at that seat of an open table.

    Raises:
        SettebelloError: it is not allowed now, or not for this seat.
    """
    who: Literal["anybody", "host", "owner"] = "anybody"
    """The people who may give it. ``host`` includes the person who stands in for an owner who is away."""
    find_done: Callable[[TableState, int, C], int | None] = _never
    """Return the version at which the wish is already fulfilled, for whatever reason, or None if there is something to
    do."""
    is_same: Callable[[C, Any], bool] | None = None
    """Whether the draft of an entry may have come from this command. Without it, their common fields must be equal."""


def decide(state: TableState, seat: int, command: TableCommand, now: float) -> Draft:
    """Make the draft for a command that the person at ``seat`` gives at the time ``now``.

    Raises:
        StaleVersion: the game has advanced since the version that the command names.
        IllegalAction: the command is not allowed now, or not for this seat.
        PlayerError: it names a player that does not exist.
    """
    rule, room = RULES[type(command)], state.room
    if room.closed:
        raise IllegalAction(refusals.MATCH_CLOSED() if room.in_match else refusals.CLOSED())
    if rule.who != "anybody":
        if room.host != seat:
            raise IllegalAction(refusals.HOST_ONLY())
        if room.acting and rule.who == "owner":
            raise IllegalAction(refusals.ACTING_HOST())
    draft = rule.decide(state, seat, command)
    if isinstance(draft, RoomEvent):
        state.limiter.check(draft, now)
    return draft


def find_done(state: TableState, seat: int, command: TableCommand) -> int | None:
    """The version at which the wish of a command is already fulfilled, or None if there is something to do."""
    return RULES[type(command)].find_done(state, seat, command)


def is_record_of(entry: Entry, command: TableCommand) -> bool:
    """Whether ``entry`` may record ``command``, as far as the entry can tell. A command that is sent twice has the same
    id and is carried out once. A different command with its id is refused.

    >>> is_record_of(Entry(kind="action", text="9Cx4S5B"), Act(id="a", version=1, action="9Cx5B4S"))
    True
    >>> is_record_of(Entry(kind="action", text="7D"), Act(id="a", version=1, action="8D"))
    False
    """
    rule = RULES[type(command)]
    draft = decode_event(entry) if entry.kind == "step" else entry
    return isinstance(draft, rule.drafts) and (rule.is_same or _agrees)(command, draft)


def _agrees(command: Struct, draft: Draft) -> bool:
    shared = {*command.__struct_fields__} & {*draft.__struct_fields__}
    return structs.asdict(command).items() >= {name: getattr(draft, name) for name in shared}.items()


# Playing


def _play(state: TableState, seat: int, command: Act) -> Draft:
    if command.action == str(CLAIM) and state.game.can_be_claimed:
        return Entry(kind="claim", text=str(seat))  # even if somebody has played in the meantime
    _check_version(state, command.version)
    action = Action.parse(command.action)
    _check_action(state, seat, action)
    return Entry(kind="action", text=str(action))


def _check_version(state: TableState, version: int) -> None:
    if not state.game_version <= version <= state.version:
        raise StaleVersion(refusals.STALE())


def _check_action(state: TableState, seat: int, action: Action) -> None:
    """Check that a seat may take an action. The refusal reveals nothing about other hands."""
    game, turn = state.game, state.turn
    if turn is None:
        between = refusals.GAME_OVER if state.over else refusals.NO_PLAY
        raise IllegalAction(between() if state.dealt else refusals.NOT_BEGUN())
    if turn != seat:
        raise IllegalAction(refusals.NOT_YOUR_TURN(name=state.room.places[turn].name))
    if not game.round.is_legal(action):
        legal = ", ".join(view_of(game, seat).legal)
        raise IllegalAction(refusals.NOT_ALLOWED(action=str(action), legal=legal))


def _is_same_action(command: Act, draft: Entry) -> bool:
    if draft.kind == "claim":
        return command.action == str(CLAIM)
    try:
        return draft.kind == "action" and Action.parse(draft.text) == Action.parse(command.action)
    except SettebelloError:
        return False


# The next round


def _next_round(state: TableState, seat: int, command: NextRound) -> Draft:
    _check_version(state, command.version)
    return state.shuffle.next_round(seat, state.room, state.game)


def _find_next_round(state: TableState, _seat: int, command: NextRound) -> int | None:
    """Several seats may ask for the same round."""
    if state.shuffle.next_round_requested and command.version >= state.game_version:
        return state.version
    return state.deal_after(command.version)


def _is_next_round(_command: NextRound, draft: NextRoundRequested | Entry) -> bool:
    return isinstance(draft, NextRoundRequested) or draft.kind == "round"


def _handle_share(state: TableState, seat: int, command: Commit | Reveal) -> Draft:
    return state.shuffle.handle_command(seat, command, state.room)


def _find_share(state: TableState, seat: int, command: Commit | Reveal) -> int | None:
    """A device may send its share twice."""
    return state.version if state.shuffle.is_done(seat, command) else None


# The people


def _check_not_started(room: Room) -> None:
    if room.started:
        raise IllegalAction(refusals.BEGUN())


def _check_seats_exist(room: Room, *seats: int) -> None:
    for seat in seats:
        if not 0 <= seat < len(room.places):
            raise IllegalAction(refusals.NO_SEAT(seat=seat, last=len(room.places) - 1))


def _change_ready(state: TableState, seat: int, command: Ready) -> Draft:
    _check_not_started(state.room)
    return ReadyChanged(seat=seat, ready=command.ready)


def _find_ready(state: TableState, seat: int, command: Ready) -> int | None:
    room = state.room
    if room.closed or command.ready != (seat in room.ready):
        return None
    # By the time another device of theirs says that they are ready, the game may have begun.
    return state.version if command.ready or not room.started else None


def _leave(state: TableState, seat: int, _command: LeaveTable) -> Draft:
    return PersonAway(seat=seat, left=True) if state.room.started else SeatOpened(seat=seat)


def _find_left(state: TableState, seat: int, _command: LeaveTable) -> int | None:
    room = state.room
    return state.version if room.started and seat in room.away and not room.closed else None


def _swap_seats(state: TableState, seat: int, command: SwapSeats) -> Draft:
    room = state.room
    _check_not_started(room)
    _check_seats_exist(room, command.seat, command.to)
    own = command.seat == seat and room.places[command.to].player != PERSON
    if not own and room.host != seat:
        raise IllegalAction(refusals.MOVE())
    if not own and room.acting:
        raise IllegalAction(refusals.ACTING_HOST())
    return SeatsSwapped(seats=(command.seat, command.to))


def _find_swapped(state: TableState, seat: int, command: SwapSeats) -> int | None:
    room = state.room
    stays = command.seat == command.to == seat
    return state.version if stays and not room.started and not room.closed else None


def _renew_key(state: TableState, seat: int, command: RenewKey) -> Draft:
    room, key = state.room, hash_key(validate_key(command.key))
    if room.bans.is_renewed(key) or room.seat_of(key) not in (None, seat):
        raise IllegalAction(refusals.WEAK_KEY())
    return KeyRenewed(seat=seat, key=key, device=hash_device_name(command.device) if command.device else "")


def _is_same_key(command: RenewKey, renewed: KeyRenewed) -> bool:
    return hash_key(command.key) == renewed.key


# What the host arranges


def _start_game(state: TableState, seat: int, _command: StartGame) -> Draft:
    room = state.room
    if room.rated and room.open_seats:
        raise IllegalAction(refusals.RATED_COMPUTERS())
    _check_not_started(room)
    asked = [other for other in room.people if other != seat and not _is_played_for(room, other)]
    waiting = [room.places[other].name for other in asked if other not in room.ready]
    if waiting:
        raise IllegalAction(refusals.NOT_READY(names=", ".join(waiting)))
    return GameStarted(filled=tuple(_fill_open_seats(room)))


def _is_played_for(room: Room, seat: int) -> bool:
    """Whether the start need not wait for a seat. A computer player stands in for people who are away, until they
    return, if the lobby has seated them, or if nobody can remove them because the owner is away."""
    return (room.acting or room.matched) and seat in room.away and not room.rated


def _fill_open_seats(room: Room) -> Iterator[SeatFilled]:
    names = free_names(place.name for place in room.places)
    for seat in room.open_seats:
        yield SeatFilled(seat=seat, player=room.level, name=next(names))


def _fill_seat(state: TableState, host: int, command: FillSeat) -> Draft:
    room = state.room
    if room.rated and (command.player is not None or room.started):
        raise IllegalAction(refusals.RATED_COMPUTERS())
    _check_seats_exist(room, command.seat)
    if command.seat == host:
        raise IllegalAction(refusals.OWN_SEAT())
    if room.started and command.seat not in room.away:
        raise IllegalAction(refusals.NOT_AWAY())
    # Before the game this removes a person. Anyone replaced during it was away.
    removed = not room.started and room.places[command.seat].player == PERSON
    if command.player is None:
        _check_not_started(room)
        return SeatOpened(seat=command.seat, removed=removed)
    check_player_name(command.player)  # raises PlayerError if there is none
    name = next(free_names(place.name for place in room.places))
    return SeatFilled(seat=command.seat, player=command.player, name=name, removed=removed)


def _make_host(state: TableState, _seat: int, command: MakeHost) -> Draft:
    _check_seats_exist(state.room, command.seat)
    if not state.room.is_person(command.seat):
        raise IllegalAction(refusals.NO_HOST())
    return HostChanged(seat=command.seat)


def _close(state: TableState, _seat: int, _command: CloseTable) -> Draft:
    room = state.room
    if room.rated and room.started:
        raise IllegalAction(refusals.RATED_CLOSE())
    if room.matched:
        raise IllegalAction(refusals.MATCHED_STAYS())
    if room.in_match:
        raise IllegalAction(refusals.MATCH_STAYS())
    return TableClosed()


def _admit(state: TableState, _seat: int, command: Admit) -> Draft:
    if command.name not in state.room.bans.names:
        raise IllegalAction(refusals.NOT_REMOVED(name=command.name))
    return PersonReadmitted(name=command.name)


def _rematch(state: TableState, _seat: int, _command: Rematch) -> Draft:
    if not state.over:
        raise IllegalAction(refusals.NO_REMATCH())
    if state.room.compared:
        raise IllegalAction(refusals.MATCH_ONCE() if state.room.in_match else refusals.DAILY_ONCE())
    return RematchOpened(table=state.room.rematch or new_table_id())


RULES: Mapping[type[Struct], CommandRule[Any]] = {
    Act: CommandRule((Entry,), _play, is_same=_is_same_action),
    NextRound: CommandRule(
        (NextRoundRequested, Entry), _next_round, find_done=_find_next_round, is_same=_is_next_round
    ),
    Commit: CommandRule((ShareCommitted,), _handle_share, find_done=_find_share),
    Reveal: CommandRule((ShareRevealed,), _handle_share, find_done=_find_share),
    Ready: CommandRule((ReadyChanged,), _change_ready, find_done=_find_ready),
    LeaveTable: CommandRule((PersonAway, SeatOpened), _leave, find_done=_find_left),
    SwapSeats: CommandRule(
        (SeatsSwapped,),
        _swap_seats,
        find_done=_find_swapped,
        is_same=lambda command, swapped: swapped.seats == (command.seat, command.to),
    ),
    RenewKey: CommandRule((KeyRenewed,), _renew_key, is_same=_is_same_key),
    DisconnectDevice: CommandRule(
        (DeviceDisconnected,), lambda _, seat, command: DeviceDisconnected(seat=seat, device=command.device)
    ),
    StartGame: CommandRule((GameStarted,), _start_game, who="host"),
    FillSeat: CommandRule(
        (SeatFilled, SeatOpened),
        _fill_seat,
        who="owner",
        is_same=lambda command, made: (
            (command.player is None) == isinstance(made, SeatOpened) and _agrees(command, made)
        ),
    ),
    MakeHost: CommandRule((HostChanged,), _make_host, who="owner"),
    CloseTable: CommandRule((TableClosed,), _close, who="owner"),
    Admit: CommandRule((PersonReadmitted,), _admit, who="owner"),
    Rematch: CommandRule((RematchOpened,), _rematch),
}
"""The rule for each command. ``docs/development/adding-a-command.md`` adds one."""
