"""Plain search: information-set Monte Carlo tree search, without any knowledge of the game but the greedy playouts."""

from __future__ import annotations

from random import Random
from typing import Literal

from settebello.core import Action, Round
from settebello.core.search.ismcts import search
from settebello.players.player import Searcher
from settebello.players.worlds import world_of
from settebello.rules import Rules
from settebello.view import View

ITERATIONS = 4000
"""Where plain search stops getting much stronger at two seats."""


class IsmctsPlayer(Searcher):
    """The most visited action after so many iterations."""

    def __init__(self, iterations: int = ITERATIONS, seed: int | None = None) -> None:
        self._iterations = iterations
        self._random = Random(seed)

    def choose(self, view: View, rules: Rules) -> Action:
        if len(view.legal) == 1:
            return Action.parse(view.legal[0])
        assert view.seat is not None
        world, seed = world_of(view, rules), self._random.getrandbits(63)
        return search(world, view.seat, self._iterations, seed, until=self.until)[0][0]


class CheatingPlayer:
    """The same search with a look at hidden cards, for measuring what they are worth.

    Args:
        sees: ``hands``: the other hands; ``all``: the cards not yet dealt too.
    """

    def __init__(self, iterations: int, sees: Literal["hands", "all"], seed: int | None = None) -> None:
        self._iterations = iterations
        self._sees = sees
        self._random = Random(seed)

    def choose_knowing(self, round: Round, view: View) -> Action:  # noqa: A002  (the field's word)
        assert view.seat is not None
        found = search(round, view.seat, self._iterations, self._random.getrandbits(63), sees=self._sees)
        return found[0][0]
