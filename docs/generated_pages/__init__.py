"""The pages that are written from the rules, the players and the commands, and never by hand.

``make docs`` writes them all; a test compares what is committed with what would be written.
"""

from __future__ import annotations

from pathlib import Path

from generated_pages.guides import guides
from generated_pages.overview import overview
from generated_pages.variant_page import variant_page
from settebello.variants import VARIANTS

DOCS = Path(__file__).resolve().parent.parent


def pages() -> dict[str, str]:
    """The text of every page, or of every guide with a generated part, by its path in ``docs``."""
    made = {f"variants/{game.id}.md": variant_page(game) for game in VARIANTS.values()}
    return {"variants/index.md": overview(), **made, **guides(DOCS)}
