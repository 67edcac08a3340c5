"""How fast the static site is in a real browser: ``make site``, then ``python bench/static_site.py [--game scopone]``.

Plays one round against maestro and one whole game against the default opponent, from the plain files of
``build/static-site`` on this machine, and prints what a person waits for. Needs the development packages and chromium
on PATH.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the site's own tools

from tests.browser.table_page import AT_ONCE, CHOICE, CONTINUE, HAND, TO_PLAY, WINNER
from tests.support.chromium import ARGUMENTS, find_chromium
from tools.static_site.assemble import SITE
from tools.static_site.python_list import read_list
from tools.static_site.serve import make_server

TIMEOUT_MS = 120_000
SLOW_MS = 50
WATCH = """
window.steps = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'ready') window.steps.push(data.steps);
      if (data.kind === 'socket' && data.what === 'message') this.hear(JSON.parse(data.text));
    });
  }
  hear({ type, view }) {
    if (type !== 'update' || !window.sentAt || !view.legal.length) return;
    window.turnsMs.push(performance.now() - window.sentAt);
    window.sentAt = 0;
  }
  postMessage(message, ...given) {
    if (message.kind === 'send' && JSON.parse(message.text).type === 'act') window.sentAt = performance.now();
    super.postMessage(message, ...given);
  }
};
window.turnsMs = [];
window.sentAt = 0;
window.framesMs = [];
let last = performance.now();
const next = (now) => { window.framesMs.push(now - last); last = now; requestAnimationFrame(next); };
requestAnimationFrame(next);
"""
"""Keeps the steps of each worker's start, how long each frame took, and how long it took from each action until the
next one was due."""


class Visitor:
    """Somebody at the site."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(TIMEOUT_MS)
        self.page.goto(address)
        self.page.get_by_test_id("play-now").wait_for()

    def timed(self, work: Callable[[], object]) -> int:
        """Milliseconds."""
        begin = time.perf_counter()
        work()
        return round((time.perf_counter() - begin) * 1000)

    def begin(self) -> None:
        """Press the main button, and wait for the first card."""
        self.page.get_by_test_id("play-now").click()
        self.page.wait_for_selector(HAND)

    def sit_down_with_maestro(self, game: str) -> None:
        self.page.get_by_test_id("family-all").click()
        self.page.get_by_test_id("family-all").click()
        self.page.get_by_test_id(f"game-{game}").first.click()
        setup = self.page.get_by_test_id("setup")
        for level in setup.locator("select[data-testid^=level-]").all():
            level.select_option("maestro")
        setup.get_by_test_id("deal").click()
        self.page.wait_for_selector(TO_PLAY)

    def go_home(self) -> None:
        """To the start page, without loading it anew."""
        self.page.go_back()
        self.page.get_by_test_id("play-now").wait_for()

    def play_round(self) -> str:
        """Until the score sheet lies on the table; whether there is a winner, or another round."""
        while (what := self._wait()) not in (CONTINUE, WINNER):
            self.page.locator(what).first.click()
        return what

    def play_game(self) -> None:
        while self.play_round() == CONTINUE:
            self.page.locator(CONTINUE).first.click()

    def _wait(self) -> str:
        found = self.page.wait_for_function(
            "wanted => wanted.find(one => document.querySelector(one)?.checkVisibility())",
            arg=[WINNER, CONTINUE, CHOICE, TO_PLAY],
        )
        return str(found.json_value())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="scopa", help="the game that is played against maestro (scopa)")
    options = parser.parse_args()
    if not (SITE / "python.json").exists():
        sys.exit("There is no site: run `make site` first.")
    with make_server(port=0, path="/settebello/", compressing=True) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
            context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
            context.add_init_script(WATCH)
            context.add_init_script(f"localStorage['settebello.settings'] ??= {json.dumps(json.dumps(AT_ONCE))};")
            measure(context, f"http://127.0.0.1:{server.server_port}/settebello/", options.game)
            browser.close()
        server.shutdown()


def measure(context: BrowserContext, address: str, game: str) -> None:
    """Print one line for each figure."""
    show("bytes to download, Brotli", sum(file.compressed for file in read_list(SITE).files))
    first = Visitor(context, address)
    show("first visit, from Play to the first card, ms", first.timed(first.begin))
    first.page.close()

    visitor = Visitor(context, address)
    page = visitor.page
    show("files in the cache, from Play to the first card, ms", visitor.timed(visitor.begin))
    page.wait_for_selector(TO_PLAY)
    for worker, steps in zip(("one", "the other"), page.evaluate("window.steps"), strict=False):
        show(f"  steps of {worker} worker, ms since its start", json.dumps(steps))
    visitor.go_home()
    show("Python runs, from Play to the first card, ms", visitor.timed(visitor.begin))

    visitor.go_home()
    visitor.sit_down_with_maestro(game)
    page.evaluate("window.framesMs.length = window.turnsMs.length = 0")
    visitor.play_round()
    turns = sorted(page.evaluate("window.turnsMs"))
    frames = sorted(page.evaluate("window.framesMs"))
    show(f"turns against maestro ({game}), ms: median, longest", f"{turns[len(turns) // 2]:.0f}, {turns[-1]:.0f}")
    slow = sum(frame > SLOW_MS for frame in frames)
    show("frames meanwhile: longest in ms, longer than 50 ms", f"{frames[-1]:.0f}, {slow} of {len(frames)}")

    page.goto(address)
    visitor.begin()
    visitor.play_game()
    page.get_by_test_id("review").first.click()
    page.wait_for_url(re.compile(r"/review"))
    finished = "[data-testid=moments], [data-testid=no-moments]"
    show("quick review of a whole game, ms", visitor.timed(lambda: page.wait_for_selector(finished)))


def show(what: str, figure: object) -> None:
    print(f"{what + ':':58} {figure:,}" if isinstance(figure, int) else f"{what + ':':58} {figure}", flush=True)


if __name__ == "__main__":
    main()
