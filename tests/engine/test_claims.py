"""Claiming out (docs/rules.md#claiming-out), compared with the oracle."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from settebello.cards import CARDS, CardSet, Suit
from settebello.core import Action, Round
from settebello.errors import IllegalAction, RecordError
from settebello.game import Game, Packs, claim_outcome, seeded_game, seeded_shuffle
from settebello.outcome import Outcome, outcome_after_round, points_to_claim
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Capture, Finish, Majority, Napola, Rules, Scala, Scoring, Sweep
from settebello.variants import variant
from settebello.view import view_of
from tests.engine.small_positions import scored
from tests.oracle import OracleRound
from tests.oracle.claims import certain_points
from tests.oracle.game import end_by_claim, game_end
from tests.oracle.random_rules import random_pack, random_rules
from tests.support.claim_games import all_coins_taken, only, tied
from tests.support.stacked_packs import at_seats, stacked

SEED = bytes(range(32))
RANDOM = st.integers(0, 2**64 - 1).map(Random)
CLAIMING = Rules(finish=Finish(claiming_out=True))


def test_S0_claiming_is_refused_where_it_is_not_played() -> None:
    game = seeded_game(Rules(), SEED)
    with pytest.raises(IllegalAction, match="not played"):
        game.claim(0)
    assert not view_of(game, 0).may_claim


def test_S0_any_seat_may_claim_on_turn_or_not_whatever_comes_of_it() -> None:
    game = seeded_game(CLAIMING, SEED)
    assert [view_of(game, seat).may_claim for seat in (0, 1, None)] == [True, True, False]
    game.claim(1 - (game.round.turn or 0))
    assert game.state == "over"
    assert not view_of(game, 0).may_claim
    with pytest.raises(IllegalAction, match="the game is over"):
        game.claim(0)


def test_a_seat_that_is_not_there_cannot_claim() -> None:
    with pytest.raises(IllegalAction, match="no seat 2"):
        seeded_game(CLAIMING, SEED).claim(2)


def test_S0_a_wrong_claim_loses_at_once() -> None:
    game = seeded_game(CLAIMING, SEED)
    game.claim(0)
    assert game.outcome == Outcome(winners=(1,), reason="claim")


def test_S0_a_right_claim_wins_at_once_whatever_the_others_have() -> None:
    """Sweeps alone make the points here, and a sweep made is certain."""
    rules = Rules(scoring=Scoring(), finish=Finish(target=1, claiming_out=True))
    game = seeded_game(rules, SEED)
    while game.round.certain(0) == 0:
        game.play(max(game.round.legal_actions(), key=lambda action: len(action.captured)))
    game.claim(0)
    assert game.outcome == Outcome(winners=(0,), reason="claim")


# A tie, which another round is played to break

LOW = Rules(finish=Finish(target=2, claiming_out=True))


@pytest.mark.parametrize("seat", [0, 1])
def test_S0_after_a_tie_nobody_can_claim_before_a_card_is_played(seat: int) -> None:
    _, game = tied(LOW, 1)
    game.claim(seat)
    assert game.outcome == Outcome(winners=(1 - seat,), reason="claim")


@pytest.mark.parametrize(("points", "winner"), [(0, 1), (1, 0), (2, 0)])
def test_S0_after_a_tie_one_certain_point_more_makes_a_claim_right(points: int, winner: int) -> None:
    """It takes no more than that, though the other side is ahead."""
    for number in range(300):
        _, game = tied(LOW, 1)
        chance = Random(number)
        while game.state == "playing":
            if game.round.certain(0) == points < game.round.certain(1):
                game.claim(0)
                assert game.outcome == Outcome(winners=(winner,), reason="claim")
                return
            game.play(chance.choice(game.round.legal_actions()))
    raise AssertionError("in no round was the other side ahead")


@pytest.mark.parametrize(
    ("totals", "asked"),
    [
        ((0, 0), 11),
        ((10, 10), 11),
        ((11, 11), 12),
        ((14, 14), 15),
        ((9, 13, 13), 14),
        ((12, 12, 12), 13),
        ((-2, -2), 11),
    ],
)
def test_what_a_claim_must_reach(totals: tuple[int, ...], asked: int) -> None:
    assert points_to_claim(CLAIMING, totals) == asked


@pytest.mark.parametrize("result", ["null", "[0]", "[0, 1]", "[]"])
def test_a_claim_with_a_wrong_result_is_refused(result: str) -> None:
    record, _ = tied(LOW, 1)
    record.rounds[1].claim = 0
    with pytest.raises(RecordError, match="result"):
        read(write(record).replace("[Result [1]]", f"[Result {result}]"))


# The whole suit, and winning sets


def with_set(*cards: str) -> Rules:
    rules = only(cards=Majority())
    return replace(rules, finish=replace(rules.finish, wins=(cards,)))


@pytest.mark.parametrize(
    ("rules", "claimer", "winner"),
    [
        (only(napola=Napola()), 1, 1),
        (only(napola=Napola()), 0, 1),
        (only(scala=Scala()), 1, 1),
        (with_set("1D", "2D", "10D"), 1, 1),
        (with_set("1D", "2D", "10D"), 0, 1),
        (with_set("1D", "1B", "2D"), 1, 0),
        (only(napola=Napola(longest=6, napoleone=False)), 1, 0),
        (only(cards=Majority()), 1, 0),
    ],
)
def test_S0_whoever_holds_the_whole_suit_claims_rightly_where_it_wins(rules: Rules, claimer: int, winner: int) -> None:
    _, game = all_coins_taken(rules)
    game.claim(claimer)
    assert game.outcome == Outcome(winners=(winner,), reason="claim")


def test_S0_the_suit_must_be_whole() -> None:
    _, game = all_coins_taken(only(napola=Napola()))
    game.round.undo()
    game.claim(1)
    assert game.outcome == Outcome(winners=(0,), reason="claim")


@pytest.mark.parametrize(("others", "winner"), [(0, None), (8, None), (9, 0)])
def test_a_suit_that_needs_everything_wins_once_everything_is_certain(others: int, winner: int | None) -> None:
    """Tombolon: all swords and the seven of coins, but most cards only with 20 of them, a tie for the first player."""
    rules = variant("tombolon").rules(2)
    swords = [card for card in CARDS if card.suit == Suit.S or str(card) == "7D"]
    rest = [card for card in CARDS if card not in swords]
    pile, first, second, table = [*swords, *rest[:others]], rest[-6:], rest[-12:-6], rest[others:-12]
    position = Round.from_position(
        f"hands {CardSet(first)} | {CardSet(second)}; table {CardSet(table)}; piles {CardSet(pile)} | -;"
        " last 0 in deal 0",
        rules,
    )
    assert position.certain_winner == winner
    outcome = claim_outcome(rules, position, (0, 0), 0)
    assert outcome.winners == ((0,) if winner == 0 else (1,))


def test_of_three_sides_the_one_with_the_whole_suit_has_won_when_another_claims() -> None:
    """However few its points: the third side is ahead of it."""
    finish = Finish(target=50, claiming_out=True)
    rules = replace(at_seats(3, (12,)), scoring=Scoring(napola=Napola()), finish=finish)
    rules = replace(rules, capture=Capture(optional=True), sweep=Sweep(points=0))
    suits = [" ".join(f"{rank}{suit}" for rank in range(1, 11)) for suit in "DCS"]
    pack = stacked(rules, table="1B 2B 3B 4B", deals=[suits])
    game, oracle = Game(rules, 2), OracleRound(rules, pack)
    game.deal(Packs((tuple(pack),)))
    for rank in range(1, 11):
        for text in (f"{rank}D", f"{rank}Cx{rank}D", f"{rank}S"):
            game.play(Action.parse(text))
            oracle.play(text)
    game.scores = [scored(rules, (0, 0, 10))]
    assert end_by_claim(oracle, game.totals, 0).winners == (1,)
    game.claim(0)
    assert game.outcome == Outcome(winners=(1,), reason="claim")


@given(RANDOM)
def test_certain_points_and_the_end_of_a_claimed_game_agree_with_the_oracle(chance: Random) -> None:
    rules = _claiming(random_rules(chance), chance)
    pack = random_pack(chance, rules)
    oracle = OracleRound(rules, pack)
    game = Game(rules, rules.seats - 1)
    try:
        game.deal(Packs((tuple(pack),)))
    except ValueError:
        return  # this pack is dealt again
    game.scores = [scored(rules, _standing(rules, chance))]
    game.first_dealer = (game.first_dealer - 1) % rules.seats
    for _ in range(chance.randrange(60)):
        if oracle.phase in ("redeal", "over"):
            break
        action = chance.choice(game.round.legal_actions())
        game.round.play(action)
        oracle.play(str(action))
    if oracle.phase in ("redeal", "over"):
        return
    seat = chance.randrange(rules.seats)
    for side in range(rules.sides):
        assert game.round.certain(side) == certain_points(oracle, side)
    game.claim(seat)
    expected = end_by_claim(oracle, game.totals, rules.side_of(seat))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.doubly_lost) == (expected.winners, expected.doubly_lost)


@given(RANDOM)
def test_the_end_of_a_game_agrees_with_the_oracle(chance: Random) -> None:
    rules = random_rules(chance)
    totals = [chance.randrange(-5, rules.finish.target + 4) for _ in range(rules.sides)]
    if chance.random() < 0.3:
        totals[0] = totals[-1]
    outright = chance.choice([None, None, 0, 1])
    king = chance.choice([None, *range(rules.sides)])
    found, expected = outcome_after_round(rules, totals, outright, king), game_end(rules, totals, outright, king)
    assert (found is None) == (expected is None)
    if found is not None and expected is not None:
        assert (found.winners, found.doubly_lost) == (expected.winners, expected.doubly_lost)


@given(RANDOM)
def test_a_claimed_game_is_kept_in_its_record(chance: Random) -> None:
    rules = _claiming(random_rules(chance), chance)
    seed = chance.randbytes(32)
    game = seeded_game(rules, seed)
    record = Record(rules=rules, names=("x",) * rules.seats, dealer=game.first_dealer)
    record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
    for _ in range(chance.randrange(30)):
        if game.state == "playing":
            record.rounds[0].actions.append(chance.choice(game.round.legal_actions()))
            game.play(record.rounds[0].actions[-1])
    if game.state != "playing":
        return
    record.rounds[0].claim = chance.randrange(rules.seats)
    game.claim(record.rounds[0].claim)
    again = read(write(record))
    assert again == record
    assert again.replay().outcome == game.outcome


def _claiming(rules: Rules, chance: Random) -> Rules:
    finish = replace(rules.finish, claiming_out=True, lowest=False, target=chance.choice([1, 2, 3, 5, 11]))
    return replace(rules, finish=finish)


def _standing(rules: Rules, chance: Random) -> list[int]:
    """Totals with which a game goes on: often level at the target or above it."""
    totals = [chance.randrange(-2, rules.finish.target) for _ in range(rules.sides)]
    if chance.random() < 0.5:
        best = rules.finish.target + chance.randrange(3)
        totals = [best, best, *totals[2:]]
        chance.shuffle(totals)
    return totals
