"""Which modules a program can import, from their sources: the modules that it needs in an archive.

An import counts wherever it is written, inside a function too, unless it is for type checkers only. So nothing that is
imported by name can be missing, and a little more than a program ever imports is found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

CYTHON_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+c?import[ \t]+([^\n#]+)|c?import[ \t]+([\w., \t]+))", re.MULTILINE
)


@dataclass(frozen=True)
class Module:
    """A file that Python can import."""

    file: str
    """Its path from the folder where Python looks for it. The suffix says what it is."""
    source: bytes
    """Empty if the file is compiled."""

    @property
    def name(self) -> str:
        """The full name."""
        stem = self.file.removesuffix("/__init__.py")
        return ".".join([*stem.split("/")[:-1], stem.split("/")[-1].partition(".")[0]])

    @property
    def package(self) -> str:
        """The package that relative imports begin at."""
        return self.name if self.file.endswith("/__init__.py") else self.name.rpartition(".")[0]


class UselessCut(Exception):
    """A module that should be left out would not have been found."""


def reachable(roots: Iterable[str], modules: Mapping[str, Module], *, cut: Collection[str] = ()) -> set[str]:
    """The modules that some modules import, directly or through others, and those themselves.

    Args:
        roots: The modules to start from, by their full names.
        modules: The modules that can be imported. Others are ignored.
        cut: Modules that are left out with everything below them.

    Raises:
        UselessCut: Nothing imports a module of ``cut``.
    """
    found: set[str] = set()
    cuts: set[str] = set()
    waiting = list(roots)
    while waiting:
        for name in _with_packages(waiting.pop()):
            if name in cut:
                cuts.add(name)
                break
            if name in modules and name not in found:
                found.add(name)
                waiting += imports(modules[name])
    if useless := sorted(set(cut) - cuts):
        raise UselessCut(f"Nothing imports {', '.join(useless)}, so there is nothing to leave out.")
    return found


def imports(module: Module) -> set[str]:
    """The names that a module imports. Names within modules are among them, since they may be modules too."""
    if module.file.endswith(".pyx"):
        return set(_cython_imports(module.source.decode()))
    return {
        name for statement in _statements(ast.parse(module.source)) for name in _imported(statement, module.package)
    }


def _with_packages(name: str) -> Iterator[str]:
    """``a``, ``a.b`` and ``a.b.c`` of ``a.b.c``, as Python imports them."""
    parts = name.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below a node, without what is for type checkers only."""
    below: Iterable[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        below = node.orelse
    for child in below:
        yield child
        yield from _statements(child)


def _imported(statement: ast.AST, package: str) -> Iterator[str]:
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
    elif isinstance(statement, ast.ImportFrom):
        above = package.rsplit(".", statement.level - 1)[0] if statement.level else ""
        module = ".".join(part for part in (above, statement.module) if part)
        yield module
        yield from (f"{module}.{alias.name}" for alias in statement.names)


def _cython_imports(text: str) -> Iterator[str]:
    for module, names, modules in CYTHON_IMPORT.findall(text):
        if module:
            yield module
            yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))
        else:
            yield from (part.split()[0] for part in modules.split(",") if part.strip())
