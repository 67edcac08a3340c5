"""A table on a server, through the client."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.sync.server import ServerConnection, serve

from settebello.client import (
    ClientError,
    ConnectionEnded,
    OnlineTable,
    Refused,
    ScoreSheet,
    TableListener,
    pending_requests,
    play_for,
    shuffle_participant,
    sit_down,
    watch,
)
from settebello.client import connection as client_connection
from settebello.client.connection import Connection
from settebello.client.pending_requests import PendingRequests
from settebello.players import make_player
from settebello.protocol.game import Advice, ErrorMessage, Ok
from settebello.protocol.refusals import STORE_AWAY
from settebello.protocol.room import RoomInfo
from settebello.protocol.shuffle import ShuffleInfo
from settebello.record import proofs
from settebello.wording import error_text
from tests.support.server_process import TIMEOUT, ServerProcess, open_table, server_process


def link_of(server: ServerProcess, ticket: dict[str, Any], *, own: bool = True) -> str:
    return f"{server.url}/table/{ticket['table']}" + (f"#seat={ticket['key']}" if own else "")


def played(table: OnlineTable, name: str, into: dict[str, ScoreSheet]) -> threading.Thread:
    """Have that player play at the table, in a thread."""

    def run() -> None:
        into[name] = play_for(table, make_player(name, 1), pause=0.0)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def both_play(host: OnlineTable, guest: OnlineTable) -> None:
    """Both to the end of their game, which ends the same for both."""
    last: dict[str, ScoreSheet] = {}
    for thread in (played(host, "random", last), played(guest, "greedy", last)):
        thread.join(TIMEOUT)
    assert last["random"] == last["greedy"]
    assert last["greedy"].winners


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


def refused(link: str, server: str | None = None, name: str = "Ada", lang: str = "en") -> str:
    with pytest.raises(ClientError) as error:
        sit_down(link, name, server=server, lang=lang).close()
    said = error_text(error.value, lang)
    assert said.endswith(".")
    assert said.isprintable()
    return said


def test_doors_that_stay_closed_say_why(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    link = link_of(server, ticket, own=False)
    assert "There is no such table" in refused(f"{server.url}/table/nowhere")
    assert "There is no table with this code" in refused("AAAAAAA", server.url)
    assert "This is not the key of a seat at this table" in refused(f"{link}#seat={'k' * 32}")
    assert refused(link, name="x" * 31) == "A name has 1 to 30 characters, and this one has 31."
    assert refused(link, name=" ") == "A name has 1 to 30 characters, and this one has 0."
    with sit_down(link, "Ada"):
        assert refused(link) == "All seats at this table are taken, but you can watch."


def test_doors_stay_closed_in_the_language_that_is_wanted(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    link = link_of(server, ticket, own=False)
    assert refused("hello", lang="it").startswith("«hello» non porta a nessun tavolo")
    assert refused(f"{server.url}/table/nowhere", lang="it") == "Questo tavolo non esiste: controlla il link."
    assert refused("AAAAAAA", server.url, lang="es").startswith("Ninguna mesa tiene este código")
    assert refused(f"{link}#seat={'k' * 32}", lang="de").startswith("Das ist nicht der Schlüssel eines Platzes")
    assert refused(link, name="x" * 31, lang="fr") == "Un nom a de 1 à 30 lettres, et celui-ci en a 31."
    with sit_down(link, "Ada", lang="it") as table:
        assert refused(link, lang="de") == "An diesem Tisch sind alle Plätze besetzt; man darf zuschauen."
        with pytest.raises(Refused, match="Ora nessuno può giocare"):
            table.act(0, "7D")


def test_a_table_that_nobody_may_watch(server: ServerProcess) -> None:
    ticket = open_table(server, against=["greedy"], watchers=False)
    with pytest.raises(Refused, match="Watching is not allowed at this table"):
        watch(link_of(server, ticket, own=False))
    assert refused(link_of(server, ticket, own=False)) == "All seats at this table are taken."


def test_no_server_there() -> None:
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))  # and nobody listens there
        port = unheard.getsockname()[1]
        said = refused(f"http://127.0.0.1:{port}/table/x")
    assert said.startswith(f"No server answers at http://127.0.0.1:{port} (Connection refused)")


@contextmanager
def answering(body: bytes, status: int = 200) -> Iterator[str]:
    """Somebody else's server, which gives everybody the same answer."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{other.server_port}"
        finally:
            other.shutdown()
            thread.join()


@pytest.mark.parametrize("body", [b"{}", b"<html>", b'{"title": 3, "open": "none"}', b"\xff"])
def test_a_server_of_another_version(body: bytes) -> None:
    with answering(body) as url:
        assert refused(f"{url}/table/x") == (
            f"The server at {url} has a different version from this program: update the older one."
        )


def test_a_server_of_something_else() -> None:
    with answering(b"Not here", 404) as url:
        assert refused(f"{url}/table/x") == f"What answers at {url} is not a Settebello server: check the address."


@pytest.mark.parametrize(
    ("received", "known"), [('{"type":"confetti"}', False), ('{"type":"update","version":"x"}', True), ("[", True)]
)
def test_what_a_newer_server_adds_is_passed_over(received: str, known: bool) -> None:
    from settebello.client.errors import VersionError

    heard: list[object] = []
    connection = Connection(
        "http://x", "/", first_message=lambda: b"", on_message=heard.append, on_state_change=lambda _: None
    )
    if known:
        with pytest.raises(VersionError, match="has a different version from this program"):
            connection._handle(received)
    else:
        connection._handle(received)
    assert heard == []


def test_the_client_loads_nothing_of_a_server_but_its_messages() -> None:
    code = (
        "import sys, settebello.client;"
        "print(sorted(name for name in sys.modules if name in ('starlette', 'uvicorn', 'sqlite3', 'textual')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


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
