"""Draws the icons of the installed app into web/public/icons: the sun of the seven of coins, on felt.

Run it whenever that card is redrawn: ``python web/dev/icons.py``. It needs Playwright and a Chromium, as the browser
tests do.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parents[1]
ICONS = WEB / "public" / "icons"
KINDS = {"icon": (108, 1.9), "maskable": (0, 1.5)}
"""The radius of the corners of a square of 512, and how large the sun is: a mask may cut off a fifth on each side."""
SIZES = (192, 512)


def settebello_sun() -> str:
    """The markup of the sun on the seven of coins of the Neapolitan deck, around the point 0 0."""
    ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
    deck = ElementTree.parse(WEB / "decks" / "neapolitan" / "deck.svg")
    sun = deck.find(".//*[@id='sign-D-settebello']")
    assert sun is not None
    return "".join(ElementTree.tostring(part, encoding="unicode") for part in sun)


def drawing(sun: str, corners: int, scale: float) -> str:
    """A square of 512 with the sun in its middle."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="{corners}" fill="#1f5a45"/>
<g transform="translate(256 256) scale({scale})" stroke="#2a211a" stroke-width="1.6" stroke-linejoin="round"
 stroke-linecap="round"><circle r="112" fill="#fdf0c8" stroke="#e9b23c" stroke-width="7"/>
<circle r="104" fill="none" stroke="#8a5a12" stroke-width="1.5"/><g transform="scale(2.15)">{sun}</g></g></svg>"""


def main() -> None:
    """Draw them all."""
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        sun = settebello_sun()
        for name, (corners, scale) in KINDS.items():
            for size in SIZES:
                draw(browser, drawing(sun, corners, scale), size, ICONS / f"{name}-{size}.png")
        draw(browser, drawing(sun, 0, 1.9), 180, ICONS / "apple-touch-icon.png")
        browser.close()


def draw(browser: Browser, svg: str, size: int, target: Path) -> None:
    """One icon as an image."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    page.screenshot(path=target, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
