"""Renewing the link of a seat, and letting somebody in again."""

from __future__ import annotations

from contextlib import suppress

import pytest

from settebello.client import (
    ConnectionEnded,
    OnlineTable,
    Refused,
    sit_down,
)
from settebello.client import connection as client_connection
from settebello.client.pending_requests import PendingRequests
from settebello.protocol.game import Advice, ErrorMessage, Ok
from tests.client.online_games import link_of, refused
from tests.support.server_process import TIMEOUT, ServerProcess, open_table


def _ended(table: OnlineTable, why: str) -> None:
    """Until the server has hung up, for that reason."""
    while not table.ended:
        with suppress(ConnectionEnded):
            table.take(0.1)
    assert why in table.end_reason


def test_a_link_is_renewed_and_the_game_goes_on(server: ServerProcess) -> None:
    ticket = open_table(server, watchers=False)
    with sit_down(link_of(server, ticket), "") as table, sit_down(link_of(server, ticket), "") as other:
        old, new = table.link, table.renew_link()
        assert (new, new != old) == (table.link, True)
        _ended(other, "the old one does not work any more")
        assert table.record().rules == table.rules
        assert "the old one does not work any more" in refused(old)
        with sit_down(new, "") as again:
            assert again.seat == 0
            assert table.room is not None
            devices = table.wait_for_room(lambda room: len(room.connected) == 2, TIMEOUT).connected
            table.send_away(next(device.id for device in devices if not device.own))
            _ended(again, "sent away by another device")


def test_the_host_lets_in_again(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    with sit_down(link_of(server, ticket), "") as nonna, sit_down(link_of(server, ticket, own=False), "Rosa") as rosa:
        nonna.fill(1, None)
        nonna.wait_for_room(lambda room: room.removed == ("Rosa",), TIMEOUT)
        assert "only the host can let you in again" in refused(rosa.link)
        nonna.admit("Rosa")
        nonna.wait_for_room(lambda room: room.removed == (), TIMEOUT)


def test_a_renewed_key_is_not_lost_with_the_answer(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_connection, "FIRST_RETRY_DELAY", 0.01)
    heard = PendingRequests.receive_answer
    lost: list[Ok] = []

    with sit_down(link_of(server, open_table(server, against=["open"])), "") as table:
        old = table.link

        def answered(requests: PendingRequests, message: Ok | Advice | ErrorMessage) -> None:
            if isinstance(message, Ok) and not lost:
                lost.append(message)
                socket = table._connection._socket
                assert socket is not None
                socket.close()
            else:
                heard(requests, message)

        monkeypatch.setattr(PendingRequests, "receive_answer", answered)
        assert table.renew_link() == table.link != old
        assert lost
    with sit_down(table.link, "") as back:
        assert back.seat == 0
    with pytest.raises(Refused):
        sit_down(old, "")
