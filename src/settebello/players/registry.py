"""The players that may sit at a table, by name."""

from __future__ import annotations

from collections.abc import Callable

from settebello.errors import Sentence
from settebello.players.chance import RandomPlayer
from settebello.players.cheating import CHEATS
from settebello.players.greedy import GreedyPlayer
from settebello.players.ismcts import ITERATIONS, IsmctsPlayer
from settebello.players.levels import Amico, Esperto, Novizio, Piccolo
from settebello.players.maestro import MILLISECONDS, MaestroPlayer
from settebello.players.player import Player, PlayerError
from settebello.players.spec import Spec
from settebello.players.traditional import TraditionalPlayer

ENGINE = "engine"
"""The name before the colon of a program of somebody else's (:mod:`settebello.players.engine`)."""

MOST_THREADS = 64

Factory = Callable[[Spec, int | None], Player]


def _plain(player: Callable[[], Player]) -> Factory:
    def made(spec: Spec, _: int | None) -> Player:
        spec.nothing()
        return player()

    return made


def _seeded(player: Callable[[int | None], Player]) -> Factory:
    def made(spec: Spec, seed: int | None) -> Player:
        spec.nothing()
        return player(seed)

    return made


def _ismcts(spec: Spec, seed: int | None) -> Player:
    return IsmctsPlayer(spec.number("iterations", default=ITERATIONS), seed)


def _maestro(spec: Spec, seed: int | None) -> Player:
    time, threads = spec.number_after("x", "threads", example=f"{MILLISECONDS}x4", most=MOST_THREADS)
    return MaestroPlayer(time.number("milliseconds", default=MILLISECONDS), threads=threads or 1, seed=seed)


PLAYERS: dict[str, Factory] = {
    "piccolo": _plain(Piccolo),
    "novizio": _plain(Novizio),
    "amico": _plain(Amico),
    "esperto": _seeded(Esperto),
    "maestro": _maestro,
    "random": _seeded(RandomPlayer),
    "greedy": _plain(GreedyPlayer),
    "traditional": _plain(TraditionalPlayer),
    "ismcts": _ismcts,
}
"""The levels for people, then the players to measure by: how to make each from what was written for it and a seed
(None: from the system's generator). Making one is cheap: what takes time to load is loaded once."""


_CHEATS = Sentence("player-cheats", "'{name}' sees hidden cards, so it plays only in the arena.")
_PROGRAM = Sentence("player-program", "A program plays only in the arena, or at a table that it joins.")
_UNKNOWN = Sentence("player-unknown", "There is no player '{name}'; choose from {players}.")


def make_named(text: str) -> Player:
    """A player that somebody may ask a server for: by its name alone, since an argument says how long it thinks, and
    the machine is everybody's.

    Raises:
        PlayerError: there is none.
    """
    if text.strip() not in PLAYERS and Spec.parse(text).name in PLAYERS:
        raise PlayerError(_UNKNOWN(name=text, players=", ".join(PLAYERS)))
    return make(text)


def make(text: str, seed: int | None = None) -> Player:
    """The player so named, ``name`` or ``name:argument``, to sit at a table.

    Raises:
        PlayerError: there is none, its argument is malformed, or it plays in the arena only.
    """
    spec = Spec.parse(text)
    if spec.name in CHEATS:
        raise PlayerError(_CHEATS(name=spec.name))
    if spec.name == ENGINE:
        raise PlayerError(_PROGRAM())
    if spec.name not in PLAYERS:
        raise PlayerError(_UNKNOWN(name=spec.name, players=", ".join(PLAYERS)))
    return PLAYERS[spec.name](spec, seed)
