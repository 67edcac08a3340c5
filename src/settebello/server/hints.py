"""Advice for somebody at a table, on request."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from settebello.players.advice import advised
from settebello.rules import Rules
from settebello.server.protocol import Advice, Hint
from settebello.server.store import PERSON, Place
from settebello.view import View


def may_be_advised(places: Sequence[Place]) -> bool:
    """Only who plays against the house alone: among people it would be unfair."""
    return sum(place.player == PERSON for place in places) == 1


async def advice(view: View, rules: Rules, asked: Hint) -> Advice:
    """What the adviser would do in the place of who has this view.

    Raises:
        IllegalAction: it is not their turn.
    """
    given = await asyncio.to_thread(advised, view, rules)
    return Advice(
        id=asked.id,
        version=asked.version,
        action=str(given.action),
        reason=given.reason,
        cards=given.cards,
        safe=given.safe,
    )
