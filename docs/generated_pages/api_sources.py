"""A hook of mkdocs: the sources of the API reference.

The reference is read from source text. Compiled modules have no Python text, so their stubs stand in for them, with the
docstrings of what is compiled. What Markdown does not know becomes code: the roles of reStructuredText, and
examples as the interpreter shows them.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES, TARGET = ROOT / "src", ROOT / "build" / "api_sources"
_EXAMPLE = re.compile(r'^([ ]*)>>> .*\n(?:[ ]*[^\s"].*\n)*', re.MULTILINE)
_ROLE = re.compile(r":(?:class|func|meth|data|mod|attr|exc):`([^`]+)`")


def on_startup(**_: object) -> None:
    """Called by mkdocs before it builds; several may build at once."""
    wanted = {TARGET / path.relative_to(SOURCES).with_suffix(".py"): path for path in _sources()}
    for copy, path in wanted.items():
        _write(copy, with_fences(without_roles(_text(path))))
    for copy in set(TARGET.rglob("*.py")) - set(wanted):
        copy.unlink(missing_ok=True)


def _sources() -> Iterator[Path]:
    """Every module, and the stubs of those that are compiled."""
    for path in SOURCES.glob("settebello/**/*.py*"):
        if path.suffix == ".py" or (path.suffix == ".pyi" and not path.with_suffix(".py").exists()):
            yield path


def _text(path: Path) -> str:
    """The text of a module; a stub gets the docstrings of the compiled module."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return text
    tree = ast.parse(text)
    _document(tree, import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts)))
    return ast.unparse(tree)


def _document(node: ast.Module | ast.ClassDef | ast.FunctionDef, compiled: object) -> None:
    if compiled.__doc__ and not ast.get_docstring(node):
        node.body.insert(0, ast.Expr(ast.Constant(inspect.cleandoc(compiled.__doc__) + "\n")))
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            _document(child, getattr(compiled, child.name))


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(text, encoding="utf-8")
        new.replace(path)


def without_roles(text: str) -> str:
    """The text with names as code in place of roles.

    >>> without_roles("What :class:`~settebello.core.Round` and :func:`.read` do.")
    'What ``Round`` and ``read`` do.'
    """
    return _ROLE.sub(lambda role: f"``{_name(role[1])}``", text)


def _name(target: str) -> str:
    return target.rpartition(".")[2] if target.startswith(("~", ".")) else target


def with_fences(text: str) -> str:
    """The text with a fence around each example, which ends with an empty line or the docstring."""
    return _EXAMPLE.sub(lambda example: f"{example[1]}```pycon\n{example[0]}{example[1]}```\n", text)
