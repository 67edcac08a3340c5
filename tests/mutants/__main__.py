"""``make mutants``: a sample of small faults, and which of them the tests do not notice.

The sample follows from the seed and the sources. Findings are stored in ``build/mutants``; a run that was
broken off goes on where it was; ``--fresh`` begins again.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from tests.mutants import cython_mutants, page_mutants, python_mutants
from tests.mutants.areas import AREAS, Area, shares
from tests.mutants.coverage_map import CoverageMap
from tests.mutants.mutant import Mutant, Verdict
from tests.mutants.pytest_runs import passes
from tests.mutants.trial import SECONDS, build, try_cython, try_python

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "mutants"
COUNT, SEED = 200, 1


class Result(Struct, frozen=True):
    """The outcome of a mutant."""

    area: str
    name: str
    verdict: Verdict


_results = msgspec.json.Decoder(Result)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="how many faults (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="which sample (default: %(default)s)")
    parser.add_argument("--area", action="append", choices=[area.name for area in AREAS], help="only these areas")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run has found")
    options = parser.parse_args()
    if options.fresh and FOLDER.exists():
        shutil.rmtree(FOLDER)
    tree = _copied_tree()
    areas = tuple(area for area in AREAS if options.area is None or area.name in options.area)
    results = list(_run(areas, tree, shares(options.count, AREAS), options.seed))
    report(results)


def _run(areas: Iterable[Area], tree: Path, parts: dict[str, int], seed: int) -> Iterator[Result]:
    for area in areas:
        kept = FOLDER / f"{seed}-{area.name.replace(' ', '-').replace(',', '')}-{parts[area.name]}.jsonl"
        done = _results.decode_lines(kept.read_bytes()) if kept.exists() else []
        found = _found(area, tree, parts[area.name], Random(f"{seed} {area.name}"), {result.name for result in done})
        yield from done
        for mutant, verdict in found:
            result = Result(area.name, mutant.name, verdict)
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
            print(f"{verdict:12} {mutant.name}", flush=True)
            yield result


def _found(area: Area, tree: Path, count: int, random: Random, done: set[str]) -> Iterator[tuple[Mutant, Verdict]]:
    if area.language == "typescript":
        if not done:
            yield from page_mutants.tried(area, tree, count, random)
        return
    if len(done) >= count:
        return
    if area.language == "cython":
        _check_without_faults(area, tree)
        for mutant in cython_mutants.sample(area, tree, count, random):
            if mutant.name not in done:
                yield mutant, try_cython(mutant, area, tree)
        _check_without_faults(area, tree)  # nothing was left behind
    else:
        covering = CoverageMap(tree, FOLDER / f"coverage of {area.name}", area.tests)
        for mutant in python_mutants.sample(area, tree, count, random):
            if mutant.name not in done:
                yield mutant, try_python(mutant, area, tree, covering)


def _check_without_faults(area: Area, tree: Path) -> None:
    if not passes(tree, area.tests, SECONDS):
        sys.exit(f"The tests of {area.name!r} fail without any fault: nothing that they notice would count.")


def _copied_tree() -> Path:
    """A copy of what git tracks, with the compiled core: faults are put in there, and never here."""
    tree = FOLDER / "tree"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    compiled = [str(path.relative_to(ROOT)) for path in (ROOT / "src/settebello/core").rglob("*.so")]
    for name in filter(None, files.split("\0")):
        _copy(name, tree)
    if not (tree / "web" / "node_modules").exists():
        for name in compiled:
            _copy(name, tree)
        # a copy: the mutants of the page install their own tools as well
        shutil.copytree(ROOT / "web" / "node_modules", tree / "web" / "node_modules", symlinks=True)
        shutil.copytree(ROOT / "src/settebello/server/static", tree / "src/settebello/server/static")
    if not build(tree):
        sys.exit("The core of the copied tree could not be compiled.")
    return tree


def _copy(name: str, tree: Path) -> None:
    """Copy a file, unless its copy is the same: what is compiled looks at the age of the sources."""
    source, copy = ROOT / name, tree / name
    if not copy.exists() or copy.read_bytes() != source.read_bytes():
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)


def report(results: list[Result]) -> None:
    """By area, how many faults were noticed; then those that were not."""
    for area in AREAS:
        of_area = [result for result in results if result.area == area.name]
        if of_area:
            print(f"{area.name:22} {_noticed(of_area)}")
    print(f"{'all':22} {_noticed(results)}")
    for result in results:
        if result.verdict != "noticed":
            print(f"  {result.verdict}: {result.name}")


def _noticed(results: list[Result]) -> str:
    noticed = sum(result.verdict == "noticed" for result in results)
    return f"{noticed:4} of {len(results):4} noticed ({noticed / len(results):.0%})" if results else "nothing tried"


if __name__ == "__main__":
    main()
