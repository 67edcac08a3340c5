"""Private parts of other libraries are used of one version only."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PINNED = {"uvicorn.protocols"}
"""Modules that their library does not document, and whose version ``pyproject.toml`` therefore names exactly."""


def imported_names() -> Iterator[tuple[str, str]]:
    """By file, the modules and names that it imports from other libraries."""
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            module = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            for name in names:
                full = module + name
                if full.partition(".")[0] not in {*sys.stdlib_module_names, "settebello"}:
                    yield str(file.relative_to(ROOT)), full


def test_no_private_module_or_name_is_imported() -> None:
    assert [found for found in imported_names() if "._" in found[1]] == []


def test_the_pinned_modules_are_used() -> None:
    used = {name for _, name in imported_names()}
    assert [one for one in PINNED if not any(name.startswith(f"{one}.") for name in used)] == []


@pytest.mark.parametrize("module", PINNED)
def test_their_library_has_the_version_that_was_read(module: str) -> None:
    library = module.partition(".")[0]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [one for extra in project["optional-dependencies"].values() for one in extra if re.match(library, one)]
    assert wanted, f"{library} is in no extra"
    installed = importlib.metadata.version(library)
    assert wanted == [f"{library}=={installed}"], (
        f"{library} {installed} is installed, and {wanted} was compared with the classes derived from it: compare them "
        f"with {installed} (settebello.server.edge.http.http_protocol says what for), then name it in pyproject.toml"
    )
