"""Programs and terminals look for opponents in the lobby."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.client import (
    ClientError,
    OnlineTable,
    OpponentSearch,
    fetch_best,
    fetch_profile,
    find_opponent,
    make_profile,
    play_for,
    restore_profile,
)
from settebello.players import make_player
from tests.support.database_servers import wait_for
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import TIMEOUT, ServerProcess, environment, server_process


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("lobby"), flags=["--lobby", "true"]) as running:
        yield running


def test_two_programs_find_each_other_and_play(place: ServerProcess) -> None:
    tables: list[OnlineTable] = []

    def play(name: str) -> None:
        with find_opponent(place.url, name, variant="scopa", clock=30) as table:
            tables.append(table)
            play_for(table, make_player("greedy"), pause=0)

    players = [threading.Thread(target=play, args=(name,)) for name in ("Ada", "Bruno")]
    for player in players:
        player.start()
    for player in players:
        player.join(TIMEOUT)
    assert len({table.name for table in tables}) == 1
    room = tables[0].room
    assert room is not None
    assert room.phase == "over"
    assert [seat.program for seat in room.seats] == [True, True]


def test_a_search_is_cancelled(place: ServerProcess) -> None:
    with OpponentSearch(place.url, "Ada", variant="scopone", program=False) as search:
        assert search.wait(0.5) is None
        wait_for(lambda: search.others == 1)
        assert search.cancel()
        assert search.wait() is None


def test_it_is_too_late_to_cancel(place: ServerProcess) -> None:
    with OpponentSearch(place.url, "Ada", variant="dante") as search:
        other = LobbyClient(place, "Bruno", program=True)
        other.seek(wait=False)
        seated = other.hear("seated")
        assert not search.cancel()
        table = search.wait()
        assert table is not None
        assert table.name == seated["table"]
        table.close()
        other.close()


@pytest.mark.slow
def test_a_search_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--lobby", "true"]) as server:
        with OpponentSearch(server.url, "Ada", program=False, programs=False) as search:
            wait_for(lambda: search.others == 1)
            server.kill()
            server.restart()
            other = LobbyClient(server, "Bruno")
            other.seek(wait=False)
            link = search.wait_for_link(TIMEOUT)
            assert link is not None
            assert other.ticket()["table"] in link
        other.close()


@pytest.mark.slow
def test_a_seek_and_its_cancellation_are_sent_again_until_they_are_stored(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, module="tests.client.failing_store_server", flags=["--lobby", "true"])
    try:
        with OpponentSearch(server.url, "Ada", variant="scopone", program=False) as search:
            wait_for(lambda: search.others == 1)
            assert search.cancel()
            assert search.wait() is None
    finally:
        server.kill()


def test_what_cannot_be_sought_is_refused_in_a_sentence(place: ServerProcess, server: ServerProcess) -> None:
    with OpponentSearch(place.url, "Ada", variant="bridge") as search, pytest.raises(ClientError, match="bridge"):
        search.wait()
    with pytest.raises(ClientError, match="no lobby"):
        OpponentSearch(server.url, "Ada")


def test_the_device_looks_from_another_program(place: ServerProcess) -> None:
    with OpponentSearch(place.url, "Ada", variant="scopone", device="one") as first:
        wait_for(lambda: first.others >= 1)
        with OpponentSearch(place.url, "Ada", variant="scopone", device="one") as second:
            with pytest.raises(ClientError, match="Another window"):
                first.wait(TIMEOUT)
            assert second.cancel()


def test_two_players_of_the_command_line(place: ServerProcess) -> None:
    command = [sys.executable, "-m", "settebello", "play", "--find", "scopa", "--set", "target=5", "--clock", "0"]
    command += ["--server", place.url, "--player", "greedy", "--lang", "en", "--name"]
    processes = [
        subprocess.Popen([*command, name], env=environment(), stdout=subprocess.PIPE, text=True)
        for name in ("Ada", "Bruno")
    ]
    for process in processes:
        said, _ = process.communicate(timeout=TIMEOUT)
        assert process.returncode == 0
        assert said.startswith("Looking for opponents… Ctrl-C ends the search.\nOpponents have been found.\n")
        assert "The game goes to" in said


WRONG = [
    (["--find", "--join", "x"], "leave out --join"),
    (["--find"], "--name NAME"),
    (["--find", "--name", "Ada", "--seats", "4"], "--find VARIANT"),
    (["--clock", "30"], "--clock is for --find"),
]


@pytest.mark.parametrize(("arguments", "reason"), WRONG)
def test_options_that_do_not_go_together(arguments: list[str], reason: str) -> None:
    command = [sys.executable, "-m", "settebello", "play", *arguments]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert reason in done.stderr


def test_programs_with_profiles_find_a_rated_game(place: ServerProcess) -> None:
    profiles = [make_profile(place.url, name).profile for name in ("Automa Uno", "Automa Due")]
    person = make_profile(place.url, "Persona", program=False).profile
    with (
        pytest.raises(ClientError, match="a program plays rated games with a profile of its own"),
        OpponentSearch(place.url, "x", profile=person, rated=True) as refused,
    ):
        refused.wait(TIMEOUT)
    with (
        OpponentSearch(place.url, "x", program=False, profile=person, rated=True) as waiting,
        OpponentSearch(place.url, "x", profile=profiles[0], rated=True) as first,
        OpponentSearch(place.url, "x", profile=profiles[1], rated=True) as second,
    ):
        tables = [search.wait(TIMEOUT) for search in (first, second)]
        for table in tables:
            assert table is not None
            assert table.room is not None
            assert (table.room.rated, table.room.pool) == (True, "basic/2/programs")
            assert {seat.name for seat in table.room.seats} == {"Automa Uno", "Automa Due"}
            table.close()
        assert waiting.cancel()


def test_a_profile_of_a_program_as_the_client_sees_it(place: ServerProcess) -> None:
    made = make_profile(place.url, "Ordegno")
    other = make_profile(place.url, "Altro").profile.info()
    made.profile.block(other.id)
    info = made.profile.rename("Congegno")
    assert (info.name, info.program, [one.name for one in info.blocked]) == ("Congegno", True, ["Altro"])
    assert fetch_profile(place.url, info.id).name == "Congegno"
    assert fetch_best(place.url).best == ()
    made.profile.unblock(other.id)
    restored = restore_profile(place.url, made.phrase)
    assert len(restored.info().devices) == 2
    made.profile.remove_device(next(device.id for device in made.profile.info().devices if not device.own))
    with pytest.raises(ClientError, match="no such profile"):
        restored.info()
    with pytest.raises(ClientError, match="No profile of this server"):
        restore_profile(place.url, "abandon " * 11 + "about")
    with pytest.raises(ClientError):
        make_profile(place.url, "Congegno ")
