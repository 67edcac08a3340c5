"""Links to tables of a server process, and players at them."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from settebello.client import (
    ClientError,
    OnlineTable,
    ScoreSheet,
    play_for,
    sit_down,
)
from settebello.players import make_player
from settebello.wording import error_text
from tests.support.server_process import TIMEOUT, ServerProcess


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


def refused(link: str, server: str | None = None, name: str = "Ada", lang: str = "en") -> str:
    with pytest.raises(ClientError) as error:
        sit_down(link, name, server=server, lang=lang).close()
    said = error_text(error.value, lang)
    assert said.endswith(".")
    assert said.isprintable()
    return said
