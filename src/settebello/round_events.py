"""Events of a deal or an action, derived from the state of the compiled core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from settebello.cards import CardSet
from settebello.core import Action, Round
from settebello.events import (
    CardPlayed,
    CardsDealt,
    CutDecided,
    DealerCaptured,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    LeftoverTaken,
    NoSweep,
    Redealt,
    RoundStarted,
)

_NO_CARDS = CardSet()


class Position(Struct, frozen=True, gc=False):
    """The part of a round's state that an action may change: a snapshot for its events, taken while a seat has to
    decide."""

    seat: int
    side: int
    phase: str
    deal: int
    sweeps: int
    """The hand of the seat on turn."""
    declared: tuple[int, ...]
    """Declared points by side; empty in games without declared or dealt hands."""

    @staticmethod
    def of(played: Round, sides: int) -> Position:
        """A snapshot of a round with that many sides."""
        seat, phase = played.turn, played.phase
        assert seat is not None, "a seat is to decide"
        side = seat % sides
        told = played.rules.declarations != "none" or played.rules.dealt_points.scores
        declared = tuple(map(played.declared, range(sides))) if told else ()
        return Position(seat, side, phase, played.deal, played.sweeps(side), declared)


def deal_events(number: int, attempts: Sequence[Round]) -> list[Event]:
    """The events of dealing round ``number``; all ``attempts`` except the last were void."""
    return [RoundStarted(number=number, dealer=attempts[-1].dealer), *_first_cards(attempts)]


def action_events(before: Position, action: Action, attempts: Sequence[Round]) -> list[Event]:
    """The events of an action.

    Args:
        before: the position before the action.
        action: the action.
        attempts: the round of the action, and any rounds dealt since because the cut made it void.
    """
    if before.phase == "play" and action.kind == "play":
        return _play_events(before, action, attempts[0])
    if before.phase == "declare" or action.kind == "declare":
        return [*_declaration_events(before, action, attempts[0])]
    return [*_cut_events(before, action, attempts)]


def _play_events(before: Position, action: Action, played: Round) -> list[Event]:
    sweep = played.sweeps(before.side) > before.sweeps
    if played.phase == "over":
        return _last_play_events(before.seat, action, played, sweep=sweep)
    no_sweep: NoSweep | None = None
    if (
        not sweep
        and played.rules.capture.ace == "no-sweep"
        and action.captured
        and not played.table
        and not played.last_stolen
    ):
        no_sweep = "ace"
    events: list[Event] = [_card_played(before.seat, action, played, no_sweep, sweep=sweep)]
    if played.deal != before.deal:
        events += [_cards_dealt(played), *_dealt_hands(played, before.declared)]
    return events


def _last_play_events(seat: int, action: Action, played: Round, *, sweep: bool) -> list[Event]:
    """The last play of a round; then the cards left on the table are given away."""
    previous = played.copy()
    previous.undo()
    emptied = bool(action.captured) and action.captured == previous.table
    no_sweep = _why_no_sweep(action, previous) if emptied and not sweep else None
    left = previous.table - action.captured if action.takes else {*previous.table, action.card}
    events: list[Event] = [_card_played(seat, action, played, no_sweep, sweep=sweep)]
    if left:
        takers = (side for side in range(played.rules.sides) if left <= played.pile(side))
        events.append(LeftoverTaken(side=next(takers, None), cards=CardSet(left)))
    return events


def _card_played(seat: int, action: Action, played: Round, no_sweep: NoSweep | None, *, sweep: bool) -> CardPlayed:
    side, stolen = played.last_stolen or (None, _NO_CARDS)
    return CardPlayed(
        seat=seat,
        action=action,
        sweep=sweep,
        no_sweep=no_sweep,
        points=played.last_capture_points,
        stolen=stolen,
        stolen_from=side,
    )


def _why_no_sweep(action: Action, before: Round) -> NoSweep:
    ace = action.card is not None and before.rules.rank_of(action.card, before.named) == 1
    return "ace" if ace and before.rules.capture.ace == "no-sweep" else "last-card"


def _declaration_events(before: Position, action: Action, played: Round) -> Iterator[Event]:
    shown = played.hand(before.seat) if action.kind == "declare" else _NO_CARDS
    yield DeclarationDecided(seat=before.seat, action=action, cards=shown)
    knocks = played.rules.declaring.when != "round"
    decided = played.history[-1:] if knocks else played.history[-played.rules.seats :]
    if (knocks or played.phase != "declare") and any(choice.kind == "declare" for _, choice in decided):
        points = (played.declared(side) - old for side, old in enumerate(before.declared))
        yield DeclarationsCounted(points=tuple(points))


def _cut_events(before: Position, action: Action, attempts: Sequence[Round]) -> Iterator[Event]:
    placed = attempts[0].pack[0] if action.kind == "place" else None
    yield CutDecided(seat=before.seat, action=action, card=placed)
    yield from _first_cards(attempts, _NO_CARDS if placed is None else CardSet([placed]))


def _first_cards(attempts: Sequence[Round], placed: CardSet = _NO_CARDS) -> Iterator[Event]:
    """The first cards of a round, apart from the card placed in its cut; there are none before a cut."""
    for void in attempts[:-1]:
        yield Redealt(table=void.table)
    played = attempts[-1]
    if played.phase == "cut":
        return
    captured, dealer = played.captured_by_dealer, played.dealer
    yield _cards_dealt(played, CardSet((captured or played.table) - placed))
    yield from _dealt_hands(played, (0,) * played.rules.sides)
    if captured:
        sweeps = played.sweeps(played.rules.side_of(dealer))
        yield DealerCaptured(seat=dealer, cards=captured, sweeps=sweeps)


def _dealt_hands(played: Round, before: Sequence[int]) -> Iterator[DeclarationsCounted]:
    """The points of hands that score as they are dealt, if there are any."""
    if not played.rules.dealt_points.scores:
        return
    points = tuple(played.declared(side) - old for side, old in enumerate(before))
    if any(points):
        yield DeclarationsCounted(points=points)


def _cards_dealt(played: Round, table: CardSet = _NO_CARDS) -> CardsDealt:
    return CardsDealt(deal=played.deal, each=played.rules.deal.hands[played.deal], table=table)
