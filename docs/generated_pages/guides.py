"""The generated parts of the guides, which are otherwise written by hand.

A part is between ``<!-- generated: name -->`` and ``<!-- end -->``. In a ``console`` block, a line ``$ settebello …``
is followed by the output of that command.
"""

from __future__ import annotations

import re
import shlex
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from generated_pages.options import options_table
from generated_pages.protocol import (
    client_messages_table,
    close_codes_table,
    endpoints_table,
    events_table,
    lobby_messages_table,
    server_messages_table,
)
from settebello.cli import main

_PART = re.compile(r"(<!-- generated: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_CONSOLE = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)

_PARTS = {
    "options": options_table,
    "client-messages": client_messages_table,
    "server-messages": server_messages_table,
    "events": events_table,
    "lobby-messages": lobby_messages_table,
    "close-codes": close_codes_table,
    "endpoints": endpoints_table,
}


def guides(docs: Path) -> dict[str, str]:
    """Every guide with its generated parts rewritten, by its path in ``docs``."""
    paths = [*sorted(docs.glob("*.md")), *sorted(docs.glob("development/*.md"))]
    return {path.relative_to(docs).as_posix(): _filled(path.read_text(encoding="utf-8")) for path in paths}


def _filled(text: str) -> str:
    text = _PART.sub(lambda part: f"{part[1]}\n{_PARTS[part[2]]()}\n\n{part[3]}", text)
    return _CONSOLE.sub(lambda block: _ran(block[0]), text)


def _ran(block: str) -> str:
    """The block with the current output of its commands."""
    commands = [line for line in block.splitlines() if line.startswith("$ ")]
    return "\n".join(f"{line}\n{output(line.removeprefix('$ '))}" for line in commands)


def output(command: str) -> str:
    """The output of a command, including errors."""
    program, *arguments = shlex.split(command)
    assert program == "settebello", command
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            main(arguments)
        except SystemExit:
            pass
    return printed.getvalue()
