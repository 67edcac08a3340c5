"""How precisely decisions are judged."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Precision(Struct, frozen=True):
    """A stopping rule: when the differences between actions are known well enough."""

    resolution: float
    """In points: actions closer than this count as equal."""
    errors: float
    """How many standard errors two actions must differ by to be told apart."""
    worlds: int
    """The most worlds looked at."""


PrecisionName = Literal["quick", "usual", "thorough"]
PRECISIONS: dict[PrecisionName, Precision] = {
    "quick": Precision(resolution=0.1, errors=2, worlds=1_024),
    "usual": Precision(resolution=0.05, errors=2, worlds=8_192),
    "thorough": Precision(resolution=0.02, errors=2, worlds=65_536),
}
