"""The sizes and features of Pyodide's Python are those of its build."""

from __future__ import annotations

from tools.webassembly.headers import pyconfig


def test_numbers_are_defined_and_nothing_else() -> None:
    data = "build_time_vars = {'SIZEOF_LONG': 4, 'HAVE_FORK': 0, 'CC': 'cc', 'NAME': f'{ROOT}/x', 'Py_REMOTE_DEBUG': 1}"
    assert pyconfig(data) == "#pragma once\n#define SIZEOF_LONG 4\n#define Py_REMOTE_DEBUG 1\n"
