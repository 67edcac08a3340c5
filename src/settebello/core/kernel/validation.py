"""Checks of the arguments of the core, and the reasons why an action is illegal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from settebello.cards import Card, CardSet
from settebello.errors import CardError
from settebello.rules.vocabulary import Rules

if TYPE_CHECKING:
    from settebello.core.kernel.action import Action
    from settebello.core.kernel.round import Round


def check_pack(rules: Rules, pack: Sequence[Card]) -> None:
    """Raise a CardError unless ``pack`` is every card of the pack, once."""
    given = CardSet(pack)
    if len(pack) != len(rules.cards) or given != rules.cards:
        missing, strange = rules.cards - given, given - rules.cards
        raise CardError(
            f"A pack in deal order holds each of its {len(rules.cards)} cards once;"
            f" {len(pack)} were given{_describe(', missing ', missing)}{_describe(', not in this pack ', strange)}."
        )


def _describe(lead: str, cards: CardSet) -> str:
    return f"{lead}{cards}" if cards else ""


def check_position(rules: Rules, card: Card, table: CardSet) -> None:
    """Raise a CardError unless ``card`` may be played while ``table`` lies there."""
    strange = (table | {card}) - rules.cards
    if strange:
        raise CardError(f"Not in this pack of {len(rules.cards)} cards: {strange}.")
    if card in table:
        raise CardError(f"{card} is played and lies on the table at once; each card exists once.")


def check_piles(rules: Rules, piles: Sequence[CardSet], sweeps: Sequence[int], declared: Sequence[int]) -> None:
    """Raise a CardError unless there is a pile and a count for every side, and no card twice."""
    each: tuple[tuple[str, Sequence[object]], ...] = (
        ("piles", piles),
        ("sweep counts", sweeps),
        ("declaration points", declared),
    )
    for name, given in each:
        if len(given) != rules.sides:
            raise CardError(f"With {rules.seats} seats there are {rules.sides} sides; {len(given)} {name} were given.")
    seen = CardSet()
    for pile in piles:
        if pile & seen:
            raise CardError(f"In two piles at once: {pile & seen}; each card exists once.")
        seen |= pile
    strange = seen - rules.cards
    if strange:
        raise CardError(f"Not in this pack of {len(rules.cards)} cards: {strange}.")
    if min(*sweeps, *declared) < 0 or max(*sweeps, *declared) > 999:
        raise CardError("Sweeps and declaration points are numbers from 0 to 999.")


def why_illegal(position: Round, action: Action) -> str:
    """One sentence: why ``action`` is not legal now, and what would be."""
    legal = position.legal_actions()
    options = ", ".join(map(str, legal[:8])) + (" …" if len(legal) > 8 else "")
    if not legal:
        return f"{action} cannot be played: nobody has anything to decide now ({position.phase})."
    if action.kind != "play" or position.phase != "play":
        return f"'{action}' is not what seat {position.turn} has to decide now; it may choose: {options}."
    return _why_not_play(position, action, options)


def _why_not_play(position: Round, action: Action, options: str) -> str:
    assert action.card is not None
    assert position.turn is not None
    if action.card not in position.hand(position.turn):
        return f"{action.card} is not in the hand of seat {position.turn}, which may play: {options}."
    missing = action.captured - position.table
    if missing:
        return f"{action.card} cannot take what is not on the table: {missing}."
    takes = [str(other) for other in position.legal_actions() if other.card == action.card]
    if not action.takes:
        return f"{action.card} can take something and must: {', '.join(takes)}."
    return f"{action.card} cannot take {action.captured or 'nothing'}; it may be played as: {', '.join(takes)}."
