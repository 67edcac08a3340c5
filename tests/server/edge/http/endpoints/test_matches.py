"""Duplicate matches on a server: eight tables, a server that dies, what is kept secret, and bad requests."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from settebello.game import Seed
from settebello.record import Record, read
from settebello.shuffle import round_seed
from tests.support.server_process import ServerProcess, http, server_process
from tests.support.socket_client import Client


def _make(server: ServerProcess, **wanted: object) -> dict[str, Any]:
    answer = http.post(f"{server.url}/api/matches", json={"pace": 0, "level": "random", "boards": 1, **wanted})
    assert answer.status_code == 201, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def _shown(server: ServerProcess, ticket: dict[str, Any]) -> dict[str, Any]:
    answer = http.get(f"{server.url}/api/matches/{ticket['match']}")
    assert answer.status_code == 200, answer.text
    match: dict[str, Any] = answer.json()
    return match


def _close(server: ServerProcess, ticket: dict[str, Any]) -> dict[str, Any]:
    answer = http.post(f"{server.url}/api/matches/{ticket['match']}/close", headers=_bearer(ticket["key"]))
    assert answer.status_code == 200, answer.text
    match: dict[str, Any] = answer.json()
    return match


def _sit(server: ServerProcess, table: str, seat: int = 0, name: str = "Ada") -> dict[str, Any]:
    answer = http.post(f"{server.url}/api/tables/{table}/seats", json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


def _start(server: ServerProcess, seat: dict[str, Any], seed: int = 1) -> Client:
    """Somebody who has begun with computers at the other seats."""
    client = Client(server, seat, seed, gathers=True)
    client.say({"type": "start", "id": "start"})
    client.hear("update")
    return client


def _play_board(client: Client) -> None:
    if client.last["sheet"] is not None:
        client.move()
    while client.last["sheet"] is None:
        client.move()
        client.wait_for_turn()


def _record(server: ServerProcess, seat: dict[str, Any]) -> Record:
    answer = http.get(f"{server.url}/api/tables/{seat['table']}/record", headers=_bearer(seat["key"]))
    assert answer.status_code == 200, answer.text
    return read(answer.text)


def _margins(record: Record) -> list[int]:
    return [first - second for first, second in record.replay().round_points]


def _match_points(margins: Sequence[Sequence[int]], team: int) -> int:
    """Counted in another way than the server does: by the pairs that each pair has beaten."""
    tables, points = range(len(margins)), 0
    for board in range(len(margins[0])):
        north = [table[board] for table in margins]
        east = [-north[(table + 1) % len(tables)] for table in tables]  # the team's other pair, one table further
        for mine, all_like_it in ((north[team], north), (east[team], [-margin for margin in north])):
            points += sum((mine > other) - (mine < other) + 1 for other in all_like_it) - 1
    return points


@pytest.mark.slow
def test_a_match_of_eight_tables_survives_the_death_of_its_server(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        ticket = _make(server, tables=8, boards=2)
        opened = _shown(server, ticket)
        seats = [_sit(server, table["table"]) for table in opened["tables"]]
        clients = [_start(server, seat, seed=number) for number, seat in enumerate(seats)]
        for client in clients:
            _play_board(client)
        assert _shown(server, ticket)["tables"][0]["finished"] == 1
        for client in clients[:4]:
            client.move()
            for _ in range(3):
                client.move()
                client.wait_for_turn()
        server.kill()
        server.restart()
        for client in clients:
            client.join()
            _play_board(client)
            client.close()
        closed = _shown(server, ticket)
        assert closed["closed"]
        records = [_record(server, seat) for seat in seats]
    margins = [_margins(record) for record in records]
    assert closed["margins"] == margins
    assert [team["match_points"] for team in closed["teams"]] == [_match_points(margins, team) for team in range(8)]
    seed = bytes.fromhex(closed["seed"])
    assert opened["commitment"] == closed["commitment"] == sha256(seed).hexdigest()
    for record in records:
        assert [played.shuffle for played in record.rounds] == [Seed(round_seed(seed, number)) for number in (1, 2)]
        assert record.dealer == records[0].dealer


def test_nothing_of_a_board_is_told_to_somebody_who_has_still_to_play_it(server: ServerProcess) -> None:
    ticket = _make(server, boards=2)
    first, second = (table["table"] for table in _shown(server, ticket)["tables"])
    seat, other = _sit(server, first), _sit(server, second)
    client = _start(server, seat)
    assert client.table["match"] == ticket["match"]
    assert not client.table["hints"]
    _play_board(client)
    match = _shown(server, ticket)
    assert (match["tables"][0]["finished"], match["teams"], match["margins"]) == (1, [], [[], []])
    assert (match["seed"], match["closed"]) == (None, False)
    for path, method in (("record", http.get), ("game", http.post)):
        answer = method(f"{server.url}/api/tables/{first}/{path}", headers=_bearer(seat["key"]))
        assert answer.status_code == 409, answer.text
        if path == "record":
            assert answer.json()["code"] == "match-open"
    stranger = http.get(f"{server.url}/api/tables/{first}").json()
    assert not stranger["may_watch"]
    client.say({"type": "hint", "id": "h", "version": client.last["version"]})
    assert client.hear("error")["code"] in ("no-advice", "early-advice")
    _play_board(_start(server, other))
    counted = _shown(server, ticket)
    assert [len(table) for table in counted["margins"]] == [1, 1]
    assert [team["match_points"] for team in counted["teams"]] == [
        _match_points(counted["margins"], team) for team in range(2)
    ]
    assert counted["seed"] is None
    _play_board(client)
    client.say({"type": "rematch", "id": "r"})
    assert client.hear("error")["code"] == "match-once"
    client.close()
    assert _shown(server, ticket)["margins"] == counted["margins"]


def _hear_all(clients: Sequence[Client]) -> None:
    """Until all have heard what one of them has."""
    for client in clients:
        while client.last["version"] < max(one.last["version"] for one in clients):
            client.hear("update")


def test_four_people_play_a_table_of_a_match(server: ServerProcess) -> None:
    """The first board is dealt when all are ready, and each other one when somebody asks for it."""
    ticket = _make(server, boards=2)
    table = _shown(server, ticket)["tables"][0]["table"]
    names = ("Ada", "Rosa", "Nonna", "Pina")
    seats = [_sit(server, table, number, name) for number, name in enumerate(names)]
    clients = [Client(server, seat, number, gathers=True) for number, seat in enumerate(seats)]
    for client in clients:
        client.say({"type": "ready", "id": "r", "ready": True})
    for client in clients:
        client.hear("update")
    for board in (1, 2):
        while clients[0].last["sheet"] is None:
            clients[clients[0].last["view"]["turn"]].move()
            _hear_all(clients)
        assert _shown(server, ticket)["tables"][0]["finished"] == board
        if board == 1:
            clients[2].move()
            _hear_all(clients)
    assert all(client.over for client in clients)
    assert not _shown(server, ticket)["closed"], "the other table has still to play"
    for client in clients:
        client.close()


def test_the_host_closes_a_match_whose_tables_have_not_finished(server: ServerProcess) -> None:
    """A board that a table has not finished counts as done as well as everybody."""
    ticket = _make(server, tables=3)
    tables = [table["table"] for table in _shown(server, ticket)["tables"]]
    client, playing = _start(server, _sit(server, tables[0])), _start(server, _sit(server, tables[1]))
    _play_board(client)
    playing.wait_for_turn()
    playing.say({"type": "close", "id": "c"})
    assert playing.hear("error")["code"] == "match-stays"
    closed = _close(server, ticket)
    assert closed["closed"]
    assert [margins[1:] for margins in closed["margins"]] == [[], [], []]
    assert [margins[0] is None for margins in closed["margins"]] == [False, True, True]
    assert [team["match_points"] for team in closed["teams"]] == [4, 4, 4]
    assert _close(server, ticket) == closed == _shown(server, ticket)
    playing.say({"type": "act", "id": "a", "version": playing.last["version"], "action": "1D"})
    assert playing.hear("error")["code"] == "match-closed"
    answer = http.post(f"{server.url}/api/tables/{tables[2]}/seats", json={"name": "Rosa"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "closed"
    for one in (client, playing):
        one.close()


def test_people_sit_down_by_links_and_a_seat_is_taken_once(server: ServerProcess) -> None:
    ticket = _make(server, tables=2, variant="scopa")
    table = _shown(server, ticket)["tables"][1]["table"]
    _sit(server, table, seat=2, name="Rosa")
    seats = _shown(server, ticket)["tables"][1]["seats"]
    assert [(seat["name"], seat["open"]) for seat in seats] == [("", True), ("", True), ("Rosa", False), ("", True)]
    assert [seat["team"] for seat in seats] == [1, 0, 1, 0]
    again = http.post(f"{server.url}/api/tables/{table}/seats", json={"name": "Ada", "seat": 2})
    assert (again.status_code, again.json()["message"]) == (400, "This seat is taken: choose another.")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"tables": 1}, "match-tables"),
        ({"tables": 9}, "match-tables"),
        ({"boards": 0}, "match-boards"),
        ({"boards": 17}, "match-boards"),
        ({"seats": 2}, "match-game"),
        ({"variant": "escoba"}, "match-game"),
    ],
)
def test_a_match_that_cannot_be(server: ServerProcess, wanted: dict[str, object], code: str) -> None:
    answer = http.post(f"{server.url}/api/matches", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_an_unknown_match_and_somebody_else_who_closes_one(server: ServerProcess) -> None:
    for name in ("unknown", "no%00body"):
        answer = http.get(f"{server.url}/api/matches/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-match")
    ticket = _make(server)
    for headers in ({}, _bearer("somebody-elses-key-0123456789")):
        answer = http.post(f"{server.url}/api/matches/{ticket['match']}/close", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "match-host")
