"""Games in the application of the browser. Runs in Pyodide."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from settebello.record import read
from settebello.server.in_browser.application import open_store, start_host
from settebello.variants import VARIANTS
from tests.server.in_browser.page import Json, Page, is_over, is_own_turn
from tests.server.in_browser.thinking_worker import ThinkingWorker

LEVELS = ("piccolo", "novizio", "amico", "esperto", "maestro")


async def main() -> None:
    """Play games, and print what came of them."""
    thinking = ThinkingWorker()
    host = await start_host(open_store(Path(mkdtemp())), thinking.remote)
    page = Page(host)
    await _play_with_hint_and_review(page)
    await _play(page, variant="scopa", seats=6, against=[*LEVELS])
    await _play(page, variant="cirulla", seats=2, against=["esperto"])
    await _play(page, against=["maestro"], settings={"sweep.points": "2", "target": "1"})
    for number, game in enumerate(VARIANTS):
        seats = VARIANTS[game].default_seats
        level = LEVELS[number % len(LEVELS)]
        ticket = await page.open_table(variant=game, against=[level] * (seats - 1))
        await page.join(ticket).take_turns(is_own_turn)
    print("opened", len(VARIANTS))
    await host.stop()
    await thinking.stop()


async def _play_with_hint_and_review(page: Page) -> None:
    ticket = await page.open_table(settings={"target": "1"})
    seat = page.join(ticket)
    turn = await seat.take_turns(is_own_turn)
    seat.say({"type": "hint", "id": "h", "version": turn["version"]})
    print("advice", (await seat.hear("advice"))["action"] in turn["view"]["legal"])
    seat.say({"type": "missed", "id": "c", "version": 0})
    await seat.take_turns(is_over)
    print("record", await _state_of(page, ticket))
    print("review", bool((await page.review(ticket)).decisions))


async def _play(page: Page, **wanted: object) -> None:
    """Play a whole game."""
    ticket = await page.open_table(**wanted)
    await page.join(ticket).take_turns(is_over)
    print(*(str(value) for value in wanted.values() if isinstance(value, str | int)), await _state_of(page, ticket))


async def _state_of(page: Page, ticket: Json) -> str:
    own = {"authorization": f"Bearer {ticket['key']}"}
    record = await page.host.fetch("GET", f"/api/tables/{ticket['table']}/record", own)
    return read(record.body.decode()).replay().state
