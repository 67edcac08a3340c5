"""Games in files: nothing is lost, nothing is overwritten."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest

from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.record import read, write
from settebello.terminal import play
from settebello.terminal.session import record_files
from settebello.terminal.session.local import LocalSession
from settebello.variants import variant
from tests.terminal.local_tables import seeded


def play_on(file: Path, answers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    known = variant("scopa")
    play(known, known.rules(2), ["greedy"], plain=True, seed=bytes(32), save=file)


def test_every_action_is_in_the_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = seeded(save=file)
    for _ in range(5):
        game.play(game.choose_action() if game.turn != game.own_seat else _first(game))
        assert read(file.read_text()) == game.record
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_two_programs_that_write_one_file_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, flush = tmp_path / "game.txt", os.fsync

    def meanwhile(number: int) -> None:
        monkeypatch.setattr(os, "fsync", flush)
        record_files.write_atomically(file, "the other's, and longer")
        flush(number)

    monkeypatch.setattr(os, "fsync", meanwhile)
    record_files.write_atomically(file, "one's own")
    assert file.read_text() == "one's own"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_without_a_home_there_is_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(record_files.SaveError, match=r"The folder '~/.local/state/settebello' cannot be created"):
        record_files.state_folder()


def _first(game: LocalSession):  # type: ignore[no-untyped-def]

    return Action.parse(game.view.legal[0])


def test_a_game_goes_on_from_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    play_on(file, "1\n1\n", monkeypatch)
    before = read(file.read_text())
    capsys.readouterr()
    play_on(file, "1\n", monkeypatch)
    after = read(file.read_text())
    assert f"Continuing the game in {file}." in capsys.readouterr().out
    assert after.rounds[0].actions[: len(before.rounds[0].actions)] == before.rounds[0].actions
    assert len(after.rounds[0].actions) > len(before.rounds[0].actions)


def test_in_two_sittings_as_in_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    play_on(one, "1\n" * 40, monkeypatch)
    play_on(two, "1\n" * 17, monkeypatch)
    play_on(two, "1\n" * 23, monkeypatch)
    assert one.read_text() == two.read_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\n", "does not hold a game that can be continued: Line 1:"),
        ('[Settebello 1]\n[Variant "scopa"]\n', "does not hold a game that can be continued"),
    ],
)
def test_a_bad_file_is_left_alone(
    tmp_path: Path, text: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    with pytest.raises(SettebelloError, match=re.escape(sentence)):
        play_on(file, "", monkeypatch)
    assert file.read_text() == text


def test_bytes_and_folders_are_no_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettebelloError, match=re.escape("it is not text")):
        play_on(file, "", monkeypatch)
    with pytest.raises(SettebelloError, match=re.escape("cannot be read (it is too long)")):
        play_on(Path("/dev/full"), "", monkeypatch)
    with pytest.raises(SettebelloError, match=re.escape("cannot be read (Is a directory)")):
        play_on(tmp_path, "", monkeypatch)
    with pytest.raises(SettebelloError, match=re.escape("cannot be written (No such file or directory)")):
        play_on(tmp_path / "none" / "game.txt", "", monkeypatch)


def test_an_empty_file_takes_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    file.touch()
    play_on(file, "1\n", monkeypatch)
    assert read(file.read_text()).rounds[0].actions


def test_a_record_that_does_not_say_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = seeded().record
    record.extra = []
    file = tmp_path / "game.txt"
    file.write_text(write(record))
    with pytest.raises(SettebelloError, match=re.escape("which player sits at each seat")):
        play_on(file, "", monkeypatch)


def test_a_finished_game_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    game = seeded(target="1", save=file)
    while game.outcome is None:
        if game.phase == "playing":
            game.play(_first(game) if game.turn == game.own_seat else game.choose_action())
        else:
            game.deal_next_round()
    text = file.read_text()
    with pytest.raises(SettebelloError, match=re.escape("is finished; choose another file")):
        play_on(file, "", monkeypatch)
    assert game.rematch().save == tmp_path / "game-2.txt"
    assert file.read_text() == text


def test_a_disk_that_fills_up_stops_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = seeded(save=tmp_path / "game.txt")

    def full(path: Path, text: str) -> None:
        raise record_files.SaveError("no space left")

    monkeypatch.setattr(record_files, "write_atomically", full)
    game.play(_first(game) if game.turn == game.own_seat else game.choose_action())
    assert str(game.save_error) == "no space left"
    monkeypatch.undo()
    game.play(_first(game) if game.turn == game.own_seat else game.choose_action())
    assert game.save_error is None
    assert read((tmp_path / "game.txt").read_text()) == game.record


@pytest.mark.parametrize(("variable", "folder"), [("", ".local/state/settebello"), ("state", "state/settebello")])
def test_the_state_folder_of_linux(variable: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", variable and str(tmp_path / variable))
    assert record_files.state_folder() == tmp_path / folder
