"""A table on a server, drawn, with a pilot's keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from settebello.client import OpponentSearch, Refused, fetch_game, sit_down, watch
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.tui.app import TableApp
from settebello.terminal.tui.screens import Chooser, LeaveScreen, QuestionScreen, ScoreScreen
from settebello.terminal.tui.waiting_room import WaitingRoomScreen
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import TIMEOUT, ServerProcess, open_table, server_process
from tests.terminal.local_tables import seated, seeded
from tests.terminal.online_tables import beside, link_of, own_game
from tests.terminal.tui.pilot import come_about, my_turn, press_to_leave, run, shown, until


def room(app: TableApp) -> str:
    """The text of the waiting room."""
    shown = app.screen.query("#room") if isinstance(app.screen, WaitingRoomScreen) else ()
    return "".join(str(lines.render()) for lines in shown)


def footer(app: TableApp) -> str:
    """The keys that the waiting room names."""
    return str(app.screen.query_one(".page").border_subtitle)


async def play_first(app: TableApp, pilot: Pilot[None]) -> None:
    """The first card, with the first of what it may take."""
    several = len(app.action_prompt.choices.by_card[app.board.hand.cards[0]]) > 1
    await pilot.press("1")
    if several:  # asked by another task, in a moment
        await until(pilot, lambda: isinstance(app.screen, Chooser))
        await pilot.press("1")


async def play_to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """The first card each time, until the last score sheet is there."""
    game = app.session
    while game.phase != "over":
        await until(pilot, lambda: my_turn(app) or game.phase == "over")
        if game.phase != "over":
            await pilot.press("enter" if isinstance(app.screen, ScoreScreen) else "1")
    await until(pilot, lambda: isinstance(app.screen, ScoreScreen))


def test_a_game_by_keys_against_the_house(server: ServerProcess) -> None:
    async def go() -> None:
        game = own_game(server, against=["greedy"], settings={"target": "1"})
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            assert "w who · p say" in shown(app, "#foot")
            await play_to_the_end(app, pilot)
            assert isinstance(app.screen, ScoreScreen)
            assert any("win the game" in line or "goes to" in line for line in app.screen.summary.conclusion)
            assert len(app.board.log_panel.lines) > 36
        game.leave()

    run(go())


def test_the_permanent_link_of_a_finished_game(server: ServerProcess) -> None:
    def notes(app: TableApp) -> list[str]:
        return app.screen.notes if isinstance(app.screen, ScoreScreen) else []

    async def go() -> None:
        game = own_game(server, against=["greedy"], settings={"target": "1"})
        async with seated(game) as (app, pilot):
            await play_to_the_end(app, pilot)
            assert shown(app.screen, "#confirm") == "Enter: play again · k: permanent link · q: quit"
            await pilot.press("k")
            await until(pilot, lambda: "k: take the game down" in notes(app))
            (link,) = (line.removeprefix("Permanent link: ") for line in notes(app) if "://" in line)
            assert fetch_game(link).replay().outcome == game.outcome
            await pilot.press("k")
            await until(pilot, lambda: isinstance(app.screen, QuestionScreen))
            await pilot.press("n")
            await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
            await pilot.press("k")
            await until(pilot, lambda: isinstance(app.screen, QuestionScreen))
            await pilot.press("y")
            await until(pilot, lambda: "The game has been taken down." in notes(app))
            with pytest.raises(Refused, match="has taken it down"):
                fetch_game(link)
            await pilot.press("k")
            await until(pilot, lambda: notes(app).count("k: take the game down") == 2)
        left = game.leave()
        assert left is not None
        assert game.permanent_link is not None
        assert app.narrator.notice_text(left) == f"Permanent link: {game.permanent_link.address}"

    run(go())


def test_a_local_game_has_no_permanent_link() -> None:
    async def go() -> None:
        async with seated(seeded(target="1")) as (app, pilot):
            await play_to_the_end(app, pilot)
            assert shown(app.screen, "#confirm") == "Enter: play again · q: quit"
            await pilot.press("k")
            assert isinstance(app.screen, ScoreScreen)

    run(go())


def test_from_the_waiting_room_to_a_rematch(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "1"})
    guest = sit_down(link_of(server, ticket, own=False), "Ada")

    async def go() -> None:
        game = OnlineSession(sit_down(link_of(server, ticket), ""))
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "2. Ada: not ready yet" in room(app))
            assert "r ready · s start ·" in footer(app)
            await pilot.press("s")
            await until(pilot, lambda: any("Not everybody is ready" in line for line in app.board.log_panel.lines))
            await pilot.press("p")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            await pilot.press("2")
            await until(pilot, lambda: "You say: Good luck!" in app.board.log_panel.lines)
            await pilot.press("r")
            thread = beside(guest, pause=30)
            await until(pilot, lambda: app.session.phase == "playing")
            assert shown(app, "#seat-0").startswith(("Ada", "▶ Ada"))
            await play_to_the_end(app, pilot)
            thread.join(TIMEOUT)
            await pilot.press("enter")
            await until(pilot, lambda: "1. You (host): ready" in room(app))
            assert app.session is not game
            app.session.leave()

    run(go())
    guest.close()


def test_the_waiting_room_offers_to_start_only_to_the_host(tmp_path: Path) -> None:
    """At a table of the lobby nobody is the host; elsewhere a guest is not."""

    async def go(game: OnlineSession) -> None:
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: "Pina" in room(app))
            assert footer(app).startswith("r ready · 1")
        game.leave()

    with server_process(tmp_path, flags=["--lobby", "true"]) as server:
        stranger = LobbyClient(server, "Pina")
        stranger.seek()
        with OpponentSearch(server.url, "Nonna", program=False) as search:
            matched = search.wait(TIMEOUT)
        assert matched is not None
        run(go(OnlineSession(matched)))
        stranger.close()
        run(
            go(
                OnlineSession(
                    sit_down(link_of(server, open_table(server, against=["open"], name="Pina"), own=False), "Ada")
                )
            )
        )


def test_leaving_says_who_plays_on(server: ServerProcess) -> None:
    async def go() -> None:
        game = own_game(server, against=["greedy"])
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            await pilot.press("q")
            assert isinstance(app.screen, LeaveScreen)
            assert "plays for you until you come back" in app.screen.sentence
            await press_to_leave(app, pilot, "y")
        back = game.leave()
        assert back is not None
        assert game._table.link in str(back.arguments["link"])

    run(go())


def test_a_second_device_on_the_same_seat_takes_the_turn(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"])

    async def go() -> None:
        game = OnlineSession(sit_down(link_of(server, ticket), ""))
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            before = len(game.view.history)
            with sit_down(link_of(server, ticket), "") as elsewhere:
                update = elsewhere.take(TIMEOUT)
                assert update is not None
                elsewhere.act(update.version, update.view.legal[0])
                await until(pilot, lambda: len(game.view.history) >= before + 2 and my_turn(app))
            await play_first(app, pilot)
            await until(pilot, lambda: len(game.view.history) >= before + 3)
        game.leave()

    run(go())


def test_a_server_killed_and_started_again(tmp_path: Path) -> None:
    async def go() -> None:
        with server_process(tmp_path) as server:
            game = own_game(server, against=["greedy"])
            async with seated(game) as (app, pilot):
                await until(pilot, lambda: my_turn(app))
                before = len(game.view.history)
                server.kill()
                await until(pilot, lambda: any("Connection lost" in line for line in app.board.log_panel.lines))
                await play_first(app, pilot)
                server.restart()
                await until(pilot, lambda: len(game.view.history) >= before + 2 and my_turn(app))
                assert "Connected again." in app.board.log_panel.lines
            game.leave()

    run(go())


def test_a_table_that_is_closed_ends_it_in_a_sentence(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")

    async def go() -> None:
        with sit_down(link_of(server, ticket), "") as host:
            game = OnlineSession(sit_down(link_of(server, ticket, own=False), "Ada"))
            async with seated(game) as (app, pilot):
                await until(pilot, lambda: isinstance(app.screen, WaitingRoomScreen))
                host.close_table()
                await come_about(lambda: app.end_reason != "")
            assert app.end_reason == "This table has been closed by its host."
            assert game.leave() is None

    run(go())


def test_who_watches_plays_nothing(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"] * 3, seats=4)

    async def go() -> None:
        with sit_down(link_of(server, ticket), ""):
            game = OnlineSession(watch(link_of(server, ticket, own=False)))
            async with seated(game, size=(110, 30)) as (app, pilot):
                await until(pilot, lambda: game.phase == "playing")
                assert [shown(app, f"#seat-{place}").split()[-1] for place in range(4)] != []
                assert app.board.hand.cards == ()
                assert "w who" in shown(app, "#foot")
                assert "p say" not in shown(app, "#foot")
                await pilot.press("1", "c", "h", "p", "enter")
                assert len(app.screen_stack) == 1
            game.leave()

    run(go())
