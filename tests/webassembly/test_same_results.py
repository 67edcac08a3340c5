"""WebAssembly computes the same as this machine, and the application runs there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

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


def test_a_game_with_a_hint_and_a_review(python: Path) -> None:
    said = toolchain.python(HERE / "application.py", files=python)
    assert said.splitlines() == ["advice True", "record over", "review True"]
