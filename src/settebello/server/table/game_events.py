"""What happened at a table, as everybody saw it: computed from the game before and after an entry."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from settebello.cards import CardSet
from settebello.core import CLAIM, Action
from settebello.game import Game
from settebello.protocol.game import DealtEvent, GameEvent, LeftoverEvent, PlayedEvent, RedealtEvent, ScoredEvent
from settebello.server.table.sheets import score_sheet


class Before(Struct, frozen=True, kw_only=True):
    """What must be remembered of a game before an action."""

    seat: int
    side: int
    table: CardSet
    sweeps: int
    deal: int
    cut: bool
    attempts: int

    @staticmethod
    def of(game: Game) -> Before:
        """A game whose turn it is somebody's."""
        now, seat = game.round, game.round.turn
        assert seat is not None, "an action is somebody's"
        side = game.rules.side_of(seat)
        return Before(
            seat=seat,
            side=side,
            table=now.table,
            sweeps=now.sweeps(side),
            deal=now.deal,
            cut=now.phase == "cut",
            attempts=len(game.attempts),
        )


def dealt_events(game: Game) -> tuple[GameEvent, ...]:
    """A round has just been dealt to ``game``."""
    return tuple(_opening(game, 0))


def action_events(before: Before, action: Action, game: Game) -> tuple[GameEvent, ...]:
    """``action`` has just been taken in ``game``."""
    return tuple(_action_events(before, action, game))


def claim_events(seat: int, game: Game) -> tuple[GameEvent, ...]:
    """``seat`` has just claimed out, which has ended the game."""
    claim = PlayedEvent(seat=seat, action=str(CLAIM), card=None, captured=CardSet(), sweep=False)
    return claim, ScoredEvent(sheet=score_sheet(game))


def _action_events(before: Before, action: Action, game: Game) -> Iterator[GameEvent]:
    played = game.attempts[before.attempts - 1]
    yield PlayedEvent(
        seat=before.seat,
        action=str(action),
        card=action.card,
        captured=action.captured,
        sweep=played.sweeps(before.side) > before.sweeps,
    )
    if before.cut:
        yield from _opening(game, before.attempts - 1)
    elif played.deal > before.deal:
        yield DealtEvent(first=False)
    if played.phase == "over":
        yield from _closing(before, action, game)


def _opening(game: Game, first: int) -> Iterator[GameEvent]:
    """The first cards of a round, from attempt ``first`` on; in a cut there are none yet."""
    for void in game.attempts[first:-1]:
        yield RedealtEvent(table=void.table)
    if game.round.phase != "cut":
        yield DealtEvent(first=True)


def _closing(before: Before, action: Action, game: Game) -> Iterator[GameEvent]:
    left = CardSet.of_mask(_table_after(before, action) & ~game.round.table.mask)
    if left:
        owner = next(side for side in range(game.rules.sides) if left <= game.round.pile(side))
        yield LeftoverEvent(side=owner, cards=left)
    elif game.round.table and game.round.stock == () and not any(map(game.round.hand, range(game.rules.seats))):
        yield LeftoverEvent(side=None, cards=game.round.table)
    yield ScoredEvent(sheet=score_sheet(game))


def _table_after(before: Before, action: Action) -> int:
    """The table once the card was played, before the last cards of a round are given away."""
    if action.card is None or action.takes:
        return before.table.mask & ~action.captured.mask
    return before.table.mask | 1 << action.card
