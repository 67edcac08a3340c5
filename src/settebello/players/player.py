"""What a player is: whatever chooses actions from views."""

from __future__ import annotations

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


def legal_actions(view: View) -> list[Action]:
    """The actions of ``view.legal``."""
    return [Action.parse(text) for text in view.legal]
