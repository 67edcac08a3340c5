"""Reports: one person at a table reports another to the people who run the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client


def test_a_report_is_one_line_of_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = ServerProcess(tmp_path, flags=["--log", "json"])
    try:
        ticket = open_table(server, against=["open", "random"], name="Nonna", seats=3)
        address = f"{server.url}/api/tables/{ticket['table']}/seats"
        rosa = http.post(address, json={"name": "Rosa"}).json()
        mine = {"authorization": f"Bearer {ticket['key']}"}
        people = [Client(server, one, gathers=True) for one in (ticket, rosa)]
        people[1].say({"type": "say", "id": "s", "phrase": "lucky"})
        people[0].hear("said")
        answers = [
            http.post(f"{address}/report", json={"seat": seat}, headers=headers)
            for seat, headers in ((1, mine), (0, mine), (2, mine), (5, mine), (1, {}), (9, mine))
        ]
        codes = [(one.status_code, one.json()["code"] if one.content else "") for one in answers]
        refused = (400, "not-reportable")
        assert codes == [(204, ""), refused, refused, refused, (403, "wrong-key"), (400, "not-readable")]
        assert "settebello_reports_total 1.0" in http.get(f"{server.url}/metrics").text
        for person in people:
            person.close()
    finally:
        log = server.stop()
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    (report,) = [line for line in lines if "Report" in line["message"]]
    assert report["level"] == "warning"
    said = report["message"]
    assert "'Nonna' (seat 0) reports 'Rosa' (seat 1), who has said: lucky." in said
    assert ticket["table"] not in log
    assert ticket["key"] not in log
