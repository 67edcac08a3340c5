"""The traditional player: each rule of the books in a position that calls for it."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.core import Action, captures
from settebello.game import Game, Seed
from settebello.players import make_player
from settebello.players.card_counting import STILL_HELD, CardCounter, plays_of_deal
from settebello.players.table import sweepers, takers
from settebello.players.traditional import BOOK, Situation, spariglio, value
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import Move, View, view_of

SCOPONE = variant("scopone").rules()


def _view(
    hand: str,
    table: str,
    rules: Rules = SCOPONE,
    *,
    dealer: int | None = None,
    piles: tuple[str, ...] = ("", ""),
    moves: tuple[tuple[int, str], ...] = (),
    hands: tuple[int, ...] | None = None,
) -> View:
    """The view of seat 0 with those cards."""
    held, lying = CardSet.parse(hand), CardSet.parse(table)
    legal = []
    for card in held:
        options, may_lay = captures(rules, card, lying)
        legal += [str(Action.take(card, option)) for option in options] + [str(card)] * may_lay
    size = len(held)
    return View(
        seat=0,
        round=1,
        dealer=rules.seats - 1 if dealer is None else dealer,
        phase="play",
        turn=0,
        deal=0,
        hand=held,
        hands=hands or (size,) * rules.seats,
        table=lying,
        piles=tuple(map(CardSet.parse, piles)),
        sweeps=((),) * rules.sides,
        declared=(0,) * rules.sides,
        shown=(CardSet(),) * rules.seats,
        stock=0,
        last_capture=None,
        drawn=None,
        totals=(0,) * rules.sides,
        history=tuple(Move(seat=seat, action=action) for seat, action in moves),
        legal=tuple(legal),
        may_claim=False,
    )


@pytest.mark.parametrize(
    ("rule", "hand", "table", "chosen"),
    [
        ("takes a sweep", "10D 7C 2S", "1D 2D 3D 4C", "10Dx1D2D3D4C"),
        ("takes the settebello", "7C 9S 10S", "7D 9C 10C 8S", "7Cx7D"),
        ("leaves no sweep if it can be helped", "9C 10S 7C", "1D 1C 2D 9S", "7C"),
        ("lays a card of which no other is left to sweep", "10S 8S", "", "10S"),
        ("lays a rank held twice", "2S 2B 3S 9C", "8D 10D", "2S"),
    ],
)
def test_the_books(rule: str, hand: str, table: str, chosen: str) -> None:
    piles = ("10D 10C 10B", "") if table == "" else ("", "")
    view = _view(hand, table, piles=piles, hands=(len(CardSet.parse(hand)), 9, 9, 9))
    assert str(make_player("traditional").choose(view, SCOPONE)) == chosen, rule


def test_the_dealers_side_keeps_ranks_paired_and_the_others_break_them() -> None:
    """A four takes a four, or an eight takes four, three and one: the second leaves four ranks unpaired."""
    equal, sums = Action.parse("4Sx4D"), Action.parse("8Sx1D3D4D")
    for dealer, better, worse in ((0, equal, sums), (2, equal, sums), (1, sums, equal), (3, sums, equal)):
        now = Situation(_view("4S 8S 10S", "1D 3D 4D 10D", dealer=dealer), SCOPONE)
        assert spariglio(now, better) > spariglio(now, worse)


def test_the_partners_seven_is_taken_with_the_settebello_only() -> None:
    """Seat 2 laid the seven of cups."""
    rule = next(rule for rule in BOOK if rule.__name__ == "take_sevens")
    moves = ((2, "7C"), (3, "9B"))
    for hand, action, wanted in (("7S 7B 10S", "7Sx7C", False), ("7S 7D 10S", "7Dx7C", True)):
        now = Situation(_view(hand, "7C 9B", moves=moves, hands=(3, 3, 2, 2)), SCOPONE)
        now.counter.plays = plays_of_deal(now.view, replace(SCOPONE, deal=replace(SCOPONE.deal, hands=(3,))))
        now.laid_by_partner = CardSet.parse("7C")
        assert (rule(now, Action.parse(action)) >= 0) is wanted


def test_a_declined_sweep_tells_that_the_card_is_not_held() -> None:
    """Seat 1 found a three alone on the table and laid a king: it hardly holds a three."""
    rules = variant("scopone").rules()
    game = Game(rules, 3)
    game.deal(Seed(hashlib.sha256(b"declined").digest()))
    while not any(game.round.hand(seat) and len(game.round.table) == 1 for seat in range(4)):
        game.play(game.round.legal_actions()[-1])
    lone = game.round.table
    before = game.round.turn
    assert before is not None
    laid = next(action for action in game.round.legal_actions() if not action.takes)
    game.play(laid)
    watcher = (before + 2) % 4
    counter = CardCounter(view_of(game, watcher), rules)
    threes = sweepers(rules, lone)
    assert counter.plays[-1].table == lone
    assert counter.declined[before] == threes
    if threes & counter.unseen:
        assert 0 < counter.probability_held(before, threes) < STILL_HELD


@pytest.mark.parametrize("game", VARIANTS)
def test_the_table_is_led_back_through_every_deal(game: str) -> None:
    """The counter's inferences from the history are the cards that were there."""
    for seats in VARIANTS[game].seats:
        rules = variant(game).rules(seats)
        played = Game(rules, seats - 1)
        played.deal(Seed(hashlib.sha256(b"%d" % seats).digest()))
        tables: list[CardSet] = []
        deal = -1
        while played.state == "playing":
            if played.round.deal != deal:
                deal, tables = played.round.deal, []
            turn = played.round.turn
            assert turn is not None
            assert [play.table for play in plays_of_deal(view_of(played, turn), rules)] == tables
            action = played.round.legal_actions()[-1]
            if action.kind == "play":
                tables.append(played.round.table)
            played.play(action)


