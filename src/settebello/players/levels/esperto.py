"""The level esperto: looks some plays ahead, with a good but imperfect memory."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

from settebello.core import Action, Round
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.imperfect_recall import resample_forgotten
from settebello.core.search.ismcts import search
from settebello.players.evaluation.models import shipped_weights
from settebello.players.levels.forgetting import Retention, forgotten_cards
from settebello.players.player import AnytimePlayer, legal_actions
from settebello.rules import Rules
from settebello.view import View

RETENTION = Retention(ordinary=26, notable=60)
IMAGINED_POSITIONS = 8
"""The number of positions that it imagines to replace what it has forgotten."""
SAMPLES = 12
"""Determinizations of each of them."""
ITERATIONS = 40
"""The iterations of tree search in each of them, if no value is learned."""
PLIES = 6
SMALL_HAND = 4
"""It looks ahead with two seats and hands of at most so many cards; else it looks at its own play only."""


class Esperto(AnytimePlayer):
    """An expert: evaluates by the learned value and looks some plays ahead, but infers nothing from what the others
    play, and forgets some captured cards.

    Args:
        seed: the random seed, or None to take one from the operating system.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._search: tuple[Rules, Expectimax] | None = None

    def __getstate__(self) -> dict[str, object]:
        """Without the buffers of the search, which do not change what it finds."""
        return self.__dict__ | {"_search": None}

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if len(legal) == 1 or legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        assert view.seat is not None
        position, gone = Round.from_view(view, rules), forgotten_cards(view, rules, RETENTION)
        worth: defaultdict[Action, float] = defaultdict(float)
        for _ in range(IMAGINED_POSITIONS):
            imagined = resample_forgotten(position, view.seat, gone, self._next_seed())
            for action, value in self._evaluate(imagined, view.seat):
                worth[action] += value
            if self.seconds_left == 0:
                break
        return max(worth, key=lambda action: worth[action])

    def _evaluate(self, position: Round, seat: int) -> Iterable[tuple[Action, float]]:
        """Each action with its value in this position."""
        weights = shipped_weights(position.rules)
        if weights is None:
            return (
                (action, visits)
                for action, visits, _ in search(position, seat, ITERATIONS, self._next_seed(), deadline=self.deadline)
            )
        if self._search is None or self._search[0] != position.rules:
            self._search = position.rules, Expectimax(position.rules, weights)
        small = position.rules.seats == 2 and max(position.rules.deal.hands) <= SMALL_HAND
        return self._search[1].evaluate(
            position,
            seat,
            seed=self._next_seed(),
            samples=SAMPLES,
            deadline=self.deadline,
            plies=PLIES if small else 1,
            sample_others=True,
            belief_plays=0,
            exact_deals=0,
        )

    def _next_seed(self) -> int:
        return self._random.getrandbits(63)
