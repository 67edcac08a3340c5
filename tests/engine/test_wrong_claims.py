"""After a wrong claim (docs/rules.md#claiming-out), totals include this round's sweeps and declarations, no more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.core import Action
from settebello.game import Game, Packs
from settebello.rules import Capture, Deal, Finish, Majority, Rules, Scoring, Seating, Sweep
from tests.engine.small_positions import scored
from tests.support.stacked_packs import stacked

THREE = Rules(
    seating=Seating(seats=3),
    deal=Deal(table=4, hands=(3,) * 4, redeal=()),
    capture=Capture(optional=True),
    scoring=Scoring(cards=Majority(points=9)),
    sweep=Sweep(points=2),
    declarations="bazzica",
    finish=Finish(target=40, claiming_out=True, double_game=True),
)


def in_the_middle(rules: Rules, totals: tuple[int, ...]) -> Game:
    """Seat 0 has swept once, seat 1 has declared three points; seat 2 has neither, but the most cards by far."""
    hands = ["10D 9S 8S", "1D 2C 3S", "4S 5S 6S"]
    game = Game(rules, 1)
    game.scores = [scored(rules, totals)]
    game.deal(Packs((tuple(stacked(rules, table="1C 2D 3D 4D", deals=[hands])),)))
    for text in ("pass", "declare", "pass", "10Dx1C2D3D4D"):
        game.play(Action.parse(text))
    assert [game.round.sweeps(side) for side in range(3)] == [1, 0, 0]
    assert [game.round.declared(side) for side in range(3)] == [0, 3, 0]
    return game


@pytest.mark.parametrize(
    ("totals", "claimer", "winners", "doubly_lost"),
    [
        ((10, 10, 12), 2, (1,), (0, 2)),
        ((10, 9, 12), 2, (0, 1), (2,)),
        ((10, 8, 12), 2, (0,), (1, 2)),
        ((0, 10, 12), 0, (1,), (0, 2)),
        ((0, 10, 13), 0, (1, 2), (0,)),
        ((0, 10, 14), 0, (2,), (0, 1)),
        ((10, 0, 11), 1, (0,), (1, 2)),
        ((10, 0, 12), 1, (0, 2), (1,)),
        ((10, 0, 13), 1, (2,), (0, 1)),
        ((18, 20, 5), 2, (1,), (2,)),
        ((17, 20, 5), 2, (1,), (0, 2)),
        ((30, 17, 20), 2, (0,), ()),
        ((30, 16, 20), 2, (0,), (1,)),
    ],
)
def test_the_better_total_with_sweeps_and_declarations_wins(
    totals: tuple[int, ...], claimer: int, winners: tuple[int, ...], doubly_lost: tuple[int, ...]
) -> None:
    """Two for a sweep here, three for a declaration; a loser with fewer than twenty loses double."""
    game = in_the_middle(THREE, totals)
    game.claim(claimer)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.doubly_lost) == (winners, doubly_lost)
    assert game.outcome.double is bool(doubly_lost)


def test_no_loss_is_double_where_that_is_not_played() -> None:
    rules = replace(THREE, finish=replace(THREE.finish, double_game=False))
    game = in_the_middle(rules, (10, 10, 12))
    game.claim(2)
    assert game.outcome is not None
    assert game.outcome.doubly_lost == ()
    assert game.outcome.double is False


@pytest.mark.parametrize(
    ("totals", "claimer", "right"),
    [
        ((38, 0, 0), 0, True),
        ((37, 0, 0), 0, False),
        ((0, 37, 0), 1, True),
        ((0, 36, 0), 1, False),
        ((0, 0, 39), 2, False),
    ],
)
def test_a_right_claim_needs_every_point_and_no_more(totals: tuple[int, ...], claimer: int, right: bool) -> None:
    game = in_the_middle(THREE, totals)
    game.claim(claimer)
    assert game.outcome is not None
    assert (game.outcome.winners == (claimer,)) is right
