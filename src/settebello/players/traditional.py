"""The traditional player: the rules of the strategy books of Scopone, from Chitarella on.

Each book rule is a function that scores a play, in points; the scores are added. They are in the order of the books:
sweeps, sevens and other scoring cards, spariglio, mulinello, doubles, the end. Inferences from a declined sweep are in
:mod:`settebello.players.card_counting`. The books are written for four players and one deal. Here "dealer" and
"dealer's side" apply to every number of seats, partners only if there are any. If the lowest total wins, the player
avoids what the books recommend.

Source: Di Palma and Lanzi, IEEE Transactions on Games 10(3), 2018.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from settebello.cards import ALL_RANKS, Card, CardSet
from settebello.core import Action
from settebello.players.card_counting import CardCounter
from settebello.players.player import legal_actions
from settebello.players.table import cards_gained, makes_sweep, sweepers, table_after, takers
from settebello.rules import Rules
from settebello.rules.scoring import honour_points
from settebello.view import View

CARD, COIN = 0.05, 0.1
PRIMIERA_WORTH = {7: 0.2, 6: 0.1, 1: 0.06, 5: 0.03}
"""By rank, what a card is worth for primiera or barmila, in points."""
SWEEP_LEFT = 1.5
"""The cost of leaving a sweep to the next player, per point of a sweep; it includes the cards lost."""
PARITY, MILL, DOUBLE, REPEAT, PARTNER, ENDING = 0.02, 0.1, 0.05, 0.03, 0.1, 0.03
"""The weights of the rules, in points."""
ENDGAME = 3
"""Cards left in the hand when the end of the round begins."""


class TraditionalPlayer:
    """Chooses by the rules of the books; the same view always gets the same action.

    Args:
        book: the rules that the player knows, or None for all of them.
    """

    def __init__(self, book: Sequence[Rule] | None = None) -> None:
        self._book = BOOK if book is None else book

    def choose(self, view: View, rules: Rules) -> Action:
        legal = legal_actions(view)
        if legal[0].kind != "play":
            return legal[0]  # keep, declare where possible, else pass
        situation = Situation(view, rules)
        return max(legal, key=lambda action: rules.finish.sign * sum(rule(situation, action) for rule in self._book))


class Situation:
    """The situation of a player: its view, and what follows from it."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert view.seat is not None
        self.view = view
        self.rules = rules
        self.counter = CardCounter(view, rules)
        self.seat = view.seat
        self.side = rules.side_of(view.seat)
        self.next = (view.seat + 1) % rules.seats
        self.deals = view.seat == view.dealer
        self.third = (rules.seats, rules.sides) == (4, 2) and (view.seat + 1) % 4 == view.dealer
        self.with_dealer = self.side == rules.side_of(view.dealer)
        self.ending = view.stock == 0 and len(view.hand) <= ENDGAME
        self.laid_by_partner = self._cards_laid_by_partner()

    def uncaptured_cards(self, action: Action) -> CardSet:
        """The cards not in the piles after ``action``."""
        left = self.rules.cards
        for pile in self.view.piles:
            left -= pile
        if action.takes:
            assert action.card is not None
            left = left - action.captured - {action.card}
        return left

    def count_in_hand(self, rank: int) -> int:
        """How many cards of that rank are in the hand."""
        return sum(card.rank == rank for card in self.view.hand)

    def _cards_laid_by_partner(self) -> CardSet:
        laid = [play for play in self.counter.plays if play.seat != self.seat and not play.action.takes]
        return CardSet(
            play.action.card
            for play in laid
            if play.action.card is not None and self.rules.side_of(play.seat) == self.side
        )


def value(card: Card, rules: Rules) -> float:
    """The value of capturing a card, in points, by the score lines in play."""
    lines = rules.scoring
    points = CARD if lines.cards else 0.0
    points += PRIMIERA_WORTH.get(card.rank, 0.0) if lines.primiera or lines.barmila else 0.0
    if lines.two_of_clubs and str(card) == "2B":
        points += lines.two_of_clubs.points
    points += honour_points(lines).get(card, 0)
    return points + (_bonus_value(card.rank, rules) if card.suit == rules.bonus_suit else 0.0)


def _bonus_value(rank: int, rules: Rules) -> float:
    lines = rules.scoring
    points = COIN if lines.coins else 0.0
    points += lines.settebello.points if lines.settebello and rank == 7 else 0.0
    points += lines.re_bello.points if lines.re_bello and rank == rules.pack.king else 0.0
    points += 0.5 if (lines.napola or lines.scaletta_bassa) and rank <= 3 else 0.0
    return points + (0.5 if lines.scaletta_alta and rank > rules.pack.highest_number else 0.0)


