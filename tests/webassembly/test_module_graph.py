"""Every module that a program can import is found, and no more."""

from __future__ import annotations

import pytest

from tools.webassembly.module_graph import Module, UselessCut, imports, reachable

PYTHON = b"""
import os.path as path
from collections import OrderedDict
from . import near
from .near import thing
from .. import above
from ..above.inner import other
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import only_for_types
else:
    import otherwise

def later():
    if True:
        import inside_a_function
"""
CYTHON = b"""
# import a_comment
from settebello.core.kernel.rng cimport Rng, next_number  # why
from settebello.core.kernel import action, deal
cimport cython
import math, time as clock

def work():
    from random import Random
"""


def module(file: str, source: bytes = b"") -> Module:
    return Module(file, source)


def modules(sources: dict[str, bytes]) -> dict[str, Module]:
    found = [module(file, source) for file, source in sources.items()]
    return {one.name: one for one in found}


@pytest.mark.parametrize(
    ("file", "name", "package"),
    [
        ("a/b.py", "a.b", "a"),
        ("a/b/__init__.py", "a.b", "a.b"),
        ("a.py", "a", ""),
        ("a/_core.cpython-314-wasm32-emscripten.so", "a._core", "a"),
        ("a/b.pyx", "a.b", "a"),
    ],
)
def test_the_name_of_a_file(file: str, name: str, package: str) -> None:
    assert (module(file).name, module(file).package) == (name, package)


def test_the_imports_of_a_python_module() -> None:
    found = imports(module("top/middle/own.py", PYTHON))
    assert found == {
        "os.path",
        "collections",
        "collections.OrderedDict",
        "top.middle",
        "top.middle.near",
        "top.middle.near.thing",
        "top",
        "top.above",
        "top.above.inner",
        "top.above.inner.other",
        "typing",
        "typing.TYPE_CHECKING",
        "otherwise",
        "inside_a_function",
    }


def test_a_package_imports_from_itself() -> None:
    assert imports(module("top/__init__.py", b"from .inner import thing")) == {"top.inner", "top.inner.thing"}


def test_the_imports_of_a_cython_module() -> None:
    found = imports(module("a/b.pyx", CYTHON))
    assert {name for name in found if name.startswith("settebello.core.kernel")} == {
        "settebello.core.kernel",
        "settebello.core.kernel.action",
        "settebello.core.kernel.deal",
        "settebello.core.kernel.rng",
        "settebello.core.kernel.rng.Rng",
        "settebello.core.kernel.rng.next_number",
    }
    assert {"cython", "math", "time", "random", "random.Random"} <= found
    assert "a_comment" not in found


def test_a_program_needs_what_its_modules_import_and_their_packages() -> None:
    known = modules(
        {
            "a/__init__.py": b"import by_the_package",
            "a/b.py": b"from c import d",
            "by_the_package.py": b"import a.b",
            "c/__init__.py": b"",
            "c/d.py": b"import not_there",
            "unused.py": b"",
        }
    )
    assert reachable(["a.b"], known) == {"a", "a.b", "by_the_package", "c", "c.d"}


def test_a_module_that_is_left_out_is_left_out_with_what_it_imports() -> None:
    known = modules({"a.py": b"import b.c", "b/__init__.py": b"", "b/c.py": b"import d", "d.py": b""})
    assert reachable(["a"], known, cut=["b"]) == {"a"}
    assert reachable(["a"], known, cut=["b.c"]) == {"a", "b"}


def test_leaving_out_what_nothing_imports_is_an_error() -> None:
    with pytest.raises(UselessCut, match="Nothing imports b, so"):
        reachable(["a"], modules({"a.py": b"", "b.py": b""}), cut=["b"])
