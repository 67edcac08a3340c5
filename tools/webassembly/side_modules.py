"""The compiled modules of the core as side modules of Pyodide: Cython, then Zig's C compiler and linker.

They use Python's stable ABI (``cp311-abi3``), so one build fits every Pyodide of an ABI.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

from tools.webassembly import headers, toolchain
from tools.webassembly.steps import BUILD, ROOT, digest, digest_of_folder, unless_current

SOURCES = ROOT / "src"
CORE = SOURCES / "settebello/core"
C_SOURCES = BUILD / "c"
OBJECTS = BUILD / "objects"
SIDE_MODULES = BUILD / "side_modules"
SUFFIX = ".abi3.so"

COMPILE = [
    *("-target", "wasm32-emscripten"),
    "-mcpu=baseline-extended_const",  # which Node 20 does not know yet
    *("-fPIC", "-O3", "-g0", "-fwrapv", "-fvisibility=hidden", "-w"),
    *("-DNDEBUG", "-DPy_LIMITED_API=0x030B0000"),
]
LINK = [
    *("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "-Bsymbolic"),
    *("--no-entry", "-O2", "--strip-all", "--no-export-dynamic"),
    *("--export-if-defined=__wasm_call_ctors", "--export-if-defined=__wasm_apply_data_relocs"),
]


def build() -> Path:
    """Compile what has changed, and check that Pyodide has every symbol that is imported.

    Returns:
        The folder of the side modules, laid out as the package is.

    Raises:
        BuildError: A module cannot be compiled, or imports a symbol that Pyodide does not have.
    """
    sources = sorted(CORE.rglob("*.pyx"))
    _at_once(_generate_c, sources)
    options = [*COMPILE, *headers.include_options()]
    compiler = digest_of_folder(headers.HEADERS, suffixes=(".h",))
    _at_once(lambda source: _compile(source, options, compiler), sources)
    _remove_others({_target(source) for source in sources})
    _check_imports()
    return SIDE_MODULES


def module_name(source: Path) -> str:
    """The full name of the module of a ``.pyx`` file."""
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def _generate_c(source: Path) -> None:
    c_file = C_SOURCES / f"{module_name(source)}.c"
    inputs = digest(metadata.version("cython"), source, digest_of_folder(CORE, suffixes=(".pxd",)))
    cython: toolchain.Command = [
        sys.executable,
        "-m",
        "cython",
        "-3",
        "-I",
        ".",
        "-o",
        c_file,
        source.relative_to(SOURCES),
    ]
    complaint = f"Cython could not compile {source.relative_to(ROOT)}; its message is above."
    unless_current(c_file, inputs, lambda: toolchain.run(cython, complaint, SOURCES))


def _compile(source: Path, options: list[str], compiler: str) -> None:
    c_file, target = C_SOURCES / f"{module_name(source)}.c", _target(source)
    compiling, linking = [*options, "-c", c_file.name], [*LINK, f"--export=PyInit_{source.stem}"]
    zig = toolchain.zig() / "zig"
    object_file = OBJECTS / f"{module_name(source)}.o"

    def make() -> None:
        OBJECTS.mkdir(exist_ok=True)
        complaint = f"The C of {source.relative_to(ROOT)} could not be compiled; the message is above."
        toolchain.run([zig, "cc", *compiling, "-o", object_file], complaint, C_SOURCES)
        toolchain.run([zig, "wasm-ld", *linking, object_file, "-o", target], complaint)

    inputs = digest(c_file, " ".join(compiling), " ".join(linking), compiler, toolchain.zig_version())
    unless_current(target, inputs, make)


def _target(source: Path) -> Path:
    return SIDE_MODULES / source.relative_to(SOURCES).with_name(source.stem + SUFFIX)


def _remove_others(targets: set[Path]) -> None:
    for left_over in set(SIDE_MODULES.rglob(f"*{SUFFIX}")) - targets:
        left_over.unlink()


def _check_imports() -> None:
    """A missing symbol would only show when it is first called."""
    script = Path(__file__).with_name("imported_symbols.mjs")
    checked = BUILD / "imported-symbols.txt"
    inputs = digest(script, toolchain.pyodide() / "pyodide.asm.wasm", digest_of_folder(SIDE_MODULES))
    program = toolchain.pyodide() / "pyodide.asm.wasm"
    unless_current(checked, inputs, lambda: checked.write_text(toolchain.node(script, program, SIDE_MODULES)))


def _at_once(work: Callable[[Path], None], sources: Iterable[Path]) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(work, sources):
            pass
