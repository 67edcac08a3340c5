"""The strongest fair player: expectimax with a learned value; the last deal of two seats is solved.

It takes the action with the highest value, as the judge does (:mod:`settebello.players.judge`): both use one search
(:mod:`settebello.players.evaluation.game_search`), which stops by time here and by precision there. It plays for the
game: it maximizes equity (:mod:`settebello.core.evaluation.equity`) rather than points of the round. With house rules
whose value is not learned yet, it uses tree search without a value.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from random import Random

from settebello.core import Action, Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.search.ismcts import search
from settebello.players.evaluation.game_search import ActionValues, GameSearch
from settebello.players.evaluation.models import GameModel, model_for
from settebello.players.judge import Judge
from settebello.players.player import AnytimePlayer
from settebello.players.precision import PRECISIONS, Precision
from settebello.rules import Rules
from settebello.view import View

MILLISECONDS = 20
MOST_ITERATIONS = 1_000_000
"""The iterations of tree search without a learned value; time usually runs out first."""


class MaestroPlayer(AnytimePlayer):
    """Plays as well as it can within the time.

    Args:
        milliseconds: the time for each decision.
        samples: the number of determinizations for each decision (by thread), instead of a time; the same seed then
            gives the same actions.
        threads: the number of threads that search in parallel.
        seed: the random seed, or None to take one from the operating system.
        for_the_game: maximize equity; otherwise the margin of each round.
        precision: judge each decision to this precision, instead of within a time.
    """

    def __init__(
        self,
        milliseconds: int = MILLISECONDS,
        *,
        samples: int = 0,
        threads: int = 1,
        seed: int | None = None,
        for_the_game: bool = True,
        precision: Precision | None = None,
    ) -> None:
        self._seconds = 0.0 if samples else milliseconds / 1000
        self._samples = samples
        self._random = Random(seed)
        self._for_the_game = for_the_game
        self._precision = precision
        self._judge: Judge | None = None
        self._game_search: GameSearch | None = None
        self._threads = threads
        self._pool = self._new_pool()
        self.in_arena = False
        """In the arena, time is processor time, so a busy machine weakens nobody, and house rules are learned before
        the first play instead of in the background."""

    def __getstate__(self) -> dict[str, object]:
        """Without threads and the buffers of the searches, which do not change what they find."""
        return self.__dict__ | {"_judge": None, "_game_search": None, "_pool": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._pool = self._new_pool()

    def _new_pool(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def choose(self, view: View, rules: Rules) -> Action:
        """The best action found in the time given, or to the precision given."""
        if len(view.legal) == 1 or view.legal[0].startswith(("declare", "pass")):
            return Action.parse(view.legal[0])  # what can be declared is
        assert view.seat is not None
        model = model_for(rules, wait=self.in_arena or bool(self._samples))
        if model is None:
            return self._search_without_model(Round.from_view(view, rules), view.seat)
        if self._precision is not None or view.phase == "cut":
            return self._best_judged(view, rules, model)
        if self._game_search is None or not self._game_search.is_for(rules, model):
            self._game_search = GameSearch(rules, model)
        position = Round.from_view(view, rules)
        equity = self._game_search.equity(view) if self._for_the_game else None
        candidates = self._solve(position, self._game_search, equity) if rules.seats == 2 and not view.stock else []
        if len(candidates) == 1:
            return candidates[0]
        found = self._evaluate(position, self._game_search, equity)
        return max(candidates or found, key=lambda action: found[action])

    def _best_judged(self, view: View, rules: Rules, model: GameModel) -> Action:
        """The action that the judge values most."""
        if self._judge is None or not self._judge.is_for(rules, model):
            self._judge = Judge(rules, self._precision or PRECISIONS["quick"], model=model)
        deadline = self.deadline
        if self._seconds and self._precision is None:
            deadline = min(deadline or inf, time.monotonic() + self._seconds)
        judged = self._judge.judge(view, deadline=deadline).actions
        plays = [value for value in judged if value.action in view.legal]
        return Action.parse(
            (plays[0] if self._for_the_game else max(plays, key=lambda value: value.points or 0)).action
        )

    def _solve(self, position: Round, game_search: GameSearch, equity: RoundEquity | None) -> list[Action]:
        """The best actions of the last deal, when the unseen cards are the other hand; none when time is up."""
        seconds = None if self.seconds_left is None else self.seconds_left / 2  # the rest is for the search
        found = game_search.solve(position, equity, seconds=seconds, with_points=False)
        if found is None:
            return []
        values = found.points if equity is None else found.equity
        best = max(values)
        return [action for action, value in zip(position.legal_actions(), values, strict=True) if value == best]

    def _evaluate(self, position: Round, game_search: GameSearch, equity: RoundEquity | None) -> ActionValues:
        evaluate = partial(
            game_search.evaluate,
            position,
            equity=equity,
            seconds=self._seconds,
            samples=self._samples,
            processor_time=self.in_arena,
            deadline=self.deadline,
        )
        seeds = [self._random.getrandbits(63) for _ in range(self._threads)]
        if self._pool is None or self.deadline:  # with a deadline the player has a share of one processor
            return evaluate(0, seed=seeds[0])[0]
        return _mean(list(self._pool.map(lambda number: evaluate(number, seed=seeds[number]), range(self._threads))))

    def _search_without_model(self, position: Round, seat: int) -> Action:
        found = search(
            position,
            seat,
            40 * self._samples or MOST_ITERATIONS,
            self._random.getrandbits(63),
            seconds=self._seconds,
            processor_time=self.in_arena,
            deadline=self.deadline,
        )
        return found[0][0]


def _mean(searches: list[tuple[ActionValues, int]]) -> ActionValues:
    """The mean of several searches, weighted by samples."""
    total = sum(max(samples, 1) for _, samples in searches)
    return {
        action: sum(found[action] * max(samples, 1) for found, samples in searches) / total for action in searches[0][0]
    }
