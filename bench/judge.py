"""How fast the judge is, how much it depends on the worlds drawn, and how well it agrees with rollouts.

    python bench/judge.py scopa:2 scopa:4 scopone:4 --rounds 5 --worlds 2000

Plays rounds of mixed players in each game and judges every decision that is not forced. Prints the processor time of a
round; the correlation of the loss of the action played with that of a second judge that draws other worlds, and how
often both mark it as a loss of 0.1 points or more beyond two standard errors; and, with --worlds, by loss, the mean
loss that independent rollouts find, and how often they find the action ahead by two standard errors.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import correlation, mean

from settebello.game import seeded_game
from settebello.players import make_player
from settebello.players.evaluation.simulator import ActionRollout, Simulator
from settebello.players.judge import PRECISIONS, ActionValue, Judge
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import View, view_of

PLAYERS = ("piccolo", "novizio", "amico", "greedy", "esperto", "random")
MARKED = 0.1
BINS = (0.0, 0.05, 0.1, 0.2, 0.4, 99.0)


@dataclass
class Played:
    """A decision, with the losses of the action played."""

    loss: float
    error: float
    again: float = 0.0
    error_again: float = 0.0
    rollout: float = 0.0
    rollout_error: float = 0.0

    @property
    def marks(self) -> tuple[bool, bool]:
        return _is_marked(self.loss, self.error), _is_marked(self.again, self.error_again)


def main() -> None:
    options = _options()
    print("| game | decisions | seconds a round | worlds a decision | retest r | marks that agree |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |", flush=True)
    found: list[Played] = []
    for name in options.games:
        game, _, seats = name.partition(":")
        found += _measure(name, variant(game).rules(int(seats or 2)), options)
    if options.worlds:
        _print_calibration(found)


def _measure(name: str, rules: Rules, options: argparse.Namespace) -> list[Played]:
    precision = PRECISIONS[options.precision]
    judge, other = Judge(rules, precision), Judge(rules, precision, draw=1)
    simulator, played = Simulator(rules), list[Played]()
    seconds, worlds = 0.0, 0
    for view, action in _decisions(rules, options.rounds):
        began = time.process_time()
        judgement = judge.judge(view)
        seconds += time.process_time() - began
        worlds += judgement.worlds
        if len(view.legal) == 1:
            continue
        best, taken = judgement.best, judgement.value_of(action)
        again = other.judge(view)
        decision = Played(_loss(best, taken), taken.points_error)
        decision.again, decision.error_again = (
            _loss(again.best, again.value_of(action)),
            again.value_of(action).points_error,
        )
        if options.worlds and best.action != action:
            rolled = simulator.roll_out(view, worlds=options.worlds)
            decision.rollout, decision.rollout_error = _difference(rolled.actions, best.action, action)
        played.append(decision)
    agree = mean(one == other for one, other in (decision.marks for decision in played))
    retest = correlation([decision.loss for decision in played], [decision.again for decision in played])
    print(
        f"| {name} | {len(played)} | {seconds / options.rounds:.2f} | {worlds / len(played):.0f} "
        f"| {retest:.4f} | {agree:.1%} |",
        flush=True,
    )
    return played


def _decisions(rules: Rules, rounds: int) -> Iterator[tuple[View, str]]:
    """Every decision of rounds between mixed players, with the action taken."""
    chance = Random(5)
    for number in range(rounds):
        game = seeded_game(rules, chance.randbytes(32))
        players = [make_player(chance.choice(PLAYERS), number) for _ in range(rules.seats)]
        while game.state == "playing":
            assert game.round.turn is not None
            view = view_of(game, game.round.turn)
            action = players[game.round.turn].choose(view, rules)
            yield view, str(action)
            game.play(action)


def _loss(best: ActionValue, taken: ActionValue) -> float:
    return (best.points or 0.0) - (taken.points or 0.0)


def _is_marked(loss: float, error: float) -> bool:
    return loss >= MARKED and loss > 2 * error


def _difference(actions: tuple[ActionRollout, ...], best: str, taken: str) -> tuple[float, float]:
    """How far the judge's best action is ahead in rollouts, and the standard error, which is no greater than that of
    both differences to the best in rollouts together."""
    by_name = {value.action: value for value in actions}
    one, other = by_name[best], by_name[taken]
    return one.points - other.points, (one.points_error**2 + other.points_error**2) ** 0.5


def _print_calibration(found: list[Played]) -> None:
    print("\n| loss | decisions | mean loss | mean in rollouts | its error | action ahead in rollouts |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for low, high in pairwise(BINS):
        those = [decision for decision in found if low < decision.loss <= high]
        if len(those) < 2:
            continue
        rollouts = [decision.rollout for decision in those]
        spread = mean((value - mean(rollouts)) ** 2 for value in rollouts) ** 0.5
        ahead = mean(decision.rollout < -2 * decision.rollout_error for decision in those)
        print(
            f"| {low:g} to {high:g} | {len(those)} | {mean(decision.loss for decision in those):.3f} "
            f"| {mean(rollouts):.3f} | {spread / len(those) ** 0.5:.3f} | {ahead:.1%} |"
        )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each game")
    parser.add_argument("--precision", choices=list(PRECISIONS), default="usual")
    parser.add_argument("--worlds", type=int, default=0, help="worlds of the rollouts; 0: none")
    return parser.parse_args()


if __name__ == "__main__":
    main()
