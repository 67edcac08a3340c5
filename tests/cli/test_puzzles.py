"""``settebello puzzles``: what it writes and refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from settebello.cli import main
from settebello.record import write
from settebello.rules import Rules
from settebello.study.puzzles import decode_pack, self_play
from settebello.study.puzzles.shipped import SHIPPED


def test_mining_writes_the_same_pack_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for file in (first, second):
        main(["puzzles", "mine", "scopa", "--games", "1", "--seed", "7", "--out", str(file)])
    pack = decode_pack(first.read_bytes())
    assert first.read_bytes() == second.read_bytes()
    assert capsys.readouterr().out.startswith(f"{len(pack.puzzles)} puzzles are in {first}.\n")


def test_records_are_mined(tmp_path: Path) -> None:
    record, pack = tmp_path / "game.txt", tmp_path / "pack.json"
    record.write_text(write(self_play(Rules(), b"1", 0)), encoding="utf-8")
    main(["puzzles", "mine", "--records", str(record), "--out", str(pack)])
    alone = tmp_path / "alone.json"
    main(["puzzles", "mine", "--games", "1", "--out", str(alone)])
    assert pack.read_bytes() == alone.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "1 to 100000 games"),
        (("--jobs", "0"), "1 to 64 jobs"),
        (("--records", "missing.txt"), "missing.txt cannot be read"),
        (("--games", "1", "--out", "missing/pack.json"), "cannot be written"),
    ],
)
def test_bad_input_is_refused(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = () if "--out" in arguments else ("--out", str(tmp_path / "pack.json"))
    with pytest.raises(SystemExit) as ended:
        main(["puzzles", "mine", *arguments, *out])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_best_of_several_packs_are_picked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "best.json"
    main(["puzzles", "pick", str(SHIPPED), str(SHIPPED), "--count", "20", "--out", str(pack)])
    assert len(decode_pack(pack.read_bytes()).puzzles) == 20
    assert capsys.readouterr().out == f"20 puzzles are in {pack}.\n"
    with pytest.raises(SystemExit):
        main(["puzzles", "pick", str(SHIPPED), "--count", "0", "--out", str(pack)])
    assert "above 0" in capsys.readouterr().err
