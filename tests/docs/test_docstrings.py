"""``help()`` tells what a user needs: every public name has a docstring, and the examples of compiled modules run."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
import types
from collections.abc import Iterator
from importlib import import_module

import pytest
from generated_pages import DOCS

import settebello
from tests.support.openspiel import import_openspiel

MODULES = sorted(
    {name for page in DOCS.glob("api/*.md") for name in re.findall(r"^::: ([\w.]+)$", page.read_text(), re.MULTILINE)}
)
COMPILED = (
    "environments.flat",
    "environments.observation",
    "environments.staging",
    "kernel.action",
    "kernel.perft",
    "kernel.queries",
    "kernel.rng",
    "kernel.round",
    "evaluation.equity",
    "evaluation.round_equity",
    "learning.trainer",
    "search.expectimax",
    "search.imperfect_recall",
    "search.ismcts",
    "search.solver",
)


def _members(owner: object, prefix: str) -> Iterator[tuple[str, object]]:
    """The public functions, classes and properties that are defined in a module or class."""
    for name, member in vars(owner).items():
        if name.startswith("_"):
            continue
        path, found = f"{prefix}.{name}", getattr(owner, name)
        if isinstance(member, types.MemberDescriptorType):
            continue  # a field of a struct, which the docstring of the class describes
        if isinstance(owner, types.ModuleType) and getattr(found, "__module__", None) != owner.__name__:
            continue  # imported
        if inspect.isclass(found):
            yield path, found
            if not issubclass(found, int | Exception):
                yield from _members(found, path)
        elif isinstance(member, property | types.GetSetDescriptorType):
            yield path, member
        elif callable(found):
            yield path, found


def test_the_front_door_is_complete() -> None:
    assert len(set(settebello.__all__)) == len(settebello.__all__)
    assert set(vars(settebello)["_HOMES"]) | {"variants"} == set(settebello.__all__)
    assert set(settebello.__all__) <= set(dir(settebello))
    for name in settebello.__all__:
        assert getattr(settebello, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'scopa'"):
        settebello.scopa  # type: ignore[attr-defined]  # noqa: B018


def test_the_front_door_imports_nothing_until_it_is_used() -> None:
    assert _modules_after("import settebello") == {"settebello"}


def test_the_library_needs_no_server_and_no_terminal() -> None:
    loaded = _modules_after("from settebello import *")
    assert not {name.split(".")[1] for name in loaded if "." in name} & {
        "server",
        "terminal",
        "client",
        "cli",
        "protocol",
    }


def _modules_after(statement: str) -> set[str]:
    """The modules of the package that are loaded after a statement in a new interpreter."""
    tell = "print(*(name for name in sys.modules if name.partition('.')[0] == 'settebello'))"
    command = [sys.executable, "-c", f"{statement}\nimport sys\n{tell}"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


@pytest.mark.parametrize("module", sorted({*MODULES, *(f"settebello.core.{name}" for name in COMPILED)}))
def test_every_public_name_has_a_docstring(module: str) -> None:
    if module == "settebello.rl.openspiel":
        import_openspiel()
    bare = [path for path, member in _members(import_module(module), module) if not (member.__doc__ or "").strip()]
    assert not bare


def test_help_shows_arguments_errors_and_an_example() -> None:
    assert str(inspect.signature(settebello.Round.play)) == "(self, action)"
    shown = inspect.getdoc(settebello.Round.play) or ""
    for part in ("Args:", "action: one of", "Raises:", "IllegalAction:", ">>> position.play("):
        assert part in shown


@pytest.mark.parametrize("name", COMPILED)
def test_the_examples_of_a_compiled_module_run(name: str) -> None:
    module = import_module(f"settebello.core.{name}")
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for path, member in _members(module, name):
        example = parser.get_doctest(member.__doc__ or "", vars(module).copy(), path, None, None)
        assert runner.run(example).failed == 0
