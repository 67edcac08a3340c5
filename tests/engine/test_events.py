"""Events say all that happens in a game: replayed on an empty table, they lead to what the engine says."""

from __future__ import annotations

import random

import pytest

from settebello.cards import Card, CardSet
from settebello.core import PLACE, Action, Round, score_piles
from settebello.events import (
    CardPlayed,
    CardsDealt,
    ClaimJudged,
    CutDecided,
    DealerCaptured,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    GameOver,
    LeftoverTaken,
    Redealt,
    RoundScored,
    RoundStarted,
)
from settebello.game import Game, Packs, Seed, seeded_shuffle
from settebello.record import Record, RoundRecord
from settebello.rules import Deal, Rules
from settebello.shuffle import first_dealer
from settebello.variants import VARIANTS, variant
from settebello.view import view_of
from tests.oracle.random_rules import random_rules
from tests.support.stacked_packs import stacked

GAMES = [(name, seats) for name, game in VARIANTS.items() for seats in game.seats]


class EmptyTable:
    """Follows a game by its events alone."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.totals = [0] * rules.sides
        self.start(0)

    def start(self, dealer: int) -> None:
        self.dealer = dealer
        self.table: set[Card] = set()
        self.hands = [0] * self.rules.seats
        self.piles: list[set[Card]] = [set() for _ in range(self.rules.sides)]
        self.sweeps = [0] * self.rules.sides
        self.declared = [0] * self.rules.sides
        self.captures = [0] * self.rules.sides

    def follow(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self.start(event.dealer)
            case RoundScored():
                self.score(event)
            case DeclarationDecided():
                assert len(event.cards) == (self.hands[event.seat] if event.action.kind == "declare" else 0)
            case DeclarationsCounted():
                self.declared = [sum(pair) for pair in zip(self.declared, event.points, strict=True)]
            case _:
                self.move_cards(event)

    def move_cards(self, event: Event) -> None:
        match event:
            case Redealt():
                self.table = set()
            case CardsDealt():
                self.hands = [held + event.each for held in self.hands]
                self.table |= set(event.table)
            case CutDecided():
                self.table |= set() if event.card is None else {event.card}
            case CardPlayed():
                self.play(event.seat, event.action, event.stolen, sweep=event.sweep)
                self.captures[self.rules.side_of(event.seat)] += sum(event.points.values())
            case DealerCaptured():
                assert set(event.cards) == self.table
                side = self.rules.side_of(event.seat)
                self.piles[side], self.table = set(event.cards), set()
                self.sweeps[side] = event.sweeps
            case LeftoverTaken():
                assert set(event.cards) == self.table
                if event.side is not None:
                    self.piles[event.side] |= self.table
                    self.table = set()

    def play(self, seat: int, action: Action, stolen: CardSet, *, sweep: bool) -> None:
        side = seat % self.rules.sides
        assert action.card is not None
        self.hands[seat] -= 1
        self.sweeps[side] += sweep
        if action.takes:
            self.table -= set(action.captured)
            self.piles = [pile - set(action.captured) - set(stolen) for pile in self.piles]
            self.piles[side] |= {action.card, *action.captured, *stolen}
        else:
            self.table.add(action.card)

    def score(self, event: RoundScored) -> None:
        piles = [CardSet(pile) for pile in self.piles]
        first = self.rules.side_of((self.dealer + 1) % self.rules.seats)
        if event.score.as_dealt:
            assert not any(piles)
            assert not any(event.score.totals)
            return
        assert event.score == score_piles(self.rules, piles, self.sweeps, self.declared, self.captures, first=first)
        self.totals = [sum(pair) for pair in zip(self.totals, event.score.totals, strict=True)]
        assert tuple(self.totals) == event.totals


def play_a_game(rules: Rules, seed: bytes, *, rounds: int = 2) -> list[Event]:
    """Some rounds, followed on an empty table; every event."""
    chance, game, empty = random.Random(seed), Game(rules, first_dealer(seed, rules.seats)), EmptyTable(rules)
    happened: list[Event] = []
    while game.outcome is None and len(game.scores) < rounds:
        if game.state == "between rounds":
            events = game.deal(seeded_shuffle(seed, game))
        else:
            events = game.play(chance.choice(game.round.legal_actions()))
        for event in events:
            empty.follow(event)
        happened += events
        agree(empty, game)
    return happened


def agree(empty: EmptyTable, game: Game) -> None:
    played, sides = game.round, range(game.rules.sides)
    if played.phase != "cut":
        assert empty.table == set(played.table)
        assert empty.hands == [len(played.hand(seat)) for seat in range(game.rules.seats)]
    assert empty.dealer == played.dealer
    assert empty.piles == [set(played.pile(side)) for side in sides]
    assert empty.sweeps == [played.sweeps(side) for side in sides]
    assert empty.declared == [played.declared(side) for side in sides]
    assert empty.captures == [played.capture_points(side) for side in sides]
    assert tuple(empty.totals) == game.totals


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=[f"{name}-{seats}" for name, seats in GAMES])
def test_events_replayed_on_an_empty_table_lead_to_the_position(name: str, seats: int) -> None:
    for number in range(6):
        play_a_game(variant(name).rules(seats), bytes([number] * 32))


def test_so_they_do_with_rules_of_any_kind() -> None:
    kinds = {
        type(event).__name__
        for seed in range(80)
        for event in play_a_game(random_rules(random.Random(seed)), bytes([seed] * 32), rounds=1)
    }
    assert kinds >= {
        "RoundStarted", "Redealt", "CardsDealt", "CutDecided", "DeclarationDecided", "CardPlayed", "LeftoverTaken",
        "RoundScored",
    }  # fmt: skip


def test_a_game_ends_with_its_outcome() -> None:
    *_, scored, over = play_a_game(Rules(), bytes(32), rounds=99)
    assert isinstance(scored, RoundScored)
    assert isinstance(over, GameOver)
    assert over.outcome.winners == (scored.totals.index(max(scored.totals)),)


def test_a_claim_is_judged() -> None:
    rules = variant("scopa").rules(2, {"claiming_out": "on"})
    game = Game(rules, 1)
    game.deal(Seed(bytes(32)))
    judged, over = game.claim(1)
    assert judged == ClaimJudged(seat=1, correct=False)
    assert game.outcome is not None
    assert over == GameOver(outcome=game.outcome)


@pytest.mark.parametrize(
    ("name", "table", "action", "sweep", "why"),
    [
        ("scopa", "1D 1C 2S 3B", "7Dx1D1C2S3B", True, None),
        ("scopa", "1C 2S 4B 9D", "7Dx1C2S4B", False, None),
        ("scopa", "9S 9B 8D 10D", "7D", False, None),
        ("asso-pigliatutto", "3D 4C 5S 6B", "1Dx3D4C5S6B", True, None),
        ("scopa-d-assi", "3D 4C 5S 6B", "1Dx3D4C5S6B", False, "ace"),
        ("scopa-d-assi", "1C 2S 2B 2C", "7Dx1C2C2S2B", True, None),
    ],
)
def test_a_play_says_whether_and_why_not_it_is_a_sweep(
    name: str, table: str, action: str, sweep: bool, why: str | None
) -> None:
    rules = variant(name).rules(2)
    game = Game(rules, 1)
    game.deal(Packs((tuple(stacked(rules, table=table, deals=[[action.split("x")[0], ""]])),)))
    played, *_ = game.play(Action.parse(action))
    assert isinstance(played, CardPlayed)
    assert (played.sweep, played.no_sweep) == (sweep, why)


@pytest.mark.parametrize(("name", "last"), [("scopa", False), ("panicale", True)])
def test_the_last_card_of_a_round_is_a_sweep_where_the_rules_say_so(name: str, last: bool) -> None:
    emptied = set()
    for number in range(200):
        events = play_a_game(variant(name).rules(2), number.to_bytes(32), rounds=1)
        *_, final = (event for event in events if isinstance(event, CardPlayed))
        if final.action.captured and not any(isinstance(event, LeftoverTaken) for event in events):
            emptied.add((final.sweep, final.no_sweep))
    assert emptied == {(True, None) if last else (False, "last-card")}


def test_a_last_capture_that_leaves_cards_is_no_sweep_withheld() -> None:
    seen = 0
    for number in range(200):
        events = play_a_game(variant("scopa").rules(2), number.to_bytes(32), rounds=1)
        *_, final = (event for event in events if isinstance(event, CardPlayed))
        if any(isinstance(event, LeftoverTaken) for event in events):
            seen += bool(final.action.captured)
            assert (final.sweep, final.no_sweep) == (False, None)
    assert seen > 10


@pytest.mark.parametrize("cut", [False, True])
def test_the_dealer_takes_the_first_table_cards(cut: bool) -> None:
    rules = Rules(deal=Deal(redeal=(), cut=cut, dealer_takes="fifteen-thirty"))
    table = CardSet.parse("2C 8S 10D 10C")
    pack = stacked(rules, table=str(table))
    game = Game(rules, 1)
    events = game.deal(Packs((tuple([pack[6], *pack[:6], *pack[7:]] if cut else pack),)))
    if cut:
        events = game.play(PLACE)
    *_, dealt, captured = events
    assert isinstance(dealt, CardsDealt)
    assert dealt.table == table - ({pack[6]} if cut else set())
    assert captured == DealerCaptured(seat=1, cards=table, sweeps=2)
    assert game.round.captured_by_dealer == table
    assert game.round.sweep_cards(1) == (Card.parse("2C"), Card.parse("8S"))
    assert (game.round.table, game.round.sweep_cards(0)) == (CardSet(), ())
    view = view_of(game, 0)
    world = Round.from_view(view, rules, seed=1)
    assert (world.captured_by_dealer, world.hand(0)) == (table, view.hand)
    if cut:
        begun = Round.from_position(Round(rules, game.round.pack, 1).position())
        begun.play(PLACE)
        assert (begun.captured_by_dealer, begun.position()) == (table, game.round.position())
    again = Round.from_position(game.round.position())
    assert (again.sweep_cards(1), again.pile(1), again.last_capture) == (game.round.sweep_cards(1), table, 1)


def test_a_record_replays_with_its_events() -> None:
    game = Game(Rules(), 1)
    shuffle = seeded_shuffle(bytes(32), game)
    kept = [game.deal(shuffle)]
    played = RoundRecord(shuffle=shuffle)
    while game.state == "playing":
        played.actions.append(game.round.legal_actions()[0])
        kept.append(game.play(played.actions[-1]))
    record = Record(rules=Rules(), names=("Ada", "Bruno"), dealer=1, rounds=[played])
    steps = [*record.steps(Game(Rules(), 1))]
    assert [step.events for step in steps] == kept
    assert [step.action for step in steps] == [None, *played.actions]
