"""Whether the luck of the deals is 0 on average, and by how much results vary less without it.

    python bench/luck.py --rounds 5000 amico:novizio greedy:amico maestro:greedy maestro:maestro

For each pair of players: the mean luck of a round with its standard error, the mean of what is taken off a round and a
game, and how many times smaller that makes the variance of the rounds' margins and of the games' results. Maestro plays
with a fixed number of worlds, so the same command gives the same figures.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from settebello.estimates import Estimate, estimate
from settebello.game import Game, seeded_shuffle
from settebello.players import Player, make_player
from settebello.players.maestro import MaestroPlayer
from settebello.record import Record, RoundRecord
from settebello.rules import Rules
from settebello.study.luck.decomposition import game_luck
from settebello.study.luck.model import GameLuck
from settebello.study.luck.strength import adjusted_mean
from settebello.variants import variant
from settebello.view import view_of

MAESTRO_WORLDS = 20
CHUNK = 8


def main() -> None:
    options = _options()
    rules = variant(options.variant).rules(options.seats)
    for pair in options.pairs:
        _print(pair, list(_games(rules, pair.split(":"), options.rounds, options.jobs)))


def _games(rules: Rules, players: list[str], rounds: int, jobs: int | None) -> Iterator[GameLuck]:
    """The luck of games until so many rounds were played."""
    done = first = 0
    with ProcessPoolExecutor(jobs) as pool:
        while done < rounds:
            for luck in pool.map(partial(luck_of_game, rules, players), range(first, first + CHUNK)):
                yield luck
                done += len(luck.by_round)
            first += CHUNK


def luck_of_game(rules: Rules, players: list[str], number: int) -> GameLuck:
    """The luck in a game between these players, which take turns at the seats."""
    record = Record(rules=rules, names=tuple(map(str, range(rules.seats))), dealer=number % rules.seats)
    seated = [_player(players[seat % len(players)], number * rules.seats + seat) for seat in range(rules.seats)]
    game, seed = Game(rules, record.dealer), number.to_bytes(32, "big")
    while game.state != "over":
        record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
        game.deal(record.rounds[-1].shuffle)
        while game.state == "playing":
            assert game.round.turn is not None
            action = seated[game.round.turn].choose(view_of(game, game.round.turn), rules)
            game.play(action)
            record.rounds[-1].actions.append(action)
    return game_luck(record)


def _player(name: str, seed: int) -> Player:
    return MaestroPlayer(samples=MAESTRO_WORLDS, seed=seed) if name == "maestro" else make_player(name, seed)


def _print(pair: str, games: list[GameLuck]) -> None:
    luck = estimate([of_round.luck.points for game in games for of_round in game.by_round])
    rounds = adjusted_mean(
        [[(of_round.margin, (of_round.luck.points,)) for of_round in game.by_round] for game in games]
    )
    results = adjusted_mean(
        [
            [(game.result.chance, game.chance_terms)]
            for game in games
            if game.result.chance is not None and game.chance_terms is not None
        ]
    )
    assert rounds is not None
    assert results is not None
    print(f"{pair}: {rounds.observations} rounds, {results.observations} games, value {games[0].value}")
    _print_mean("luck of a round", luck)
    _print_mean("taken off a round", rounds.taken_off)
    _print_mean("taken off a game", results.taken_off)
    print(f"  margin of a round: {rounds.raw.mean:+.3f}, without luck {rounds.adjusted.mean:+.3f}")
    print(f"  games won: {results.raw.mean:.1%}, without luck {results.adjusted.mean:.1%}")
    print(f"  the variance falls by {rounds.variance_factor} (rounds) and {results.variance_factor} (games)")


def _print_mean(name: str, luck: Estimate) -> None:
    if luck.error:
        print(f"  {name}: mean {luck.mean:+.4f}, {luck.mean / luck.error:+.1f} standard errors")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "pairs", nargs="*", default=["amico:novizio", "greedy:amico", "maestro:greedy", "maestro:maestro"]
    )
    parser.add_argument("--rounds", type=int, default=5000)
    parser.add_argument("--variant", default="scopa", help="a game of two sides")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    return parser.parse_args()


if __name__ == "__main__":
    main()
