"""Statistics of many rounds: what each side scored, and for what."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from settebello.core import playout_scores
from settebello.errors import ArgumentError, check_number
from settebello.game import Game, Seed
from settebello.players.player import Player
from settebello.players.registry import make_player
from settebello.rules import Rules
from settebello.rules.scores import LINES
from settebello.shuffle import round_seed
from settebello.view import view_of

MOST_ROUNDS = 100_000_000
Counts = NDArray[np.int32]


class Simulation(Struct, frozen=True, kw_only=True):
    """The scores of many rounds. Every array is int32[rounds, sides]."""

    points: Counts
    """The points of the round."""
    sweeps: Counts
    """The number of sweeps."""
    lines: dict[str, Counts]
    """The points of each line of the rules, by its key (:data:`settebello.rules.scores.LINES`)."""


def simulate(rules: Rules, rounds: int, seed: int, players: Sequence[str | Player] | None = None) -> Simulation:
    """Play rounds, each dealt by the last seat so that seat 0 leads, and collect their scores.

    Args:
        rules: the rules of the game.
        rounds: the number of rounds to play to the end. Void deals do not count.
        seed: 0 to 2**64 - 1, for the cards and all random choices. A player with a time limit may still choose
            differently.
        players: by seat, a specification such as ``greedy`` or a player; None for random actions, millions a second.

    Raises:
        RulesError: the rules are inconsistent.
        ArgumentError: a number is out of range, or the number of players is not the number of seats.
        PlayerError: there is no such player.

    >>> found = simulate(Rules(), rounds=10_000, seed=1)
    >>> found.points.shape, sorted(found.lines)
    ((10000, 2), ['cards', 'coins', 'primiera', 'settebello', 'sweeps'])
    >>> bool((found.lines["settebello"].sum(axis=1) == 1).all())
    True
    """
    count = check_number(rounds, 0, MOST_ROUNDS, "number of rounds")
    check_number(seed, 0, 2**64 - 1, "seed")
    sweeps = np.zeros((count, rules.sides), np.int32)
    lines = np.zeros((count, rules.sides, len(LINES)), np.int32)
    if players is None:
        playout_scores(rules, seed, sweeps, lines)
    else:
        _play(rules, seed, players, sweeps, lines)
    played = {key: lines[:, :, n].copy() for n, key in enumerate(LINES) if lines[:, :, n].any()}
    return Simulation(points=lines.sum(axis=2, dtype=np.int32), sweeps=sweeps, lines=played)


def _play(rules: Rules, seed: int, players: Sequence[str | Player], sweeps: Counts, lines: Counts) -> None:
    if isinstance(players, str) or len(players) != rules.seats:
        raise ArgumentError(f"There are {rules.seats} seats: give a list of as many players, one for each.")
    seated = [
        make_player(player, seed=(seed + seat) % 2**64) if isinstance(player, str) else player
        for seat, player in enumerate(players)
    ]
    source = seed.to_bytes(32, "big")
    for number in range(len(sweeps)):
        game = Game(rules, rules.seats - 1)
        game.deal(Seed(round_seed(source, number + 1)))
        while game.state == "playing":
            turn = game.round.turn
            assert turn is not None
            game.play(seated[turn].choose(view_of(game, turn), rules))
        for side, score in enumerate(game.scores[0].sides):
            sweeps[number, side] = game.round.sweeps(side)
            for key, points in score.lines.items():
                lines[number, side, LINES.index(key)] = points
