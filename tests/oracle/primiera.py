"""The primiera and the barmila (docs/rules.md#the-primiera)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settebello.cards import Card
from settebello.rules import Rules
from tests.oracle.basics import SUITS, of_suit, only_best

Prime = tuple[Card | None, Card | None, Card | None, Card | None]

SCALES: dict[str, dict[int, float]] = {
    "standard": {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 10: 10, 9: 10, 8: 10},
    "halves": {7: 7, 6: 6, 1: 5.5, 5: 5, 4: 4, 3: 3, 2: 2, 10: 0.5, 9: 0.5, 8: 0.5},
    "panicale": {7: 7, 6: 6, 1: 5.5, 5: 5, 4: 4, 3: 3, 2: 2, 10: 0, 9: 0, 8: 0},
    "settanta": {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12},
    "hurrikan": {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 10: 10, 9: 9, 8: 8},
}
"""Points by rank; a rank that is not there is not a card of the prime."""


def scale_in_force(rules: Rules) -> dict[int, float]:
    """The primiera's scale, or the standard one where no primiera is played."""
    line = rules.scoring.primiera
    return SCALES["standard" if line is None else line.scale]


def prime(rules: Rules, pile: Iterable[Card]) -> Prime:
    """The best card of each suit; of equally good ones the highest in rank."""
    cards = list(pile)
    return tuple(best_of_suit(rules, of_suit(cards, suit)) for suit in SUITS)  # type: ignore[return-value] # four suits


def best_of_suit(rules: Rules, cards: Iterable[Card]) -> Card | None:
    scale = scale_in_force(rules)
    counting = [card for card in cards if card.rank in scale]
    return max(counting, key=lambda card: (scale[card.rank], card.rank), default=None)


def prime_value(rules: Rules, cards: Prime) -> float:
    """The cards' values added."""
    scale = scale_in_force(rules)
    return sum(scale[card.rank] for card in cards if card is not None)


def is_complete(cards: Prime) -> bool:
    """Whether there is a card in every suit."""
    return None not in cards


def primiera_winner(rules: Rules, piles: Sequence[Iterable[Card]]) -> int | None:
    """The side with the best prime.

    A side with a card in each suit always beats one without. If no side has that, nobody scores, or the sums of what
    the sides have are compared, as the rules say.
    """
    line = rules.scoring.primiera
    primes = [prime(rules, pile) for pile in piles]
    values = [prime_value(rules, cards) for cards in primes]
    if any(is_complete(cards) for cards in primes):
        below_all = -1
        return only_best(
            [points if is_complete(cards) else below_all for cards, points in zip(primes, values, strict=True)]
        )
    if line is not None and line.missing_suit == "compared":
        return only_best(values)
    return None


def barmila_ranks(rules: Rules) -> tuple[int, ...]:
    """The ranks that are compared, each where sides tie in those before."""
    line = rules.scoring.barmila
    if line is None or line.ranks == "sevens":
        return (7,)
    return (7, 6) if line.ranks == "sevens-sixes" else (7, 6, 1, 5)


def barmila_winner(counts: Sequence[Sequence[int]]) -> int | None:
    """The side with most cards of the first rank; of those that tie for it, the one with most of the next, and so on;
    if they tie to the last, no one."""
    tied = list(range(len(counts[0])))
    for of_rank in counts:
        most = max(of_rank[side] for side in tied)
        tied = [side for side in tied if of_rank[side] == most]
    return tied[0] if len(tied) == 1 else None
