"""Reviews by server processes: made by real workers, kept in the database, left to the other processes."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from settebello.record import read, record_digest
from settebello.server.people.reviews.worker import NICENESS
from settebello.study.model import Review, decode_review
from tests.support.database_servers import Postgres, wait_for
from tests.support.process_status import is_running
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


def _kept_game(server: ServerProcess, target: str = "1") -> tuple[str, dict[str, str]]:
    """The id of a game that was played against the computer, and the header with the key of its seat."""
    ticket = open_table(server, settings={"target": target}, level="greedy")
    client = Client(server, ticket)
    client.wait_for_turn()
    while not client.over:
        client.move()
        client.wait_for_turn()
    client.close()
    headers = {"authorization": f"Bearer {ticket['key']}"}
    answer = http.post(f"{server.url}/api/tables/{ticket['table']}/game", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["game"], headers


def _ask(server: ServerProcess, game: str, headers: dict[str, str], precision: str) -> None:
    answer = http.post(f"{server.url}/api/games/{game}/review", json={"precision": precision}, headers=headers)
    assert answer.status_code == 202, answer.text


def _until_done(server: ServerProcess, game: str) -> Review:
    until = time.monotonic() + 5 * TIMEOUT
    while (answer := http.get(f"{server.url}/api/games/{game}/review")).status_code == 202:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    assert answer.status_code == 200, answer.text
    return decode_review(answer.content)


def _workers(server: ServerProcess) -> Sequence[int]:
    """The processes in which it reviews games."""
    pid = server.process.pid
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if b"reviews.worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_game_is_reviewed_behind_the_players(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        game, headers = _kept_game(server)
        _ask(server, game, headers, "quick")
        wait_for(lambda: _workers(server), TIMEOUT)
        (worker,) = _workers(server)
        wait_for(lambda: not is_running(worker) or os.getpriority(os.PRIO_PROCESS, worker) == NICENESS, TIMEOUT)
        found = _until_done(server, game)
        record = read(http.get(f"{server.url}/api/games/{game}").text)
        assert (found.record, found.precision) == (record_digest(record), "quick")
        assert len(found.decisions) == sum(len(played.actions) for played in record.rounds)
        server.kill()
        server.restart()
        assert _until_done(server, game) == found


@pytest.mark.databases
def test_another_process_takes_over(postgres: Postgres, tmp_path: Path) -> None:
    flags = ["--database", postgres.url]
    with server_process(tmp_path, flags=flags) as one, server_process(tmp_path, flags=flags) as other:
        game, headers = _kept_game(one, target="11")
        _ask(one, game, headers, "thorough")
        wait_for(lambda: _workers(one), TIMEOUT)
        workers = _workers(one)
        address = f"{other.url}/api/games/{game}/review"
        assert http.get(address).status_code == 202, "the other process knows how far it is"
        refused = http.post(address, json={"precision": "quick"}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (409, "review-busy")
        assert one.stop() == ""
        wait_for(lambda: not any(map(is_running, workers)), TIMEOUT)
        assert http.get(address).json()["code"] == "review-failed"
        _ask(other, game, headers, "quick")
        assert _until_done(other, game).precision == "quick"


def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        game, headers = _kept_game(server, target="11")
        _ask(server, game, headers, "usual")
        wait_for(lambda: _workers(server), TIMEOUT)
        workers = _workers(server)
        server.kill()
        wait_for(lambda: not any(map(is_running, workers)), TIMEOUT)
