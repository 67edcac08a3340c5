"""Players where the first card of a round may be an ace only of a hand of aces: what such a hand tells."""

from __future__ import annotations

import pytest

from settebello.core import Round
from settebello.players import make_player
from settebello.variants import variant
from settebello.view import View, view_of
from tests.support.hidden_cards import dealt
from tests.support.stacked_packs import stacked

RULES = variant("scopa-d-assi").rules(2, {"ace_first": "forbidden"})


def view_after(first_hand: str, play: str) -> View:
    """The second player's knowledge after the first card."""
    game = dealt(RULES, stacked(RULES, table="2D 4S 10B 6C", deals=[(first_hand, "8D 3S 7S")]))
    game.round.play(play)
    return view_of(game, 1)


def test_a_first_card_that_is_an_ace_leaves_aces_in_the_hand_in_every_world() -> None:
    view = view_after("1C 1D 1S", "1Cx2D4S6C10B")
    rests = {frozenset(map(str, Round.from_view(view, RULES, seed).hand(0))) for seed in range(40)}
    assert rests == {frozenset(rest) for rest in (("1D", "1S"), ("1D", "1B"), ("1S", "1B"))}


def test_another_first_card_says_nothing_of_the_hand() -> None:
    view = view_after("1C 1D 10S", "10Sx10B")
    ranks = {card.rank for seed in range(40) for card in Round.from_view(view, RULES, seed).hand(0)}
    assert len(ranks) > 3


@pytest.mark.parametrize("name", ["greedy", "amico", "esperto", "ismcts:200", "maestro"])
@pytest.mark.parametrize(("hand", "play"), [("1C 1D 1S", "1Cx2D4S6C10B"), ("1C 1D 10S", "10Sx10B")])
def test_players_go_on_after_such_a_card(name: str, hand: str, play: str) -> None:
    view = view_after(hand, play)
    assert str(make_player(name).choose(view, RULES)) in view.legal


@pytest.mark.parametrize("name", ["greedy", "amico", "esperto", "ismcts:200", "maestro"])
def test_no_player_begins_with_an_ace(name: str) -> None:
    game = dealt(RULES, stacked(RULES, table="2D 4S 10B 6C", deals=[("1C 1D 3S", "8D 5S 7S")]))
    assert str(make_player(name).choose(view_of(game, 0), RULES)) == "3S"
