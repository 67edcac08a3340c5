"""Seats, hosting and the clock at a table on a server: drawn by a pilot's keys, and line by line."""

from __future__ import annotations

import re

from textual.widgets import Static

from settebello.client import OnlineTable, sit_down
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.tui.app import TableApp
from settebello.terminal.tui.screens import Chooser, QuestionScreen
from tests.support.server_process import TIMEOUT, ServerProcess, open_table
from tests.terminal.local_tables import seated
from tests.terminal.online_tables import Terminal, beside, link_of, own_game
from tests.terminal.test_online_plain import until as wait_until
from tests.terminal.tui.pilot import come_about, my_turn, run, shown, until
from tests.terminal.tui.test_online_table import room


def offered(app: TableApp) -> list[str]:
    """The options that can be chosen now."""
    return [words for _, words in app.screen.options] if isinstance(app.screen, Chooser) else []


HOST_OF_ROSA = ["Swap seats with Rosa", "Make Rosa the host", "Send Rosa away"]
"""The host's actions about Rosa in the waiting room, before the actions that everybody has."""


def host_and_guest(server: ServerProcess, **wanted: object) -> tuple[OnlineSession, OnlineTable]:
    """The game of the host, at the first seat, and Rosa's place at the second."""
    ticket = open_table(server, name="Nonna", **wanted)
    guest = sit_down(link_of(server, ticket, own=False), "Rosa")
    return OnlineSession(sit_down(link_of(server, ticket), "")), guest


def test_the_host_arranges_the_waiting_room_by_keys(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open", "greedy", "open"], seats=4)

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "2. Rosa: not ready yet" in room(app))
            await pilot.press("2")
            await until(pilot, lambda: offered(app) != [])
            assert offered(app) == [*HOST_OF_ROSA, "Mute Rosa", "Report Rosa"]
            await pilot.press("1")
            await until(pilot, lambda: "2. You (host): not ready yet" in room(app))
            await pilot.press("4")
            await until(pilot, lambda: "Seat Piccolo here (a computer player)" in offered(app))
            assert offered(app)[0] == "Sit here"
            await pilot.press("2")
            await until(pilot, lambda: game.players == ("", "", "greedy", "piccolo"))
            await pilot.press("1")
            await until(pilot, lambda: offered(app) != [])
            await pilot.press("2")
            await until(pilot, lambda: "1. Rosa (host): not ready yet" in room(app))
            assert "Rosa is the host of the table now." in app.board.log_panel.lines
            await pilot.press("1")
            await until(pilot, lambda: offered(app) == ["Mute Rosa", "Report Rosa"])
        game.leave()

    with guest:
        run(go())


def test_the_first_cards_are_shown_whatever_lies_over_the_waiting_room(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open"])

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "2. Rosa: not ready yet" in room(app))
            await pilot.press("r", "p")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            guest.ready()
            await until(pilot, lambda: app.session.phase == "playing" and len(app.screen_stack) == 1)
            assert len(app.board.hand.cards) == 3
        game.leave()

    with guest:
        run(go())


def test_at_the_table_the_level_of_the_house_goes_on_for_who_is_gone(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open"], level="piccolo")

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "2. Rosa: not ready yet" in room(app))
            await pilot.press("r")
            guest.ready()
            await until(pilot, lambda: app.session.phase == "playing")
            await pilot.press("w")
            await until(pilot, lambda: offered(app) == ["1. You (host): at the table", "2. Rosa: at the table"])
            await pilot.press("2")
            await until(pilot, lambda: offered(app) == ["Make Rosa the host", "Mute Rosa", "Report Rosa"])
            await pilot.press("escape")
            guest.leave()
            await until(pilot, lambda: game.people.occupants[1].stand_in)
            await pilot.press("w")
            await until(pilot, lambda: len(offered(app)) == 2)
            await pilot.press("2")
            await until(pilot, lambda: offered(app)[:1] == ["Let Piccolo play for Rosa for good"])
            await pilot.press("1")
            await until(pilot, lambda: game.players == ("", "piccolo"))
        game.leave()

    with guest:
        run(go())


