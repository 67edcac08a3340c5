"""Fixtures that every test may use."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.support.chromium import find_chromium
from tests.support.openspiel import NO_WHEEL

# The same examples at every run, however long a busy machine takes for one.
settings.register_profile(
    "settebello",
    max_examples=int(os.environ.get("SETTEBELLO_EXAMPLES", "100")),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("settebello")

# A run in the background begins deaf to Ctrl-C, which some tests raise.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The words that are tested are English, whatever language this machine speaks.
for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
# Tests keep nothing of what they learn, unless they ask for it.
os.environ["SETTEBELLO_MODELS"] = ""


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Browser tests need a browser."""
    if item.get_closest_marker("browser") is not None and not find_chromium():
        pytest.skip("Browser tests need Chromium on PATH (Debian: apt-get install chromium-headless-shell).")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """In CI a test that is skipped has failed, unless what it needs cannot be installed: all else must be there."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and in_ci() and NO_WHEEL not in report.longrepr[2]:
        _, _, reason = report.longrepr
        report.outcome, report.longrepr = "failed", f"In CI nothing is skipped. {reason}"
    return report


@pytest.fixture(autouse=True)
def memory_stores() -> Generator[None]:
    """Close the stores in memory that a test has opened."""
    yield
    if support := sys.modules.get("tests.support.memory_store"):
        support.close_memory_stores()


@pytest.fixture
def rough_models(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """House rules are learned in no time: the models are worthless, but have the right form."""
    from settebello.players.evaluation import models

    monkeypatch.setattr(models, "QUICK_ROUNDS", 200)
    monkeypatch.setattr(models, "RESULT_ROUNDS", 200)
    models.begin_model.cache_clear()
    yield
    models.begin_model.cache_clear()


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("1", "true")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add to the file that ``scripts/checks`` names how many tests were skipped for which reason."""
    file = os.environ.get("SETTEBELLO_SKIPPED_TESTS")
    if file and not hasattr(terminalreporter.config, "workerinput"):  # the workers of xdist report to the one that asks
        reports = terminalreporter.stats.get("skipped", [])
        reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reports)
        with Path(file).open("a", encoding="utf-8") as table:
            table.writelines(f"{count:5}  {reason}\n" for reason, count in reasons.most_common())


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser that tests marked ``browser`` drive."""
    found = find_chromium()
    assert found is not None, "a test that uses this fixture is marked browser"
    return found
