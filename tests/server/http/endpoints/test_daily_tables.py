"""``POST /api/tables`` for the game of a day, and ``GET /api/tables/{table}/daily``: its result."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from settebello.errors import IllegalAction
from settebello.game import Seed
from settebello.protocol.game import NextRound
from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import Rematch
from settebello.record import read, write
from settebello.record.daily import DailyError, daily_seed, parse_day
from settebello.server.model import Entry
from settebello.server.tables.commands import decide
from settebello.server.tables.info_messages import table_info
from settebello.server.tables.opening import make_table
from settebello.server.tables.public_record import public_record
from settebello.server.tables.state import TableState
from settebello.shuffle import round_seed
from tests.support.server_process import ServerProcess, http

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)


def of(day: str) -> OpenTableRequest:
    return OpenTableRequest(day=day, name="Ada", pace=0)


def test_the_rounds_of_a_daily_table_follow_from_its_day() -> None:
    """Without an exchange: the first round is dealt at once, and each other one when the person asks for it."""
    table, first, _ = make_table(of("2026-11-28"), NOW.timestamp())
    state, entries, seed = TableState(table, first), [*first], daily_seed(parse_day("2026-11-28"))
    assert not state.room.may_have_hints
    assert not table.watchers
    while not state.over:
        if state.turn is None:
            entry = decide(state, 0, NextRound(id="n", version=state.version), 0.0)
        else:
            entry = Entry(kind="action", text=str(state.game.round.legal_actions()[0]))
        assert isinstance(entry, Entry)
        state.apply(entry)
        entries.append(entry)
        assert state.due_task is None
        assert not state.shuffle.info().open
    record = public_record(table, entries)
    assert [played.shuffle for played in record.rounds] == [Seed(round_seed(seed, n)) for n in (1, 2, 3, 4)]
    assert (record.length, dict(record.extra)["Day"], record.names) == (4, "2026-11-28", ("Ada", "Bruno"))
    assert read(write(record)) == record
    with pytest.raises(IllegalAction, match="A daily game is played once"):
        decide(state, 0, Rematch(id="r"), 0.0)


def test_the_page_is_told_the_length_and_the_day() -> None:
    table, first, _ = make_table(of("2026-11-28"), NOW.timestamp())
    info = table_info(table, TableState(table, first).room, 0)
    assert (info.length, info.day, info.hints, info.practice) == (4, "2026-11-28", False, False)


def test_only_a_daily_game_that_is_over_has_a_result(server: ServerProcess) -> None:
    today = datetime.now(UTC).date().isoformat()
    for wanted, status, code in (({"day": today}, 409, "daily-not-over"), ({}, 404, "daily-not")):
        ticket = http.post(f"{server.url}/api/tables", json=wanted).json()
        place = f"{server.url}/api/tables/{ticket['table']}/daily"
        answer = http.get(place, headers={"authorization": f"Bearer {ticket['key']}"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert http.get(place.replace(ticket["table"], "unknown-table-00")).status_code == 404


@pytest.mark.parametrize(("day", "said"), [("soon", "is not a date"), ("2026-10-31", "There is no game")])
def test_a_day_without_a_game(day: str, said: str) -> None:
    with pytest.raises(DailyError, match=said):
        make_table(of(day), datetime(2026, 11, 28, tzinfo=UTC).timestamp())


def test_the_clock_of_the_server_decides() -> None:
    now = datetime(2026, 11, 28, 23, 59, tzinfo=UTC)
    table, first, _ = make_table(of("2026-11-28"), now.timestamp())
    assert (table.day, table.length, len(first)) == ("2026-11-28", 4, 1)
    with pytest.raises(DailyError, match="begins on that day"):
        make_table(of("2026-11-29"), now.timestamp())
    assert make_table(of("2026-11-29"), (now + timedelta(minutes=1)).timestamp())