def test_the_host_closes_the_table_by_keys(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open"])

    async def go() -> None:
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "2. Rosa: not ready yet" in room(app))
            for answer in ("n", "y"):
                await pilot.press("1")
                await until(pilot, lambda: offered(app) == ["Close the table for everybody", "Renew your link"])
                await pilot.press("1")
                await until(pilot, lambda: isinstance(app.screen, QuestionScreen))
                assert not guest.ended
                await pilot.press(answer)
                await until(pilot, lambda: not isinstance(app.screen, QuestionScreen))
            await come_about(lambda: app.end_reason != "")
            assert app.end_reason == "This table has been closed by its host."

    with guest:
        run(go())
        guest.wait_for_room(lambda now: now.phase == "closed", 10)


def test_a_table_closed_by_its_host_line_by_line(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open"])
    plays = beside(guest)
    text = Terminal(game, lambda said: "seat 1 1" if "Against Rosa." in said else "ready").end()
    plays.join(30)
    assert text.endswith("This table has been closed by its host.\n")
    assert "come back with" not in text
    assert guest.end_reason == "This table has been closed by its host."


def test_a_seat_that_is_open_on_two_screens(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"])
    said = "Your seat is open on another screen too: both show the same game."

    async def go() -> None:
        game = OnlineSession(sit_down(link_of(server, ticket), ""))
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            assert said not in app.board.log_panel.lines
            with sit_down(link_of(server, ticket), "") as elsewhere:
                await until(pilot, lambda: said in app.board.log_panel.lines)
                assert [message.key for message in OnlineSession(elsewhere).take_notices()] == ["room-devices"]
        game.leave()

    run(go())


def test_the_clock_of_the_one_on_turn_runs_down(server: ServerProcess) -> None:
    async def go() -> None:
        game = own_game(server, against=["greedy"], clock=30)
        async with seated(game) as (app, pilot):
            await until(
                pilot, lambda: my_turn(app) and re.fullmatch(r"0:(30|2\d) left", shown(app, "#clock")) is not None
            )
            first = shown(app, "#clock")
            await until(pilot, lambda: shown(app, "#clock") < first)
        game.leave()

    run(go())


def test_there_is_no_clock_where_nobody_is_hurried(server: ServerProcess) -> None:
    async def go() -> None:
        game = own_game(server, against=["greedy"])
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            await pilot.pause(0.6)
            assert not app.query_one("#clock", Static).display
        game.leave()

    run(go())


def test_line_by_line(server: ServerProcess) -> None:
    game, guest = host_and_guest(server, against=["open", "open"], seats=3, clock=90, grace=40)
    host_no_more = "Seat 2: answer “seat 2” and a number from 1 to 2:\n1: Mute Rosa\n2: Report Rosa"
    commands = iter(["seat", "seat 1", "seat 2", "seat 3 2", "seat 2 2"])

    def answer(said: str) -> str:
        """The commands in order, then ``seat 2`` until the terminal knows about the new host."""
        return "who" if host_no_more in said else next(commands, "seat 2")

    with guest:
        terminal = Terminal(game, answer)
        room = guest.wait_for_room(lambda now: now.host == 1, TIMEOUT)
        assert [seat.player for seat in room.seats] == ["person", "person", "piccolo"]
        wait_until(lambda: host_no_more in terminal.said)
        guest.close_table()
        text = terminal.end()
    for line in (
        "To 11 · 1:30 for each play · the computer plays for anyone away after 0:40",
        "Which seat? Answer “seat” and a number from 1 to 3.",
        host_no_more,
        "1: Close the table for everybody",
        "Seat 2: answer “seat 2” and a number from 1 to 5:",
        "1: Swap seats with Rosa\n2: Make Rosa the host\n3: Send Rosa away\n4: Mute Rosa\n5: Report Rosa",
        "Rosa is the host of the table now.",
    ):
        assert line in text


def test_line_by_line_one_is_told_how_long_one_has(server: ServerProcess) -> None:
    game = own_game(server, against=["greedy"], clock=90)
    text = Terminal(game, lambda said: "quit").end()
    assert re.search(r"^You have (90|8\d) seconds\.$", text, re.MULTILINE)
