"""How fast the judge is, how much it depends on the worlds drawn, and how well it agrees with rollouts.

    python bench/judge.py scopa:2 scopa:4 scopone:4 --rounds 5
    python bench/judge.py scopa:2 --rounds 40 --worlds 2000
    python bench/judge.py scopa:2 --rounds 20 --worlds 2000 --rollouts maestro --keep rollouts.jsonl

Plays rounds of mixed players in each game and judges every decision that is not forced. Prints the processor time of a
round; the correlation of the loss of the action played between this judge and a second one that draws other worlds, and
how often both mark it: as a loss of 0.1 points or more, beyond two standard errors.

With --worlds, rollouts take the place of the second judge. The action played and the best one are played out in the
same worlds, which the judge has not drawn. Prints, by loss, the mean difference that they find, the standard error of
its distance from the mean loss, the standard deviation of the distances without the sampling error of the rollouts, and
how often the action played is ahead by two standard errors.

The players in the rollouts: with ``quick`` all seats play by the learned value. With ``maestro`` they are maestro with
20 determinizations a decision, each side for the points of the round; the same numbers draw the determinizations after
both actions. The last deal of two seats, in which maestro plays perfectly, is solved and not played. In the deal before
it the search ends at the learned value, as in every other deal: its exact values cost most of the time, and 20
determinizations without them win more than 8 with them.

With --keep, every decision is stored in a file once it was rolled out; an interrupted run then continues where it
ended. Ctrl-C ends a run that takes too long, and prints what has been found.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import correlation, mean, stdev, variance
from typing import Protocol

import msgspec

from settebello.core import Action, Round
from settebello.game import seeded_game
from settebello.players import make_player
from settebello.players.evaluation.game_search import GameSearch, margin_so_far
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import PRECISIONS, Judge, Judgement
from settebello.rules import Rules
from settebello.variants import variant
from settebello.view import View, view_of

PLAYERS = ("piccolo", "novizio", "amico", "greedy", "esperto", "random")
MARKED = 0.1
BINS = (0.0, 0.05, 0.1, 0.2, 0.4, 99.0)
OUTRIGHT_WORTH = 12
"""The points of a whole suit that wins the game, as the judge counts it."""
DETERMINIZATIONS = 20
"""Maestro's, for each decision in a rollout."""
CANDIDATES = 10
"""Worlds drawn for each one that maestro plays: they are accepted by their likelihood."""


class Played(msgspec.Struct):
    """A decision, with the loss of the action played, and the loss as measured again by the second judge or by
    rollouts."""

    loss: float
    error: float
    again: float
    error_again: float
    exact: bool = False
    """Whether the value is the value of best play."""

    @property
    def is_marked(self) -> bool:
        return _is_marked(self.loss, self.error)

    @property
    def is_marked_alike(self) -> bool:
        return self.is_marked == _is_marked(self.again, self.error_again)


def main() -> None:
    options = _options()
    games = [(name, _rules(name)) for name in options.games]
    if options.worlds:
        _calibrate(games, options)
    else:
        _repeat(games, options)


def _rules(name: str) -> Rules:
    game, _, seats = name.partition(":")
    return variant(game).rules(int(seats or 2))


def _repeat(games: list[tuple[str, Rules]], options: argparse.Namespace) -> None:
    """Judge every decision twice, with other worlds."""
    print("| game | decisions | seconds a round | worlds a decision | retest r | marks that agree |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |", flush=True)
    precision = PRECISIONS[options.precision]
    for name, rules in games:
        judge, other, found = Judge(rules, precision), Judge(rules, precision, draw=1), list[Played]()
        seconds, worlds = 0.0, 0
        for view, action in _decisions(rules, options.rounds, options.seed):
            began = time.process_time()
            judgement = judge.judge(view)
            seconds += time.process_time() - began
            if len(view.legal) > 1:
                worlds += judgement.worlds
                found.append(Played(*_loss(judgement, action), *_loss(other.judge(view), action)))
        retest = correlation([decision.loss for decision in found], [decision.again for decision in found])
        print(
            f"| {name} | {len(found)} | {seconds / options.rounds:.2f} | {worlds / len(found):.0f} "
            f"| {retest:.4f} | {mean(decision.is_marked_alike for decision in found):.1%} |",
            flush=True,
        )


