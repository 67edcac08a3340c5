"""A thinker learns models by itself: afterwards they are learned as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settebello.players.evaluation import models


@pytest.fixture(autouse=True)
def _background() -> Iterator[None]:
    before = models._background
    yield
    models.set_background(before)
