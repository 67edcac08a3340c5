"""The tools of the build, in their locked versions: Zig's C compiler and linker, Pyodide in Node, libraries for it."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tools.webassembly.steps import BUILD, ROOT, BuildError, digest, unless_current

PYODIDE = ROOT / "web/node_modules/pyodide"
Command = Sequence[str | Path]

UV, WEB = ROOT / "scripts/uv", ROOT / "scripts/web"
RUN_PYTHON = Path(__file__).with_name("run_python.mjs")
NEEDS_SOCKETS = ("httptools", "uvicorn", "websockets")
"""Packages of the extra ``server`` that only serve real sockets. A browser has none."""


@cache
def zig() -> Path:
    """The folder of Zig, installed if it is not there: ``zig`` is the program, ``lib`` has the headers."""
    requirements = _zig_requirements()
    folder = BUILD / "zig"
    uv: Command = [UV, "pip", "install", "--quiet", "--require-hashes", "--no-deps"]
    unless_current(folder, digest(requirements), lambda: _install(uv, folder, requirements))
    return folder / "ziglang"


def zig_version() -> str:
    """A digest of the version of Zig."""
    return digest(_zig_requirements())


@cache
def libraries() -> Path:
    """The folder of the libraries that the server's application needs, as wheels for Pyodide."""
    left_out = [option for name in NEEDS_SOCKETS for option in ("--no-emit-package", name)]
    requirements = _locked("--no-default-groups", "--extra", "server", "--no-emit-project", *left_out)
    folder = BUILD / "libraries"
    # pip, since uv does not know this platform yet.
    pip: Command = [
        *(UV, "tool", "run", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "--no-compile"),
        *("--only-binary=:all:", "--platform", platform_tag(), "--python-version", python_version()),
    ]
    unless_current(folder, digest(requirements), lambda: _install(pip, folder, requirements))
    return folder


def pyodide() -> Path:
    """The folder of the npm package, installed if it is not there."""
    _pyodide_lock()
    return PYODIDE


def platform_tag() -> str:
    """The platform of wheels for this Pyodide, such as ``pyemscripten_2026_0_wasm32``."""
    known = _pyodide_lock()
    return f"pyemscripten_{known['abi_version']}_{known['arch']}"


def python_version() -> str:
    """The version of Pyodide's Python, such as ``3.14``."""
    return ".".join(_pyodide_lock()["python"].split(".")[:2])


def node(script: Path, *arguments: str | Path) -> str:
    """Run a script in Node.

    Returns:
        The standard output. Errors go to the standard error of this program.

    Raises:
        BuildError: The script failed.
    """
    command = shlex.join(["node", str(script), *map(str, arguments)])
    return run([WEB, "exec", "--call", command], f"{script.name} failed; its message is above.")


def python(program: Path, *arguments: str | Path, files: Path | None = None) -> str:
    """Call the function ``main`` of a Python file in Pyodide in Node. It can read, write and import this checkout.

    Args:
        program: The file, in this checkout.
        arguments: What ``main`` is called with, as strings.
        files: The folder of Python files to use (:mod:`tools.webassembly.python_files`), otherwise the npm package.

    Returns:
        The standard output.

    Raises:
        BuildError: The program failed.
    """
    return node(RUN_PYTHON, ROOT, files or pyodide(), program, *arguments)


def run(command: Command, complaint: str, folder: Path = ROOT) -> str:
    """Run a program in a folder and return its standard output.

    Raises:
        BuildError: It failed. The complaint is the error's text.
    """
    done = subprocess.run([str(part) for part in command], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise BuildError(complaint)
    return done.stdout


def _locked(*which: str) -> str:
    """Some packages of ``uv.lock``, as requirements with hashes."""
    return run(
        [UV, "export", "--quiet", "--frozen", "--no-header", "--no-annotate", *which],
        "uv.lock could not be read; uv's message is above.",
    )


@cache
def _zig_requirements() -> str:
    return _locked("--only-group", "webassembly")


def _install(installer: Command, folder: Path, requirements: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    wanted = folder.with_suffix(".txt")
    wanted.write_text(requirements)
    complaint = f"The packages of {wanted.relative_to(ROOT)} could not be installed; the message is above."
    run([*installer, "--target", folder, "-r", wanted], complaint)


@cache
def _pyodide_lock() -> dict[str, str]:
    """What Pyodide says about itself."""
    run([WEB, "exec", "--call", "node --version"], "The packages of web/ could not be installed.")
    info: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info