class Kept(msgspec.Struct):
    """A decision in the file of --keep."""

    run: str
    number: int
    """Of the decision in the run."""
    played: Played | None
    """Its loss, or None if the best action was played."""


def _calibrate(games: list[tuple[str, Rules]], options: argparse.Namespace) -> None:
    """Compare losses with rollouts."""
    found, choices = list[Played](), 0
    try:
        for name, rules in games:
            for kept in _rolled_out(name, rules, options):
                choices += 1
                found += [kept.played] if kept.played else []
    except KeyboardInterrupt:
        pass
    print(f"{choices} decisions in {' '.join(options.games)}; rollouts: {options.rollouts}, {options.worlds} worlds.")
    _print_calibration(found)


def _rolled_out(name: str, rules: Rules, options: argparse.Namespace) -> Iterator[Kept]:
    """The decisions of a game; those in the file are not rolled out again."""
    judge = Judge(rules, PRECISIONS[options.precision])
    rollouts = ROLLOUTS[options.rollouts](rules, options.worlds)
    run = f"{name} {options.seed} {judge.identity} {options.rollouts} {options.worlds}"
    known = {kept.number: kept for kept in _kept(options.keep) if kept.run == run}
    choices = (choice for choice in _decisions(rules, options.rounds, options.seed) if len(choice[0].legal) > 1)
    for number, (view, action) in enumerate(choices):
        if number not in known:
            known[number] = Kept(run, number, _played(view, action, judge, rollouts))
            _keep(options.keep, known[number])
        yield known[number]


def _played(view: View, action: str, judge: Judge, rollouts: Rollouts) -> Played | None:
    judgement = judge.judge(view)
    if action == judgement.best.action:
        return None
    again = rollouts.difference(view, judgement.best.action, action)
    return Played(*_loss(judgement, action), *again, judgement.knowledge == "exact")


def _kept(path: Path | None) -> list[Kept]:
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Kept) for line in path.read_bytes().splitlines()]


def _keep(path: Path | None, kept: Kept) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")


def _decisions(rules: Rules, rounds: int, seed: int) -> Iterator[tuple[View, str]]:
    """Every decision of rounds between mixed players: what the seat sees, and the action taken."""
    chance = Random(seed)
    for number in range(rounds):
        game = seeded_game(rules, chance.randbytes(32))
        players = [make_player(chance.choice(PLAYERS), number) for _ in range(rules.seats)]
        while game.state == "playing":
            assert game.round.turn is not None
            view = view_of(game, game.round.turn)
            action = players[game.round.turn].choose(view, rules)
            yield view, str(action)
            game.play(action)


class Rollouts(Protocol):
    """The results of rounds that are played on after an action."""

    def difference(self, view: View, best: str, taken: str) -> tuple[float, float]:
        """How far the judge's best action is ahead of the one taken, in points, and the standard error."""
        ...


class QuickRollouts:
    """All seats play by the learned value."""

    def __init__(self, rules: Rules, worlds: int) -> None:
        self._simulator, self._worlds = Simulator(rules), worlds

    def difference(self, view: View, best: str, taken: str) -> tuple[float, float]:
        found = self._simulator.roll_out(view, actions=(best, taken), worlds=self._worlds).actions
        ahead, behind = found
        sign = 1 if ahead.action == best else -1
        return sign * (ahead.points - behind.points), behind.points_error


