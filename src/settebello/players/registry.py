"""The players that may sit at a table, by name."""

from __future__ import annotations

from collections.abc import Callable

from settebello.errors import Sentence
from settebello.players.cheating import CHEATS
from settebello.players.greedy import GreedyPlayer
from settebello.players.ismcts import ITERATIONS, IsmctsPlayer
from settebello.players.levels import Amico, Esperto, Novizio, Piccolo
from settebello.players.maestro import MILLISECONDS, MaestroPlayer
from settebello.players.player import Player, PlayerError
from settebello.players.player_spec import PlayerSpec
from settebello.players.random_player import RandomPlayer
from settebello.players.traditional import TraditionalPlayer

ENGINE = "engine"
"""The name of external programs, in ``engine:COMMAND`` (:mod:`settebello.players.engines.engine`)."""

MOST_THREADS = 64

Factory = Callable[[PlayerSpec, int | None], Player]


def _plain(player: Callable[[], Player]) -> Factory:
    def make(spec: PlayerSpec, _: int | None) -> Player:
        spec.require_no_argument()
        return player()

    return make


def _factory_without_argument(player: Callable[[int | None], Player]) -> Factory:
    def make(spec: PlayerSpec, seed: int | None) -> Player:
        spec.require_no_argument()
        return player(seed)

    return make


def _make_ismcts(spec: PlayerSpec, seed: int | None) -> Player:
    return IsmctsPlayer(spec.number("iterations", default=ITERATIONS), seed)


def _make_maestro(spec: PlayerSpec, seed: int | None) -> Player:
    time, threads = spec.number_after("x", "threads", example=f"{MILLISECONDS}x4", most=MOST_THREADS)
    return MaestroPlayer(time.number("milliseconds", default=MILLISECONDS), threads=threads or 1, seed=seed)


PLAYERS: dict[str, Factory] = {
    "piccolo": _plain(Piccolo),
    "novizio": _plain(Novizio),
    "amico": _plain(Amico),
    "esperto": _factory_without_argument(Esperto),
    "maestro": _make_maestro,
    "random": _factory_without_argument(RandomPlayer),
    "greedy": _plain(GreedyPlayer),
    "traditional": _plain(TraditionalPlayer),
    "ismcts": _make_ismcts,
}
"""The levels for people and the players for measurements, by name: factories that take a specification and a seed,
or None for one from the operating system. Making a player is cheap; models are loaded once."""


_CHEATS = Sentence("player-cheats", "'{name}' sees hidden cards, so it plays only in the arena.")
_PROGRAM = Sentence("player-program", "A program plays only in the arena, or at a table that it joins.")
_UNKNOWN = Sentence("player-unknown", "There is no player '{name}'; choose from {players}.")


def make_player_by_name(text: str) -> Player:
    """A player by its name alone, for the clients of a server. Arguments are refused: they set the time that a player
    takes, and the server is shared.

    Raises:
        PlayerError: there is no such player.
    """
    if text.strip() not in PLAYERS and PlayerSpec.parse(text).name in PLAYERS:
        raise PlayerError(_UNKNOWN(name=text, players=", ".join(PLAYERS)))
    return make_player(text)


def make_player(text: str, seed: int | None = None) -> Player:
    """A player by its specification, ``name`` or ``name:argument``.

    Args:
        text: such as ``amico``, ``maestro:500`` (milliseconds a decision) or ``ismcts:4000`` (iterations).
        seed: the same seed gives the same choices; None takes one from the operating system.

    Raises:
        PlayerError: there is no such player, its argument is malformed, or it plays only in the arena.

    >>> type(make_player("greedy")).__name__
    'GreedyPlayer'
    """
    spec = PlayerSpec.parse(text)
    if spec.name in CHEATS:
        raise PlayerError(_CHEATS(name=spec.name))
    if spec.name == ENGINE:
        raise PlayerError(_PROGRAM())
    if spec.name not in PLAYERS:
        raise PlayerError(_UNKNOWN(name=spec.name, players=", ".join(PLAYERS)))
    return PLAYERS[spec.name](spec, seed)
