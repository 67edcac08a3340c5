"""Reviews of kept games, through the client."""

from __future__ import annotations

import pytest

from settebello.client import (
    ClientError,
    NoServer,
    Refused,
    ReviewProgress,
    VersionError,
    fetch_game,
    fetch_review,
    play_for,
    sit_down,
    start_review,
    wait_for_review,
)
from settebello.client import reviews as client_reviews
from settebello.client.http_api import Response
from settebello.players import make_player
from settebello.record import record_digest
from settebello.study import decode_review, encode_review
from settebello.wording import error_text
from tests.support.server_process import TIMEOUT, ServerProcess, open_table

LINK = "https://scopa.example.org/game/x7Yf-q2"


def test_a_game_is_reviewed(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_reviews, "POLL_INTERVAL", 0.1)
    ticket = open_table(server, settings={"target": "1"}, level="greedy")
    with sit_down(f"{server.url}/table/{ticket['table']}#seat={ticket['key']}", "Ada") as table:
        play_for(table, make_player("greedy"), pause=0.0)
        link, key = table.keep_game(), table.key or ""
    with pytest.raises(Refused, match="This game has not been reviewed"):
        fetch_review(link)
    with pytest.raises(Refused, match="Das ist nicht der Schlüssel"):
        start_review(link, "x" * 32, lang="de")
    assert start_review(link, key, precision="quick").state in ("waiting", "running")
    told: list[ReviewProgress] = []
    found = wait_for_review(link, precision="quick", progress=told.append, timeout=5 * TIMEOUT)
    assert {progress.state for progress in told} <= {"waiting", "running"}
    assert (found.record, found.precision) == (record_digest(fetch_game(link)), "quick")
    assert decode_review(encode_review(found)) == found == fetch_review(f"{link}#1.2")
    assert start_review(link, key, precision="quick") == ReviewProgress(state="done", percent=100)
    with pytest.raises(Refused, match="This game has not been reviewed"):
        fetch_review(link, precision="thorough")


def _answer(monkeypatch: pytest.MonkeyPatch, status: int, content: bytes) -> None:
    monkeypatch.setattr(client_reviews, "send_request", lambda *_, **__: Response(status, content))


def test_a_review_that_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, 202, b'{"state": "running", "percent": 40, "new": 1}')
    assert fetch_review(LINK) == ReviewProgress(state="running", percent=40)
    with pytest.raises(ClientError, match="only 40% done") as error:
        wait_for_review(LINK, timeout=0)
    assert error_text(error.value, "es") == "El análisis va solo por el 40 %: vuelve a pedirlo más tarde."


@pytest.mark.parametrize(
    ("status", "content"),
    [
        (202, b'{"state": "dreaming"}'),
        (202, b"\xff"),
        (200, b""),
        (200, b"{}"),
        (200, b'{"format": 99}'),
        (200, b'{"format": 1}'),
        (200, b"[" * 100_000),
    ],
)
def test_what_cannot_be_read_is_of_another_version(
    monkeypatch: pytest.MonkeyPatch, status: int, content: bytes
) -> None:
    _answer(monkeypatch, status, content)
    with pytest.raises(VersionError):
        fetch_review(LINK)


def test_no_server() -> None:
    with pytest.raises(NoServer):
        fetch_review("http://127.0.0.1:9/game/x")
