"""Whether it pays to play for the game: whole games of maestro against itself playing for the points of each round.

    python bench/equity_gain.py --games 5000 --samples 20

Every pack of first rounds is played twice, the players exchanged. Prints the share of games won by the player that
plays for the game, with its 95% interval.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256

from settebello.estimates import estimate
from settebello.game import Game, seeded_shuffle
from settebello.players.maestro import MaestroPlayer
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import view_of


def main() -> None:
    options = _options()
    rules = variant(options.variant).rules(options.seats)
    play = partial(both_ways, rules, options.samples)
    with ProcessPoolExecutor(options.jobs) as pool:
        shares = list(pool.map(play, range(options.games // 2), chunksize=4))
    won = estimate(shares)
    print(f"{options.variant}, {options.seats} seats, to {rules.finish.target}, {options.samples} samples a decision:")
    interval = "" if won.low is None else f" [{won.low:.2%}, {won.high:.2%}]"
    print(f"playing for the game wins {won.mean:.2%}{interval} of {2 * len(shares)} games.")


def both_ways(rules: Rules, samples: int, pack: int) -> float:
    """The share of two games with the same first packs that was won by the side that plays for the game."""
    return sum(_won(rules, samples, pack, side) for side in (0, 1)) / 2


def _won(rules: Rules, samples: int, pack: int, side: int) -> bool:
    seed = sha256(f"for the game {pack}".encode()).digest()
    game = Game(rules, rules.seats - 1)
    players = [
        MaestroPlayer(
            samples=samples, seed=(pack * 2 + side) * rules.seats + seat, for_the_game=rules.side_of(seat) == side
        )
        for seat in range(rules.seats)
    ]
    while game.state != "over":
        game.deal(seeded_shuffle(seed, game))
        while game.state == "playing":
            assert game.round.turn is not None
            game.play(players[game.round.turn].choose(view_of(game, game.round.turn), rules))
    assert game.outcome is not None
    return side in game.outcome.winners


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--variant", default="scopa", help="a game of two sides")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    return parser.parse_args()


if __name__ == "__main__":
    main()
