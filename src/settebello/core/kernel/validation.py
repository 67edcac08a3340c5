"""Checks of the arguments of the core, and the reasons why an action is illegal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from settebello.cards import Card, CardSet
from settebello.errors import ArgumentError, CardError, check_number, not_wanted
from settebello.rules.branching import most_table_cards
from settebello.rules.vocabulary import Rules

if TYPE_CHECKING:
    from settebello.core.kernel.action import Action
    from settebello.core.kernel.round import Round

T = TypeVar("T")

MOST_SEED = 2**64 - 1
MOST_ATTEMPTS = 10**9


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


def check_card(card: object) -> Card:
    """That card. Raises CardError if it is something else."""
    if isinstance(card, int) and 0 <= card < 52:
        return Card(card)
    raise CardError(not_wanted(card, "a card"))


def check_named(rules: Rules, rank: object) -> None:
    """Raise an ArgumentError unless the matta of these rules can be named ``rank``."""
    if rules.matta_card is None:
        raise ArgumentError("These rules have no matta, so no rank can be named.")
    check_number(rank, 1, 10, "named")


def _check_cards(cards: Iterable[Card]) -> CardSet:
    return cards if isinstance(cards, CardSet) else CardSet(cards)


def _check_pack(rules: Rules, cards: CardSet) -> None:
    strange = cards - rules.cards
    if strange:
        raise CardError(f"Not in this pack of {len(rules.cards)} cards: {strange}.")


def check_hand(rules: Rules, hand: Iterable[Card]) -> CardSet:
    """The cards of a hand. Raises CardError if one is not in the pack."""
    hand = _check_cards(hand)
    _check_pack(rules, hand)
    return hand


def check_position(rules: Rules, card: Card, table: Iterable[Card]) -> CardSet:
    """The cards on the table. Raises CardError unless ``card`` may be played while they lie there."""
    card, table = check_card(card), _check_cards(table)
    _check_pack(rules, table | {card})
    if card in table:
        raise CardError(f"{card} is played and lies on the table at once; each card exists once.")
    most = most_table_cards(rules)
    if len(table) > most:
        raise CardError(f"There can be {most} cards on the table in this game; {len(table)} were given.")
    return table


def check_piles(
    rules: Rules,
    piles: Iterable[Iterable[Card]],
    sweeps: Iterable[int],
    declared: Iterable[int],
    captures: Iterable[int],
) -> tuple[list[CardSet], list[int], list[int], list[int]]:
    """The piles, sweep counts, declaration points and capture points, by side.

    Raises:
        CardError: there is not one of each for every side, a card is in two piles or not in the pack, or a count is
            not from 0 to 999.
    """
    sets = [_check_cards(pile) for pile in _one_for_each_side(rules, piles, "piles")]
    seen = CardSet()
    for pile in sets:
        if pile & seen:
            raise CardError(f"In two piles at once: {pile & seen}; each card exists once.")
        seen |= pile
    _check_pack(rules, seen)
    return (
        sets,
        _check_counts(_one_for_each_side(rules, sweeps, "sweep counts")),
        _check_counts(_one_for_each_side(rules, declared, "declaration points")),
        _check_counts(_one_for_each_side(rules, captures, "capture points")),
    )


def _check_counts(counts: Iterable[int]) -> list[int]:
    try:
        return [check_number(count, 0, 999, "count") for count in counts]
    except ArgumentError as error:
        raise CardError("Sweeps and declaration points are numbers from 0 to 999.") from error


def _one_for_each_side(rules: Rules, given: Iterable[T], name: str) -> Sequence[T]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise CardError(not_wanted(given, f"a list of {rules.sides} {name}"))
    values = list(given)
    if len(values) != rules.sides:
        raise CardError(f"With {rules.seats} seats there are {rules.sides} sides; {len(values)} {name} were given.")
    return values


def why_illegal(position: Round, action: Action) -> str:
    """One sentence: why ``action`` is not legal now, and what would be."""
    legal = position.legal_actions()
    options = ", ".join(map(str, legal[:8])) + (" …" if len(legal) > 8 else "")
    if not legal:
        return f"{action} cannot be played: nobody has anything to decide now ({position.phase})."
    if action.kind == "declare" and _asks_for_hands(position):
        return _why_not_declare(position, action, legal)
    if action.kind != "play" or position.phase != "play":
        return f"'{action}' is not what seat {position.turn} has to decide now; it may choose: {options}."
    return _why_not_play(position, action, options)


def _asks_for_hands(position: Round) -> bool:
    """Whether hands are declared in this game, and now or in this deal."""
    return position.rules.declarations != "none" and position.phase in ("declare", "play")


def _why_not_declare(position: Round, action: Action, legal: list[Action]) -> str:
    seat, matta = position.turn, position.rules.matta_card
    assert seat is not None
    declared = [other for other in legal if other.kind == "declare"]
    options, hand = ", ".join(map(str, declared)), position.hand(seat)
    if position.decisions[seat] == "declare":
        return f"Seat {seat} has declared already in this deal."
    if position.rules.declaring.when != "turn" and position.phase == "play":
        return f"'{action}' comes too late: hands are declared before the first card of a deal."
    if len(hand) < position.rules.deal.hands[position.deal]:
        return f"Seat {seat} has played already in this deal: a hand is declared before its first card."
    if not declared:
        return f"The hand of seat {seat} scores nothing when it is declared."
    if action.named is None:
        return f"The hand holds {matta}: name the rank of the matta, such as {options}."
    if matta is None or matta not in hand:
        return f"{matta or 'A matta'} is not in the hand of seat {seat}, which may declare: {options}."
    return f"The hand scores nothing with the matta as {action.named}; it may be declared as: {options}."


def _why_not_play(position: Round, action: Action, options: str) -> str:
    assert action.card is not None
    assert position.turn is not None
    if action.card not in position.hand(position.turn):
        return f"{action.card} is not in the hand of seat {position.turn}, which may play: {options}."
    missing = action.captured - position.table - position.chain - position.tops
    if missing:
        return f"{action.card} cannot take what is not on the table: {missing}."
    takes = [str(other) for other in position.legal_actions() if other.card == action.card]
    if not takes:
        return f"{action.card} is an ace, and the first card of the round may not be one; it may be: {options}."
    if not action.takes:
        return f"{action.card} can take something and must: {', '.join(takes)}."
    return f"{action.card} cannot take {action.captured or 'nothing'}; it may be played as: {', '.join(takes)}."
