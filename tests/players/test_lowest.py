"""If the lowest total wins, every player plays for few points, and advice says so."""

from __future__ import annotations

import pytest

from settebello.game import seeded_game
from settebello.players import make_player
from settebello.players.advice import explain
from settebello.players.greedy import GreedyPlayer
from settebello.players.player import Player
from settebello.players.random_player import RandomPlayer
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import view_of

RULES = variant("scopa-a-perdere").rules()
ROUNDS = 30


def points_of(players: list[Player], rules: Rules, rounds: int) -> list[int]:
    """The points of each side over so many rounds, the seats changing places after each."""
    made = [0, 0]
    for number in range(rounds):
        game = seeded_game(rules, number.to_bytes(32, "big"))
        while game.state == "playing":
            seat = game.round.turn
            assert seat is not None
            player = players[(seat + number) % 2]
            game.play(player.choose(view_of(game, seat), rules))
        for side, points in enumerate(game.scores[0].totals):
            made[(side + number) % 2] += points
    return made


@pytest.mark.parametrize("name", ["piccolo", "novizio", "amico", "traditional", "greedy", "ismcts:200", "esperto"])
def test_a_player_scores_less_than_the_random_one(name: str) -> None:
    own, others = points_of([make_player(name, seed=1), RandomPlayer(1)], RULES, ROUNDS)
    assert own < others


def test_advice_speaks_of_what_is_not_taken() -> None:
    """Over whole rounds the reasons belong to this game, and each fits its action."""
    found = set()
    for number in range(10):
        game = seeded_game(RULES, number.to_bytes(32, "big"))
        while game.state == "playing":
            seat = game.round.turn
            assert seat is not None
            view = view_of(game, seat)
            action = GreedyPlayer().choose(view, RULES)
            reason, cards = explain(action, view, RULES)
            found.add(reason)
            assert reason in ("only", "nothing", "bait", "little")
            assert reason != "nothing" or not action.takes
            assert reason != "little" or set(cards) == set(action.captured)
            game.play(action)
    assert found == {"only", "nothing", "bait", "little"}
