"""One environment, the basis of the environments of other libraries."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from settebello.core import Round
from settebello.errors import IllegalAction
from settebello.rl.batch import Batch, Episode, Reward
from settebello.rl.errors import BatchError
from settebello.rules import Rules

SEED_BITS = 64


class SingleEnvironment:
    """A batch of one that does not reset itself and observes for every seat.

    Args:
        rules: the rules of the game.
        episode: ``round`` or ``game``.
        reward: ``points`` or ``equity``.
    """

    def __init__(self, rules: Rules, episode: Episode = "round", reward: Reward = "points") -> None:
        seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._use(Batch(rules, 1, seed=seed, episode=episode, observation="all", reward=reward, autoreset=False))

    def _use(self, batch: Batch) -> None:
        """Keep a batch of one, and views of its arrays."""
        self._batch, self.rules, self.size = batch, batch.rules, batch.layout.size
        self.choices = batch.action_count
        self._actions = np.zeros(1, np.int64)
        self._step, self._sights = batch.step_core, batch.observations[0]
        self._masks, self._players, self._dones = batch.masks, batch.players, batch.dones
        self._rewards = batch.rewards[0]

    def __getstate__(self) -> Batch:
        return self._batch

    def __setstate__(self, batch: Batch) -> None:
        self._use(batch)

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a new episode. The options are ``pack`` (cards in deal order) and ``dealer`` (a seat).

        Raises:
            BatchError: the seed is not 0 to 2**64 - 1, or an option is wrong.
        """
        options = options or {}
        if seed is not None and not 0 <= seed < 1 << SEED_BITS:
            raise BatchError(f"A seed is 0 to 2**64 - 1, not {seed}.")
        pack, dealer = options.get("pack"), options.get("dealer")
        self._batch.reset(
            None,
            None if pack is None else np.array([[int(card) for card in pack]], np.uint8),
            None if seed is None else np.array([seed], np.uint64),
            dealers=None if dealer is None else np.array([dealer], np.int64),
        )

    def step(self, choice: int) -> bool:
        """Make a choice; return False, and change nothing, if it is impossible."""
        if not 0 <= choice < self.choices:
            return False
        self._actions[0] = choice
        return not self._step(self._actions, 0, 1)

    def checked_step(self, choice: int) -> None:
        """Make a choice.

        Raises:
            IllegalAction: the choice is impossible; nothing has changed.
        """
        if not self.step(choice):
            possible = ", ".join(map(str, np.flatnonzero(self._masks[0])))
            raise IllegalAction(f"{choice} cannot be chosen now; choose from {possible or 'nothing'}.")

    @property
    def player(self) -> int:
        """The seat to decide, or -1 once the episode is over."""
        return int(self._players[0])

    @property
    def is_over(self) -> bool:
        """Whether the episode is over."""
        return bool(self._dones[0])

    @property
    def mask(self) -> NDArray[np.int8]:
        """int8[A]: a copy of the mask of the seat to decide."""
        mask: NDArray[np.int8] = self._masks[0].astype(np.int8)
        return mask

    @property
    def rewards(self) -> list[float]:
        """The rewards of each seat in the last step."""
        rewards: list[float] = self._rewards.tolist()
        return rewards

    def sight(self, seat: int) -> NDArray[np.uint8]:
        """uint8[F], a copy of a seat's observation."""
        sight: NDArray[np.uint8] = self._sights[seat].copy()
        return sight

    @property
    def round(self) -> Round:
        """A copy of the current round."""
        return self._batch.round(0)
