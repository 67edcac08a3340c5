"""WebAssembly computes the same as this machine, and the application runs there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from settebello.variants import VARIANTS
from tests.webassembly.results import results
from tools.webassembly import python_files, toolchain

pytestmark = pytest.mark.webassembly

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def python() -> Path:
    """The folder of the Python files."""
    return python_files.build()


def test_the_results_are_the_same(python: Path) -> None:
    with ThreadPoolExecutor() as pool:
        there = pool.submit(toolchain.python, HERE / "results.py", files=python)
        here = list(results())
    assert there.result().splitlines() == here


def test_games_in_the_application(python: Path) -> None:
    said = toolchain.python(HERE / "application.py", files=python)
    assert said.splitlines() == [
        "advice True",
        "record over",
        "review True",
        "scopa 6 over",
        "cirulla 2 over",
        "over",
        f"opened {len(VARIANTS)}",
    ]


def test_what_is_refused_on_a_full_disk_is_not_stored_and_play_goes_on_afterwards(python: Path) -> None:
    said = toolchain.python(HERE / "full_disk.py", files=python)
    assert said.splitlines() == [
        "ENOSPC settebello.sqlite3 table-not-saved 2 ['8D']",
        "ENOSPC settebello.sqlite3-journal table-not-saved 2 ['8D']",
        "EIO settebello.sqlite3 store-away 2 ['8D']",
        "EIO settebello.sqlite3-journal store-away 2 ['8D']",
    ]
