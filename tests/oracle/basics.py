"""The words that the rest of the oracle is written in: cards, values, sides, seats, the text of actions.

It follows docs/rules.md#cards and docs/rules.md#seats-and-deal, and uses plain sets and lists of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from settebello.cards import Card, Suit
from settebello.rules import Rules

ACE, TWO, THREE, SIX, SEVEN = 1, 2, 3, 6, 7

SUITS = (Suit.D, Suit.C, Suit.S, Suit.B)


card_of = cache(Card.of)


def pictures(rules: Rules) -> tuple[int, int, int]:
    """The ranks of jack, queen and king: after seven, or after ten in a pack of 52."""
    return (11, 12, 13) if rules.pack.size == 52 else (8, 9, 10)


def king(rules: Rules) -> int:
    """The highest rank."""
    return pictures(rules)[2]


def pack_cards(rules: Rules) -> list[Card]:
    """Every card of the pack; a pack of 36 has no twos."""
    ranks = [rank for rank in range(ACE, king(rules) + 1) if rules.pack.size != 36 or rank != TWO]
    return [card_of(rank, suit) for rank in ranks for suit in SUITS]


def value(rules: Rules, card: Card) -> int:
    """The capture value of the card: its rank, but jack and queen change roles if the rules say so."""
    return rank_value(rules, card.rank)


def rank_value(rules: Rules, rank: int) -> int:
    """The capture value of a card of that rank."""
    jack, queen, _ = pictures(rules)
    return {jack: queen, queen: jack}.get(rank, rank) if rules.pack.jack_over_queen else rank


def side_count(rules: Rules) -> int:
    """Two or three seats play each for themselves, and four where the rules say so; else four and six are two teams."""
    four = 2 if rules.seating.teams else 4
    return {2: 2, 3: 3, 4: four, 6: 2}[rules.seating.seats]


def side_of(rules: Rules, seat: int) -> int:
    """The side of a seat: partners sit so that every player is between two opponents."""
    return seat % side_count(rules)


def playing_order(rules: Rules, dealer: int) -> list[int]:
    """All seats in playing order, from the one after the dealer to the dealer."""
    seats = rules.seating.seats
    return [(dealer + step) % seats for step in range(1, seats + 1)]


def of_rank(cards: Iterable[Card], rank: int) -> list[Card]:
    """Those cards that have that rank."""
    return [card for card in cards if card.rank == rank]


def of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    """Those cards that have that suit."""
    return [card for card in cards if card.suit == suit]


def written(cards: Iterable[Card]) -> str:
    """Cards one after the other in written order: by rank, then D C S B."""
    return "".join(str(card) for card in sorted(cards, key=lambda card: (card.rank, SUITS.index(card.suit))))


def lay_text(card: Card) -> str:
    """The action text of a card that is laid on the table."""
    return str(card)


def take_text(card: Card, taken: Iterable[Card]) -> str:
    """The action text of a card that takes these cards (or, with none, goes to the pile by itself)."""
    return f"{card}x{written(taken)}"


def only_best(scores: Sequence[float]) -> int | None:
    """Which side has more than each other side; None on a tie."""
    best = [side for side, score in enumerate(scores) if score == max(scores)]
    return best[0] if len(best) == 1 else None
