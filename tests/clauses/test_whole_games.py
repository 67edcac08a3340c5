"""Rounds until a side wins: new deals, the dealer's place, the last round, claims made in play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.cards import Card, parse_cards
from settebello.core import Action
from settebello.errors import IllegalAction
from settebello.game import Game, Packs, seeded_game, seeded_shuffle
from settebello.outcome import Outcome, best_total
from settebello.rules import Coins, Finish, Majority, Primiera, Rules
from settebello.shuffle import first_dealer
from settebello.variants import VARIANTS, variant
from settebello.view import view_of
from tests.clauses.conftest import AnyRound, Implementation
from tests.support.stacked_packs import TWO_TENS, scoring, stacked

SEED = bytes(range(32))


def pack_with(rules: Rules, table: str) -> tuple[Card, ...]:
    return tuple(stacked(rules, table=table))


def play_to_the_end(game: Game) -> list[int]:
    """Every round until a side wins: who dealt each."""
    dealers: list[int] = []
    while game.state != "over":
        assert len(dealers) < 100, "a game comes to an end"
        if game.state == "between rounds":
            game.deal(seeded_shuffle(SEED, game))
        dealers.append(game.dealer)
        while game.state == "playing":
            game.play(max(game.round.legal_actions(), key=lambda action: len(action.captured)))
    return dealers


# Deals


def test_S1_the_first_dealer_is_drawn_by_lot() -> None:
    """S0, S1, S4: by any method; every seat may be drawn, from a seed that nobody chooses."""
    for seats in (2, 3, 4, 6):
        drawn = {first_dealer(bytes([number]) * 32, seats) for number in range(100)}
        assert drawn == set(range(seats))
        assert seeded_game(variant("scopa").rules(seats), SEED).first_dealer == first_dealer(SEED, seats)


@pytest.mark.parametrize(
    ("name", "settings", "table"),
    [
        ("scopa", {}, "10D 10C 10S 1D"),
        ("scopa", {}, "10D 10C 10S 10B"),
        ("scopa-two", {}, "10D 10C 10S 1D"),
        ("scopa-d-assi", {"redeal": "kings,aces"}, "1D 3C 4S 5B"),
    ],
)
def test_S0_the_same_dealer_deals_again(name: str, settings: dict[str, str], table: str) -> None:
    """S0, S1: the cards are shuffled and dealt again, and nobody has played or scored in between."""
    rules = variant(name).rules(2, settings)
    game = Game(rules, 0)
    game.deal(Packs((pack_with(rules, table), pack_with(rules, "2D 3C 4S 5B"))))
    assert [attempt.phase for attempt in game.attempts] == ["redeal", "play"]
    assert [attempt.dealer for attempt in game.attempts] == [0, 0]
    assert (game.round.turn, game.scores, len(game.round.table)) == (1, [], 4)


def test_S0_chkobba_is_dealt_again_for_three_of_one_value() -> None:
    """S0: with the draw."""
    rules = variant("chkobba").rules(2)
    game = Game(rules, 1)
    game.deal(Packs((pack_with(rules, "5D 5C 5S 2B"), pack_with(rules, "1D 3C 4S 5B"))))
    game.play(Action.parse("keep"))
    assert [attempt.phase for attempt in game.attempts] == ["redeal", "cut"]
    game.play(Action.parse("keep"))
    assert game.round.phase == "play"


@pytest.mark.parametrize("name", ["winning-moves", "panicale", "dante", "hurrikan"])
@pytest.mark.parametrize("table", ["10D 10C 10S 10B", "1D 1C 1S 1B"])
def test_S0_these_games_are_never_dealt_again(rules_of: Implementation, name: str, table: str) -> None:
    """S2, S3, S4, and S0's description of Hurrikan, do not mention a new deal."""
    rules = variant(name).rules(2)
    assert rules_of.round(rules, stacked(rules, table=table)).inner.phase == "play"


@pytest.mark.parametrize(
    ("name", "seats"), [("scopa", 2), ("scopa", 3), ("scopa", 4), ("scopa", 6), ("chkobba", 4), ("winning-moves", 3)]
)
def test_S0_the_deal_passes_on_after_each_round(name: str, seats: int) -> None:
    """S0: to the next player in the direction of play, who then plays last."""
    game = seeded_game(variant(name).rules(seats, {"target": "40"}), SEED)
    dealers = play_to_the_end(game)
    assert len(dealers) > seats
    assert dealers == [(dealers[0] + number) % seats for number in range(len(dealers))]


# The last round


