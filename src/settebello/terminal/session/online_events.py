"""The events at a table on a server, as game events."""

from __future__ import annotations

from collections.abc import Iterator

from settebello.cards import CardSet
from settebello.core import CLAIM, Action
from settebello.events import (
    ActionEvent,
    CardPlayed,
    CardsDealt,
    ClaimJudged,
    CutDecided,
    DealerCaptured,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    LeftoverTaken,
    Redealt,
)
from settebello.protocol.game import DealerCaptureEvent, DealtEvent, LeftoverEvent, PlayedEvent, RedealtEvent, Update
from settebello.view import View


def played_actions(update: Update | None) -> tuple[PlayedEvent, ...]:
    """The actions of an update, in order."""
    events = () if update is None else update.events
    return tuple(event for event in events if isinstance(event, PlayedEvent))


def game_events(update: Update, before: View) -> tuple[Event, ...]:
    """The events of an update. The score of a round is in the update's sheet.

    What its messages leave out comes from the views: the cards that a declaration showed, the card that this seat put
    on the table at the cut, the points of declarations.

    Args:
        update: what the server has sent.
        before: this seat's view before the update.
    """
    return tuple(_events(update, before))


def _events(update: Update, before: View) -> Iterator[Event]:
    after = update.view
    for message in update.events:
        if isinstance(message, RedealtEvent):
            yield Redealt(table=message.table)
        elif isinstance(message, LeftoverEvent):
            yield LeftoverTaken(side=message.side, cards=message.cards)
        elif isinstance(message, DealtEvent):
            captured = (other.cards for other in update.events if isinstance(other, DealerCaptureEvent))
            table = next(captured, after.table) if message.first else CardSet()
            yield CardsDealt(deal=after.deal, each=max(after.hands), table=table)
            if any(message.points):
                yield DeclarationsCounted(points=message.points)
        elif isinstance(message, DealerCaptureEvent):
            yield DealerCaptured(seat=message.seat, cards=message.cards, sweeps=message.sweeps)
        elif isinstance(message, PlayedEvent):
            yield _action_event(message, update, before)
    gained = tuple(new - old for old, new in zip(before.declared, after.declared, strict=True))
    told = any(isinstance(message, DealtEvent) and message.points for message in update.events)
    if not told and any(points > 0 for points in gained):
        yield DeclarationsCounted(points=gained)


def _action_event(message: PlayedEvent, update: Update, before: View) -> ActionEvent:
    seat, action, after = message.seat, Action.parse(message.action), update.view
    if action == CLAIM:
        winners = () if update.sheet is None else update.sheet.winners
        return ClaimJudged(seat=seat, correct=seat % len(after.piles) in winners)
    if action.kind == "play":
        return CardPlayed(
            seat=seat,
            action=action,
            sweep=message.sweep,
            points=message.points,
            stolen=message.stolen,
            stolen_from=message.stolen_from,
        )
    if action.kind in ("declare", "pass"):
        shown = after.shown[seat] or before.shown[seat]
        return DeclarationDecided(seat=seat, action=action, cards=shown if action.kind == "declare" else CardSet())
    return CutDecided(seat=seat, action=action, card=before.drawn if action.kind == "place" else None)
