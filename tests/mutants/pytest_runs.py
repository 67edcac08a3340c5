"""Runs of pytest on a copy of the repository, in which there may be a fault."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path

from tests.mutants.run_report import read_report

CHOSEN = ("-m", "not release and not browser")
"""A browser takes seconds for each mutant."""
MEMORY = 4 << 30
"""Bytes that a test run may take."""
TEST_SECONDS = 120
"""A test that takes longer hangs."""


def environment(tree: Path) -> dict[str, str]:
    """The environment in which the tests of ``tree`` use its own sources."""
    paths = [tree / "src", tree / "build_backend"]
    return {**os.environ, "PYTHONPATH": ":".join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def passes(tree: Path, tests: Collection[str], seconds: float) -> bool:
    """Whether all of these tests (files, folders or single ones) pass in time. A test that fails, and passes when it is
    run again, has told nothing: it is left out, and the others are tried."""
    left_out = list[str]()
    while True:
        failed = _failed(tree, tests, seconds, left_out)
        if failed is None:
            return True
        if not failed or _failed(tree, failed, seconds) is not None:
            return False
        left_out += failed


def _failed(tree: Path, tests: Collection[str], seconds: float, left_out: Sequence[str] = ()) -> list[str] | None:
    """The first test that fails; none is named if the run does not come to an end. None: all pass, or there are none
    to run."""
    tests = [test for test in tests if test not in left_out]
    if not tests:
        return None
    listed, report = tree / "build" / "tests.txt", tree / "build" / "report.json"
    listed.parent.mkdir(exist_ok=True)
    options = [f"--deselect={test}" for test in left_out]
    listed.write_text("\n".join([*options, *tests]) + "\n")
    report.unlink(missing_ok=True)
    command = [*pytest_command(report), "--exitfirst", "--timeout", f"{TEST_SECONDS}", *CHOSEN, f"@{listed}"]
    try:
        run = subprocess.run(
            command,
            cwd=tree,
            env=environment(tree),
            timeout=seconds,
            preexec_fn=_limit_memory,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return []
    return [test.name for test in read_report(report) if test.failed] if run.returncode else None


def pytest_command(report: Path) -> list[str]:
    """The call of pytest that writes this report (:mod:`tests.mutants.run_report`)."""
    plugins = ["-p", "no:cacheprovider", "-p", "tests.mutants.run_report", "--run-report", str(report)]
    return [sys.executable, "-m", "pytest", "--quiet", *plugins]


def _limit_memory() -> None:
    """A loop without an end must not take the whole machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
