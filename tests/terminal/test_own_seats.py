"""The seats that were taken from here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.terminal.session.own_seats import MAX_REMEMBERED_SEATS, OwnSeat, find_seat_key, remember_seat


def seat(key: str, *, process: int = 0, **named: str) -> OwnSeat:
    return OwnSeat(process=process, **{"server": "http://a", "table": "t", "name": "Ada", "key": key} | named)


def test_the_newest_seat_is_ones_own_unless_another_is_named() -> None:
    for kept in (seat("1"), seat("2", name="Pino"), seat("3")):
        remember_seat(kept)
    assert [find_seat_key("http://a", "t", name) for name in (None, "Pino", "Ada", " Ada ", "Rosa")] == [
        "3",
        "2",
        "3",
        "3",
        None,
    ]


def test_a_server_of_two_names_has_a_seat_by_each() -> None:
    remember_seat(seat("1"))
    remember_seat(seat("1", server="http://b"))
    assert [find_seat_key(server, "t", None) for server in ("http://a", "http://b", "http://c")] == ["1", "1", None]


def test_a_seat_where_another_terminal_plays_is_only_had_by_its_name() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        remember_seat(seat("1", process=other.pid))
        assert [find_seat_key("http://a", "t", name) for name in (None, "Ada")] == [None, "1"]
    assert find_seat_key("http://a", "t", None) == "1", "that terminal is gone"
    remember_seat(seat("1", process=os.getpid()))
    assert find_seat_key("http://a", "t", None) == "1"


def test_only_so_many_are_remembered() -> None:
    for number in range(MAX_REMEMBERED_SEATS + 1):
        remember_seat(seat(str(number), table=str(number)))
    assert [find_seat_key("http://a", table, None) for table in ("0", "1", str(MAX_REMEMBERED_SEATS))] == [
        None,
        "1",
        str(MAX_REMEMBERED_SEATS),
    ]


@pytest.mark.parametrize("text", [b"", b"[{", b"\xff", b'{"seats": 1}', b'[{"server": "http://a"}]'])
def test_what_cannot_be_read_is_begun_anew(text: bytes, state: Path) -> None:
    state.mkdir(parents=True)
    state.joinpath("seats.json").write_bytes(text)
    assert find_seat_key("http://a", "t", None) is None
    remember_seat(seat("1"))
    assert find_seat_key("http://a", "t", None) == "1"


def test_where_nothing_can_be_kept_one_plays_all_the_same(state: Path) -> None:
    state.parent.mkdir()
    state.write_text("no folder")
    remember_seat(seat("1"))
    assert find_seat_key("http://a", "t", None) is None
