"""Luck: the result of a game in parts: luck of the deals and of the hidden cards, decisions, and a rest.

The value of a position changes from its expectation before a deal to its value after it, through the plays to the
expectation before the next deal, and so on to the result; all steps together add up to the result. The luck of a deal
is its value minus the mean of the other deals that were possible. Its expectation is 0 whatever the value function is,
so it can be subtracted from a result without bias.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from msgspec import Struct

from settebello.core import Action
from settebello.errors import Sentence
from settebello.game import Game
from settebello.record import Record, record_digest
from settebello.steps import Steps, finish
from settebello.study.decisions import RecordedDecision, recorded_decisions
from settebello.study.luck.model import DealLuck, GameLuck, LuckAmount, RoundLuck
from settebello.study.luck.side_value import SideValue, SideValues, sum_of
from settebello.study.luck.value_chain import ValueChain, counted_rounds, value_chain
from settebello.study.model import GradedDecision, Review, ReviewError
from settebello.study.rounding import rounded_chance, rounded_points
from settebello.study.seat_totals import loss_error

WORLDS = 400
"""The number of times each position is played out."""

Progress = Callable[[int, int], None]

_REVIEW = Sentence("luck-review", "This review is not of this record and all its seats.")


def game_luck(
    record: Record,
    review: Review | None = None,
    *,
    side: int = 0,
    worlds: int = WORLDS,
    progress: Progress | None = None,
) -> GameLuck:
    """The luck in a game, for one side. The same arguments give the same result.

    Args:
        record: the record of the game.
        review: the review of all its seats, or None to leave the cost of decisions in the rest.
        side: the side whose result it is.
        worlds: the number of times each position is played out.
        progress: called after each round with the number of rounds done and the total.

    Raises:
        ReviewError: the review belongs to a different record.
        RecordError: an action of the record is not legal.
    """
    return finish(game_luck_in_steps(record, review, side=side, worlds=worlds, progress=progress))


def game_luck_in_steps(
    record: Record,
    review: Review | None = None,
    *,
    side: int = 0,
    worlds: int = WORLDS,
    progress: Progress | None = None,
) -> Steps[GameLuck]:
    """:func:`game_luck`, in steps of a fraction of a second."""
    digest, values = record_digest(record), SideValues(record.rules, side, worlds)
    if review is not None and (review.record, len(review.seats)) != (digest, record.rules.seats):
        raise ReviewError(_REVIEW())
    game, chains = record.new_game(), []
    rounds = counted_rounds(record, game)
    for number, counted in enumerate(rounds, 1):
        chain = value_chain(counted, values)
        chains += [chain] if chain.deals else []  # somebody may claim before the first deal
        if progress:
            progress(number, len(rounds))
        yield
    known = {counted.number for counted in rounds}
    losses = list[_Loss]()
    for loss in _losses(record, review, values, known) if review else ():
        losses.append(loss)
        yield
    parts = _Parts(chains, losses, _result(game, chains, values))
    return GameLuck(
        record=digest,
        value=values.identity,
        judge=review.judge if review else None,
        names=record.names,
        side_of=tuple(map(record.rules.side_of, range(record.rules.seats))),
        side=side,
        finished=game.outcome is not None,
        result=parts.result(),
        expected=parts.expected(),
        deals=parts.deals(),
        hidden=parts.hidden(),
        own=parts.cost(own=True),
        others=parts.cost(own=False),
        rest=parts.rest(),
        by_deal=tuple(parts.by_deal()),
        by_round=tuple(parts.by_round()),
    )


class _Loss(Struct, frozen=True):
    """A decision that was not the best, in values for the side of the report."""

    own: bool
    cost: SideValue
    """Its value minus the best action's, judged by what its seat could know."""
    error: SideValue
    brought: SideValue
    """The same difference with the actual hidden cards."""


def _losses(record: Record, review: Review, values: SideValues, rounds: set[int]) -> Iterator[_Loss]:
    """The decisions in these rounds that were not the best."""
    for decision, graded in zip(recorded_decisions(record), review.decisions, strict=True):
        if decision.round in rounds and graded.counts and graded.best != graded.action:
            yield _loss(decision, graded, values)


