"""What the tests of the commands share: a record, and a command that prints or refuses something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from settebello.cli import main
from settebello.record import write
from settebello.variants import variant
from tests.study.games import played

Run = Callable[..., str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a game that has just begun."""
    file = tmp_path / "game.txt"
    file.write_text(write(played(variant("scopa").rules(2), actions=4)), encoding="utf-8")
    return file


@pytest.fixture
def run(command: str, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the ``command`` of the test module quickly with some arguments, and returns what it prints."""

    def call(*arguments: object) -> str:
        main([command, *map(str, arguments), "--precision", "quick"])
        return capsys.readouterr().out

    return call


@pytest.fixture
def refused(command: str, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the ``command`` of the test module with some arguments, and returns the one line that refuses them."""

    def call(*arguments: object) -> str:
        with pytest.raises(SystemExit) as ended:
            main([command, *map(str, arguments)])
        assert ended.value.code == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        return shown.err

    return call
