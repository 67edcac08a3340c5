"""Amico, who knows how one plays, and forgets what was taken some plays ago."""

from __future__ import annotations

from settebello.core import Action
from settebello.players.levels.fading import Retention, remembered
from settebello.players.traditional import BOOK, TraditionalPlayer, spariglio
from settebello.rules import Rules
from settebello.view import View

MEMORY = Retention(ordinary=4, notable=9)


class Amico:
    """A regular: plays by the old books, but misses the parity of the ranks, and forgets cards."""

    def __init__(self) -> None:
        self._player = TraditionalPlayer([rule for rule in BOOK if rule is not spariglio])

    def choose(self, view: View, rules: Rules) -> Action:
        return self._player.choose(remembered(view, rules, MEMORY), rules)
