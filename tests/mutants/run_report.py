"""A plugin of pytest for the runs of ``make mutants``: writes what every test took, and which failed.

``pytest -p tests.mutants.run_report --run-report FILE``
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

STARTS_A_PROCESS = "starts a process"


class RanTest(Struct):
    """What became of a test."""

    name: str
    """Its node id."""
    seconds: float = 0.0
    failed: bool = False
    starts_a_process: bool = False
    """It started a process of its own, whose lines are not measured."""


_tests = msgspec.json.Decoder(list[RanTest])


def read_report(path: Path) -> list[RanTest]:
    """The tests that a run has reported; none if it came to no report."""
    return _tests.decode(path.read_bytes()) if path.exists() else []


def within_budget(tests: Sequence[RanTest], budget: float) -> list[str]:
    """The names of as many tests as the budget pays for, one of each file before the second of any.

    Args:
        tests: the quickest first.
        budget: seconds, by what they took; the first test is always among them.

    >>> tests = [RanTest("a::1", 1), RanTest("a::2", 1), RanTest("b::1", 2), RanTest("c::1", 9)]
    >>> within_budget(tests, 3), within_budget(tests, 4)
    (['a::1', 'b::1'], ['a::1', 'b::1', 'a::2'])
    """
    seen, turns = Counter[str](), list[tuple[int, RanTest]]()
    for test in tests:
        file = test.name.partition("::")[0]
        turns.append((seen[file], test))
        seen[file] += 1
    chosen, spent = list[str](), 0.0
    for _, test in sorted(turns, key=lambda turn: turn[0]):
        if not chosen or spent + test.seconds <= budget:
            chosen.append(test.name)
            spent += test.seconds
    return chosen


class RunReport:
    """Collects the reports of a run. With several worker processes, their reports come together in one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tests: dict[str, RanTest] = {}
        self._started = False
        sys.addaudithook(self._audit)

    def _audit(self, event: str, _: tuple[object, ...]) -> None:
        if event in ("subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty"):
            self._started = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        self._started = False
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> None:
        if self._started:
            item.user_properties.append((STARTS_A_PROCESS, True))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = self._tests.setdefault(report.nodeid, RanTest(report.nodeid))
        test.seconds += report.duration
        test.failed = test.failed or report.failed
        test.starts_a_process = test.starts_a_process or (STARTS_A_PROCESS, True) in report.user_properties

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not hasattr(session.config, "workerinput"):
            self._path.write_bytes(msgspec.json.encode(list(self._tests.values())))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--run-report", type=Path, help="the file to write")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--run-report")
    if path is not None:
        config.pluginmanager.register(RunReport(path))
