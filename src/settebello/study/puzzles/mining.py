"""Mining: puzzles from recorded games, and from games that the computer plays for that purpose.

A decision is a puzzle if it has at least three actions, the players disagree about it and half of them or more miss the
best one, all others are blunders, and a more thorough judgement and rollouts confirm that.

>>> from settebello.rules import Rules
>>> from settebello.study.puzzles.mining import Miner, self_play
>>> miner = Miner(Rules())
>>> puzzles = list(miner.puzzles(self_play(Rules(), bytes(32), 0)))
>>> all(puzzle.solution in puzzle.view.legal for puzzle in puzzles)
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from msgspec.structs import replace

from settebello.core import Round
from settebello.game import seeded_game, seeded_shuffle
from settebello.players.evaluation.game_search import GameSearch
from settebello.players.evaluation.models import model_for
from settebello.players.evaluation.simulator import Simulator
from settebello.players.judge import Judge, Judgement
from settebello.players.precision import PRECISIONS
from settebello.players.registry import make_player
from settebello.record import Record
from settebello.rules import Rules, digest
from settebello.study.decisions import RecordedDecision, recorded_decisions
from settebello.study.grades import confirmed, graded
from settebello.study.model import LineLoss
from settebello.study.puzzles.continuation import likely_continuation
from settebello.study.puzzles.difficulty import first_rating
from settebello.study.puzzles.model import Puzzle, puzzle_id
from settebello.study.puzzles.themes import themes_of
from settebello.study.reasons import carrying_lines, lines_of_best_play, lines_of_rollout
from settebello.study.reviewer import ROLLOUT_WORLDS
from settebello.study.rounding import rounded_judgement
from settebello.view import View, view_of

SOLVERS = ("piccolo", "novizio", "greedy", "traditional", "amico", "esperto")
"""The players that try to solve a puzzle: all that are the same on every machine, since none looks at a clock."""
PLAYERS = ("greedy", "traditional", "amico", "esperto")
"""The players of the games for mining."""
LEAST_ACTIONS = 3
LEAST_MISSED = len(SOLVERS) // 2
MOST_ROUNDS = 40
"""A game for mining ends after this many rounds, if it has no winner before."""
QUEUED_GAMES = 4
"""The number of games queued for each process."""

Progress = Callable[[int, int], None]
"""Is called with the number of games done and the total."""


class Miner:
    """Finds puzzles in games of the same rules. The same record gives the same puzzles.

    Args:
        rules: of the games. House rules without a known value are learned first, which takes a few seconds.
    """

    def __init__(self, rules: Rules) -> None:
        model = model_for(rules, wait=True)
        assert model is not None
        self._rules, self._game = rules, digest(rules)
        self._quick = Judge(rules, PRECISIONS["quick"], model=model)
        self._thorough = Judge(rules, PRECISIONS["thorough"], model=model)
        self._simulator = Simulator(rules, model)
        self._search = GameSearch(rules, model)

    def puzzles(self, record: Record) -> Iterator[Puzzle]:
        """The puzzles of a record, in the order of the game.

        Raises:
            RecordError: an action is not legal in its position.
        """
        for decision in recorded_decisions(record):
            found = self._puzzle(decision)
            if found is not None:
                yield found

    def _puzzle(self, decision: RecordedDecision) -> Puzzle | None:
        view = decision.view
        if decision.forced or view.may_claim or len(view.legal) < LEAST_ACTIONS:
            return None
        key = puzzle_id(self._rules, view)
        seed = int(key, 16)
        tried = [str(make_player(name, seed).choose(view, self._rules)) for name in SOLVERS]
        if len(set(tried)) == 1:
            return None  # obvious, nearly always
        quick = self._quick.judge(view)
        missed = len(tried) - tried.count(quick.best.action)
        if missed < LEAST_MISSED or not self._has_one_answer(decision, quick):
            return None
        judgement = rounded_judgement(self._thorough.judge(view))
        if judgement.best.action != quick.best.action or not self._has_one_answer(decision, judgement):
            return None
        reasons = self._reasons(decision, judgement)
        if reasons is None:
            return None
        return Puzzle(
            id=key,
            game=self._game,
            view=view,
            judgement=judgement,
            reasons=reasons,
            continuation=likely_continuation(view, self._rules, self._thorough, judgement.best.action),
            themes=themes_of(view, self._rules, judgement, reasons),
            rating=first_rating(missed, len(SOLVERS)),
            judge=self._thorough.identity,
        )

    def _has_one_answer(self, decision: RecordedDecision, judgement: Judgement) -> bool:
        """Whether the second best action is a blunder, and so every other one."""
        second = replace(decision, action=judgement.actions[1].action)
        return graded(second, judgement, self._rules).grade == "blunder"

    def _reasons(self, decision: RecordedDecision, judgement: Judgement) -> dict[str, tuple[LineLoss, ...]] | None:
        """By action, the lines that carry its loss; None if rollouts find that an action is not so bad."""
        best, *others = (value.action for value in judgement.actions)
        if judgement.knowledge == "exact":
            lines = self._lines_of_best_play(decision.view, judgement)
        else:
            rollout = self._simulator.roll_out(decision.view, worlds=ROLLOUT_WORLDS)
            for action in others:
                found = graded(replace(decision, action=action), judgement, self._rules)
                if confirmed(found, rollout).grade not in ("mistake", "blunder"):
                    return None
            lines = {action.action: lines_of_rollout(action) for action in rollout.actions}
        reasons = {action: carrying_lines(lines[action], lines[best]) for action in others}
        return {action: losses for action, losses in reasons.items() if losses}

    def _lines_of_best_play(self, view: View, judgement: Judgement) -> dict[str, dict[str, float]]:
        """By action, the score lines of best play; of best play for the game if the best action makes fewer points."""
        position = Round.from_view(view, self._rules)
        points = [value.points or 0.0 for value in judgement.actions]
        totals = view.totals if points[0] <= points[1] else None
        return {
            value.action: lines_of_best_play(position, value.action, self._search, totals)
            for value in judgement.actions
        }


def self_play(rules: Rules, seed: bytes, number: int) -> Record:
    """A game that computers play for mining.

    Args:
        rules: of the game.
        seed: of all games, any length.
        number: of the game, from 0; the same seed and number give the same game.
    """
    own = hashlib.sha256(b"%b/%d" % (seed, number)).digest()
    random = Random(own)
    names = tuple(random.choice(PLAYERS) for _ in range(rules.seats))
    players = [make_player(name, random.getrandbits(32)) for name in names]
    game = seeded_game(rules, own)
    while True:
        while game.state == "playing" and game.round.turn is not None:
            seat = game.round.turn
            game.play(players[seat].choose(view_of(game, seat), rules))
        if game.outcome is not None or len(game.scores) >= MOST_ROUNDS:
            return game.record(names)
        game.deal(seeded_shuffle(own, game))


def mine_self_play(
    rules: Rules, seed: bytes, games: int, *, processes: int = 1, progress: Progress | None = None
) -> Iterator[Puzzle]:
    """The puzzles of ``games`` games of the computer, in order, whatever the number of processes.

    Args:
        rules: of the games.
        seed: the same seed gives the same puzzles.
        games: how many games to play.
        processes: how many processes of this machine share the work.
        progress: called after each game.
    """
    for number, found in enumerate(_each_game(rules, seed, games, processes), 1):
        yield from found
        if progress:
            progress(number, games)


def _each_game(rules: Rules, seed: bytes, games: int, processes: int) -> Iterator[list[Puzzle]]:
    if processes == 1:
        miner = Miner(rules)
        for number in range(games):
            yield list(miner.puzzles(self_play(rules, seed, number)))
        return
    # Spawned, not forked: a progress bar has started threads.
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, _start_worker, (rules,)) as pool:
        waiting = iter(range(games))
        queued: list[Future[list[Puzzle]]] = []
        try:
            for number in waiting:
                queued.append(pool.submit(_mine_game, rules, seed, number))
                if len(queued) >= processes * QUEUED_GAMES:
                    yield queued.pop(0).result()
            while queued:
                yield queued.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_miners: dict[str, Miner] = {}
"""The miner of this process."""


def _start_worker(rules: Rules) -> None:
    """Ctrl-C is handled by the parent, which ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _miners[digest(rules)] = Miner(rules)


def _mine_game(rules: Rules, seed: bytes, number: int) -> list[Puzzle]:
    return list(_miners[digest(rules)].puzzles(self_play(rules, seed, number)))
