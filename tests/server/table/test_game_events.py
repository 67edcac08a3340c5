"""Events say everything that changed on the table: who follows them sees what the view says."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Set as AbstractSet

import pytest

from settebello.cards import Card, CardSet
from settebello.game import Game, Seed
from settebello.protocol.game import DealtEvent, LeftoverEvent, PlayedEvent, RedealtEvent, ScoredEvent, Update
from settebello.server.tables.messages.game_events import event_messages
from settebello.shuffle import round_seed
from settebello.variants import VARIANTS
from tests.support.live_tables import act, opened_table, sit
from tests.support.memory_store import MemoryStore

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]


class Follower:
    """Keeps the table's cards and the piles by what the events say."""

    def __init__(self, update: Update) -> None:
        self.table: AbstractSet[Card] = update.view.table
        self.piles: list[AbstractSet[Card]] = list(update.view.piles)
        self.sweeps = [len(cards) for cards in update.view.sweeps]
        self.scored = False

    def follow(self, update: Update, sides: list[int]) -> None:
        for event in update.events:
            if isinstance(event, PlayedEvent) and event.card is not None:
                self._play(event, sides[event.seat])
            elif isinstance(event, LeftoverEvent) and event.side is not None:
                self.piles[event.side] |= event.cards
                self.table -= event.cards
            elif isinstance(event, RedealtEvent | DealtEvent) and getattr(event, "first", True):
                self.table = update.view.table
            elif isinstance(event, ScoredEvent):
                self.scored = True
                assert event.sheet == update.sheet

    def _play(self, event: PlayedEvent, side: int) -> None:
        assert event.card is not None
        played = CardSet([event.card])
        self.sweeps[side] += event.sweep
        if "x" in event.action:
            self.table -= event.captured
            self.piles = [pile - event.stolen for pile in self.piles]
            self.piles[side] |= event.captured | event.stolen | played
        else:
            self.table |= played


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=[f"{name}-{seats}" for name, seats in GAMES])
def test_the_events_lead_to_the_view(name: str, seats: int) -> None:
    async def go(seed: bytes) -> None:
        table, people = await sit(MemoryStore(), opened_table(name, seats), seed)
        sides = [table.rules.side_of(seat) for seat in range(seats)]
        chance, follower = random.Random(seed), Follower(people[0].last)
        while table.turn is not None:
            person = people[table.turn]
            await table.submit(person, act(person, chance.choice(person.last.view.legal)))
            follower.follow(people[0].last, sides)
            view = people[0].last.view
            assert follower.table == view.table
            assert follower.piles == list(view.piles)
            assert follower.sweeps == [len(cards) for cards in view.sweeps]
        assert follower.scored

    for n in range(2):
        asyncio.run(go(round_seed(bytes(32), n)))


def test_a_deal_that_was_void_is_shown() -> None:
    """Any ace on the first table calls for a new deal here: the void tables come before the deal that counts."""
    lengths = set()
    for n in range(20):
        game = Game(opened_table(settings={"redeal": "aces"}).rules, dealer=1)
        *voids, last = event_messages(game.deal(Seed(round_seed(bytes(32), n))), game)
        assert voids == [RedealtEvent(table=void.table) for void in game.attempts[:-1]]
        assert all(any(card.rank == 1 for card in void.table) for void in voids if isinstance(void, RedealtEvent))
        assert last == DealtEvent(first=True)
        lengths.add(len(voids))
    assert lengths >= {0, 1}


def test_a_cut_comes_before_the_deal() -> None:
    async def go() -> None:
        table, people = await sit(MemoryStore(), opened_table("chkobba", 2))
        assert people[0].last.view.phase == "cut"
        await table.submit(people[0], act(people[0], "place"))
        kinds = [type(event) for event in people[1].last.events]
        assert (kinds[0], kinds[-1]) == (PlayedEvent, DealtEvent)
        assert set(kinds[1:-1]) <= {RedealtEvent}

    asyncio.run(go())
