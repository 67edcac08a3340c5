"""The sampling of faults: what is drawn follows from the seed, and a mutant differs from its source in one place."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.mutants import cython_mutants
from tests.mutants.areas import AREAS, shares
from tests.mutants.mutant import mutant_of

ROOT = Path(__file__).parents[2]
CYTHON = [area for area in AREAS if area.language == "cython"]


def test_the_areas_share_every_mutant_of_a_sample() -> None:
    for count in (1, 7, 200):
        parts = shares(count, AREAS)
        assert sum(parts.values()) == count
        assert set(parts) == {area.name for area in AREAS}


def test_every_area_has_sources_and_every_named_test_exists() -> None:
    for area in AREAS:
        assert area.files(ROOT), area.name
        assert all((ROOT / tests).exists() for tests in area.tests), area.name


def test_the_same_seed_draws_the_same_compiled_mutants() -> None:
    first, again, other = (cython_mutants.sample(CYTHON[0], ROOT, 20, Random(seed)) for seed in ("1", "1", "2"))
    assert first == again
    assert [mutant.name for mutant in first] != [mutant.name for mutant in other]
    for mutant in first:
        source = (ROOT / mutant.file).read_text().splitlines()
        changed = [
            n for n, (old, new) in enumerate(zip(source, mutant.text.splitlines(), strict=True), 1) if old != new
        ]
        assert changed == [mutant.line]


def test_strings_comments_and_declarations_are_left_alone() -> None:
    source = '# a == b\ncdef int x = 1\nif a == b:  # 0\n    raise ValueError("1 < 2")\n'
    sites = list(cython_mutants._sites(source))
    assert [source[start:end] for start, end, _ in sites] == [" == "]


def test_a_mutant_is_named_after_the_line_that_differs() -> None:
    mutant = mutant_of(area="rules", file="a.py", source="x = 1\ny = 2\n", mutated="x = 1\ny = 3\n")
    assert mutant.name == "a.py:2: y = 2  ->  y = 3"
