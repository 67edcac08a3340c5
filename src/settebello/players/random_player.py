"""The random player: all legal actions are equally likely."""

from __future__ import annotations

from random import Random

from settebello.core import Action
from settebello.players.player import legal_actions
from settebello.rules import Rules
from settebello.view import View


class RandomPlayer:
    """Chooses uniformly at random; the same seed gives the same choices."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, rules: Rules) -> Action:
        return self._random.choice(legal_actions(view))
