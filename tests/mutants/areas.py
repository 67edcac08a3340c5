"""The areas of the code, how many mutants of a sample of 200 each gets, and the tests that it is tried against."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Language = Literal["python", "cython", "typescript"]


@dataclass(frozen=True, kw_only=True)
class Area:
    """A part of the code. ``sources`` are globs below the repository's root; ``tests`` are the folders of tests
    against which its mutants are tried: those that run the line, or all where coverage does not tell (compiled modules,
    and lines that run upon import)."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...] = ()
    weight: int
    language: Language = "python"

    def files(self, root: Path) -> list[Path]:
        """The source files of the area, in a fixed order."""
        return sorted({path for glob in self.sources for path in root.glob(glob) if path.name != "__main__.py"})


PACKAGE = "src/settebello"
RULE_TESTS = ("tests/vectors", "tests/engine", "tests/clauses", "tests/rules", "tests/property", "tests/contract")

AREAS = (
    Area(
        name="core, rules",
        sources=(f"{PACKAGE}/core/kernel/*.pyx",),
        tests=RULE_TESTS,
        weight=25,
        language="cython",
    ),
    Area(
        name="core, search",
        sources=tuple(f"{PACKAGE}/core/{folder}/*.pyx" for folder in ("evaluation", "search", "learning")),
        tests=("tests/engine", "tests/players", "tests/arena"),
        weight=15,
        language="cython",
    ),
    Area(
        name="core, environments",
        sources=(f"{PACKAGE}/core/environments/*.pyx",),
        tests=("tests/rl",),
        weight=10,
        language="cython",
    ),
    Area(
        name="rules",
        sources=(f"{PACKAGE}/rules/*.py", f"{PACKAGE}/cards.py"),
        tests=("tests/rules", "tests/clauses", "tests/engine"),
        weight=15,
    ),
    Area(name="wording", sources=(f"{PACKAGE}/wording/*.py",), tests=("tests/wording",), weight=20),
    Area(
        name="game and record",
        sources=(f"{PACKAGE}/*.py", f"{PACKAGE}/record/*.py"),
        tests=(
            *("tests/engine", "tests/rules", "tests/clauses", "tests/shuffle", "tests/cli/test_solve.py"),
            *("tests/server/edge/http/endpoints/test_replays.py", "tests/server/live/test_practice.py"),
        ),
        weight=20,
    ),
    Area(name="players", sources=(f"{PACKAGE}/players/**/*.py",), tests=("tests/players",), weight=20),
    Area(
        name="study",
        sources=(f"{PACKAGE}/study/**/*.py",),
        tests=("tests/study",),
        weight=15,
    ),
    Area(name="environments", sources=(f"{PACKAGE}/rl/*.py",), tests=("tests/rl",), weight=10),
    Area(name="arena", sources=(f"{PACKAGE}/arena/*.py",), tests=("tests/arena",), weight=10),
    Area(
        name="server",
        sources=(f"{PACKAGE}/server/**/*.py", f"{PACKAGE}/protocol/*.py"),
        tests=("tests/server", "tests/protocol"),
        weight=40,
    ),
    Area(
        name="client and terminal",
        sources=(f"{PACKAGE}/client/*.py", f"{PACKAGE}/terminal/**/*.py", f"{PACKAGE}/cli/*.py"),
        tests=("tests/client", "tests/terminal", "tests/cli"),
        weight=15,
    ),
    Area(name="page", sources=("web/src/lib/**/*.ts",), weight=20, language="typescript"),
)


def shares(count: int, areas: tuple[Area, ...]) -> dict[str, int]:
    """How many of ``count`` mutants each area gets, by weight; what rounding leaves over goes to the first ones.

    >>> sum(shares(200, AREAS).values())
    200
    """
    total = sum(area.weight for area in areas)
    parts = {area.name: count * area.weight // total for area in areas}
    for area in areas[: count - sum(parts.values())]:
        parts[area.name] += 1
    return parts
