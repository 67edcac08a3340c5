"""The player protocol: a player chooses actions from views."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from settebello.core import Action
from settebello.errors import SettebelloError
from settebello.rules import Rules
from settebello.view import View


class PlayerError(SettebelloError):
    """The player does not exist, has bad arguments, or may not play there."""


class Player(Protocol):
    """Chooses one of the legal actions of a view."""

    def choose(self, view: View, rules: Rules) -> Action:
        """Choose the action of ``view.seat``; ``view.legal`` is not empty."""
        ...


@runtime_checkable
class BatchPlayer(Protocol):
    """Chooses for many views at a time, as networks do best. The arena accepts it as a player."""

    def choose_many(self, views: Sequence[View], rules: Rules) -> Sequence[Action]:
        """Choose an action for each view, in order; every view has legal actions."""
        ...


class AnytimePlayer:
    """A player that can be stopped at a deadline, and then answers with the best action so far."""

    deadline = 0.0
    """A moment of :func:`time.monotonic`; 0 for none."""

    @property
    def seconds_left(self) -> float | None:
        """The seconds until the deadline, or None if there is none."""
        return max(self.deadline - time.monotonic(), 0.0) if self.deadline else None


def choose_within(player: Player, view: View, rules: Rules, seconds: float) -> Action:
    """The choice of ``player`` within a time limit. A search that takes longer stops with the best action so far; a
    shorter one is not affected."""
    if isinstance(player, AnytimePlayer):
        player.deadline = time.monotonic() + seconds
    return player.choose(view, rules)


def legal_actions(view: View) -> list[Action]:
    """The actions of ``view.legal``."""
    return [Action.parse(text) for text in view.legal]
