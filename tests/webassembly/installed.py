"""Installs a wheel as people do, and runs examples. Runs in Pyodide."""

from __future__ import annotations

import importlib
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path


async def main(wheel: str, installer: str, libraries: str, examples: str) -> None:
    """Install a wheel with micropip, and print as JSON what each example prints.

    Args:
        wheel: The file.
        installer: The folder of micropip.
        libraries: The folder of the libraries that the wheel needs.
        examples: A JSON file with the sources of the examples.
    """
    sys.path += [installer, libraries]
    await importlib.import_module("micropip").install(f"emfs:{wheel}", deps=False)
    names: dict[str, object] = {}
    print(json.dumps([_run(source, names) for source in json.loads(Path(examples).read_text())]))


def _run(source: str, names: dict[str, object]) -> str:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(source, "example", "single"), names)
    return printed.getvalue()
