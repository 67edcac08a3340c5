"""The pack that comes with the package."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from settebello.study.puzzles.model import PuzzlePack, decode_pack

SHIPPED = Path(__file__).with_name("pack.json")
"""The file of the pack."""


@lru_cache(maxsize=1)
def shipped_pack() -> PuzzlePack:
    """The pack of puzzles that comes with the package."""
    return decode_pack(SHIPPED.read_bytes())
