"""The two workers, connected as their scripts connect them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settebello.data_folder import MODELS_VARIABLE, model_folder
from settebello.server.in_browser.table_worker import Tables, start_tables
from settebello.server.in_browser.thinker import Thinker
from settebello.server.in_browser.thinking_worker import start_thinker
from tests.server.in_browser.page import Page, is_over, is_own_turn
from tests.support.bare_host import run_on_bare_host


def test_a_game_whose_thinker_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MODELS_VARIABLE, raising=False)  # it is as before when the test ends

    models = tmp_path / "models"

    async def go() -> None:
        soon = asyncio.get_running_loop().call_soon
        flushes = []
        kept = []
        thinkers: list[Thinker] = []

        async def flush() -> None:
            flushes.append(True)

        def start_thinking() -> None:
            thinkers.append(start_thinker(lambda line: soon(tables.hear, line), str(models), lambda: kept.append(True)))

        tables: Tables = await start_tables(
            str(tmp_path), lambda line: soon(thinkers[-1].hear, line), flush, start_thinking
        )
        page = Page(tables)
        start_thinking()
        ticket = await page.open_table(settings={"target": "1"})
        seat = page.join(ticket)
        turn = await seat.take_turns(is_own_turn)
        tables.thinker_replaced()
        start_thinking()
        seat.say({"type": "hint", "id": "h", "version": turn["version"]})
        assert (await seat.hear("advice"))["action"] in turn["view"]["legal"]
        seat.say({"type": "missed", "id": "c", "version": 0})
        await seat.take_turns(is_over)
        assert flushes
        assert model_folder() == models
        assert kept
        await tables.stop()

    run_on_bare_host(go())
