"""The values through which a round goes: before and after each deal, and at its end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from settebello.core import Round
from settebello.game import Game
from settebello.record import Record
from settebello.study.luck.side_value import SideValue, SideValues


class CountedRound(Struct, frozen=True):
    """A round whose luck is measured: it was scored, or a claim ended it."""

    number: int
    """From 1."""
    played: Round
    totals: tuple[int, ...]
    """By side, before it."""


class DealStep(Struct, frozen=True):
    """A deal, for one side."""

    dealt: SideValue
    """The value after it."""
    luck: SideValue
    error: SideValue
    """The standard error of the luck."""
    chance_before: float | None
    """The chance to win before it: after the previous deal, or between the rounds. It does not depend on this deal, not
    even on the other deals that were drawn to find its luck."""

    @property
    def expected(self) -> SideValue:
        """The value before it."""
        return self.dealt - self.luck


class ValueChain(Struct, frozen=True):
    """The values of a round, for one side."""

    number: int
    """Of the round, from 1."""
    deals: tuple[DealStep, ...]
    end: SideValue
    """The result; of a round that a claim ended, the value of its last position."""
    scored: bool


def counted_rounds(record: Record, game: Game) -> list[CountedRound]:
    """The rounds of a record that were scored or claimed; the game is played along.

    Raises:
        RecordError: an action is not legal in its position.
    """
    found = []
    totals = game.totals
    for step in record.steps(game):
        if step.action is None:
            totals = game.totals
        if game.state != "playing":
            found.append(CountedRound(step.round, game.round.copy(), totals))
            totals = game.totals
    return found


def value_chain(counted: CountedRound, values: SideValues) -> ValueChain:
    """The values of a round."""
    played, totals = counted.played, counted.totals
    deals, chance = list[DealStep](), values.between_rounds(totals, played.dealer)
    for start in _deal_starts(played):
        deals.append(_deal_step(start, totals, values, chance))
        chance = deals[-1].dealt.chance
    return ValueChain(
        number=counted.number,
        deals=tuple(deals),
        end=values.of_position(played, totals),
        scored=played.phase == "over",
    )


def _deal_step(start: Round, totals: tuple[int, ...], values: SideValues, before: float | None) -> DealStep:
    luck = values.deal_luck(start, totals)
    return DealStep(
        dealt=values.of_position(start, totals),
        luck=SideValue(luck.points, luck.equity),
        error=SideValue(luck.points_error, luck.equity_error),
        chance_before=before,
    )


def _deal_starts(played: Round) -> Iterator[Round]:
    """The positions at the beginning of each deal, in order; if a card is drawn in a cut, the first deal comes after
    it.

    Args:
        played: the round, as far as it was played.
    """
    position, begun = Round(played.rules, played.pack, played.dealer), -1
    for _, action in played.history:
        if position.phase != "cut" and position.deal > begun:
            begun = position.deal
            yield position.copy()
        position.play(action)
    if played.phase == "over" and begun < 0:  # the deal has decided the game
        yield played.copy()
    elif position.turn is not None and position.phase != "cut" and position.deal > begun:
        yield position
