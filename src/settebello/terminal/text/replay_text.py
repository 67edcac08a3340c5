"""A replay in words: the events before the position shown, and everybody's cards."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.events import Redealt
from settebello.terminal.session.replay import ReplayPosition, ReplaySession
from settebello.terminal.text.narration import Narrator


def event_lines(narrator: Narrator, position: ReplayPosition) -> list[str]:
    """The events that led to a position: the deal, or an action and its effects."""
    if position.action:
        return narrator.describe_events(position.events, position.view)
    lines = [narrator.round_opening(position.view)]
    if any(isinstance(event, Redealt) for event in position.events):
        lines.insert(0, narrator.translator.text("log-new-deal"))
    return lines


def hand_lines(narrator: Narrator, position: ReplayPosition, shown: int | None) -> Iterator[str]:
    """The hand of each seat, one line each.

    Args:
        shown: the seat whose cards are shown (only the number of the others' cards is), or None for everybody's cards.
    """
    for seat, hand in enumerate(position.hands):
        if hand and shown in (None, seat):
            cards = narrator.card_texts(hand)
            yield narrator.translator.text("replay-hand", name=narrator.seat_name(seat), cards=cards)
        else:
            yield narrator.translator.text("at-held", name=narrator.seat_name(seat), count=len(hand))


def turn_line(narrator: Narrator, replay: ReplaySession, shown: int | None) -> str:
    """The player on turn, or a note that the record ends here. Empty between two rounds."""
    position, text = replay.position, narrator.translator.text
    if replay.at_end:
        return text("replay-ends")
    turn = position.view.turn
    if turn is None:
        return ""
    if position.drawn is not None and shown in (None, turn):
        card = narrator.translator.card(position.drawn)
        return text("replay-drawn", name=narrator.seat_name(turn), card=card)
    return text("replay-turn", name=narrator.seat_name(turn))


def hands_line(narrator: Narrator, shown: int | None) -> str:
    """Whose hands are shown."""
    if shown is None:
        return narrator.translator.text("replay-all-hands")
    return narrator.translator.text("replay-one-hand", name=narrator.seat_name(shown))
