"""The best fair player: expectimax over sampled worlds with a learned value, the last deal of two seats exact.

It plays for the game: what it compares are chances to win the stake (:mod:`settebello.core.evaluation.equity`), not the
points of the round. With house rules that nothing has been learned of yet it searches without a value.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

from settebello.core import Action, Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.search.expectimax import Expectimax
from settebello.core.search.ismcts import search
from settebello.core.search.solver import Solver
from settebello.players.player import Searcher
from settebello.players.values import Taught, taught_for
from settebello.players.worlds import world_of
from settebello.rules import Rules
from settebello.view import View

MILLISECONDS = 20
DEEP_HAND = 4
"""With larger hands, or more than two seats, the others' plays are sampled, and the search goes fewer plays deep."""
EXACT_DEALS = 20
"""Ways to deal the last cards of two seats that are solved, at most, to value the position before."""
MOST_ITERATIONS = 1_000_000
"""Without a learned value; the time is mostly over before."""

Found = dict[Action, float]


class MaestroPlayer(Searcher):
    """Plays as well as it can in the time given.

    Args:
        milliseconds: for each decision.
        worlds: so many worlds (on each thread) rather than a time: the same seed then gives the same game.
        threads: how many threads search side by side.
        seed: None: from the system's generator.
        for_the_game: play to win the game; else for the points of each round.
    """

    def __init__(
        self,
        milliseconds: int = MILLISECONDS,
        *,
        worlds: int = 0,
        threads: int = 1,
        seed: int | None = None,
        for_the_game: bool = True,
    ) -> None:
        self._seconds = 0.0 if worlds else milliseconds / 1000
        self._worlds = worlds
        self._random = Random(seed)
        self._for_the_game = for_the_game
        self._solver: Solver | None = None
        self._table: _Table | None = None
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.in_arena = False
        """In the arena the time is that of the processor, so that a busy machine weakens nobody, and house rules are
        learned before the first play rather than beside the game."""

    def choose(self, view: View, rules: Rules) -> Action:
        if len(view.legal) == 1 or view.phase == "declare":
            return Action.parse(view.legal[0])  # what can be declared is
        assert view.seat is not None
        world = world_of(view, rules)
        taught = taught_for(rules, wait=self.in_arena or bool(self._worlds))
        if taught is None or view.phase == "cut":
            return self._plain(world, view.seat)
        if self._table is None or not self._table.is_for(rules, taught):
            self._table = _Table(rules, taught)
        equity = self._table.equity(view) if self._for_the_game else None
        candidates = self._exact(world, view.seat, equity) if rules.seats == 2 and not view.stock else []
        if len(candidates) == 1:
            return candidates[0]
        found = self._decide(world, self._table, equity)
        return max(candidates or found, key=lambda action: found[action])

    def _exact(self, world: Round, seat: int, equity: RoundEquity | None) -> list[Action]:
        """The best actions of the last deal, where the unseen cards are the other hand; none when the time is over."""
        self._solver = self._solver or Solver(bits=14)
        values: list[tuple[Action, int]] | None
        seconds = None if self.seconds_left is None else self.seconds_left / 2  # the rest is for the search
        if equity is None:
            values = self._solver.values(world, seconds=seconds)
        else:
            worth, outright = equity.utilities
            sign = 1 if world.rules.side_of(seat) == 0 else -1
            found = self._solver.utilities(world, worth, outright=outright, seconds=seconds)
            values = None if found is None else [(action, sign * value) for action, value in found]
        if values is None:
            return []
        best = max(value for _, value in values)
        return [action for action, value in values if value == best]

    def _decide(self, world: Round, table: _Table, equity: RoundEquity | None) -> Found:
        decide = partial(
            table.decide,
            world,
            equity=equity,
            seconds=self._seconds,
            worlds=self._worlds,
            processor_time=self.in_arena,
            until=self.until,
        )
        seeds = [self._random.getrandbits(63) for _ in range(self._threads)]
        if self._pool is None or self.until:  # whoever is given a share of the time has a share of one processor
            return decide(0, seed=seeds[0])[0]
        return _mean(list(self._pool.map(lambda number: decide(number, seed=seeds[number]), range(self._threads))))

    def _plain(self, world: Round, seat: int) -> Action:
        found = search(
            world,
            seat,
            40 * self._worlds or MOST_ITERATIONS,
            self._random.getrandbits(63),
            seconds=self._seconds,
            processor_time=self.in_arena,
            until=self.until,
        )
        return found[0][0]


class _Table:
    """What is kept from one decision at a table to the next."""

    def __init__(self, rules: Rules, taught: Taught) -> None:
        self._rules, self._taught = rules, taught
        self._searches: dict[int, Expectimax] = {}
        self._deep = max(rules.deal.hands) <= DEEP_HAND
        self._round: tuple[tuple[int, ...], int, int] | None = None
        self._equity: RoundEquity | None = None

    def is_for(self, rules: Rules, taught: Taught) -> bool:
        return self._rules == rules and self._taught is taught

    def equity(self, view: View) -> RoundEquity | None:
        """What the end of this round is worth to who has the view."""
        if self._taught.equity is None or view.seat is None:
            return None
        stands = view.totals, self._rules.side_of(view.dealer), self._rules.side_of(view.seat)
        if stands != self._round:
            self._round = stands
            self._equity = RoundEquity(self._taught.equity, *stands, self._taught.learned.spread)
        return self._equity

    def decide(
        self,
        world: Round,
        number: int,
        *,
        seed: int,
        equity: RoundEquity | None,
        seconds: float,
        worlds: int,
        processor_time: bool,
        until: float,
    ) -> tuple[Found, int]:
        """What search ``number`` finds, and on how many worlds that rests."""
        if number not in self._searches:
            self._searches[number] = Expectimax(self._rules, self._taught.learned.values)
        search = self._searches[number]
        assert world.turn is not None
        found = search.decide(
            world,
            world.turn,
            seed=seed,
            equity=equity,
            worlds=worlds,
            seconds=seconds,
            processor_time=processor_time,
            until=until,
            plies=40 if self._deep else 2 * self._rules.seats,
            sample_others=not (self._deep and self._rules.seats == 2),
            exact_deals=EXACT_DEALS if self._deep else 0,
        )
        return dict(found), search.worlds


def _mean(searches: list[tuple[Found, int]]) -> Found:
    """The mean of several searches, each counting as many times as it has worlds."""
    total = sum(max(worlds, 1) for _, worlds in searches)
    return {
        action: sum(found[action] * max(worlds, 1) for found, worlds in searches) / total for action in searches[0][0]
    }
