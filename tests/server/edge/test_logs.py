"""The server's log: JSON without secrets."""

from __future__ import annotations

import inspect
import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn.server

from settebello.server.credentials import log_label
from settebello.server.edge import logs
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.slow


def test_what_is_logged_is_json_without_secrets(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, flags=["--log", "json"])
    ticket = open_table(server, name="Secretissima")
    client = Client(server, ticket)
    client.say({"type": "join", "key": ticket["key"]})
    client.hear("error")
    with pytest.raises(httpx.HTTPStatusError):
        http.get(f"{server.url}/api/tables/{ticket['table']}x/record").raise_for_status()
    client.close()
    said = server.stop()
    for line in said.splitlines():
        assert {"time", "level", "where", "message"} <= set(json.loads(line))
    for secret in (ticket["table"], ticket["key"], "Secretissima"):
        assert secret not in said


def test_a_line_of_the_log() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    record = logging.LogRecord("settebello.x", logging.WARNING, "f", 1, "Table %s", (log_label("t"),), None)
    handler.emit(record)
    line: dict[str, Any] = json.loads(stream.getvalue())
    assert (line["level"], line["message"]) == ("warning", f"Table {log_label('t')}")
    assert "t" not in line["message"].split()[1:], "a label, not the name"


def test_an_unused_connection_is_not_an_error_when_the_server_stops(capsys: pytest.CaptureFixture[str]) -> None:
    assert f'"{logs.UNUSED_CONNECTION}"' in inspect.getsource(uvicorn.server), "uvicorn has another message now"
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logs.configure_logging("text")
        for tasks in (0, 2):
            logging.getLogger("uvicorn.error").error(logs.UNUSED_CONNECTION, tasks)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert capsys.readouterr().err == "ERROR: Cancel 2 running task(s), timeout graceful shutdown exceeded\n"
