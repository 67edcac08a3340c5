"""``settebello review``: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settebello.cli import main
from settebello.record import write
from settebello.study import decode_review, encode_review
from settebello.study.stored import review_path, store_review
from settebello.variants import variant
from tests.cli.conftest import Run
from tests.study.games import played, short_game


@pytest.fixture
def command() -> str:
    return "review"


def test_a_review_is_printed_and_kept_beside_the_record(run: Run, record: Path) -> None:
    text = run(record)
    assert text.startswith("Ada 0, Bruno 0\nThe game is not finished")
    kept = decode_review(review_path(record).read_bytes())
    assert [found.number for found in kept.decisions] == [1, 2, 3, 4]
    assert run(record, "--json").strip() == encode_review(kept).decode()


def test_what_is_kept_is_used(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(record)
    monkeypatch.setattr("settebello.study.review", None)
    assert run(record) == first
    assert json.loads(run(record, "--seat", "1", "--json"))["seats"] == [1]


def test_a_review_of_another_record_is_made_anew(run: Run, record: Path) -> None:
    run(record)
    record.write_text(write(played(variant("scopa").rules(2), seed=2, actions=4)), encoding="utf-8")
    run(record)
    assert len({decode_review(review_path(record).read_bytes()).record, run(record)}) == 2


def test_a_review_of_fewer_seats_is_made_anew(run: Run, record: Path) -> None:
    run(record, "--seat", "0")
    assert json.loads(run(record, "--json"))["seats"] == [0, 1]


@pytest.mark.parametrize("there", ['{"format": 99}', "something else"])
def test_a_file_that_is_not_ours_is_left(
    run: Run, record: Path, there: str, capsys: pytest.CaptureFixture[str]
) -> None:
    review_path(record).write_text(there, encoding="utf-8")
    main(["review", str(record), "--precision", "quick"])
    shown = capsys.readouterr()
    assert "Ada" in shown.out
    assert shown.err.startswith("settebello: The review could not be kept in ")
    assert review_path(record).read_text(encoding="utf-8") == there


def test_several_records_are_a_history(run: Run, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(write(played(variant("scopa").rules(2), seed=3, actions=4)), encoding="utf-8")
    text = run(record, other)
    assert f"{record}\n" in text
    assert [line.split()[:2] for line in text.splitlines()[-2:]] == [["Ada", "2"], ["Bruno", "2"]]
    found = json.loads(run(record, other, "--json"))
    assert len(found["reviews"]) == 2
    assert [player["name"] for player in found["players"]] == ["Ada", "Bruno"]


def test_in_another_language(run: Run, record: Path) -> None:
    assert "Das Spiel ist nicht zu Ende" in run(record, "--lang", "de")


def test_nothing_is_left_of_a_review_that_cannot_be_stored(run: Run, record: Path, tmp_path: Path) -> None:
    run(record)
    target = tmp_path / "a folder"
    target.mkdir()
    with pytest.raises(OSError, match="a folder"):
        store_review(target, decode_review(review_path(record).read_bytes()))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a folder", "game.txt", "game.txt.review.json"]


@pytest.mark.parametrize(
    ("change", "arguments", "sentence"),
    [
        (("[Settebello 1]", "[Settebello 2]"), (), "this record was written by a newer Settebello"),
        (("[Settebello 1]", "Dear diary"), (), "this is not a record"),
        (('"scopa"', '"scpa"'), (), "There is no variant 'scpa'"),
        (("[Round 1]", "[Round 2]"), (), "round 1 must come next"),
        (("[Result null]", ""), (), "cut short"),
        (None, ("--seat", "2"), "There is no seat 2 in this record: the seats are 0 to 1."),
        (None, ("--threads", "0"), "1 to 64 threads, not 0"),
        (None, ("--precision", "perfect"), "invalid choice"),
        (None, ("--lang", "xx"), "no words in the language 'xx'"),
        (None, ("nowhere.txt",), "nowhere.txt cannot be read"),
        (None, ("/dev/zero",), "/dev/zero cannot be read: it has more than 67108864 bytes"),
    ],
)
def test_bad_input_is_one_sentence(
    refused: Run, record: Path, change: tuple[str, str] | None, arguments: tuple[str, ...], sentence: str
) -> None:
    if change:
        record.write_text(record.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    assert sentence in refused(record, *arguments)


def test_among_several_records_the_bad_one_is_named(refused: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nothing", encoding="utf-8")
    assert refused(record, bad, "--lang", "it").startswith(f"settebello: Trascrizione {bad}: Riga 1: ")
    assert not review_path(record).exists()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a short game."""
    file = tmp_path / "short.txt"
    file.write_text(write(short_game()), encoding="utf-8")
    return file


def test_luck_without_decisions(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["luck", str(finished), "--no-decisions", "--seat", "1"])
    text = capsys.readouterr().out
    assert text.startswith(" ")
    assert "result of Bruno" in text
    assert "decisions of" not in text
    assert not review_path(finished).exists()


def test_luck_with_decisions_keeps_the_review(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["luck", str(finished), "--precision", "quick", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["judge"] == decode_review(review_path(finished).read_bytes()).judge
    assert found["side"] == 0


def test_the_luck_of_several_games_is_strength(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["luck", str(finished), str(finished), str(finished), "--no-decisions", "--lang", "it"])
    assert "senza fortuna" in capsys.readouterr().out
    main(["luck", str(finished), str(finished), "--no-decisions", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert len(found["games"]) == 2
    assert found["encounters"][0]["names"] == ["Ada", "Bruno"]
