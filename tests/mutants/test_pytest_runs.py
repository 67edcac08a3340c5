"""The runs of tests that decide whether a fault was noticed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.mutants.pytest_runs import environment, passes, pytest_command
from tests.mutants.run_report import read_report

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TIMEOUT = 600.0
"""Seconds until a run has failed to end; machines that build and test are busy."""
TESTS = """
import subprocess, sys
import pytest

def test_passes():
    pass

def test_starts_a_process():
    subprocess.run([sys.executable, "-c", ""], check=True)

@pytest.fixture(scope="module")
def process():
    subprocess.run([sys.executable, "-c", ""], check=True)

def test_uses_a_process(process):
    pass

def test_uses_it_too(process):
    pass

def test_fails():
    assert False

def test_ends_the_run():
    import os
    os._exit(3)
"""


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    path = tmp_path / "test_example.py"
    path.write_text(TESTS)
    return path


@pytest.mark.parametrize(
    ("names", "passed"),
    [
        (["test_passes"], True),
        (["test_passes", "test_starts_a_process"], True),
        (["test_passes", "test_fails"], False),
        (["test_passes", "test_ends_the_run"], False),
        ([], True),
    ],
)
def test_a_fault_is_noticed_by_a_test_that_fails(tests: Path, names: list[str], passed: bool) -> None:
    assert passes(tests.parent, [f"{tests.name}::{name}" for name in names], TIMEOUT) == passed


def test_a_run_that_does_not_end_in_time_has_not_passed(tests: Path) -> None:
    assert not passes(tests.parent, [f"{tests.name}::test_passes"], 0.001)


def test_a_report_tells_what_failed_and_what_started_a_process(tests: Path) -> None:
    report = tests.parent / "report.json"
    command = [*pytest_command(report), "-n", "2", f"{tests}", "-k", "not ends_the_run"]
    subprocess.run(command, cwd=tests.parent, env=environment(tests.parent), check=False, capture_output=True)
    found = {test.name.partition("::")[2]: test for test in read_report(report)}
    assert {name for name, test in found.items() if test.failed} == {"test_fails"}
    assert {name for name, test in found.items() if test.starts_a_process} == {
        *("test_starts_a_process", "test_uses_a_process", "test_uses_it_too"),
    }
    assert all(test.seconds > 0 for test in found.values())
    assert read_report(tests.parent / "none.json") == []
