"""An update carries the events of the engine as they are, and they say nothing that is hidden."""

from __future__ import annotations

import asyncio
import random
import re

import msgspec
import pytest

from settebello.core import Action
from settebello.events import CutDecided, Event, Redealt
from settebello.game import Game, Seed
from settebello.protocol.game import Update
from settebello.shuffle import round_seed
from settebello.variants import VARIANTS
from settebello.view import encode, from_text, view_of
from tests.support.live_tables import act, opened_table, sit
from tests.support.memory_store import MemoryStore

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]
CARD = re.compile(rb"(?:1[0-3]|[1-9])[DCSB]")


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=[f"{name}-{seats}" for name, seats in GAMES])
def test_everybody_is_sent_the_events_of_the_engine(name: str, seats: int) -> None:
    async def go(seed: bytes) -> None:
        setup = opened_table(name, seats)
        (table, people), game = await sit(MemoryStore(), setup, seed), Game(setup.rules, setup.dealer)
        happened, chance = game.deal(Seed(seed)), random.Random(seed)
        while table.turn is not None:
            names_no_hidden_card(happened, game)
            person = people[table.turn]
            asked = act(person, chance.choice(person.last.view.legal))
            await table.submit(person, asked)
            happened = game.play(Action.parse(asked.action))
            for other in people:
                assert other.last.events == happened
                assert msgspec.json.decode(other.frames[-1], type=Update, dec_hook=from_text) == other.last
        names_no_hidden_card(happened, game)

    for n in range(2):
        asyncio.run(go(round_seed(bytes(32), n)))


def names_no_hidden_card(events: tuple[Event, ...], game: Game) -> None:
    """Every card that the events name is one that a spectator sees, or was on a table that was dealt again."""
    void = [event.table for event in events if isinstance(event, Redealt)]
    seen = CARD.findall(encode((view_of(game, None), void)))
    assert set(CARD.findall(encode(events))) <= set(seen)


def test_a_card_kept_at_the_cut_is_not_named() -> None:
    async def go() -> None:
        table, people = await sit(MemoryStore(), opened_table("chkobba", 2))
        await table.submit(people[0], act(people[0], "keep"))
        cut = people[1].last.events[0]
        assert isinstance(cut, CutDecided)
        assert (cut.seat, cut.action.kind, cut.card) == (0, "keep", None)

    asyncio.run(go())
