"""Opens tables: checks the request, and makes the setup and the first entries."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import count
from uuid import uuid4

from msgspec.structs import replace

from settebello.errors import SettebelloError
from settebello.players import DEFAULT_LEVEL, check_player_name
from settebello.protocol import refusals
from settebello.protocol.http import BY_DAY, OpenDailyRequest, OpenTableRequest, SeatTicket
from settebello.protocol.replays import PracticeRequest
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import write
from settebello.record.daily import OPPONENT, check_day, new_attempt, parse_day, utc_day
from settebello.record.positions import practice_record
from settebello.record.titles import nearest_variant
from settebello.rules import Rules
from settebello.server.credentials import hash_key, hash_lobby_device, new_code, new_key, new_table_id
from settebello.server.model import OPEN, PERSON, Entry, Place, Profile, Rated, TableSetup
from settebello.server.ratings.rated_games import (
    RATED_GRACE,
    RATED_LEVEL,
    check_rated_clock,
    check_rated_rules,
    is_rateable,
    rated_kind,
)
from settebello.server.tables.display_name import MAX_NAME_LENGTH, is_taken, validate_name
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    Draft,
    HostChanged,
    ShareCommitted,
    stamp,
)
from settebello.server.tables.seating import free_names
from settebello.server.tables.state import TableState
from settebello.server.tables.submitted_records import read_submitted
from settebello.variants import Variant, named_rules, variant
from settebello.wording import game_title, languages

MAX_TITLE_LENGTH = 60
MATCHED_PACE = 0.8
"""Seconds that a stand-in takes for an action at a table of the lobby."""
MATCHED_GRACE = 60.0
"""Seconds until a stand-in plays for somebody who is away from such a table."""
MATCHED_ARRIVAL = 30.0
"""Seconds that people have to come to such a table and be ready."""


class OpeningError(SettebelloError):
    """A request for a table that cannot be opened."""


def make_table(
    wanted: OpenTableRequest, now: float, profile: Profile | None = None
) -> tuple[TableSetup, tuple[Entry, ...], SeatTicket]:
    """Make the table for a request, its first entries, and the seat ticket of the person who asked, whose profile is
    ``profile``. The first round is dealt at once unless seats are open.

    Raises:
        SettebelloError: there is no such game, player or option, or they do not fit together.
    """
    game = variant(wanted.variant)
    rules = named_rules(game.id, wanted.seats, tuple(wanted.settings.items()))
    key = new_key()
    if wanted.commitment is not None and wanted.table is None:
        raise OpeningError(refusals.COMMITMENT_ALONE())
    check_player_name(wanted.level)  # raises PlayerError if there is none
    title = validate_name(wanted.title, MAX_TITLE_LENGTH) if wanted.title else ""
    if title in _own_titles(game.id):
        title = ""  # everybody reads it in their own language
    places = _places(wanted, rules.seats, key, profile)
    rated = _rated(wanted, game, rules, profile)
    gathers = any(place.player == OPEN for place in places)
    table = TableSetup(
        id=wanted.table or new_table_id(),
        title=title or _title(game, rules),
        rules=rules,
        places=places,
        dealer=0,
        pace=wanted.pace,
        created=int(now),
        code=new_code() if gathers else None,
        gathers=gathers,
        grace=_grace(wanted),
        clock=wanted.clock,
        watchers=wanted.watchers,
        level=RATED_LEVEL if rated else wanted.level,
        rated=rated,
        lobby="listed" if wanted.listed and gathers else "",
        game="" if title else game.id,
    )
    first, shuffle = make_first_entries(table, wanted.commitment, now)
    return table, first, SeatTicket(table=table.id, key=key, seat=0, code=table.code, shuffle=shuffle)


def make_daily_table(
    wanted: OpenDailyRequest, table: str, key: str, seed: bytes, now: float
) -> tuple[TableSetup, tuple[Entry, ...]]:
    """Make the table for an attempt at a daily game, and its first entries.

    Args:
        wanted: the request.
        table: the id of the table.
        key: the key of the person's seat.
        seed: the seed of the day.
        now: the time, in seconds since 1970.

    Raises:
        DailyError: that day has no game, or is still to come.
    """
    day, name = parse_day(wanted.day), validate_name(wanted.name)
    check_day(day, utc_day(datetime.fromtimestamp(now, UTC)))
    begun = new_attempt(day, ("", ""), seed)
    own = Place(name=name, player=PERSON, key=hash_key(key), face=wanted.face)
    setup = TableSetup(
        id=table,
        title=variant("scopa").title,
        rules=begun.rules,
        places=(own, *_others(begun.players[1:], name)),
        dealer=begun.dealer,
        pace=wanted.pace,
        created=int(now),
        watchers=False,
        level=OPPONENT,
        game="scopa",
        practice=write(begun),
        seed=seed.hex(),
    )
    first, _ = make_first_entries(setup, None, now)
    return setup, first


def make_practice_table(wanted: PracticeRequest, now: float) -> tuple[TableSetup, SeatTicket]:
    """Make the table for a request to continue from a position of a record, and the seat ticket of the person who
    asked.

    Raises:
        SettebelloError: the record, the position, the seat or the player does not exist.
    """
    begun = practice_record(read_submitted(wanted.record), wanted.position)
    rules, game, key = begun.rules, begun.replay(), new_key()
    on_turn = game.round.turn if game.state == "playing" else None
    seat = wanted.seat if wanted.seat is not None else on_turn or 0
    if seat >= rules.seats:
        raise OpeningError(refusals.NO_SEAT(seat=seat, last=rules.seats - 1))
    named = nearest_variant(rules)
    check_player_name(wanted.level)  # raises PlayerError if there is none
    own = Place(name=validate_name(wanted.name), player=PERSON, key=hash_key(key), face=wanted.face)
    places = _others([wanted.level] * (rules.seats - 1), own.name)
    places.insert(seat, own)
    table = TableSetup(
        id=new_table_id(),
        title=_title(named, rules),
        rules=rules,
        places=tuple(places),
        dealer=begun.dealer,
        pace=wanted.pace,
        created=int(now),
        level=wanted.level,
        game=named.id,
        practice=write(begun),
    )
    return table, SeatTicket(table=table.id, key=key, seat=seat, shuffle=TableState(table).shuffle.info())


def make_matched_table(
    game: Variant, rules: Rules, people: Sequence[Place], *, now: float, clock: float | None, rated: Rated = ""
) -> TableSetup:
    """Make the table for people that the lobby has brought together. It gathers until everybody is ready.

    Args:
        game: the variant that the rules belong to.
        rules: its rules, or house rules.
        people: the people, by seat. A name that is already taken gets a number.
        now: the time, in seconds since 1970.
        clock: seconds that a person has for an action, or None if there is no limit.
        rated: whether the game changes the ratings of people or of programs, or none.
    """
    places: list[Place] = []
    for person in people:
        free = _free_name(person.name, [place.name for place in places])
        places.append(replace(person, name=free))
    return TableSetup(
        id=new_table_id(),
        title=_title(game, rules),
        rules=rules,
        places=tuple(places),
        dealer=0,
        pace=MATCHED_PACE,
        created=int(now),
        code=new_code(),
        gathers=True,
        grace=RATED_GRACE if rated else MATCHED_GRACE,
        clock=clock,
        level=RATED_LEVEL if rated else DEFAULT_LEVEL,
        game=game.id,
        lobby="matched",
        rated=rated,
    )


def _free_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table already has it, since strangers cannot agree on names."""
    if not is_taken(name, taken):
        return name
    numbered = (f"{name[: MAX_NAME_LENGTH - 2].rstrip()} {number}" for number in count(2))
    return next(other for other in numbered if not is_taken(other, taken))