def test_the_memory_of_sweeps_is_what_the_rules_allow() -> None:
    rules = Rules()
    table = CardSet.parse("1D 3C")
    assert {card.rank for card in sweepers(rules, table)} == {4}
    assert {card.rank for card in takers(rules, table)} == {1, 3, 4}
    assert "1D" not in str(takers(rules, table))


def test_a_hand_that_must_hold_the_card_holds_it() -> None:
    """Two seats, the last deal: all unseen cards are the other hand."""
    every = Rules().cards
    hand, table, other = CardSet.parse("1D 2D 3D"), CardSet.parse("9D 9C"), CardSet.parse("4D 5D 6D")
    pile = every - hand - table - other
    counter = CardCounter(_view(str(hand), str(table), Rules(), piles=(str(pile), "")), Rules())
    assert counter.unseen == other
    assert counter.probability_held(1, CardSet.parse("4D 4S")) == 1
    assert counter.probability_held(1, CardSet.parse("4S 7D")) == 0


def test_what_a_card_is_worth_is_read_from_the_lines_that_are_played() -> None:
    worth = {
        name: value(Card.parse(card), variant(game).rules())
        for name, game, card in (
            ("settebello", "scopa", "7D"),
            ("seven of hearts", "hurrikan", "7C"),
            ("king of coins", "re-bello", "10D"),
            ("king of coins without its line", "scopa", "10D"),
            ("two of clubs", "piva", "2B"),
        )
    }
    assert worth["settebello"] > 1
    assert worth["seven of hearts"] > 1
    assert worth["king of coins"] > 1 > worth["king of coins without its line"] > 0
    assert worth["two of clubs"] < -4


@pytest.mark.parametrize("game", ["scopa", pytest.param("scopone", marks=pytest.mark.slow)])
def test_traditional_beats_greedy(game: str) -> None:
    """Measured (settebello arena traditional greedy --packs 1000, --variant scopone): +0.46 a round in both."""
    from settebello.arena import InProcess, Match, run

    found = run(Match(players=("traditional", "greedy"), rules=variant(game).rules()), 40, InProcess()).summary
    assert found is not None
    assert found.comparisons[0].points.mean > 0


def test_it_sees_nothing_but_its_view() -> None:
    """The same view gets the same action, whoever asks for it."""
    for pack in range(3):
        game = Game(SCOPONE, 3)
        game.deal(Seed(hashlib.sha256(b"%d" % pack).digest()))
        while game.state == "playing":
            view = view_of(game, game.round.turn)
            actions = {make_player("traditional", seed).choose(view, SCOPONE) for seed in (1, 2)}
            assert len(actions) == 1
            game.play(actions.pop())
