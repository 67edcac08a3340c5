"""Players by information-set Monte Carlo tree search, with no knowledge of the game except a greedy playout policy."""

from __future__ import annotations

from random import Random
from typing import Literal

from settebello.core import Action, Round
from settebello.core.search.ismcts import search
from settebello.players.player import AnytimePlayer
from settebello.rules import Rules
from settebello.view import View

ITERATIONS = 4000
"""More iterations make the player hardly stronger with two seats."""


class IsmctsPlayer(AnytimePlayer):
    """Chooses the most visited action of a search."""

    def __init__(self, iterations: int = ITERATIONS, seed: int | None = None) -> None:
        self._iterations = iterations
        self._random = Random(seed)

    def choose(self, view: View, rules: Rules) -> Action:
        if len(view.legal) == 1:
            return Action.parse(view.legal[0])
        assert view.seat is not None
        position, seed = Round.from_view(view, rules), self._random.getrandbits(63)
        return search(position, view.seat, self._iterations, seed, deadline=self.deadline)[0][0]


class CheatingPlayer:
    """The same search with hidden cards visible, to measure what they are worth.

    Args:
        visibility: ``hands``: all hands; ``all``: the stock too.
    """

    def __init__(self, iterations: int, visibility: Literal["hands", "all"], seed: int | None = None) -> None:
        self._iterations = iterations
        self._visibility = visibility
        self._random = Random(seed)

    def choose_knowing(self, round: Round, view: View) -> Action:  # noqa: A002  (the field's word)
        assert view.seat is not None
        found = search(round, view.seat, self._iterations, self._random.getrandbits(63), visibility=self._visibility)
        return found[0][0]
