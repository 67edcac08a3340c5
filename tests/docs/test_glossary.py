"""One word has one meaning."""

from __future__ import annotations

import re

from generated_pages import DOCS

ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \| (.+?) \|$", re.MULTILINE)


def rows() -> list[tuple[str, ...]]:
    found = ROW.findall((DOCS / "development/glossary.md").read_text(encoding="utf-8"))
    return [row for row in found if row[0] not in {"word", "---"}]


def test_a_word_is_in_the_glossary_once() -> None:
    words = [row[0] for row in rows()]
    assert len(words) > 30
    assert sorted(words) == sorted(set(words))


def test_a_row_says_what_carries_the_word() -> None:
    assert [row for row in rows() if "`" not in row[2]] == []
