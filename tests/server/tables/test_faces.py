"""The faces that people choose: everybody at the table is told, whichever way somebody sat down."""

from __future__ import annotations

import msgspec
import pytest

from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import FACES
from settebello.server.model import OPEN, PERSON, Place
from settebello.server.tables.info_messages import room_info, table_info
from settebello.server.tables.opening import make_matched_table, make_rematch, make_table
from settebello.server.tables.room_events import stamp
from settebello.server.tables.seating import seat_person
from settebello.server.tables.state import TableState
from settebello.variants import variant


def test_everybody_is_told_the_faces() -> None:
    wanted = OpenTableRequest(name="Rosa", face=3, against=(OPEN,))
    table, entries, _ = make_table(wanted, 0.0)
    state = TableState(table)
    for entry in entries:
        state.apply(entry)
    guest = Place(name="Ugo", player=PERSON, key="d" * 64, face=8)
    state.apply(stamp(seat_person(state, guest, None, "", 0.0), None, 0.0))
    told = room_info(state, connected=[0], watchers=0)
    assert [seat.face for seat in told.seats] == [3, 8]
    for seat in (0, 1, None):
        assert [one.face for one in table_info(table, state.room, seat).seats] == [3, 8]
    again, _ = make_rematch(table, state.room, "t" * 16, 0.0)
    assert [place.face for place in again.places] == [3, 8]


def test_people_whom_the_lobby_brings_together_have_theirs() -> None:
    people = [Place(name="Ada", player=PERSON, key="a", face=1), Place(name="Ada", player=PERSON, key="b")]
    game = variant("scopa")
    table = make_matched_table(game, game.rules(2), people, now=0.0, clock=None)
    assert [place.face for place in table.places] == [1, None]


@pytest.mark.parametrize("face", [-1, FACES, 1.5, "1"])
def test_a_face_that_does_not_exist_is_refused(face: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"face": face}), type=OpenTableRequest)
