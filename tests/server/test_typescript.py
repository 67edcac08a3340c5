"""The page's types are those of the messages."""

from __future__ import annotations

from settebello.server.typescript import TARGET, typescript


def test_the_pages_types_are_up_to_date() -> None:
    written = TARGET.read_text(encoding="utf-8")
    assert written == typescript(), "run python -m settebello.server.typescript"
