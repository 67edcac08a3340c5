"""Compressed files next to the files of a folder, for hosts that serve them."""

from __future__ import annotations

from pathlib import Path

from tools.webassembly import toolchain


def compress(folder: Path) -> None:
    """Write ``FILE.br`` and ``FILE.gz`` for each file below a folder that lacks them and gets shorter.

    Raises:
        BuildError: A file could not be compressed.
    """
    toolchain.node(Path(__file__).with_name("compress.mjs"), folder)
