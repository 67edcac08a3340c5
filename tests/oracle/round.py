"""One round, from a given order of the pack to the leftover cards (sections 2 to 5 and 7 of the rules)."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from settebello.cards import Card, Suit
from settebello.errors import IllegalAction
from settebello.rules import Rules, check
from settebello.rules.scores import AsDealt, RoundScore
from tests.oracle.basics import (
    ACE,
    SEVEN,
    king,
    lay_text,
    of_rank,
    pack_cards,
    pictures,
    playing_order,
    side_count,
    side_of,
    take_text,
    value,
)
from tests.oracle.capture_points import capture_points, chain_after, is_answer, sweep_points_by_card
from tests.oracle.captures import captures, is_sweep, rank_of
from tests.oracle.declarations import dealt_points, declaration_points, hand_points, knocks
from tests.oracle.scoring import score_piles


class OracleRound:
    """A round that is played by action texts. All attributes may be read; only :meth:`play` changes them.

    ``phase`` is cut, redeal, declare, play or over; ``turn`` the seat that decides, or None; ``deal`` counts from 0;
    ``hands`` and ``shown`` are by seat, ``piles``, ``sweeps`` and ``declared`` by side.
    """

    def __init__(self, rules: Rules, pack: Sequence[Card], dealer: int | None = None, attempt: int = 1) -> None:
        self.rules = check(rules)
        if sorted(pack) != sorted(pack_cards(rules)):
            raise ValueError("A round needs every card of the pack once.")
        self.pack = tuple(pack)
        self.dealer = rules.seats - 1 if dealer is None else dealer
        self.attempt = attempt
        """Which of the dealer's attempts to deal the round this is, from 1."""
        self.as_dealt: AsDealt | None = None
        """How the deal decided the game before anybody played."""
        self.order = playing_order(rules, self.dealer)
        self.phase = "play"
        self.turn: int | None = None
        self.deal = 0
        self.drawn: Card | None = None
        self.stock = list(pack)
        self.table: set[Card] = set()
        self.hands: list[set[Card]] = [set() for _ in self.order]
        self.shown: list[set[Card]] = [set() for _ in self.order]
        self.piles: list[set[Card]] = [set() for _ in range(side_count(rules))]
        self.sweeps = [0 for _ in self.piles]
        self.declared = [0 for _ in self.piles]
        self.capture_points = [0 for _ in self.piles]
        self.chain: list[Card] = []
        self.tops: list[Card | None] = [None for _ in self.piles]
        self.last_capture: int | None = None
        self.deal_of_last_capture: int | None = None
        self.declarations: dict[int, frozenset[Card]] = {}
        self.named: int | None = None
        """The rank that the matta was named, while it is in a hand or on the table."""
        self.history: list[tuple[int, str]] = []
        self._legal: list[str] | None = None
        """The legal actions, if they were computed since the last action."""
        if rules.deal.cut:
            self._begin_cut()
        else:
            self._make_first_deal()

    # What can be asked

    def legal_actions(self) -> list[str]:
        """Everything that the seat on turn may do, in action text."""
        if self._legal is None:
            self._legal = self._find_legal_actions()
        return list(self._legal)

    def _find_legal_actions(self) -> list[str]:
        if self.turn is None:
            return []
        if self.phase == "cut":
            return ["keep", "place"]
        if self.phase == "declare":
            return [*knocks(self.rules, self.hands[self.turn]), "pass"]
        plays = [text for card in sorted(self._playable(self.turn)) for text in self._plays(card)]
        return [*self._knocks(self.turn), *plays]

    def score(self) -> RoundScore:
        """The piles as they are; if the deal decided the game, the winner and nothing else."""
        if self.as_dealt is not None:
            return self._score_as_dealt(self.as_dealt)
        return score_piles(
            self.rules, self.piles, self.sweeps, self.declared, self.capture_points, side_of(self.rules, self.order[0])
        )

    def _score_as_dealt(self, as_dealt: AsDealt) -> RoundScore:
        """The dealer's side has won by its table, or lost by its void deals to the other of two sides."""
        nothing = score_piles(Rules(), [[] for _ in self.piles])
        side, cards = side_of(self.rules, self.dealer), tuple(sorted(self.table))
        if as_dealt == "four-equal":
            return replace(nothing, outright=side, won_with=cards, as_dealt=as_dealt)
        return replace(nothing, outright=1 - side, as_dealt=as_dealt)

    def perft(self, depth: int) -> int:
        """How many sequences of that many actions lead on from here."""
        if depth <= 1:
            return len(self.legal_actions()) if depth else 1
        return sum(self.after(text).perft(depth - 1) for text in self.legal_actions())

    def after(self, text: str) -> OracleRound:
        """Another round, in which that action has been taken."""
        following = self.copy()
        following.play(text)
        return following

    def copy(self) -> OracleRound:
        twin = copy.copy(self)
        twin.stock, twin.table, twin.history = list(self.stock), set(self.table), list(self.history)
        twin.hands, twin.shown, twin.piles = (
            [set(cards) for cards in places] for places in (self.hands, self.shown, self.piles)
        )
        twin.sweeps, twin.declared = list(self.sweeps), list(self.declared)
        twin.capture_points, twin.chain = list(self.capture_points), list(self.chain)
        twin.tops = list(self.tops)
        twin.declarations = dict(self.declarations)
        return twin

    # What can be done

    def play(self, text: str) -> None:
        """Take one of the legal actions.

        Raises:
            IllegalAction: the text is not one of them.
        """
        if text not in self.legal_actions():
            raise IllegalAction(f"'{text}' is not allowed now; these are: {', '.join(self.legal_actions())}.")
        assert self.turn is not None
        self._legal = None
        self.history.append((self.turn, text))
        if self.phase == "cut":
            self._end_cut(text)
        elif self.phase == "declare":
            self._decide_declaration(self.turn, text)
        elif text.startswith("declare"):
            self._knock(self.turn, text)
        else:
            self._play_card(self.turn, text)

    # The deal

    def _begin_cut(self) -> None:
        """The player after the dealer draws the front card of the pack."""
        self.phase, self.turn = "cut", self.order[0]
        self.drawn = self.stock.pop(0)

    def _end_cut(self, text: str) -> None:
        """The drawn card is the first that is dealt, either to that player or to the table."""
        assert self.drawn is not None
        if text == "keep":
            self.stock.insert(0, self.drawn)
        else:
            self.table.add(self.drawn)
        self.drawn = None
        self._make_first_deal()

    def _make_first_deal(self) -> None:
        self._deal_hands()
        while len(self.table) < self.rules.deal.table:
            self.table.add(self.stock.pop(0))
        if self._wins_for_the_dealer():
            self.phase, self.turn, self.as_dealt = "over", None, "four-equal"
        elif self._calls_for_redeal() and 0 < self.rules.deal.misdeals <= self.attempt:
            self.phase, self.turn, self.as_dealt = "over", None, "misdeals"
        elif self._calls_for_redeal():
            self.phase, self.turn = "redeal", None
        else:
            self._let_the_dealer_take()
            self._begin_deal()

    def _deal_hands(self) -> None:
        """One card at a time to each seat, until the hands are full."""
        for _ in range(self.rules.deal.hands[self.deal]):
            for seat in self.order:
                self.hands[seat].add(self.stock.pop(0))

    def _wins_for_the_dealer(self) -> bool:
        """Four of one rank on the table, or three of one and the matta."""
        others = [card.rank for card in self.table if card != self.rules.matta_card]
        equal = max((others.count(rank) for rank in others), default=0)
        wild = 1 if self.rules.matta_card in self.table else 0
        return self.rules.deal.dealer_wins == "four-equal" and equal + wild == 4

    def _calls_for_redeal(self) -> bool:
        """Whether the first table cards call for a redeal."""
        conditions = self.rules.deal.redeal
        values = [value(self.rules, card) for card in self.table]
        kings, aces = of_rank(self.table, king(self.rules)), of_rank(self.table, ACE)
        high = (SEVEN, *pictures(self.rules))
        return (
            ("kings" in conditions and len(kings) >= 3)
            or ("equal" in conditions and any(values.count(number) >= 3 for number in values))
            or ("aces" in conditions and len(aces) >= 1)
            or ("pair" in conditions and any(values.count(number) >= 2 for number in values))
            or ("two-aces" in conditions and len(aces) >= 2)
            or ("three-high" in conditions and any(len(of_rank(self.table, rank)) >= 3 for rank in high))
        )

    def _let_the_dealer_take(self) -> None:
        """Table cards of 15, 30, or 9 or less are the dealer's before anybody plays, for one sweep, two or three."""
        totals = {
            "none": {},
            "fifteen": {15: 1},
            "fifteen-thirty": {15: 1, 30: 2},
            "nine-thirty": dict.fromkeys(range(10), 1) | {30: 2},
            "nine-fifteen-thirty": dict.fromkeys(range(10), 3) | {15: 1, 30: 2},
        }[self.rules.deal.dealer_takes]
        matta = self.rules.matta_card
        known = sum(value(self.rules, card) for card in self.table if card != matta)
        wild = {value(self.rules, card) for card in pack_cards(self.rules)} if matta in self.table else {0}
        sweeps = max(totals.get(known + more, 0) for more in wild)
        if sweeps:
            side = side_of(self.rules, self.dealer)
            self.piles[side] |= self.table
            self.table = set()
            self.sweeps[side] += sweeps
            self.last_capture, self.deal_of_last_capture = side, 0

    def _begin_deal(self) -> None:
        """The hands are dealt: declarations first, if there are any, then play."""
        self.turn = self.order[0]
        asked = self.rules.declarations != "none" and self.rules.declaring.when in ("round", "deal")
        self.phase = "declare" if asked else "play"
        self.declarations = {}
        for side, points in enumerate(dealt_points(self.rules, self.hands)):
            self.declared[side] += points

    # Declarations

    def _decide_declaration(self, seat: int, text: str) -> None:
        """Shown cards are known at once. If hands are compared, points count when the last seat has decided."""
        if text != "pass" and self.rules.declaring.when == "deal":
            self._knock(seat, text)
        elif text != "pass":
            self.declarations[seat] = frozenset(self.hands[seat])
            self.shown[seat] = set(self.hands[seat])
        if seat != self.order[-1]:
            self.turn = self._seat_after(seat)
            return
        for side, points in enumerate(declaration_points(self.rules, self.declarations)):
            self.declared[side] += points
        self.phase, self.turn = "play", self.order[0]

    def _knocks(self, seat: int) -> list[str]:
        """Before its first card of the deal, a player may declare, once."""
        full = len(self.hands[seat]) == self.rules.deal.hands[self.deal]
        if self.rules.declaring.when != "turn" or not full or self.shown[seat]:
            return []
        return knocks(self.rules, self.hands[seat])

    def _knock(self, seat: int, text: str) -> None:
        """The cards stay open, and the points count at once."""
        _, _, rank = text.partition("=")
        self.named = int(rank) if rank else self.named
        self.shown[seat] = set(self.hands[seat])
        points = hand_points(self.rules, self.hands[seat], int(rank) if rank else None)
        self.declared[side_of(self.rules, seat)] += points

    # Playing a card

    def _playable(self, seat: int) -> set[Card]:
        """The cards of the hand, without aces where the first card of the round may not be one and others are left."""
        hand, named = self.hands[seat], self._named_cards()
        others = {card for card in hand if rank_of(card, named) != ACE}
        barred = self.rules.capture.ace_first == "forbidden" and self._is_first_card()
        return others if barred and others else hand

    def _is_first_card(self) -> bool:
        """Whether nobody has played a card in this round."""
        return self.deal == 0 and all(len(hand) == self.rules.deal.hands[0] for hand in self.hands)

    def _plays(self, card: Card) -> list[str]:
        """The possible actions with one card of the hand."""
        named, first = self._named_cards(), self._is_first_card()
        options, may_lay = captures(self.rules, card, self.table, named, first=first)
        if is_answer(self.rules, card, self.chain, self.table):
            options, may_lay = [*options, frozenset(self.chain)], self.rules.capture.optional
        stolen = self._steals(card)
        if stolen:
            options, may_lay = [*options, *stolen], self.rules.capture.optional
        return [take_text(card, taken) for taken in options] + ([lay_text(card)] if may_lay else [])

    def _steals(self, card: Card) -> list[frozenset[Card]]:
        """The tops of the other sides' piles that equal the card."""
        if not self.rules.capture.steal or self.turn is None:
            return []
        own = side_of(self.rules, self.turn)
        tops = [top for side, top in enumerate(self.tops) if side != own and top is not None]
        return [frozenset([top]) for top in tops if value(self.rules, top) == value(self.rules, card)]

    def _steal(self, side: int, top: Card) -> None:
        """The whole pile below that card goes to the side."""
        loser = self.tops.index(top)
        self.piles[side] |= self.piles[loser]
        self.piles[loser], self.tops[loser] = set(), None

    def _play_card(self, seat: int, text: str) -> None:
        card = Card.parse(text.split("x")[0])
        self.hands[seat].remove(card)
        self.shown[seat].discard(card)
        if "x" in text:
            self._take(side_of(self.rules, seat), card, cards_in(text.split("x")[1]))
        else:
            self.table.add(card)
            self.chain = [card] if self.rules.capture_points.fall else []
        self._go_on_after(seat)

    def _take(self, side: int, card: Card, taken: frozenset[Card]) -> None:
        """The card and what it takes go to the side's pile, also what the side before has just won."""
        if self.rules.capture.steal:
            if taken & set(self.tops):
                self._steal(side, *taken)
                taken = frozenset()
            self.tops[side] = card
        last = self._all_cards_played()
        points = capture_points(self.rules, card, taken, self.chain, very_last=last)
        if is_sweep(self.rules, card, taken, self.table - taken, very_last=last):
            points += sweep_points_by_card(self.rules, card)
        self.capture_points[side] += points
        self.chain = chain_after(self.rules, card, taken, self.chain)
        for pile in self.piles:
            pile -= taken
        self.table -= taken
        self.piles[side] |= taken | {card}
        self.last_capture, self.deal_of_last_capture = side, self.deal
        named = self._named_cards()
        if is_sweep(self.rules, card, taken, self.table, named, very_last=self._all_cards_played()):
            self.sweeps[side] += 1
        if self.rules.matta_card in self.piles[side]:
            self.named = None

    def _named_cards(self) -> dict[Card, int]:
        matta = self.rules.matta_card
        return {} if matta is None or self.named is None else {matta: self.named}

    def _all_cards_played(self) -> bool:
        return not self.stock and not any(self.hands)

    def _seat_after(self, seat: int) -> int:
        return (seat + 1) % self.rules.seats

    def _go_on_after(self, seat: int) -> None:
        """The next seat, the next deal, or the end."""
        if any(self.hands):
            self.turn = self._seat_after(seat)
        elif self.stock:
            self.chain = []
            self.deal += 1
            self._deal_hands()
            self._begin_deal()
        else:
            self._end_round()

    def _end_round(self) -> None:
        """The cards left on the table go to the side that captured last, if that capture counts; otherwise they
        stay."""
        self.phase, self.turn, self.chain, self.named = "over", None, [], None
        in_time = self.rules.leftover == "last-capture" or self.deal_of_last_capture == self.deal
        if self.last_capture is not None and in_time:
            self.piles[self.last_capture] |= self.table
            self.table = set()


@cache
def cards_in(text: str) -> frozenset[Card]:
    """The cards of a text such as ``4S10B``, which has no spaces: each ends with its suit letter."""
    for suit in Suit:
        text = text.replace(suit.name, suit.name + " ")
    return frozenset(Card.parse(word) for word in text.split())
