"""Claiming out (RULES.md section 8), compared with the oracle."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.core import score_piles
from settebello.errors import IllegalAction
from settebello.game import Game, Outcome, Packs, outcome, seeded_game, seeded_shuffle
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Finish, Rules, Scoring
from settebello.rules.scores import RoundScore
from settebello.view import view_of
from tests.oracle import OracleRound
from tests.oracle.certain import certain_points
from tests.oracle.game import end_by_claim, game_end
from tests.oracle.random_rules import random_pack, random_rules

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


@given(RANDOM)
def test_certain_points_and_the_end_of_a_claimed_game_agree_with_the_oracle(chance: Random) -> None:
    rules = _claiming(random_rules(chance), chance)
    pack = random_pack(chance, rules)
    oracle = OracleRound(rules, pack)
    game = Game(rules, rules.seats - 1)
    try:
        game.deal(Packs((pack,)))
    except ValueError:
        return  # this pack is dealt again
    game.scores = [_scored(rules, chance)]
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
    outright = chance.choice([None, None, 0, 1])
    found, expected = outcome(rules, totals, outright), game_end(rules, totals, outright)
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
    finish = replace(rules.finish, claiming_out=True, target=chance.choice([1, 2, 3, 5, 11]))
    return replace(rules, finish=finish)


def _scored(rules: Rules, chance: Random) -> RoundScore:
    """A round already scored, with random totals."""
    score = score_piles(rules, [CardSet()] * rules.sides)
    return RoundScore(sides=tuple(replace(side, total=chance.randrange(0, 8)) for side in score.sides))
