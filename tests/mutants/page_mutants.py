"""Mutants of the page's TypeScript, made and tried by Stryker."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.mutants.areas import Area
from tests.mutants.mutant import Mutant, Verdict

PACKAGES = ("@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1")
LINES = 4
"""Lines drawn for each mutant that is wanted: many have none, an import for instance."""
NOTICED = ("Killed", "Timeout", "RuntimeError", "CompileError")

LEFT_ALONE = (".test.ts", "example.ts", "harness.ts", "protocol.ts", "http-messages.ts", "review-types.ts")
"""The endings of files that are tests, or generated."""


def tried(area: Area, tree: Path, count: int, random: Random) -> Iterator[tuple[Mutant, Verdict]]:
    """``count`` mutants at lines drawn by ``random``, one a line, and what became of each. ``tree`` is a copy of the
    repository in which files may be changed."""
    web = tree / "web"
    npm(tree, "install", "--no-save", "--no-audit", "--no-fund", *PACKAGES)
    files = [path for path in area.files(tree) if not path.name.endswith(LEFT_ALONE) and not _is_drawing(path)]
    lines = [(path, number) for path in files for number, _ in enumerate(path.read_text().splitlines(), 1)]
    drawn = random.sample(lines, min(LINES * count, len(lines)))
    report = web / "reports" / "mutation" / "mutation.json"
    config = web / "stryker.config.json"
    config.write_text(json.dumps(_config(web, drawn)))
    npm(tree, "exec", "--", "stryker", "run", config.name)
    yield from _results(area, json.loads(report.read_text()), web, drawn, count, random)


def _is_drawing(path: Path) -> bool:
    """Whether a file draws faces: no test sees the width of a line, people look at the pictures."""
    return path.name == "faces.ts"


def npm(tree: Path, *arguments: str) -> None:
    """Run npm in ``web/``.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    subprocess.run([tree / "scripts" / "web", *arguments], cwd=tree, check=True, stdout=subprocess.DEVNULL)


def _config(web: Path, lines: list[tuple[Path, int]]) -> dict[str, object]:
    return {
        "testRunner": "vitest",
        "plugins": ["@stryker-mutator/vitest-runner"],
        "reporters": ["json"],
        "coverageAnalysis": "perTest",
        "inPlace": True,
        "concurrency": 2,
        "allowEmpty": True,
        "mutate": [f"{path.relative_to(web)}:{line}:0-{line}:999" for path, line in lines],
    }


def _results(
    area: Area,
    report: dict[str, dict[str, dict[str, object]]],
    web: Path,
    drawn: list[tuple[Path, int]],
    count: int,
    random: Random,
) -> Iterator[tuple[Mutant, Verdict]]:
    at: dict[tuple[str, int], list[tuple[Mutant, Verdict]]] = {}
    for name, file in report["files"].items():
        source = str(file["source"]).splitlines()
        mutants = file["mutants"]
        assert isinstance(mutants, list)
        for found in mutants:
            if found["status"] not in ("Ignored", "Pending"):
                line = found["location"]["start"]["line"]
                at.setdefault((name, line), []).append((_mutant(area, name, source, found), _verdict(found["status"])))
    wanted = [(str(path.relative_to(web)), line) for path, line in drawn]
    yield from [random.choice(at[place]) for place in wanted if place in at][:count]


def _mutant(area: Area, file: str, source: list[str], found: dict[str, object]) -> Mutant:
    location, replacement = found["location"], str(found["replacement"])
    assert isinstance(location, dict)
    start, end = location["start"], location["end"]
    before = source[start["line"] - 1]
    tail = source[end["line"] - 1][end["column"] - 1 :]
    after = before[: start["column"] - 1] + replacement + tail
    return Mutant(area=area.name, file=f"web/{file}", line=start["line"], before=before, after=after, text="")


def _verdict(status: object) -> Verdict:
    if status in NOTICED:
        return "noticed"
    return "survived" if status == "Survived" else "not covered"
