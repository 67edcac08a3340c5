"""Which of an area's tests run which lines of its files, and how long each takes: measured once for a state of the
sources, then asked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from coverage import CoverageData

from tests.mutants.pytest_runs import CHOSEN, environment, pytest_command
from tests.mutants.run_report import RanTest, distance, read_report


class CoverageMap:
    """By line, the tests that run it, the quickest first.

    Args:
        tree: a copy of the repository.
        data: the file of what was measured; measured now if it is not there.
        tests: what is measured: folders of tests.
    """

    def __init__(self, tree: Path, data: Path, tests: Sequence[str]) -> None:
        report = data.with_suffix(".json")
        if not (data.exists() and report.exists()):
            measure(tree, data, report, tests)
        self._tree = tree
        self._tests = {test.name: test for test in sorted(read_report(report), key=lambda test: test.seconds)}
        self._data = CoverageData(str(data))
        self._data.read()

    def tests_of(self, file: str, line: int) -> list[RanTest]:
        """The tests that run a line, and the tests of the file named after its source: a value that is cached is found
        by only one test. For a line that runs only on import, the tests that run any other line of its file."""
        by_line = self._data.contexts_by_lineno(str(self._tree / file))
        contexts = [context for context in by_line.get(line, ()) if context]
        if not contexts:
            contexts = [context for of_line in by_line.values() for context in of_line]
        names = {context.rpartition("|")[0] for context in contexts}
        return [test for name, test in self._tests.items() if name in names or distance(test, file) == 0]

    def unmeasured(self) -> list[RanTest]:
        """The tests that start a process or use one, which may run any line."""
        return [test for test in self._tests.values() if test.starts_a_process]


def measure(tree: Path, data: Path, report: Path, tests: Sequence[str]) -> None:
    """Run the tests with coverage, and record which test ran which line, and how long it took.

    Raises:
        SystemExit: a test fails without any fault, so nothing that the tests notice would count.
    """
    covered = ["--numprocesses", "2", *CHOSEN, "--cov=settebello", "--cov-context=test", "--cov-report="]
    run = subprocess.run([*pytest_command(report), *covered, *tests], cwd=tree, env=environment(tree), check=False)
    if run.returncode:
        failed = [test.name for test in read_report(report) if test.failed]
        sys.exit(f"Some tests fail without any fault: {' '.join(failed or tests)}.")
    (tree / ".coverage").rename(data)
