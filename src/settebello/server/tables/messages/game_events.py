"""Translates the events of the engine into those of the protocol."""

from __future__ import annotations

from collections.abc import Iterator

from settebello import events
from settebello.cards import CardSet
from settebello.game import Game
from settebello.protocol.game import (
    DealerCaptureEvent,
    DealtEvent,
    GameEvent,
    LeftoverEvent,
    PlayedEvent,
    RedealtEvent,
    ScoredEvent,
)
from settebello.server.tables.messages.sheets import score_sheet


def event_messages(happened: tuple[events.Event, ...], game: Game) -> tuple[GameEvent, ...]:
    """The protocol's events for engine events that have just happened in ``game``."""
    return tuple(message for n, event in enumerate(happened) for message in _messages(event, game, happened[n + 1 :]))


def _messages(event: events.Event, game: Game, later: tuple[events.Event, ...]) -> Iterator[GameEvent]:
    """The events of one; none for what clients see in the view or the score sheet."""
    if isinstance(event, events.Redealt):
        yield RedealtEvent(table=event.table)
    elif isinstance(event, events.LeftoverTaken):
        yield LeftoverEvent(side=event.side, cards=event.cards)
    elif isinstance(event, events.CardsDealt):
        counted = (other.points for other in later if isinstance(other, events.DeclarationsCounted))
        yield DealtEvent(first=event.deal == 0, points=next(counted, ()))
    elif isinstance(event, events.DealerCaptured):
        yield DealerCaptureEvent(seat=event.seat, cards=event.cards, sweeps=event.sweeps)
    elif isinstance(event, events.ActionEvent):
        yield _played_event(event)
    elif isinstance(event, events.RoundScored):
        yield ScoredEvent(sheet=score_sheet(game))
    elif isinstance(event, events.GameOver) and event.outcome.reason == "claim":
        yield ScoredEvent(sheet=score_sheet(game))  # the round was not finished, so that nothing else scored it


def _played_event(event: events.ActionEvent) -> PlayedEvent:
    action = event.action
    if isinstance(event, events.CardPlayed):
        return PlayedEvent(
            seat=event.seat,
            action=str(action),
            card=action.card,
            captured=action.captured,
            sweep=event.sweep,
            points=event.points,
            stolen=event.stolen,
            stolen_from=event.stolen_from,
        )
    return PlayedEvent(seat=event.seat, action=str(action), card=None, captured=CardSet(), sweep=False)
