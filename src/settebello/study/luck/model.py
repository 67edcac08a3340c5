"""The luck of a game as data."""

from __future__ import annotations

from msgspec import Struct


class LuckAmount(Struct, frozen=True, kw_only=True):
    """A part of a result, with standard errors."""

    points: float
    points_error: float
    chance: float | None
    """As a chance of winning the game, or None if that is not known in this game."""
    chance_error: float


class DealLuck(Struct, frozen=True, kw_only=True):
    """The luck of one deal."""

    round: int
    """The number of the round, from 1."""
    deal: int
    """The number of the deal in its round, from 1."""
    luck: LuckAmount
    chance_before: float | None
    """The chance of winning the game after the previous deal, or between the rounds; None if that is not known in this
    game."""


class RoundLuck(Struct, frozen=True, kw_only=True):
    """A scored round."""

    round: int
    margin: float
    """The points of the side minus the mean of the others'."""
    luck: LuckAmount
    """The luck of all its deals."""


class GameLuck(Struct, frozen=True, kw_only=True):
    """The result of a game for one side, in parts that add up to it.

    In points it is the sum of the rounds' margins; as a chance of winning it is 1 for a game won and 0 for one lost. A
    round in progress is left out.
    """

    record: str
    """The digest of the record."""
    value: str
    """The start of the digest of the learned weights that measure luck."""
    judge: str | None
    """The judge of the decisions, or None if they were not judged and are in the rest."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    side_of: tuple[int, ...]
    """The side of each seat."""
    side: int
    """The side whose result it is."""
    finished: bool
    result: LuckAmount
    """In an unfinished game, the chance is the one between its rounds."""
    expected: LuckAmount
    """The expectation before the cards: the dealer is slightly behind."""
    deals: LuckAmount
    """The luck of the deals."""
    hidden: LuckAmount
    """The gain of decisions beyond their value to a seat that could not see the hidden cards."""
    own: LuckAmount
    """The cost of the side's decisions; below 0."""
    others: LuckAmount
    """The side's gain from the cost of the others' decisions; above 0."""
    rest: LuckAmount
    """The remainder: the error of the values."""
    by_deal: tuple[DealLuck, ...]
    by_round: tuple[RoundLuck, ...]

    @property
    def chance_terms(self) -> tuple[float, ...] | None:
        """The luck of the deals as a chance of winning, in three sums: as it is; with more weight while the side was
        behind and less while it was ahead; and with each deal counted as many times as rounds came before its own. Each
        has mean 0, since the weights are known before the deal. None if no chance is known."""
        if self.deals.chance is None:
            return None
        known = [(deal.round, deal.luck.chance or 0.0, deal.chance_before or 0.0) for deal in self.by_deal]
        behind = sum(luck * (1 - 2 * before) for _, luck, before in known)
        return self.deals.chance, behind, sum(luck * (number - 1) for number, luck, _ in known)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return max(self.side_of) + 1
