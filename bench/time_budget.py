"""How far maestro goes beyond the time that it is given, in every named game at every number of seats.

    python bench/time_budget.py --milliseconds 20

Two rounds of each; processor time, so a busy machine does not matter. Prints the worst five.
"""

from __future__ import annotations

import argparse
from random import Random
from time import thread_time

from settebello.game import seeded_game
from settebello.players.maestro import MaestroPlayer
from settebello.rules import Rules
from settebello.variants import VARIANTS
from settebello.view import view_of

ROUNDS = 2
ASKED = 0.3
"""The share of decisions that maestro takes; the others are random, so unusual positions come up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--milliseconds", type=int, default=20)
    milliseconds = parser.parse_args().milliseconds
    worst = sorted(
        (
            (longest(game.rules(seats), milliseconds), game.id, seats)
            for game in VARIANTS.values()
            for seats in game.seats
        ),
        reverse=True,
    )
    for taken, name, seats in worst[:5]:
        print(f"{name}, {seats} seats: {taken - milliseconds:+.1f} ms beyond {milliseconds}")


def longest(rules: Rules, milliseconds: int) -> float:
    """The longest decision, in milliseconds."""
    player, chance, most = MaestroPlayer(milliseconds, seed=1), Random(1), 0.0
    player.in_arena = True
    for number in range(ROUNDS):
        game = seeded_game(rules, bytes([number] * 32))
        while game.state == "playing":
            assert game.round.turn is not None
            view = view_of(game, game.round.turn)
            if chance.random() > ASKED:
                game.play(chance.choice(game.round.legal_actions()))
                continue
            began = thread_time()
            action = player.choose(view, rules)
            most = max(most, 1000 * (thread_time() - began))
            game.play(action)
    return most


if __name__ == "__main__":
    main()
