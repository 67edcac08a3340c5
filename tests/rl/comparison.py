"""A batch compared with games in Python: masks, observations, rewards and ends, step by step, over random rules.

``python -m tests.rl.comparison --rounds 100000`` is the long run; the test run takes a slice.
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.errors import RulesError
from settebello.game import Game
from settebello.rl import Batch, ObservationLayout, Staging, observe
from settebello.rl.batch import Episode, Reward
from settebello.rl.rewards import RewardScale
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.view import view_of
from tests.contract.contract import mixed

ROWS = 8
STEPS = 120


class DealtByBatch:
    """The pack that an environment of a batch has dealt."""

    def __init__(self, batch: Batch, row: int) -> None:
        self.batch, self.row = batch, row

    def pack(self, cards: CardSet, attempt: int) -> tuple[Card, ...]:
        return self.batch.round(self.row).pack


class Reference:
    """The expected state of one environment: a game, played by the public interface."""

    def __init__(self, batch: Batch, row: int, scale: RewardScale) -> None:
        self.batch, self.row, self.layout = batch, row, ObservationLayout(batch.rules)
        self.game = Game(batch.rules, batch.round(row).dealer)
        self.scale = scale
        self.done = self.decided_as_dealt = False
        self._deal()
        self.staging = self._next_decision()

    def _deal(self) -> None:
        self.game.deal(DealtByBatch(self.batch, self.row))  # type: ignore[arg-type]  # a shuffle of our own

    def _next_decision(self) -> Staging:
        position = self.game.round
        assert position.turn is not None
        return Staging(position if self.batch.episode == "round" else view_of(self.game, position.turn))

    def step(self, choice: int) -> list[list[float]]:
        """Make a choice; returns the rewards by seat, as they may be: the pack of a next round that has ended the game
        as it was dealt is not known, nor who won by it."""
        action = self.staging.choose(choice)
        if action is None:
            return [[0.0] * self.batch.rules.seats]
        seat, rounds = self.staging.seat, len(self.game.scores)
        rewards = self._carry_out(action, seat)
        self.done = self.game.state == "over" or (self.batch.episode == "round" and len(self.game.scores) > rounds)
        if self.game.state == "between rounds" and not self.done and self.batch.dones[self.row]:
            self.done = self.decided_as_dealt = True
            return [[sum(both) for both in zip(rewards, more, strict=True)] for more in self._rewards_as_dealt()]
        if not self.done:
            if self.game.state == "between rounds":
                self._deal()
            self.staging = self._next_decision()
        return [rewards]

    def _rewards_as_dealt(self) -> list[list[float]]:
        """By the side that wins, what a next round brings that is decided as it is dealt."""
        rules = self.batch.rules
        dealer, totals = (self.game.dealer + 1) % rules.seats, self.game.totals
        sides = tuple(replace(side, total=0, lines={}) for side in self.game.scores[-1].sides)
        won = [RoundScore(sides=sides, outright=side) for side in range(rules.sides)]
        return [self.scale.of_round(totals, dealer, score) for score in won]

    def _carry_out(self, action: Action, seat: int) -> list[float]:
        rules, rounds = self.batch.rules, len(self.game.scores)
        totals, dealer = self.game.totals, self.game.dealer
        if action.kind == "claim":
            self.game.claim(seat)
            assert self.game.outcome is not None
            return self.scale.of_claim(totals, dealer, self.game.outcome)
        self.game.play(action)
        if len(self.game.scores) == rounds:
            return [0.0] * rules.seats
        return self.scale.of_round(totals, dealer, self.game.scores[-1])

    def sees(self, seat: int) -> np.ndarray:
        """The observation of a seat."""
        staging = self.staging if not self.done and seat == self.staging.seat else None
        if self.batch.episode == "round":
            return observe(self.layout, self.game.round, seat, staging=staging)
        return observe(self.layout, view_of(self.game, seat), staging=staging)


def compare(
    rules: Rules, chance: random.Random, episode: Episode, steps: int = STEPS, reward: Reward = "points"
) -> int:
    """Play random choices; returns how many episodes ended."""
    batch = Batch(rules, ROWS, seed=chance.getrandbits(64), episode=episode, observation="all", reward=reward)
    scale = RewardScale(rules, reward)
    references = [Reference(batch, row, scale) for row in range(ROWS)]
    ended = 0
    for _ in range(steps):
        for row, reference in enumerate(references):
            _same_position(batch, row, reference)
        actions = np.array([_choice(chance, mask) for mask in batch.masks])
        possible = batch.masks[np.arange(ROWS), actions].astype(bool)
        refused = batch.step(actions)
        assert refused == (~possible).sum() == batch.illegal.sum()
        for row, reference in enumerate(references):
            if not possible[row]:
                assert not batch.rewards[row].any()
                continue
            expected = reference.step(int(actions[row]))
            given = batch.rewards[row]
            assert any(np.allclose(given, wanted, atol=1e-5) for wanted in expected), (given, expected)
            assert bool(batch.dones[row]) == reference.done
            if reference.done:
                for seat in range(0 if reference.decided_as_dealt else rules.seats):
                    assert (batch.final_observations[row, seat] == reference.sees(seat)).all()
                references[row] = Reference(batch, row, scale)
                ended += 1
    return ended


def _choice(chance: random.Random, mask: np.ndarray) -> int:
    """A possible choice, or now and then any; a claim seldom, since it ends a game."""
    possible = [choice for choice in np.flatnonzero(mask).tolist() if choice + 1 < len(mask) or chance.random() < 0.03]
    return chance.randrange(len(mask)) if chance.random() < 0.02 or not possible else int(chance.choice(possible))


def _same_position(batch: Batch, row: int, reference: Reference) -> None:
    assert batch.players[row] == reference.staging.seat
    assert bytes(batch.masks[row]) == reference.staging.mask
    assert batch.round(row).history == reference.game.round.history
    for seat in range(batch.rules.seats):
        assert (batch.observations[row, seat] == reference.sees(seat)).all(), seat


def random_rules(chance: random.Random) -> Rules:
    """Rules that work, drawn at random."""
    while True:
        game, seats, settings = mixed(chance)
        if chance.random() < 0.3:
            settings = settings | {"claiming_out": "on"}
        try:
            return game.rules(seats, settings)
        except RulesError:
            continue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="how many rounds")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    chance, rounds, mixes, began = random.Random(options.seed), 0, 0, time.monotonic()
    while rounds < options.rounds:
        rounds += compare(random_rules(chance), chance, "game" if mixes % 4 == 3 else "round")
        mixes += 1
    print(f"{rounds} episodes of {mixes} random rules were the same, {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
