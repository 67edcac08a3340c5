"""What becomes of readiness, shares and secrets when who sits where changes; and that old tables read as they did."""

from __future__ import annotations

import msgspec
import pytest

from settebello.server.room.events import (
    Away,
    Back,
    Emptied,
    Filled,
    Hosted,
    Readied,
    Rekeyed,
    Sat,
    Shared,
    Started,
    Step,
    Swapped,
    entry_of,
    step_of,
)
from settebello.server.room.state import Room
from settebello.server.store.base import OPEN, PERSON, Entry, Place
from tests.server.support import opened_table

KEYS = ("a" * 64, "b" * 64, "c" * 64)


def _room(*steps: Step) -> Room:
    """Three people who are all ready and have given their shares, and an open seat."""
    opened = msgspec.structs.replace(
        opened_table("scopa", 4),
        places=(
            *(Place(name=f"P{seat}", player=PERSON, key=key) for seat, key in enumerate(KEYS)),
            Place(name="", player=OPEN),
        ),
        gathers=True,
    )
    room = Room(opened)
    for seat in range(3):
        room.apply(Readied(seat=seat, ready=True))
        room.apply(Shared(seat=seat, share=f"{seat:064x}"))
    for step in steps:
        room.apply(step)
    return room


@pytest.mark.parametrize(
    ("step", "agreed"),
    [
        (Swapped(seats=(0, 1)), {2}),
        (Swapped(seats=(1, 0)), {2}),
        (Swapped(seats=(2, 3)), {0, 1}),
        (Swapped(seats=(3, 2)), {0, 1}),
        (Filled(seat=1, player="greedy", name="Ada"), {0, 2}),
        (Emptied(seat=1), {0, 2}),
        (Emptied(seat=1, removed=True), {0, 2}),
        (Sat(seat=1, name="Lia", key="d" * 64), {0, 2}),
        (Started(filled=(Filled(seat=1, player="greedy", name="Ada"),)), {0, 2}),
        (Rekeyed(seat=1, key="d" * 64), {0, 1, 2}),
        (Hosted(seat=1), {0, 1, 2}),
        (Away(seat=1), {0, 1, 2}),
    ],
    ids=str,
)
def test_who_sits_somewhere_anew_has_agreed_to_nothing(step: Step, agreed: set[int]) -> None:
    room = _room(step)
    assert room.ready == agreed
    assert set(room.shares) == agreed


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_after_a_swap_no_game_begins_that_somebody_has_not_agreed_to(seats: tuple[int, int]) -> None:
    room = _room(Filled(seat=3, player="greedy", name="Ada"))
    assert room.complete
    room.apply(Swapped(seats=seats))
    assert not room.complete
    room.apply(Readied(seat=seats[0], ready=True))
    assert not room.complete, "the other has not said so again"
    room.apply(Readied(seat=seats[1], ready=True))
    assert room.complete


@pytest.mark.parametrize(
    "step",
    [Sat(seat=1, name="Lia", key="d" * 64), Emptied(seat=1), Filled(seat=1, player="greedy", name="Ada"), Back(seat=1)],
    ids=str,
)
def test_whoever_comes_after_somebody_who_was_away_is_not(step: Step) -> None:
    room = _room(Away(seat=1, left=True), step)
    assert (room.away, room.left) == (set(), set())


def test_a_renewed_secret_is_the_same_person_with_the_same_rights() -> None:
    room = _room(Rekeyed(seat=0, key="d" * 64))
    assert (room.owner, room.host) == (0, 0)
    assert (room.seat_of("d" * 64), room.seat_of(KEYS[0])) == (0, None)
    room.apply(Swapped(seats=(0, 3)))
    assert room.owner == 3


OLD = {
    '{"type":"sat","seat":3,"name":"Lia","key":"dd"}': Sat(seat=3, name="Lia", key="dd"),
    '{"type":"emptied","seat":1}': Emptied(seat=1),
    '{"type":"filled","seat":1,"player":"greedy","name":"Ada"}': Filled(seat=1, player="greedy", name="Ada"),
    '{"type":"started","filled":[{"type":"filled","seat":3,"player":"greedy","name":"Ada"}]}': Started(
        filled=(Filled(seat=3, player="greedy", name="Ada"),)
    ),
    '{"type":"away","seat":1}': Away(seat=1),
}
"""Steps as programs of before have kept them."""


@pytest.mark.parametrize("text", OLD)
def test_steps_of_before_read_and_are_written_as_they_were(text: str) -> None:
    step = step_of(Entry(kind="step", text=text))
    assert step == OLD[text]
    kept = msgspec.json.decode(entry_of(step, "c", 0.0).text)
    assert kept == msgspec.json.decode(text)


def test_who_was_sent_away_by_a_program_of_before_may_come_back() -> None:
    room = _room(step_of(Entry(kind="step", text='{"type":"emptied","seat":1}')))
    assert room.bans.names == ()
    assert room.bans.why(KEYS[1]) is None
