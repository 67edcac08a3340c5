"""Draws the picture that messengers show next to a link: the head of the start page, into web/public/preview.jpg.

Run it against a running server whenever the cards or the typefaces change:
``python web/dev/preview.py http://127.0.0.1:7777``. It needs Playwright and a Chromium, as the browser tests do.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PICTURE = Path(__file__).parents[1] / "public" / "preview.jpg"
SIZE = {"width": 1200, "height": 630}
"""The size that Open Graph pictures are shown at: settebello.server.edge.http.link_preview.IMAGE_SIZE."""
ALONE = """
.hero { position: fixed; inset: 0; z-index: 9; display: grid; align-items: center; }
.hero section { scale: 1.5; }
.hero header, .hero .play, .hero .detail, .hero .learn { display: none; }
"""


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
        page.goto(address)
        page.wait_for_selector("img[data-deck=neapolitan]")
        page.add_style_tag(content=ALONE)
        page.wait_for_timeout(500)  # until the typefaces are there
        page.screenshot(path=PICTURE, type="jpeg", quality=85)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
