"""The Python files that a browser loads, in one folder: Pyodide, its standard library, the application's archive."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tools.webassembly import side_modules, toolchain
from tools.webassembly.steps import BUILD, ROOT, alone, digest, digest_of_folder, unless_current

PYTHON_FILES = BUILD / "python"
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
MAKERS = ("archive.py", "module_graph.py", "python_files.py", "run_python.mjs")


def build() -> Path:
    """Make the folder, and return it.

    Raises:
        BuildError: A step failed.
    """
    with alone():
        modules = side_modules.build()
        unless_current(PYTHON_FILES, _inputs(modules), lambda: _make(modules))
    return PYTHON_FILES


def _inputs(modules: Path) -> str:
    return digest(
        digest_of_folder(side_modules.SOURCES, suffixes=(".py", ".pyx", ".ftl", ".msgpack")),
        digest_of_folder(modules),
        digest_of_folder(toolchain.libraries()),
        ROOT / "pyproject.toml",
        toolchain.pyodide() / "pyodide-lock.json",
        *(Path(__file__).with_name(name) for name in MAKERS),
    )


def _make(modules: Path) -> None:
    shutil.rmtree(PYTHON_FILES, ignore_errors=True)
    PYTHON_FILES.mkdir()
    pyodide = toolchain.pyodide()
    for name in OF_PYODIDE:
        shutil.copyfile(pyodide / name, PYTHON_FILES / name)
    # Pyodide reads the list of packages that it can download. There are none.
    known = json.loads((pyodide / "pyodide-lock.json").read_text()) | {"packages": {}}
    (PYTHON_FILES / "pyodide-lock.json").write_text(json.dumps(known))
    sources = [side_modules.SOURCES, modules, toolchain.libraries(), pyodide / "python_stdlib.zip"]
    toolchain.python(Path(__file__).with_name("archive.py"), *sources, PYTHON_FILES)
