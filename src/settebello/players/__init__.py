"""Players: whatever chooses actions from views.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> action = make("greedy").choose(view_of(game, game.round.turn), Rules())
>>> game.round.is_legal(action)
True
"""

from __future__ import annotations

from settebello.players.chance import RandomPlayer
from settebello.players.greedy import GreedyPlayer
from settebello.players.levels import LEVELS, RATINGS, USUAL
from settebello.players.player import Player, PlayerError, choose_within
from settebello.players.registry import PLAYERS, make, make_named
from settebello.players.traditional import TraditionalPlayer

__all__ = [
    "LEVELS",
    "PLAYERS",
    "RATINGS",
    "USUAL",
    "GreedyPlayer",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "TraditionalPlayer",
    "choose_within",
    "make",
    "make_named",
]
