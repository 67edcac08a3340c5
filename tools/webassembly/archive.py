"""Makes the archives of Python files that a browser loads.

Runs in Pyodide, whose Python parses the sources, knows the modules that it has already, and makes the bytecode that it
will run. Writes ``app.tar`` (the application, the core and the libraries) and ``python_stdlib.zip`` (what those
need of the standard library).
"""

from __future__ import annotations

import io
import marshal
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from tools.webassembly.module_graph import Module, reachable

ROOTS = (
    "_pyodide",
    "pyodide",
    "settebello.server.in_browser",
    "settebello.solution",  # what `import settebello` gives, but the application does not need
)
"""Modules and packages that are needed with all that is in them and all that they import."""

CALLED_FROM_C = (
    "_strptime",
    "encodings.ascii",
    "encodings.cp437",  # names in zip files
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "sqlite3",
    "traceback",
)
"""Modules of the standard library that only C code imports, or by a name that is put together."""

LEFT_OUT = (
    "_pydatetime",  # Pyodide has the same in C
    "_pyrepl",
    "argparse",
    "asyncio.windows_events",
    "ctypes",
    "doctest",
    "multiprocessing",
    "pydoc",
)
"""Modules for other systems, for programs and for processes: a module that is needed imports them, but not here."""

DATA = (
    "confusable_homoglyphs/*.json",
    "mnemonic/wordlist/english.txt",
    "settebello/players/weights/*.msgpack",
    "settebello/wording/locales/**/*.ftl",
    "settebello/wording/problems/*.ftl",
)
"""The files that are read."""

READS_ITSELF = ("anyio",)
"""Modules that need their sources too."""


BYTECODE_HEAD = MAGIC_NUMBER + bytes([1, *bytes(11)])
"""The head of bytecode that Python does not compare with a source: it has no date, so it is always the same."""


def main(*arguments: str) -> None:
    """Write both archives, and print how many modules are in each.

    Args:
        arguments: The folders of the sources, the side modules and the libraries, Pyodide's standard library, and the
            folder to write to.
    """
    sources, side_modules, libraries, standard_library, target = map(Path, arguments)
    standard = {module.name: module for module in _of_zip(standard_library)}
    others = {module.name: module for module in [*_of_folder(sources, ".pyx"), *_of_folder(libraries, ".so")]}
    modules = others | standard
    roots = [name for name in modules for root in ROOTS if f"{name}.".startswith(f"{root}.")]
    needed = sorted(reachable([*roots, *CALLED_FROM_C], modules, cut=LEFT_OUT))
    library = [standard[name] for name in needed if name in standard]
    own = [others[name] for name in needed if name in others and name not in standard]
    _write_zip(target / "python_stdlib.zip", dict(map(_compiled, library)))
    files = dict(map(_compiled, (module for module in own if module.file.endswith(".py"))))
    files |= {module.file: module.source for module in own if module.name in READS_ITSELF}
    for module in own:
        if module.file.endswith(".pyx"):
            path = module.file.replace(".pyx", ".abi3.so")
            files[path] = (side_modules / path).read_bytes()
        elif module.file.endswith(".so"):
            files[module.file] = (libraries / module.file).read_bytes()
    files |= dict(_data(sources)) | dict(_data(libraries)) | dict([_metadata(sources)])
    _write_tar(target / "app.tar", files)
    print(f"{len(library)} modules of the standard library, {len(own)} others")


def _of_zip(path: Path) -> Iterator[Module]:
    with zipfile.ZipFile(path) as archive:
        yield from (Module(file, archive.read(file)) for file in archive.namelist() if file.endswith(".py"))


def _of_folder(folder: Path, compiled: str) -> Iterator[Module]:
    """The modules below a folder: Python files, and compiled modules or their sources by their suffix."""
    for path in folder.rglob("*"):
        if path.suffix in (".py", compiled):
            yield Module(path.relative_to(folder).as_posix(), b"" if path.suffix == ".so" else path.read_bytes())


def _compiled(module: Module) -> tuple[str, bytes]:
    """The file of a module's bytecode, and the bytecode, without docstrings and assertions."""
    code = compile(module.source, module.file, "exec", dont_inherit=True, optimize=2)
    return f"{module.file}c", BYTECODE_HEAD + marshal.dumps(code)


def _data(folder: Path) -> Iterator[tuple[str, bytes]]:
    for pattern in DATA:
        for path in folder.glob(pattern):
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _metadata(sources: Path) -> tuple[str, bytes]:
    """The file by which the library knows its version."""
    version = tomllib.loads((sources.parent / "pyproject.toml").read_text())["project"]["version"]
    text = f"Metadata-Version: 2.1\nName: settebello\nVersion: {version}\n"
    return f"settebello-{version}.dist-info/METADATA", text.encode()


def _write_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive that Python imports from. It is not compressed: the whole compresses better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(files):
            archive.writestr(zipfile.ZipInfo(file), files[file])


def _write_tar(target: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive to be unpacked, with files of a kind side by side, which compress better so."""
    with tarfile.open(target, "w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(files, key=lambda file: (file.rpartition(".")[2], file)):
            entry = tarfile.TarInfo(file)
            entry.size = len(files[file])
            archive.addfile(entry, io.BytesIO(files[file]))
