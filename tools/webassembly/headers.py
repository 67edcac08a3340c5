"""The C headers of Python and of the C library, for WebAssembly.

Neither comes from the tools of Emscripten. The core uses Python's stable ABI, whose headers are the same on every
machine, with the sizes and features of Pyodide's Python. The C library of Emscripten is musl: Zig has its headers.
"""

from __future__ import annotations

import re
import shutil
import sysconfig
import zipfile
from pathlib import Path

from tools.webassembly import toolchain
from tools.webassembly.steps import BUILD, digest, unless_current

HEADERS = BUILD / "include"
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"


def include_options() -> list[str]:
    """The options that make Zig's C compiler find the headers, and no others."""
    make_headers()
    library = toolchain.zig() / "lib"
    system = [
        library / "include",  # of the compiler
        HEADERS / "musl",
        # A 32-bit machine whose times have 64 bits and whose functions keep their names.
        library / "libc/include/riscv32-linux-musl",
        library / "libc/include/generic-musl",
    ]
    return ["-nostdinc", *(option for path in system for option in ("-isystem", str(path))), f"-I{HEADERS / 'python'}"]


def make_headers() -> None:
    """Make the headers that are derived from others."""
    inputs = digest(str(_python_headers()), toolchain.pyodide() / "python_stdlib.zip", Path(__file__))
    unless_current(HEADERS, inputs, _make)


def pyconfig(sysconfig_data: str) -> str:
    """``pyconfig.h`` of a Python, from the source of its module of build variables: those that are numbers, but 0."""
    variables = re.findall(r"'(\w+)': (\d+)(?=[,}])", sysconfig_data)
    return "\n".join(["#pragma once", *(f"#define {name} {value}" for name, value in variables if int(value)), ""])


def _make() -> None:
    shutil.rmtree(HEADERS, ignore_errors=True)
    shutil.copytree(_python_headers(), HEADERS / "python")
    with zipfile.ZipFile(toolchain.pyodide() / "python_stdlib.zip") as library:
        text = pyconfig(library.read(SYSCONFIG).decode())
    (HEADERS / "python/pyconfig.h").write_text(text)
    (HEADERS / "musl/bits").mkdir(parents=True)
    types = (toolchain.zig() / "lib/libc/include/riscv32-linux-musl/bits/alltypes.h").read_text()
    sizes = types.replace("#define _Addr int", "#define _Addr long")  # WebAssembly's size_t is a long
    (HEADERS / "musl/bits/alltypes.h").write_text(sizes)


def _python_headers() -> Path:
    return Path(sysconfig.get_path("include"))
