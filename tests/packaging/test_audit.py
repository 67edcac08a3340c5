"""The audit of packages: a vulnerability fails, silence is called silence."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    file = Path(__file__).parents[2] / "build_backend" / "settebello_audit.py"
    spec = importlib.util.spec_from_file_location("settebello_audit", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SAFE = {"name": "msgspec", "version": "0.20.0", "vulns": []}
UNKNOWN = {"name": "msgspec", "skip_reason": "Dependency not found on PyPI and could not be audited"}
FLAW = {"name": "jinja2", "version": "2.4.1", "vulns": [{"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"]}]}
NPM_FLAW = {"name": "vite", "range": "<9", "severity": "high", "fixAvailable": True}


def pip_audit(*packages: object) -> str:
    return "No known vulnerabilities found\n" + json.dumps({"dependencies": packages, "fixes": []})


def npm(**flaws: object) -> str:
    return json.dumps({"auditReportVersion": 2, "vulnerabilities": flaws, "metadata": {"dependencies": {"total": 7}}})


@pytest.mark.parametrize(
    ("reader", "text", "number", "found"),
    [
        ("of_pip_audit", pip_audit(SAFE, UNKNOWN), 1, []),
        ("of_pip_audit", pip_audit(SAFE, FLAW), 2, ["jinja2 2.4.1: PYSEC-2019-217, mended in 2.10.1"]),
        ("of_npm", npm(), 7, []),
        ("of_npm", npm(vite=NPM_FLAW), 7, ["vite <9: high, mended later"]),
    ],
)
def test_a_report_is_read(audit: ModuleType, reader: str, text: str, number: int, found: list[str]) -> None:
    assert getattr(audit, reader)(text) == (number, found)
    said = audit.audited("Some", lambda: (number, found))
    assert said == bool(found)


@pytest.mark.parametrize(
    ("reader", "text", "why"),
    [
        ("of_pip_audit", pip_audit(UNKNOWN), "the service knows none of the packages"),
        ("of_pip_audit", "Traceback\nConnectionError: no route\n", "ConnectionError: no route"),
        ("of_pip_audit", "", "it said nothing"),
        ("of_npm", '{"message": "405 Method Not Allowed - POST https://there.example/x"}', "405 Method Not Allowed"),
        ("of_npm", "npm: not found", "npm: not found"),
    ],
)
def test_a_service_that_does_not_answer_is_said_and_does_not_fail(
    audit: ModuleType, reader: str, text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.audited("Some", lambda: getattr(audit, reader)(text)) is False
    said = capsys.readouterr().out
    assert said == f"Some: the list of known vulnerabilities could not be fetched ({why}), so nothing was audited.\n"
