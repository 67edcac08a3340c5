"""A table whose game a deal decides: everybody sees the end, nothing can be played, and there is another game."""

from __future__ import annotations

import asyncio

import pytest

from settebello.errors import IllegalAction
from settebello.game import Game, Seed
from settebello.server.clock import Clock
from settebello.server.live.rematch import open_rematch
from settebello.server.tables.state import TableState
from settebello.shuffle import round_seed
from settebello.variants import variant
from tests.support.live_tables import act, ask_next, opened_table, shown, sit
from tests.support.memory_store import MemoryStore

SETTINGS = {"redeal": "aces", "misdeals": "2"}
"""One table in three has an ace."""
RULES = variant("scopa").rules(2, SETTINGS)


def decisive_seed() -> bytes:
    """A seed of which the first two deals are void."""
    for number in range(1000):
        seed = round_seed(bytes(32), number)
        game = Game(RULES, 1)
        game.deal(Seed(seed))
        if game.outcome is not None:
            return seed
    raise AssertionError("no seed decides the game")


def test_everybody_sees_the_end() -> None:
    async def go() -> None:
        store, setup = MemoryStore(), opened_table(settings=SETTINGS)
        table, _ = await sit(store, setup, decisive_seed())
        assert (table.dealt, table.over, table.turn) == (True, True, None)
        for seat in range(2):
            update = shown(table, seat)
            assert (update.view.phase, update.view.turn, update.view.legal) == ("over", None, ())
            assert update.sheet is not None
            assert (update.sheet.winners, update.sheet.reason) == ((0,), "outright")
            (line,) = update.sheet.lines
            assert (line.key, line.label) == ("outright", "Void deals")
            assert line.why[1] == "2 void deals in a row: the game is lost"
        assert TableState(*await store.load("t")).over

    asyncio.run(go())


def test_nothing_can_be_played_and_there_is_another_game() -> None:
    async def go() -> None:
        store, setup = MemoryStore(), opened_table(settings=SETTINGS)
        table, people = await sit(store, setup, decisive_seed())
        with pytest.raises(IllegalAction):
            await table.submit(people[0], act(people[0], "1D"))
        with pytest.raises(IllegalAction, match="the game is over"):
            await table.submit(people[0], ask_next(people[0]))
        await open_rematch(store, setup, table.room, 0, "again", Clock().now())
        assert (await store.load("again"))[0].rules == setup.rules

    asyncio.run(go())
