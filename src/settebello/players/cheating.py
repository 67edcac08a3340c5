"""Players that see hidden cards. They measure what fair players could still gain, and never sit at a table.

A cheat is no :class:`~settebello.players.Player`: it has no ``choose`` and is in no list that a table reads, so that a
table cannot be given one by mistake. Only :mod:`settebello.arena` calls :meth:`Cheat.choose_knowing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from settebello.core import Action, Round
from settebello.players.ismcts import ITERATIONS, CheatingPlayer
from settebello.players.spec import Spec
from settebello.view import View


class Cheat(Protocol):
    """Chooses from the whole round. A player that means to see less takes from it no more than it means to see."""

    def choose_knowing(self, round: Round, view: View) -> Action:  # noqa: A002  (the field's word)
        """The action to take for ``view.seat``. ``round`` is a copy: what is done with it changes nothing."""
        ...


def _peek(spec: Spec, seed: int | None) -> Cheat:
    return CheatingPlayer(spec.number("iterations", default=ITERATIONS), "hands", seed)


def _omniscient(spec: Spec, seed: int | None) -> Cheat:
    return CheatingPlayer(spec.number("iterations", default=ITERATIONS), "all", seed)


CHEATS: dict[str, Callable[[Spec, int | None], Cheat]] = {"peek": _peek, "omniscient": _omniscient}
"""How to make each from what was written for it and a seed."""
