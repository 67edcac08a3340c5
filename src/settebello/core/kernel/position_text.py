"""Writes a position as text (docs/records.md#positions).

A position is one line of parts with ``; `` between them, each a name and a value; by seat or by side, values have
`` | `` between them. ``-`` is nothing, and ``?3`` stands for three unknown cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from settebello.cards import Card, CardSet
from settebello.rules.canonical import to_json
from settebello.rules.options import difference
from settebello.rules.vocabulary import Rules
from settebello.variants import VARIANTS

if TYPE_CHECKING:
    from settebello.core.kernel.round import Round

NAMES = (
    *("game", "dealer", "phase", "hands", "table", "piles", "sweeps", "last", "declared", "decisions", "drawn"),
    *("captures", "chain", "tops", "named", "stock"),
)
"""The parts, in the order of the text."""
MOST_SETTINGS = 12
"""Rules that differ in more from every named game are written as JSON."""


def position_text(position: Round, seat: int | None) -> str:
    """The text of a position; with ``seat``, of what it may know."""
    rules, sides = position.rules, range(position.rules.sides)
    hands = [position.hand(other) for other in range(rules.seats)]
    known = [seat is None or other == seat or bool(position.shown(other)) for other in range(rules.seats)]
    sweeps = [" ".join(map(str, position.sweep_cards(side))) for side in sides]
    stock, side = position.stock, position.last_capture
    parts = {
        "game": game_text(rules),
        "dealer": str(position.dealer),
        "phase": position.phase,
        "hands": _join(_cards(hand, known=known[other]) for other, hand in enumerate(hands)),
        "table": _cards(position.table),
        "piles": _join(_cards(position.pile(side)) for side in sides),
        "last": "-" if side is None else f"{side} in deal {position.last_capture_deal}",
    }
    if any(sweeps):
        parts["sweeps"] = _join(text or "-" for text in sweeps)
    if rules.declarations != "none" or rules.dealt_points.scores:
        parts["declared"] = _join(str(position.declared(side)) for side in sides)
    if rules.declarations != "none":
        parts["decisions"] = _join(decision or "-" for decision in position.decisions)
    if any(map(position.capture_points, sides)):
        parts["captures"] = _join(str(position.capture_points(side)) for side in sides)
    if position.chain:
        parts["chain"] = _cards(position.chain)
    if position.tops:
        parts["tops"] = _cards(position.tops)
    if position.named is not None:
        parts["named"] = str(position.named)
    if position.drawn is not None:
        parts["drawn"] = str(position.drawn) if seat in (None, position.turn) else "?1"
    parts["stock"] = _cards(stock, known=seat is None)
    return "; ".join(f"{name} {parts[name]}" for name in NAMES if name in parts)


def _cards(cards: CardSet | tuple[Card, ...], *, known: bool = True) -> str:
    if not cards:
        return "-"
    return " ".join(map(str, cards)) if known else f"?{len(cards)}"


def _join(texts: Iterable[str]) -> str:
    return " | ".join(texts)


@lru_cache(maxsize=256)
def game_text(rules: Rules) -> str:
    """A named game, its seats and settings that make these rules, the fewest; else the rules as JSON."""
    found: list[str] = []
    for game in VARIANTS.values():
        if rules.seats in game.seats:
            settings = difference(game.rules(rules.seats), rules)
            if len(settings) <= MOST_SETTINGS and game.rules(rules.seats, settings) == rules:
                settings_text = "".join(f" {key}={value}" for key, value in settings.items())
                found.append(f"{game.id} {rules.seats}{settings_text}")
    return min(found, key=lambda text: (text.count(" "), len(text))) if found else to_json(rules)
