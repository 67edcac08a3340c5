"""The profile of this device: made, shown, used at tables, taken to another device, and deleted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import pytest

from settebello.client import ClientError, OnlineTable, OpponentSearch, make_profile, read_link, sit_down
from settebello.terminal.session import own_profiles
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.session.own_profiles import KnownProfile, find_profile, keep_profile, open_profile
from settebello.terminal.session.record_files import SaveError
from settebello.terminal.session.seating import take_own_or_new_seat
from settebello.terminal.text.room_description import can_start, describe_room, describe_seats
from tests.client.online_games import both_play
from tests.support.database_servers import wait_for
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import TIMEOUT, ServerProcess, environment, http, open_table, server_process
from tests.terminal.online_tables import Terminal, beside, link_of, own_game
from tests.terminal.test_people import narrated, words_of


def settebello(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "settebello", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=2 * TIMEOUT, env=environment(), check=False
    )


def profile(server: ServerProcess, *arguments: str, typed: str = "") -> str:
    """The output of ``settebello profile``."""
    done = settebello("profile", *arguments, "--server", server.url, "--lang", "en", typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def own_profile_of(server: ServerProcess, name: str, *, program: bool = False) -> KnownProfile:
    """A profile of this device, made without the command."""
    made = make_profile(server.url, name, program=program).profile
    known = KnownProfile(server=server.url, key=made.key, program=program, name=name)
    keep_profile(known)
    return known


def unused() -> str:
    return f"Rosa {uuid4().hex[:8]}"


def test_a_profile_is_made_shown_renamed_and_taken_to_another_device(
    server: ServerProcess, state: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name, other_name = unused(), unused()
    said = profile(server, "make", name)
    assert said.startswith(f"{name} is yours at {server.url}.\nRecovery phrase: ")
    phrase = said.splitlines()[1].partition(": ")[2]
    assert len(phrase.split()) == 12
    assert state.joinpath("profiles.json").stat().st_mode & 0o777 == 0o600
    assert profile(server) == f"{name} at {server.url}\nNo rated games yet.\nDevices: 1\n"
    assert profile(server, "rename", other_name) == f"The name is now {other_name}.\n"
    second = profile(server, "phrase").splitlines()[0].partition(": ")[2]

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other"))
    done = settebello("profile", "recover", "--server", server.url, "--lang", "en", typed=f"{phrase}\n")
    assert (done.returncode, done.stderr) == (2, "settebello: No profile of this server has this recovery phrase.\n")
    done = settebello("profile", "recover", "--server", server.url, "--lang", "en")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), "the input has ended"
    recovered = profile(server, "recover", typed=f"{second.upper()}\n")
    assert recovered.endswith(f"This device can now play as {other_name} at {server.url}.\n")
    assert "Devices: 2" in profile(server)

    assert "Nothing has been deleted." in profile(server, "delete", typed="no\n")
    assert "The profile has been deleted." in profile(server, "delete", typed="yes\n")
    assert find_profile(server.url, program=False) is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("make",), "needs a name"),
        (("show", "Rosa"), "leave out Rosa"),
        (("dance",), "invalid choice"),
        (("show",), "This device has no profile at http://127.0.0.1:1: make one with settebello profile make."),
        (("make", "Rosa"), "No server answers"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = settebello("profile", *arguments, "--server", "http://127.0.0.1:1", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--rated",), "--rated is for --find"),
        (("--profile",), "name it with --join"),
        (("--find", "--profile", "--name", "Ada"), "leave out --name"),
        (("--join", "x", "--profile", "--watch"), "leave out --watch"),
        (("--find", "--rated", "--server", "http://127.0.0.1:1"), "This device has no profile"),
    ],
)
def test_options_that_do_not_go_together(arguments: tuple[str, ...], sentence: str) -> None:
    done = settebello("play", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_lost_answer_leaves_no_second_profile(
    server: ServerProcess, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = unused()
    key = own_profiles.begin_profile(server.url, program=False)
    make_profile(server.url, name, program=False, key=key)
    assert find_profile(server.url, program=False) is None, "its answer was lost"
    assert profile(server, "make", name).startswith(f"{name} is yours")
    assert "Devices: 1" in profile(server)
    state.joinpath("profiles.json").write_text("{")
    assert find_profile(server.url, program=False) is None
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")
    with pytest.raises(SaveError):
        own_profiles.begin_profile(server.url, program=False)


def test_a_seat_taken_with_the_profile_has_its_name(server: ServerProcess) -> None:
    known = own_profile_of(server, unused())
    host = own_game(server, against=["open", "open"], seats=3, name="Nonna")
    link = f"{host._table.server}/table/{host._table.name}"
    with take_own_or_new_seat(read_link(link), known.name, profile=open_profile(known, "en"), lang="en") as seat:
        room = seat.wait_for_room(lambda now: bool(now.seats[1].profile), TIMEOUT)
        assert room.seats[1].name == known.name
        with pytest.raises(ClientError, match="already sits"):
            sit_down(link, "", profile=open_profile(known, "en"))
    host.leave()


@pytest.mark.slow
def test_people_are_muted_blocked_and_reported(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    own_profile_of(server, "Nonna")
    guest_profile = make_profile(server.url, "Rosa", program=False).profile
    host = own_game(server, against=["open"], name="Nonnina")
    with sit_down(f"{host._table.server}/table/{host._table.name}", "", profile=guest_profile) as guest:
        host._table.wait_for_room(lambda now: bool(now.seats[1].profile), TIMEOUT)
        assert words_of(host, 1)[-3:] == ["Mute Rosa", "Block Rosa", "Report Rosa"]
        guest.say("lucky")
        wait_for(lambda: any(notice.key == "said" for notice in host.take_notices()))
        host.people.mute(1, muted=True)
        assert words_of(host, 1)[-3] == "Hear Rosa again"
        guest.say("oh-no")
        host.people.block(1, blocked=True)
        assert words_of(host, 1)[-2] == "Unblock Rosa"
        host.people.report(1)
        keys = [notice.key for notice in host.take_notices()]
        assert "said" not in keys
        assert keys[-2:] == ["seat-blocked", "report-sent"]
    assert "Blocked: Rosa" in profile(server)
    assert profile(server, "unblock", "Rosa") == "Rosa is no longer blocked.\n"
    assert "Blocked" not in profile(server)
    host.leave()
    assert "'Nonnina' (seat 0) reports 'Rosa' (seat 1), who has said: lucky, oh-no." in server.stop()


def test_a_person_without_a_profile_cannot_be_blocked(server: ServerProcess) -> None:
    host = own_game(server, against=["open"], name="Nonna")
    link = link_of(server, {"table": host._table.name, "key": ""}, own=False)
    with sit_down(link, "Pina"):
        host._table.wait_for_room(lambda now: now.seats[1].name == "Pina", TIMEOUT)
        assert words_of(host, 1)[-2:] == ["Mute Pina", "Report Pina"]
    host.leave()


@pytest.mark.slow
def test_a_person_met_in_the_lobby_is_blocked_without_a_profile(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--lobby", "true"]) as server:
        known = own_profile_of(server, "Nonna")
        stranger = LobbyClient(server, "Pina", device="pina's phone")
        stranger.seek()
        with OpponentSearch(server.url, "Nonna", program=False, profile=open_profile(known, "en")) as search:
            table = search.wait(TIMEOUT)
        assert table is not None
        session = OnlineSession(table)
        table.wait_for_room(lambda now: now.seats[1].ready, TIMEOUT)
        lines = [*describe_room(narrated(session))]
        assert lines[1:3] == ["1. Pina: away", "2. You: ready"], "nobody is the host"
        assert not can_start(narrated(session))
        assert words_of(session, 0)[-3:] == ["Mute Pina", "Block Pina", "Report Pina"]
        session.people.block(0, blocked=True)
        assert words_of(session, 0)[-2] == "Unblock Pina"
        assert "Blocked: Pina" in profile(server)
        session.people.block(0, blocked=False)
        assert words_of(session, 0)[-2] == "Block Pina"
        assert "Blocked" not in profile(server)
        session.leave()
        stranger.close()


def test_ratings_are_shown_at_the_seats(server: ServerProcess) -> None:
    """A program has lost a rated game by leaving it; its rating is shown at its seat at the next table."""
    profiles = [make_profile(server.url, unused()).profile for _ in range(2)]

    def table() -> tuple[OnlineTable, OnlineTable]:
        rated = {"against": ["open"], "clock": 60, "rated": True}
        ticket = open_table(server, name="x", profile_key=profiles[0].key, **rated)
        guest = sit_down(link_of(server, ticket, own=False), "", profile=profiles[1])
        return sit_down(link_of(server, ticket), ""), guest

    host, guest = table()
    with host, guest:
        host.ready()
        guest.ready()
        guest.wait_for_room(lambda now: now.phase == "playing", TIMEOUT)
        host.leave()
        wait_for(lambda: bool(profiles[0].info().ratings))
    host, guest = table()
    with guest:
        session = OnlineSession(host)
        wait_for(lambda: bool(session.people.occupants[0].rating))
        lines = [*describe_seats(narrated(session))]
        loser = profiles[0].info()
        assert lines[0].startswith(f"1. You · program · rating {loser.ratings[0].rating} (")
        session.leave()


def test_what_a_rated_game_did_to_the_rating_is_said(server: ServerProcess, state: Path) -> None:
    """Of the profile of this device, and the ratings at the seats are requested again."""
    mine, other = own_profile_of(server, unused()), make_profile(server.url, unused(), program=False).profile
    rated = {"against": ["open"], "clock": 60, "rated": True, "variant": "rubamazzo", "profile_key": mine.key}
    ticket = open_table(server, name="x", **rated)
    session = OnlineSession(sit_down(link_of(server, ticket), ""))
    with sit_down(link_of(server, ticket, own=False), "", profile=other) as guest:
        guest.ready()
        beside(guest)

        def answer(said: str) -> str | None:
            if "Another game?" not in said:
                return "ready" if said.endswith("“quit”.\n> ") else "1"
            wait_for(lambda: "Your rating" in terminal.said or all(one.rating for one in session.people.occupants))
            return "n" if "Your rating" in terminal.said else "who"

        terminal = Terminal(session, answer)
        text = terminal.end()
    (last,) = open_profile(mine, "en").info().results
    change = f"{last.after - last.before:+d}".replace("-", "\N{MINUS SIGN}")
    assert f"Your rating: 1500 → {last.after} ({change})" in text


def test_who_stays_in_a_rated_game_is_told_that_it_is_won(server: ServerProcess, state: Path) -> None:
    mine, other = own_profile_of(server, unused()), make_profile(server.url, unused(), program=False).profile
    rated = {"against": ["open"], "clock": 60, "rated": True, "profile_key": mine.key}
    ticket = open_table(server, name="x", **rated)
    host = sit_down(link_of(server, ticket), "")
    session, keys = OnlineSession(host), set[str]()
    with sit_down(link_of(server, ticket, own=False), "", profile=other) as guest:
        for table in (host, guest):
            table.ready()
        guest.wait_for_room(lambda now: now.phase == "playing", TIMEOUT)
        guest.leave()

        def is_told() -> bool:
            keys.update(notice.key for notice in session.take_notices())
            return "rating-change" in keys

        wait_for(is_told)
    assert "room-forfeited" in keys
    session.leave()


def test_friends_are_listed_agreed_to_and_removed(server: ServerProcess) -> None:
    own, other = own_profile_of(server, unused()), unused()
    their = make_profile(server.url, other).profile
    rosa, pina = ({"authorization": f"Bearer {key}"} for key in (own.key, their.key))
    friends = f"{server.url}/api/profiles/own/friends"
    assert profile(server, "friends").startswith("No friends yet: ")
    ticket = open_table(server, against=["open"], name=own.name, profile_key=own.key, settings={"target": "1"})
    with (
        sit_down(link_of(server, ticket), "") as host,
        sit_down(link_of(server, ticket, own=False), "", profile=their) as guest,
    ):
        both_play(host, guest)
    asked = {"table": ticket["table"], "seat": 0}
    assert http.post(friends, json=asked, headers=pina).status_code == 204
    assert profile(server, "friends") == f"{other} would like to be your friend.\n"
    assert profile(server, "agree", other.upper()) == f"You and {other} are friends.\n"
    again = open_table(server, against=["open"], name=other, profile_key=their.key)
    assert profile(server, "friends") == f"{other}: not here now.\n"
    (friend,) = http.get(friends, headers=pina).json()["friends"]
    invited = http.post(f"{friends}/{friend['id']}/invitation", json={"table": again["table"]}, headers=pina)
    assert invited.status_code == 204
    link = f"{server.url}/table/{again['table']}"
    assert profile(server, "friends") == (
        f"{other}: here now. Invites you to a table: settebello play --profile --join {link}\n"
    )
    assert profile(server, "unfriend", other) == f"{other} is no longer in your list.\n"
    assert http.get(friends, headers=rosa).json()["friends"] == []


@pytest.mark.parametrize("action", ["agree", "unfriend"])
def test_who_is_no_friend_is_said_so(action: str, server: ServerProcess) -> None:
    own_profile_of(server, unused())
    done = settebello("profile", action, "Nobody", "--server", server.url, "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "settebello: Nobody is not among your friends, and has not asked to be.\n"
    done = settebello("profile", action, "--server", server.url, "--lang", "en")
    assert f"profile {action} needs a name." in done.stderr
