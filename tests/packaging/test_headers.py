"""The public headers of the core have what the guide to extensions says (docs/cython.md)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = "from libc.stdint cimport uint8_t\nimport settebello\ncdef int dealer = 0\n"
"""The headers that the program of the guide assumes."""


def _translate(source: Path) -> None:
    """Translate a program to C on our headers; a release run compiles and runs one (``test_builds.py``)."""
    command = [sys.executable, "-m", "cython", "-3", "-I", str(ROOT / "src"), str(source), "-o", f"{source}.c"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_program_of_the_guide_fits_the_headers(tmp_path: Path) -> None:
    (block,) = re.findall(r"```cython\n(.*?)```", (ROOT / "docs/cython.md").read_text(), re.DOTALL)
    source = tmp_path / "guide.pyx"
    source.write_text(NEEDED + block)
    _translate(source)


def test_the_example_fits_the_headers(tmp_path: Path) -> None:
    source = tmp_path / "random_sweeps.pyx"
    source.write_text((ROOT / "examples/random_sweeps.pyx").read_text())
    _translate(source)


def test_the_functions_of_the_guide_are_in_their_headers() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", (ROOT / "docs/cython.md").read_text(), re.MULTILINE)
    assert len(rows) == 8
    for header, text in rows:
        declared = (ROOT / f"src/settebello/core/kernel/{header}.pxd").read_text()
        for name in re.findall(r"`([a-z_]+)`", text):
            assert re.search(rf"\b{name}\b", declared), f"{header} does not declare {name}"
