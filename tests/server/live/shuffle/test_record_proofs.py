"""The record of a server's game proves its cards (``settebello verify``)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.support.server_process import TIMEOUT, ServerProcess, environment, http, open_table
from tests.support.socket_client import Client


def settebello(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "settebello", *arguments]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=TIMEOUT, check=False)


def test_a_record_proves_its_cards(server: ServerProcess, tmp_path: Path) -> None:
    ticket = open_table(server)
    client = Client(server, ticket)
    while client.room is None or client.last["sheet"] is None:
        client.move()
        client.wait_for_turn()
    text = http.get(f"{server.url}/api/tables/{ticket['table']}/record").text
    client.close()
    file = tmp_path / "game.txt"
    file.write_text(text)
    said = settebello("verify", str(file), "--json")
    proof = json.loads(said.stdout)["rounds"][0]
    assert (said.returncode, proof["shares"]) == (0, 0), "this client takes no part"
    lines = text.splitlines()
    seed, shares = (next(line for line in lines if line.startswith(name)) for name in ("[ServerSeed", "[Shares"))
    for false in (
        text.replace(seed, seed[:13] + ("00" if seed[13:15] != "00" else "11") + seed[15:]),
        text.replace(shares, f'[Shares ["{"00" * 32}", null]]'),
        text.replace(shares, "[Shares 5]"),
        text.replace(seed, "[ServerSeed 5]"),
    ):
        file.write_text(false)
        said = settebello("verify", str(file))
        assert (said.returncode, said.stderr.count("\n"), said.stdout) == (2, 1, "")
        assert said.stderr.startswith("settebello: Round 1")
