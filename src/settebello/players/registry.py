"""The players that may sit at a table, by name."""

from __future__ import annotations

from collections.abc import Callable

from settebello.errors import Sentence
from settebello.players.player import Player, PlayerError
from settebello.players.player_spec import PlayerSpec

ENGINE = "engine"
"""The name of external programs, in ``engine:COMMAND`` (:mod:`settebello.players.engines.engine`)."""

MOST_THREADS = 64

Factory = Callable[[PlayerSpec, int | None], Player]


# Each imports its player: the searches take a while to load, and a process that only knows the names needs none.


def _make_piccolo(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.levels.simple import Piccolo

    spec.require_no_argument()
    return Piccolo()


def _make_novizio(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.levels.simple import Novizio

    spec.require_no_argument()
    return Novizio()


def _make_amico(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.levels.amico import Amico

    spec.require_no_argument()
    return Amico()


def _make_esperto(spec: PlayerSpec, seed: int | None) -> Player:
    from settebello.players.levels.esperto import Esperto

    spec.require_no_argument()
    return Esperto(seed)


def _make_maestro(spec: PlayerSpec, seed: int | None) -> Player:
    from settebello.players.maestro import MILLISECONDS, MaestroPlayer

    time, threads = spec.number_after("x", "threads", example=f"{MILLISECONDS}x4", most=MOST_THREADS)
    return MaestroPlayer(time.number("milliseconds", default=MILLISECONDS), threads=threads or 1, seed=seed)


def _make_judge(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.judge_player import JudgePlayer

    spec.require_no_argument()
    return JudgePlayer()


def _make_random(spec: PlayerSpec, seed: int | None) -> Player:
    from settebello.players.random_player import RandomPlayer

    spec.require_no_argument()
    return RandomPlayer(seed)


def _make_greedy(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.greedy import GreedyPlayer

    spec.require_no_argument()
    return GreedyPlayer()


def _make_traditional(spec: PlayerSpec, _: int | None) -> Player:
    from settebello.players.traditional import TraditionalPlayer

    spec.require_no_argument()
    return TraditionalPlayer()


def _make_ismcts(spec: PlayerSpec, seed: int | None) -> Player:
    from settebello.players.ismcts import ITERATIONS, IsmctsPlayer

    return IsmctsPlayer(spec.number("iterations", default=ITERATIONS), seed)


PLAYERS: dict[str, Factory] = {
    "piccolo": _make_piccolo,
    "novizio": _make_novizio,
    "amico": _make_amico,
    "esperto": _make_esperto,
    "maestro": _make_maestro,
    "judge": _make_judge,
    "random": _make_random,
    "greedy": _make_greedy,
    "traditional": _make_traditional,
    "ismcts": _make_ismcts,
}
"""The levels for people and the players for measurements, by name: factories that take a specification and a seed,
or None for one from the operating system. Making a player is cheap; models are loaded once."""


_CHEATS = Sentence("player-cheats", "'{name}' sees hidden cards, so it plays only in the arena.")
_PROGRAM = Sentence("player-program", "A program plays only in the arena, or at a table that it joins.")
_UNKNOWN = Sentence("player-unknown", "There is no player '{name}'; choose from {players}.")


def check_player_name(text: str) -> None:
    """Check that there is a player with that name, for the clients of a server. Arguments are refused: they set the
    time that a player takes, and the server is shared.

    Raises:
        PlayerError: there is no such player.
    """
    if text.strip() in PLAYERS:
        return
    if PlayerSpec.parse(text).name in PLAYERS:
        raise _unknown(text)
    make_player(text)  # says what is wrong with it


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
    if spec.name in PLAYERS:
        return PLAYERS[spec.name](spec, seed)
    from settebello.players.cheating import CHEATS

    if spec.name in CHEATS:
        raise PlayerError(_CHEATS(name=spec.name))
    if spec.name == ENGINE:
        raise PlayerError(_PROGRAM())
    raise _unknown(spec.name)


def _unknown(name: str) -> PlayerError:
    return PlayerError(_UNKNOWN(name=name, players=", ".join(PLAYERS)))
