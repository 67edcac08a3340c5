"""The folder of Python files as it is served: named after its content, with compressed files next to the files."""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.static_site.compression import compress
from tools.webassembly import python_files
from tools.webassembly.steps import BUILD, digest_of_folder, unless_current

COMPRESSED = BUILD / "compressed"


@dataclass(frozen=True)
class PythonFile:
    """A file that the page loads when somebody wants to play in the browser."""

    path: str
    """From the root of the site."""
    bytes: int
    compressed: int
    """Its bytes with Brotli."""


@dataclass(frozen=True)
class PythonFolder:
    """The Python files, and the list by which the page finds them."""

    version: str
    """A digest of the files."""
    folder: Path

    @property
    def name(self) -> str:
        """Where the files are, from the root of the site."""
        return f"python/{self.version}"

    def files(self) -> list[PythonFile]:
        """Every file, by name."""
        return [
            PythonFile(f"{self.name}/{path.name}", path.stat().st_size, _compressed_size(path))
            for path in sorted(self.folder.iterdir())
            if path.suffix not in (".br", ".gz")
        ]

    def list(self) -> str:
        """The text of ``python.json``."""
        return json.dumps({"version": self.version, "files": [asdict(file) for file in self.files()]}, indent=1)


def build() -> PythonFolder:
    """Make what has changed.

    Raises:
        BuildError: A step failed.
    """
    plain = python_files.build()
    version = digest_of_folder(plain)[:16]
    unless_current(COMPRESSED, version, lambda: _make(plain))
    return PythonFolder(version, COMPRESSED)


def _make(plain: Path) -> None:
    shutil.rmtree(COMPRESSED, ignore_errors=True)
    shutil.copytree(plain, COMPRESSED)
    compress(COMPRESSED)


def _compressed_size(path: Path) -> int:
    variant = path.with_name(path.name + ".br")
    return (variant if variant.exists() else path).stat().st_size
