"""The owner of a server may be a stranger: a terminal obeys nothing that it sends."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from collections.abc import Iterator

import msgspec
import pytest
from textual.widgets import Static

from settebello.client import ClientError, sit_down, watch
from settebello.client.sanitizer import decode_sanitized, sanitize_text
from settebello.protocol.game import ErrorMessage
from settebello.terminal.session.online.session import OnlineSession
from settebello.untrusted_text import TextError
from settebello.wording import error_text
from tests.client.hostile_server import EVIL
from tests.support.server_process import TIMEOUT, ServerProcess, environment, open_table, server_process
from tests.terminal.local_tables import seated
from tests.terminal.online_tables import Terminal, link_of
from tests.terminal.tui.pilot import my_turn, run, until


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("hostile"), module="tests.client.hostile_server") as running:
        yield running


def obeyed(text: str) -> set[str]:
    """The characters that a terminal would obey, apart from new lines."""
    turns = set("\u202a\u202b\u202c\u202d\u202e")
    return {letter for letter in text if unicodedata.category(letter) in ("Cc", "Zl", "Zp") or letter in turns} - {"\n"}


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Rosa", "Rosa"),
        ("👩\u200d👧 بی\u200cبی", "👩\u200d👧 بی\u200cبی"),
        ("\x1b]52;c;aGk=\x07Rosa", "]52;c;aGk=Rosa"),
        ("\x9b31mRosa\x7f", "31mRosa"),
        ("Rosa\nYou win!\r\u2028\u2029\x85", "Rosa You win!    "),
        ("\u202eevil\u202c", "evil"),
        ("\u2068Rosa\u2069", "\u2068Rosa\u2069"),
        ("\u2067evil", "\u2067evil\u2069"),
        ("\u2069\u2066a\u2069\u2069", "\u2066a\u2069"),
    ],
    ids=ascii,
)
def test_a_text_is_made_printable(sent: str, shown: str) -> None:
    assert sanitize_text(sent) == shown
    assert obeyed(sanitize_text(sent)) == set()


def test_every_text_of_a_message_is() -> None:
    sent = msgspec.json.encode(ErrorMessage(id=EVIL, code=EVIL, message=EVIL))
    found = decode_sanitized(sent, ErrorMessage)
    assert [obeyed(text) for text in (found.id or "", found.code, found.message)] == [set()] * 3
    with pytest.raises(TextError):
        decode_sanitized(b"[" * 100_000, ErrorMessage)


def test_what_is_played_line_by_line(hostile: ServerProcess) -> None:
    ticket = open_table(hostile, against=["greedy"], settings={"target": "1"}, title="Evil")
    game = OnlineSession(sit_down(link_of(hostile, ticket), ""))
    answers = iter(["rules", "nonsense", "score"])
    text = Terminal(game, lambda said: "n" if "Another game?" in said else next(answers, "1")).end()
    assert "]0;owned" in text, "it was sent"
    assert obeyed(text) == set()


def test_what_a_program_prints(hostile: ServerProcess) -> None:
    ticket = open_table(hostile, against=["open"], settings={"target": "1"})
    link = link_of(hostile, ticket, own=False)
    command = [sys.executable, "-m", "settebello", "play", "--join", link, "--player", "greedy"]
    program = subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    assert program.stdout is not None
    text = program.stdout.readline()
    assert "]0;owned" in text, "it says where it sits"
    with sit_down(link_of(hostile, ticket), "") as host:
        host.close_table()
        rest, _ = program.communicate(timeout=TIMEOUT)
    text += rest
    assert obeyed(text) == set()


def test_what_is_refused(hostile: ServerProcess) -> None:
    for link in (f"{hostile.url}/table/nowhere", f"{link_of(hostile, open_table(hostile), own=False)}#seat={'k' * 32}"):
        with pytest.raises(ClientError) as refused:
            watch(link).close() if "#" not in link else sit_down(link, "").close()
        assert "]0;owned" in str(refused.value)
        assert obeyed(error_text(refused.value)) == set()


def test_what_is_drawn(hostile: ServerProcess) -> None:
    """Nor are names taken for the markup of the screens."""

    async def go() -> None:
        game = OnlineSession(sit_down(link_of(hostile, open_table(hostile, against=["greedy"])), ""))
        async with seated(game) as (app, pilot):
            await until(pilot, lambda: my_turn(app))
            await pilot.press("question_mark")
            await until(pilot, lambda: len(app.screen_stack) > 1)
            app._table_context.show_message(f"{game.names[0]} is here.")
            await until(pilot, lambda: len(app._notifications) > 0)
            (told,) = app._notifications
            assert (told.markup, "[@click=app.quit]" in told.message) == (False, True)
            await pilot.press("escape")
            texts = [str(part.render()) for part in app.query(Static)]
            assert "]0;owned" in "".join(texts)
            assert obeyed("".join(texts)) == set()

    run(go())