def _unpaired_ranks(cards: CardSet) -> list[int]:
    """The ranks with an odd number of cards."""
    return [rank for rank in ALL_RANKS if (cards.mask >> 4 * (rank - 1) & 15).bit_count() % 2]


# 1. Sweeps


def take_a_sweep(now: Situation, action: Action) -> float:
    return float(now.rules.sweep.points) if makes_sweep(action, now.view, now.rules) else 0.0


def leave_no_sweep(now: Situation, action: Action) -> float:
    """Never leave a sweep that the next player could make, if it can be helped."""
    after = table_after(now.view, action)
    return (
        -SWEEP_LEFT
        * now.rules.sweep.points
        * now.counter.probability_held(now.next, sweepers(now.rules, after, now.view.named))
    )


# 2. Sevens, and what else counts


def take_what_counts(now: Situation, action: Action) -> float:
    assert action.card is not None
    if action.takes:
        return sum(value(card, now.rules) for card in cards_gained(action, now.view))
    return -value(action.card, now.rules)


def take_sevens(now: Situation, action: Action) -> float:
    """With the settebello or two sevens, always take a seven on the table, except the partner's: take that only with
    the settebello. A dealer without sevens unpairs them."""
    assert action.card is not None
    sevens = [card for card in action.captured if card.rank == 7]
    if not sevens:
        return 0.0
    if action.card.rank != 7:
        return PARTNER if now.deals and not now.count_in_hand(7) else 0.0
    settebello = Card.of(7, now.rules.bonus_suit) in now.view.hand
    if any(seven in now.laid_by_partner for seven in sevens):
        return 0.0 if settebello else -2 * PARTNER
    return PARTNER if settebello or now.count_in_hand(7) > 1 else 0.0


def keep_two_sevens(now: Situation, action: Action) -> float:
    """The third player with two sevens keeps them to the end when the dealer has none."""
    assert action.card is not None
    if not now.third or action.card.rank != 7 or now.count_in_hand(7) < 2 or now.ending:
        return 0.0
    sevens = CardSet(card for card in now.rules.cards if card.rank == 7)
    return 0.0 if now.counter.probability_held(now.view.dealer, sevens) else -PARTNER


# 3. Spariglio


def spariglio(now: Situation, action: Action) -> float:
    """A rank is paired while an even number of its cards is uncaptured. The dealer's side keeps ranks paired; the
    others break pairs, and keep the number of unpaired ranks odd."""
    unpaired = len(_unpaired_ranks(now.uncaptured_cards(action)))
    return -PARITY * unpaired if now.with_dealer else PARITY * (unpaired + unpaired % 2)


# 4. Mulinello


def mulinello(now: Situation, action: Action) -> float:
    """A player who finds nothing to take must lay down, and the next player takes: leave the next nothing."""
    after = table_after(now.view, action)
    return -MILL * now.counter.probability_held(now.next, takers(now.rules, after, now.view.named))


# 5. Doubles


def lay_doubles(now: Situation, action: Action) -> float:
    """Unable to capture, lay a rank held twice, the lowest first, sevens excepted."""
    assert action.card is not None
    if action.takes:
        return 0.0
    double = now.count_in_hand(action.card.rank) > 1 and action.card.rank != 7
    return DOUBLE * double - 0.002 * action.card.rank


def leave_partners_double(now: Situation, action: Action) -> float:
    """The partner lays what the partner can take back."""
    return -PARTNER * any(card in now.laid_by_partner for card in action.captured)


def repeat_partners_rank(now: Situation, action: Action) -> float:
    """After an opponent has taken what the partner laid, lay its rank again."""
    assert action.card is not None
    if action.takes:
        return 0.0
    lost = [card for card in now.laid_by_partner if card not in now.view.table and card not in now.view.piles[now.side]]
    return REPEAT * any(card.rank == action.card.rank for card in lost)


# 6. The end


def the_end(now: Situation, action: Action) -> float:
    """The dealer does not keep unpaired cards; the third player keeps a paired one."""
    assert action.card is not None
    if not now.ending or not (now.deals or now.third):
        return 0.0
    odd = _unpaired_ranks(now.uncaptured_cards(action))
    kept = [card for card in now.view.hand if card != action.card]
    unpaired = sum(card.rank in odd for card in kept)
    if now.deals:
        return -ENDING * unpaired
    return ENDING * (unpaired < len(kept))


Rule = Callable[[Situation, Action], float]

BOOK: tuple[Rule, ...] = (
    take_a_sweep,
    leave_no_sweep,
    take_what_counts,
    take_sevens,
    keep_two_sevens,
    spariglio,
    mulinello,
    lay_doubles,
    leave_partners_double,
    repeat_partners_rank,
    the_end,
)
"""The rules, in the order of the books."""
