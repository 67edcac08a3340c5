"""The luck of a game as data."""

from __future__ import annotations

from msgspec import Struct

EVEN = 0.5
"""The chance to win before a deal where it is not known."""


class LuckAmount(Struct, frozen=True, kw_only=True):
    """A part of a result, with standard errors."""

    points: float
    points_error: float
    chance: float | None
    """In the chance to win the game; None: that is not known in this game."""
    chance_error: float


class DealLuck(Struct, frozen=True, kw_only=True):
    """The luck of one deal."""

    round: int
    """From 1."""
    deal: int
    """From 1 in its round."""
    luck: LuckAmount
    chance_before: float | None = None
    """The chance to win the game as it stood after the deal before it, or between the rounds; None: that is not known
    in this game, or an earlier version wrote this."""


class RoundLuck(Struct, frozen=True, kw_only=True):
    """A scored round."""

    round: int
    margin: float
    """The points of the side less the mean of the others'."""
    luck: LuckAmount
    """Of all its deals."""


class GameLuck(Struct, frozen=True, kw_only=True):
    """The result of a game for one side, in parts that add up to it.

    In points it is the sum of the rounds' margins; in the chance to win it is 1 for a game won and 0 for one lost. A
    round in progress is left out.
    """

    record: str
    """The digest of the record."""
    value: str
    """The start of the digest of the learned weights by which luck is measured."""
    judge: str | None
    """The judge of the decisions; None: they were not judged, and are in the rest."""
    names: tuple[str, ...]
    """By seat."""
    side_of: tuple[int, ...]
    """By seat, its side."""
    side: int
    """Whose result it is."""
    finished: bool
    result: LuckAmount
    """In a game that is not finished, the chance is that between its rounds."""
    expected: LuckAmount
    """What could be expected before the cards: the dealer is a little behind."""
    deals: LuckAmount
    """The luck of the deals."""
    hidden: LuckAmount
    """What decisions brought beyond what they were worth to a seat that could not see the hidden cards."""
    own: LuckAmount
    """What the side's decisions cost: below 0."""
    others: LuckAmount
    """What the decisions of the others brought by what they cost them: above 0."""
    rest: LuckAmount
    """What is left: what the values were off by."""
    by_deal: tuple[DealLuck, ...]
    by_round: tuple[RoundLuck, ...]

    @property
    def chance_terms(self) -> tuple[float, ...] | None:
        """The luck of the deals in the chance to win, in three sums: as it is; with what came while the side was behind
        counted up, and while it was ahead down; and with each deal counted as many times as rounds came before its
        own. Each has the mean 0, since the weights are known before the deal. None: no chance is known."""
        if self.deals.chance is None:
            return None
        behind = late = 0.0
        for deal in self.by_deal:
            luck = deal.luck.chance or 0.0
            behind += luck * (1 - 2 * (EVEN if deal.chance_before is None else deal.chance_before))
            late += luck * (deal.round - 1)
        return self.deals.chance, behind, late

    @property
    def sides(self) -> int:
        """How many sides play."""
        return max(self.side_of) + 1
