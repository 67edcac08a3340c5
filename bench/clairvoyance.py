"""On how many days an attempt at the daily game is left unranked: of players that see only their own cards, and of a
cheat that plays the best action with all cards open.

    python bench/clairvoyance.py --days 200 amico esperto maestro cheat

For each player: the mean and the standard deviation of the foresight of its attempts (docs/daily.md), the lowest and
the highest, and the share of days on which the attempt is not ranked. Maestro plays with a fixed number of worlds.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from functools import partial
from statistics import mean, stdev

from settebello.core import Action, Round
from settebello.game import seeded_shuffle
from settebello.players import Player, make_player
from settebello.players.judge import Judge
from settebello.players.maestro import MaestroPlayer
from settebello.record import Record, RoundRecord
from settebello.record.daily import DAILY_RULES, FIRST_DAY, OPPONENT, PERSON, daily_seed, new_attempt
from settebello.study.clairvoyance import MOST_FORESIGHT, own_decisions, total_foresight
from settebello.view import view_of

CHEAT = "cheat"
MAESTRO_WORLDS = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--days", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    days = [FIRST_DAY + timedelta(number) for number in range(options.days)]
    found: dict[str, list[float]] = {player: [] for player in options.players}
    with ProcessPoolExecutor(options.jobs) as pool:
        for day, by_player in zip(days, pool.map(partial(foresight_of_day, options.players), days), strict=True):
            for player, points in zip(options.players, by_player, strict=True):
                found[player].append(points)
            print(day, *(f"{player} {points:+.2f}" for player, points in zip(options.players, by_player, strict=True)))
    for player, values in found.items():
        spread = stdev(values) if len(values) > 1 else 0.0
        unranked = sum(value > MOST_FORESIGHT for value in values) / len(values)
        print(
            f"{player}: {mean(values):+.2f} (standard deviation {spread:.2f}), from {min(values):+.2f} to "
            f"{max(values):+.2f}; not ranked on {unranked:.1%} of {len(values)} days"
        )


def foresight_of_day(players: list[str], day: date) -> list[float]:
    """The foresight of each player on that day, in points."""
    return [total_foresight(own_decisions(attempt_of(player, day), PERSON)) for player in players]


def attempt_of(player: str, day: date) -> Record:
    """The attempt of a player at the game of that day."""
    record, seed = new_attempt(day, (player, OPPONENT)), daily_seed(day)
    game, computer, judge = record.new_game(), make_player(OPPONENT), Judge(DAILY_RULES)
    person = None if player == CHEAT else _player(player, day.toordinal())
    while game.state != "over":
        if game.state == "between rounds":
            record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
            game.deal(record.rounds[-1].shuffle)
        turn = game.round.turn
        assert turn is not None
        if turn == PERSON and person is None:
            action = _best_with_open_cards(judge, game.round.copy())
        else:
            seated = computer if turn != PERSON or person is None else person
            action = seated.choose(view_of(game, turn), DAILY_RULES)
        game.play(action)
        record.rounds[-1].actions.append(action)
    return record


def _player(name: str, seed: int) -> Player:
    return MaestroPlayer(samples=MAESTRO_WORLDS, seed=seed) if name == "maestro" else make_player(name, seed)


def _best_with_open_cards(judge: Judge, position: Round) -> Action:
    return Action.parse(judge.open_values(position).best.action)


if __name__ == "__main__":
    main()
