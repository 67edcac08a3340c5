"""The search of a game: its parameters by the rules, its model, and the equity of the round in progress."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from settebello.core import Action, Round
from settebello.core.evaluation.round_equity import RoundEquity
from settebello.core.search.expectimax import Expectimax
from settebello.players.models import GameModel
from settebello.players.paired_means import Batch
from settebello.rules import Rules
from settebello.view import View

DEEP_HAND = 4
"""With larger hands, or more than two seats, the others' plays are sampled, and the search goes fewer plays deep."""
EXACT_DEALS = 20
"""Ways to deal the last cards of two seats that are solved at most, to evaluate the position before."""
OPEN_PLIES = 6
"""How many plays deep a search with all hands known goes in games of many cards or seats."""

ActionValues = dict[Action, float]


class GameSearch:
    """The searches of a game, kept between decisions."""

    def __init__(self, rules: Rules, model: GameModel) -> None:
        self._rules, self._model = rules, model
        self._searches: dict[int, Expectimax] = {}
        self._deep = max(rules.deal.hands) <= DEEP_HAND
        self._enumerates = self._deep and rules.seats == 2
        self._round: tuple[tuple[int, ...], int] | None = None
        self._equities: dict[int, RoundEquity] = {}

    def is_for(self, rules: Rules, model: GameModel) -> bool:
        return self._rules == rules and self._model is model

    def equity(self, view: View) -> RoundEquity | None:
        """The equity of the seat of the view, by how the round ends."""
        if view.seat is None:
            return None
        return self.equity_of_side(view.totals, view.dealer, self._rules.side_of(view.seat))

    def equity_of_side(self, totals: tuple[int, ...], dealer: int, side: int) -> RoundEquity | None:
        """The equity of a side in a round that the seat ``dealer`` deals at these totals; None: it is not known in this
        game."""
        if self._model.equity is None:
            return None
        standing = totals, self._rules.side_of(dealer)
        if standing != self._round:
            self._round, self._equities = standing, {}
        if side not in self._equities:
            self._equities[side] = RoundEquity(self._model.equity, *standing, side, self._model.value.spread)
        return self._equities[side]

    def evaluate(
        self,
        position: Round,
        number: int,
        *,
        seed: int,
        equity: RoundEquity | None,
        seconds: float,
        samples: int,
        processor_time: bool,
        deadline: float,
    ) -> tuple[ActionValues, int]:
        """The values that search ``number`` finds, and its number of samples."""
        search = self._of_number(number)
        assert position.turn is not None
        found = search.evaluate(
            position,
            position.turn,
            seed=seed,
            equity=equity,
            samples=samples,
            seconds=seconds,
            processor_time=processor_time,
            deadline=deadline,
            plies=40 if self._deep else 2 * self._rules.seats,
            sample_others=not self._enumerates,
            exact_deals=EXACT_DEALS if self._deep else 0,
        )
        return dict(found), search.samples

    def evaluate_batch(
        self,
        position: Round,
        number: int,
        *,
        seed: int,
        worlds: int,
        equity: RoundEquity | None,
        actions: Sequence[int] | None = None,
    ) -> Batch:
        """The values of legal actions (by number; None: all) in so many worlds. Every search ``number`` finds the
        same."""
        assert position.turn is not None
        return Batch(
            *self._of_number(number).evaluate_batch(
                position,
                position.turn,
                seed=seed,
                worlds=worlds,
                equity=equity,
                actions=actions,
                plies=40 if self._deep else 2 * self._rules.seats,
                sample_others=not self._enumerates,
                exact_deals=EXACT_DEALS if self._deep and not self._rules.capture.optional else 0,
            )
        )

    def evaluate_open(self, position: Round, equity: RoundEquity | None) -> Batch:
        """The values of the legal actions where every hand is known, and only the stock is not."""
        assert position.turn is not None
        return Batch(
            *self._of_number(0).evaluate_batch(
                position,
                position.turn,
                seed=0,
                worlds=1,
                equity=equity,
                plies=40 if self._enumerates else OPEN_PLIES,
                belief_plays=0,
                exact_deals=0,
                hands_visible=True,
            )
        )

    def possible_hands(self, view: View) -> int | None:
        """How many hands the only other seat may hold; None: there are several, or their cards are too many."""
        if not self._enumerates or view.seat is None:
            return None
        other = 1 - view.seat
        held = 0 if view.shown[other] else view.hands[other]
        return comb(view.stock + held, held)

    def _of_number(self, number: int) -> Expectimax:
        if number not in self._searches:
            self._searches[number] = Expectimax(self._rules, self._model.value.weight_array)
        return self._searches[number]
