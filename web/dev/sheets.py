"""Photographs the forty cards of decks into docs/images, as ``docs/decks.md`` shows them.

Run it against Vite's development server (``scripts/web run dev``) whenever a deck is drawn anew, with the names of the
decks: ``python web/dev/sheets.py http://localhost:5173 neapolitan spanish``. It needs Playwright and a Chromium.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDTH = 1200
"""Pixels of a sheet, on which ten cards lie in a row."""


def main(address: str, decks: list[str]) -> None:
    """Write a sheet for each of the decks."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": 400})
        for deck in decks:
            page.goto(f"{address}/dev/deck.html?deck={deck}")
            page.wait_for_selector("#card-10B", state="attached")
            target = IMAGES / f"deck-{deck}.png"
            page.screenshot(path=target, full_page=True)
            print(target, target.stat().st_size)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
