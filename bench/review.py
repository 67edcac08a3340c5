"""How long a review takes, and how much of a loss its reasons name.

    python bench/review.py --games 20

Whole games between two players are reviewed on one thread. Prints the processor time of a game, how many decisions are
marked, in how many marked mistakes the lines that are named carry 60% of the loss or more, and each seat's mean loss.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean

from settebello.game import Game, seeded_shuffle
from settebello.players import make_player
from settebello.record import Record, RoundRecord
from settebello.rules import Rules
from settebello.study import GradedDecision, Review, review
from settebello.study.reviewer import Reviewer
from settebello.variants import variant
from settebello.view import view_of

NAMED = 0.6
"""The share of the loss that a reason should name."""


def main() -> None:
    options = _options()
    rules = variant(options.variant).rules(options.seats)
    Reviewer(rules, options.precision)  # the model is loaded
    seconds, found = [], []
    for game in range(options.games):
        record = play_game(rules, options.players, game)
        began = time.process_time()
        found.append(review(record, precision=options.precision))
        seconds.append(time.process_time() - began)
    rounds = mean(one.rounds for one in found)
    print(f"{options.variant}, {rules.seats} seats, {options.games} games of {rounds:.1f} rounds, {options.precision}:")
    print(f"  {mean(seconds):.2f} s of processor time a game; most: {max(seconds):.2f} s")
    _print_reasons([decision for one in found for decision in one.moments])
    _print_losses(found)


def play_game(rules: Rules, players: list[str], seed: int) -> Record:
    """A game between these players, by turns of the seats."""
    record = Record(rules=rules, names=tuple(f"{seat}" for seat in range(rules.seats)), dealer=0)
    seated = [make_player(players[seat % len(players)], seed=seed * rules.seats + seat) for seat in range(rules.seats)]
    game = Game(rules, 0)
    while game.state != "over":
        record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed.to_bytes(32, "big"), game)))
        game.deal(record.rounds[-1].shuffle)
        while game.state == "playing":
            assert game.round.turn is not None
            action = seated[game.round.turn].choose(view_of(game, game.round.turn), rules)
            game.play(action)
            record.rounds[-1].actions.append(action)
    return record


def _print_reasons(marked: list[GradedDecision]) -> None:
    mistakes = [decision for decision in marked if decision.grade != "inaccuracy" and (decision.points_lost or 0) > 0]
    named = [-sum(line.points for line in decision.lines) / (decision.points_lost or 1) for decision in mistakes]
    enough = sum(share >= NAMED for share in named)
    print(f"  {len(marked)} decisions marked, {len(mistakes)} of them mistakes or blunders that lose points")
    if mistakes:
        print(f"  the reason names {NAMED:.0%} of the loss or more in {enough / len(mistakes):.0%} of those")


def _print_losses(found: list[Review]) -> None:
    for seat in found[0].seats:
        totals = [one.seat_totals[seat] for one in found]
        counted = sum(one.counted for one in totals)
        print(
            f"  seat {seat}: {sum(one.points_lost for one in totals) / counted:.3f} points lost a decision ({counted})"
        )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--variant", default="scopa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--precision", default="usual", choices=("quick", "usual", "thorough"))
    parser.add_argument("--players", nargs="+", default=["amico", "greedy"])
    return parser.parse_args()


if __name__ == "__main__":
    main()
