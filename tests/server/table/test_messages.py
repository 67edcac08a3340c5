"""What a page is told of the rules of its game."""

from __future__ import annotations

import pytest

from settebello.rules import DeclarationPoints
from settebello.server.table.messages import table_info_of
from settebello.variants import variant


@pytest.mark.parametrize(
    ("name", "points"),
    [("scopa", None), ("bazzica", DeclarationPoints(3, 3, 10)), ("sbarazzina", DeclarationPoints(2, 3, 7))],
)
def test_what_declarations_are_worth(name: str, points: DeclarationPoints | None) -> None:
    info = table_info_of(variant(name).rules(2), "en", title=name, people=[("Rosa", "person"), ("Ada", "greedy")])
    assert info.declarations == points
