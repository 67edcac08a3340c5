"""Sitting down: what is refused, and servers that are not there, of another version or of another kind."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from settebello.client import (
    Refused,
    sit_down,
    watch,
)
from settebello.client.connection import Connection
from tests.client.online_games import link_of, refused
from tests.support.server_process import ServerProcess, open_table


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
        with pytest.raises(Refused, match="Ora nessuno può giocare") as error:
            table.act(0, "7D")
        assert error.value.code == "not-begun"
    with pytest.raises(Refused) as error:
        sit_down(f"{server.url}/table/nowhere", "Ada", lang="it")
    assert error.value.code == "no-table"


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
