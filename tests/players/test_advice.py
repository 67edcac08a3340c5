"""The reasons of advice: each is true of its play, and means something in its game."""

from __future__ import annotations

import random

import pytest

from settebello.cards import CardSet
from settebello.core import Action
from settebello.game import Game, Packs, seeded_game
from settebello.players.advice import explain, recommend
from settebello.players.recommendation import Reason
from settebello.players.table import points_of_capture
from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.view import View, view_of
from tests.support.stacked_packs import stacked

CIRULLA = variant("cirulla").rules(2)


def reasons_that_mean_something(rules: Rules) -> set[Reason]:
    """Those of any game, and those that need a word of the rules."""
    lines, found = rules.scoring, set[Reason]({"only", "least", "cards"})
    words: list[tuple[bool, tuple[Reason, ...]]] = [
        (rules.finish.lowest, ("nothing", "bait", "little")),
        (rules.deal.cut, ("keep", "place")),
        (rules.declarations != "none", ("declare", "pass")),
        (rules.sweep.points > 0, ("sweep", "safe")),
        (rules.capture_points.scores or rules.sweep.by_card, ("scores",)),
        (rules.capture.steal, ("steal",)),
        (lines.settebello is not None, ("settebello",)),
        (lines.re_bello is not None, ("king",)),
        (bool(lines.honours), ("honours",)),
        (lines.primiera is not None or lines.barmila is not None, ("sevens",)),
        (lines.coins is not None, ("coins",)),
    ]
    return found.union(*(reasons for played, reasons in words if played))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_reason_means_something_in_its_game(name: str) -> None:
    rules = variant(name).rules()
    known, chance = reasons_that_mean_something(rules), random.Random(1)
    for number in range(4):
        game = seeded_game(rules, bytes([number]) * 32)
        while game.state == "playing" and game.rounds_dealt == 1:
            assert game.round.turn is not None
            view = view_of(game, game.round.turn)
            found = {text: explain(Action.parse(text), view, rules) for text in view.legal}
            assert {reason for reason, _ in found.values()} <= known
            for text, (reason, cards) in found.items():
                fits(Action.parse(text), reason, cards, view, rules)
            game.play(Action.parse(chance.choice(view.legal)))


def fits(action: Action, reason: Reason, cards: CardSet, view: View, rules: Rules) -> None:
    if reason == "scores":
        assert points_of_capture(action, view, rules) > 0
    elif reason == "steal":
        assert action.captured <= view.tops
        assert any(pile and pile <= cards for pile in view.piles)
    elif reason in ("safe", "least", "nothing"):
        assert not action.takes


def test_where_sweeps_score_nothing_no_hint_speaks_of_them() -> None:
    rules = variant("scopa-frac").rules()
    view = view_of(seeded_game(rules, bytes(32)), 1)
    assert not recommend(view, rules, seconds=0.2).safe


@pytest.mark.parametrize(
    ("hand", "table", "action"),
    [
        ("7C 2D 3S", "10B 9B 8B 6B", "declare:7C=1"),
        ("7C 10D 10S", "9B 8B 6B 5B", "declare:7C=10"),
        ("1B 2D 3S", "10B 9B 8B 6B", "declare"),
    ],
)
def test_it_is_advised_to_knock_first(hand: str, table: str, action: str) -> None:
    """The matta is named what scores most: an ace takes all that lies there."""
    game = Game(CIRULLA, 1)
    game.deal(Packs((tuple(stacked(CIRULLA, table=table, deals=[[hand, "6D 9C 8D"]])),)))
    found = recommend(view_of(game, 0), CIRULLA)
    assert (str(found.action), found.reason) == (action, "declare")
