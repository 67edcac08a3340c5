"""Plays one pack in all its seatings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from time import perf_counter, process_time

from msgspec import Struct
from msgspec.structs import replace

from settebello.arena.contestants import Contestant, contestant, engine, fair_contestant, given_player
from settebello.arena.match import Match, Task, seatings
from settebello.core import Action
from settebello.game import Game, seeded_shuffle
from settebello.outcome import best_total
from settebello.players.engines.engine import EnginePlayer, FaultKind
from settebello.players.player import BatchPlayer, PlayerError
from settebello.rules import Rules
from settebello.view import View, view_of


class SeatingResult(Struct, frozen=True):
    """The result of a round or a whole game in one seating; everything by side."""

    players: tuple[int, ...]
    """By side, the player: its index in the match."""
    points: tuple[int, ...]
    sweeps: tuple[int, ...]
    won: tuple[int, ...]
    """The sides that won; several for a tie."""
    rounds: int
    lines: tuple[dict[str, int], ...]
    """The points of each score line in the rounds that were scored."""


class Usage(Struct):
    """A player's use of time and faults in all seatings of a pack."""

    actions: int = 0
    seconds: float = 0.0
    """Processor time of all threads; wall time for an external engine."""
    faults: dict[str, int] = {}


class TaskResult(Struct, frozen=True):
    """The result of a task."""

    task: Task
    played: tuple[SeatingResult, ...]
    efforts: dict[int, Usage]
    """By index of the player in the match."""


class Decision(Struct, frozen=True):
    """A question to a player that answers for many views at a time."""

    player: int
    """Its index in the match."""
    chooser: BatchPlayer
    view: View


Answer = tuple[Action, float]
"""An action, and the seconds it took."""
Playing = Generator[Decision, Answer, TaskResult]
"""A task in progress: it asks for the decisions of such players, plays the others itself, and returns the result."""


class Worker:
    """Plays tasks of one match. Players are new in every seating, so a result depends only on match and task.
    Only external engines, which keep no state, are started once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rules = match.rules if match.whole_games else _without_claims(match)
        engines = {place: engine(text, match.time_ms) for place, text in enumerate(match.players)}
        self._engines = {place: program for place, program in engines.items() if program is not None}

    def close(self) -> None:
        """End the external engines."""
        for program in self._engines.values():
            program.close()

    def play(self, task: Task) -> TaskResult:
        """Play a task."""
        playing, answer = self.playing(task), None
        try:
            while True:
                decision = next(playing) if answer is None else playing.send(answer)
                (answer,) = self.answers([decision])
        except StopIteration as end:
            result: TaskResult = end.value
            return result

    def answers(self, decisions: Sequence[Decision]) -> list[Answer]:
        """The answers of one player, asked once for all of them.

        Raises:
            PlayerError: it gave another number of actions.
        """
        began = process_time()
        actions = decisions[0].chooser.choose_many([decision.view for decision in decisions], self._rules)
        if len(actions) != len(decisions):
            raise PlayerError(f"A player had to choose {len(decisions)} actions and chose {len(actions)}.")
        seconds = (process_time() - began) / len(decisions)
        return [(action, seconds) for action in actions]

    def playing(self, task: Task) -> Playing:
        """Play a task, as far as no player that answers for many views has to decide."""
        players = self._match.meetings[task.meeting]
        efforts = {player: Usage() for player in players}
        before = {place: Counter(program.faults) for place, program in self._engines.items()}
        played = []
        for number, seated in enumerate(seatings(players, self._rules.sides)):
            played.append((yield from self._play_seating(task, number, seated, efforts)))
        for place in before.keys() & efforts.keys():
            efforts[place].faults = _since(before[place], self._engines[place])
        return TaskResult(task, tuple(played), efforts)

    def _play_seating(
        self, task: Task, number: int, seated: tuple[int, ...], efforts: dict[int, Usage]
    ) -> Generator[Decision, Answer, SeatingResult]:
        rules = self._rules
        sitting = [seated[rules.side_of(seat)] for seat in range(rules.seats)]
        deciders = [
            self._contestant(player, self._match.player_seed(task, number, seat)) for seat, player in enumerate(sitting)
        ]
        clocks = [perf_counter if player in self._engines else process_time for player in sitting]
        seed = self._match.pack_seed(task.pack)
        game = Game(rules, rules.seats - 1)
        sweeps = [0] * rules.sides
        while game.state != "over":
            game.deal(seeded_shuffle(seed, game))
            yield from _play_round(game, deciders, sitting, efforts, clocks)
            sweeps = [count + game.round.sweeps(side) for side, count in enumerate(sweeps)]
            if not self._match.whole_games:
                break
        return SeatingResult(seated, game.totals, tuple(sweeps), _winners(game), game.rounds_dealt, _lines(game))

    def _contestant(self, player: int, seed: int) -> Contestant | BatchPlayer:
        program, given = self._engines.get(player), self._match.players[player]
        if program is not None:
            return fair_contestant(program)
        made = None if isinstance(given, str) else given_player(given, seed)
        return made if isinstance(made, BatchPlayer) else contestant(given if made is None else made, seed, self._rules)


def _play_round(
    game: Game,
    deciders: list[Contestant | BatchPlayer],
    sitting: list[int],
    efforts: dict[int, Usage],
    clocks: list[Callable[[], float]],
) -> Generator[Decision, Answer, None]:
    while game.state == "playing":
        seat = game.round.turn
        assert seat is not None
        view, decider, effort = view_of(game, seat), deciders[seat], efforts[sitting[seat]]
        if isinstance(decider, BatchPlayer):
            action, seconds = yield Decision(sitting[seat], decider, view)
        else:
            began = clocks[seat]()
            action = decider(game.round, view)
            seconds = clocks[seat]() - began
        effort.seconds += seconds
        effort.actions += 1
        _act(game, seat, action)


def _act(game: Game, seat: int, action: Action) -> None:
    if action.kind == "claim":
        game.claim(seat)
    else:
        game.play(action)


def _winners(game: Game) -> tuple[int, ...]:
    """The winners of the game; of a single round, the side that won outright or the sides with the best total."""
    if game.outcome is not None:
        return game.outcome.winners
    best = best_total(game.rules, game.totals)
    return tuple(side for side, total in enumerate(game.totals) if total == best)


def _lines(game: Game) -> tuple[dict[str, int], ...]:
    sums = [Counter[str]() for _ in range(game.rules.sides)]
    for score in game.scores:
        for side, scored in enumerate(score.sides):
            sums[side].update(scored.lines)
    return tuple(map(dict, sums))


def _without_claims(match: Match) -> Rules:
    """A single round has no target to claim."""
    return replace(match.rules, finish=replace(match.rules.finish, claiming_out=False))


def _since(before: Counter[FaultKind], program: EnginePlayer) -> dict[str, int]:
    return {kind: count - before[kind] for kind, count in program.faults.items() if count > before[kind]}
