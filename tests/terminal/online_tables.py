"""Tables on a server for the tests of the terminal."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from settebello.client import ConnectionEnded, OnlineTable, play_for, sit_down
from settebello.players import make_player
from settebello.terminal.plain.table import PlainTable
from settebello.terminal.session.online.session import OnlineSession
from settebello.terminal.text.messages import Translator
from tests.support.server_process import TIMEOUT, ServerProcess, open_table


def link_of(server: ServerProcess, ticket: dict[str, Any], *, own: bool = True) -> str:
    return f"{server.url}/table/{ticket['table']}" + (f"#seat={ticket['key']}" if own else "")


def own_game(server: ServerProcess, **wanted: object) -> OnlineSession:
    """A game at a new table, as its host sees it."""
    return OnlineSession(sit_down(link_of(server, open_table(server, **wanted)), ""))


def beside(table: OnlineTable, name: str = "greedy", pause: float = 20.0) -> threading.Thread:
    """Have a player play at that table in a thread, until its game is over."""

    def run() -> None:
        with suppress(ConnectionEnded):  # the test is over
            play_for(table, make_player(name, 1), pause=pause)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


class Terminal:
    """Somebody at a plain terminal, in a thread.

    ``answers`` gives the next line to what was said so far; None ends the input.
    """

    def __init__(self, game: OnlineSession, answers: Callable[[str], str | None], lang: str = "en") -> None:
        self.session = game
        self.writes = io.StringIO()
        self.answers = answers
        self.table = PlainTable(game, Translator(lang, game.rules), reads=self, writes=self.writes)  # type: ignore[arg-type]
        self.thread = threading.Thread(target=self.table.run, daemon=True)
        self.thread.start()

    def readline(self) -> str:
        answer = self.answers(self.said)
        return "" if answer is None else f"{answer}\n"

    def isatty(self) -> bool:
        return False

    @property
    def said(self) -> str:
        return self.writes.getvalue()

    def end(self) -> str:
        """The output, when it is over."""
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive(), self.said[-2000:]
        return self.said
