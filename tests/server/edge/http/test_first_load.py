"""The files that a browser fetches before the page shows anything."""

from __future__ import annotations

import gzip
import re

import pytest

from settebello.server.edge.http.static_files import STATIC

MOST = 100_000
"""Bytes after compression, in English, without the drawings of cards: of them, backs and corners are there from the
beginning, and the rest is loaded afterwards."""
DRAWINGS = "assets/cards-"
"""The file of `web/decks/common`."""


def test_the_first_load_is_small() -> None:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("The page has not been built (npm run build in web/).")
    text = page.read_text()
    names = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', text)
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    counted = [name for name in names if not name.startswith(DRAWINGS)]
    assert len(counted) == len(names) - 1
    sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in counted}
    sizes[page.name] = len(gzip.compress(text.encode()))
    assert sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
