"""Ends a tab again and again while its game is being written: ``python -m tests.browser_site.kills [--times 100]``.

Whatever the page has seen of the game must be there when the tab is opened again.
"""

from __future__ import annotations

import argparse
import random
import threading
import time

from playwright.sync_api import sync_playwright

from tests.browser.table_page import CHOICE, CONTINUE, TO_PLAY, WINNER
from tests.browser_site.tab_visitor import TabVisitor, open_profile
from tests.support.chromium import ARGUMENTS, find_chromium
from tools.static_site.serve import make_server

LONGEST = 0.25
"""Seconds after a play, at most, until the tab is ended."""


def kill_while_writing(visitor: TabVisitor, times: int, chance: random.Random) -> int:
    """Play, and end the tab a moment later, so many times. Returns how often something was missing afterwards."""
    lost = 0
    for _ in range(times):
        page = visitor.page
        what = visitor.wait(wanted=(WINNER, CONTINUE, CHOICE, TO_PLAY))
        if what == WINNER:
            page.goto(page.url.split("table/")[0])
            visitor.begin()
            continue
        page.locator(what).first.click()
        time.sleep(chance.uniform(0, LONGEST))
        page.evaluate("window.workers.forEach((worker) => worker.terminate())")
        seen = page.evaluate("Number(sessionStorage.lastVersion)")
        page.reload()
        found = page.wait_for_function("() => window.firstVersion").json_value()
        lost += found < seen
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser_site.kills")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with make_server(port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        profile = open_profile(lambda **_: browser.new_context(reduced_motion="reduce"))
        visitor = TabVisitor(profile, f"http://127.0.0.1:{server.server_port}/")
        visitor.begin()
        lost = kill_while_writing(visitor, options.times, random.Random(options.seed))
        print(f"{options.times} times: {lost} lost")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
