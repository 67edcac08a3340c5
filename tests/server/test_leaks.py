"""A seat is told only what it may know: permuting the cards hidden from it changes no byte that it is sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import pytest

from settebello.cards import Card, CardSet
from settebello.errors import IllegalAction
from settebello.record import write
from settebello.server.kept import public_record
from settebello.server.protocol import Act
from settebello.shuffle import round_seed
from settebello.variants import VARIANTS
from settebello.view import View
from tests.server.support import MemoryStore, Person, act, opened_table, sit

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]
CUTS = 3
"""In how many places each game is looked into."""

Pack = tuple[Card, ...]


def _packs(monkeypatch: pytest.MonkeyPatch, packs: dict[bytes, Pack]) -> None:
    monkeypatch.setattr("settebello.game.pack_order", lambda seed, cards, attempt: packs[seed])


async def _heard(name: str, seats: int, seed: bytes, actions: Sequence[str], watcher: int) -> tuple[list[bytes], View]:
    """Every frame, refusal and answer that the watcher gets while these actions are played, and its last view."""
    store = MemoryStore()
    table, people = await sit(store, opened_table(name, seats, settings={"redeal": "never"}), seed)
    told = people[watcher].frames
    for action in actions:
        assert table.turn is not None
        told.append(await _refusals(table, people[watcher]))
        await table.submit(people[table.turn], act(people[table.turn], action))
    told.append(await _refusals(table, people[watcher]))
    told.append(write(public_record(*await store.load("t"))).encode())
    return told, people[watcher].last.view


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


async def _played(name: str, seats: int, seed: bytes, chance: random.Random) -> list[str]:
    """The actions of a random round."""
    table, people = await sit(MemoryStore(), opened_table(name, seats, settings={"redeal": "never"}), seed)
    actions = []
    while table.turn is not None:
        legal = people[table.turn].last.view.legal
        actions.append(chance.choice(legal))
        await table.submit(people[table.turn], act(people[table.turn], actions[-1]))
    return actions


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=[f"{name}-{seats}" for name, seats in GAMES])
def test_hidden_cards_change_no_byte(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, one, other = random.Random(f"{name}{seats}"), bytes(32), round_seed(bytes(32), 1)
    cards = list(opened_table(name, seats).rules.cards)
    pack = tuple(chance.sample(cards, len(cards)))
    packs = {one: pack}
    _packs(monkeypatch, packs)

    async def go() -> None:
        actions = await _played(name, seats, one, chance)
        for cut in sorted(chance.sample(range(len(actions) - 2 * seats), CUTS)):
            watcher = chance.randrange(seats)
            told, view = await _heard(name, seats, one, actions[:cut], watcher)
            hidden = _hidden(view, pack)
            packs[other] = _permuted(pack, hidden, chance)
            assert (await _heard(name, seats, other, actions[:cut], watcher))[0] == told

    asyncio.run(go())
