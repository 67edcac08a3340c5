"""Which of an area's tests run which lines of its files: measured once for a state of the sources, then asked."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from coverage import CoverageData

MEASURED = ("-m", "not slow and not browser and not databases")
"""Those left out need a browser or servers beside: seconds for each mutant, where others notice it in less."""
ALL = ("-m", "not slow and not browser", "-n", "2")
"""What a fault that these do not notice is tried against."""

MEMORY = 4 << 30
"""Bytes that a test run may take."""


class CoverageMap:
    """By line, the tests that run it.

    Args:
        tree: a copy of the repository.
        data: the file of what was measured; measured now if it is not there.
        tests: what is measured: folders of tests.
    """

    def __init__(self, tree: Path, data: Path, tests: Sequence[str]) -> None:
        self._tree = tree
        if not data.exists():
            measure(tree, data, tests)
        self._data = CoverageData(str(data))
        self._data.read()

    def tests_of(self, file: str, line: int) -> list[str]:
        """The tests that run a line, by pytest's names, in a fixed order."""
        contexts = self._data.contexts_by_lineno(str(self._tree / file)).get(line, [])
        return sorted({context.rpartition("|")[0] for context in contexts if context})


def measure(tree: Path, data: Path, tests: Sequence[str]) -> None:
    """Run those of the tests that are quick enough with coverage, and keep which test ran which line.

    Raises:
        SystemExit: a test fails without any fault, so that nothing which the tests notice would count.
    """
    command = [sys.executable, "-m", "pytest", "--quiet", "-n", "2", *MEASURED]
    covered = ["--cov=settebello", "--cov-context=test", "--cov-report="]
    run = subprocess.run([*command, *covered, *tests], cwd=tree, env=environment(tree), check=False)
    if run.returncode:
        sys.exit(f"Some tests fail without any fault: {' '.join(tests)}.")
    (tree / ".coverage").rename(data)


def environment(tree: Path) -> dict[str, str]:
    """The environment in which the tests of ``tree`` use its own sources."""
    paths = [tree / "src", tree / "build_backend"]
    return {**os.environ, "PYTHONPATH": ":".join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def _limit_memory() -> None:
    """A loop without an end must not take the whole machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest(tree: Path, tests: Sequence[str], seconds: float, options: Sequence[str] = MEASURED) -> bool:
    """Whether all of these tests, as far as the options choose them, pass in time."""
    listed = tree / "build" / "tests.txt"
    listed.parent.mkdir(exist_ok=True)
    listed.write_text("\n".join(tests) + "\n")
    command = [sys.executable, "-m", "pytest", "--quiet", "--exitfirst", "-p", "no:cacheprovider", *options]
    try:
        run = subprocess.run(
            [*command, f"@{listed}"],
            cwd=tree,
            env=environment(tree),
            timeout=seconds,
            preexec_fn=_limit_memory,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0
