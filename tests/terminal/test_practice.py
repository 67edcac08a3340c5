"""Playing on from a position of a record in the terminal, offline."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from settebello.cli import main
from settebello.record import Record, proofs, read, write
from settebello.terminal.plain.replay import PlainReplay
from settebello.terminal.session.replay import ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.view import view_of
from settebello.wording import languages
from tests.terminal.recorded_games import recorded_game

GAME = recorded_game()


def said(record: Record, *answers: str, lang: str = "en") -> str:
    """A replay's output for these answers and the end of input."""
    writes, reads = io.StringIO(), io.StringIO("".join(f"{answer}\n" for answer in answers))
    replay = ReplaySession(record, lang)
    PlainReplay(replay, Translator(lang, replay.rules), reads=reads, writes=writes).run()
    return writes.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_begins_at_the_position(seats: int) -> None:
    record = recorded_game("scopa", seats=seats, rounds=2)
    replay = ReplaySession(record, "en")
    replay.go_to_address("2.4")
    for seat in range(seats):
        session = replay.play_on(Translator("en", replay.rules), seat=seat, level="greedy")
        assert (session.own_seat, session.names[seat]) == (seat, "You")
        assert session.players == tuple("" if other == seat else "greedy" for other in range(seats))
        assert session.view == view_of(session._game, seat)
        assert session.view.table == replay.view.table
        assert session.view.hand == replay.position.hands[seat]
        assert session.totals == replay.totals
        assert session.title == "Practice: Scopa"
    assert replay.play_on(Translator("en", replay.rules)).own_seat == replay.view.turn


def test_its_record_is_marked_and_a_rematch_is_not_practice() -> None:
    replay = ReplaySession(GAME, "en")
    replay.go_to_address("1.2")
    session = replay.play_on(Translator("en", replay.rules), level="greedy")
    record = read(session.text())
    assert dict(record.extra)["Practice"] == "1.2"
    assert [proof.promise for proof in proofs(record)] == ["practice"]
    assert "Practice" not in dict(session.rematch().record.extra)


def test_line_by_line_one_plays_on_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    text = said(GAME, "1.4", "practice 1 piccolo", "quit", "next")
    assert "Practice: Scopa" in text
    assert text.count("> 1.4  ") == 1
    assert "\n1.4  " in text, "shown again after the game was left"
    assert "> 1.5  " in text


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        (("practice x",), "Give your seat, a number from 1 to 2"),
        (("practice 3",), "There is no seat 2: the seats are 0 to 1."),
        (("practice 0",), "There is no seat -1"),
        (("practice 1 nobody",), "nobody"),
        (("end", "practice"), "play on from an earlier turn"),
    ],
)
def test_what_cannot_be_played_on_is_said(answers: tuple[str, ...], why: str) -> None:
    assert why in said(GAME, *answers)


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_a_word_for_it(lang: str) -> None:
    words = Translator(lang, GAME.rules)
    text = said(GAME, f"{words.text('word-practice')} x", lang=lang)
    assert words.text("practice-which", count=2) in text
    assert words.text("word-practice") in words.text("replay-help-practice")


# The command


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(write(GAME), encoding="utf-8")
    return file


def test_the_command_plays_on_and_saves(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    save = tmp_path / "practice.txt"
    main(["play", "--from", f"{path}#2.3", "--against", "greedy", "--seat", "1", "--save", str(save), "--lang", "en"])
    assert "Practice: Scopa" in capsys.readouterr().out
    record = read(save.read_text(encoding="utf-8"))
    assert dict(record.extra)["Practice"] == "2.3"
    assert record.rounds[1].actions[:3] == GAME.rounds[1].actions[:3]
    with pytest.raises(SystemExit):
        main(["play", "--from", f"{path}#2.3", "--save", str(save)])
    assert "holds a game already" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    main(["play", "--save", str(save), "--lang", "en"])
    assert "Practice: Scopa" in capsys.readouterr().out, "it is continued like any game"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["#9"], "There is no '9' in this game"),
        (["#x"], "There is no 'x' in this game"),
        (["#2.3", "--seat", "2"], "There is no seat 2"),
        (["#2.3", "--against", "nobody"], "nobody"),
        (["#2.3", "--against", "amico", "--against", "greedy"], "give --against once"),
        (["#2.3", "--seats", "3"], "--seats is for a new game"),
        ([".none#2"], "cannot be read"),
    ],
)
def test_bad_arguments_are_refused(
    path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "--from", f"{path}{arguments[0]}", *arguments[1:], "--lang", "en"])
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


def test_a_seat_is_only_chosen_for_a_game_that_is_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--seat", "1"])
    assert "--from RECORD#3.14" in capsys.readouterr().err
