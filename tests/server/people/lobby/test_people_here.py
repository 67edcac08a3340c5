"""The number of people who are here, in all processes, and the games that have ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from settebello.protocol.lobby import LobbyInfo, LobbyServerMessage
from settebello.server.limits.limits import Limits
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.model import GameResult
from settebello.server.people.lobby.lobby import QUIET_INTERVAL, RENEW_INTERVAL, Lobby, Visitor
from settebello.server.store.base import Store
from tests.server.ratings.rated_tables import make_profile
from tests.support.memory_store import MemoryStore
from tests.support.virtual_time import loop_clock, run_in_virtual_time


class Listener:
    """A connection to the lobby that notes what it is told."""

    lang = "en"

    def __init__(self) -> None:
        self.told: list[LobbyInfo] = []

    def send(self, message: LobbyServerMessage) -> None:
        assert isinstance(message, LobbyInfo)
        self.told.append(message)


def run(go: Callable[[Store, Callable[[], Lobby]], Awaitable[None]]) -> None:
    """With a store, and a function that starts the lobby of one more process."""

    async def do() -> None:
        store, tasks = MemoryStore(), []

        def start() -> Lobby:
            lobby = Lobby(TableRegistry(store, clock=loop_clock()), Limits(), Metrics())
            tasks.append(asyncio.create_task(lobby.run()))
            return lobby

        await go(store, start)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)

    run_in_virtual_time(do())


def visit(lobby: Lobby) -> Listener:
    listener = Listener()
    lobby.enter(Visitor(listener, None))
    return listener


def test_people_of_all_processes_are_counted() -> None:
    async def go(store: Store, start: Callable[[], Lobby]) -> None:
        one, other = start(), start()
        ada = visit(one)
        await asyncio.sleep(1)
        assert [info.here for info in ada.told] == [1]
        bruno = visit(other)
        await asyncio.sleep(2 * QUIET_INTERVAL)
        assert ada.told[-1].here == bruno.told[-1].here == 2

    run(go)


def test_a_figure_alone_is_told_now_and_then() -> None:
    async def go(store: Store, start: Callable[[], Lobby]) -> None:
        lobby = start()
        ada = visit(lobby)
        for _ in range(20):
            visit(lobby)
            await asyncio.sleep(QUIET_INTERVAL / 10)
        assert len(ada.told) <= 3

    run(go)


def test_the_last_rated_games_are_told() -> None:
    async def go(store: Store, start: Callable[[], Lobby]) -> None:
        for name in ("Rosa", "Pina"):
            await make_profile(store, name)
        result = GameResult(profiles=(("Pina",), ("Rosa",)), places=(0, 1), ended=1000.0)
        await store.ratings.apply("table", "basic/2", result)
        ada = visit(start())
        await asyncio.sleep(1)
        (game,) = ada.told[-1].latest
        assert (game.winners, game.others) == (("Pina",), ("Rosa",))

    run(go)


def test_who_comes_is_told_of_a_game_that_has_just_been_rated() -> None:
    async def go(store: Store, start: Callable[[], Lobby]) -> None:
        for name in ("Rosa", "Pina"):
            await make_profile(store, name)
        lobby = start()
        visit(lobby)
        await asyncio.sleep(1)
        await store.ratings.apply(
            "table", "basic/2", GameResult(profiles=(("Pina",), ("Rosa",)), places=(0, 1), ended=1000.0)
        )
        await asyncio.sleep(2 * RENEW_INTERVAL)
        carla = visit(lobby)
        await asyncio.sleep(0)
        assert [game.winners for game in carla.told[-1].latest] == [("Pina",)]

    run(go)
