"""Readiness, shares and keys when people change seats; and that old tables read as they did."""

from __future__ import annotations

import msgspec
import pytest

from settebello.server.model import OPEN, PERSON, Entry, Place
from settebello.server.tables.room import Room
from settebello.server.tables.room_events import (
    GameStarted,
    HostChanged,
    KeyRenewed,
    PersonAway,
    PersonReturned,
    ReadyChanged,
    RoomEvent,
    SeatFilled,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    decode_event,
    stamp,
)
from tests.support.live_tables import opened_table

KEYS = ("a" * 64, "b" * 64, "c" * 64)


def _room(*steps: RoomEvent) -> Room:
    """Three people who are all ready, and an open seat."""
    setup = msgspec.structs.replace(
        opened_table("scopa", 4),
        places=(
            *(Place(name=f"P{seat}", player=PERSON, key=key) for seat, key in enumerate(KEYS)),
            Place(name="", player=OPEN),
        ),
        gathers=True,
    )
    room = Room(setup)
    for seat in range(3):
        ReadyChanged(seat=seat, ready=True).apply(room)
    for step in steps:
        step.apply(room)
    return room


@pytest.mark.parametrize(
    ("step", "agreed"),
    [
        (SeatsSwapped(seats=(0, 1)), {2}),
        (SeatsSwapped(seats=(1, 0)), {2}),
        (SeatsSwapped(seats=(2, 3)), {0, 1}),
        (SeatsSwapped(seats=(3, 2)), {0, 1}),
        (SeatFilled(seat=1, player="greedy", name="Ada"), {0, 2}),
        (SeatOpened(seat=1), {0, 2}),
        (SeatOpened(seat=1, removed=True), {0, 2}),
        (SeatTaken(seat=1, name="Lia", key="d" * 64), {0, 2}),
        (GameStarted(filled=(SeatFilled(seat=1, player="greedy", name="Ada"),)), {0, 2}),
        (KeyRenewed(seat=1, key="d" * 64), {0, 1, 2}),
        (HostChanged(seat=1), {0, 1, 2}),
        (PersonAway(seat=1), {0, 1, 2}),
    ],
    ids=str,
)
def test_who_sits_somewhere_anew_has_agreed_to_nothing(step: RoomEvent, agreed: set[int]) -> None:
    room = _room(step)
    assert room.ready == agreed


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_after_a_swap_no_game_begins_that_somebody_has_not_agreed_to(seats: tuple[int, int]) -> None:
    room = _room(SeatFilled(seat=3, player="greedy", name="Ada"))
    assert room.complete
    SeatsSwapped(seats=seats).apply(room)
    assert not room.complete
    ReadyChanged(seat=seats[0], ready=True).apply(room)
    assert not room.complete, "the other has not said so again"
    ReadyChanged(seat=seats[1], ready=True).apply(room)
    assert room.complete


@pytest.mark.parametrize(
    "step",
    [
        SeatTaken(seat=1, name="Lia", key="d" * 64),
        SeatOpened(seat=1),
        SeatFilled(seat=1, player="greedy", name="Ada"),
        PersonReturned(seat=1),
    ],
    ids=str,
)
def test_whoever_comes_after_somebody_who_was_away_is_not(step: RoomEvent) -> None:
    room = _room(PersonAway(seat=1, left=True), step)
    assert (room.away, room.left) == (set(), set())


def test_a_renewed_secret_is_the_same_person_with_the_same_rights() -> None:
    room = _room(KeyRenewed(seat=0, key="d" * 64))
    assert (room.owner, room.host) == (0, 0)
    assert (room.seat_of("d" * 64), room.seat_of(KEYS[0])) == (0, None)
    SeatsSwapped(seats=(0, 3)).apply(room)
    assert room.owner == 3


OLD = {
    '{"type":"sat","seat":3,"name":"Lia","key":"dd"}': SeatTaken(seat=3, name="Lia", key="dd"),
    '{"type":"emptied","seat":1}': SeatOpened(seat=1),
    '{"type":"filled","seat":1,"player":"greedy","name":"Ada"}': SeatFilled(seat=1, player="greedy", name="Ada"),
    '{"type":"started","filled":[{"type":"filled","seat":3,"player":"greedy","name":"Ada"}]}': GameStarted(
        filled=(SeatFilled(seat=3, player="greedy", name="Ada"),)
    ),
    '{"type":"away","seat":1}': PersonAway(seat=1),
}
"""Steps as programs of before have kept them."""


@pytest.mark.parametrize("text", OLD)
def test_steps_of_before_read_and_are_written_as_they_were(text: str) -> None:
    step = decode_event(Entry(kind="step", text=text))
    assert step == OLD[text]
    kept = msgspec.json.decode(stamp(step, "c", 0.0).text)
    assert kept == msgspec.json.decode(text)


def test_who_was_sent_away_by_a_program_of_before_may_come_back() -> None:
    room = _room(decode_event(Entry(kind="step", text='{"type":"emptied","seat":1}')))
    assert room.bans.names == ()
    assert room.bans.refusal_for(KEYS[1]) is None
