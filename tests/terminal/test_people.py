"""Renewing a link, other devices, people sent away, and acting hosts: drawn and line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from settebello.client import OnlineTable, Refused, read_link, sit_down
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.session.own_seats import device_id, find_seat_key
from settebello.terminal.session.seating import take_own_or_new_seat
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from settebello.terminal.text.seat_actions import seat_actions
from settebello.terminal.tui.screens import Chooser, QuestionScreen
from tests.support.server_process import TIMEOUT, ServerProcess, open_table
from tests.terminal.local_tables import seated
from tests.terminal.online_tables import Terminal, link_of, own_game
from tests.terminal.test_online_plain import until as come_about
from tests.terminal.test_online_seats import offered
from tests.terminal.tui.pilot import run, until
from tests.terminal.tui.test_online_table import room


def narrated(game: OnlineSession) -> Narrator:
    return Narrator(Translator("en", game.rules), game)


def words_of(game: OnlineSession, seat: int) -> list[str]:
    return [action.label for action in seat_actions(narrated(game), seat)]


def test_this_machine_has_a_lasting_name_that_nobody_else_reads(state: Path) -> None:
    first = device_id()
    assert first is not None
    assert device_id() == first
    assert state.joinpath("device").stat().st_mode & 0o777 == 0o600
    for damaged in (b"what is this?", b"\xff", b"0" * 10**7):
        state.joinpath("device").write_bytes(damaged)
        assert device_id() not in (first, None)


def test_where_no_name_can_be_kept_one_sits_down_without(state: Path) -> None:
    state.parent.mkdir()
    state.write_text("no folder")
    assert device_id() is None


def test_who_was_sent_away_stays_out_until_the_host_lets_them_in(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")
    link = read_link(link_of(server, ticket, own=False))
    host = OnlineSession(sit_down(link_of(server, ticket), ""))
    with take_own_or_new_seat(link, "Rosa", lang="en"):
        host.people.fill_seat(1, None)
        with pytest.raises(Refused, match="The host has sent you away"):
            take_own_or_new_seat(link, "Rosa again", lang="en")
        host._table.wait_for_room(lambda now: now.removed == ("Rosa",), TIMEOUT)
        answers = iter(["who", "seat 1", "seat 1 2"])
        text = Terminal(host, lambda said: next(answers, None if "who" in said else "who")).end()
    assert "Sent away, and not let in again: Rosa." in text
    assert "1: Close the table for everybody\n2: Let Rosa in again\n3: Renew your link" in text
    with take_own_or_new_seat(link, "Rosa again", lang="en") as back:
        assert back.seat is not None, "the host has let them in"


def test_by_keys_the_link_is_renewed_and_another_device_is_out(server: ServerProcess) -> None:
    async def go() -> None:
        game = own_game(server, against=["open"], name="Nonna")
        old = game._table.link
        other = sit_down(old, "")
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: bool(room(app)) and len(game.people.other_devices) == 1)
            await pilot.press("1")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert [line.partition(", at")[0] for line in offered(app)] == [
                "Close the table for everybody",
                "Renew your link",
                "Disconnect another terminal",
            ]
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, QuestionScreen))
            await pilot.press("y")
            await until(pilot, lambda: any("Your link is new" in line for line in app.board.log_panel.lines))
            await until(pilot, lambda: other.ended and not game.people.other_devices)
            assert game._table.link != old
            assert find_seat_key(server.url, game._table.name, "Nonna") == game._table.key
        game.leave()
        with pytest.raises(Refused):
            sit_down(old, "")

    run(go())


def test_line_by_line_another_device_is_sent_away(server: ServerProcess) -> None:
    game = own_game(server, against=["open"], name="Nonna")
    other = sit_down(game._table.link, "", reconnect_timeout=0.1)
    come_about(lambda: len(game.people.other_devices) == 1)
    answers = iter(["seat 1", "seat 1 3"])
    text = Terminal(game, lambda said: next(answers, None)).end()
    assert "3: Disconnect another terminal, at your seat since " in text
    come_about(lambda: other.ended)


def standing_in(server: ServerProcess) -> tuple[OnlineTable, OnlineSession]:
    """The table of a host who is away, and the session of the guest who stands in."""
    ticket = open_table(server, against=["open", "open"], seats=3, name="Nonna", grace=1)
    host = sit_down(link_of(server, ticket), "")
    guest = OnlineSession(sit_down(link_of(server, ticket, own=False), "Rosa"))
    guest._table.wait_for_room(lambda now: now.host == 0, TIMEOUT)
    host.close()
    guest._table.wait_for_room(lambda now: now.host == 1 and now.acting, TIMEOUT)
    return host, guest


def test_who_stands_in_for_the_host_is_offered_only_what_is_theirs(server: ServerProcess) -> None:
    host, guest = standing_in(server)
    assert words_of(guest, 0) == ["Mute Nonna", "Report Nonna"]
    assert words_of(guest, 1) == ["Renew your link"]
    assert words_of(guest, 2) == ["Sit here"]
    said = [narrated(guest).notice_text(message) for message in guest.take_notices()]
    assert any(line.startswith("The host is away, and you stand in for them: you can begin the game") for line in said)
    with sit_down(host.link, ""):
        guest._table.wait_for_room(lambda now: now.host == 0, TIMEOUT)
        assert [narrated(guest).notice_text(message) for message in guest.take_notices()][-1].startswith("Nonna is")
    guest.leave()
