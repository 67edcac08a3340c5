"""The table in play: open and hidden cards, marks, turns from one deal to the next."""

from __future__ import annotations

import pytest

from settebello.cards import CARDS, CardSet
from settebello.core import Action
from settebello.game import Game, Packs
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import View, view_of
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import (
    ACE_NO_SWEEP,
    ACE_TAKES_ITSELF,
    BASIC,
    CHKOBBA,
    CORSICAN,
    stacked,
)

SCOPA_TWO = variant("scopa-two").rules()
WINNING_MOVES = variant("winning-moves").rules(2)
PANICALE = variant("panicale").rules(2)
PANICALE_ACES = variant("panicale").rules(4, {"ace": "no-sweep"})
DANTE = variant("dante").rules(2)


def view_after(rules: Rules, table: str, hands: list[str], *actions: str, seat: int | None) -> View:
    """A seat's view after these actions of a first deal."""
    game = Game(rules, rules.seats - 1)
    game.deal(Packs((tuple(stacked(rules, table=table, deals=[hands])),)))
    for action in actions:
        game.play(Action.parse(action))
    return view_of(game, seat)


# Turns


@pytest.mark.parametrize("name", VARIANTS)
def test_S0_a_turn_is_exactly_one_card_from_hand(rules_of: Implementation, name: str) -> None:
    """S0, S1, S2, S3, S4: every play names one card of the hand, and the hand is one card shorter after it. A knock is
    no play."""
    rules = variant(name).rules()
    played = rules_of.round(rules, stacked(rules, table="1D 3C 4S 5B" if rules.deal.table else ""))
    while played.inner.phase != "play":
        played.play(max(played.legal()))
    for _ in range(rules.seats):
        seat = played.inner.turn
        hand = played.hand(seat)
        plays = {action for action in played.legal() if not action.startswith("declare")}
        assert {action.split("x")[0] for action in plays} == hand, "any card of the hand, and only those"
        action = max(sorted(plays), key=len)
        played.play(action)
        assert played.hand(seat) == hand - {action.split("x")[0]}


@pytest.mark.parametrize(
    ("rules", "table", "hand", "legal"),
    [
        (BASIC, "3D 3C 9S 10S", "3S 4B 6B", {"3Sx3D", "3Sx3C", "4B", "6Bx3D3C"}),
        (SCOPA_TWO, "2D 5C 9S 10S", "7S 4B 6B", {"7Sx2D5C", "4B", "6B"}),
        (WINNING_MOVES, "1S 6B 5C 10B", "5D 7S 2C", {"2C", "7Sx1S6B", "5Dx5C"}),
        (PANICALE, "10S 3D 7D 1C", "10B 2C 6S", {"10Bx10S", "2C", "6S"}),
        (DANTE, "4S 5B 3S 9S", "9D 3D 2C", {"9Dx9S", "3Dx3S", "2C"}),
        (CHKOBBA, "8S 4C 5C 10S", "8D 3B 6B", {"8Dx8S", "3B", "6B"}),
        (CORSICAN, "3S 4C 9C 10S", "7D 3B 6B", {"7Dx3S4C", "7D", "3Bx3S", "3B", "6B"}),
    ],
)
def test_S2_what_a_hand_may_do(rules_of: Implementation, rules: Rules, table: str, hand: str, legal: set[str]) -> None:
    """S0, S1, S2, S3, S4: any card may be played; what it can take it must take, except in the Corsican game."""
    played = rules_of.round(rules, stacked(rules, table=table, deals=[[hand]]))
    if played.inner.phase == "cut":
        played.play("keep")
    assert played.legal() == legal


def test_S2_the_hand_of_the_example_takes_from_its_three_card_table(rules_of: Implementation) -> None:
    """S2: the 2 is laid down; or the 7 takes 6 and 1; or the 5 takes the 5; each with its cards to the pile."""
    for action, pile in (("2C", set()), ("7Sx1S6B", {"7S", "1S", "6B"}), ("5Dx5C", {"5D", "5C"})):
        played = rules_of.round(WINNING_MOVES, stacked(WINNING_MOVES, table="1S 6B 5C 10B", deals=[["5D 7S 2C"]]))
        played.play(action)
        assert played.pile(0) == pile
        assert ("2C" in played.table) == (action == "2C")


# From deal to deal


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE, CORSICAN])
def test_S0_the_table_stays_from_deal_to_deal(rules_of: Implementation, rules: Rules) -> None:
    """S0, S1, S2, S3, S4: new hands, no new table cards, and the player after the dealer goes on."""
    played = rules_of.round(rules, stacked(rules, table="1D 3C 4S 5B"))
    while played.inner.deal == 0:
        before, last = played.table, min(sorted(played.legal()), key=len)
        played.play(last)
    assert played.table == before | {last}, "the last card of the deal was laid down"
    assert [len(played.hand(seat)) for seat in (0, 1)] == [3, 3]
    assert played.inner.turn == 0


def test_S0_kings_are_taken_by_kings_alone(rules_of: Implementation) -> None:
    """S0: why three kings call for a new deal: the one left takes one of them, and nothing takes the others."""
    for card in set(CARDS) - CardSet.parse("10D 10C 10S 1B"):
        taken, _ = rules_of.captures(BASIC, str(card), "10D 10C 10S 1B")
        kings = [len(found & {"10D", "10C", "10S"}) for found in taken]
        assert max(kings, default=0) == (card.rank == 10)


# Sweeps


