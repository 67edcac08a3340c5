"""Advice on request, and what a card may take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from msgspec.structs import replace

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.game import Game, Packs
from settebello.players.advice import explain
from settebello.players.recommendation import Recommendation
from settebello.protocol.game import Hint
from settebello.protocol.http import OpenTableRequest
from settebello.rules import Rules
from settebello.server.clock import Clock
from settebello.server.live.bots import hints
from settebello.server.live.bots.hints import give_hint
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor, PlayerFailed
from settebello.server.live.bots.worker_pool import WorkerPool
from settebello.server.tables.opening import make_table
from settebello.server.tables.room import Room
from settebello.variants import variant
from settebello.view import View, view_of
from settebello.wording import error_text
from tests.support.server_process import TIMEOUT, ServerProcess, http

CARDS = Rules().cards


def seen(hand: str, table: str, rules: Rules) -> View:
    """The view of seat 0 on its first turn, with these cards."""
    mine, open_cards = hand.split(), table.split()
    others = [str(card) for card in rules.cards if str(card) not in {*mine, *open_cards}]
    order = [card for pair in zip(mine, others[: len(mine)], strict=True) for card in pair] + open_cards
    order += others[len(mine) :]
    by_name = {str(card): card for card in rules.cards}
    game = Game(rules, dealer=1)
    game.deal(Packs((tuple(by_name[name] for name in order),)))
    return view_of(game, 0)


@pytest.mark.parametrize(
    ("hand", "table", "action", "reason", "cards"),
    [
        ("6C 2C 8B", "1D 5B 9C 10C", "6Cx1D5B", "coins", "1D"),
        ("7C 2C 8B", "7D 5B 9C 10C", "7Cx7D", "settebello", "7D"),
        ("7C 2C 8B", "7S 5B 9C 10C", "7Cx7S", "sevens", "7C 7S"),
        ("6C 2C 8B", "6S 5B 9C 10C", "6Cx6S", "cards", "6C 6S"),
        ("10C 2C 8B", "1S 2B 3C 4B", "10Cx1S2B3C4B", "sweep", "1S 2B 3C 4B"),
        ("7C 2C 8B", "10C 5B 9C 10S", "8B", "safe", ""),
    ],
)
def test_the_plainest_reason(hand: str, table: str, action: str, reason: str, cards: str) -> None:
    rules = Rules()
    said, those = explain(Action.parse(action), seen(hand, table, rules), rules)
    assert (said, set(map(str, those))) == (reason, set(cards.split()))


def test_an_ace_without_the_power_to_sweep() -> None:
    rules = variant("scopa-d-assi").rules(2)
    assert explain(Action.parse("1Cx2B3C4B5B"), seen("1C 2C 8B", "2B 3C 4B 5B", rules), rules)[0] == "cards"


@pytest.mark.parametrize("executor", [LocalExecutor, lambda: WorkerPool(1)], ids=["thread", "process"])
def test_advice_is_legal_and_only_for_who_is_to_play(
    executor: Callable[[], PlayerExecutor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "HINT_TIMEOUT", TIMEOUT)
    rules, asked = Rules(), Hint(id="h", version=3)
    view = seen("7C 2C 8B", "7D 5B 9C 10C", rules)

    async def go() -> None:
        asking = executor()
        given = await give_hint(asking, view, rules, asked)
        assert (given.id, given.version) == ("h", 3)
        assert given.action == "7Cx7D"
        assert (given.reason, list(map(str, given.cards)), given.safe) == ("settebello", ["7D"], False)
        with pytest.raises(IllegalAction):
            await give_hint(asking, replace(view, legal=()), rules, asked)
        await asking.close()

    asyncio.run(go())


def test_advice_that_takes_too_long_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_TIMEOUT", 0.0)
    view = seen("7C 2C 8B", "7D 5B 9C 10C", Rules())
    with pytest.raises(PlayerFailed, match="taking too long"):
        asyncio.run(give_hint(LocalExecutor(), view, Rules(), Hint(id="h", version=3)))


def test_advice_that_cannot_be_worked_out_is_refused_in_the_persons_language() -> None:
    class Failing(LocalExecutor):
        async def advise(self, *_: object, **__: object) -> Recommendation:
            raise PlayerFailed("The worker has ended.")

    view = seen("7C 2C 8B", "7D 5B 9C 10C", Rules())
    with pytest.raises(PlayerFailed) as failed:
        asyncio.run(give_hint(Failing(), view, Rules(), Hint(id="h", version=3)))
    sentence = "Non si è riusciti a calcolare il consiglio: chiedi di nuovo tra un momento."
    assert error_text(failed.value, "it") == sentence


def test_nobody_is_advised_among_people() -> None:
    alone, _, _ = make_table(OpenTableRequest(variant="scopa", seats=3), Clock().now())
    assert Room(alone).may_have_hints
    assert not Room(replace(alone, places=(alone.places[0],) * 2)).may_have_hints


def test_what_a_card_may_take(server: ServerProcess) -> None:
    def ask(**wanted: object) -> httpx.Response:
        return http.post(f"{server.url}/api/captures", json=wanted)

    both = {"options": [["1D", "3C", "5B"], ["4S", "5B"]], "may_lay": False}
    assert ask(play="9C", table="1D 3C 4S 5B 7D").json() == both
    assert ask(play="9C").json() == {"options": [], "may_lay": True}
    assert ask(play="1C", table="3C", variant="asso-pigliatutto").json()["options"] == [["3C"]]
    pack = " ".join(f"{rank}{suit}" for rank in range(1, 11) for suit in "DCSB" if (rank, suit) != (1, "D"))
    whole_pack = {"play": "1D", "table": pack, "variant": "ronda"}
    for bad in ({"play": "11C"}, {"play": "9C", "table": "4S 4S"}, {"play": "9C", "variant": "bridge"}, {}, whole_pack):
        answer = ask(**bad)
        assert answer.status_code == 400
        assert answer.json()["message"].endswith(".")
