"""Trying a mutant: the fault is put into a copy of the tree, the fitting tests run, and the fault is taken out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.mutants.areas import Area
from tests.mutants.coverage_map import CoverageMap
from tests.mutants.mutant import Mutant, Verdict
from tests.mutants.pytest_runs import environment, passes
from tests.mutants.run_report import within_budget

BUDGET = 120.0
"""Seconds of tests, by what they took without a fault, that are spent on a mutant twice: on those that run its line,
and on those that start processes."""
FIRST = 15
"""So many run by themselves before the others: most faults are noticed by the nearest tests, and to load all takes
time."""
SECONDS = 900.0
"""A run that takes longer hangs, which is noticed."""


def try_python(mutant: Mutant, area: Area, tree: Path, covering: CoverageMap) -> Verdict:
    """The outcome of a fault in a Python file.

    It is tried against the tests that are known to run its line. If they notice nothing, then against those that start
    a server or a command in a process of its own, which run lines that were not measured.
    """
    with _put_in(mutant, tree):
        for tests in (covering.tests_of(mutant.file, mutant.line), covering.unmeasured()):
            chosen = within_budget(tests, BUDGET, mutant.file)
            for part in (chosen[:FIRST], chosen[FIRST:]):
                if not passes(tree, part, SECONDS):
                    return "noticed"
    return "survived"


def try_cython(mutant: Mutant, area: Area, tree: Path) -> Verdict:
    """The outcome of a fault in a compiled file; one that cannot be compiled is noticed."""
    with _put_in(mutant, tree), _kept_build(tree, tree / mutant.file):
        passed = build(tree) and all(passes(tree, [tests], SECONDS) for tests in area.tests)
    return _verdict(passed)


@contextmanager
def _kept_build(tree: Path, source: Path) -> Iterator[None]:
    """Put back afterwards what was compiled from ``source``: that is quicker than compiling it again.

    That includes what lies in the build folder: each build copies from there into the package, faults as well.
    """
    built = [path for kind in (".*.so", ".o") for path in (tree / "build").rglob(source.stem + kind)]
    files = [source.with_suffix(".c"), *source.parent.glob(f"{source.stem}.*.so"), *built]
    kept = [(path, path.read_bytes(), path.stat()) for path in files if path.exists()]
    try:
        yield
    finally:
        for path, content, stat in kept:
            path.unlink(missing_ok=True)  # a process that still runs it must not see it change
            path.write_bytes(content)
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def build(tree: Path) -> bool:
    """Whether the compiled modules that have changed can be built in place."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, check=False)
    return run.returncode == 0


def _verdict(passed: bool) -> Verdict:
    return "survived" if passed else "noticed"


@contextmanager
def _put_in(mutant: Mutant, tree: Path) -> Iterator[None]:
    path = tree / mutant.file
    source, stat = path.read_text(), path.stat()
    path.write_text(mutant.text)
    try:
        yield
    finally:
        path.write_text(source)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # what was compiled from it is not too old
