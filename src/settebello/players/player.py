"""What a player is: whatever chooses actions from views."""

from __future__ import annotations

import time
from typing import Protocol

from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.rules import Rules
from settebello.view import View


class PlayerError(SettebelloError):
    """A player that does not exist, that cannot be had as asked for, or that may not sit where it was put."""


class Player(Protocol):
    """Chooses one of the actions that the view says are legal."""

    def choose(self, view: View, rules: Rules) -> Action:
        """The action to take; ``view.legal`` is not empty."""
        ...


class Searcher:
    """A player that thinks for as long as it was told, and that may be told to stop before."""

    until = 0.0
    """The moment of :func:`time.monotonic` at which it answers with the best it has found; 0: never."""

    @property
    def seconds_left(self) -> float | None:
        """Seconds until then; None: no end is set."""
        return max(self.until - time.monotonic(), 0.0) if self.until else None


def choose_within(player: Player, view: View, rules: Rules, seconds: float) -> Action:
    """What ``player`` chooses with at most so many seconds of thought, looked at within its search: what takes longer
    ends with the best found so far. Where the time is enough, it is what the player would choose anyway."""
    if isinstance(player, Searcher):
        player.until = time.monotonic() + seconds
    return player.choose(view, rules)


def legal_actions(view: View) -> list[Action]:
    """The actions of ``view.legal``."""
    return [Action.parse(text) for text in view.legal]
