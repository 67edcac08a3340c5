"""A seat is told only what it may know: permuting the cards hidden from it changes no byte that it is sent."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import pytest
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.errors import IllegalAction
from settebello.record import write
from settebello.server.kept import public_record
from settebello.server.metrics import MeasuredStore, Metrics
from settebello.server.protocol import Act
from settebello.variants import VARIANTS
from settebello.view import View, encode
from tests.server.support import MemoryStore, Person, act, opened_table, sit

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]
CUTS = 3
"""In how many places each game is looked into."""

SEED = bytes(32)
"""The rounds' seed, whatever the order of the pack: what is computed from it stays the same."""

Pack = tuple[Card, ...]


async def _heard(
    name: str, seats: int, pack: Pack, actions: Sequence[str], watcher: int | None
) -> tuple[list[bytes], View]:
    """All that the watcher, or a spectator, can get while these actions are played with that pack (frames, refusals,
    the record, the metrics, the log), and their last view."""
    metrics, clock = Metrics(), itertools.count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("settebello.game.pack_order", lambda seed, cards, attempt: pack)
        patch.setattr("settebello.server.table.time.time", lambda: 1000.0)
        store = MemoryStore()
        opened = replace(opened_table(name, seats, settings={"redeal": "never"}), secret="11" * 32, clock=30.0)
        table, people = await sit(MeasuredStore(store, metrics, lambda: next(clock)), opened, SEED)  # type: ignore[arg-type]
        table.join(spectator := Person(None))
        person = spectator if watcher is None else people[watcher]
        told = person.frames
        for action in actions:
            assert table.turn is not None
            told.append(await _refusals(table, person))
            await table.submit(people[table.turn], act(people[table.turn], action))
        told.append(await _refusals(table, person))
        told.append(encode(table.missed(person.seat, 1)))
        told.append(write(public_record(*await store.load("t"))).encode())
        told.append(metrics.text().encode())
        return told, person.last.view


async def _refusals(table: object, person: Person) -> bytes:
    """What it hears when it asks for what it may not do."""
    sentences = []
    for wrong in ("7D", "7DxKD", "declare", "keep", "1Dx"):
        if wrong not in person.last.view.legal:
            with pytest.raises(IllegalAction) as refusal:
                await table.submit(person, Act(id="?", version=person.last.version, action=wrong))  # type: ignore[attr-defined]
            sentences.append(str(refusal.value))
    return "\n".join(sentences).encode()


def _hidden(view: View, pack: Pack) -> list[Card]:
    seen: AbstractSet[Card] = view.hand | view.table | CardSet([view.drawn] if view.drawn is not None else [])
    for cards in (*view.piles, *view.shown):
        seen |= cards
    return [card for card in pack if card not in seen]


def _permuted(pack: Pack, hidden: list[Card], chance: random.Random) -> Pack:
    mixed = hidden
    while mixed == hidden:
        mixed = chance.sample(hidden, len(hidden))
    other = dict(zip(hidden, mixed, strict=True))
    return tuple(other.get(card, card) for card in pack)


async def _played(name: str, seats: int, chance: random.Random) -> list[str]:
    """The actions of a random round."""
    table, people = await sit(MemoryStore(), opened_table(name, seats, settings={"redeal": "never"}), SEED)
    actions = []
    while table.turn is not None:
        legal = people[table.turn].last.view.legal
        actions.append(chance.choice(legal))
        await table.submit(people[table.turn], act(people[table.turn], actions[-1]))
    return actions


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=[f"{name}-{seats}" for name, seats in GAMES])
def test_hidden_cards_change_no_byte(name: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="settebello")
    chance = random.Random(f"{name}{seats}")
    cards = list(opened_table(name, seats).rules.cards)
    pack = tuple(chance.sample(cards, len(cards)))

    async def go() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("settebello.game.pack_order", lambda seed, cards, attempt: pack)
            actions = await _played(name, seats, chance)
        for cut in sorted(chance.sample(range(len(actions) - 2 * seats), CUTS)):
            for watcher in (chance.randrange(seats), None):
                caplog.clear()
                told, view = await _heard(name, seats, pack, actions[:cut], watcher)
                said = caplog.text
                caplog.clear()
                other = _permuted(pack, _hidden(view, pack), chance)
                assert (await _heard(name, seats, other, actions[:cut], watcher))[0] == told
                assert caplog.text == said

    asyncio.run(go())


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
