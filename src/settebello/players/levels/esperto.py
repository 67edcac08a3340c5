"""Esperto, who looks some plays ahead, with a good memory but not a perfect one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

from settebello.core import Action, Round
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.imperfect_recall import recalled
from settebello.core.search.ismcts import search
from settebello.players.levels.fading import Retention, forgotten
from settebello.players.player import Searcher, legal_actions
from settebello.players.values import values_for
from settebello.players.worlds import world_of
from settebello.rules import Rules
from settebello.view import View

MEMORY = Retention(ordinary=26, notable=60)
RECOLLECTIONS = 8
"""In how many ways the cards may lie, as far as it remembers, it looks at the position."""
WORLDS = 12
"""Hands that it gives the others in each of them."""
ITERATIONS = 40
"""Of the plain search in each of them, where there is no learned value."""
AHEAD = 6
SMALL_HAND = 4
"""It looks ahead where two play with hands of at most so many cards, and else at its own play only."""


class Esperto(Searcher):
    """An expert: judges by the learned value and looks some plays ahead, but reads nothing from what the others play,
    and is not always sure what is gone.

    Args:
        seed: None: from the system's generator.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._search: tuple[Rules, Expectimax] | None = None

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if len(legal) == 1 or legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        assert view.seat is not None
        world, gone = world_of(view, rules), forgotten(view, rules, MEMORY).mask
        worth: defaultdict[Action, float] = defaultdict(float)
        for _ in range(RECOLLECTIONS):
            for action, value in self._judged(recalled(world, view.seat, gone, self._chance()), view.seat):
                worth[action] += value
            if self.seconds_left == 0:
                break
        return max(worth, key=lambda action: worth[action])

    def _judged(self, world: Round, seat: int) -> Iterable[tuple[Action, float]]:
        """Each action, and what it may be worth in this world."""
        values = values_for(world.rules)
        if values is None:
            return (
                (action, visits)
                for action, visits, _ in search(world, seat, ITERATIONS, self._chance(), until=self.until)
            )
        if self._search is None or self._search[0] != world.rules:
            self._search = world.rules, Expectimax(world.rules, values)
        small = world.rules.seats == 2 and max(world.rules.deal.hands) <= SMALL_HAND
        return self._search[1].decide(
            world,
            seat,
            seed=self._chance(),
            worlds=WORLDS,
            until=self.until,
            plies=AHEAD if small else 1,
            sample_others=True,
            belief_plays=0,
            exact_deals=0,
        )

    def _chance(self) -> int:
        return self._random.getrandbits(63)
