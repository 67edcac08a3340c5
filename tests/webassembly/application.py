"""A game with a hint and a review in the application of the browser. Runs in Pyodide."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from settebello.record import read
from settebello.server.in_browser.application import start_host
from tests.server.in_browser.page import Page, is_over, is_own_turn
from tests.server.in_browser.thinking_worker import ThinkingWorker


async def main() -> None:
    """Play a game of one round, and print what came of it."""
    thinking = ThinkingWorker()
    host = await start_host(Path(mkdtemp()), thinking.remote)
    page = Page(host)
    ticket = await page.open_table(settings={"target": "1"})
    seat = page.join(ticket)
    turn = await seat.take_turns(is_own_turn)
    seat.say({"type": "hint", "id": "h", "version": turn["version"]})
    print("advice", (await seat.hear("advice"))["action"] in turn["view"]["legal"])
    seat.say({"type": "missed", "id": "c", "version": 0})
    await seat.take_turns(is_over)
    own = {"authorization": f"Bearer {ticket['key']}"}
    record = await host.fetch("GET", f"/api/tables/{ticket['table']}/record", own)
    print("record", read(record.body.decode()).replay().state)
    print("review", bool((await page.review(ticket)).decisions))
    await host.stop()
    await thinking.stop()