@pytest.mark.parametrize("name", [name for name, game in VARIANTS.items() if 2 in game.seats])
def test_S0_rounds_are_played_until_a_side_wins(name: str) -> None:
    """S0, S1, S2, S3, S4: totals count at the end of a round only; before the last nobody had won."""
    game = seeded_game(variant(name).rules(2), SEED)
    play_to_the_end(game)
    target = game.rules.finish.target
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    if game.outcome.reason == "points":
        assert max(game.totals) >= target
        assert game.totals[winner] != game.totals[1 - winner]
        assert game.totals[winner] == best_total(game.rules, game.totals)
    before = [total - last for total, last in zip(game.totals, game.scores[-1].totals, strict=True)]
    assert max(before) < target or before[0] == before[1]


# Claiming out, in play

CLAIM = Finish(target=1, claiming_out=True)
CARDS_CLAIM = replace(TWO_TENS, scoring=scoring(cards=Majority()).scoring, finish=CLAIM)
COINS_CLAIM = replace(TWO_TENS, scoring=scoring(coins=Coins()).scoring, finish=CLAIM)
PRIME_CLAIM = replace(TWO_TENS, scoring=scoring(primiera=Primiera()).scoring, finish=CLAIM)
NO_SWEEPS = replace(TWO_TENS.sweep, points=0)
FIRST = [action for rank in range(1, 11) for action in (f"{rank}D", f"{rank}Cx{rank}D")]
SECOND = [action for rank in range(1, 11) for action in (f"{rank}S", f"{rank}Bx{rank}S")]


def two_by_two(rules: Rules) -> list[Card]:
    """Seat 0 gets coins, then swords, seat 1 cups, then batons: seat 1 can take every card."""
    deals = [[" ".join(f"{rank}{suit}" for rank in range(1, 11)) for suit in suits] for suits in ("DC", "SB")]
    return stacked(rules, deals=deals)


def after(rules_of: Implementation, rules: Rules, captures: int) -> AnyRound:
    played = rules_of.round(rules, two_by_two(rules))
    played.play(*(FIRST + SECOND)[: 2 * captures])
    return played


@pytest.mark.parametrize(
    ("rules", "captures", "certain"),
    [
        (CARDS_CLAIM, 10, 0),
        (CARDS_CLAIM, 11, 1),
        (COINS_CLAIM, 5, 0),
        (COINS_CLAIM, 6, 1),
        (PRIME_CLAIM, 10, 0),
        (PRIME_CLAIM, 11, 1),
    ],
)
def test_S0_what_may_be_claimed(rules_of: Implementation, rules: Rules, captures: int, certain: int) -> None:
    """S0: 21 cards (not 20), six coins (not five), a prime that the opponent cannot better with all other cards.

    After ten captures the one side has all coins and cups, so the other can have no prime; with the eleventh it has a
    prime itself.
    """
    rules = replace(rules, sweep=NO_SWEEPS)
    played = after(rules_of, rules, captures)
    assert (played.certain(0), played.certain(1)) == (0, certain)
    game = Game(rules, 1)
    game.deal(Packs((tuple(two_by_two(rules)),)))
    for action in (FIRST + SECOND)[: 2 * captures]:
        game.play(Action.parse(action))
    game.claim(1)
    assert game.outcome == Outcome(winners=(1 if certain else 0,), reason="claim")


def test_S0_claiming_is_an_option() -> None:
    """S0: some allow it; if they do, anybody may, in the middle of a round."""
    game = seeded_game(variant("scopa").rules(2), SEED)
    with pytest.raises(IllegalAction, match="not played"):
        game.claim(0)
    assert {"claiming_out": "on"} in [alternative.settings for alternative in variant("scopa").alternatives]
    game = seeded_game(variant("scopa").rules(2, {"claiming_out": "on"}), SEED)
    assert [view_of(game, seat).may_claim for seat in (0, 1)] == [True, True]


@pytest.mark.parametrize("name", ["scopa", "napola", "bazzica", "chkobba", "hurrikan"])
@pytest.mark.parametrize("seat", [0, 1])
def test_S0_a_wrong_claim_loses_the_game(name: str, seat: int) -> None:
    """S0: a player who claims without the points has lost."""
    game = seeded_game(variant(name).rules(2, {"claiming_out": "on"}), SEED)
    game.claim(seat)
    assert game.state == "over"
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1 - seat,), "claim")


# The whole suit


@pytest.mark.parametrize("name", ["napola", "scalette"])
def test_S0_the_whole_suit_ends_the_game(name: str) -> None:
    """S0: a side that has taken all coins wins when the round is scored, far from the target."""
    rules = variant(name).rules(2, {"table": "0", "hands": "10", "target": "100"})
    game = Game(rules, 1)
    game.deal(Packs((tuple(two_by_two(rules)),)))
    for action in FIRST + SECOND:
        game.play(Action.parse(action))
    assert game.outcome == Outcome(winners=(1,), reason="outright")
    assert game.totals[1] < 100
    assert set(game.round.pile(1)) >= set(parse_cards(" ".join(f"{rank}D" for rank in range(1, 11))))