class MaestroRollouts:
    """All seats are maestro at so many determinizations a decision, in worlds that the judge does not draw."""

    def __init__(self, rules: Rules, worlds: int) -> None:
        model = model_for(rules, wait=True)
        assert model is not None
        self._rules, self._worlds, self._simulator = rules, worlds, Simulator(rules)
        self._search = GameSearch(rules, model, exact_deals=0)

    def difference(self, view: View, best: str, taken: str) -> tuple[float, float]:
        assert view.seat is not None
        chance = Random(repr((view.history, view.seat, best, taken)))
        found = []
        for world in self._likely_worlds(view, view.seat, chance):
            seed = chance.getrandbits(63)
            ahead, behind = (self._margin(world, action, view.seat, Random(seed)) for action in (best, taken))
            found.append(ahead - behind)
        return mean(found), stdev(found) / len(found) ** 0.5

    def _likely_worlds(self, view: View, seat: int, chance: Random) -> list[Round]:
        """Different worlds, each as often as it is likely by the others' plays."""
        seeds = (chance.getrandbits(63) for _ in range(CANDIDATES * self._worlds))
        drawn = [Round.from_view(view, self._rules, seed) for seed in seeds]
        weights = [self._simulator.likelihood(world, seat) for world in drawn]
        most = max(weights)
        return [world for world, weight in zip(drawn, weights, strict=True) if chance.random() * most < weight][
            : self._worlds
        ]

    def _margin(self, world: Round, action: str, seat: int, chance: Random) -> float:
        """The margin of the seat's side at the end of the round."""
        played, side, last = world.copy(), self._rules.side_of(seat), len(self._rules.deal.hands) - 1
        played.play(action)
        while played.turn is not None:
            if self._rules.seats == 2 and played.deal == last and (solved := self._search.solve(played, None)):
                mover = self._rules.side_of(played.turn)
                margin = max(solved.points) + margin_so_far(played, mover)
                return margin if mover == side else -margin
            played.play(self._choose(played, chance))
        score = played.score()
        points = [total + OUTRIGHT_WORTH * (score.outright == other) for other, total in enumerate(score.totals)]
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)

    def _choose(self, position: Round, chance: Random) -> Action:
        """Maestro's action here, judged only from what its seat can see. It declares whatever it can, and draws in a
        cut."""
        legal = position.legal_actions()
        if position.phase == "cut":
            return chance.choice(legal)
        if len(legal) == 1 or position.phase != "play":
            return legal[0]
        values, _ = self._search.evaluate(
            position,
            0,
            seed=chance.getrandbits(63),
            equity=None,
            seconds=0.0,
            samples=DETERMINIZATIONS,
            processor_time=False,
            deadline=0.0,
        )
        return max(values, key=lambda action: values[action])


ROLLOUTS: dict[str, Callable[[Rules, int], Rollouts]] = {"quick": QuickRollouts, "maestro": MaestroRollouts}


def _loss(judgement: Judgement, action: str) -> tuple[float, float]:
    """The loss of the action compared with the best, in points, and the standard error."""
    taken = judgement.value_of(action)
    return (judgement.best.points or 0.0) - (taken.points or 0.0), taken.points_error


def _is_marked(loss: float, error: float) -> bool:
    return loss >= MARKED and loss > 2 * error


def _print_calibration(found: list[Played]) -> None:
    print("\n| loss | decisions | mean loss | mean in rollouts | error | spread | action ahead in rollouts |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for low, high in pairwise(BINS):
        _print_row(f"{low:g} to {high:g}", [decision for decision in found if low < decision.loss <= high])
    _print_row("marked", [decision for decision in found if decision.is_marked])
    _print_row("not exact", [decision for decision in found if not decision.exact])


def _print_row(name: str, those: list[Played]) -> None:
    if len(those) < 2:
        return
    apart = [decision.again - decision.loss for decision in those]
    sampling = mean(decision.error_again**2 for decision in those)
    spread = max(0.0, variance(apart) - sampling) ** 0.5
    ahead = mean(decision.again < -2 * decision.error_again for decision in those)
    print(
        f"| {name} | {len(those)} | {mean(decision.loss for decision in those):.3f} | "
        f"{mean(decision.again for decision in those):.3f} | {stdev(apart) / len(those) ** 0.5:.3f} | "
        f"{spread:.2f} | {ahead:.1%} |"
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each game")
    parser.add_argument("--precision", choices=list(PRECISIONS), default="usual")
    parser.add_argument("--worlds", type=int, default=0, help="worlds of the rollouts (0 for none)")
    parser.add_argument("--rollouts", choices=list(ROLLOUTS), default="quick", help="the players of the rollouts")
    parser.add_argument("--seed", type=int, default=5, help="of the rounds")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep what the rollouts found, to go on later")
    return parser.parse_args()


if __name__ == "__main__":
    main()
