"""Contestants of the arena: the players of the tables, players that cheat, and external engines.

Only here is a player given a round with its hidden cards, and only a :class:`~settebello.players.cheating.Cheat` is.
"""

from __future__ import annotations

from collections.abc import Callable

from settebello.core import Action, Round
from settebello.game import seeded_game
from settebello.players import PLAYERS, Player, PlayerError
from settebello.players.cheating import CHEATS, Cheat
from settebello.players.engines.engine import TIME_MS, EnginePlayer
from settebello.players.evaluation.models import model_for
from settebello.players.maestro import MaestroPlayer
from settebello.players.player_spec import PlayerSpec
from settebello.players.registry import ENGINE
from settebello.rules import Rules
from settebello.view import View, view_of

Contestant = Callable[[Round, View], Action]
"""Chooses for the seat of the view; the round is the true one."""


def contestant(text: str, seed: int, rules: Rules | None = None) -> Contestant:
    """The player with that specification. Time limits are processor time; models of ``rules`` are learned beforehand.

    Raises:
        PlayerError: there is no such player, or its argument is malformed.
    """
    spec = PlayerSpec.parse(text)
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


def engine(text: str, time_ms: int = TIME_MS) -> EnginePlayer | None:
    """The external engine with that specification; None: it specifies no engine.

    Raises:
        PlayerError: its command does not exist or is malformed.
    """
    spec = PlayerSpec.parse(text)
    return EnginePlayer(spec.argument or "", time_ms=time_ms) if spec.name == ENGINE else None


def fair_contestant(player: Player) -> Contestant:
    """A contestant that sees its view and nothing else."""
    return lambda played, view: player.choose(view, played.rules)


def _cheating_contestant(cheat: Cheat) -> Contestant:
    return lambda played, view: cheat.choose_knowing(played.copy(), view)


def try_out(text: str, rules: Rules, time_ms: int) -> None:
    """Check a player: make it, and ask an engine for one decision.

    Raises:
        PlayerError: it cannot be made, or the engine ends without an answer.
    """
    program = engine(text, time_ms)
    if program is None:
        contestant(text, 0)
        return
    game = seeded_game(rules, bytes(32))
    assert game.round.turn is not None
    program.choose(view_of(game, game.round.turn), rules)
    program.close()
    if program.faults["ended"]:
        status = "" if program.last_status is None else f" with exit status {program.last_status}"
        raise PlayerError(f"The program of '{text}' ended{status} before it answered anything.")
