"""Photographs the forty cards of decks into docs/images, as ``docs/decks.md`` shows them.

Run it against Vite's development server (``scripts/web run dev``) whenever a deck is redrawn, with the names of the
decks: ``python web/dev/sheets.py http://localhost:5173 neapolitan spanish``. It needs Playwright and a Chromium.
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDTHS = (1760, 1600, 1440)
"""Pixels of a sheet, on which ten cards lie in a row: the first of them at which it is small enough."""
MOST = 400_000
"""Bytes of a sheet."""
PIXELS = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const words = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  return [image.width, Array.from(words, (word) => word & 0xf8f8f8)];
}"""
"""The width of an image and its pixels as blue, green, red, five bits of each."""


def main(address: str, decks: Sequence[str]) -> None:
    """Write a sheet for each of the decks."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for deck in decks:
            page.goto(f"{address}/dev/deck.html?deck={deck}")
            page.wait_for_selector("img[data-deck]:not([data-deck=''])")
            sheet = next((sheet for sheet in map(partial(photographed, page), WIDTHS) if len(sheet) <= MOST), None)
            if sheet is None:
                sys.exit(f"A sheet may have {MOST} bytes: add a smaller width to WIDTHS.")
            target = IMAGES / f"deck-{deck}.png"
            target.write_bytes(sheet)
            print(target, len(sheet))
        browser.close()


def photographed(page: Page, width: int) -> bytes:
    """The cards that a page shows, as a PNG of a width in pixels."""
    page.set_viewport_size({"width": width, "height": 400})
    photograph = base64.b64encode(page.screenshot(full_page=True)).decode()
    return indexed_png(*page.evaluate(PIXELS, f"data:image/png;base64,{photograph}"))


def indexed_png(width: int, pixels: Sequence[int]) -> bytes:
    """An image with the 256 most frequent colours, and the nearest of them in place of the others."""
    palette = [colour for colour, _ in Counter(pixels).most_common(256)]
    numbers = {colour: number for number, colour in enumerate(palette)}
    for colour in set(pixels) - set(palette):
        numbers[colour] = min(range(len(palette)), key=lambda number: _distance(palette[number], colour))
    indices = bytes(numbers[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + indices[start : start + width] for start in range(0, len(indices), width))
    header = struct.pack(">IIBBBBB", width, len(pixels) // width, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(_channels(colour)) for colour in palette)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _channels(colour: int) -> tuple[int, int, int]:
    """Red, green and blue, the lightest as 255."""
    red, green, blue = (colour >> shift & 0xF8 for shift in (0, 8, 16))
    return red | red >> 5, green | green >> 5, blue | blue >> 5


def _distance(one: int, other: int) -> int:
    return sum((mine - yours) ** 2 for mine, yours in zip(_channels(one), _channels(other), strict=True))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
