"""The examples and the map of the README are correct."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_library_example_runs() -> None:
    ran = doctest.testfile(str(README), module_relative=False)
    assert ran.attempted > 0
    assert ran.failed == 0


def test_the_map_of_folders_is_complete() -> None:
    """A row for each folder of the root and of the package, and no row for a folder that is gone."""
    section = README.read_text(encoding="utf-8").split("## Where things are")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    assert sorted(rows) == sorted({*_folders(""), *_folders("src/settebello/"), "src/settebello"} - {"src"})


def _folders(parent: str) -> set[str]:
    """The folders in a folder that hold files of the repository, not only what was made there."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", parent or "."]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout.splitlines()
    inside = [file.removeprefix(parent) for file in files if (ROOT / file).exists()]
    return {parent + file.partition("/")[0] for file in inside if "/" in file}
