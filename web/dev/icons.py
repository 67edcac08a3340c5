"""Draws the icons of the installed app into web/public/icons: the sun of the seven of coins, on felt.

Run it against a running server whenever that card is redrawn: ``python web/dev/icons.py http://127.0.0.1:7777``.
It needs Playwright and a Chromium, as the browser tests do.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ICONS = Path(__file__).parents[1] / "public" / "icons"
KINDS = {"icon": (108, 1.9), "maskable": (0, 1.5)}
"""The radius of the corners of a square of 512, and how large the sun is: a mask may cut off a fifth on each side."""
SIZES = (192, 512)


def drawing(sun: str, corners: int, scale: float) -> str:
    """A square of 512 with the sun in its middle."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="{corners}" fill="#1f5a45"/>
<g transform="translate(256 256) scale({scale})" stroke="#2a211a" stroke-width="1.6" stroke-linejoin="round"
 stroke-linecap="round"><circle r="112" fill="#fdf0c8" stroke="#e9b23c" stroke-width="7"/>
<circle r="104" fill="none" stroke="#8a5a12" stroke-width="1.5"/><g transform="scale(2.15)">{sun}</g></g></svg>"""


def main(address: str) -> None:
    """Draw them all."""
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("#card-7D", state="attached")
        sun = page.eval_on_selector("#settebello-sun", "sun => sun.innerHTML")
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
    main(sys.argv[1])
