"""A step of the build runs again only if its inputs have changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.webassembly.steps import digest_of_folder, unless_current


def test_a_step_runs_if_its_inputs_change_or_its_file_is_gone(tmp_path: Path) -> None:
    made = tmp_path / "folder/made.txt"

    def make() -> None:
        made.write_text("made")

    assert unless_current(made, "first", make)
    assert not unless_current(made, "first", make)
    assert unless_current(made, "second", make)
    made.unlink()
    assert unless_current(made, "second", make)


def test_a_step_that_fails_runs_again(tmp_path: Path) -> None:
    made = tmp_path / "made.txt"
    unless_current(made, "first", lambda: made.write_text("made"))
    with pytest.raises(ZeroDivisionError):
        unless_current(made, "second", lambda: 1 // 0)
    assert unless_current(made, "first", lambda: made.write_text("made"))


def test_a_folder_has_the_digest_of_its_names_and_contents(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner/x.py").write_text("x")
    assert digest_of_folder(tmp_path / "a") == digest_of_folder(tmp_path / "b")
    (tmp_path / "b/inner/y.txt").write_text("y")
    assert digest_of_folder(tmp_path / "a") != digest_of_folder(tmp_path / "b")
    assert digest_of_folder(tmp_path / "a") == digest_of_folder(tmp_path / "b", suffixes=(".py",))
    (tmp_path / "b/inner/x.py").write_text("other")
    assert digest_of_folder(tmp_path / "a") != digest_of_folder(tmp_path / "b", suffixes=(".py",))
