"""A mutant: one file with one small fault in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["noticed", "survived", "not covered"]


@dataclass(frozen=True, kw_only=True)
class Mutant:
    """``file`` is below the repository's root; ``text`` is the whole file with the fault."""

    area: str
    file: str
    line: int
    before: str
    after: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}: {self.before.strip()}  ->  {self.after.strip()}"


def mutant_of(*, area: str, file: str, source: str, mutated: str) -> Mutant:
    """The mutant that turns ``source`` into ``mutated``, described by the first line that differs."""
    old, new = source.splitlines(), mutated.splitlines()
    pairs = enumerate(zip(old, new, strict=False), 1)
    number, (before, after) = next((n, pair) for n, pair in pairs if pair[0] != pair[1])
    return Mutant(area=area, file=file, line=number, before=before, after=after, text=mutated)
