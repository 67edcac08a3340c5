"""Nobody is told what is hidden from them: with other hidden cards not a byte changes of what they can get.

A plain run looks at a few moments of one round of every game, and with every number of seats before a release;
``python -m tests.leaks`` at whole games.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import Request

from settebello.cards import Card, CardSet
from settebello.protocol.shuffle import ShuffleInfo
from settebello.server.edge.http import static_files
from settebello.server.edge.http.endpoints import games, tables
from settebello.server.tables import commands
from settebello.server.tables.commands import StaleVersion
from settebello.server.tables.exchange import ExchangeState
from settebello.server.tables.public_record import full_record
from settebello.server.tables.state import TableState
from tests.leaks.games import Tally, nothing_leaks, run, whole_game
from tests.leaks.observations import TABLE
from tests.leaks.shares import server_seed_of
from tests.support.live_tables import Person, act, opened_table, sit
from tests.support.memory_store import MemoryStore
from tests.support.named_games import FEW_SEATS


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), FEW_SEATS)
def test_hidden_cards_change_no_byte(name: str, seats: int) -> None:
    tally = Tally()
    run(name, seats, every=24, seed=1, tally=tally, most_rounds=1)
    assert tally.moments > tally.known


@pytest.mark.slow
@pytest.mark.parametrize("when", ["turn", "deal"])
def test_knocks_and_the_rank_of_the_matta_change_no_byte(when: str) -> None:
    """Who could knock, who holds the matta and what else it could have been named: told to nobody, before a knock and
    after it."""
    chance = Random(1)
    setting = whole_game("cirulla", 2, chance, people=2, knocking=True, settings={"declaring": when})
    number = next(n for n, (_, actions) in enumerate(setting.rounds) if any("=" in action for action in actions))
    knocks = [place for place, action in enumerate(setting.rounds[number][1]) if action.startswith("declare")]
    moments = sorted({moment for place in knocks for moment in (place, place + 1, place + 2)})
    tally = Tally()
    for seat in (0, 1, None):
        tally.add(asyncio.run(nothing_leaks(setting, number, seat, moments, chance)))
    assert tally.moments > tally.known


def _next_card(state: TableState) -> Card | None:
    return next(iter(state.game.round.stock), None)


def _says(state: TableState, version: int) -> None:
    if version < state.game_version:
        raise StaleVersion(f"The next card is {_next_card(state)}.")


def _logs(state: TableState, version: int) -> None:
    if version < state.game_version:
        logging.getLogger("settebello.server").info("The next card is %s.", _next_card(state))
        raise StaleVersion("The game has gone on.")


def _shows_seed(exchange: ExchangeState) -> ShuffleInfo:
    now = _message(exchange)
    return now if now.last is None else replace(now, last=replace(now.last, server=server_seed_of(0).hex()))


def _shows_share(exchange: ExchangeState) -> ShuffleInfo:
    now = _message(exchange)
    return now if now.transcript is None else replace(now, transcript=replace(now.transcript, server=_first(exchange)))


def _first(exchange: ExchangeState) -> str:
    return next(iter(exchange.shares.values()), "")


_message = ExchangeState.info


async def _previews_next_card(request: Request) -> str:
    async with request.app.state.tables.use(TABLE) as table:
        return f"<title>{next(iter(table._state.game.round.stock), None)}</title>"


class _AlwaysOver(TableState):
    over = True


@pytest.mark.parametrize(
    ("place", "leak", "kind"),
    [
        (commands, {"_check_version": _says}, "frames say"),
        (commands, {"_check_version": _logs}, "log say"),
        (tables, {"public_record": full_record}, "answers tell the seed"),
        (games, {"public_record": full_record, "TableState": _AlwaysOver}, "answers tell the seed"),
        (static_files, {"preview_tags": _previews_next_card}, "answers say"),
        (ExchangeState, {"info": _shows_seed}, "frames tell the server's seed"),
        (ExchangeState, {"info": _shows_share}, "frames tell a share"),
    ],
    ids=["frames", "log", "answers", "permanent link", "link preview", "server's seed", "share"],
)
def test_what_leaks_is_seen(place: object, leak: dict[str, Any], kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself is tried with servers that tell too much."""
    for name, wrong in leak.items():
        monkeypatch.setattr(place, name, wrong)
    with pytest.raises(AssertionError, match=kind):
        run("scopa", 2, every=4, seed=1, tally=Tally(), most_rounds=1)


def test_a_spectator_sees_no_hand() -> None:
    async def go() -> None:
        table, people = await sit(MemoryStore(), opened_table())
        table.join(spectator := Person(None))
        await table.submit(people[0], act(people[0]))
        view = spectator.last.view
        assert (view.seat, view.hand, view.legal, view.may_claim) == (None, CardSet(), (), False)
        for card in table.view(0).hand | table.view(1).hand:
            if card not in view.table and not any(card in pile for pile in view.piles):
                assert f'"{card}"'.encode() not in spectator.frames[-1]

    asyncio.run(go())
