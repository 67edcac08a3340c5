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
    """The outcome of a test."""

    name: str
    """Its node id."""
    seconds: float = 0.0
    failed: bool = False
    starts_a_process: bool = False
    """It started a process of its own, or uses one that a fixture has started: its lines are not measured."""


_tests = msgspec.json.Decoder(list[RanTest])


def read_report(path: Path) -> list[RanTest]:
    """The tests that a run has reported; none if it came to no report."""
    return _tests.decode(path.read_bytes()) if path.exists() else []


def within_budget(tests: Sequence[RanTest], budget: float, source: str) -> list[str]:
    """The names of as many tests as the budget pays for: first the tests of the file named after the source, then those
    in its folder; at equal distance, one of each file before the second of any.

    Args:
        tests: the quickest first.
        budget: seconds, by what they took; the first test is always among them.
        source: the file with the fault.

    >>> tests = [RanTest(f"tests/{name}", seconds) for name, seconds in
    ...          {"a/test_x.py::1": 1, "a/test_x.py::2": 1, "b/test_y.py::1": 2, "a/test_z.py::1": 9}.items()]
    >>> within_budget(tests, 3, "src/package/c/c.py")
    ['tests/a/test_x.py::1', 'tests/b/test_y.py::1']
    >>> within_budget(tests, 4, "src/package/b/y.py")
    ['tests/b/test_y.py::1', 'tests/a/test_x.py::1', 'tests/a/test_x.py::2']
    """
    seen, turns = Counter[str](), list[tuple[int, int, RanTest]]()
    for test in tests:
        file = test.name.partition("::")[0]
        turns.append((distance(test, source), seen[file], test))
        seen[file] += 1
    chosen, spent = list[str](), 0.0
    for _, _, test in sorted(turns, key=lambda turn: turn[:2]):
        if not chosen or spent + test.seconds <= budget:
            chosen.append(test.name)
            spent += test.seconds
    return chosen


def distance(test: RanTest, source: str) -> int:
    """0: the test's file is named after the source; 1: its folder is; 2: neither."""
    file, path = Path(test.name.partition("::")[0]), Path(source)
    if file.parent.name != path.parent.name:
        return 2
    return 0 if file.stem == f"test_{path.stem}" else 1


class RunReport:
    """Collects the reports of a run. With several worker processes, their reports come together in one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._tests: dict[str, RanTest] = {}
        self._started = False
        self._starters = set[pytest.FixtureDef[object]]()
        sys.addaudithook(self._audit)

    def _audit(self, event: str, _: tuple[object, ...]) -> None:
        if event in ("subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty"):
            self._started = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        self._started = False
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> object:
        before, self._started = self._started, False
        result = yield
        if self._started:
            self._starters.add(fixturedef)
        self._started = self._started or before
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> None:
        used = getattr(item, "_fixtureinfo").name2fixturedefs.values()  # noqa: B009 (pytest has no public way)
        if self._started or not self._starters.isdisjoint(fixture for fixtures in used for fixture in fixtures):
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
