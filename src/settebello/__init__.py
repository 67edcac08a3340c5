"""Scopa and its whole family: rules, rounds, games, records and players.

>>> import settebello
>>> rules = settebello.variant("scopa").rules(seats=2)
>>> position = settebello.Round(rules, settebello.pack_order(bytes(32), rules.cards))
>>> print(position.table)
5C 6C 9S 10B
>>> position.play(position.legal_actions()[0])
>>> len(position.history)
1

All names of the library are available here; each is imported when it is first used. The terminal, the server and its
client are not included.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, which takes longer to import than all of this

if TYPE_CHECKING:
    __version__: str

    from settebello import variants
    from settebello.cards import Card, CardSet, Suit, parse_cards
    from settebello.core import (
        CLAIM,
        DECLARE,
        KEEP,
        PASS,
        PLACE,
        Action,
        Round,
        captures,
        declaration_points,
        playouts,
        score_piles,
    )
    from settebello.errors import ArgumentError, CardError, IllegalAction, RecordError, RulesError, SettebelloError
    from settebello.game import Game, Packs, Seed, seeded_game, seeded_shuffle
    from settebello.outcome import Outcome
    from settebello.players.evaluation.simulator import PositionValue, Rollout, Simulator
    from settebello.players.judge import ActionValue, Judge, Judgement, Precision, judge, open_values
    from settebello.players.player import Player, PlayerError
    from settebello.players.registry import make_player as player
    from settebello.record import Record, annotate
    from settebello.record import read as read_record
    from settebello.record import write as write_record
    from settebello.rules import Rules
    from settebello.rules.scores import RoundScore
    from settebello.shuffle import first_dealer, new_seed, pack_order
    from settebello.solution import Solution, solve
    from settebello.variants import VARIANTS, Variant, variant
    from settebello.view import View, view_of
else:
    # By name, the module that has it, and its name there. Not lazy_loader: importing it takes longer than all of this,
    # and it cannot rename.
    _HOMES = {
        name: (module, name)
        for module, names in {
            "settebello.cards": "Card CardSet Suit parse_cards",
            "settebello.core": "CLAIM DECLARE KEEP PASS PLACE Action Round captures declaration_points"
            " playouts score_piles",
            "settebello.errors": "ArgumentError CardError IllegalAction RecordError RulesError SettebelloError",
            "settebello.game": "Game Packs Seed seeded_game seeded_shuffle",
            "settebello.outcome": "Outcome",
            "settebello.players.judge": "ActionValue Judge Judgement Precision judge open_values",
            "settebello.players.player": "Player PlayerError",
            "settebello.players.evaluation.simulator": "PositionValue Rollout Simulator",
            "settebello.record": "Record annotate",
            "settebello.rules": "Rules",
            "settebello.rules.scores": "RoundScore",
            "settebello.shuffle": "first_dealer new_seed pack_order",
            "settebello.solution": "Solution solve",
            "settebello.variants": "VARIANTS Variant variant",
            "settebello.view": "View view_of",
        }.items()
        for name in names.split()
    } | {
        "player": ("settebello.players.registry", "make_player"),
        "read_record": ("settebello.record", "read"),
        "write_record": ("settebello.record", "write"),
    }

    def __getattr__(name: str) -> object:
        """Import a name of the library when it is first used (PEP 562)."""
        from importlib import import_module

        if name == "variants":
            return import_module("settebello.variants")
        if name == "__version__":
            return import_module("importlib.metadata").version("settebello")
        if name not in _HOMES:
            raise AttributeError(f"module 'settebello' has no attribute '{name}'")
        module, its_name = _HOMES[name]
        found = getattr(import_module(module), its_name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__, "__version__"})


__all__ = [
    "CLAIM",
    "DECLARE",
    "KEEP",
    "PASS",
    "PLACE",
    "VARIANTS",
    "Action",
    "ActionValue",
    "ArgumentError",
    "Card",
    "CardError",
    "CardSet",
    "Game",
    "IllegalAction",
    "Judge",
    "Judgement",
    "Outcome",
    "Packs",
    "Player",
    "PlayerError",
    "PositionValue",
    "Precision",
    "Record",
    "RecordError",
    "Rollout",
    "Round",
    "RoundScore",
    "Rules",
    "RulesError",
    "Seed",
    "SettebelloError",
    "Simulator",
    "Solution",
    "Suit",
    "Variant",
    "View",
    "annotate",
    "captures",
    "declaration_points",
    "first_dealer",
    "judge",
    "new_seed",
    "open_values",
    "pack_order",
    "parse_cards",
    "player",
    "playouts",
    "read_record",
    "score_piles",
    "seeded_game",
    "seeded_shuffle",
    "solve",
    "variant",
    "variants",
    "view_of",
    "write_record",
]
