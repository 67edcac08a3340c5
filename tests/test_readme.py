"""What the README shows works."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_library_example_runs() -> None:
    ran = doctest.testfile(str(README), module_relative=False)
    assert ran.attempted > 0
    assert ran.failed == 0
