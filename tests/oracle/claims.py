"""The points that are already certain for a side in a round (docs/rules.md#claiming-out).

Line by line, the least that the line can still give, over every way in which the cards that nobody has captured yet
could fall to the sides. A line is asked only about what it depends on: how many cards each side has, how many coins and
who has their seven, how many cards of the ranks of the barmila, which cards of the bonus suit the side itself has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from settebello.cards import Card, Suit
from settebello.rules.base import MOST_POINTS
from tests.oracle import basics
from tests.oracle.basics import SEVEN, TWO, of_rank, of_suit, pack_cards, side_of
from tests.oracle.primiera import barmila_ranks
from tests.oracle.round import OracleRound
from tests.oracle.scoring import (
    barmila_counts,
    barmila_points,
    card_count,
    cards_points,
    coins_of,
    coins_points,
    double_all_points,
    honours,
    napola_points,
    outright_winner,
    primiera_points,
    re_bello_points,
    scaletta_alta_points,
    scaletta_bassa_points,
    settebello_points,
    sweep_points,
    two_of_clubs_points,
)

MANY_SIDES = 4


def certain_points(round_: OracleRound, side: int) -> int:
    """The points of this round that the side can no longer lose; none where the game was decided as it was dealt."""
    if round_.as_dealt is not None:
        return 0
    return sum(certain_lines(round_, side).values())


def certain_lines(round_: OracleRound, side: int) -> dict[str, int]:
    """The same by line.

    The sequences count as far as they are complete. A whole suit that wins the game outright counts here like the
    sequence that it contains: an outright win is worth no less.
    """
    rules = round_.rules
    return {
        "sweeps": sweep_points(rules, settled(round_)[side], round_.sweeps[side]),
        "cards": certain_cards(round_, side),
        "coins": certain_coins(round_, side),
        "primiera": certain_primiera(round_, side),
        "barmila": certain_barmila(round_, side),
        "settebello": min(settebello_points(rules, pile) for pile in possible(round_, side, [seven(round_)])),
        "re_bello": min(re_bello_points(rules, pile) for pile in possible(round_, side, [king(round_)])),
        "two_of_clubs": min(two_of_clubs_points(rules, pile) for pile in possible(round_, side, [two_of_clubs()])),
        "napola": min(napola_points(rules, pile) for pile in possible(round_, side, coins(round_))),
        "scaletta_bassa": min(scaletta_bassa_points(rules, pile) for pile in possible(round_, side, coins(round_))),
        "scaletta_alta": min(scaletta_alta_points(rules, pile) for pile in possible(round_, side, coins(round_))),
        "honours": certain_honours(round_, side),
        "double_all": certain_double(round_, side),
        "declarations": round_.declared[side],
        "captures": round_.capture_points[side],
        "card_count": card_count(rules, len(settled(round_)[side])),
    }


# The cards that matter to a line


def seven(round_: OracleRound) -> Card:
    return Card.of(SEVEN, round_.rules.bonus_suit)


def king(round_: OracleRound) -> Card:
    return Card.of(basics.king(round_.rules), round_.rules.bonus_suit)


def two_of_clubs() -> Card:
    return Card.of(TWO, Suit.B)


def coins(round_: OracleRound) -> list[Card]:
    return of_suit(pack_cards(round_.rules), round_.rules.bonus_suit)


def first(round_: OracleRound) -> int:
    """The side that played first."""
    return side_of(round_.rules, round_.order[0])


# The ways in which cards can still fall


def settled(round_: OracleRound) -> list[set[Card]]:
    """The piles without the cards that the next player may take back."""
    if round_.rules.capture.steal and round_.phase != "over":
        return [set() for _ in round_.piles]
    return [pile.difference(round_.chain) for pile in round_.piles]


def still_to_fall(round_: OracleRound) -> set[Card]:
    """The cards that nobody has captured. When the round is over nothing falls any more."""
    if round_.phase == "over":
        return set()
    return set(pack_cards(round_.rules)).difference(*settled(round_))


def possible(round_: OracleRound, side: int, cards: Iterable[Card]) -> Iterator[set[Card]]:
    """Every pile that the side can end up with, as far as these cards are concerned."""
    falling, kept = still_to_fall(round_), settled(round_)[side]
    open_cards = [card for card in cards if card in falling]
    for number in range(len(open_cards) + 1):
        for gained in combinations(open_cards, number):
            yield kept.union(gained)


def divisions(number: int, sides: int, side: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide so many cards among the sides, by numbers.

    With four sides, for these are too many, every way in which ``side`` gets none: no line that compares the sides
    gives a side less for one card more.
    """
    dividing = sides if sides < MANY_SIDES else sides - 1
    for parts in product(range(number + 1), repeat=dividing - 1):
        if sum(parts) <= number:
            others = [*parts, number - sum(parts)]
            yield tuple(others) if sides < MANY_SIDES else (*others[:side], 0, *others[side:])


