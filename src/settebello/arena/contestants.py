"""Contestants of the arena: the players of the tables, players that cheat, and external engines.

Only here is a player given a round with its hidden cards, and only a :class:`~settebello.players.cheating.Cheat` is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable

from settebello.core import Action, Round
from settebello.game import seeded_game
from settebello.players import PLAYERS, Player, PlayerError
from settebello.players.cheating import CHEATS, Cheat
from settebello.players.engines.engine import TIME_MS, EnginePlayer
from settebello.players.evaluation.models import model_for
from settebello.players.maestro import MaestroPlayer
from settebello.players.player import BatchPlayer
from settebello.players.player_spec import PlayerSpec
from settebello.players.registry import ENGINE, make_player
from settebello.rules import Rules
from settebello.view import View, view_of

Contestant = Callable[[Round, View], Action]
"""Chooses for the seat of the view; the round is the true one."""


PlayerLike = str | Player | BatchPlayer | Callable[..., Player | BatchPlayer]
"""A player for the arena: a specification (:mod:`settebello.players.player_spec`), a player, or a factory of players,
which is given the seed of each new player if it has a parameter ``seed``."""


def player_name(given: PlayerLike) -> str:
    """A player's name in results: its specification, its ``name``, or the name of its class or factory.

    >>> player_name("maestro:50"), player_name(lambda: None), player_name(MaestroPlayer)
    ('maestro:50', '<lambda>', 'MaestroPlayer')
    """
    if isinstance(given, str):
        return given
    name = getattr(given, "name", None) or getattr(given, "__name__", None)
    return name if isinstance(name, str) else type(given).__name__


def given_player(given: PlayerLike, seed: int) -> Player | BatchPlayer:
    """The player itself where one was given; else the one that the factory makes.

    Raises:
        PlayerError: the value is not a player, and does not make one.
    """
    if not isinstance(given, type) and _chooses(given):
        return given  # type: ignore[return-value]  # it has choose or choose_many
    made = None
    if callable(given):
        made = given(seed=seed) if _takes_seed(given) else given()
    if made is None or not _chooses(made):
        raise PlayerError(
            f"{player_name(given)} is not a player: give a specification such as 'greedy', an object with"
            " choose(view, rules), or a function or class that makes one."
        )
    return made


def _takes_seed(factory: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(factory).parameters
    except ValueError:  # a built-in without a signature
        return False


def _chooses(given: object) -> bool:
    return callable(getattr(given, "choose", None)) or callable(getattr(given, "choose_many", None))


def make_player_like(given: PlayerLike, seed: int) -> Player:
    """A player that sees only its views, for any environment: by specification, given, or made by a factory.

    Raises:
        PlayerError: there is no such player, it cheats or is an external program, or it only answers for many views.
    """
    if isinstance(given, str):
        return make_player(given, seed)
    made = given_player(given, seed)
    if isinstance(made, BatchPlayer):
        raise PlayerError(f"{player_name(given)} answers for many views at a time, which only the arena asks for.")
    return made


def contestant(given: PlayerLike, seed: int, rules: Rules | None = None) -> Contestant:
    """That player. Time limits are processor time; models of ``rules`` are learned beforehand.

    Raises:
        PlayerError: there is no such player, or its argument is malformed.
    """
    if not isinstance(given, str):
        made = given_player(given, seed)
        if isinstance(made, BatchPlayer):
            return lambda played, view: made.choose_many([view], played.rules)[0]
        return fair_contestant(made)
    spec = PlayerSpec.parse(given)
    if spec.name in CHEATS:
        return _cheating_contestant(CHEATS[spec.name](spec, seed))
    if spec.name not in PLAYERS:
        known = ", ".join([*PLAYERS, *CHEATS, f"{ENGINE}:COMMAND"])
        raise PlayerError(f"There is no player '{spec.name}'; choose from {known}.")
    player = PLAYERS[spec.name](spec, seed)
    if isinstance(player, MaestroPlayer):
        player.in_arena = True
        if rules is not None:
            model_for(rules, wait=True)
    return fair_contestant(player)


def engine(given: PlayerLike, time_ms: int = TIME_MS) -> EnginePlayer | None:
    """The external engine with that specification, or None if it does not specify an engine.

    Raises:
        PlayerError: its command does not exist or is malformed.
    """
    if not isinstance(given, str):
        return None
    spec = PlayerSpec.parse(given)
    return EnginePlayer(spec.argument or "", time_ms=time_ms) if spec.name == ENGINE else None


def fair_contestant(player: Player) -> Contestant:
    """A contestant that sees its view and nothing else."""
    return lambda played, view: player.choose(view, played.rules)


def _cheating_contestant(cheat: Cheat) -> Contestant:
    return lambda played, view: cheat.choose_knowing(played.copy(), view)


def try_out(given: PlayerLike, rules: Rules, time_ms: int) -> None:
    """Check a player: make it, and ask an engine for one decision.

    Raises:
        PlayerError: it cannot be made, or the engine ends without an answer.
    """
    program = engine(given, time_ms)
    if program is None:
        contestant(given, 0)
        return
    game = seeded_game(rules, bytes(32))
    assert game.round.turn is not None
    program.choose(view_of(game, game.round.turn), rules)
    program.close()
    if program.faults["ended"]:
        status = "" if program.last_status is None else f" with exit status {program.last_status}"
        raise PlayerError(f"The program of '{given}' ended{status} before it answered anything.")
