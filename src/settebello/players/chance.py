"""The random player: every legal action with the same chance."""

from __future__ import annotations

from random import Random

from settebello.core import Action
from settebello.players.player import legal_actions
from settebello.rules import Rules
from settebello.view import View


class RandomPlayer:
    """Every legal action with the same chance; the same choices again from the same seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, rules: Rules) -> Action:
        return self._random.choice(legal_actions(view))
