"""The worker that thinks, as its script in JavaScript sees it."""

from __future__ import annotations

from collections.abc import Callable

from settebello.server.in_browser.thinker import Thinker


def start_thinker(send: Callable[[str], object]) -> Thinker:
    """Start a thinker.

    Args:
        send: sends a message to the worker with the tables.
    """
    thinker = Thinker(send)
    thinker.start()
    return thinker
