"""Thinking is shared out: named players only, a budget for each thought, the tables by turns, and numbers of it all."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import pytest
from msgspec.structs import replace

from settebello.errors import SettebelloError
from settebello.players import GreedyPlayer, PlayerError
from settebello.players.recommendation import Recommendation
from settebello.protocol.http import OpenTableRequest
from settebello.protocol.room import FillSeat
from settebello.rules import Rules
from settebello.server.clock import Clock
from settebello.server.edge.app import make_app
from settebello.server.limits.fair_queue import FairQueue
from settebello.server.live.bots import turns as bot_turns
from settebello.server.live.bots.fair_executor import FairExecutor
from settebello.server.live.bots.player_executor import TIME_BUDGET, LocalExecutor
from settebello.server.live.bots.worker_pool import WorkerPool
from settebello.server.metrics import Metrics
from settebello.server.tables.opening import make_table
from settebello.view import View
from tests.server.live.waiting_rooms import gathering, settled
from tests.support.live_tables import opened_table, run_bots, sit
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, ServerProcess, http

TOO_MUCH = ("ismcts:1000000000", "maestro:9000x64", "maestro:60")


@pytest.mark.parametrize("player", TOO_MUCH)
@pytest.mark.parametrize("field", ["against", "level"])
def test_a_table_has_named_players_only(server: ServerProcess, player: str, field: str) -> None:
    asked = {"against": [player]} if field == "against" else {"level": player}
    answer = http.post(f"{server.url}/api/tables", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "player-unknown")
    assert answer.json()["message"].startswith(f"There is no player '{player}'; choose from piccolo, ")


@pytest.mark.parametrize("player", TOO_MUCH)
def test_a_seat_is_filled_with_named_players_only(player: str) -> None:
    async def go() -> None:
        table, nonna, _ = await gathering(MemoryStore(), ("open", "open"))
        version = table.version
        with pytest.raises(PlayerError, match="There is no player"):
            await table.submit(nonna, FillSeat(id="f", seat=1, player=player))
        assert table.version == version

    asyncio.run(go())


@pytest.mark.parametrize("player", TOO_MUCH)
def test_a_table_of_before_with_such_a_player_goes_on(player: str) -> None:
    async def go() -> None:
        table, _ = await sit(MemoryStore(), opened_table(players=[player, "person"], dealer=1))
        bots = run_bots(table, executor=FairExecutor(LocalExecutor(), Metrics(), Clock()))
        begun = time.monotonic()
        bots.wake()
        await settled(bots)
        assert table.turn == 1, "it has played"
        assert time.monotonic() - begun < TIME_BUDGET + TIMEOUT

    asyncio.run(go())


def test_a_worker_answers_the_longest_thought_in_time_and_lives_on() -> None:
    async def go() -> None:
        table, _ = await sit(MemoryStore(), opened_table("scopone"))
        assert table.turn is not None
        view, workers = table.view(table.turn), WorkerPool(1)
        for player in TOO_MUCH:
            action = await workers.choose(player, view, table.rules, TIMEOUT, budget=0.1)
            assert action in view.legal
        begun = time.monotonic()
        await workers.choose(TOO_MUCH[0], view, table.rules, TIMEOUT, budget=0.1)
        assert time.monotonic() - begun < TIMEOUT, "an hour's thought, cut short"
        await workers.close()

    asyncio.run(go())


class Slow:
    """Thinks until it is told to go on, and notes for which table."""

    def __init__(self, capacity: int = 1) -> None:
        self.capacity = capacity
        self.asked: list[str] = []
        self.budgets: list[float] = []
        self._answers: asyncio.Queue[None] = asyncio.Queue()

    def go_on(self, number: int = 1) -> None:
        for _ in range(number):
            self._answers.put_nowait(None)

    async def choose(
        self, player: str, view: View, rules: Rules, within: float, *, table: str = "", budget: float = 0.0
    ) -> str:
        self.asked.append(table)
        self.budgets.append(budget)
        await asyncio.wait_for(self._answers.get(), within)
        return view.legal[0]

    async def advise(
        self, view: View, rules: Rules, within: float, *, table: str = "", budget: float = 0.0
    ) -> Recommendation:
        raise NotImplementedError

    async def close(self) -> None:
        pass


async def a_view() -> View:
    table, _ = await sit(MemoryStore(), opened_table())
    assert table.turn is not None
    return table.view(table.turn)


async def _queued(executor: FairExecutor, tables: str, metrics: Metrics) -> list[asyncio.Task[str]]:
    """Asked for each of these tables, one after the other."""
    view, tasks = await a_view(), []
    for table in tables:
        tasks.append(asyncio.create_task(executor.choose("x", view, Rules(), TIMEOUT, table=table)))
        await asyncio.sleep(0)
    return tasks


def test_the_tables_think_by_turns() -> None:
    async def go() -> None:
        slow, metrics = Slow(), Metrics()
        tasks = await _queued(FairExecutor(slow, metrics, Clock()), "aaaabc", metrics)
        assert slow.asked == ["a"]
        assert "settebello_thoughts_waiting 5.0\n" in metrics.text()
        slow.go_on(6)
        await asyncio.gather(*tasks)
        assert slow.asked == ["a", "a", "b", "c", "a", "a"]
        text = metrics.text()
        assert "settebello_thoughts_waiting 0.0\n" in text
        assert "settebello_thought_wait_seconds_count 6.0\n" in text
        assert "settebello_thought_seconds_count 6.0\n" in text

    asyncio.run(go())


def test_the_more_wait_the_shorter_is_a_thought() -> None:
    async def go() -> None:
        slow, metrics = Slow(), Metrics()
        tasks = await _queued(FairExecutor(slow, metrics, Clock()), "".join(map(chr, range(65, 85))), metrics)
        slow.go_on(20)
        await asyncio.gather(*tasks)
        assert slow.budgets[0] == slow.budgets[-1] == TIME_BUDGET
        assert slow.budgets[1:] == sorted(slow.budgets[1:])
        assert slow.budgets[1] < TIME_BUDGET / 3

    asyncio.run(go())


def test_who_stops_waiting_takes_nobodys_place() -> None:
    async def go() -> None:
        slow, metrics = Slow(), Metrics()
        first, second, third = await _queued(FairExecutor(slow, metrics, Clock()), "abc", metrics)
        second.cancel()
        slow.go_on(2)
        await asyncio.gather(first, third)
        assert slow.asked == ["a", "c"]

    asyncio.run(go())


def test_who_is_called_and_does_not_come_leaves_the_place_to_the_next() -> None:
    async def go() -> None:
        turns, order = FairQueue(1), []

        async def think(name: str) -> None:
            async with turns.turn(name):
                order.append(name)

        async with turns.turn("first"):
            called, other = asyncio.create_task(think("called")), asyncio.create_task(think("other"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert turns.waiting == 2
        called.cancel()  # just after the place was given to it
        with suppress(asyncio.CancelledError):
            await called
        await asyncio.wait_for(other, TIMEOUT)
        await asyncio.wait_for(think("last"), TIMEOUT)
        assert order == ["other", "last"]

    asyncio.run(go())


def test_where_all_are_too_busy_a_quick_player_plays_sensibly(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_turns, "CHOICE_TIMEOUT", 0.05)

    async def go() -> None:
        rules, store = Rules(), MemoryStore()
        table, (person,) = await sit(store, replace(opened_table(players=["maestro", "person"], dealer=1)))
        view = table.view(0)
        quick = str(GreedyPlayer().choose(view, rules))
        assert quick != view.legal[0], "else the test says nothing"
        bots = run_bots(table, executor=FairExecutor(Slow(), Metrics(), Clock()))
        bots.wake()
        await settled(bots)
        assert person.last.view.history[0].action == quick

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    assert "took too long" in caplog.text


def test_every_app_counts_its_thoughts() -> None:
    import httpx

    async def go() -> None:
        transport = httpx.ASGITransport(app=make_app(MemoryStore()))
        async with httpx.AsyncClient(transport=transport, base_url="http://there.example") as client:
            assert "settebello_thoughts_waiting 0" in (await client.get("/metrics")).text

    asyncio.run(go())


def test_a_table_cannot_be_opened_past_the_check() -> None:
    for wanted in (OpenTableRequest(level="maestro:60"), OpenTableRequest(against=("ismcts:5",))):
        with pytest.raises(SettebelloError, match="There is no player"):
            make_table(wanted, Clock().now())
