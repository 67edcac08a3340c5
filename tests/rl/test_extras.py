"""The library needs no numpy, and a module whose extra is missing says which one to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_library_and_the_arena_need_no_numpy() -> None:
    names = "settebello.cli, settebello.arena, settebello.study, settebello.players"
    ran = python(f"import sys; sys.modules['numpy'] = None; import {names}")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("settebello.rl", "numpy", "rl"),
        ("settebello.rl.pettingzoo", "pettingzoo", "pettingzoo"),
        ("settebello.rl.gymnasium", "gymnasium", "gymnasium"),
        ("settebello.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, extra: str) -> None:
    ran = python(f"import sys; sys.modules['{missing}'] = None; import {module}")
    assert ran.returncode == 1
    last = ran.stderr.splitlines()[-1]
    assert last.endswith(f"This needs {missing}, which the extra has: pip install 'settebello[{extra}]'.")
