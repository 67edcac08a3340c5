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


def barmila_winner(rules: Rules, sevens: Sequence[int], sixes: Sequence[int]) -> int | None:
    """The side with most sevens; of those that tie for it, the one with most sixes, where they count; if tied again, no
    one."""
    tied = [side for side, number in enumerate(sevens) if number == max(sevens)]
    if len(tied) == 1:
        return tied[0]
    if rules.scoring.barmila is not None and rules.scoring.barmila.ranks == "sevens":
        return None
    winner = only_best([sixes[side] for side in tied])
    return None if winner is None else tied[winner]
