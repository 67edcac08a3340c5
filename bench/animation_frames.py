"""How smooth a round is in a real browser: every animation frame of a round against the house, with motion on.

    settebello serve --port 7777 &
    python bench/animation_frames.py http://localhost:7777/

Needs the development packages and chromium on PATH. Prints how many frames there were, how long they took, and how many
took longer than 50 ms.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the browser of the tests

from tests.support.chromium import ARGUMENTS, find_chromium

LONGEST_ROUND = 120
SLOW_MS = 50
WATCH = """() => {
  window.frames_ms = [];
  let last = performance.now();
  const next = (now) => { window.frames_ms.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
PLAYABLE = "[data-testid=hand] button[data-card]:not([disabled]):not([aria-disabled=true])"


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:7777/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(address)
        page.get_by_test_id("play-now").click()
        page.wait_for_selector("[data-testid=hand]")
        page.wait_for_timeout(1500)
        page.evaluate(WATCH)
        play_a_round(page)
        report(sorted(page.evaluate("window.frames_ms")))
        browser.close()


def play_a_round(page: Page) -> None:
    """The first card and the first choice, until the score sheet opens."""
    until = time.monotonic() + LONGEST_ROUND
    while not page.get_by_test_id("score-sheet").count():
        if time.monotonic() > until:
            sys.exit(f"The round was not over in {LONGEST_ROUND} seconds.")
        for button in (page.get_by_test_id("choice"), page.locator(PLAYABLE)):
            if button.count():
                button.first.click(force=True)
                break
        page.wait_for_timeout(400)


def report(frames: list[float]) -> None:
    count = len(frames)
    print(
        f"{count} frames: median {frames[count // 2]:.1f} ms, 99% within {frames[count * 99 // 100]:.1f} ms,"
        f" longest {frames[-1]:.1f} ms; longer than {SLOW_MS} ms: {sum(frame > SLOW_MS for frame in frames)}"
    )


if __name__ == "__main__":
    main()
