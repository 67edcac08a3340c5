"""Players, which choose actions from views.

>>> from settebello.game import seeded_game
>>> from settebello.rules import Rules
>>> from settebello.view import view_of
>>> game = seeded_game(Rules(), bytes(32))
>>> action = make_player("greedy").choose(view_of(game, game.round.turn), Rules())
>>> game.round.is_legal(action)
True
"""

from __future__ import annotations

from settebello.players.greedy import GreedyPlayer
from settebello.players.levels import DEFAULT_LEVEL, LEVELS, RATINGS
from settebello.players.player import Player, PlayerError, choose_within
from settebello.players.random_player import RandomPlayer
from settebello.players.registry import PLAYERS, check_player_name, make_player
from settebello.players.traditional import TraditionalPlayer

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "PLAYERS",
    "RATINGS",
    "GreedyPlayer",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "TraditionalPlayer",
    "check_player_name",
    "choose_within",
    "make_player",
]