def added(counts: Iterable[int], gained: Iterable[int]) -> list[int]:
    return [have + more for have, more in zip(counts, gained, strict=True)]


# Lines that compare the sides


def certain_cards(round_: OracleRound, side: int) -> int:
    """Every division of the cards still to fall."""
    counts = [len(pile) for pile in settled(round_)]
    return min(
        cards_points(round_.rules, added(counts, gained), side, first(round_))
        for gained in divisions(len(still_to_fall(round_)), len(counts), side)
    )


def certain_coins(round_: OracleRound, side: int) -> int:
    """Every division of the coins still to fall, the seven by itself."""
    rules = round_.rules
    counts, has_seven = coins_of(rules, settled(round_))
    falling = still_to_fall(round_)
    others = [card for card in coins(round_) if card in falling and card != seven(round_)]
    if seven(round_) not in falling:
        return min(
            coins_points(rules, added(counts, gained), has_seven, side, first(round_))
            for gained in divisions(len(others), len(counts), side)
        )
    return min(
        coins_points(
            rules,
            added(added(counts, gained), [int(n == taker) for n in range(len(counts))]),
            taker,
            side,
            first(round_),
        )
        for gained in divisions(len(others), len(counts), side)
        for taker in range(len(counts))
    )


def certain_barmila(round_: OracleRound, side: int) -> int:
    """Every division of the cards of each rank that counts still to fall, up to one that gives nothing."""
    rules, open_cards = round_.rules, still_to_fall(round_)
    counts = barmila_counts(rules, settled(round_))
    falling = [divisions(len(of_rank(open_cards, rank)), rules.sides, side) for rank in barmila_ranks(rules)]
    least = 2 * MOST_POINTS
    for gained in product(*falling):
        least = min(least, barmila_points(rules, [added(*pair) for pair in zip(counts, gained, strict=True)], side))
        if least == 0:
            break
    return least


def certain_primiera(round_: OracleRound, side: int) -> int:
    """Won now and still won when any one opponent is given every card left.

    No other division is worse for the side: a prime never loses by more cards, and it is compared with one
    opponent's prime at a time.
    """
    opponents = [other for other in range(len(settled(round_))) if other != side]
    return min(primiera_points(round_.rules, all_left_to(round_, opponent), side) for opponent in opponents)


def certain_honours(round_: OracleRound, side: int) -> int:
    """Each honour by itself."""
    return sum(
        min(points if card in pile else 0 for pile in possible(round_, side, [card]))
        for card, points in honours(round_.rules).items()
    )


def certain_double(round_: OracleRound, side: int) -> int:
    """Doubled now and still when any one opponent is given every card left: no other division is worse for a side in
    any of the lines."""
    opponents = [other for other in range(len(round_.piles)) if other != side]
    return min(
        double_all_points(round_.rules, all_left_to(round_, opponent), side, first(round_)) for opponent in opponents
    )


def certain_winner(round_: OracleRound) -> int | None:
    """The side that wins the game at once, also when any one opponent is given every card left; None where the game was
    decided as it was dealt."""
    sides = range(len(round_.piles))
    for side in sides:
        worst = (all_left_to(round_, opponent) for opponent in sides if opponent != side)
        if all(outright_winner(round_.rules, piles, first(round_)) == side for piles in worst):
            return side
    return None


def all_left_to(round_: OracleRound, taker: int) -> list[set[Card]]:
    """The piles if one side were given every card left."""
    return [pile | still_to_fall(round_) if side == taker else pile for side, pile in enumerate(settled(round_))]
