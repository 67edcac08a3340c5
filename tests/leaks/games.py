"""Whole games, and what may be hidden in another way at any moment of them without anybody having seen it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from random import Random

import pytest
from msgspec import Struct

from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.game import Game, Seed
from settebello.shuffle import first_dealer, pack_order
from settebello.variants import VARIANTS
from tests.leaks.observations import Packs, Setting, Told, table_of, tell
from tests.leaks.shares import exchange_of, secrets_of
from tests.support.hidden_cards import permuted

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]
TRIES = 40
"""Orders of the hidden cards that are tried until one allows what was played."""


class Tally(Struct):
    """The output of a run."""

    games: int = 0
    rounds: int = 0
    moments: int = 0
    known: int = 0
    refused: int = 0
    bytes: int = 0

    def add(self, other: Tally) -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))

    def __str__(self) -> str:
        return (
            f"{self.games} games of {self.rounds} rounds; at {self.moments} moments what was hidden was put in another "
            f"order, and none of {self.bytes} bytes changed; at {self.known} moments nothing could be; "
            f"{self.refused} orders would not have allowed what was played"
        )


def whole_game(
    name: str,
    seats: int,
    chance: Random,
    *,
    people: int,
    most_rounds: int = 1000,
    knocking: bool = False,
    settings: Mapping[str, str] | None = None,
) -> Setting:
    """A game between people who play at random, to its end or so many rounds, with these house rules; ``knocking``: who
    can knock does."""
    setup = table_of(name, seats, people=people, settings=settings)
    rounds: list[tuple[bytes, tuple[str, ...]]] = []
    game = Game(setup.rules, first_dealer(exchange_of(setup, 0).seed, seats))
    while game.state != "over" and len(rounds) < most_rounds:
        seed = exchange_of(setup, len(rounds)).seed
        game.deal(Seed(seed))
        actions = []
        while game.state == "playing":
            legal = game.round.legal_actions()
            knocks = [action for action in legal if action.kind == "declare"] if knocking else []
            action = chance.choice(knocks or legal)
            actions.append(str(action))
            game.play(action)
        rounds.append((seed, tuple(actions)))
    return Setting(setup, tuple(rounds))


def another_order(setting: Setting, number: int, played: int, seat: int | None, chance: Random, tally: Tally) -> Packs:
    """Packs with which, as far as ``seat`` knows, the round would have gone the same so far; empty if none are
    found."""
    seed = setting.rounds[number][0]
    game = _gone_to(setting, number, played)
    for _ in range(TRIES):
        packs = {(seed, attempt): permuted(dealt, seat, chance) for attempt, dealt in enumerate(game.attempts, 1)}
        if all(packs[seed, attempt] == dealt.pack for attempt, dealt in enumerate(game.attempts, 1)):
            continue
        with pytest.MonkeyPatch.context() as patch, suppress(IllegalAction):
            patch.setattr("settebello.game.pack_order", lambda s, c, n, p=packs: p.get((s, n)) or pack_order(s, c, n))
            _gone_to(setting, number, played)
            return packs
        tally.refused += 1
    return {}


def _gone_to(setting: Setting, number: int, played: int) -> Game:
    """The game when so many actions of round ``number`` have been played."""
    game = Game(setting.rules, setting.dealer)
    for place, (seed, actions) in enumerate(setting.rounds[: number + 1]):
        game.deal(Seed(seed))
        for action in actions if place < number else actions[:played]:
            game.play(Action.parse(action))
    return game


async def nothing_leaks(
    setting: Setting, number: int, seat: int | None, moments: Collection[int], chance: Random
) -> Tally:
    """Look at these moments of round ``number`` with the eyes of ``seat``, or of a spectator if None.

    Raises:
        AssertionError: what is hidden has changed a byte that they could get.
    """
    tally = Tally()
    for played, true in zip(moments, await tell(setting, number, {}, seat, moments), strict=True):
        where = f"round {number + 1}, {played} actions, seat {seat}"
        names_no_secret(true, setting, number, where)
        packs = another_order(setting, number, played, seat, chance, tally)
        if packs:
            (other,) = await tell(setting, number, packs, seat, [played])
            tally.bytes += compare(true, other, where)
            tally.moments += 1
        else:
            tally.known += 1
    return tally


def names_no_secret(told: Told, setting: Setting, number: int, where: str) -> None:
    """Neither the round's seed, from which all its cards follow, in whatever order they were put here, nor what it is
    made of.

    Raises:
        AssertionError: one is told.
    """
    for kind in Told.__struct_fields__:
        for text in getattr(told, kind):
            for what, secret in secrets_of(setting.setup, number):
                assert secret not in text.lower(), f"{where}: the {kind} tell {what}"


def compare(true: Told, other: Told, where: str) -> int:
    """How many bytes are the same.

    Raises:
        AssertionError: they are not.
    """
    number = 0
    for kind in Told.__struct_fields__:
        for text, changed in zip(getattr(true, kind), getattr(other, kind), strict=True):
            assert text == changed, f"{where}: the {kind} say\n{text}\nor, with other cards hidden,\n{changed}"
            number += len(text.encode())
    return number


def run(
    name: str,
    seats: int,
    *,
    every: int,
    seed: int,
    tally: Tally,
    most_rounds: int | None = None,
    settings: Mapping[str, str] | None = None,
) -> None:
    """One game among people, and one of a person against players, where advice is given."""
    chance = Random(f"{name} {seats} {seed}")
    for people in (seats, 1):
        setting = whole_game(name, seats, chance, people=people, most_rounds=most_rounds or 1000, settings=settings)
        tally.games += 1
        for number in range(len(setting.rounds)):
            tally.rounds += 1
            length = len(setting.rounds[number][1])
            for seat in (chance.randrange(people), None):
                moments = range(chance.randrange(min(every, length)), length, every)
                try:
                    tally.add(asyncio.run(nothing_leaks(setting, number, seat, moments, chance)))
                except AssertionError as error:
                    raise AssertionError(f"{name}, {seats} seats, {people} people: {error}") from error
