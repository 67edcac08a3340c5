"""Standard streams as other programs and systems give them: no traceback, no half line, the right exit status."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import pytest

from settebello.cli import main
from settebello.variants import VARIANTS
from settebello.wording import game_summary

COMMANDS = [
    "--help",
    "--version",
    "variants",
    "variants --json",
    "rules chkobba --lang ar",
    "rules chkobba --json",
    "captures scopa --play 7C --table 7D",
    "play scopa --plain",
]
LEGACY = ["cp1250", "cp1252", "cp1256", "iso8859-1", "ascii", "shift_jis"]
NO_SPACE = "settebello: Reading or writing failed: No space left on device.\n"
NOT_OPEN = "settebello: Reading or writing failed: Bad file descriptor.\n"
needs_dev_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")

Run = Callable[..., int]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command with these streams, None for a closed one, and return its exit status."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def call(arguments: str, **streams: TextIO | None) -> int:
        for name, stream in {"stdin": io.StringIO(), **streams}.items():
            monkeypatch.setattr(sys, name, stream)
        try:
            main(arguments.split())
        except SystemExit as ended:
            return int(ended.code or 0)
        finally:
            for name in (name for name, stream in streams.items() if stream is None):
                getattr(sys, name).close()
        return 0

    return call


def encoded(encoding: str, errors: str = "strict") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=errors)


def text_of(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def pipe_without_reader() -> TextIO:
    reads, writes = os.pipe()
    os.close(reads)
    return open(writes, "w", encoding="utf-8")


@pytest.mark.parametrize("encoding", LEGACY)
@pytest.mark.parametrize("arguments", COMMANDS)
def test_characters_that_an_encoding_lacks_are_replaced(arguments: str, encoding: str, run: Run) -> None:
    whole, legacy = encoded("utf-8"), encoded(encoding)
    assert run(arguments, stdout=whole) == run(arguments, stdout=legacy) == 0
    if "--json" not in arguments and "play" not in arguments:
        assert text_of(legacy) == text_of(whole).encode(encoding, "replace").decode(encoding)
    assert text_of(legacy).endswith("\n")


@pytest.mark.parametrize("encoding", [*LEGACY, "utf-8", "utf-16"])
@pytest.mark.parametrize("lang", ["ar", "de"])
def test_json_keeps_every_character_in_every_encoding(lang: str, encoding: str, run: Run) -> None:
    output = encoded(encoding)
    assert run(f"variants --json --lang {lang}", stdout=output) == 0
    listed = json.loads(text_of(output))["variants"]
    assert [game["summary"] for game in listed] == [game_summary(game, lang) for game in VARIANTS]
    if encoding in {"ascii", "utf-8"}:
        assert ("\\u" in text_of(output)) == (encoding == "ascii")


def test_a_chosen_error_handler_is_kept(run: Run) -> None:
    output = encoded("ascii", "xmlcharrefreplace")
    assert run("rules chkobba", stdout=output) == 0
    assert "Čhk" not in text_of(output)
    assert "&#" in text_of(output)


def test_a_closed_input_is_empty(run: Run) -> None:
    closed, empty = encoded("utf-8"), encoded("utf-8")
    arguments = f"play scopa --plain --seed {'00' * 32}"
    assert run(arguments, stdout=closed, stdin=None) == run(arguments, stdout=empty) == 0
    shown = text_of(closed).splitlines()
    assert shown[:-1] == text_of(empty).splitlines()[:-1]
    assert shown[-1].startswith("The input has ended")


@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_closed_output_is_reported(arguments: str, run: Run) -> None:
    errors = io.StringIO()
    assert run(arguments, stdout=None, stderr=errors) == 2
    assert errors.getvalue() == NOT_OPEN


@needs_dev_full
@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_full_disk_is_reported(arguments: str, run: Run) -> None:
    errors = io.StringIO()
    with open("/dev/full", "w", encoding="utf-8") as full:
        assert run(arguments, stdout=full, stderr=errors) == 2
    assert errors.getvalue() == NO_SPACE


@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_reader_that_has_gone_ends_the_command_in_silence(arguments: str, run: Run) -> None:
    errors = io.StringIO()
    with pipe_without_reader() as pipe:
        assert run(arguments, stdout=pipe, stderr=errors) == 0
    assert errors.getvalue() == ""


@needs_dev_full
@pytest.mark.parametrize(("arguments", "status"), [("variants", 0), ("rules nowhere", 2), ("nonsense", 2)])
def test_the_status_does_not_depend_on_standard_error(arguments: str, status: int, run: Run) -> None:
    outputs = [encoded("utf-8"), encoded("utf-8")]
    assert run(arguments, stdout=outputs[0], stderr=None) == status
    with open("/dev/full", "w", encoding="utf-8") as full:
        assert run(arguments, stdout=outputs[1], stderr=full) == status
    assert text_of(outputs[0]) == text_of(outputs[1])
    assert (text_of(outputs[0]) == "") == (status != 0)


def test_a_file_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise PermissionError(13, "Permission denied", "evening.scopa")

    monkeypatch.setattr("settebello.cli.study._variants", fail)
    errors = io.StringIO()
    assert run("variants", stdout=encoded("utf-8"), stderr=errors) == 2
    assert errors.getvalue() == "settebello: evening.scopa cannot be read or written: Permission denied.\n"


# The whole process: Python writes what is left in its buffers when it ends, and reports a failure with a status of 120.


def ended(redirections: str, arguments: str) -> tuple[int, str, str]:
    """The exit status, the output and the errors of a command with redirections of the shell."""
    command = f"exec {sys.executable} -m settebello {arguments} {redirections}"
    process = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    return process.returncode, process.stdout, process.stderr


@needs_dev_full
@pytest.mark.parametrize(
    ("redirections", "status", "errors"),
    [
        (">/dev/full", 2, NO_SPACE),
        (">&-", 2, NOT_OPEN),
        ("<&- >&-", 2, NOT_OPEN),
        ("2>/dev/full", 0, ""),
        (">/dev/full 2>/dev/full", 2, ""),
        ("<&- >&- 2>&-", 2, ""),
    ],
)
def test_the_end_of_a_process(redirections: str, status: int, errors: str) -> None:
    code, output, told = ended(redirections, "variants")
    assert (code, told) == (status, errors)
    assert (output != "") == (status == 0)


def test_an_error_is_never_printed_as_the_output() -> None:
    assert ended("2>&-", "rules nowhere") == (2, "", "")
