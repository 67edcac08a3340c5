"""``settebello daily``: an attempt a day, kept on the device."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from settebello.cli import daily as command
from settebello.cli import main
from settebello.record import read
from settebello.terminal.session.daily import attempt_path, current_day
from settebello.terminal.session.record_files import SaveError

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
Run = Callable[..., str]


class _Clock(datetime):
    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # a clock that stands still
        return NOW


@pytest.fixture(autouse=True)
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(command, "datetime", _Clock)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        main(["daily", "--plain", "--lang", "en", *arguments])
        return capsys.readouterr().out

    return call


@pytest.fixture
def refused(run: Run, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            run(*arguments)
        assert ended.value.code == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    return call


def test_a_game_of_four_rounds_with_its_result_and_a_text_to_share(run: Run) -> None:
    shown = run(typed="1\n" * 80)
    assert "Daily game of 2026-11-28: 2 players, 4 rounds." in shown
    assert "4 rounds are played." in shown
    assert "Another game?" not in shown
    assert "One day proves little" in shown
    assert shown.splitlines()[-2].startswith("Settebello 2026-11-28: ")
    assert run() == shown[shown.index("Your result: ") :], "a second attempt is not offered"


def test_an_attempt_that_was_left_goes_on(run: Run) -> None:
    left = run(typed="1\n1\nq\n")
    assert "settebello daily --date 2026-11-28" in left
    begun = read(attempt_path(date(2026, 11, 28)).read_text())
    assert "Your result" not in left
    finished = run(typed="1\n" * 80)
    assert "Your result: " in finished
    ended = read(attempt_path(date(2026, 11, 28)).read_text())
    assert ended.rounds[0].actions[: len(begun.rounds[0].actions)] == begun.rounds[0].actions


def test_there_are_no_hints(run: Run) -> None:
    assert "There are no hints in the daily game." in run(typed="hint\nq\n")


def test_the_result_of_a_kept_attempt_as_json(run: Run, refused: Run) -> None:
    assert "There is no attempt at the game of 2026-11-28" in refused("--json")
    run(typed="1\nq\n")
    result = json.loads(run("--json"))
    assert (result["day"], result["finished"], result["rounds"]) == ("2026-11-28", False, [])


def test_past_days_are_there_and_coming_ones_are_not(run: Run, refused: Run) -> None:
    assert "Daily game of 2026-11-20" in run("--date", "2026-11-20", typed="q\n")
    assert "begins on that day" in refused("--date", "2026-11-29")
    assert "the first is that of" in refused("--date", "2025-11-29")
    assert "is not a date" in refused("--date", "yesterday")


def test_a_damaged_attempt_is_refused_and_kept(run: Run, refused: Run) -> None:
    run(typed="1\nq\n")
    path = attempt_path(date(2026, 11, 28))
    path.write_text(damaged := path.read_text()[:-20])
    assert "does not hold a game that can be continued" in refused()
    assert path.read_text() == damaged


def test_an_attempt_at_another_day_is_refused(run: Run, refused: Run) -> None:
    run("--date", "2026-11-27", typed="1\nq\n")
    attempt_path(date(2026, 11, 27)).rename(attempt_path(date(2026, 11, 28)))
    assert "not an attempt at the daily game of 2026-11-28" in refused()


def test_after_midnight_the_game_that_was_begun_goes_on_for_a_while(run: Run) -> None:
    run(typed="1\nq\n")
    assert current_day(datetime(2026, 11, 29, 1, 59, tzinfo=UTC)) == date(2026, 11, 28)
    assert current_day(datetime(2026, 11, 29, 2, 1, tzinfo=UTC)) == date(2026, 11, 29)
    run(typed="1\n" * 80)
    assert current_day(datetime(2026, 11, 29, 1, 59, tzinfo=UTC)) == date(2026, 11, 29)


def test_a_lost_store_is_a_fresh_start(run: Run, tmp_path: Path) -> None:
    run(typed="1\nq\n")
    attempt_path(date(2026, 11, 28)).unlink()
    assert "Round 1." in run(typed="q\n")


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "settebello").mkdir()
    (tmp_path / "settebello" / "daily").write_text("in the way")
    with pytest.raises(SaveError, match="cannot be created"):
        attempt_path(date(2026, 11, 28))
