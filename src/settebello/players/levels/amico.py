"""The level amico: plays by the books, and forgets captured cards after some plays."""

from __future__ import annotations

from settebello.core import Action
from settebello.players.levels.forgetting import Retention, without_forgotten
from settebello.players.traditional import BOOK, TraditionalPlayer, spariglio
from settebello.rules import Rules
from settebello.view import View

RETENTION = Retention(ordinary=4, notable=9)


class Amico:
    """A regular: plays by the old books, except for the parity of ranks, and forgets cards."""

    def __init__(self) -> None:
        self._player = TraditionalPlayer([rule for rule in BOOK if rule is not spariglio])

    def choose(self, view: View, rules: Rules) -> Action:
        return self._player.choose(without_forgotten(view, rules, RETENTION), rules)
