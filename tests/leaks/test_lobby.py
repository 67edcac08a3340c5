"""Information about others in the lobby: how many wait, and the tables that their hosts have listed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settebello.server.credentials import hash_key
from tests.support.lobby_client import LobbyClient
from tests.support.server_process import http, open_table, server_process
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


def test_an_onlooker_learns_nothing_of_those_who_meet(tmp_path: Path) -> None:
    with server_process(tmp_path, flags=["--lobby", "true"]) as server:
        private = open_table(server, against=["open"], name="Privata", grace=3600)
        listed = open_table(server, against=["open"], name="Pubblica", listed=True, title="Chiamami", grace=3600)
        hosts = [Client(server, ticket, gathers=True) for ticket in (private, listed)]
        onlooker = LobbyClient(server)
        people = [LobbyClient(server, name, device=f"device of {name}") for name in ("Serafina", "Bartolomeo")]
        for one in people:
            one.seek(wait=False)
        tickets = [one.ticket() for one in people]
        players = [Client(server, ticket, gathers=True) for ticket in tickets]
        for player in players:
            player.say({"type": "ready", "id": "r", "ready": True})
        for player in players:
            player.hear("update")
        onlooker.hear_nothing_of("seated", 2.5)
        told = json.dumps(onlooker.heard) + http.get(f"{server.url}/api/lobby").text
        assert listed["table"] in told
        assert "Pubblica" in told
        secrets = [private["table"], private["code"], private["key"], listed["key"], listed["code"], "Privata"]
        secrets += ["Serafina", "Bartolomeo", "Chiamami", tickets[0]["table"], "device of"]
        secrets += [secret for one in people for secret in (one.key, hash_key(one.key))]
        assert [secret for secret in secrets if secret in told] == []
        own = json.dumps(people[0].heard)
        assert people[1].key not in own
        assert hash_key(people[1].key) not in own
        for client in (*hosts, *players):
            client.close()
        for visitor in (onlooker, *people):
            visitor.close()