def test_S0_a_sweep_is_marked_by_the_card_that_made_it() -> None:
    """S0, S1, S3, S4: everybody sees that card face up in the pile, and so how many sweeps there are."""
    seen = view_after(BASIC, "1C 2S 3B 4D", ["10D", "6B"], "10Dx1C2S3B4D", seat=1)
    assert [[str(card) for card in cards] for cards in seen.sweeps] == [["10D"], []]


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE, CORSICAN])
def test_S3_after_a_sweep_the_next_player_takes_nothing(rules_of: Implementation, rules: Rules) -> None:
    """S0, S2, S3: the table is empty, and the next card begins a new one."""
    played = rules_of.round(rules, stacked(rules, table="1C 1S 3B 5D", deals=[["10D", "6B"]]))
    played.play("10Dx1C1S3B5D")
    assert played.sweeps() == [1, 0]
    assert played.legal() == played.hand(1)
    played.play("6B")
    assert played.table == {"6B"}


def test_S3_an_ace_clears_the_table_for_the_partner(rules_of: Implementation) -> None:
    """S3: no point for the ace; the next must lay a card, and the partner may sweep it."""
    hands = ["1D", "4C", "4S"]
    played = rules_of.round(PANICALE_ACES, stacked(PANICALE_ACES, table="2C 5S 9B 10D", deals=[hands]))
    played.play("1Dx2C5S9B10D")
    assert (played.sweeps(), len(played.pile(0))) == ([0, 0], 5)
    assert played.legal() == played.hand(1)
    played.play("4C", "4Sx4C")
    assert played.sweeps() == [1, 0]


def last_cards(rules_of: Implementation, rules: Rules) -> AnyRound:
    """A round of ten cards each twice in which each card of seat 0 is taken by its equal."""
    coins, cups, swords, batons = ([f"{rank}{suit}" for rank in range(1, 11)] for suit in "DCSB")
    deals = [[" ".join(coins), " ".join(cups)], [" ".join(swords), " ".join(batons)]]
    played = rules_of.round(rules, stacked(rules, deals=deals))
    for first, second in ((coins, cups), (swords, batons)):
        for laid, taker in zip(first[1:] + first[:1], second[1:] + second[:1], strict=True):
            played.play(laid, f"{taker}x{laid}")
    return played


@pytest.mark.parametrize(
    ("name", "sweeps"),
    [
        ("scopa", 19),
        ("scopa-two", 19),
        ("winning-moves", 20),
        ("panicale", 20),
        ("dante", 19),
        ("chkobba", 19),
        ("hurrikan", 20),
        ("asso-pigliatutto", 19),
        ("scopa-d-assi", 18),
    ],
)
def test_S0_the_last_card_of_each_game(rules_of: Implementation, name: str, sweeps: int) -> None:
    """S0, S1, S4, Chkobba: no sweep, whatever it takes; S2: any sweep counts; S3, Hurrikan: nothing forbids it.

    In Scopa d'Assi the two captures by aces, one of them the last, are not sweeps.
    """
    settings = {"table": "0", "hands": "10"} | ({"cut": "off"} if name == "chkobba" else {})
    played = last_cards(rules_of, variant(name).rules(2, settings))
    assert played.inner.phase == "over"
    assert (played.sweeps(), len(played.pile(1))) == ([0, sweeps], 40)


def test_S0_an_ace_that_takes_itself_leaves_the_table_empty(rules_of: Implementation) -> None:
    """S0, Scopa d'Assi: played to an empty table it is captured, and the next card lies there alone."""
    hands = ["10D", "1C"]
    played = rules_of.round(ACE_TAKES_ITSELF, stacked(ACE_TAKES_ITSELF, table="2C 5S 2B 1D", deals=[hands]))
    played.play("10Dx1D2C2B5S", "1Cx")
    assert (played.pile(1), played.table, played.sweeps()) == ({"1C"}, set(), [1, 0])
    played = rules_of.round(ACE_NO_SWEEP, stacked(ACE_NO_SWEEP, table="2C 5S 2B 1D", deals=[hands]))
    played.play("10Dx1D2C2B5S", "1C")
    assert (played.pile(1), played.table) == (set(), {"1C"})


# What is hidden


@pytest.mark.parametrize("rules", [BASIC, SCOPA_TWO, WINNING_MOVES, PANICALE, DANTE])
def test_S4_hands_and_stock_are_face_down(rules: Rules) -> None:
    """S0, S1, S4: a player sees the own hand and the table; of the others' hands and the stock only how many."""
    seen = view_after(rules, "1C 3C 4S 5B", ["10D 9D 8D", "6B 7B 2B"], seat=0)
    assert {str(card) for card in seen.hand} == {"10D", "9D", "8D"}
    assert {str(card) for card in seen.table} == {"1C", "3C", "4S", "5B"}
    assert (seen.hands, seen.stock, seen.shown) == ((3, 3), 30, (frozenset(), frozenset()))


def test_S0_the_drawn_card_is_seen_by_who_drew_it() -> None:
    """S0, Chkobba: they look at it before they decide; the others see it only if it is put on the table."""
    rules = variant("chkobba").rules(4)
    game = Game(rules, 3)
    game.deal(Packs((tuple(stacked(rules, table="1D 3C 4S 5B", deals=[["7D"]])),)))
    assert [str(view_of(game, seat).drawn) for seat in (0, 1, 2, 3, None)] == ["7D", "None", "None", "None", "None"]
    game.play(Action.parse("place"))
    assert "7D" in {str(card) for card in view_of(game, 1).table}