def make_first_entries(
    table: TableSetup, commitment: str | None, now: float
) -> tuple[tuple[Entry, ...], ShuffleInfo | None]:
    """Make the entries that need nobody else, and return the state of the shuffle after them: the commitment of the
    person who opens the table; the fixed list, unless seats are open; and the first round, if no share is expected."""
    state = TableState(table)
    entries: list[Entry] = []

    def append(draft: Draft) -> None:
        entries.append(stamp(draft, None, now))
        state.apply(entries[-1])

    if commitment is not None:
        append(ShareCommitted(seat=0, commitment=commitment))
    while (task := state.due_task) is not None:
        append(state.shuffle.carry_out(task))
    return tuple(entries), state.shuffle.info()


def make_rematch(before: TableSetup, room: Room, table: str, now: float) -> tuple[TableSetup, tuple[Entry, ...]]:
    """Make the table with the id ``table`` for the same people and host, and its first entries."""
    again = replace(
        before,
        id=table,
        places=tuple(room.places),
        dealer=0,
        created=int(now),
        code=new_code() if before.code else None,
        gathers=True,
        practice="",
        rated=before.rated if all(place.profile for place in room.places) else "",
    )
    hosts = room.owner if room.acting else room.host
    first = () if hosts is None else (stamp(HostChanged(seat=hosts), uuid4().hex, now),)
    return again, first


def _grace(wanted: OpenTableRequest) -> float:
    if wanted.rated:
        return RATED_GRACE
    return wanted.clock if wanted.clock is not None and wanted.clock >= BY_DAY else wanted.grace


def _rated(wanted: OpenTableRequest, game: Variant, rules: Rules, profile: Profile | None) -> Rated:
    """The kind of the rated game that is wanted, or empty if it is not to be rated.

    Raises:
        SettebelloError: a rated game cannot have these terms.
    """
    if not wanted.rated:
        return ""
    kind = rated_kind(profile)
    check_rated_clock(wanted.clock)
    check_rated_rules(game, rules)
    if wanted.against is None or set(wanted.against) != {OPEN}:
        raise OpeningError(refusals.RATED_COMPUTERS())
    return kind


@cache
def _own_titles(game: str) -> frozenset[str]:
    """What a named game is called in any language."""
    return frozenset(game_title(game, lang) for lang in languages())


def _title(game: Variant, rules: Rules) -> str:
    return game.title if is_rateable(game, rules) else f"{game.title}, house rules"


def _places(wanted: OpenTableRequest, seats: int, key: str, profile: Profile | None) -> tuple[Place, ...]:
    name = validate_name(wanted.name) if profile is None else profile.name
    against = (wanted.level,) * (seats - 1) if wanted.against is None else wanted.against
    if len(against) != seats - 1:
        raise OpeningError(refusals.PLACES(seats=seats, others=seats - 1, named=len(against)))
    own = Place(name=name, player=PERSON, key=hash_key(key), face=wanted.face)
    if profile is not None:
        own = replace(own, profile=profile.id, program=profile.program)
    if wanted.listed and wanted.device is not None:
        own = replace(own, device=hash_lobby_device(wanted.device))
    return (own, *_others(against, name))


def _others(players: Sequence[str], taken: str) -> list[Place]:
    for player in players:
        if player != OPEN:
            check_player_name(player)  # raises PlayerError if there is none
    names = free_names([taken])
    return [Place(name="" if player == OPEN else next(names), player=player) for player in players]
