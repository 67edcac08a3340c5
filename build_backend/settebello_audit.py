"""Has a locked package a known vulnerability? Asks the services of pip-audit and npm: ``scripts/audit``.

A vulnerability fails. A service that cannot be asked, as where only the packages themselves can be reached, is said in
one line and does not fail: nothing is known then, neither good nor bad.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
EXPORT = ["scripts/uv", "export", "--frozen", "--quiet", "--no-emit-project", "--all-extras", "--all-groups"]
PIP_AUDIT = ["scripts/uv", "run", "--no-project", "--quiet", "--with", "pip-audit", "pip-audit"]
NPM_AUDIT = ["scripts/web", "audit", "--json"]


class Unasked(Exception):
    """The service has not answered, and why."""


def main() -> int:
    """How many kinds of packages have a vulnerability."""
    return audited("Python", python_findings) + audited("npm", npm_findings)


def audited(kind: str, findings: Callable[[], tuple[int, list[str]]]) -> bool:
    """Say what was found; whether it was anything."""
    try:
        number, found = findings()
    except Unasked as why:
        print(f"{kind}: the list of known vulnerabilities could not be fetched ({why}), so nothing was audited.")
        return False
    for finding in found:
        print(f"{kind}: {finding}")
    print(f"{kind}: {number} packages were asked about, and {len(found)} vulnerabilities are known.")
    return bool(found)


def python_findings() -> tuple[int, list[str]]:
    """The number of packages of ``uv.lock`` that were looked up, and their known vulnerabilities."""
    requirements = ROOT / "build" / "audited.txt"
    requirements.parent.mkdir(exist_ok=True)
    requirements.write_text(_said(EXPORT))
    options = ["--requirement", str(requirements), "--no-deps", "--disable-pip", "--format", "json"]
    return of_pip_audit(_said([*PIP_AUDIT, *options]))


def npm_findings() -> tuple[int, list[str]]:
    """The same for ``web/package-lock.json``."""
    return of_npm(_said(NPM_AUDIT))


def of_pip_audit(text: str) -> tuple[int, list[str]]:
    """Read pip-audit's report. A package that its service does not know is one that was not asked about.

    Raises:
        Unasked: the answer is not a report, or every package was skipped.
    """
    packages = _report(text).get("dependencies") or []
    answered = [package for package in packages if "vulns" in package]
    if not answered:
        raise Unasked("the service knows none of the packages" if packages else _last_line(text))
    return len(answered), [
        f"{package['name']} {package['version']}: {flaw['id']}, mended in {', '.join(flaw['fix_versions']) or 'none'}"
        for package in answered
        for flaw in package["vulns"]
    ]


def of_npm(text: str) -> tuple[int, list[str]]:
    """Read npm's report.

    Raises:
        Unasked: the answer is not a report.
    """
    report = _report(text)
    if "vulnerabilities" not in report or "metadata" not in report:
        raise Unasked(str(report.get("message") or _last_line(text)).partition(" - ")[0])
    found = report["vulnerabilities"].values()
    return report["metadata"]["dependencies"]["total"], [
        f"{flaw['name']} {flaw['range']}: {flaw['severity']}, {'' if flaw['fixAvailable'] else 'not '}mended later"
        for flaw in found
    ]


def _report(text: str) -> dict[str, Any]:
    """The JSON object in a program's output; empty if there is none."""
    start = text.find("{")
    try:
        report = json.JSONDecoder().raw_decode(text, start)[0] if start >= 0 else {}
    except ValueError:
        report = {}
    return report if isinstance(report, dict) else {}


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it said nothing")[:120]


def _said(command: Sequence[str]) -> str:
    """A program's output, or its error output if it prints nothing."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.stdout.strip() else done.stderr


if __name__ == "__main__":
    sys.exit(main())
