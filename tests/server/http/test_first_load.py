"""What a browser fetches before the page shows anything."""

from __future__ import annotations

import gzip
import re

import pytest

from settebello.server.http.static_files import STATIC

MOST = 120_000
"""Bytes after compression, in English; the pictures of the cards are loaded afterwards."""


def test_the_first_load_is_small() -> None:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("The page has not been built (npm run build in web/).")
    text = page.read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', text)
    assert any(name.endswith(".js") for name in names)
    assert any(name.endswith(".css") for name in names)
    sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in names}
    sizes[page.name] = len(gzip.compress(text.encode()))
    assert sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
