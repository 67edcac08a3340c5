"""Luck: the parts of a result add up to it, and the luck of the deals is 0 on average."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from settebello.cards import Card
from settebello.game import Game, Packs
from settebello.players.evaluation.game_search import OUTRIGHT_WORTH
from settebello.record import Record, RoundRecord
from settebello.study import ReviewError, review
from settebello.study.luck.decomposition import game_luck
from settebello.study.luck.model import DealLuck, GameLuck
from settebello.study.luck.side_value import SideValues
from settebello.study.model import Review
from settebello.variants import variant
from tests.oracle import random_pack
from tests.study.games import played, short_game

WORLDS = 40
PARTS = ("expected", "deals", "hidden", "own", "others", "rest")


@cache
def reviewed() -> Review:
    return review(short_game(), precision="quick")


@cache
def luck(side: int = 0) -> GameLuck:
    return game_luck(short_game(), reviewed(), side=side, worlds=WORLDS)


def assert_adds_up(found: GameLuck) -> None:
    parts = [getattr(found, part) for part in PARTS]
    assert sum(part.points for part in parts) == pytest.approx(found.result.points, abs=0.001)
    assert sum(part.chance for part in parts) == pytest.approx(found.result.chance, abs=0.0001)


@pytest.mark.parametrize("side", [0, 1])
def test_the_parts_add_up_to_the_result(side: int) -> None:
    assert_adds_up(luck(side))


def test_the_result_is_that_of_the_game() -> None:
    game = short_game().replay()
    assert game.outcome is not None
    margins = [score.totals[0] - score.totals[1] for score in game.scores]
    assert luck().finished
    assert luck().result.points == sum(margins)
    assert luck().result.chance == (0 in game.outcome.winners)
    assert [of_round.margin for of_round in luck().by_round] == margins


def test_what_one_side_wins_the_other_loses() -> None:
    for part in ("deals", "hidden", "rest"):
        one, other = getattr(luck(0), part), getattr(luck(1), part)
        assert one.points == pytest.approx(-other.points, abs=0.4), "each side's values have their own rounding"
    assert luck(0).own.points == pytest.approx(-luck(1).others.points)
    assert luck(0).others.points == pytest.approx(-luck(1).own.points)


def test_decisions_cost_their_own_side() -> None:
    own, others = luck().own.chance, luck().others.chance
    assert own is not None
    assert others is not None
    assert own <= 0 <= others
    for part, seat in ((luck().own, 0), (luck().others, 1)):
        lost = [decision for decision in reviewed().decisions if decision.seat == seat and decision.counts]
        assert abs(part.points) == pytest.approx(sum(decision.points_lost or 0 for decision in lost), abs=0.002)
        assert part.points != 0


def test_what_is_expected_before_the_cards_depends_on_no_card() -> None:
    rules = variant("scopa").rules(2, {"target": "3"})
    games = [game_luck(played(rules, seed, players=("greedy", "random")), worlds=100) for seed in (1, 2, 3)]
    chances = [game.expected.chance or 0 for game in games]
    assert max(chances) - min(chances) < 0.1, "a sample of other deals"
    assert len({game.result.points for game in games}) > 1
    assert {len(game.value) for game in games} == {16}


def test_every_deal_has_its_luck() -> None:
    rounds = range(1, len(luck().by_round) + 1)
    assert [(deal.round, deal.deal) for deal in luck().by_deal] == [
        (number, deal) for number in rounds for deal in range(1, 7)
    ]
    assert sum(deal.luck.points for deal in luck().by_deal) == pytest.approx(luck().deals.points, abs=0.01)


def test_a_review_has_it() -> None:
    assert reviewed().luck[1] == game_luck(short_game(), reviewed(), side=1)


def test_the_same_again() -> None:
    assert game_luck(short_game(), reviewed(), worlds=WORLDS) == luck()


def test_without_a_review_decisions_are_in_the_rest() -> None:
    found = game_luck(short_game(), worlds=WORLDS)
    assert found.judge is None
    assert (found.own.points, found.others.points, found.hidden.points) == (0, 0, 0)
    assert found.deals == luck().deals
    assert_adds_up(found)


def test_a_review_of_something_else_is_refused() -> None:
    for other in (replace(reviewed(), record="0" * 64), replace(reviewed(), seats=(0,))):
        with pytest.raises(ReviewError, match="not of this record and all its seats"):
            game_luck(short_game(), other, worlds=WORLDS)


def test_a_round_in_progress_is_left_out() -> None:
    begun = played(variant("scopa").rules(2), actions=40)
    found = game_luck(begun, review(begun, precision="quick"), worlds=WORLDS)
    assert not found.finished
    assert {deal.round for deal in found.by_deal} == {1}
    assert_adds_up(found)
    assert game_luck(played(variant("scopa").rules(2), actions=5), worlds=WORLDS).by_deal == ()


def test_a_claim_ends_a_round_that_counts() -> None:
    record = played(variant("scopa").rules(2, {"claiming_out": "on"}), actions=20)
    record.rounds[-1].claim = 0
    found = game_luck(record, worlds=WORLDS)
    assert found.finished
    assert found.result.chance == 0
    assert found.by_deal
    assert found.by_round == ()
    assert_adds_up(found)


@pytest.mark.parametrize(("name", "seats"), [("scopa", 3), ("scopa", 4), ("bazzica", 2), ("chkobba", 2)])
def test_other_games(name: str, seats: int) -> None:
    """Three sides, pairs, declarations, a cut."""
    rules = variant(name).rules(seats, {"target": "3"})
    record = played(rules)
    for side in range(rules.sides):
        assert_adds_up(game_luck(record, worlds=WORLDS, side=side))


def assert_0_on_average(found: Sequence[float]) -> None:
    assert abs(mean(found)) < 2.5 * stdev(found) / len(found) ** 0.5


def test_the_luck_of_the_deals_is_0_on_average() -> None:
    """However it is weighed by what was known before each deal."""
    records = [played(variant("scopa").rules(2), seed, players=("greedy",)) for seed in range(12)]
    games = [game_luck(record, worlds=WORLDS) for record in records]
    rounds = [of_round.luck.points for game in games for of_round in game.by_round]
    assert len(rounds) > 30
    assert_0_on_average(rounds)
    for terms in zip(*(game.chance_terms or () for game in games), strict=True):
        assert_0_on_average(terms)


def test_the_chance_before_a_deal_depends_on_no_card_of_it() -> None:
    """Two rounds that differ in the last deal alone; other worlds are drawn for each."""
    pack = random_pack(Random(1), variant("scopa").rules(2))
    first, other = (last_deal((*pack[:34], *cards)) for cards in (pack[34:], pack[:33:-1]))
    assert abs(first.luck.points - other.luck.points) > 1
    assert first.chance_before == pytest.approx(other.chance_before, abs=0.02)


def last_deal(pack: tuple[Card, ...]) -> DealLuck:
    """The luck of the last deal of a round of that pack."""
    rules = variant("scopa").rules(2)
    record, game = Record(rules=rules, names=("Ada", "Bruno"), dealer=0), Game(rules, 0)
    record.rounds.append(RoundRecord(shuffle=Packs((pack,))))
    game.deal(record.rounds[0].shuffle)
    while game.state == "playing":
        record.rounds[0].actions.append(game.round.legal_actions()[0])
        game.play(record.rounds[0].actions[-1])
    return game_luck(record, worlds=WORLDS).by_deal[-1]


@pytest.mark.parametrize(("side", "margin"), [(0, 3 + OUTRIGHT_WORTH), (1, -3 - OUTRIGHT_WORTH)])
def test_a_round_won_outright_counts_for_its_winner(side: int, margin: float) -> None:
    won: Any = SimpleNamespace(score=lambda: SimpleNamespace(totals=(5, 2), outright=0, king=None), dealer=1)
    assert SideValues(variant("scopa").rules(2), side, worlds=1).of_result(won, (0, 0)).points == margin


def test_no_round_at_all() -> None:
    found = game_luck(Record(rules=variant("scopa").rules(2), names=("Ada", "Bruno"), dealer=0), worlds=WORLDS)
    assert (found.result.points, found.result.chance, found.by_deal) == (0, None, ())
