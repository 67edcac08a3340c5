"""Players that see hidden cards. They measure what fair players could still gain, and never sit at a table.

A cheat is not a :class:`~settebello.players.Player`: it has no ``choose`` and is not in the registry, so a table cannot
get one by mistake. Only :mod:`settebello.arena` calls :meth:`Cheat.choose_knowing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from settebello.core import Action, Round
from settebello.players.ismcts import ITERATIONS, CheatingPlayer
from settebello.players.player_spec import PlayerSpec
from settebello.view import View


class Cheat(Protocol):
    """A player that chooses from the whole round."""

    def choose_knowing(self, round: Round, view: View) -> Action:  # noqa: A002  (the field's word)
        """The action for ``view.seat`` to take. ``round`` is a copy that may be changed."""
        ...


def _make_peek(spec: PlayerSpec, seed: int | None) -> Cheat:
    return CheatingPlayer(spec.number("iterations", default=ITERATIONS), "hands", seed)


def _make_omniscient(spec: PlayerSpec, seed: int | None) -> Cheat:
    return CheatingPlayer(spec.number("iterations", default=ITERATIONS), "all", seed)


CHEATS: dict[str, Callable[[PlayerSpec, int | None], Cheat]] = {"peek": _make_peek, "omniscient": _make_omniscient}
"""By name, factories from specification and seed."""
