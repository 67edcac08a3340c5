"""The decisions of a record, one after the other, with what the seat could know at each.

>>> from settebello.game import Seed
>>> from settebello.core import Action
>>> from settebello.record import Record, RoundRecord
>>> from settebello.rules import Rules
>>> opened = RoundRecord(shuffle=Seed(bytes(31) + b"\\x1a"), actions=[Action.parse("7Bx1C6D")])
>>> record = Record(rules=Rules(), names=("Ada", "Bruno"), dealer=1, rounds=[opened])
>>> [(decision.round, decision.number, decision.seat, decision.action) for decision in recorded_decisions(record)]
[(1, 1, 0, '7Bx1C6D')]
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from settebello.core import Round
from settebello.game import Game
from settebello.record import Record
from settebello.view import View, view_of


class RecordedDecision(Struct, frozen=True, kw_only=True):
    """An action of a record, with the position before it."""

    round: int
    """From 1."""
    number: int
    """Of the action in its round, from 1."""
    seat: int
    action: str
    view: View
    """The knowledge of the seat."""
    position: Round
    """All cards: a copy."""
    right_claim: bool | None = None
    """Whether the claim was right, or None if the action is not a claim."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing to weigh: one legal action, or a claim, which is right or wrong."""
        return self.right_claim is not None or len(self.view.legal) == 1


def recorded_decisions(record: Record) -> Iterator[RecordedDecision]:
    """Every decision of a record, claims included, in order.

    Raises:
        RecordError: an action is not legal in its position.
    """
    game = record.new_game()
    steps = record.steps(game)
    for number, played in enumerate(record.rounds, 1):
        next(steps)
        for place, action in enumerate(played.actions, 1):
            seat = game.round.turn
            if seat is not None:
                yield _decision(game, number, place, seat, str(action))
            next(steps)
        if played.claim is not None:
            claimed = _decision(game, number, len(played.actions) + 1, played.claim, "claim")
            next(steps)
            assert game.outcome is not None
            right = record.rules.side_of(played.claim) in game.outcome.winners
            yield replace(claimed, right_claim=right)


def _decision(game: Game, number: int, place: int, seat: int, action: str) -> RecordedDecision:
    return RecordedDecision(
        round=number,
        number=place,
        seat=seat,
        action=action,
        view=view_of(game, seat),
        position=game.round.copy(),
    )
