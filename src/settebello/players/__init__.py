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

from collections.abc import Callable

from settebello.errors import SettebelloError
from settebello.players.chance import RandomPlayer
from settebello.players.greedy import GreedyPlayer
from settebello.players.player import Player

PLAYERS: dict[str, Callable[[int | None], Player]] = {
    "random": RandomPlayer,
    "greedy": lambda _: GreedyPlayer(),
}
"""How to make each player from a seed (None: from the system's generator)."""


class PlayerError(SettebelloError):
    """A player that does not exist."""


def make(name: str, seed: int | None = None) -> Player:
    """The player of that name.

    Raises:
        PlayerError: there is none; the message lists those there are.
    """
    if name not in PLAYERS:
        raise PlayerError(f"There is no player '{name}'; there are {', '.join(PLAYERS)}.")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "GreedyPlayer", "Player", "PlayerError", "RandomPlayer", "make"]