def _loss(decision: RecordedDecision, graded: GradedDecision, values: SideValues) -> _Loss:
    rules = decision.position.rules
    own = rules.side_of(decision.seat) == values.side
    share = -1 if own else 1 / (rules.sides - 1)  # what one side loses the others win
    error = loss_error(graded)
    cost = SideValue(graded.points_lost or 0.0, graded.chance_lost).scaled(share)
    return _Loss(
        own=own,
        cost=cost,
        error=SideValue(error, graded.point_worth and error * graded.point_worth).scaled(share),
        brought=_brought(decision, graded, values) if decision.view.phase == "play" else cost,
    )


def _brought(decision: RecordedDecision, graded: GradedDecision, values: SideValues) -> SideValue:
    """The value of the action minus the best one's, with all hands known."""
    assert graded.best is not None
    taken, best = (_value_after(decision, action, values) for action in (graded.action, graded.best))
    return taken - best


def _value_after(decision: RecordedDecision, action: str, values: SideValues) -> SideValue:
    position = decision.position.copy()
    position.play(Action.parse(action))
    return values.of_position(position, decision.view.totals)


def _result(game: Game, chains: Sequence[ValueChain], values: SideValues) -> SideValue:
    """The margins of all rounds, and the chance at the end: 1 or 0 if the game is over."""
    chance = chains[-1].end.chance if chains else None
    if game.outcome is not None:
        chance = values.of_outcome(game.outcome)
    return SideValue(sum(chain.end.points for chain in chains), chance)


class _Parts:
    """The parts of a result.

    Args:
        chains: the values of each round.
        losses: the decisions that were not the best.
        result: the total of the parts.
    """

    def __init__(self, chains: Sequence[ValueChain], losses: Sequence[_Loss], result: SideValue) -> None:
        self._chains = chains
        self._losses = losses
        self._result = result
        points = sum(chain.deals[0].expected.points for chain in chains)
        self._expected = SideValue(points, chains[0].deals[0].expected.chance if chains else None)

    def result(self) -> LuckAmount:
        return _amount(self._result)

    def expected(self) -> LuckAmount:
        return _amount(self._expected, [chain.deals[0].error for chain in self._chains])

    def deals(self) -> LuckAmount:
        return _luck(self._chains)

    def cost(self, *, own: bool) -> LuckAmount:
        """The cost of the decisions of the side, or of the others."""
        losses = [loss for loss in self._losses if loss.own == own]
        return _amount(sum_of(loss.cost for loss in losses), [loss.error for loss in losses])

    def hidden(self) -> LuckAmount:
        gained = sum_of(loss.brought - loss.cost for loss in self._losses)
        return _amount(gained, [loss.error for loss in self._losses])

    def rest(self) -> LuckAmount:
        luck = sum_of(deal.luck for chain in self._chains for deal in chain.deals)
        brought = sum_of(loss.brought for loss in self._losses)
        later = [deal.error for chain in self._chains for deal in chain.deals[1:]]
        return _amount(self._result - (self._expected + luck + brought), later)

    def by_deal(self) -> Iterator[DealLuck]:
        for chain in self._chains:
            for number, deal in enumerate(chain.deals, 1):
                yield DealLuck(
                    round=chain.number,
                    deal=number,
                    luck=_amount(deal.luck, [deal.error]),
                    chance_before=None if deal.chance_before is None else rounded_chance(deal.chance_before),
                )

    def by_round(self) -> Iterator[RoundLuck]:
        for chain in self._chains:
            if chain.scored:
                yield RoundLuck(round=chain.number, margin=rounded_points(chain.end.points), luck=_luck([chain]))


def _luck(chains: Sequence[ValueChain]) -> LuckAmount:
    deals = [deal for chain in chains for deal in chain.deals]
    return _amount(sum_of(deal.luck for deal in deals), [deal.error for deal in deals])


def _amount(value: SideValue, errors: Sequence[SideValue] = ()) -> LuckAmount:
    return LuckAmount(
        points=rounded_points(value.points),
        points_error=rounded_points(hypot(*(error.points for error in errors))),
        chance=None if value.chance is None else rounded_chance(value.chance),
        chance_error=rounded_chance(hypot(*(error.chance or 0.0 for error in errors))),
    )
