"""Mutants of Cython files: no library reads them, so the operators are a short table of replacements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.mutants.areas import Area
from tests.mutants.mutant import Mutant, mutant_of

REPLACEMENTS = (
    (r" == ", " != "),
    (r" != ", " == "),
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r" \+= ", " -= "),
    (r" & ", " | "),
    (r" \| ", " & "),
    (r" and ", " or "),
    (r" or ", " and "),
    (r"\bnot (?!in\b|None\b)", ""),
    (r"\bTrue\b", "False"),
    (r"\bFalse\b", "True"),
    (r"\bcontinue\b", "break"),
    (r"\b0\b(?!x)", "1"),
    (r"\b1\b", "2"),
    (r"\b2\b", "3"),
)
_STRINGS = re.compile(r'"""[\s\S]*?"""|"[^"\n]*"|#[^\n]*')
_DECLARATION = re.compile(r"\s*(?:cdef|cpdef|def|class|import|from|cimport|@|raise|assert)\b")


def sample(area: Area, root: Path, count: int, random: Random) -> list[Mutant]:
    """``count`` mutants of the area, at different places."""
    sites = [(path, *site) for path in area.files(root) for site in _sites(path.read_text())]
    drawn = random.sample(sites, min(count, len(sites)))
    return [_mutant(area, root, *site) for site in drawn]


def _sites(source: str) -> Iterator[tuple[int, int, str]]:
    """Where something can be replaced, and by what: not in strings, comments, declarations and refusals."""
    bare = _STRINGS.sub(lambda match: re.sub(r"[^\n]", "_", match[0]), source)
    at = 0
    for line in bare.splitlines(keepends=True):
        if not _DECLARATION.match(line):
            for pattern, replacement in REPLACEMENTS:
                yield from ((at + found.start(), at + found.end(), replacement) for found in re.finditer(pattern, line))
        at += len(line)


def _mutant(area: Area, root: Path, path: Path, start: int, end: int, replacement: str) -> Mutant:
    source = path.read_text()
    mutated = source[:start] + replacement + source[end:]
    return mutant_of(area=area.name, file=str(path.relative_to(root)), source=source, mutated=mutated)
