"""Who may play in the arena: the players of the tables, players that cheat, and outside engines.

This is the only place where a player is given a round with its hidden cards, and only a :class:`~.cheating.Cheat` is.
"""

from __future__ import annotations

from collections.abc import Callable

from settebello.core import Action, Round
from settebello.game import seeded_game
from settebello.players import PLAYERS, Player, PlayerError
from settebello.players.cheating import CHEATS, Cheat
from settebello.players.engine import TIME_MS, EnginePlayer
from settebello.players.maestro import MaestroPlayer
from settebello.players.registry import ENGINE
from settebello.players.spec import Spec
from settebello.players.values import taught_for
from settebello.rules import Rules
from settebello.view import View, view_of

Contestant = Callable[[Round, View], Action]
"""Decides for the seat of the view; the round is the true one."""


def contestant(text: str, seed: int, rules: Rules | None = None) -> Contestant:
    """The player of the project so named. A player that is given a time has it in processor time, and what is learned
    of ``rules`` it has learned by now.

    Raises:
        PlayerError: there is none, or its argument is malformed.
    """
    spec = Spec.parse(text)
    if spec.name in CHEATS:
        return _knowing(CHEATS[spec.name](spec, seed))
    if spec.name not in PLAYERS:
        known = ", ".join([*PLAYERS, *CHEATS, f"{ENGINE}:COMMAND"])
        raise PlayerError(f"There is no player '{spec.name}'; choose from {known}.")
    player = PLAYERS[spec.name](spec, seed)
    if isinstance(player, MaestroPlayer):
        player.in_arena = True
        if rules is not None:
            taught_for(rules, wait=True)
    return fair(player)


def engine(text: str, time_ms: int = TIME_MS) -> EnginePlayer | None:
    """The outside engine so named; None: the name is not an engine's.

    Raises:
        PlayerError: its command does not exist or cannot be read.
    """
    spec = Spec.parse(text)
    return EnginePlayer(spec.argument or "", time_ms=time_ms) if spec.name == ENGINE else None


def fair(player: Player) -> Contestant:
    """A player that is shown its view and nothing else."""
    return lambda played, view: player.choose(view, played.rules)


def _knowing(cheat: Cheat) -> Contestant:
    return lambda played, view: cheat.choose_knowing(played.copy(), view)


def try_out(text: str, rules: Rules, time_ms: int) -> None:
    """Make the player once, and ask an engine for one decision.

    Raises:
        PlayerError: it cannot be had, or the engine ends without an answer.
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
