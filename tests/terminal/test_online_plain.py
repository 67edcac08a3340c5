"""A table on a server, line by line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from settebello.client import Refused, fetch_game, read_link, sit_down, watch
from settebello.client import pending_requests as client_requests
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.session.seating import take_own_or_new_seat
from tests.support.server_process import TIMEOUT, ServerProcess, open_table, server_process
from tests.terminal.online_tables import Terminal, beside, link_of, own_game


def until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.01)


def always_first(said: str) -> str:
    """Plays the first choice, and wants no other game."""
    if "Another game?" in said:
        return "n"
    return "ready" if said.endswith("“quit”.\n> ") else "1"


def test_a_whole_game_against_the_house(server: ServerProcess) -> None:
    game = own_game(server, against=["greedy"], settings={"target": "1"})
    text = Terminal(game, always_first).end()
    for line in (
        "Scopa, house rules: 2 players, 1 point to win.",
        "Round 1.",
        "Round 1: the score.",
        "This round: You",
        "Another game? Answer “y” or “n”.",
        "Goodbye.",
    ):
        assert line in text
    assert game.outcome is not None
    assert text.count("> You: ") >= 18


def test_two_terminals_at_one_table(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "1"})
    mine, theirs = link_of(server, ticket), link_of(server, ticket, own=False)
    host = OnlineSession(sit_down(mine, ""))
    guest = OnlineSession(sit_down(theirs, "Ada"))
    one, other = Terminal(host, always_first), Terminal(guest, always_first)
    texts = [one.end(), other.end()]
    assert "1. You (host): " in texts[0]
    assert "Against Ada." in texts[0]
    assert "Against Nonna." in texts[1]
    totals = [re.findall(r"^Total: (.*)\.$", text, re.MULTILINE)[-1] for text in texts]
    assert totals[0].replace("You", "Nonna") == totals[1].replace("You", "Ada")
    assert host.outcome == guest.outcome is not None


def test_a_rematch_with_the_same_people(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "1"}, grace=1)
    host = OnlineSession(sit_down(link_of(server, ticket), ""))
    guest = OnlineSession(sit_down(link_of(server, ticket, own=False), "Ada"))

    def again(said: str) -> str:
        if said.count("Against ") == 2:
            return "quit"
        return "y" if said.endswith("Answer “y” or “n”. > ") else always_first(said.replace("Another game?", ""))

    texts = [terminal.end() for terminal in (Terminal(host, again), Terminal(guest, again))]
    assert all(text.count("Against ") == 2 for text in texts)
    assert all("come back with: settebello play --join 'http://" in text for text in texts[:1])


def test_the_waiting_room_and_phrases(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open", "greedy"], seats=3, name="Nonna")
    guest = sit_down(link_of(server, ticket, own=False), "Rosa")
    answers = iter(["dance", "who", "say", "say 2", "start", "ready"])
    game = OnlineSession(sit_down(link_of(server, ticket), ""))
    terminal = Terminal(game, lambda said: next(answers, None if "Rosa says" in said else "who"))
    with guest:
        until(lambda: "Not everybody is ready yet: Rosa." in terminal.said)
        guest.say("whose-turn")
        until(lambda: "Rosa says: Whose turn is it?" in terminal.said)
    text = terminal.end()
    for line in (
        "1. You (host): not ready yet",
        "2. Rosa: not ready yet",
        ": computer player",
        "'dance' is not an answer",
        "12: Goodbye!",
        "You say: Good luck!",
        "The input has ended.",
    ):
        assert line in text


def test_the_host_begins_and_the_house_fills_the_seats(server: ServerProcess) -> None:
    game = own_game(server, against=["open"], name="Nonna")
    text = Terminal(game, lambda said: "quit" if "Your turn." in said else "start").end()
    assert "Anyone with this link can sit down: http://" in text
    assert "(code " in text
    assert "Against " in text


def test_somebody_away_is_played_for_and_comes_back(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", grace=1)
    guest = sit_down(link_of(server, ticket, own=False), "Ada")
    guest.ready()
    seen = threading.Event()

    def answers(said: str) -> str:
        if "Your turn." not in said:
            return "ready"
        seen.wait(TIMEOUT)
        return "quit"

    terminal = Terminal(OnlineSession(sit_down(link_of(server, ticket), "")), answers)
    until(lambda: "Against Ada." in terminal.said)
    guest.close()
    until(lambda: "Ada is away: the computer plays for them until they come back." in terminal.said)
    with sit_down(guest.link, "") as back:
        until(lambda: "Ada is back." in terminal.said)
        seen.set()
        beside(back)
        text = terminal.end()
    assert "the computer plays until you come back with:" in text


@pytest.mark.slow
def test_a_server_killed_and_started_again(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        game = own_game(server, against=["greedy"], settings={"target": "1"})
        stopped: list[bool] = []

        def answers(said: str) -> str:
            if said.count("\nYour turn.") == 3 and not stopped:
                stopped.append(True)
                server.kill()
                server.restart()
            return always_first(said)

        text = Terminal(game, answers).end()
    assert text.count("Connection lost. Reconnecting; nothing is lost.") == 1
    assert text.index("Connection lost.") < text.index("Connected again.")
    assert game.outcome is not None


@pytest.mark.slow
def test_what_the_server_cannot_keep_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_requests, "RESEND_DELAY", 0.02)
    server = ServerProcess(tmp_path, module="tests.client.failing_store_server")
    try:
        game = own_game(server, against=["greedy"], settings={"target": "3"})
        text = Terminal(game, always_first).end()
    finally:
        server.kill()
    assert "The server cannot save anything just now. What you played will be sent again; nothing is lost." in text
    assert "try again soon" not in text
    assert game.outcome is not None


def test_watching(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "1"})
    host, guest = sit_down(link_of(server, ticket), ""), sit_down(link_of(server, ticket, own=False), "Ada")
    game = OnlineSession(watch(link_of(server, ticket, own=False)))
    terminal = Terminal(game, lambda said: None)
    with host, guest:
        threads = [beside(host, pause=0), beside(guest, pause=0)]
        text = terminal.end()
        for thread in threads:
            thread.join(TIMEOUT)
    assert "You are watching Nonna and Ada." in text
    assert "Your hand" not in text
    assert re.search(r"The game goes to (Nonna|Ada), ", text)


def test_the_permanent_link_of_a_finished_game(server: ServerProcess) -> None:
    game = own_game(server, against=["greedy"], settings={"target": "1"})
    assert game.permanent_link is None
    answers = iter(["takedown", "keep", "keep", "takedown", "keep", "n"])
    text = Terminal(game, lambda said: next(answers) if "Another game?" in said else "1").end()
    assert "“keep”: save this game on the server under a permanent link." in text
    assert "'takedown' is not an answer" in text
    links = re.findall(r"Permanent link: (\S+)", text)
    assert len(links) == 4, "the last one on leaving"
    assert links[0] == links[1] != links[2] == links[3]
    assert text.count("The game has been taken down.") == 1
    with pytest.raises(Refused, match="There is no such game"):
        fetch_game(links[0])
    assert fetch_game(links[2]).replay().outcome == game.outcome


def test_who_watched_gets_no_permanent_link(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"], settings={"target": "1"})
    with sit_down(link_of(server, ticket), "") as host:
        game = OnlineSession(watch(link_of(server, ticket, own=False)))
        terminal = Terminal(game, lambda said: None)
        beside(host, pause=0).join(TIMEOUT)
        assert "permanent link" not in terminal.end()
    assert game.permanent_link is None


def test_a_claim_online(server: ServerProcess) -> None:
    game = own_game(server, against=["greedy"], settings={"claiming_out": "on"})

    def answers(said: str) -> str:
        if "Another game?" in said:
            return "n"
        return "y" if said.endswith("Answer “y” or “n”. > ") else "claim"

    text = Terminal(game, answers).end()
    for line in ("You claim the game.", "Certain in this round: You 0, ", "The claim is wrong: You 0, 11 to win."):
        assert line in text


def test_hints_only_against_the_house(server: ServerProcess) -> None:
    game = own_game(server, against=["greedy"])
    answers = iter(["hint", "quit"])
    assert "Hint: " in Terminal(game, lambda said: next(answers)).end()


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "settebello", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=2 * TIMEOUT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"},
        check=False,
    )


BOT = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


@pytest.mark.parametrize("player", ["greedy", "engine"])
def test_a_player_or_a_program_sits_down_by_the_link(server: ServerProcess, tmp_path: Path, player: str) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "2"})
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    named = f"engine:{sys.executable} {bot}" if player == "engine" else player
    with sit_down(link_of(server, ticket), "") as host:
        thread = beside(host, pause=0.1)
        done = run("--join", link_of(server, ticket, own=False), "--player", named)
        thread.join(TIMEOUT)
        assert host.room is not None
        assert host.room.phase == "over"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{player.capitalize()} sits at http://")
    assert "The game goes to " in done.stdout
    assert re.search(r"^The shuffle (was fair|matches the record)", done.stdout, re.MULTILINE)


def test_from_the_command_line_by_code(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")
    done = run("--join", ticket["code"], "--server", server.url, "--name", "Ada", "--plain", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1. Nonna (host): away" in done.stdout


@pytest.mark.slow
def test_whose_terminal_was_killed_comes_back_by_the_link(server: ServerProcess, state: Path) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")
    link = link_of(server, ticket, own=False)
    with sit_down(link_of(server, ticket), "") as host:
        killed = sit_down(link, "Ada")
        OnlineSession(killed).people.set_ready(ready=True)
        killed.close()
        assert state.joinpath("seats.json").stat().st_mode & 0o077 == 0
        host.start()
        named, coded = read_link(link), read_link(ticket["code"], server.url)
        for wanted, name in ((named, None), (named, "Ada"), (coded, None)):
            with take_own_or_new_seat(wanted, name, lang="en") as back:
                assert back.seat == 1
        with pytest.raises(Refused, match="All seats at this table are taken, but you can watch"):
            take_own_or_new_seat(read_link(link), "Pino", lang="en")


def test_a_seat_that_is_ones_own_no_more_is_taken_anew(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna")
    link = link_of(server, ticket, own=False)
    with sit_down(link_of(server, ticket), "") as host:
        OnlineSession(sit_down(link, "Ada"))._table.close()
        host.fill(1, None)
        assert "Give a name to use at the table" in run("--join", link).stderr
        assert "2. You: " in run("--join", link, "--name", "Ada").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--join", "hello"), "'hello' does not lead to a table"),
        (("--join", "http://127.0.0.1:9/table/x", "--name", "Ada"), "No server answers at http://127.0.0.1:9 ("),
        (("--join", "{url}/table/x", "--name", "Ada"), "There is no such table"),
        (("--join", "{url}/table/x", "--watch"), "There is no such table"),
        (("--join", "hello", "--lang", "de"), "„hello“ führt zu keinem Tisch"),
        (("--join", "{url}/table/x", "--watch", "--lang", "it"), "Questo tavolo non esiste: controlla il link."),
        (("--join", "{url}/table/x", "--player", "greedy", "--lang", "ar"), "لا توجد طاولة كهذه"),
        (("--join", "{url}/table/{table}"), "Give a name to use at the table: --name NAME."),
        (("--join", "{url}/table/{table}", "--name", "x" * 31), "A name has 1 to 30 characters, and this one has 31."),
        (("--join", "{url}/table/{table}", "--seed", "00"), "--seed is for a local game"),
        (("--join", "{url}/table/{table}", "--player", "nobody"), "There is no player 'nobody'"),
        (("--join", "{url}/table/{table}", "--player", "engine:"), "After 'engine:' comes the command"),
        (("--join", "{url}/table/{table}", "--player", "greedy", "--watch"), "A player sits down to play"),
        (("--name", "Ada"), "--name is for a table on a server: name it with --join LINK."),
    ],
)
def test_bad_input_is_answered_in_a_sentence(server: ServerProcess, arguments: tuple[str, ...], sentence: str) -> None:
    table = open_table(server, against=["open"])["table"]
    done = run(*(argument.format(url=server.url, table=table) for argument in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")
