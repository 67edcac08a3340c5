"""A table on a server, through the client."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from settebello.client import (
    ConnectionEnded,
    OnlineTable,
    Refused,
    play_for,
    shuffle_participant,
    sit_down,
    watch,
)
from settebello.client.connection import Connection
from settebello.players import make_player
from settebello.protocol.game import ErrorMessage
from settebello.protocol.refusals import STORE_AWAY
from settebello.protocol.room import RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import proofs
from tests.client.online_games import both_play, link_of
from tests.support.server_process import TIMEOUT, ServerProcess, open_table


def test_two_players_play_a_game_and_another(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"], name="Nonna", settings={"target": "3"})
    host, guest = (
        sit_down(link_of(server, ticket), "", reconnect_timeout=5),
        sit_down(ticket["code"], "Ada", server=server.url),
    )
    with host, guest:
        both_play(host, guest)
        shares = [proof.shares for proof in proofs(host.record())]
        assert shares[0] == 2, "both devices have given their share in the seed"
        again = host.rematch()
        with again, guest.rematch() as other:
            assert again.name == other.name != ticket["table"]
            assert (again.seat, other.seat) == (0, 1)


def test_one_has_committed_before_one_can_say_that_one_is_ready(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the round could be dealt without it."""
    known: list[RoomInfo | None] = []
    hear = OnlineTable._receive_shuffle

    def noted(table: OnlineTable, message: ShuffleInfo) -> None:
        known.append(table.room)
        hear(table, message)

    monkeypatch.setattr(OnlineTable, "_receive_shuffle", noted)
    with sit_down(link_of(server, open_table(server, against=["open"])), ""):
        assert known[0] is None


@pytest.mark.parametrize("lost", ["broken", "put off"])
def test_a_commitment_that_was_lost_is_given_again(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    kept, send = threading.Event(), Connection.send
    monkeypatch.setattr(Connection, "send", lambda connection, text: kept.is_set() and send(connection, text))
    monkeypatch.setattr(shuffle_participant, "RESEND_DELAY", 0.02)
    ticket = open_table(server, against=["open"])
    with sit_down(link_of(server, ticket), "") as table:
        kept.set()
        if lost == "broken":
            assert table._connection._socket is not None
            table._connection._socket.close()
        else:
            (name,) = table.shuffle._sent
            table._receive(ErrorMessage(id=name, code=STORE_AWAY.key, message=STORE_AWAY()))
        table.wait_for_shuffle(lambda now: now.committed == (0,), TIMEOUT)


def test_nothing_is_said_before_who_says_it() -> None:
    """A connection that is restored takes nothing from other threads before its first message."""
    said: list[str | bytes] = []
    greeted = threading.Event()

    def attend(socket: ServerConnection) -> None:
        for message in socket:
            said.append(message)
            greeted.set()

    def hello() -> bytes:
        connection.send(b"7D")
        return b"hello"

    with serve(attend, "127.0.0.1", 0) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        url = f"http://127.0.0.1:{other.socket.getsockname()[1]}"
        connection = Connection(
            url, "/", first_message=hello, on_message=lambda _: None, on_state_change=lambda _: None
        )
        connection.open()
        assert greeted.wait(TIMEOUT)
        connection.close()
        other.shutdown()
        thread.join()
    assert said == ["hello"]


def test_who_watches_sees_no_hand(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"])
    with sit_down(link_of(server, ticket), "") as mine, watch(link_of(server, ticket, own=False)) as watching:
        seen = watching.take(TIMEOUT)
        assert seen is not None
        assert (watching.seat, len(seen.view.hand), seen.view.legal) == (None, 0, ())
        assert mine.take(TIMEOUT) is not None
        with pytest.raises(Refused, match="You are watching this table"):
            watching.act(seen.version, "7D")


def test_what_the_server_refuses_changes_nothing(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"])
    with sit_down(link_of(server, ticket), "") as table:
        update = table.take(TIMEOUT)
        while update is not None and not update.view.legal:
            update = table.take(TIMEOUT)
        assert update is not None
        with pytest.raises(Refused, match="is not allowed now"):
            table.act(update.version, next(card for card in ("7D", "7C", "7S", "7B") if card not in update.view.legal))
        assert table.act(update.version, update.view.legal[0]) > update.version


def test_a_table_that_its_host_closes(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    host, guest = sit_down(link_of(server, ticket), ""), sit_down(link_of(server, ticket, own=False), "Ada")
    with host, guest:
        host.close_table()
        with pytest.raises(ConnectionEnded, match="This table has been closed by its host"):
            guest.take(TIMEOUT)


def test_a_seat_that_is_given_away(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    host, guest = sit_down(link_of(server, ticket), ""), sit_down(link_of(server, ticket, own=False), "Ada")
    with host, guest:
        host.fill(1, "greedy")
        with pytest.raises(ConnectionEnded, match="Your seat at this table has been given to somebody else"):
            guest.take(TIMEOUT)


class Illegal:
    """A player that chooses an illegal action every other time."""

    def __init__(self) -> None:
        self.player, self.turns = make_player("greedy"), 0

    def choose(self, view: Any, rules: Any) -> Any:
        from settebello.core import Action

        self.turns += 1
        card = next(card for card in rules.cards if card not in view.hand)
        return Action.parse(str(card)) if self.turns % 2 else self.player.choose(view, rules)


def test_a_player_that_chooses_wrongly_loses_only_that_decision(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"], settings={"target": "1"})
    with sit_down(link_of(server, ticket), "") as table:
        player = Illegal()
        assert play_for(table, player, pause=0.0).winners
        assert player.turns >= 18
