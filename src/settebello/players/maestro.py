"""The best fair player: expectimax over sampled worlds with a learned value, the last deal of two seats exact.

Its value is trained for the named games (:mod:`settebello.players.values`); with house rules that have none it searches
without one.
"""

from __future__ import annotations

from array import array
from random import Random

from settebello.core import Action, Round
from settebello.core.expectimax import Expectimax
from settebello.core.ismcts import search
from settebello.core.solver import Solver
from settebello.players.values import values_for
from settebello.players.worlds import world_of
from settebello.rules import Rules
from settebello.view import View

MILLISECONDS = 20
DEEP_HAND = 4
"""With larger hands, or more than two seats, the others' plays are sampled, and the search goes fewer plays deep."""
ITERATIONS_PER_MS = 300
"""Without a learned value: about as many iterations as fit in the time."""


class MaestroPlayer:
    """Plays as well as it can in the time given.

    Args:
        milliseconds: for each decision.
        worlds: so many worlds rather than a time: the same seed then gives the same game.
        seed: None: from the system's generator.
    """

    def __init__(self, milliseconds: int = MILLISECONDS, *, worlds: int = 0, seed: int | None = None) -> None:
        self._seconds = 0.0 if worlds else milliseconds / 1000
        self._worlds = worlds
        self._random = Random(seed)
        self.processor_time = False
        """Count the time that the thread has worked, not the time gone by: a busy machine then weakens nobody."""
        self._solver: Solver | None = None
        self._search: tuple[Rules, Expectimax] | None = None

    def choose(self, view: View, rules: Rules) -> Action:
        if len(view.legal) == 1 or view.phase == "declare":
            return Action.parse(view.legal[0])  # what can be declared is
        world, values = world_of(view, rules), values_for(rules)
        assert view.seat is not None
        if values is None or view.phase == "cut":
            return self._plain(world, view.seat)
        candidates = self._exact(world) if rules.seats == 2 and not view.stock else []
        if len(candidates) == 1:
            return candidates[0]
        found = self._decide(world, view.seat, values)
        return max(candidates or found, key=lambda action: found[action])

    def _exact(self, world: Round) -> list[Action]:
        """The best actions of the last deal, where the unseen cards are the other hand."""
        self._solver = self._solver or Solver(bits=14)
        values = self._solver.values(world)
        best = max(value for _, value in values)
        return [action for action, value in values if value == best]

    def _decide(self, world: Round, seat: int, values: array[float]) -> dict[Action, float]:
        if self._search is None or self._search[0] != world.rules:
            self._search = world.rules, Expectimax(world.rules, values)
        deep = world.rules.seats == 2 and max(world.rules.deal.hands) <= DEEP_HAND
        return dict(
            self._search[1].decide(
                world,
                seat,
                seed=self._random.getrandbits(63),
                worlds=self._worlds,
                seconds=self._seconds,
                processor_time=self.processor_time,
                plies=40 if max(world.rules.deal.hands) <= DEEP_HAND else 2 * world.rules.seats,
                sample_others=not deep,
            )
        )

    def _plain(self, world: Round, seat: int) -> Action:
        iterations = 40 * self._worlds or max(1, int(1000 * self._seconds * ITERATIONS_PER_MS))
        return search(world, seat, iterations, self._random.getrandbits(63))[0][0]
