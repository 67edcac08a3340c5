"""The sources that rule sheets name, by game: ``python -m tests.wording.sources`` rewrites sources.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from settebello.rules import Rules
from settebello.variants import VARIANTS
from settebello.wording import rule_sheet
from settebello.wording.statements import Source

DOCUMENTS = tuple(source for source in get_args(Source) if source not in ("S0", "decision", "house"))
FILE = Path(__file__).parent / "sources.json"


def named_sources() -> dict[str, dict[str, str]]:
    """By game, for every rule of its sheet: the source, with a star where it had to be decided; then those that are
    named where the sheet is read for the game of another document. For other numbers of seats than the usual one, what
    is different there."""
    found: dict[str, dict[str, str]] = {}
    for name, game in VARIANTS.items():
        found[name] = _of_sheet(game.rules())
        for seats in game.seats:
            here = _of_sheet(game.rules(seats))
            found[f"{name} {seats}"] = {
                key: here.get(key, "none") for key in {**found[name], **here} if here.get(key) != found[name].get(key)
            }
    return found


def _of_sheet(rules: Rules) -> dict[str, str]:
    sheets = [rule_sheet(rules, "en", own=own) for own in (None, *DOCUMENTS)]
    found: dict[str, str] = {}
    for clauses in zip(*sheets, strict=True):
        cited = [clause.source + "*" * clause.decision for clause in clauses]
        found[clauses[0].key] = " ".join([cited[0], *(other for other in cited[1:] if other != cited[0])])
    return found


def main() -> None:
    FILE.write_text(json.dumps(named_sources(), indent=1) + "\n")


if __name__ == "__main__":
    main()
