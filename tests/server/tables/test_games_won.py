"""The running score: the games that each person has won, which goes along to rematches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from settebello.server.model import PERSON, Entry, TableSetup
from settebello.server.tables.info_messages import room_info
from settebello.server.tables.opening import make_rematch
from settebello.server.tables.room_events import PersonAway, SeatsSwapped, stamp
from settebello.server.tables.state import TableState
from tests.server.ratings.rated_tables import rated_table
from tests.support.finished_tables import finished_table


def won(state: TableState) -> dict[str, int]:
    """The games that each person has won, as everybody at the table is told."""
    return {seat.name: seat.won for seat in room_info(state, connected=(), watchers=0).seats}


def rematch(before: TableState) -> TableState:
    """The table of a rematch after its people have changed seats."""
    setup, first = make_rematch(before.setup, before.room, "again", 1.0)
    return TableState(setup, [*first, stamp(SeatsSwapped(seats=(0, 1)), "swap", 1.0)])


def play(state: TableState, entries: Sequence[Entry]) -> None:
    for entry in entries:
        state.apply(entry)


def winners(setup: TableSetup, entries: Sequence[Entry]) -> tuple[int, ...]:
    outcome = TableState(setup, entries).game.outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("drop", [0, 1])
def test_a_game_is_won_when_it_is_over(drop: int) -> None:
    setup, entries = finished_table("first", drop=drop)
    expected = {"P0": 0, "P1": 0} | ({} if drop else {f"P{side}": 1 for side in winners(setup, entries)})
    assert won(TableState(setup, entries)) == expected


def test_the_count_goes_along_with_the_person() -> None:
    setup, entries = finished_table("first")
    (first,) = winners(setup, entries)
    second = rematch(TableState(setup, entries))
    assert won(second) == {f"P{first}": 1, f"P{1 - first}": 0}
    assert second.room.places[1 - first].won == 1, "they have changed seats"
    play(second, entries)
    assert second.game.outcome is not None
    again = second.room.places[second.game.outcome.winners[0]].name
    assert won(second) == {name: int(name == f"P{first}") + int(name == again) for name in ("P0", "P1")}


def test_both_of_a_team_have_won() -> None:
    setup, entries = finished_table("four", players=[PERSON] * 4)
    (side,) = winners(setup, entries)
    assert list(won(TableState(setup, entries)).values()) == [
        int(setup.rules.side_of(seat) == side) for seat in range(4)
    ]


def test_who_leaves_a_rated_game_has_lost_it_once() -> None:
    setup, entries = rated_table("rated", ["Rosa", "Pina"], drop=1)
    state = TableState(setup, entries)
    loser = state.turn or 0
    state.apply(stamp(PersonAway(seat=loser, left=True), "left", 1.0))
    names = [place.name for place in setup.places]
    expected = {names[loser]: 0, names[1 - loser]: 1}
    assert won(state) == expected
    _, whole = rated_table("rated", ["Rosa", "Pina"])
    play(state, whole[-1:])
    assert state.over
    assert won(state) == expected
