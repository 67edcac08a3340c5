"""Trying a mutant: the fault is put into a copy of the tree, the fitting tests run, and the fault is taken out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.mutants.areas import Area
from tests.mutants.coverage_map import ALL, CoverageMap, environment, pytest
from tests.mutants.mutant import Mutant, Verdict

FIRST = 30
"""Tests that are tried first, of those that run the line: most faults are noticed by any."""
SECONDS = 900.0
"""A run that takes longer hangs, which is noticed."""


def try_python(mutant: Mutant, area: Area, tree: Path, covering: CoverageMap) -> Verdict:
    """What becomes of a fault in a Python file.

    One that is noticed by none of the tests that are known to run its line is tried against all of the area: tests that
    start a server or a command in a process of its own run lines that were not measured.
    """
    tests = covering.tests_of(mutant.file, mutant.line)
    with _put_in(mutant, tree):
        shuffled = Random(mutant.name).sample(tests, len(tests))
        for part in (shuffled[:FIRST], shuffled[FIRST:]):
            if part and not pytest(tree, part, SECONDS):
                return "noticed"
        return _verdict(pytest(tree, area.tests, 2 * SECONDS, ALL))


def try_cython(mutant: Mutant, area: Area, tree: Path) -> Verdict:
    """What becomes of a fault in a compiled file; one that cannot be compiled is noticed."""
    with _put_in(mutant, tree), _kept_build(tree, tree / mutant.file):
        passed = build(tree) and all(pytest(tree, [tests], SECONDS) for tests in area.tests)
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
