"""A line of the score sheet in words, and the scored round that it describes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from settebello.cards import Card
from settebello.rules.scores import RoundScore, SideScore
from settebello.rules.vocabulary import Rules
from settebello.wording.catalogue import message
from settebello.wording.fluent import Argument, isolate_beside
from settebello.wording.idiom import common

FEW_CARDS = 4
"""The maximum number of cards named on the score sheet; if there are more, it gives their number."""


class ScoreLine(Struct, frozen=True, kw_only=True):
    """One line of the score sheet."""

    key: str
    """One of :data:`settebello.rules.scores.LINES`, ``king``, ``new-game`` (ties) or ``outright``."""
    label: str
    points: tuple[int, ...]
    """The points of each side."""
    why: tuple[str, ...]
    """The reason for each side."""
    cards: tuple[tuple[Card, ...], ...] = ()
    """The cards of each side that the points are based on, for the line that is based on some: the primiera."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reasons by side, with the cards written before them: '7D 6C 7S 1B = 76 to 74'."""
        cards = self.cards or ((),) * len(self.why)
        return tuple(
            f"{isolate_beside(' '.join(map(str, held)), why)} = {why}" if held else why
            for held, why in zip(cards, self.why, strict=True)
        )


class ScoredRound(Struct):
    """A scored round, and the language that explains it."""

    rules: Rules
    score: RoundScore
    lang: str

    def say(self, key: str, **given: Argument) -> str:
        """A message in the words of the game."""
        return message(self.lang, key, common(self.rules) | given)

    def points(self, side: int, key: str) -> int:
        """The points of a side for a line."""
        return self.score.sides[side].lines.get(key, 0)

    def counts(self, count: Callable[[SideScore], int]) -> list[int]:
        """A count for each side."""
        return [count(side) for side in self.score.sides]
