"""One word has one meaning: in the glossary, and in the names of classes."""

from __future__ import annotations

import re
from collections import defaultdict

from generated_pages import DOCS

ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \| (.+?) \|$", re.MULTILINE)
CLASS = re.compile(r"^(?:cdef )?class ([A-Z]\w*)", re.MULTILINE)
PACKAGE = DOCS.parent / "src" / "settebello"

AT_BOTH_ENDS = {"Connection", "SeatTicket", "TableSummary", "TurnClock"}
"""The server's and the client's, or the terminal's, of the same thing."""


def rows() -> list[tuple[str, ...]]:
    found = ROW.findall((DOCS / "development/glossary.md").read_text(encoding="utf-8"))
    return [row for row in found if row[0] not in {"word", "---"}]


def test_a_word_is_in_the_glossary_once() -> None:
    words = [row[0] for row in rows()]
    assert len(words) > 30
    assert sorted(words) == sorted(set(words))


def test_a_row_says_what_carries_the_word() -> None:
    assert [row for row in rows() if "`" not in row[2]] == []


def test_no_two_classes_have_one_name() -> None:
    modules = defaultdict(list)
    for path in sorted(path for path in PACKAGE.rglob("*.py*") if path.suffix in {".py", ".pyx"}):
        for name in CLASS.findall(path.read_text(encoding="utf-8")):
            modules[name].append(path.relative_to(PACKAGE).as_posix())
    shared = {name: found for name, found in modules.items() if len(found) > 1 and name not in AT_BOTH_ENDS}
    assert not shared, f"Give each of these a name of its own: {shared}"
