"""The connection of a client: it breaks, and the server or its store is away."""

from __future__ import annotations

import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from settebello.client import (
    ConnectionEnded,
    TableListener,
    pending_requests,
    sit_down,
)
from settebello.client.connection import Connection
from settebello.client.pending_requests import PendingRequests
from settebello.protocol.game import Advice, ErrorMessage, Ok
from settebello.protocol.refusals import STORE_AWAY
from tests.client.online_games import both_play, link_of
from tests.support.server_process import TIMEOUT, ServerProcess, open_table, server_process


def test_that_something_is_put_off_is_said_once(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is sent again."""
    monkeypatch.setattr(pending_requests, "RESEND_DELAY", 0.02)
    hear, answers = PendingRequests.receive_answer, iter(range(3))

    def heard(pending: PendingRequests, message: Ok | Advice | ErrorMessage) -> None:
        if isinstance(message, Ok) and next(answers, None) is not None:
            message = ErrorMessage(id=message.id, code=STORE_AWAY.key, message=STORE_AWAY())
        hear(pending, message)

    with sit_down(link_of(server, open_table(server, against=["open"])), "") as table:
        table.wait_for_shuffle(lambda now: now.committed == (0,), TIMEOUT)
        listener = table.listener = Mock(spec=TableListener)
        monkeypatch.setattr(PendingRequests, "receive_answer", heard)
        table.ready()
        table.ready(ready=False)
        assert next(answers, None) is None
        listener.request_deferred.assert_called_once()


def test_a_connection_that_breaks_while_it_is_closed() -> None:
    class Socket:
        closed = False

        def close(self) -> None:
            self.closed = True

    socket = Socket()
    held = iter([socket])

    class Breaking(Connection):
        """Its connection is gone whenever one looks again."""

        _socket = property(lambda _: next(held, None), lambda *_: None)

    Breaking(
        "http://x", "/", first_message=lambda: b"", on_message=lambda _: None, on_state_change=lambda _: None
    ).close()
    assert socket.closed


@pytest.mark.slow
def test_players_go_on_when_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_requests, "RESEND_DELAY", 0.02)
    server = ServerProcess(tmp_path, module="tests.client.failing_store_server")
    try:
        ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "3"})
        host, guest = sit_down(link_of(server, ticket), ""), sit_down(ticket["code"], "Ada", server=server.url)
        with host, guest:
            both_play(host, guest)
    finally:
        server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["before", "while"])
def test_a_server_that_is_killed_and_started_again_loses_nothing(tmp_path: Path, moment: str) -> None:
    with server_process(tmp_path) as server:
        ticket = open_table(server, against=["greedy"])
        with sit_down(link_of(server, ticket), "") as table:
            update = table.take(TIMEOUT)
            while update is not None and not update.view.legal:
                update = table.take(TIMEOUT)
            assert update is not None
            server.kill()
            made: list[int] = []
            version, action = update.version, update.view.legal[0]
            acting = threading.Thread(target=lambda: made.append(table.act(version, action)))
            if moment == "while":
                acting.start()
            server.restart()
            if moment == "before":
                acting.start()
            acting.join(TIMEOUT)
            assert len(made) == 1
            assert made[0] > update.version  # not always the next: the share in the next seed is a step too
            after = table.take(TIMEOUT)
            assert after is not None
            assert [move.action for move in after.view.history][len(update.view.history)] == action


@pytest.mark.slow
def test_a_server_that_stays_away_is_given_up(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        ticket = open_table(server, against=["greedy"])
        with sit_down(link_of(server, ticket), "", reconnect_timeout=1) as table:
            server.kill()
            with pytest.raises(ConnectionEnded, match="The server has not answered for 1 seconds"):
                table.wait_for_room(lambda room: room.phase == "closed", 60)
            assert table.ended
            with pytest.raises(ConnectionEnded):
                table.act(1, "7D")
        server.restart()
