"""Runs of pytest on a copy of the repository, in which there may be a fault."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

CHOSEN = ("-m", "not release and not browser")
"""A browser takes seconds for each mutant."""
PYTEST = (sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider")
MEMORY = 4 << 30
"""Bytes that a test run may take."""
TEST_SECONDS = 120
"""A test that takes longer hangs."""


def environment(tree: Path) -> dict[str, str]:
    """The environment in which the tests of ``tree`` use its own sources."""
    paths = [tree / "src", tree / "build_backend"]
    return {**os.environ, "PYTHONPATH": ":".join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def passes(tree: Path, tests: Collection[str], seconds: float) -> bool:
    """Whether all of these tests (files, folders or single ones) pass in time."""
    if not tests:
        return True
    listed = tree / "build" / "tests.txt"
    listed.parent.mkdir(exist_ok=True)
    listed.write_text("\n".join(tests) + "\n")
    command = [*PYTEST, "--exitfirst", "--timeout", f"{TEST_SECONDS}", *CHOSEN, f"@{listed}"]
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
        return False
    return run.returncode == 0


def pytest_command(report: Path) -> list[str]:
    """The call of pytest that writes this report (:mod:`tests.mutants.run_report`)."""
    return [*PYTEST, "-p", "tests.mutants.run_report", "--run-report", str(report)]


def _limit_memory() -> None:
    """A loop without an end must not take the whole machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
