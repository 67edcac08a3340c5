"""``python.json``: the list by which the page finds Python's files, which are in a folder named after their content."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

NAME = "python.json"


class PythonFile(Struct, frozen=True):
    """A file that the page loads when somebody wants to play in the browser."""

    path: str
    """From the root of the site."""
    bytes: int
    compressed: int
    """Its bytes with Brotli."""

    @property
    def name(self) -> str:
        """Without the folder."""
        return self.path.rpartition("/")[2]


class PythonList(Struct, frozen=True):
    """The contents of ``python.json``."""

    version: str
    """A digest of the files."""
    files: list[PythonFile]


def folder_name(version: str) -> str:
    """The folder of the files, from the root of the site."""
    return f"python/{version}"


def write_list(site: Path, version: str) -> None:
    """Write the list of the files in a site, whose compressed files are there."""
    files = [
        PythonFile(path.relative_to(site).as_posix(), path.stat().st_size, _compressed_size(path))
        for path in sorted((site / folder_name(version)).iterdir())
        if path.suffix not in (".br", ".gz")
    ]
    text = msgspec.json.format(msgspec.json.encode(PythonList(version, files)), indent=1)
    (site / NAME).write_bytes(text)


def read_list(site: Path) -> PythonList:
    """The list of the files in a site."""
    return msgspec.json.decode((site / NAME).read_bytes(), type=PythonList)


def _compressed_size(path: Path) -> int:
    variant = path.with_name(path.name + ".br")
    return (variant if variant.exists() else path).stat().st_size
